//! Rounds that are drawn one after the other: Swiss and duplicate.

use std::collections::BTreeSet;

use gaffer_core::{BySide, Side};
use serde::Serialize;

use super::Competition;
use crate::draw::{self, History, duplicate, swiss};
use crate::fixture::{Fixture, FixtureId, Stage, Status};
use crate::setting::Format;
use crate::standings::Played;
use crate::team::TeamId;

/// A team without an opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Bye {
    /// The round, the first 0.
    pub round: usize,
    /// The team.
    pub team: TeamId,
}

impl Competition {
    /// The teams without an opponent, round by round.
    pub fn byes(&self) -> &[Bye] {
        &self.byes
    }

    /// Whether two teams had to meet again because nobody else was left.
    pub fn is_rematch(&self, fixture: FixtureId) -> bool {
        self.rematches.contains(&fixture)
    }

    /// Whether nobody may see a match yet: others of its round are still to play it with the same dice.
    pub fn is_hidden(&self, fixture: &Fixture) -> bool {
        matches!(self.setting.format, Format::Duplicate { .. })
            && !self.round_is_over(fixture.round)
    }

    /// The luck of a match that others play with the same dice: one number for each round of a duplicate competition.
    pub fn shared_seed(&self, fixture: &Fixture) -> Option<u64> {
        matches!(self.setting.format, Format::Duplicate { .. })
            .then(|| crate::luck::Luck::of(self.setting.seed, [fixture.round as u64]).number())
    }

    /// Whether two consecutive coaches are a team.
    pub(super) fn plays_in_pairs(&self) -> bool {
        matches!(self.setting.format, Format::Duplicate { pairs: true, .. })
    }

    /// How many coaches a team has.
    fn unit(&self) -> usize {
        if self.plays_in_pairs() { 2 } else { 1 }
    }

    /// How many rounds there are to draw.
    fn rounds_wanted(&self) -> usize {
        match self.setting.format {
            Format::Swiss { rounds } | Format::Duplicate { rounds, .. } => rounds,
            _ => 0,
        }
    }

    pub(super) fn rounds_drawn(&self) -> usize {
        let fixtures = self.fixtures.iter().map(|fixture| fixture.round + 1);
        fixtures.max().unwrap_or(0)
    }

    fn round_is_over(&self, round: usize) -> bool {
        self.fixtures.iter().all(|fixture| {
            fixture.round != round || !matches!(fixture.status, Status::Waiting | Status::Began(_))
        })
    }

    /// Draws the next round once the last is over.
    pub(super) fn advance_rounds(&mut self) {
        let round = self.rounds_drawn();
        if self.rounds_are_over() || (round > 0 && !self.round_is_over(round - 1)) {
            return;
        }
        let histories = self.histories();
        let drawn = match self.setting.format {
            Format::Swiss { .. } => {
                let rows = self.table(0).rows;
                let ranking: Vec<usize> = rows.iter().map(|row| row.team.0).collect();
                swiss::pair(&histories, &ranking, round)
            }
            _ => duplicate::pair(&histories, round),
        };
        self.put_round(round, &drawn);
    }

    fn put_round(&mut self, round: usize, drawn: &draw::Round) {
        let pairs = self.plays_in_pairs();
        for pair in &drawn.pairs {
            let teams = [pair.home, pair.away];
            let matches = if pairs {
                duplicate::tables(teams).to_vec()
            } else {
                vec![teams]
            };
            for [home, away] in matches {
                if pair.rematch.is_some() {
                    self.rematches.push(FixtureId(self.fixtures.len()));
                }
                self.fixtures.push(Fixture {
                    round,
                    stage: Stage::Round,
                    teams: BySide {
                        home: TeamId(home),
                        away: TeamId(away),
                    },
                    status: Status::Waiting,
                });
            }
        }
        let rests = drawn.rests.into_iter();
        self.byes.extend(rests.map(|team| Bye {
            round,
            team: TeamId(if pairs { 2 * team } else { team }),
        }));
    }

    /// What each team, or each team of two, brings into the next draw.
    fn histories(&self) -> Vec<History> {
        let size = self.unit();
        let teams = self.setting.teams.len() / size;
        let mut histories = vec![History::default(); teams];
        for row in self.table(0).rows {
            histories[row.team.0 / size].points = row.points;
        }
        let met = self.fixtures.iter().filter(|fixture| {
            // The second match of two teams of two is the same meeting.
            fixture.teams.home.0.is_multiple_of(size) && fixture.status != Status::Annulled
        });
        for fixture in met {
            for side in Side::BOTH {
                let [own, other] = [side, !side].map(|side| fixture.teams[side].0 / size);
                histories[own].met.insert(other, fixture.round);
                histories[own].sides.push(side);
            }
        }
        for bye in &self.byes {
            histories[bye.team.0 / size].rests += 1;
        }
        for team in self.withdrawn.keys() {
            histories[team.0 / size].withdrawn = true;
        }
        histories
    }

    /// Whether no further round is drawn: all are, or nobody is left to meet.
    pub(super) fn rounds_are_over(&self) -> bool {
        let size = self.unit();
        let out: BTreeSet<usize> = self.withdrawn.keys().map(|team| team.0 / size).collect();
        self.rounds_drawn() >= self.rounds_wanted()
            || self.setting.teams.len() / size < out.len() + 2
    }

    /// The matches of the rounds of a duplicate competition that are over, worth what the comparison gives, and the byes.
    pub(super) fn compared(&self) -> (Vec<Played>, Vec<(TeamId, u16)>) {
        let mut played = Vec::new();
        let mut byes = Vec::new();
        let rounds = (0..self.rounds_drawn()).filter(|round| self.round_is_over(*round));
        for round in rounds {
            let fixtures: Vec<&Fixture> = self
                .fixtures
                .iter()
                .filter(|fixture| fixture.round == round)
                .collect();
            let rests = self.byes.iter().filter(|bye| bye.round == round);
            if self.plays_in_pairs() {
                byes.extend(rests.map(|bye| (bye.team, 1)));
                played.extend(fixtures.chunks_exact(2).filter_map(|tables| {
                    let tables = [self.counted(tables[0])?, self.counted(tables[1])?];
                    Some(team_of_two(tables))
                }));
            } else {
                let results: Vec<Played> = fixtures
                    .into_iter()
                    .filter_map(|fixture| self.counted(fixture))
                    .collect();
                let rest = duplicate::rest(results.len()) as u16;
                byes.extend(rests.map(|bye| (bye.team, rest)));
                let differences: Vec<i32> = results.iter().map(difference).collect();
                let points = duplicate::score(&differences);
                played.extend(
                    results
                        .into_iter()
                        .zip(points)
                        .map(|(result, points)| Played {
                            points: points.map(|points| points as u16),
                            ..result
                        }),
                );
            }
        }
        (played, byes)
    }
}

fn difference(played: &Played) -> i32 {
    i32::from(played.goals[0]) - i32::from(played.goals[1])
}

/// Two teams of two at their two tables as one meeting, named by their first coaches: the goals are those of both coaches.
fn team_of_two([first, second]: [Played; 2]) -> Played {
    let points = duplicate::score_teams([difference(&first), difference(&second)]);
    Played {
        teams: first.teams,
        goals: [
            first.goals[0] + second.goals[1],
            first.goals[1] + second.goals[0],
        ],
        points: points.map(|points| points as u16),
        winner: match points {
            [2, _] => Some(0),
            [_, 2] => Some(1),
            _ => None,
        },
    }
}
