"""What the page shows of All Roads in figures: the outlook, and what each choice would bring."""
