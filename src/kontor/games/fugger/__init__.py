"""Die Fugger: a market of five goods, nine prices and one neutral rival."""
