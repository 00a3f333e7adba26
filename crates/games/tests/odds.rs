//! The odds of offers against the rules themselves: every outcome of the dice after a choice is tried.

use gaffer_coach::Luck;
use gaffer_core::{Awaits, Match, Rules, Silent};
use gaffer_fuba::{Action, Choice, Edition, Event, Position, Step};
use gaffer_games::Game;

/// Follows a position through its dice until something is decided, and says how likely it came out so; nothing where the
/// half may be over before, another area may have to be named, or it takes more than so many steps. Decisions on the way
/// are made without a skill.
fn likely(
    position: &Position,
    events: &[Event],
    decided: fn(&[Event]) -> Option<bool>,
    steps: u8,
) -> Option<f64> {
    if let Some(is_so) = decided(events) {
        return Some(if is_so { 1.0 } else { 0.0 });
    }
    let is_over = |event: &Event| matches!(event, Event::HalfEnded { .. });
    if steps == 0 || position.open().step() == Step::StandIn || events.iter().any(is_over) {
        return None;
    }
    match position.awaits() {
        Awaits::Roll(roll) => {
            let (mut part, mut total) = (0.0, 0.0);
            for (dice, weight) in roll.dice.outcomes() {
                let (mut then, mut events) = (*position, Vec::new());
                then.roll(dice, &mut events).unwrap();
                part += f64::from(weight) * likely(&then, &events, decided, steps - 1)?;
                total += f64::from(weight);
            }
            Some(part / total)
        }
        Awaits::Choice(_) | Awaits::Secret(_) => {
            let mut choices = Vec::new();
            position.choices(&mut choices);
            let no = choices.iter().find(|choice| **choice == Choice::No);
            let (mut then, mut events) = (*position, Vec::new());
            then.choose(*no.unwrap_or(&choices[0]), &mut events)
                .unwrap();
            likely(&then, &events, decided, steps - 1)
        }
        Awaits::Nothing(_) => None,
    }
}

/// Whether a pass was kept.
fn kept(events: &[Event]) -> Option<bool> {
    events.iter().find_map(|event| match event {
        Event::ControlLost { .. } | Event::SpecialEvent { .. } => Some(false),
        Event::ControlKept { .. } | Event::ControlAutomatic { .. } => Some(true),
        _ => None,
    })
}

/// Whether a pass of 2014 was kept: one that turns out too long is lost all the same (F14-4.5.4b).
fn kept_2014(events: &[Event]) -> Option<bool> {
    let is_too_long = |event: &Event| matches!(event, Event::PassTooLong { .. });
    if events.iter().any(is_too_long) {
        return Some(false);
    }
    events.iter().find_map(|event| match event {
        Event::ControlLost { .. } | Event::SpecialEvent { .. } => Some(false),
        Event::NewValue { .. } => Some(true),
        _ => None,
    })
}

fn won(events: &[Event]) -> Option<bool> {
    events.iter().find_map(|event| match event {
        Event::Pressed { won, foul, .. } => Some(*won && !*foul),
        _ => None,
    })
}

fn after(position: &Position, choice: Choice) -> Position {
    let mut after = *position;
    after.choose(choice, &mut Silent).unwrap();
    after
}

#[test]
fn passes_and_pressings_are_as_likely_as_offered() {
    // Not every edition has pressing.
    let mut pressings = 0;
    for preset in Position::presets() {
        let mut passes = 0;
        for seed in 0..3 {
            let mut luck = Luck::new(seed);
            let mut game = Match::<Position>::new(&preset.options).unwrap();
            loop {
                let position = game.position();
                match position.awaits() {
                    Awaits::Choice(_) | Awaits::Secret(_) => {
                        // Some of the decisions, since each is followed through all its dice.
                        let offers = match luck.below(4) {
                            0 => Position::offers(&game),
                            _ => Vec::new(),
                        };
                        for offer in offers {
                            let (tried, count) = match offer.choice {
                                Choice::Target(_) => {
                                    let after = after(position, offer.choice);
                                    let kept = match position.open().edition() {
                                        Edition::V2014 => kept_2014,
                                        Edition::V1_0 | Edition::V2_2 => kept,
                                    };
                                    (likely(&after, &[], kept, 6), &mut passes)
                                }
                                Choice::Action(Action::Pressing(_))
                                | Choice::Boosted(Action::Pressing(_)) => {
                                    let after = after(position, offer.choice);
                                    (likely(&after, &[], won, 4), &mut pressings)
                                }
                                _ => continue,
                            };
                            let (Some(tried), Some(odds)) = (tried, offer.odds) else {
                                continue;
                            };
                            *count += 1;
                            let said = f64::from(odds.part) / f64::from(odds.total);
                            assert!(
                                (tried - said).abs() < 1e-9,
                                "{}: {odds:?}, tried {tried}\n{:?}",
                                offer.choice,
                                position.diagram()
                            );
                        }
                        let mut choices = Vec::new();
                        position.choices(&mut choices);
                        let choice = choices[luck.below(choices.len())];
                        game.choose(choice).unwrap();
                    }
                    Awaits::Roll(roll) => {
                        let all: Vec<_> = roll.dice.outcomes().collect();
                        game.roll(all[luck.below(all.len())].0).unwrap();
                    }
                    Awaits::Nothing(_) => break,
                }
            }
        }
        assert!(passes > 30, "{}: {passes} passes", preset.name);
    }
    assert!(pressings > 50, "{pressings} pressings");
}
