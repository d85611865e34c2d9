"""What the page shows of Minerva in figures: the outlook, and what each choice would bring."""
