//! A match as a table sees it.

use gaffer_core::{BySide, Side};

use crate::setting::Points;
use crate::sheet::{Decided, ResultSheet};
use crate::team::TeamId;

/// A match that counts in a table; home comes first everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who played.
    pub teams: [TeamId; 2],
    /// Their goals; those of a shoot-out are not goals of the match.
    pub goals: [u16; 2],
    /// Their points.
    pub points: [u16; 2],
    /// Who won, 0 home and 1 away; nobody where it is a draw.
    pub winner: Option<usize>,
}

impl Played {
    /// A match by its result; a forfeit counts with its score and the points of a win in regular time.
    pub fn new(teams: BySide<TeamId>, sheet: &ResultSheet, points: &Points) -> Self {
        let winner = sheet.winner().map(|side| usize::from(side == Side::Away));
        let [won, lost] = match sheet.decided {
            Decided::Regular | Decided::Forfeit(_) | Decided::Abandoned => [points.win, 0],
            Decided::ExtraTime | Decided::ForfeitInExtraTime(_) => points.extra_time,
            Decided::ShootOut(_) => points.shoot_out,
        };
        let points = match winner {
            None if sheet.decided == Decided::Abandoned => [0; 2],
            None => [points.draw; 2],
            Some(0) => [won, lost],
            Some(_) => [lost, won],
        };
        Self {
            teams: [teams.home, teams.away],
            goals: [sheet.score.home, sheet.score.away].map(u16::from),
            points: points.map(u16::from),
            winner,
        }
    }
}
