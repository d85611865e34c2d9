"""What the page of Imperator shows besides the view: the outlook, and previews of choices."""
