//! The sensible coach: it wins against random play, keeps to what is offered, and repeats itself.

use std::cmp::Ordering;

use gaffer_coach::fuba::{Sensible, evaluate};
use gaffer_coach::{Coach, Luck, Random, play_match};
use gaffer_core::{Awaits, BySide, ReadingSet, Rules, Side, Silent, Viewer};
use gaffer_fuba::pitch::Area;
use gaffer_fuba::{
    Action, ActionKind, Choice, Diagram, Edition, EventPlus5, Formations, KeeperInGoalModifiers,
    Options, Position, Pressing, Readings, Step, TurnDiagram,
};

use crate::seats::{RANDOM, SENSIBLE, play_to_the_end};

fn sensible() -> Box<dyn Coach<Position>> {
    Box::new(Sensible::default())
}

fn begin(options: Options) -> Position {
    Position::begin(&options).expect("options without a contradiction")
}

/// Every combination of the option switches.
fn all_options() -> Vec<Options> {
    let mut all = Vec::new();
    for formations in [Formations::Free, Formations::Cards] {
        for event_plus5 in [EventPlus5::Printed, EventPlus5::Errata] {
            for set in ReadingSet::BOTH {
                for keeper_in_goal_modifiers in [
                    KeeperInGoalModifiers::Counted,
                    KeeperInGoalModifiers::NotCounted,
                ] {
                    all.push(Options {
                        formations,
                        event_plus5,
                        readings: Readings::from_set(Edition::V2_2, set),
                        keeper_in_goal_modifiers,
                        ..Options::FUBA_2_2
                    });
                }
            }
        }
    }
    all
}

/// The decision of a fresh sensible coach in a position that was written down.
fn decision(diagram: &Diagram) -> Choice {
    let position = Position::from_diagram(diagram).expect("a sound diagram");
    let (Awaits::Choice(side) | Awaits::Secret(side)) = position.awaits() else {
        panic!("no choice is awaited");
    };
    let mut choices = Vec::new();
    position.choices(&mut choices);
    let view = position.view(Viewer::Side(side));
    Sensible::default().decide(&view, side, &choices, &mut Luck::new(1))
}

#[test]
fn it_beats_random_play() {
    let (mut won, mut decided) = (0, 0);
    for number in 0..60_u64 {
        let me = Side::BOTH[number as usize % 2];
        let mut coaches = BySide::with(|side| {
            if side == me {
                sensible()
            } else {
                Box::new(Random) as Box<dyn Coach<Position>>
            }
        });
        let end = play_match(
            begin(Options::FUBA_2_2),
            &mut coaches,
            number / 2,
            &mut Silent,
        )
        .position;
        let score = end.open().score();
        decided += u32::from(score[me] != score[!me]);
        won += u32::from(score[me].cmp(&score[!me]) == Ordering::Greater);
    }
    assert!(decided >= 45, "only {decided} of 60 matches were decided");
    assert!(won * 10 > decided * 9, "won {won} of {decided}");
}

#[test]
fn a_seed_repeats_a_match() {
    let play = |seed| {
        let mut events = Vec::new();
        let mut coaches = BySide::with(|_| sensible());
        let end = play_match(begin(Options::FUBA_2_2), &mut coaches, seed, &mut events).position;
        (end, events)
    };
    for seed in 0..4 {
        assert_eq!(play(seed), play(seed));
    }
    assert_ne!(play(1).1, play(2).1);
}

#[test]
fn it_takes_offered_choices_only() {
    let all = all_options();
    for seed in 0..32_u64 {
        let seats = BySide::with(|side| match (seed % 3, side) {
            (0, Side::Home) | (1, Side::Away) => RANDOM,
            _ => SENSIBLE,
        });
        play_to_the_end(all[seed as usize % all.len()], seats, seed);
    }
}

/// Home's action stage comes first, with the ball in an area.
fn home_acts(ball: Area, value: u8, pieces: &str) -> Diagram {
    Diagram {
        ball,
        value,
        pieces: pieces.to_owned(),
        turn: TurnDiagram {
            acting: Some(Side::Home),
            first: Some(Side::Home),
            action: Some(1),
            ..TurnDiagram::default()
        },
        at: Some(Step::Action),
        ..Diagram::default()
    }
}

const SHOOT: Choice = Choice::Action(Action::GoalAttempt);

#[test]
fn it_takes_a_certain_goal() {
    // More players in the penalty area and a value of 1: every die scores.
    let diagram = home_acts(Area::B5, 1, "b1 1/0, b2 3/2, b3 2/3, b4 1/5, b5 4/1");
    assert_eq!(decision(&diagram), SHOOT);
}

#[test]
fn it_does_not_shoot_hopelessly() {
    // From the wing even a six needs a second one, and the next pass finds a free team mate in front
    // of the goal.
    let diagram = home_acts(
        Area::A3,
        5,
        "b1 1/0, b2 2/0, a3 2/0, b4 3/0, c3 2/3, a4 0/3, c4 1/4, b5 0/1",
    );
    assert_ne!(decision(&diagram), SHOOT);
}

#[test]
fn it_shoots_before_the_whistle() {
    // On the last stoppage square the half ends with this turn: a poor chance is better than none.
    let mut diagram = home_acts(Area::B4, 5, "b1 1/0, b2 5/2, b3 2/3, b4 3/4, b5 0/2");
    diagram.stoppage = 5;
    diagram.turn.action = Some(2);
    diagram.turn.used = vec![ActionKind::Movement];
    assert_eq!(decision(&diagram), SHOOT);
}

#[test]
fn it_presses_when_the_odds_are_good() {
    // Five of six dice win the ball in front of the own goal.
    let mut diagram = home_acts(Area::B2, 6, "b1 1/1, b2 4/1, b3 4/4, b4 2/4, b5 0/1");
    diagram.controlling = Side::Away;
    assert_eq!(
        decision(&diagram),
        Choice::Action(Action::Pressing(Pressing::NORMAL))
    );
}

/// The same position with home and away exchanged and the pitch turned end to end.
fn mirrored(diagram: &Diagram) -> Diagram {
    let pieces: Vec<String> = diagram
        .pieces
        .split(", ")
        .map(|part| {
            let (area, counts) = part.split_once(' ').expect("an area and its pieces");
            let (home, away) = counts.split_once('/').expect("both teams' pieces");
            let area: Area = area.parse().expect("an area");
            format!("{} {away}/{home}", area.mirrored())
        })
        .collect();
    Diagram {
        ball: diagram.ball.mirrored(),
        pieces: pieces.join(", "),
        controlling: !diagram.controlling,
        turn: TurnDiagram {
            acting: diagram.turn.acting.map(|side| !side),
            first: diagram.turn.first.map(|side| !side),
            ..diagram.turn.clone()
        },
        ..diagram.clone()
    }
}

/// Passes are decided alike from both ends, and every position is worth the same to either side. Only
/// rows of moves may differ among equals, since the order of the areas decides there.
#[test]
fn both_sides_judge_alike() {
    let pieces = "b1 1/0, b2 2/0, a2 1/1, b3 2/2, a3 2/0, b4 2/3, c3 1/2, b5 0/3";
    for value in 1..=6 {
        let mut pass = home_acts(Area::B3, value, pieces);
        pass.at = None;
        let Choice::Target(target) = decision(&pass) else {
            panic!("a target is awaited");
        };
        let turned = mirrored(&pass);
        assert_eq!(
            decision(&turned),
            Choice::Target(target.mirrored()),
            "value {value}"
        );
        for ball in [Area::B3, Area::A3, Area::B4] {
            for diagram in [home_acts(ball, value, pieces), pass.clone()] {
                let read = |diagram| Position::from_diagram(diagram).expect("a sound diagram");
                let (here, there) = (read(&diagram), read(&mirrored(&diagram)));
                for side in Side::BOTH {
                    let difference = evaluate(here.open(), side) - evaluate(there.open(), !side);
                    assert!(
                        difference.abs() < 1e-9,
                        "{ball} {value} {side}: {difference}"
                    );
                }
            }
        }
    }
}
