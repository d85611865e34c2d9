"""Everything that relies on internals of uvicorn and websockets."""
