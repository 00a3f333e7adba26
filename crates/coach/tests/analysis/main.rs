//! Luck and costs: they add up to the result, luck has no favourites, and nobody is judged by what he could not see.

mod exact;
mod fair;
#[path = "../search/pig.rs"]
mod pig;
mod played;
mod replayed;
mod rows;
mod solved;
mod sums;
