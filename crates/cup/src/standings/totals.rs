//! What each team of a table has, added up, and the matches from which its tie-breaks are computed.

use std::collections::BTreeMap;

use super::Played;
use crate::team::TeamId;

/// A team's sums.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub(super) team: TeamId,
    pub(super) won: u32,
    pub(super) drawn: u32,
    pub(super) lost: u32,
    pub(super) goals_for: u32,
    pub(super) goals_against: u32,
    pub(super) points: u32,
}

/// The sums of all teams of a table; inside it a team is the number of its line.
#[derive(Debug)]
pub(super) struct Totals {
    /// In the order of the seeding.
    pub(super) lines: Vec<Line>,
    /// The matches between two teams of the table, twice each: once as either of the two sees it.
    seen: Vec<Seen>,
}

/// A match as one of its teams sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    own: usize,
    pub(super) opponent: usize,
    pub(super) goals_for: u32,
    goals_against: u32,
    pub(super) points: u32,
    /// Twice its share of the win: 2 won, 1 drawn, 0 lost.
    pub(super) share: u32,
}

impl Totals {
    /// The sums of these teams; what others played does not count.
    pub(super) fn of(teams: &[TeamId], played: &[Played], byes: &[(TeamId, u16)]) -> Self {
        let number: BTreeMap<TeamId, usize> = {
            let mut sorted = teams.to_vec();
            sorted.sort_unstable();
            sorted.dedup();
            sorted.into_iter().zip(0..).collect()
        };
        let mut totals = Self {
            lines: number.keys().copied().map(Line::new).collect(),
            seen: Vec::with_capacity(2 * played.len()),
        };
        for one in played {
            let [home, away] = one.teams.map(|team| number.get(&team).copied());
            if let (Some(home), Some(away)) = (home, away) {
                totals.seen.push(Seen::new(one, 0, [home, away]));
                totals.seen.push(Seen::new(one, 1, [away, home]));
            }
        }
        for seen in &totals.seen {
            totals.lines[seen.own].add(seen);
        }
        for (team, points) in byes {
            if let Some(line) = number.get(team).map(|own| &mut totals.lines[*own]) {
                line.won += 1;
                line.points += u32::from(*points);
            }
        }
        totals
    }

    /// Whether each of these teams has met each other one.
    pub(super) fn have_all_met(&self, level: &[usize]) -> bool {
        let met = |own: usize, opponent: usize| {
            let mut seen = self.seen.iter();
            seen.any(|seen| seen.own == own && seen.opponent == opponent)
        };
        let mut pairs = level
            .iter()
            .flat_map(|own| level.iter().map(move |other| (*own, *other)));
        pairs.all(|(own, other)| own == other || met(own, other))
    }

    /// For each of these teams the sum of a value over its matches.
    pub(super) fn sums(&self, level: &[usize], value: impl Fn(&Seen) -> i32) -> Vec<i32> {
        let sum = |own: &usize| {
            let seen = self.seen.iter().filter(|seen| seen.own == *own);
            seen.map(&value).sum()
        };
        level.iter().map(sum).collect()
    }
}

impl Line {
    const fn new(team: TeamId) -> Self {
        Self {
            team,
            won: 0,
            drawn: 0,
            lost: 0,
            goals_for: 0,
            goals_against: 0,
            points: 0,
        }
    }

    /// Goals scored less goals conceded.
    pub(super) const fn difference(&self) -> i32 {
        self.goals_for as i32 - self.goals_against as i32
    }

    fn add(&mut self, seen: &Seen) {
        match seen.share {
            2 => self.won += 1,
            1 => self.drawn += 1,
            _ => self.lost += 1,
        }
        self.goals_for += seen.goals_for;
        self.goals_against += seen.goals_against;
        self.points += seen.points;
    }
}

impl Seen {
    /// Goals scored less goals conceded.
    pub(super) const fn difference(&self) -> i32 {
        self.goals_for as i32 - self.goals_against as i32
    }

    fn new(played: &Played, side: usize, [own, opponent]: [usize; 2]) -> Self {
        let share = match played.winner {
            None => 1,
            Some(winner) => 2 * u32::from(winner == side),
        };
        Self {
            own,
            opponent,
            goals_for: u32::from(played.goals[side]),
            goals_against: u32::from(played.goals[1 - side]),
            points: u32::from(played.points[side]),
            share,
        }
    }
}
