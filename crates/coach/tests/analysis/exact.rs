//! Ends of matches that are solved exactly: luck has mean zero over all dice, its variance is that of the dice, nothing is
//! left unforeseen, and a decision costs what it truly gives away.
//!
//! The solution is plain reckoning backwards over the rules' own choices and dice, and knows nothing of the analysis.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hasher as _};
use std::sync::Arc;

use gaffer_champions as champions;
use gaffer_coach::analysis::{Analyst, Swing, Values};
use gaffer_coach::fuba::imagine;
use gaffer_coach::search::{Budget, Knowledge, Search};
use gaffer_coach::{Evaluate, Expected, Luck};
use gaffer_core::{Answer, Awaits, Replayed, Rules, Side, Silent, Viewer};
use gaffer_fuba as fuba;

use crate::played::Played;
use crate::sums::{champions_lead, fuba_lead};

/// How many positions are solved before the end of a match is long enough.
const MOST: usize = 1_000;
/// How many courses the dice of an end may take at most.
const COURSES: f64 = 1_500.0;
/// What a short search may overlook, in points: of plans that are nearly alike it need not name the best.
const OVERLOOKED: f64 = 0.03;
/// What rounding may add up to.
const ROUNDING: f64 = 1e-12;

/// The true value of every position that an end of a match can come to.
struct Solved<R> {
    /// None while a position is being solved, or where it cannot be.
    values: HashMap<R, Option<Expected>>,
    lead: fn(&R) -> i32,
}

impl<R: Rules> Solved<R> {
    /// Solves a position with everything behind it; nothing where that is too much, never ends or is secret.
    fn solve(&mut self, position: &R) -> Option<Expected> {
        if let Some(value) = self.values.get(position) {
            return *value;
        }
        if self.values.len() >= MOST {
            return None;
        }
        self.values.insert(position.clone(), None);
        let value = match position.awaits() {
            Awaits::Nothing(outcome) => Expected::ended(outcome, (self.lead)(position)),
            Awaits::Secret(_) => return None,
            Awaits::Roll(_) => {
                let mut sum = Expected::NONE;
                for (share, _, after) in rolled(position) {
                    sum = sum.plus(share, self.solve(&after)?);
                }
                sum
            }
            Awaits::Choice(side) => {
                let mut best: Option<Expected> = None;
                for (_, after) in chosen(position) {
                    let value = self.solve(&after)?;
                    if best.is_none_or(|best| value.worth(side) > best.worth(side)) {
                        best = Some(value);
                    }
                }
                best?
            }
        };
        self.values.insert(position.clone(), Some(value));
        Some(value)
    }

    /// The value of a position that is solved.
    fn value(&self, position: &R) -> Expected {
        let value = self.values.get(position).copied().flatten();
        value.unwrap_or_else(|| panic!("not solved: {position:?}"))
    }

    /// What goals are worth among the positions that are solved.
    fn goals(&self) -> Goals {
        let known = || self.values.values().flatten();
        let Some(first) = known().next() else {
            return Goals::Nothing;
        };
        if known().all(|value| value.lead == 0.0) {
            Goals::Nothing
        } else if known().all(|value| (value.win, value.draw) == (first.win, first.draw)) {
            Goals::Everything
        } else {
            Goals::AsEver
        }
    }

    /// The best choice, the first of those that are equal.
    fn best(&self, position: &R, side: Side) -> (R::Choice, R) {
        let all = chosen(position).into_iter();
        let all = all.map(|way| (self.value(&way.1).worth(side), way));
        let best = all.reduce(|one, other| if other.0 > one.0 { other } else { one });
        best.expect("a choice is offered").1
    }
}

impl<R: Rules + Sync> Evaluate<R> for Solved<R> {
    fn expected(&self, position: &R) -> Expected {
        self.value(position)
    }
}

impl<R: Rules + Sync> Knowledge<R> for Solved<R> {}

/// The outcomes of the awaited roll, each with its chance.
fn rolled<R: Rules>(position: &R) -> Vec<(f64, gaffer_core::Dice, R)> {
    let Awaits::Roll(roll) = position.awaits() else {
        return Vec::new();
    };
    let all: f64 = roll
        .dice
        .outcomes()
        .map(|(_, weight)| f64::from(weight))
        .sum();
    let outcomes = roll.dice.outcomes().map(|(dice, weight)| {
        let mut after = position.clone();
        after.roll(dice, &mut Silent).expect("an outcome");
        (f64::from(weight) / all, dice, after)
    });
    outcomes.collect()
}

/// The choices that are offered, with what they lead to.
fn chosen<R: Rules>(position: &R) -> Vec<(R::Choice, R)> {
    let mut choices = Vec::new();
    position.choices(&mut choices);
    let ways = choices.into_iter().map(|choice| {
        let mut after = position.clone();
        after.choose(choice, &mut Silent).expect("offered");
        (choice, after)
    });
    ways.collect()
}

/// How both sides decide.
type Policy<R> = fn(&Solved<R>, &R, Side) -> (<R as Rules>::Choice, R);

/// Decides as well as can be.
fn well<R: Rules>(solved: &Solved<R>, position: &R, side: Side) -> (R::Choice, R) {
    solved.best(position, side)
}

/// Decides without sense, but always alike in one position.
fn badly<R: Rules>(_: &Solved<R>, position: &R, _: Side) -> (R::Choice, R) {
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    let mut ways = chosen(position);
    let at = hasher.finish() % ways.len() as u64;
    ways.swap_remove(usize::try_from(at).expect("a small number"))
}

/// What the dice of an end are, reckoned from the solution alone.
#[derive(Clone, Copy, Debug, Default)]
struct OfDice {
    /// How many courses they can take.
    courses: f64,
    /// The mean of the result, and of its square.
    mean: Swing,
    square: Swing,
    /// The variances of the rolls' luck, added up over those that come.
    luck: Swing,
}

impl OfDice {
    fn variance(&self) -> Swing {
        self.square - squared(self.mean)
    }
}

fn squared(Swing { points, goals }: Swing) -> Swing {
    Swing {
        points: points * points,
        goals: goals * goals,
    }
}

fn times(share: f64, Swing { points, goals }: Swing) -> Swing {
    Swing {
        points: share * points,
        goals: share * goals,
    }
}

fn of_dice<R: Rules>(
    solved: &Solved<R>,
    policy: Policy<R>,
    position: &R,
    known: &mut HashMap<R, OfDice>,
) -> OfDice {
    if let Some(known) = known.get(position) {
        return *known;
    }
    let found = match position.awaits() {
        Awaits::Nothing(_) => {
            let result = Swing::from_expected(solved.value(position));
            OfDice {
                courses: 1.0,
                mean: result,
                square: squared(result),
                luck: Swing::default(),
            }
        }
        Awaits::Roll(_) => {
            let value = Swing::from_expected(solved.value(position));
            let mut sum = OfDice::default();
            for (share, _, after) in rolled(position) {
                let behind = of_dice(solved, policy, &after, known);
                let luck = Swing::from_expected(solved.value(&after)) - value;
                sum.courses += behind.courses;
                sum.mean += times(share, behind.mean);
                sum.square += times(share, behind.square);
                sum.luck += times(share, squared(luck) + behind.luck);
            }
            sum
        }
        Awaits::Choice(side) | Awaits::Secret(side) => {
            let (_, after) = policy(solved, position, side);
            of_dice(solved, policy, &after, known)
        }
    };
    known.insert(position.clone(), found);
    found
}

/// What is called with a course and its chance.
type Look<'a, R> = dyn FnMut(f64, &[Answer<<R as Rules>::Choice>]) + 'a;

/// Calls back with every course that the dice can take from a position, and its chance.
fn every_course<R: Rules>(
    solved: &Solved<R>,
    policy: Policy<R>,
    position: &R,
    (share, answers): (f64, &mut Vec<Answer<R::Choice>>),
    look: &mut Look<R>,
) {
    match position.awaits() {
        Awaits::Nothing(_) => look(share, answers),
        Awaits::Roll(_) => {
            for (part, dice, after) in rolled(position) {
                answers.push(Answer::Roll(dice));
                every_course(solved, policy, &after, (share * part, answers), look);
                answers.pop();
            }
        }
        Awaits::Choice(side) | Awaits::Secret(side) => {
            let (choice, after) = policy(solved, position, side);
            answers.push(Answer::Choice(choice));
            every_course(solved, policy, &after, (share, answers), look);
            answers.pop();
        }
    }
}

fn assert_near(one: Swing, other: Swing, what: &str) {
    let off = one - other;
    assert!(
        off.points.abs() < ROUNDING && off.goals.abs() < ROUNDING,
        "{what}: {one:?} is not {other:?}"
    );
}

/// What goals are worth in an end.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Goals {
    /// Nothing: points alone are played for.
    Nothing,
    /// As in a match, points first.
    AsEver,
    /// Everything, since nobody can change the points any more.
    Everything,
}

/// What was seen over all ends.
#[derive(Debug, Default)]
struct Seen {
    ends: usize,
    courses: usize,
    rolls: usize,
    decisions: usize,
    mistakes: usize,
}

/// An end of a match and how it is looked at.
struct End<'a, R: Rules> {
    start: &'a R,
    solved: &'a Solved<R>,
    imagine: fn(&R::View, &mut Luck) -> R,
    goals: Goals,
}

impl<R> End<'_, R>
where
    R: Rules<Choice: Sync, Event: Sync> + Sync,
{
    /// Looks at every course that the dice can take from the start.
    fn look(&self, policy: Policy<R>, is_best: bool, search: Option<Search>, seen: &mut Seen) {
        let Self { start, solved, .. } = *self;
        let analyst = Analyst {
            values: Values::new(solved, solved.lead),
            imagine: self.imagine,
            search,
            watch: Arc::default(),
            seed: 1,
        };
        let dice = of_dice(solved, policy, start, &mut HashMap::new());
        let (mut chance, mut mean, mut square) = (0.0, Swing::default(), Swing::default());
        every_course(
            solved,
            policy,
            start,
            (1.0, &mut Vec::new()),
            &mut |share, answers| {
                let replayed = Replayed::new((*start).clone(), answers).expect("legal");
                let analysis = analyst.look(&replayed, &|_| ());
                let luck = analysis.sums().luck;
                chance += share;
                mean += times(share, luck);
                square += times(share, squared(luck));
                seen.courses += 1;
                seen.rolls += analysis.rolls().count();
                // Where both count, the best row in points need not be the best in goals.
                if self.goals == Goals::AsEver {
                    return;
                }
                for roll in analysis.rolls() {
                    assert_near(roll.correction, Swing::default(), "a roll is foreseen");
                }
                for decision in analysis.decisions() {
                    let before = &replayed.moments()[decision.answers.start].position;
                    let after = &replayed.moments()[decision.answers.end].position;
                    let change = Swing::between(solved.value(before), solved.value(after));
                    if search.is_some() {
                        let (cost, lost) = (
                            decision.judged.cost.points,
                            -change.seen_by(decision.side).points,
                        );
                        assert!(
                            (lost - OVERLOOKED..lost + ROUNDING).contains(&cost),
                            "{cost} is not {lost}: {decision:?}"
                        );
                        continue;
                    }
                    assert_near(
                        decision.judged.cost,
                        -change.seen_by(decision.side),
                        "the true cost",
                    );
                    assert_near(
                        decision.correction(),
                        Swing::default(),
                        "a decision is foreseen",
                    );
                    let cost = decision.judged.cost;
                    let lost = cost.points.max(cost.goals);
                    assert!(!is_best || lost < ROUNDING, "{decision:?}");
                    seen.decisions += usize::from(!decision.forced);
                    seen.mistakes += usize::from(lost > 0.02);
                }
            },
        );
        assert!((chance - 1.0).abs() < ROUNDING, "all courses: {chance}");
        assert_near(mean, Swing::default(), "the mean of luck");
        assert_near(square, dice.luck, "the variance of luck, roll by roll");
        if is_best {
            let value = Swing::from_expected(solved.value(start));
            assert_near(dice.mean, value, "what is expected comes");
            assert_near(
                square,
                dice.variance(),
                "the variance of luck and of the result",
            );
        }
    }
}

/// The longest end of a match that is solved, and in which dice still decide something. Nothing is hidden in it.
fn end_of<R: Rules>(
    played: &Played<R>,
    imagine: fn(&R::View, &mut Luck) -> R,
    solved: &mut Solved<R>,
) -> Option<R> {
    let mut positions = Vec::new();
    played.at_every_answer(|position, _| {
        let seen = position.view(Viewer::Spectator);
        positions.push(imagine(&seen, &mut Luck::new(1)));
    });
    let mut found = None;
    for position in positions.into_iter().rev() {
        if solved.solve(&position).is_none() {
            break;
        }
        let of = |policy| of_dice(solved, policy, &position, &mut HashMap::new());
        let (best, bad) = (of(well), of(badly));
        if best.courses.max(bad.courses) > COURSES {
            break;
        }
        let Swing { points, goals } = best.variance();
        if points.max(goals) > 0.001 {
            found = Some(position);
        }
    }
    found
}

/// Looks at the ends of some random matches, until so many are found.
fn ends_are_fair<R>(
    options: &R::Options,
    lead: fn(&R) -> i32,
    imagine: fn(&R::View, &mut Luck) -> R,
    wanted: usize,
) where
    R: Rules<Choice: Sync, Event: Sync> + Sync,
{
    let mut seen = Seen::default();
    for seed in 0..1200 {
        if seen.ends >= wanted {
            break;
        }
        let played = Played::<R>::at_random(options, seed);
        for lead in [(|_| 0) as fn(&R) -> i32, lead] {
            let mut solved = Solved {
                values: HashMap::new(),
                lead,
            };
            let Some(start) = end_of(&played, imagine, &mut solved) else {
                continue;
            };
            let end = End {
                start: &start,
                solved: &solved,
                imagine,
                goals: solved.goals(),
            };
            // A search that knows the truth of whatever it looks at finds the same, however long a row of choices is.
            for search in [None, Some(Search::new(Budget::nodes(200)))] {
                end.look(well, true, search, &mut seen);
                end.look(badly, false, search, &mut seen);
            }
            seen.ends += 1;
        }
    }
    println!("{}: {seen:?}", R::GAME);
    assert!(seen.ends >= wanted && seen.mistakes > 2, "{seen:?}");
}

#[test]
fn ends_of_champions_have_the_luck_of_their_dice() {
    // A clock that counts every roll: otherwise an end could go on for ever.
    let options = champions::Options {
        tally: true,
        ..champions::Options::default()
    };
    let imagine = |view: &champions::View, _: &mut Luck| champions::Position::from(*view.open());
    ends_are_fair(&options, champions_lead, imagine, 8);
}

#[test]
fn ends_of_fuba_have_the_luck_of_their_dice() {
    let imagine = |view: &fuba::View, _: &mut Luck| imagine(view);
    ends_are_fair(&fuba::Options::default(), fuba_lead, imagine, 10);
}
