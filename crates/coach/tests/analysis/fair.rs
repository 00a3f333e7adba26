//! Luck is fair roll by roll, and costs do not depend on what was hidden.

use std::sync::Arc;

use gaffer_champions as champions;
use gaffer_coach::analysis::{Analyst, Swing, Values};
use gaffer_coach::champions::expert::Judgement;
use gaffer_coach::fuba::{Learned, imagine};
use gaffer_coach::search::Knowledge;
use gaffer_coach::{Evaluate, Luck};
use gaffer_core::{Answer, Awaits, Rules, Side, Silent, Viewer};
use gaffer_fuba as fuba;

use crate::played::Played;
use crate::sums::{champions_lead, fuba_lead};

/// At every roll of some matches: the luck of all outcomes together is zero, and where the outcomes are not too
/// many the value is their mean.
fn every_roll_is_fair<R: Rules, K: Knowledge<R> + ?Sized>(
    values: &Values<R, K>,
    options: &R::Options,
    seeds: u64,
) -> (usize, usize) {
    let (mut rolls, mut cut) = (0, 0);
    for seed in 0..seeds {
        Played::<R>::at_random(options, seed).at_every_answer(|position, _| {
            let Awaits::Roll(roll) = position.awaits() else {
                assert_eq!(values.mean(position), None);
                return;
            };
            let mean = Swing::from_expected(values.mean(position).expect("a roll"));
            let mut sum = Swing::default();
            for (dice, weight) in roll.dice.outcomes() {
                let mut after = position.clone();
                after.roll(dice, &mut Silent).expect("an outcome");
                let luck = Swing::from_expected(values.expected(&after)) - mean;
                sum.points += f64::from(weight) * luck.points;
                sum.goals += f64::from(weight) * luck.goals;
            }
            assert!(
                sum.points.abs() < 1e-10 && sum.goals.abs() < 1e-10,
                "{sum:?}"
            );
            rolls += 1;
            let off = Swing::from_expected(values.expected(position)) - mean;
            cut += usize::from(off.points.abs() > 1e-12 || off.goals.abs() > 1e-12);
        });
    }
    (rolls, cut)
}

#[test]
fn luck_is_zero_over_the_outcomes_of_every_roll() {
    for (preset, options) in fuba::Options::PRESETS {
        let learned = Learned::for_options(&options);
        let values = Values::new(&*learned, fuba_lead);
        let (rolls, cut) = every_roll_is_fair(&values, &options, 3);
        println!("{preset}: {rolls} rolls, {cut} with too many outcomes");
        assert!(rolls > 120, "{rolls}");
        // With hardly any reach the value is the judge's own word, and luck is fair all the same.
        let values = values.with_reach(2);
        let (_, cut) = every_roll_is_fair(&values, &options, 1);
        assert!(cut > 0);
    }
    let options = champions::Options::default();
    let judgement = Judgement::default();
    let values = Values::new(&judgement, champions_lead);
    let (rolls, cut) = every_roll_is_fair(&values, &options, 3);
    println!("champions: {rolls} rolls, {cut} with too many outcomes");
    assert!(rolls > 120, "{rolls}");
}

/// The judges look at what is open alone, and a decision is judged alike whatever the other side hides.
#[test]
fn nobody_is_judged_by_what_was_hidden() {
    let (_, options) = (fuba::Options::PRESETS.into_iter())
        .find(|(name, _)| *name == "full")
        .expect("the full game");
    let learned = Learned::for_options(&options);
    let analyst = Analyst {
        values: Values::new(&*learned, fuba_lead),
        imagine: |view, _| imagine(view),
        search: None,
        watch: Arc::default(),
        seed: 1,
    };
    let mut hidden = 0;
    for seed in 0..6 {
        Played::<fuba::Position>::at_random(&options, seed).at_every_answer(|position, answer| {
            let spectated = imagine(&position.view(Viewer::Spectator));
            if !matches!(position.awaits(), Awaits::Nothing(_)) {
                assert_eq!(learned.expected(position), learned.expected(&spectated));
            }
            let (Awaits::Choice(side) | Awaits::Secret(side), Answer::Choice(choice)) =
                (position.awaits(), answer)
            else {
                return;
            };
            // The same to whoever decides, with nothing hidden by the other side.
            let other = imagine(&position.view(Viewer::Side(side)));
            if other == *position {
                return;
            }
            hidden += 1;
            if hidden % 24 == 0 {
                let judge = |position| analyst.judge(position, side, &[choice], 5);
                assert_eq!(judge(position), judge(&other));
            }
        });
    }
    assert!(hidden > 100, "{hidden}");
}

/// A penalty: the kicker cannot know the dive, so no kick of the mix is a mistake, whatever the keeper does.
#[test]
fn a_kick_is_no_mistake() {
    let options = fuba::Options::default();
    let learned = Learned::for_options(&options);
    let analyst = Analyst {
        values: Values::new(&*learned, fuba_lead),
        imagine: |view, _: &mut Luck| imagine(view),
        search: None,
        watch: Arc::default(),
        seed: 1,
    };
    let mut kicks = 0;
    for seed in 0..400 {
        Played::<fuba::Position>::at_random(&options, seed).at_every_answer(|position, answer| {
            if let Answer::Choice(choice @ fuba::Choice::Kick(_)) = answer {
                let side = match position.awaits() {
                    Awaits::Choice(side) | Awaits::Secret(side) => side,
                    _ => Side::Home,
                };
                let judged = analyst.judge(position, side, &[choice], 1);
                assert_eq!((judged.cost, judged.considered), (Swing::default(), 0));
                kicks += 1;
            }
        });
    }
    assert!(kicks > 20, "{kicks}");
}
