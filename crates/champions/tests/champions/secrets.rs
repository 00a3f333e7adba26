//! Secrets: what one side has hidden makes no difference to anything that the other side meets.

use gaffer_champions::{Choice, Options, Position};
use gaffer_core::{Awaits, Rules, Side, Silent, Viewer};
use gaffer_proof::Luck;

fn offered(position: &Position) -> Vec<Choice> {
    let mut choices = Vec::new();
    position.choices(&mut choices);
    choices
}

/// Whatever line-up home hides, away is asked and offered the same and sees the same (C20-setup-2).
#[test]
fn a_hidden_line_up_makes_no_difference() {
    let mut revealed = 0;
    for seed in 0..40 {
        let mut luck = Luck::new(seed);
        let mut one = Position::begin(&Options::FULL).unwrap();
        let mut other = one;
        // Home makes two line-ups at random.
        for position in [&mut one, &mut other] {
            while position.awaits() == Awaits::Secret(Side::Home) {
                let choices = offered(position);
                let choice = choices[luck.below(choices.len())];
                position.choose(choice, &mut Silent).unwrap();
            }
        }
        let differ = one != other;
        while one.awaits() == Awaits::Secret(Side::Away) {
            for viewer in [Viewer::Side(Side::Away), Viewer::Spectator] {
                assert_eq!(one.view(viewer), other.view(viewer), "seed {seed}");
                let texts = [one, other]
                    .map(|position| serde_json::to_string(&position.view(viewer)).unwrap());
                assert_eq!(texts[0], texts[1], "seed {seed}");
            }
            assert_eq!(one.question(), other.question(), "seed {seed}");
            assert_eq!(offered(&one), offered(&other), "seed {seed}");
            let choices = offered(&one);
            let choice = choices[luck.below(choices.len())];
            let events = [&mut one, &mut other].map(|position| {
                let mut events = Vec::new();
                position.choose(choice, &mut events).unwrap();
                events
            });
            if one.awaits() == Awaits::Secret(Side::Away) {
                assert_eq!(events[0], events[1], "seed {seed}: told too early");
            }
        }
        assert_eq!(one != other, differ, "seed {seed}: line-ups are open now");
        revealed += u32::from(differ);
    }
    assert!(revealed > 30, "only {revealed} pairs differed");
}

/// Placements are open, away's first: each is seen by everybody as soon as it is made, and home chooses
/// knowing all of away's (C20-D3, C20-setup-3).
#[test]
fn placements_are_open_and_away_is_first() {
    for seed in 0..20 {
        let mut luck = Luck::new(seed);
        let mut position = Position::begin(&Options::FULL).unwrap();
        let mut order = Vec::new();
        while let Awaits::Secret(side) | Awaits::Choice(side) = position.awaits() {
            let mut choices = Vec::new();
            position.choices(&mut choices);
            // One by one, not all at once by default.
            choices.retain(|choice| *choice != Choice::Default);
            let choice = choices[luck.below(choices.len())];
            let shirt = position.open().placing();
            position.choose(choice, &mut Silent).unwrap();
            if let (Choice::Place(space), Some(shirt)) = (choice, shirt) {
                order.push(side);
                for viewer in [
                    Viewer::Side(Side::Home),
                    Viewer::Side(Side::Away),
                    Viewer::Spectator,
                ] {
                    let view = position.view(viewer);
                    let seen = view.open().team(side).space(shirt);
                    assert_eq!(seen, Some(space), "seed {seed}, {side} {shirt}, {viewer:?}");
                }
            }
        }
        let away_first = order.iter().position(|side| *side == Side::Home);
        let away = order.iter().filter(|side| **side == Side::Away).count();
        assert_eq!(away_first, Some(away), "seed {seed}: {order:?}");
        assert!(away > 5, "seed {seed}: {order:?}");
    }
}
