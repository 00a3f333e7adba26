//! The odds of offers against the rules themselves: every outcome of the dice after a choice is tried.

use std::collections::BTreeMap;

use gaffer_core::{Awaits, Match, Rules};
use gaffer_fuba::{
    Action, Choice, Event, Position, Purpose, ReboundResult, ShotResult, Skill, Step, Substitution,
    Window,
};
use gaffer_games::Game;
use gaffer_games::odds::Odds;
use gaffer_games::offer::Offer;

use crate::played::{after, at_decisions, message, number, without_skill};

/// Whether something came out so, once that is decided.
type Decided = fn(&Position, &[Event]) -> Option<bool>;

/// Follows a position through its dice until something is decided: how likely it comes out so, and how likely it is
/// decided before the half is over. Decisions on the way are made without a skill, and an empty target has the area stand
/// in for it that is best when the dice are known.
fn likely(position: &Position, events: &[Event], decided: Decided, steps: u8) -> (f64, f64) {
    if let Some(is_so) = decided(position, events) {
        return (if is_so { 1.0 } else { 0.0 }, 1.0);
    }
    let is_over = |event: &Event| matches!(event, Event::HalfEnded { .. });
    if events.iter().any(is_over) {
        return (0.0, 0.0);
    }
    assert!(steps > 0, "nothing is decided: {:?}", position.diagram());
    let choose = |choice| {
        let (then, events) = after(position, choice);
        likely(&then, &events, decided, steps - 1)
    };
    match position.awaits() {
        Awaits::Roll(roll) => {
            let (mut so, mut counted, mut total) = (0.0, 0.0, 0.0);
            let mut outcomes: Vec<_> = roll.dice.outcomes().collect();
            if roll.purpose == Purpose::Tiredness {
                // Many in a row, and they have no part in what is looked for: the lowest and the highest.
                outcomes = vec![outcomes[0], outcomes[outcomes.len() - 1]];
            }
            for (dice, weight) in outcomes {
                let (mut then, mut events) = (*position, Vec::new());
                then.roll(dice, &mut events).unwrap();
                let (so_then, counted_then) = likely(&then, &events, decided, steps - 1);
                so += f64::from(weight) * so_then;
                counted += f64::from(weight) * counted_then;
                total += f64::from(weight);
            }
            (so / total, counted / total)
        }
        Awaits::Choice(_) | Awaits::Secret(_) if position.open().step() == Step::StandIn => {
            let mut choices = Vec::new();
            position.choices(&mut choices);
            let all = choices.into_iter().map(choose);
            all.reduce(|one, other| if other.0 > one.0 { other } else { one })
                .unwrap()
        }
        Awaits::Choice(_) | Awaits::Secret(_) => choose(without_skill(position)),
        Awaits::Nothing(_) => panic!("the match is over"),
    }
}

/// A pass is kept when it has its new value; one of 2014 that turns out too long is lost all the same (F14-4.5.4b).
fn kept(_: &Position, events: &[Event]) -> Option<bool> {
    let lost = |event: &Event| {
        matches!(
            event,
            Event::ControlLost { .. } | Event::SpecialEvent { .. } | Event::PassTooLong { .. }
        )
    };
    if events.iter().any(lost) {
        return Some(false);
    }
    events
        .iter()
        .any(|event| matches!(event, Event::NewValue { .. }))
        .then_some(true)
}

fn won(_: &Position, events: &[Event]) -> Option<bool> {
    events.iter().find_map(|event| match event {
        Event::Pressed { won, foul, .. } => Some(*won && !*foul),
        _ => None,
    })
}

fn foul(_: &Position, events: &[Event]) -> Option<bool> {
    events.iter().find_map(|event| match event {
        Event::Pressed { foul, .. } | Event::FansRolled { foul, .. } => Some(*foul),
        _ => None,
    })
}

/// What an attempt ends as, with its second die or its rebound.
fn attempt(events: &[Event]) -> Option<ShotResult> {
    events.iter().find_map(|event| match event {
        Event::ShotTaken { result, .. } | Event::DifficultRolled { result, .. } => match result {
            ShotResult::Rebound | ShotResult::RollsAgain => None,
            ended => Some(*ended),
        },
        Event::Rebound { result, .. } => Some(match result {
            ReboundResult::Goal => ShotResult::Goal,
            ReboundResult::Corner => ShotResult::Corner,
            ReboundResult::Lost => ShotResult::Miss,
        }),
        _ => None,
    })
}

fn goal(_: &Position, events: &[Event]) -> Option<bool> {
    attempt(events).map(|result| result == ShotResult::Goal)
}

fn corner(_: &Position, events: &[Event]) -> Option<bool> {
    attempt(events).map(|result| result == ShotResult::Corner)
}

fn miss(_: &Position, events: &[Event]) -> Option<bool> {
    attempt(events).map(|result| result == ShotResult::Miss)
}

fn card(_: &Position, events: &[Event]) -> Option<bool> {
    events.iter().find_map(|event| match event {
        Event::SlowPlayRolled { card, .. } => Some(*card),
        _ => None,
    })
}

fn two_points(_: &Position, events: &[Event]) -> Option<bool> {
    events.iter().find_map(|event| match event {
        Event::Substituted {
            substitution: Substitution::Fresh { points, .. },
            ..
        } => Some(*points == 2),
        _ => None,
    })
}

fn through(_: &Position, events: &[Event]) -> Option<bool> {
    events.iter().find_map(|event| match event {
        Event::DribbleRolled { won, .. } => Some(*won),
        _ => None,
    })
}

/// Whether the dice of the turn end the half.
fn half_over(position: &Position, events: &[Event]) -> Option<bool> {
    let is_over = events
        .iter()
        .any(|event| matches!(event, Event::HalfEnded { .. }));
    let is_rolled = events
        .iter()
        .any(|event| matches!(event, Event::TurnRolled { .. }));
    let is_due = position.open().step() == Step::TurnRoll;
    (is_rolled && !is_due).then_some(is_over)
}

/// What an offer's odds are the odds of.
fn decided(position: &Position, choice: Choice) -> Option<(&'static str, Decided)> {
    let step = position.open().step();
    Some(match choice {
        Choice::Target(_) if step == Step::PerfectPass => return None,
        Choice::Target(_) => ("pass", kept),
        Choice::TargetWith(..) => ("pass with skills", kept),
        Choice::Action(Action::Pressing(_)) => ("pressing", won),
        Choice::Boosted(Action::Pressing(_)) => ("boosted pressing", won),
        Choice::Action(Action::GoalAttempt) => ("goal attempt", goal),
        Choice::No if matches!(step, Step::Skill(Window::Keeper | Window::Shooter)) => {
            ("goal attempt without a skill", goal)
        }
        Choice::Yes if step == Step::SlowPlay => ("slow play", card),
        Choice::SubstituteFresh { wide: false } => ("fresh player", two_points),
        Choice::SubstituteFresh { wide: true } => ("fresh player of many", two_points),
        Choice::Use(skill, _) => match skill {
            Skill::MidfieldDribbler | Skill::DribblingAttacker => ("dribble", through),
            Skill::FanaticFans => ("fans", foul),
            Skill::ShotStopper | Skill::LeadingGoalKeeper => ("keeper's skill", goal),
            Skill::ClinicalFinisher | Skill::TrainedSpecialEvent => ("shooter's skill", goal),
            _ => return None,
        },
        _ => return None,
    })
}

/// How likely something is after an offer, if the half is not over before.
fn tried(game: &Match<Position>, offer: &Offer<Choice>, decided: Decided) -> f64 {
    let (then, events) = after(game.position(), offer.choice);
    let (so, counted) = likely(&then, &events, decided, 60);
    so / counted
}

fn assert_same(game: &Match<Position>, offer: &Offer<Choice>, tried: f64, said: f64, within: f64) {
    assert!(
        (tried - said).abs() <= within,
        "{}: {said} is said, tried {tried}: {:?} {:?}\n{:?}",
        offer.choice,
        offer.label,
        offer.detail,
        game.position().diagram()
    );
}

/// Some of the passes, since each is followed through all its dice; everything else.
fn some_offers(game: &Match<Position>, drawn: usize) -> impl Iterator<Item = Offer<Choice>> {
    let all = Position::offers(game).into_iter().enumerate();
    all.filter(move |(number, offer)| {
        !matches!(offer.choice, Choice::Target(_)) || (number + drawn).is_multiple_of(8)
    })
    .map(|(_, offer)| offer)
}

#[test]
fn what_is_offered_is_as_likely_as_it_is_said() {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    let mut passes: BTreeMap<String, u32> = BTreeMap::new();
    at_decisions(8, |preset, game, drawn| {
        for offer in some_offers(game, drawn) {
            let Some((what, decided)) = decided(game.position(), offer.choice) else {
                assert_eq!(offer.odds, None, "{}", offer.choice);
                continue;
            };
            let odds: Odds = offer.odds.unwrap();
            let said = f64::from(odds.part) / f64::from(odds.total);
            assert_same(game, &offer, tried(game, &offer, decided), said, 1e-9);
            assert!(offer.tells_chances);
            *counts.entry(what).or_default() += 1;
            if what == "pass" {
                *passes.entry(preset.to_owned()).or_default() += 1;
            }
        }
    });
    assert_eq!(passes.len(), Position::presets().len(), "{passes:?}");
    assert!(passes.values().all(|passes| *passes > 300), "{passes:?}");
    for (what, least) in [
        ("pass with skills", 20),
        ("pressing", 200),
        ("boosted pressing", 50),
        ("goal attempt", 500),
        ("goal attempt without a skill", 20),
        ("slow play", 20),
        ("fresh player", 50),
        ("fresh player of many", 5),
        ("dribble", 20),
        ("fans", 10),
        ("keeper's skill", 5),
        ("shooter's skill", 1),
    ] {
        let count = counts.get(what).copied().unwrap_or(0);
        assert!(count >= least, "{what}: {counts:?}");
    }
}

/// Percentages in the words of an offer beside its own odds: corner and miss of an attempt, the foul of an aggressive
/// pressing, the end of the half before a pass.
#[test]
fn other_chances_are_as_likely_as_they_are_said() {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    let all: [(&str, &str, Decided); 4] = [
        ("goal-attempt-chances", "corner", corner),
        ("goal-attempt-chances", "miss", miss),
        ("foul-and-card", "percent", foul),
        ("half-over", "percent", half_over),
    ];
    at_decisions(4, |_, game, drawn| {
        for offer in some_offers(game, drawn) {
            for (name, value, decided) in all {
                let Some(said) = message(&offer.detail, name) else {
                    continue;
                };
                let percent = number(said, value) as f64 / 100.0;
                let tried = tried(game, &offer, decided);
                assert_same(game, &offer, tried, percent, 0.005 + 1e-9);
                *counts.entry(name).or_default() += 1;
            }
            if matches!(offer.choice, Choice::Target(_)) && offer.odds.is_some() {
                let may_end = game.position().open().clock().stoppage() > 0;
                let told = message(&offer.detail, "half-over").is_some();
                assert_eq!(told, may_end, "{}", offer.choice);
            }
        }
    });
    let enough = counts.values().all(|count| *count > 50);
    assert!(counts.len() == 3 && enough, "{counts:?}");
}
