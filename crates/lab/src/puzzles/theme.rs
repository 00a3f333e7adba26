//! What puzzles ask.

use gaffer_core::{Rules as _, named};
use gaffer_games::words::Phrase;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::words::say;

named! {
    /// What a puzzle asks.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "lowercase")]
    #[schema(as = PuzzleTheme)]
    pub enum Theme {
        /// FUBA: to which area the ball is played.
        Target = "target",
        /// FUBA: which pieces move.
        Movement = "movement",
        /// FUBA: whether to shoot at once, or to do something else first.
        Shot = "shot",
        /// Champions: to score with a 1.
        #[serde(rename = "score-1")]
        Score1 = "score-1",
        /// Champions: to score with a 2.
        #[serde(rename = "score-2")]
        Score2 = "score-2",
        /// Champions: to score with a 3.
        #[serde(rename = "score-3")]
        Score3 = "score-3",
        /// Champions: to score with a 4.
        #[serde(rename = "score-4")]
        Score4 = "score-4",
        /// Champions: to score with a 5.
        #[serde(rename = "score-5")]
        Score5 = "score-5",
        /// Champions: to score with a 6.
        #[serde(rename = "score-6")]
        Score6 = "score-6",
    }
    else "a theme of puzzles: 'gaffer puzzles list' prints them"
}

impl Theme {
    /// The theme of a roll in Champions.
    pub(super) fn of_roll(roll: u8) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|theme| theme.roll() == Some(roll))
    }

    /// The roll of a puzzle of Champions.
    pub fn roll(self) -> Option<u8> {
        self.name().strip_prefix("score-")?.parse().ok()
    }

    /// The name of its game.
    pub fn game(self) -> &'static str {
        match self {
            Self::Target | Self::Movement | Self::Shot => gaffer_fuba::Position::GAME,
            _ => gaffer_champions::Position::GAME,
        }
    }

    /// The rules that a solver needs.
    pub fn rules(self) -> &'static [&'static str] {
        match self {
            Self::Target => &["F22-4.1a", "F22-4.2.1", "F22-4.4a"],
            Self::Movement => &["F22-4.5.1a", "F22-4.7a"],
            Self::Shot => &["F22-4.6b", "F22-4.8a"],
            _ => &["C20-kick-2", "C20-shot-3"],
        }
    }

    /// What it is called.
    pub fn title(self) -> Phrase {
        say!(puzzles::Title, theme = self.key(), roll = self.number())
    }

    /// What is asked.
    pub fn question(self) -> Phrase {
        say!(puzzles::Question, theme = self.key(), roll = self.number())
    }

    fn key(self) -> String {
        self.roll().map_or(self.name(), |_| "score").to_owned()
    }

    fn number(self) -> u32 {
        self.roll().unwrap_or_default().into()
    }
}
