//! What a decision cost: the row of choices that was made against the best rows that were considered.

use gaffer_core::{Awaits, Rules, Side, Silent};

use crate::Expected;
use crate::search::{Care, Knowledge, Search, Watch};

use super::known::Known;
use super::{Swing, Values};

/// How many plans are followed to the end of the decision, the most promising first.
const FOLLOWED: usize = 3;
/// The most plans that are put together to one row.
const PLANS: usize = 12;

/// What became of judging a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged<C> {
    /// What the side gave away against the best that was considered, in each unit; never negative.
    pub cost: Swing,
    /// The row that is worth most in points among those considered; the one that was made if none is better.
    pub best: Vec<C>,
    /// What the row that was made is expected to end as.
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
    search: Option<(&Search, u64)>,
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
    let mut searched = None;
    if let Some((search, seed)) = search {
        let thoughts = search.think(
            values.knowledge,
            |_| imagined.clone(),
            seed,
            &Watch::default(),
        );
        let same = |plan: &[R::Choice]| plan.starts_with(made) || made.starts_with(plan);
        let found = thoughts.plans.iter().find(|thought| same(&thought.plan));
        match (thoughts.plans.first(), found) {
            (Some(best), Some(found)) => {
                let worth = found.expected;
                let rows = [(best.plan.clone(), best.expected)].into_iter();
                let others = thoughts.plans.len() - 1;
                return compare(side, made, worth, rows, others);
            }
            // The row that was made is none of those that the search looked at: both are looked at from their ends.
            (Some(best), None) => searched = Some(best.plan.clone()),
            (None, _) => {}
        }
    }
    let mut rows = promising(values, imagined, side, known);
    rows.splice(..0, searched);
    let considered = rows.len();
    let worth = values.once(&end, known);
    let rows = rows.into_iter().filter_map(|plan| {
        let (row, end) = follow(values, imagined, side, plan, known)?;
        Some((row, values.once(&end, known)))
    });
    compare(side, made, worth, rows, considered)
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

/// The plans that promise most, each by what it leads to at once.
fn promising<R: Rules, K: Knowledge<R> + ?Sized>(
    values: &Values<R, K>,
    position: &R,
    side: Side,
    known: &mut Known,
) -> Vec<Vec<R::Choice>> {
    let mut plans = Vec::new();
    (values.knowledge).plans(position, side, Care::Now, &mut plans);
    let mut worths: Vec<(f64, Vec<R::Choice>)> = plans
        .into_iter()
        .filter_map(|plan| {
            let after = taken(position, &plan)?;
            Some((values.once(&after, known).worth(side), plan))
        })
        .collect();
    worths.sort_by(|one, other| other.0.total_cmp(&one.0));
    worths.truncate(FOLLOWED);
    worths.into_iter().map(|(_, plan)| plan).collect()
}

/// A plan with the best plans after it, to where the decision ends, and the position there.
fn follow<R: Rules, K: Knowledge<R> + ?Sized>(
    values: &Values<R, K>,
    start: &R,
    side: Side,
    plan: Vec<R::Choice>,
    known: &mut Known,
) -> Option<(Vec<R::Choice>, R)> {
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
        plan = promising(values, &position, side, known)
            .into_iter().next();
    }
    Some((row, position))
}

/// The position after a row; nothing where the row cannot be made.
fn taken<R: Rules>(position: &R, row: &[R::Choice]) -> Option<R> {
    let mut after = position.clone();
    for choice in row {
        after.choose(*choice, &mut Silent).ok()?;
    }
    Some(after)
}
