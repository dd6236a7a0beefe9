"""What people bring: records, and files of tiles, cards or maps. It is read where it can harm nobody."""
