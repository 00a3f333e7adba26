//! The tests of the club that need no process of their own: one executable, which is linked once.

mod arranged;
mod chi_square;
mod dice_statistics;
mod lobby;
mod pairing;
mod puzzle_ratings;
mod ratings;
