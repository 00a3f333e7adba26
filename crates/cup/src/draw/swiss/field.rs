//! The best pairing of a Swiss round, found in parts.
//!
//! The time of a matching grows with the third power of its teams, so the field is cut, from the top down, wherever the teams with
//! more points are even in number, and each block is matched alone. This is exact, because of two facts about sums of squared
//! differences:
//!
//! - No pairing has less than that of neighbours in the order of points; what it has more is its *excess*.
//! - A pairing in which pairs cross such cuts has an excess of at least twice the sum of the squared gaps of points at the
//!   cuts. For at least two pairs cross each, and if a and b above meet d and c below, then a with b and d with c has less by
//!   2 (a - c)(b - d), which is at least twice the squared gap.
//!
//! So where every block is matched without rematch and excess, nothing is better, and no other pairing that is as good
//! crosses a cut. Teams of different blocks can only meet in a best pairing if a chain of crossed cuts links them to a *failing*
//! block, one with a rematch or an excess. A failing block is joined with its neighbours until there is no rematch and
//! the squared gaps on either side, from the failing block to the end of the part, add up to more than the excess that is left.
//! A chain that leaves such a part costs more than twice the part's excess, and one that links two such parts more than both
//! have: neither is in a best pairing.

use std::ops::Range;

use super::{History, lead};
use crate::draw::matching;

/// The mate of each of the teams, which are in the order of points, then seeding, by the place in this order.
pub(super) fn matched(histories: &[History], teams: &[usize]) -> Vec<usize> {
    Field::new(histories, teams).matched()
}

/// The teams of a round in the order of points, then seeding.
struct Field<'a> {
    histories: &'a [History],
    teams: &'a [usize],
    /// For each team the places of all who have the same points.
    level: Vec<Range<usize>>,
    /// For each team how many more matches it has had at home than away.
    leads: Vec<i64>,
    /// By how much the greatest lead is above the least.
    spread: u64,
}

/// Consecutive teams that are matched on their own.
struct Part {
    teams: Range<usize>,
    /// From the first to the last failing block in it.
    failing: Option<Range<usize>>,
    mates: Vec<usize>,
    rematch: bool,
    excess: u64,
}

impl<'a> Field<'a> {
    fn new(histories: &'a [History], teams: &'a [usize]) -> Self {
        let mut level = Vec::new();
        for same in teams.chunk_by(|&one, &next| histories[one].points == histories[next].points) {
            level.extend(vec![level.len()..level.len() + same.len(); same.len()]);
        }
        let leads: Vec<i64> = teams.iter().map(|&team| lead(&histories[team])).collect();
        let extremes = leads.iter().max().zip(leads.iter().min());
        let spread = extremes.map_or(0, |(most, least)| most.abs_diff(*least));
        Self {
            histories,
            teams,
            level,
            leads,
            spread,
        }
    }

    fn matched(&self) -> Vec<usize> {
        let mut parts = Vec::new();
        let mut start = 0;
        for cut in (2..=self.teams.len())
            .step_by(2)
            .filter(|&cut| self.gap(cut) > 0)
        {
            let mut part = self.part(start..cut, None);
            if part.rematch || part.excess > 0 {
                part.failing = Some(start..cut);
            }
            parts.push(part);
            start = cut;
        }
        while let Some((at, sides)) =
            (0..parts.len()).find_map(|at| Some((at, self.joins(&parts[at])?)))
        {
            let places = at - usize::from(sides[0])..at + 1 + usize::from(sides[1]);
            let teams = parts[places.start].teams.start..parts[places.end - 1].teams.end;
            let failing = || {
                parts[places.clone()]
                    .iter()
                    .filter_map(|part| part.failing.clone())
            };
            let hull = failing()
                .next()
                .zip(failing().next_back())
                .map(|(first, last)| first.start..last.end);
            let joined = self.part(teams, hull);
            parts.splice(places, [joined]);
        }
        parts.into_iter().flat_map(|part| part.mates).collect()
    }

    /// By how much the last team before a cut has more points than the first behind it; everything at the end of the field.
    fn gap(&self, cut: usize) -> u64 {
        let points = |place: usize| self.histories[self.teams[place]].points;
        if cut < self.teams.len() {
            u64::from(points(cut - 1) - points(cut))
        } else {
            u64::MAX
        }
    }

    /// Whether a part must be joined with the one before it and the one behind it, if with any.
    fn joins(&self, part: &Part) -> Option<[bool; 2]> {
        let failing = part.failing.clone()?;
        let near = |cuts: Range<usize>| {
            let cuts = (cuts.start..=cuts.end).filter(|cut| cut % 2 == 0);
            part.rematch || cuts.map(|cut| self.gap(cut).pow(2)).sum::<u64>() <= part.excess
        };
        let before = part.teams.start > 0 && near(part.teams.start..failing.start);
        let behind = part.teams.end < self.teams.len() && near(failing.end..part.teams.end);
        (before || behind).then_some([before, behind])
    }

    /// A part with its best pairing; mates are places in the whole field.
    fn part(&self, teams: Range<usize>, failing: Option<Range<usize>>) -> Part {
        let start = teams.start;
        let met = |one: usize, other: usize| {
            self.histories[self.teams[start + one]]
                .met
                .get(&self.teams[start + other])
                .copied()
        };
        let mut mates = matching::least(teams.len(), |one, other| {
            let [difference, unbalanced, places] = self.aims(start + one, start + other);
            [
                met(one, other).is_some().into(),
                difference,
                unbalanced,
                places,
            ]
        });
        let rematch = (0..teams.len()).any(|one| met(one, mates[one]).is_some());
        if rematch && teams.len() == self.teams.len() {
            // Only now does it matter how old a rematch is; without it the numbers are smaller and the usual case faster.
            mates = matching::least(teams.len(), |one, other| {
                let [difference, unbalanced, places] = self.aims(start + one, start + other);
                let met = met(one, other);
                [
                    met.is_some().into(),
                    met.map_or(0, |round| round as u64),
                    difference,
                    unbalanced,
                    places,
                ]
            });
        }
        for mate in &mut mates {
            *mate += start;
        }
        let difference = |one: usize, other: usize| self.aims(one.min(other), one.max(other))[0];
        let of_pairs = teams
            .clone()
            .zip(&mates)
            .map(|(one, &other)| difference(one, other))
            .sum::<u64>()
            / 2;
        let of_neighbours: u64 = teams
            .clone()
            .step_by(2)
            .map(|one| difference(one, one + 1))
            .sum();
        Part {
            excess: of_pairs - of_neighbours,
            teams,
            failing,
            mates,
            rematch,
        }
    }

    /// What a pair costs by each aim but rematches, the better team first: see [`super::pair`].
    fn aims(&self, one: usize, other: usize) -> [u64; 3] {
        let points = |place: usize| self.histories[self.teams[place]].points;
        // Leads a and b become a - 1 and b + 1, where a is the greater: the sum of squares shrinks by 2 (a - b - 1), so what
        // counts is how far a - b stays behind the greatest there is.
        let unbalanced = self.spread - self.leads[one].abs_diff(self.leads[other]);
        let [level, lower] = [&self.level[one], &self.level[other]];
        let places = if level == lower {
            (other - one).abs_diff(level.len() / 2).pow(2)
        } else {
            level.end - 1 - one + other - lower.start
        };
        [
            u64::from(points(one) - points(other)).pow(2),
            unbalanced,
            places as u64,
        ]
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The sums of what all pairs cost, by each aim.
    fn sums(field: &Field<'_>, mates: &[usize]) -> [u64; 5] {
        let mut sums = [0; 5];
        for (one, &other) in mates.iter().enumerate().filter(|(one, other)| one < other) {
            let met = field.histories[field.teams[one]]
                .met
                .get(&field.teams[other]);
            let [difference, unbalanced, places] = field.aims(one, other);
            let round = met.map_or(0, |&round| round as u64);
            let costs = [met.is_some().into(), round, difference, unbalanced, places];
            sums.iter_mut()
                .zip(costs)
                .for_each(|(sum, cost)| *sum += cost);
        }
        sums
    }

    proptest! {
        #[test]
        fn in_parts_nothing_is_lost(
            points in prop::collection::vec(0..20_u32, 2..60),
            met in prop::collection::vec((0..60_usize, 1..8_usize, 0..9_usize), 0..200),
        ) {
            let mut points = points;
            points.truncate(points.len() & !1);
            points.sort_unstable_by(|one, other| other.cmp(one));
            let mut histories: Vec<History> =
                points.into_iter().map(|points| History { points, ..History::default() }).collect();
            // Those who met are near each other in the order, so that rematches are what the points ask for.
            let count = histories.len();
            for (one, apart, round) in met.into_iter().filter(|(one, apart, _)| one + apart < count) {
                histories[one].met.insert(one + apart, round);
                histories[one + apart].met.insert(one, round);
            }
            let teams: Vec<usize> = (0..histories.len()).collect();
            let field = Field::new(&histories, &teams);
            let whole = field.part(0..teams.len(), None);
            prop_assert_eq!(sums(&field, &field.matched()), sums(&field, &whole.mates));
        }
    }
}
