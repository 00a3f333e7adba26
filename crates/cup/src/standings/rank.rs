//! The order of a table: points, then the tie-breaks one after the other, then a lot.

use std::cmp::Reverse;

use super::totals::{Line, Seen, Totals};
use super::{Measure, SeparatedBy};
use crate::luck::Luck;
use crate::setting::TieBreak;

/// A team in the order of the places.
#[derive(Debug)]
pub(super) struct Ranked {
    /// The number of its line.
    pub(super) team: usize,
    /// What put it under the team before it; nothing where that one has more points.
    pub(super) under: Option<Step>,
}

/// What separates two neighbours of a table with the same points.
#[derive(Debug)]
pub(super) struct Step {
    measure: Measure,
    /// The values of the upper and of the lower team.
    values: [i32; 2],
    /// The lines of those who were level.
    among: Vec<usize>,
}

impl Step {
    /// Whether it is a lot.
    pub(super) fn is_lot(&self) -> bool {
        self.measure == Measure::Lot
    }

    /// The step as the row of its upper team says it.
    pub(super) fn of_upper(&self, totals: &Totals, neighbour: usize) -> SeparatedBy {
        self.said(totals, neighbour, self.values)
    }

    /// The step as the row of its lower team says it.
    pub(super) fn of_lower(&self, totals: &Totals, neighbour: usize) -> SeparatedBy {
        let [upper, lower] = self.values;
        self.said(totals, neighbour, [lower, upper])
    }

    fn said(&self, totals: &Totals, neighbour: usize, [own, other]: [i32; 2]) -> SeparatedBy {
        let name = |line: usize| totals.lines[line].team;
        SeparatedBy {
            from: name(neighbour),
            measure: self.measure,
            own,
            other,
            among: self.among.iter().copied().map(name).collect(),
        }
    }
}

/// The measures of a tie-break, one after the other.
const fn measures(tie_break: TieBreak) -> &'static [Measure] {
    match tie_break {
        TieBreak::Difference => &[Measure::Difference],
        TieBreak::Goals => &[Measure::Goals],
        TieBreak::Direct => &[
            Measure::DirectPoints,
            Measure::DirectDifference,
            Measure::DirectGoals,
        ],
        TieBreak::DirectPoints => &[Measure::DirectPoints],
        TieBreak::Wins => &[Measure::Wins],
        TieBreak::Buchholz => &[Measure::Buchholz],
        TieBreak::SonnebornBerger => &[Measure::SonnebornBerger],
        TieBreak::Lot => &[Measure::Lot],
    }
}

/// The teams from the first place on.
pub(super) fn ranked(totals: &Totals, order: &[TieBreak], seed: u64) -> Vec<Ranked> {
    let mut teams: Vec<usize> = (0..totals.lines.len()).collect();
    let points = |team: &usize| totals.lines[*team].points;
    teams.sort_by_key(|team| Reverse(points(team)));
    let ranking = Ranking { totals, seed };
    let level = teams.chunk_by(|a, b| points(a) == points(b));
    level
        .flat_map(|level| ranking.separated(level, order))
        .collect()
}

struct Ranking<'a> {
    totals: &'a Totals,
    seed: u64,
}

impl Ranking<'_> {
    /// Teams that are level so far, in the order that the rest of the tie-breaks gives them.
    ///
    /// All sorting is stable, so that teams that are level stand in the order of their lines.
    fn separated(&self, level: &[usize], order: &[TieBreak]) -> Vec<Ranked> {
        if let [team] = *level {
            return vec![Ranked { team, under: None }];
        }
        let (first, rest) = order.split_first().unwrap_or((&TieBreak::Lot, &[]));
        if *first == TieBreak::Direct && !self.totals.have_all_met(level) {
            return self.separated(level, rest);
        }
        let measures = measures(*first);
        let values: Vec<Vec<i32>> = measures
            .iter()
            .map(|measure| self.values(*measure, level))
            .collect();
        let key = |at: usize| -> Vec<i32> { values.iter().map(|of| of[at]).collect() };
        let mut sorted: Vec<usize> = (0..level.len()).collect();
        sorted.sort_by_cached_key(|at| Reverse(key(*at)));
        if key(sorted[0]) == key(sorted[level.len() - 1]) {
            return self.separated(level, rest);
        }
        // Direct matches begin anew among those still level.
        let next = if *first == TieBreak::Direct {
            order
        } else {
            rest
        };
        let mut ranked: Vec<Ranked> = Vec::with_capacity(level.len());
        let mut upper = None;
        for part in sorted.chunk_by(|a, b| key(*a) == key(*b)) {
            let teams: Vec<usize> = part.iter().map(|at| level[*at]).collect();
            let begins = ranked.len();
            ranked.extend(self.separated(&teams, next));
            let step = upper.and_then(|upper| {
                let pairs = values.iter().map(|of| [of[upper], of[part[0]]]);
                let mut compared = measures.iter().zip(pairs);
                let (measure, values) = compared.find(|(_, [upper, lower])| upper != lower)?;
                Some(Step {
                    measure: *measure,
                    values,
                    among: level.to_vec(),
                })
            });
            ranked[begins].under = step;
            upper = Some(part[0]);
        }
        ranked
    }

    /// What a measure gives each of the teams that are level.
    fn values(&self, measure: Measure, level: &[usize]) -> Vec<i32> {
        let totals = self.totals;
        let sum = |value: &dyn Fn(&Seen) -> i32| totals.sums(level, value);
        let of_line = |value: fn(&Line) -> i32| -> Vec<i32> {
            level.iter().map(|own| value(&totals.lines[*own])).collect()
        };
        let direct = |value: fn(&Seen) -> i32| {
            sum(&|seen| {
                if level.contains(&seen.opponent) {
                    value(seen)
                } else {
                    0
                }
            })
        };
        let points_of_opponent = |seen: &Seen| totals.lines[seen.opponent].points as i32;
        match measure {
            Measure::Difference => of_line(Line::difference),
            Measure::Goals => of_line(|line| line.goals_for as i32),
            Measure::DirectPoints => direct(|seen| seen.points as i32),
            Measure::DirectDifference => direct(Seen::difference),
            Measure::DirectGoals => direct(|seen| seen.goals_for as i32),
            Measure::Wins => of_line(|line| line.won as i32),
            Measure::Buchholz => sum(&points_of_opponent),
            Measure::SonnebornBerger => sum(&|seen| seen.share as i32 * points_of_opponent(seen)),
            Measure::Lot => self.lots(level),
        }
    }

    /// The lots of teams that are level: the numbers from 1 on, which follow from the seed and from who draws them alone.
    fn lots(&self, level: &[usize]) -> Vec<i32> {
        let names = level
            .iter()
            .map(|line| self.totals.lines[*line].team.0 as u64);
        let mut luck = Luck::of(self.seed, names);
        let mut drawn: Vec<(u64, usize)> = (0..level.len()).map(|at| (luck.number(), at)).collect();
        drawn.sort_unstable();
        let mut lots = vec![0; level.len()];
        for (lot, (_, at)) in (1..).zip(drawn) {
            lots[at] = lot;
        }
        lots
    }
}
