"""Trees said again in the reference wording, one house template for each construct."""
