"""When bots and analysts are asked, and what. How they run is the shell's business."""
