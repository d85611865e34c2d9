"""What `make` does, in small steps that need nothing but Python itself."""
