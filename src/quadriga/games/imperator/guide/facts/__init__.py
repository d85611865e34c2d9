"""What the page shows of Imperator in figures: the outlook, and what each choice would bring."""
