//! The games by name: their presets and coaches, the words and the board that people see, and matches of any game.
//!
//! Terminal, browser and referee stand on this; it knows no screen, no file and no network.

// The generated types of messages name this crate as others do.
extern crate self as gaffer_games;

mod any_game;
mod any_match;
pub mod board;
pub mod champions;
pub mod coaches;
pub mod described;
mod dice_figures;
mod elsewhere;
pub mod examples;
pub mod figure;
pub mod fuba;
mod game;
pub mod lessons;
pub mod odds;
pub mod offer;
mod one_line;
pub mod options;
pub mod position_faults;
pub mod position_text;
pub mod protocol;
mod rules_in_words;
pub mod rules_reference;
mod say_each;
pub mod text;
pub mod thinking;
mod thoughts;
pub mod words;

pub use any_game::{AnyGame, GAMES, Of, find};
pub use any_match::{AnyMatch, Change, ToAct};
pub use dice_figures::{DiceFigures, dice_figures};
pub use elsewhere::{CoachAnswer, CoachQuestion};
pub use gaffer_coach::{draw_bytes, draw_seed, seat_seal, server_seal};
pub use gaffer_core::strict_json;
pub use game::{Game, MakeCoach, Preset};
pub use rules_in_words::{RulesInWords, rules_in_words};
