//! What can be wrong with a result sheet, and how it is said.

use gaffer_champions::Shirt;
use gaffer_core::{BySide, Side};
use gaffer_games::words::Phrase;
use serde::Serialize;

use crate::words::say;

/// Something on a result sheet that cannot have been so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetProblem {
    /// A player who was out has a card or an injury (C20-cup-14).
    WasOut(Side, Shirt),
    /// A player has a yellow and a red card; the red one alone is judged (C20-D77).
    YellowAndRed(Side, Shirt),
    /// A player is named as injured once and twice.
    InjuredOnceAndTwice(Side, Shirt),
    /// A side has cards or injuries in a match without fouls (C20-preset-2).
    NoFouls(Side),
    /// More players have a card or an injury than can have played: eleven and the substitutes (C20-sub-2).
    TooManyPlayers {
        /// The side.
        side: Side,
        /// So many are named.
        named: u32,
        /// So many can have played.
        most: u32,
    },
    /// A side has lost so many players that it has forfeited the match (C20-card-6).
    TooFewLeft {
        /// The side.
        side: Side,
        /// So many are left at most.
        left: u32,
    },
    /// The score is level, in a second leg that of both, and the match must be played out (C20-cup-1).
    NeedsWinner(BySide<u8>),
    /// The score is level, in a second leg that of both, and a shoot-out must decide.
    NeedsKicks(BySide<u8>),
    /// The match ends after regular time, and a draw stands (C20-cup-16).
    EndsAfterRegularTime,
    /// The game has no extra time (F22-D13).
    NoExtraTime,
    /// Extra time begins level and ends with its first goal (C20-cup-3); the goals, in a second leg of both.
    NoGoldenGoal(BySide<u8>),
    /// There is no shoot-out where the score is not level; the goals, in a second leg of both.
    NotLevel(BySide<u8>),
    /// No shoot-out ends with these kicks scored (C20-cup-4).
    NoSuchKicks(BySide<u8>),
    /// A forfeited match ends 0–3, or with the present score where that is worse (C20-card-6).
    NoSuchForfeit {
        /// Who forfeited.
        loser: Side,
        /// The score.
        score: BySide<u8>,
    },
    /// Only a match that neither side can play is abandoned, 0–0 and without cards (C20-D125).
    NotAbandoned,
    /// A side of a game without shirts has cards or injuries.
    NoShirts(Side),
    /// A side of a game without skills has lost or won some.
    NoSkills(Side),
    /// Skills are lost and won only with the advanced rules of skills and events (F22-A11-6.3 to 6.5).
    NoSkillsCarried(Side),
}

impl SheetProblem {
    /// The problem in words.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::WasOut(team, shirt) => say!(problems::WasOut, team, shirt = shirt.number()),
            Self::YellowAndRed(team, shirt) => {
                say!(problems::YellowAndRed, team, shirt = shirt.number())
            }
            Self::InjuredOnceAndTwice(team, shirt) => {
                say!(problems::InjuredOnceAndTwice, team, shirt = shirt.number())
            }
            Self::NoFouls(team) => say!(problems::NoFouls, team),
            Self::TooManyPlayers { side, named, most } => {
                say!(problems::TooManyPlayers, team = side, named, most)
            }
            Self::TooFewLeft { side, left } => say!(problems::TooFewLeft, team = side, left),
            Self::NeedsWinner(goals) => say!(problems::NeedsWinner, goals = pair(goals)),
            Self::NeedsKicks(goals) => say!(problems::NeedsKicks, goals = pair(goals)),
            Self::EndsAfterRegularTime => say!(problems::EndsAfterRegularTime),
            Self::NoExtraTime => say!(problems::NoExtraTime),
            Self::NoGoldenGoal(goals) => say!(problems::NoGoldenGoal, goals = pair(goals)),
            Self::NotLevel(goals) => say!(problems::NotLevel, goals = pair(goals)),
            Self::NoSuchKicks(kicks) => say!(problems::NoSuchKicks, kicks = pair(kicks)),
            Self::NoSuchForfeit { loser, score } => {
                say!(problems::NoSuchForfeit, team = loser, score = pair(score))
            }
            Self::NotAbandoned => say!(problems::NotAbandoned),
            Self::NoShirts(team) => say!(problems::NoShirts, team),
            Self::NoSkills(team) => say!(problems::NoSkills, team),
            Self::NoSkillsCarried(team) => say!(problems::NoSkillsCarried, team),
        }
    }
}

/// Two numbers as they are written in all languages: "2–1".
fn pair(BySide { home, away }: BySide<u8>) -> String {
    format!("{home}–{away}")
}
