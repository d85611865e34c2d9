"""Time limits: how clocks run, and what happens when the time is up."""
