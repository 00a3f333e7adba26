//! What follows when a team withdraws.

use gaffer_core::{BySide, Side};

use super::{Competition, both};
use crate::fixture::{FixtureId, Stage, Status};
use crate::sheet::{Decided, ResultSheet, TeamSheet};
use crate::team::TeamId;

/// When a team withdrew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// While its league went on: it cannot qualify.
    League,
    /// Later: whoever meets it goes on.
    Later,
}

impl Competition {
    /// Early in a league its results are annulled, later the rest is forfeited; elsewhere the opponent goes on.
    pub(super) fn withdraw(&mut self, team: TeamId) {
        let league = self.fixtures.iter().any(|fixture| {
            matches!(fixture.stage, Stage::Group(_))
                && matches!(fixture.status, Status::Waiting | Status::Began(_))
        });
        self.withdrawn
            .insert(team, if league { When::League } else { When::Later });
        let (matches, played) = self.league_matches(team);
        let annul = played * 2 < matches;
        for number in 0..self.fixtures.len() {
            let fixture = &self.fixtures[number];
            let Some(side) = side_of(fixture.teams, team) else {
                continue;
            };
            let open = matches!(fixture.status, Status::Waiting | Status::Began(_));
            let other_is_out = self.withdrawn.contains_key(&fixture.teams[!side]);
            let in_league = matches!(fixture.stage, Stage::Group(_));
            let status = match () {
                () if in_league && annul => Status::Annulled,
                () if open && other_is_out => Status::Annulled,
                () if open => {
                    self.order.push(FixtureId(number));
                    Status::Forfeited(forfeit(side))
                }
                () => continue,
            };
            self.fixtures[number].status = status;
        }
    }

    /// How many matches of a league a team has, and how many of them it has played.
    fn league_matches(&self, team: TeamId) -> (usize, usize) {
        let league = self.fixtures.iter().filter(|fixture| {
            matches!(fixture.stage, Stage::Group(_)) && both(fixture.teams).contains(&team)
        });
        let counted = league.filter(|fixture| fixture.status != Status::Annulled);
        counted.fold((0, 0), |(matches, played), fixture| {
            let counts = usize::from(matches!(fixture.status, Status::Played(_)));
            (matches + 1, played + counts)
        })
    }
}

/// The side on which a team plays.
pub(super) fn side_of(teams: BySide<TeamId>, team: TeamId) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| teams[*side] == team)
}

/// A match that this side has lost without playing it: 0–3.
pub(crate) fn forfeit(loser: Side) -> ResultSheet {
    ResultSheet {
        score: BySide::with(|side| if side == loser { 0 } else { 3 }),
        decided: Decided::Forfeit(loser),
        teams: BySide::with(|_| TeamSheet::default()),
    }
}
