"""What the page shows of Carpe Diem in figures: the outlook, and what each choice would bring."""
