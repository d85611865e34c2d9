"""The application: matches, lobbies, lessons, reviews. It knows no socket, thread or process."""
