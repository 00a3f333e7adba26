//! Who is ahead: the tables of the groups and the places at the end.

use serde::Serialize;

use super::Competition;
use super::knock_out::Entrant;
use crate::fixture::{Fixture, Stage, Status, TieId};
use crate::setting::Format;
use crate::standings::{Played, Row, standings};
use crate::team::TeamId;

/// The table of a group, or of the whole competition.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Table {
    /// Its rows, the first place first.
    pub rows: Vec<Row>,
}

/// The places that a team has reached or can still reach by what is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Placing {
    /// The best of the places that it shares, from 1.
    pub from: usize,
    /// The last of them.
    pub to: usize,
    /// The team.
    pub team: TeamId,
}

impl Competition {
    /// How many tables there are: one for each group, one for a Swiss or a duplicate competition, none for a knock-out.
    pub fn tables(&self) -> usize {
        match &self.setting.format {
            Format::RoundRobin(league) | Format::GroupsThenKnockOut { league, .. } => league.groups,
            Format::Swiss { .. } | Format::Duplicate { .. } => 1,
            Format::KnockOut(_) => 0,
        }
    }

    /// The table of a group, the first 0.
    pub fn table(&self, group: usize) -> Table {
        let (played, byes) = match self.setting.format {
            Format::Duplicate { .. } => self.compared(),
            _ => self.results_of(group),
        };
        Table {
            rows: self.ranked(&self.teams_of(group), &played, &byes, self.setting.seed),
        }
    }

    /// Teams by what they have played: by the seeding before anything is played; a team whose matches were annulled stands last.
    pub(crate) fn ranked(
        &self,
        teams: &[TeamId],
        played: &[Played],
        byes: &[(TeamId, u16)],
        lots: u64,
    ) -> Vec<Row> {
        let (annulled, teams): (Vec<TeamId>, Vec<TeamId>) =
            (teams.iter()).partition(|team| self.is_annulled(**team));
        let rows = if played.is_empty() && byes.is_empty() {
            teams.into_iter().map(Row::unplayed).collect()
        } else {
            standings(&teams, played, byes, &self.setting.tie_breaks, lots)
        };
        let last = annulled.into_iter().map(Row::unplayed);
        (1..)
            .zip(rows.into_iter().chain(last))
            .map(|(place, row)| Row { place, ..row })
            .collect()
    }

    /// Whether a team has withdrawn so early that its matches of a league count for nothing.
    fn is_annulled(&self, team: TeamId) -> bool {
        let mut own = self.fixtures.iter().filter(|fixture| {
            matches!(fixture.stage, Stage::Group(_)) && super::both(fixture.teams).contains(&team)
        });
        self.has_withdrawn(team) && own.all(|fixture| fixture.status == Status::Annulled)
    }

    /// The matches that count in the table of a group, and the byes.
    fn results_of(&self, group: usize) -> (Vec<Played>, Vec<(TeamId, u16)>) {
        let fixtures = self.fixtures.iter().filter(|fixture| match fixture.stage {
            Stage::Group(number) => number == group,
            Stage::Round => true,
            Stage::Tie { .. } => false,
        });
        let win = u16::from(self.setting.points.win);
        let byes = self.byes.iter().map(|bye| (bye.team, win));
        let played = fixtures.filter_map(|fixture| self.counted(fixture));
        (played.collect(), byes.collect())
    }

    /// A match as a table sees it, once it counts.
    pub(super) fn counted(&self, fixture: &Fixture) -> Option<Played> {
        let sheet = fixture.status.sheet()?;
        Some(Played::new(fixture.teams, sheet, &self.setting.points))
    }

    /// The teams of a group, in the order of the seeding; teams of two by their first coach.
    pub(crate) fn teams_of(&self, group: usize) -> Vec<TeamId> {
        let all = self.setting.teams.len();
        match &self.setting.format {
            Format::RoundRobin(league) | Format::GroupsThenKnockOut { league, .. } => {
                let groups = crate::draw::round_robin::groups(all, league.groups);
                let teams = groups.into_iter().nth(group).unwrap_or_default();
                teams.into_iter().map(TeamId).collect()
            }
            Format::Duplicate { pairs: true, .. } => (0..all).step_by(2).map(TeamId).collect(),
            _ => (0..all).map(TeamId).collect(),
        }
    }

    /// Whether every match of a group is decided.
    pub(crate) fn group_is_over(&self, group: usize) -> bool {
        let mut fixtures = self.fixtures.iter();
        fixtures.all(|fixture| {
            fixture.stage != Stage::Group(group)
                || !matches!(fixture.status, Status::Waiting | Status::Began(_))
        })
    }

    /// The places at the end, the first first; in a knock-out those who lost in the same round share theirs.
    pub fn placings(&self) -> Vec<Placing> {
        if self.ties.is_empty() {
            return (0..self.tables())
                .flat_map(|group| self.places_of(group))
                .collect();
        }
        let last = self.ties.last().map_or(0, |tie| tie.round);
        let mut placings = Vec::new();
        // A tie that stands against a correction may have a team that has another place too: the better one counts.
        let share = |mut teams: Vec<TeamId>, placings: &mut Vec<Placing>| {
            teams.retain(|team| placings.iter().all(|placing| placing.team != *team));
            let from = placings.len() + 1;
            let to = placings.len() + teams.len();
            placings.extend(teams.into_iter().map(|team| Placing { from, to, team }));
        };
        for round in (0..=last).rev() {
            let mut ties: Vec<usize> = (0..self.ties.len())
                .filter(|tie| self.ties[*tie].round == round)
                .collect();
            // The final before the match for the third place.
            ties.sort_by_key(|tie| self.ties[*tie].third_place);
            let mut losers = Vec::new();
            for number in ties {
                let Some(result) = self.tie_result(TieId(number)) else {
                    continue;
                };
                let [winner, loser] = result.map(|entrant| match entrant {
                    Entrant::Team(team) => Some(team),
                    Entrant::Unknown | Entrant::Nobody => None,
                });
                if round == last {
                    share(winner.into_iter().collect(), &mut placings);
                    share(loser.into_iter().collect(), &mut placings);
                } else {
                    losers.extend(loser);
                }
            }
            share(losers, &mut placings);
        }
        placings
    }

    fn places_of(&self, group: usize) -> Vec<Placing> {
        let rows = self.table(group).rows.into_iter();
        rows.map(|row| Placing {
            from: row.place,
            to: row.place,
            team: row.team,
        })
        .collect()
    }
}
