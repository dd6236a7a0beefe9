"""Tables on the network: HTTP and WebSocket for every registered game, on one machine or many."""
