"""The HTTP routes. They read a request, ask the house, and answer."""
