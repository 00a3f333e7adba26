//! Where points go: the kinds of decisions as a report over many matches has them.

use gaffer_games::named;
use gaffer_games::words::Phrase;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::matter::Matter;

/// A part of the game in which points are given away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = ReportArea)]
pub enum Area {
    /// Where the ball is played.
    Passing,
    /// Who plays, and where everybody stands before play begins again.
    SetUps,
    /// Moves of players.
    Moving,
    /// Whole turns with the ball, in Champions 2020.
    Turns,
    /// Pressing, interceptions and saves.
    Pressing,
    /// Whether to shoot, and how.
    Shots,
    /// Who takes a throw-in, a corner or a free kick, and how.
    SetPieces,
    /// Substitutes, condition and injuries.
    Substitutions,
    /// Whether a card is used.
    Skills,
    /// Penalties and the shoot-out.
    Penalties,
    /// Fouls, sendings-off and everything else.
    Others,
}

impl Area {
    /// The area of a decision about something.
    pub(super) fn of(matter: Matter) -> Self {
        match matter {
            Matter::LineUp | Matter::SetUp => Self::SetUps,
            Matter::Pass => Self::Passing,
            Matter::Action => Self::Shots,
            Matter::Movement => Self::Moving,
            Matter::Turn => Self::Turns,
            Matter::Defence => Self::Pressing,
            Matter::SetPiece => Self::SetPieces,
            Matter::Substitution => Self::Substitutions,
            Matter::Skill => Self::Skills,
            Matter::Penalty => Self::Penalties,
            Matter::Discipline | Matter::Other => Self::Others,
        }
    }

    /// How it is called.
    pub(crate) fn words(self) -> Phrase {
        named!(self, Self: report {
            Passing SetUps Moving Turns Pressing Shots SetPieces Substitutions Skills Penalties Others
        })
    }
}
