//! The tests of the games behind one interface that need no process of their own: one executable, which is linked once.

mod champions_citations;
mod corner_spot;
mod examples;
mod impossible_positions;
mod judge;
mod lessons;
mod position_texts;
mod readings;
mod sights;
mod two_voices;
mod words;
