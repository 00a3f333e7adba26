//! What luck and decisions add up to, over many matches.

use std::sync::Arc;

use gaffer_champions as champions;
use gaffer_coach::analysis::{Analyst, Swing, Values};
use gaffer_coach::champions::expert::Judgement;
use gaffer_coach::fuba::{Learned, imagine};
use gaffer_coach::search::Knowledge;
use gaffer_core::{Answer, Awaits, Outcome, Rules, Side};
use gaffer_fuba as fuba;

use crate::played::Played;

pub(crate) fn fuba_lead(position: &fuba::Position) -> i32 {
    let score = position.open().score();
    i32::from(score.home) - i32::from(score.away)
}

pub(crate) fn champions_lead(position: &champions::Position) -> i32 {
    let score = position.open().score();
    i32::from(score.home) - i32::from(score.away)
}

/// What a match that is over has brought the home side, from the rules alone.
fn result<R: Rules>(last: &R, lead: fn(&R) -> i32) -> Swing {
    let Awaits::Nothing(outcome) = last.awaits() else {
        panic!("the match is over");
    };
    Swing {
        points: match outcome {
            Outcome::Won(Side::Home) => 1.0,
            Outcome::Won(Side::Away) => 0.0,
            Outcome::Drawn => 0.5,
        },
        goals: f64::from(lead(last)),
    }
}

/// Sums, and sums of squares, of a figure over matches.
#[derive(Default)]
struct Mean {
    number: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, figure: f64) {
        self.number += 1.0;
        self.sum += figure;
        self.squares += figure * figure;
    }

    /// The mean, and 3.29 standard errors: what the mean of a thousand such samples goes beyond once.
    fn interval(&self) -> (f64, f64) {
        let mean = self.sum / self.number;
        let variance = (self.squares / self.number - mean * mean).max(0.0);
        (mean, 3.29 * (variance / self.number).sqrt())
    }
}

/// What one match says.
#[derive(Clone)]
struct Account {
    luck: Swing,
    /// What start, luck and changes leave of the result: nothing, but for the last digits.
    error: Swing,
    positions: usize,
}

/// The luck of a match by values alone, and whether it adds up.
fn account<R: Rules, K: Knowledge<R> + ?Sized>(
    values: &Values<'_, R, K>,
    options: &R::Options,
    lead: fn(&R) -> i32,
    seed: u64,
) -> Account {
    let played = Played::<R>::at_random(options, seed);
    let start = Swing::from_expected(values.expected(&played.start));
    let (mut luck, mut changes) = (Swing::default(), Swing::default());
    let mut before = start;
    let mut mean = None;
    let mut was_roll = false;
    let mut positions = 0;
    let mut settle = |now: Swing, mean: Option<Swing>, was_roll: bool| {
        if was_roll {
            let mean = mean.unwrap_or(before);
            luck += now - mean;
            changes += mean - before;
        } else {
            changes += now - before;
        }
        before = now;
    };
    played.at_every_answer(|position, answer| {
        settle(
            Swing::from_expected(values.expected(position)),
            mean,
            was_roll,
        );
        was_roll = matches!(answer, Answer::Roll(_));
        mean = values.mean(position).map(Swing::from_expected);
        positions += 1;
    });
    let end = result(&played.last, lead);
    settle(end, mean, was_roll);
    Account {
        luck,
        error: start + luck + changes - end,
        positions,
    }
}

/// Values alone: start, luck and changes add up to the result, and luck is zero on average.
fn luck_adds_up<R: Rules, K: Knowledge<R> + ?Sized>(
    knowledge: &K,
    options: &R::Options,
    lead: fn(&R) -> i32,
    seeds: u64,
) where
    R::Options: Sync,
{
    let accounts = |first: u64| -> Vec<Account> {
        let values = Values::new(knowledge, lead);
        (first..seeds)
            .step_by(2)
            .map(|seed| account(&values, options, lead, seed))
            .collect()
    };
    let accounts = std::thread::scope(|scope| {
        let odd = scope.spawn(|| accounts(1));
        let even = accounts(0);
        [even, odd.join().expect("every match is looked at")].concat()
    });
    let (mut points, mut goals) = (Mean::default(), Mean::default());
    let mut largest: f64 = 0.0;
    for account in &accounts {
        let error = account.error;
        largest = largest.max(error.points.abs()).max(error.goals.abs());
        points.add(account.luck.points);
        goals.add(account.luck.goals);
    }
    assert!(largest < 1e-9, "{largest}");
    for (unit, luck) in [("points", points), ("goals", goals)] {
        let (mean, within) = luck.interval();
        println!("{}: mean luck {mean:+.5} +- {within:.5} {unit}", R::GAME);
        assert!(mean.abs() <= within, "{unit}: {mean} is beyond {within}");
    }
    let positions: usize = accounts.iter().map(|account| account.positions).sum();
    println!(
        "{}: {positions} positions of {} matches, largest error {largest:e}",
        R::GAME,
        accounts.len()
    );
}

/// How many matches: `GAFFER_ANALYSED=10000` looks further.
fn matches(usual: u64) -> u64 {
    (std::env::var("GAFFER_ANALYSED").ok())
        .and_then(|number| number.parse().ok())
        .unwrap_or(usual)
}

#[test]
fn matches_of_fuba_add_up_and_luck_has_no_favourite() {
    let options = fuba::Options::default();
    luck_adds_up(
        &*Learned::for_options(&options),
        &options,
        fuba_lead,
        matches(1000),
    );
}

#[test]
fn matches_of_champions_add_up_and_luck_has_no_favourite() {
    let options = champions::Options::default();
    luck_adds_up(
        &Judgement::default(),
        &options,
        champions_lead,
        matches(2000),
    );
}

/// The whole analysis, with its costs, of some matches.
fn adds_up<R, K>(analyst: &Analyst<R, K>, options: &R::Options, lead: fn(&R) -> i32, seeds: u64)
where
    R: Rules<Choice: Sync, Event: Sync> + Sync,
    K: Knowledge<R> + ?Sized,
{
    let mut cost = 0.0;
    for seed in 0..seeds {
        let played = Played::<R>::at_random(options, seed);
        let analysis = analyst.look(&played.replayed(), &|_| ());
        assert_eq!(analysis.values.len(), played.answers.len() + 1);
        let sums = analysis.sums();
        assert_eq!(sums.end, result(&played.last, lead));
        let error = sums.error();
        assert!(
            error.points.abs() < 1e-9 && error.goals.abs() < 1e-9,
            "{error:?}"
        );
        let mut answers = 0;
        for decision in analysis.decisions() {
            let judged = &decision.judged;
            assert!(
                judged.cost.points >= 0.0 && judged.cost.goals >= 0.0,
                "{decision:?}"
            );
            assert!(!judged.best.is_empty());
            answers += decision.answers.len();
            cost += judged.cost.points;
        }
        assert_eq!(answers + analysis.rolls().count(), played.answers.len());
    }
    assert!(cost > 0.0, "random coaches make mistakes");
}

#[test]
fn whole_analyses_add_up() {
    let by_default = fuba::Options::default();
    for (preset, options) in fuba::Options::PRESETS {
        let learned = Learned::for_options(&options);
        let analyst = Analyst {
            values: Values::new(&*learned, fuba_lead),
            imagine: |view, _| imagine(view),
            search: None,
            watch: Arc::default(),
            seed: 1,
        };
        let seeds = if options == by_default { 4 } else { 1 };
        println!("{preset}");
        adds_up(&analyst, &options, fuba_lead, seeds);
    }
}

#[test]
fn whole_analyses_of_champions_add_up() {
    let judgement = Judgement::default();
    let analyst = Analyst {
        values: Values::new(&judgement, champions_lead),
        imagine: |view, _| champions::Position::from(*view.open()),
        search: None,
        watch: Arc::default(),
        seed: 1,
    };
    adds_up(&analyst, &champions::Options::default(), champions_lead, 10);
}
