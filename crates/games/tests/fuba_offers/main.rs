//! What FUBA's offers say, over matches played at random: its odds and numbers against the rules, its words in every language.

mod languages;
mod odds;
mod played;
mod values;
