"""The doors: HTTP handlers, the WebSocket of a table, and the gate before them."""
