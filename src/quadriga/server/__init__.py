"""The shell that serves the house over HTTP and WebSocket, with Litestar and uvicorn."""
