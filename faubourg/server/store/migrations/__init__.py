"""The history of the database's shape, one file a step in `versions/`."""
