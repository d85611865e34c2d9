"""Looking ahead: turns, playouts, plans and endgames. It knows no game by name."""
