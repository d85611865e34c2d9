"""All that leans on the insides of uvicorn and websockets: connections, frames, addresses."""
