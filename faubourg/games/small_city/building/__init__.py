"""Phase 2, and whenever else a tile is built: plans, drafts of what they lead to, and which tile may go where."""
