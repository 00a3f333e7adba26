//! The tests of competitions that need no process of their own: one executable, which is linked once.

mod by_hand;
mod checks;
mod luck;
mod order_of_tables;
mod season;
mod simulate;
mod squads;
mod squads_in_cups;
mod standings;
mod standings_tables;
mod statistics;
mod whole_cups;
