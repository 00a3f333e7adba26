//! What a decision cost: the row of choices that was made against the best rows that were considered.

use gaffer_core::{Awaits, Rules, Side, Silent};

use crate::Expected;
use crate::search::{Budget, Care, Knowledge, Search, Watch};

use super::known::Known;
use super::{Swing, Values};

/// How many plans are followed to the end of the decision, the most promising first.
const FOLLOWED: usize = 3;
/// The most plans that are put together to one row.
const PLANS: usize = 12;
/// How many other rows are compared with the one made at a glance, with all dice that follow.
const GLANCED_AT: usize = 1;
/// What a decision must cost at first, in points, to be looked at again with care: less than a mistake, so that nothing is called one
/// at a glance alone, nor by one search alone.
const SUSPICIOUS: f64 = 0.03;
/// What a decision must cost to be called a mistake, in points.
const MISTAKE: f64 = 0.05;
/// How many times as many nodes the last look of a search takes for each of both rows: what it calls a mistake shall stay one.
const LONGER: u64 = 10;
/// A loss of less than this is near to being no mistake: by so much looks of these lengths differ. It is looked at once more, and so many
/// times as long.
const NEAR: f64 = 0.06;
/// What such a loss is said to be at a glance, which has no such look: not quite a mistake.
const HARDLY_ONE: f64 = 0.049;
const LONGER_STILL: u64 = 50;
/// The most nodes of that: whoever has looked so long already looks no longer.
const LONGEST: u64 = 20_000;
/// What a row must promise more behind one roll, in points, for all dice behind both rows to be looked at: half of what makes a
/// decision doubtful.
const IN_DOUBT: f64 = 0.01;
/// How what would be called a mistake at a glance is looked at for the last time: so shortly that each roll has hardly more than its
/// best answer, and longer if it is still suspicious then.
const LAST_LOOKS: [Search; 2] = [last_look(8), last_look(24)];

const fn last_look(nodes: u64) -> Search {
    Search {
        care: Care::Glance,
        ..Search::new(Budget::nodes(nodes))
    }
}

/// What became of judging a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged<C> {
    /// What the side gave away against the best that was considered, in each unit; never negative.
    pub cost: Swing,
    /// The row that is worth most in points among those considered; the one that was made if none is better.
    pub best: Vec<C>,
    /// What the row that was made is expected to end as; behind one roll, or at first sight, where that is enough to say what it cost.
    pub made_worth: Expected,
    /// What the best row is expected to end as.
    pub best_worth: Expected,
    /// How many rows it was compared with; none where the choice is one to be mixed, which must not be foreseen and
    /// so is right whatever it is, or where the side's guess does not allow it.
    pub considered: usize,
}

/// Whether a decision ends with this choice: what follows is dice, the other side, a secret, or another matter.
pub(super) fn ends<R: Rules>(side: Side, choice: R::Choice, after: &R) -> bool {
    after.awaits() != Awaits::Choice(side) || R::shows_a_secret(choice) || R::ends_row(choice)
}

/// Judges a row of choices that a side made, from what the side imagined.
pub(super) fn judge<R, K>(
    values: &Values<R, K>,
    search: Option<(&Search, u64, &Watch)>,
    imagined: &R,
    side: Side,
    made: &[R::Choice],
    known: &mut Known,
) -> Judged<R::Choice>
where
    R: Rules + Sync,
    R::Choice: Sync,
    K: Knowledge<R> + ?Sized,
{
    let mut mix = Vec::new();
    values.knowledge.mix(imagined, side, &mut mix);
    let is_mixed =
        |(choice, weight): &(R::Choice, f64)| made.first() == Some(choice) && *weight > 0.0;
    let end = taken(imagined, made).filter(|_| !mix.iter().any(is_mixed));
    let Some(end) = end else {
        let worth = values.once(imagined, known);
        return Judged {
            cost: Swing::default(),
            best: made.to_vec(),
            made_worth: worth,
            best_worth: worth,
            considered: 0,
        };
    };
    let Some((search, seed, watch)) = search else {
        let judged = Look::new(values, Care::Glance, known).judge(imagined, side, made, &end, None);
        if judged.cost.points < SUSPICIOUS {
            return judged;
        }
        let mut judged =
            Look::new(values, Care::Later, known).judge(imagined, side, made, &end, None);
        if judged.cost.points < MISTAKE {
            return judged;
        }
        for search in &LAST_LOOKS {
            let worth = |end| {
                let thoughts =
                    search.think(values.knowledge, |_: &mut _| end, 0, &Watch::default());
                thoughts.expected
            };
            judged = again(judged, imagined, side, made, worth);
            if judged.cost.points < SUSPICIOUS {
                break;
            }
        }
        // By so much short looks differ, and what is called a mistake shall stay one.
        if judged.cost.points < NEAR {
            judged.cost.points = judged.cost.points.min(HARDLY_ONE);
        }
        return judged;
    };
    let imagine = |_: &mut _| imagined.clone();
    let thoughts = search.think(values.knowledge, imagine, seed, watch);
    let same = |plan: &[R::Choice]| plan.starts_with(made) || made.starts_with(plan);
    let found = thoughts.plans.iter().find(|thought| same(&thought.plan));
    let best = thoughts.plans.first();
    let judged = if let (Some(best), Some(found)) = (best, found) {
        let others = thoughts.plans.len() - 1;
        let best_row = (best.plan.clone(), best.expected);
        let goes_on = made.split_at_checked(found.plan.len());
        let goes_on = goes_on.filter(|(_, rest)| !rest.is_empty());
        match goes_on.and_then(|(first, rest)| Some((first, rest, taken(imagined, first)?))) {
            // The plan is worth what its best end is worth, and the row may have gone on otherwise.
            Some((first, rest, after)) => {
                let rest = judge(
                    values,
                    Some((search, seed, watch)),
                    &after,
                    side,
                    rest,
                    known,
                );
                let whole = [first, &rest.best].concat();
                let worth = (found.expected)
                    .plus(-1.0, rest.best_worth)
                    .plus(1.0, rest.made_worth);
                let rows = [(whole, found.expected), best_row].into_iter();
                let rows = rows.take(if found.plan == best.plan { 1 } else { 2 });
                compare(side, made, worth, rows, others + rest.considered)
            }
            None => compare(side, made, found.expected, [best_row].into_iter(), others),
        }
    } else {
        // The row that was made is none of those that the search looked at: all are looked at from their ends.
        let best = best.map(|best| best.plan.clone());
        Look::new(values, Care::Now, known).judge(imagined, side, made, &end, best)
    };
    if judged.cost.points < SUSPICIOUS {
        return judged;
    }
    let worth = |search: &Search, end| {
        let thoughts = search.think(values.knowledge, |_: &mut _| end, seed, watch);
        thoughts.expected
    };
    let mut judged = again(judged, imagined, side, made, |end| worth(search, end));
    for (times, most) in [(LONGER, f64::INFINITY), (LONGER_STILL, NEAR)] {
        let nodes = (search.budget.nodes).map(|nodes| (nodes * times).min(LONGEST.max(nodes)));
        if nodes == search.budget.nodes || !(MISTAKE..most).contains(&judged.cost.points) {
            break;
        }
        let budget = Budget {
            nodes,
            ..search.budget
        };
        let longer = Search { budget, ..*search };
        judged = again(judged, imagined, side, made, |end| worth(&longer, end));
    }
    judged
}

/// Looks again at what would be called a mistake, as long at what each of the two rows leads to: whoever looks at many rows sees
/// what seems bad less deep than what seems best.
fn again<R: Rules>(
    judged: Judged<R::Choice>,
    imagined: &R,
    side: Side,
    made: &[R::Choice],
    worth: impl Fn(R) -> Expected,
) -> Judged<R::Choice> {
    let Some((best, end)) = taken(imagined, &judged.best).zip(taken(imagined, made)) else {
        return judged;
    };
    let rows = [(judged.best, worth(best))].into_iter();
    compare(side, made, worth(end), rows, judged.considered)
}

fn compare<C: Clone + PartialEq>(
    side: Side,
    made: &[C],
    worth: Expected,
    rows: impl Iterator<Item = (Vec<C>, Expected)>,
    considered: usize,
) -> Judged<C> {
    let own = Swing::from_expected(worth).seen_by(side);
    let mut most = own;
    let mut best = (own.points, made.to_vec(), worth);
    for (row, expected) in rows {
        let seen = Swing::from_expected(expected).seen_by(side);
        most = most.most(seen);
        if seen.points > best.0 {
            best = (seen.points, row, expected);
        }
    }
    Judged {
        cost: most - own,
        best: best.1,
        made_worth: worth,
        best_worth: best.2,
        considered,
    }
}

/// A row of choices, and the position that it leads to.
type Row<R> = (Vec<<R as Rules>::Choice>, R);

/// How rows are looked at without a search: found with care or at a glance, and compared by what they end in.
struct Look<'a, 'b, R: Rules, K: ?Sized> {
    values: &'a Values<'b, R, K>,
    care: Care,
    known: &'a mut Known,
    /// What positions are worth at first sight: rows that end alike are asked about once.
    seen: Known,
}

impl<'a, 'b, R: Rules, K: Knowledge<R> + ?Sized> Look<'a, 'b, R, K> {
    fn new(values: &'a Values<'b, R, K>, care: Care, known: &'a mut Known) -> Self {
        Self {
            values,
            care,
            known,
            seen: Known::default(),
        }
    }

    /// What a position is worth at first sight.
    fn at_sight(&mut self, position: &R) -> Expected {
        let reckon = || self.values.at_sight(position);
        self.seen.or_reckon(position, reckon)
    }

    /// The mean of what the awaited roll leads to, each outcome at first sight; that sight itself where no roll is awaited.
    fn behind_a_roll(&mut self, position: &R) -> Expected {
        let Awaits::Roll(roll) = position.awaits() else {
            return self.at_sight(position);
        };
        let outcomes = position.outcomes(&roll.dice).into_iter();
        Expected::mean(outcomes.filter_map(|(dice, weight)| {
            let mut after = position.clone();
            after.roll(dice, &mut Silent).ok()?;
            Some((self.values.at_sight(&after), weight))
        }))
    }

    /// Compares a row with the most promising ones and with one more, by what they end in.
    fn judge(
        &mut self,
        imagined: &R,
        side: Side,
        made: &[R::Choice],
        end: &R,
        more: Option<Vec<R::Choice>>,
    ) -> Judged<R::Choice> {
        let mut plans: Vec<Vec<R::Choice>> = self.promising(imagined, side);
        plans.splice(..0, more);
        let considered = plans.len();
        let mut rows: Vec<Row<R>> = (plans.into_iter())
            .filter_map(|plan| self.follow(imagined, side, plan))
            .collect();
        if self.care == Care::Glance {
            rows.retain(|(row, _)| row != made);
            rows = self.best_of(rows, side, GLANCED_AT);
            let own = self.at_sight(end);
            // What is worse at first sight is not followed through its dice; what is alike there may differ behind them.
            rows.retain(|(_, end)| self.at_sight(end).worth(side) >= own.worth(side));
            if rows.is_empty() {
                let worth = self.known.get(end).unwrap_or(own);
                return compare(side, made, worth, [].into_iter(), considered);
            }
            let worth = self.behind_a_roll(end);
            let ends = rows.iter().map(|(_, end)| self.behind_a_roll(end));
            let ends: Vec<Expected> = ends.collect();
            let is_near = |end: &Expected| end.points(side) - worth.points(side) < IN_DOUBT;
            if ends.iter().all(is_near) {
                let rows = rows.into_iter().map(|(row, _)| row).zip(ends);
                return compare(side, made, worth, rows, considered);
            }
        }
        let worth = self.values.once(end, self.known);
        let rows = (rows.into_iter()).map(|(row, end)| (row, self.values.once(&end, self.known)));
        compare(side, made, worth, rows, considered)
    }

    /// So many of some rows, the best by the word of the judge first.
    fn best_of(&mut self, rows: Vec<Row<R>>, side: Side, most: usize) -> Vec<Row<R>> {
        let mut worths: Vec<(f64, Row<R>)> = (rows.into_iter())
            .map(|row| (self.at_sight(&row.1).worth(side), row))
            .collect();
        worths.sort_by(|one, other| other.0.total_cmp(&one.0));
        worths.truncate(most);
        worths.into_iter().map(|(_, row)| row).collect()
    }

    /// The plans that promise most, each by what it leads to at once.
    fn promising(&mut self, position: &R, side: Side) -> Vec<Vec<R::Choice>> {
        let mut plans = Vec::new();
        (self.values.knowledge).plans(position, side, self.care, &mut plans);
        let rows = (plans.into_iter())
            .filter_map(|plan| Some((taken(position, &plan)?, plan)))
            .map(|(after, plan)| (plan, after));
        let best = self.best_of(rows.collect(), side, FOLLOWED);
        best.into_iter().map(|(plan, _)| plan).collect()
    }

    /// A plan with the best plans after it, to where the decision ends, and the position there.
    fn follow(&mut self, start: &R, side: Side, plan: Vec<R::Choice>) -> Option<Row<R>> {
        let mut row = Vec::new();
        let mut position = start.clone();
        let mut plan = Some(plan);
        for _ in 0..PLANS {
            for choice in plan.take()? {
                position.choose(choice, &mut Silent).ok()?;
                row.push(choice);
                if ends(side, choice, &position) {
                    return Some((row, position));
                }
            }
            plan = self.promising(&position, side).into_iter().next();
        }
        Some((row, position))
    }
}

/// The position after a row; nothing where the row cannot be made.
pub(super) fn taken<R: Rules>(position: &R, row: &[R::Choice]) -> Option<R> {
    let mut after = position.clone();
    for choice in row {
        after.choose(*choice, &mut Silent).ok()?;
    }
    Some(after)
}
