//! Chance in Champions: dice fall at the chance points and nowhere else, and what they set in motion comes to an end.

use std::collections::BTreeSet;

use gaffer_champions::{Choice, Event, Options, Position, Purpose};
use gaffer_core::{Awaits, Dice, Roll, Rules, Silent};
use gaffer_proof::Luck;

use crate::lively::lively_choice;

/// The chance points of section 6 of the rules: the faces of the die, the lowest that is kept, and whether the watch
/// counts a 1.
const CHANCES: [(Purpose, u8, u8, bool); 9] = [
    (Purpose::KickOff, 6, 2, false),
    (Purpose::Opening, 6, 1, true),
    (Purpose::Restart, 6, 2, false),
    (Purpose::ThrowIn, 4, 2, false),
    // Only kick-off and dead balls are excepted (C20-D39).
    (Purpose::Goalie, 6, 1, true),
    (Purpose::Interception, 3, 1, true),
    (Purpose::Save, 4, 1, true),
    (Purpose::ShootOut, 6, 2, false),
    (Purpose::ShootOutSave, 4, 1, false),
];

fn offered(position: &Position) -> Vec<Choice> {
    let mut choices = Vec::new();
    position.choices(&mut choices);
    choices
}

/// A lively match: what each decision and each roll does.
fn play(
    seed: u64,
    mut chosen: impl FnMut(&Position, Choice, &Position, &[Event]),
    mut rolled: impl FnMut(&Position, &Roll<Purpose>, &Position, &[Event]),
) {
    let mut position = Position::begin(&Options::TOURNAMENT).unwrap();
    let mut luck = Luck::new(seed);
    loop {
        let before = position;
        let mut events = Vec::new();
        match position.awaits() {
            Awaits::Nothing(_) => return,
            Awaits::Roll(roll) => {
                let dice = luck.dice(&roll.dice);
                position.roll(dice, &mut events).unwrap();
                rolled(&before, &roll, &position, &events);
            }
            Awaits::Choice(_) | Awaits::Secret(_) => {
                let choices = offered(&position);
                let choice = lively_choice(&position, &choices, &mut luck);
                position.choose(choice, &mut events).unwrap();
                chosen(&before, choice, &position, &events);
            }
        }
    }
}

/// The watch moves on by one where a 1 counts; the last one stops it, and another period begins anew.
fn watch_moves(before: &Position, after: &Position) -> Option<u8> {
    let (before, after) = (before.open(), after.open());
    let same = before.period() == after.period() && !before.whistle();
    same.then(|| after.ones() - before.ones())
}

/// C20-state-13: each roll is a line of the table of chance points.
#[test]
fn dice_fall_at_the_chance_points() {
    let mut seen = BTreeSet::new();
    for seed in 0..20 {
        play(
            seed,
            |_, _, _, _| {},
            |position, roll, _, _| {
                let (_, die, lowest, counts) = CHANCES
                    .into_iter()
                    .find(|(purpose, ..)| *purpose == roll.purpose)
                    .unwrap();
                let faces: Vec<u8> = roll.dice.outcomes().map(|(dice, _)| dice.first()).collect();
                assert_eq!(
                    faces,
                    (lowest..=die).collect::<Vec<_>>(),
                    "{}",
                    roll.purpose
                );
                assert_eq!(roll.dice.count(), 1, "{}", roll.purpose);
                for face in faces {
                    let mut after = *position;
                    after.roll(Dice::one(face), &mut Silent).unwrap();
                    let moves = u8::from(counts && face == 1);
                    if let Some(moved) = watch_moves(position, &after) {
                        assert_eq!(moved, moves, "{} shows {face}", roll.purpose);
                    }
                }
                let may_be_his = [
                    Purpose::KickOff,
                    Purpose::Interception,
                    Purpose::Save,
                    Purpose::ShootOutSave,
                ];
                if !may_be_his.contains(&roll.purpose) {
                    assert_eq!(roll.dice.owners(), [position.open().turn().owner]);
                }
                seen.insert(roll.purpose.to_string());
            },
        );
    }
    assert_eq!(seen.len(), CHANCES.len(), "only {seen:?}");
}

/// C20-state-13: a decision draws nothing. It moves no watch, and on the same position written down and read back it
/// does the same.
#[test]
fn a_decision_is_a_function_of_the_position() {
    for seed in 0..5 {
        play(
            seed,
            |before, choice, after, events| {
                if let Some(moved) = watch_moves(before, after) {
                    assert_eq!(moved, 0, "{choice}");
                }
                let mut again = Position::from_diagram(&before.diagram()).unwrap();
                let mut events_again = Vec::new();
                again.choose(choice, &mut events_again).unwrap();
                assert_eq!(again, *after, "{choice}");
                assert_eq!(events_again, events, "{choice}");
            },
            |_, _, _, _| {},
        );
    }
}

/// C20-flow-12: a leg has no more steps than the one before, a run no more than the flight or run before, and it comes
/// only from a D3 or D4 that succeeded.
#[derive(Default)]
struct Resolution {
    /// The steps with which the flight or run began.
    flight: u8,
    /// The steps of its last leg.
    leg: u8,
    last: Option<Event>,
    runs: u32,
    passes: u32,
}

impl Resolution {
    fn begin(&mut self, strength: u8) {
        (self.flight, self.leg) = (strength, strength);
    }

    fn goes_on(&mut self, event: Event, strength: u8, most: u8) {
        assert!(
            (1..=most).contains(&strength),
            "{event:?}: {most} steps before"
        );
        self.leg = strength;
    }

    fn see(&mut self, event: Event) {
        let last = self.last.replace(event);
        let came_from = |holds: bool| assert!(holds, "{event:?} after {last:?}");
        match event {
            Event::Reached { strength, .. } | Event::KickOff { strength, .. } => {
                self.begin(strength);
            }
            Event::GoalieRolled { face: 1, .. } => {}
            Event::GoalieRolled { face, .. } | Event::ShootOutRolled { face, .. } => {
                self.begin(face);
            }
            // A goalie's kick has one step more than its die (C20-kick-18).
            Event::RestartRolled { face, .. } => self.begin(face + 1),
            Event::Kicked { strength, .. } => self.goes_on(event, strength, self.leg),
            Event::Received { strength, .. } => {
                self.goes_on(event, strength, self.leg);
                self.passes += 1;
            }
            Event::RanInto { strength, .. } => {
                self.goes_on(event, strength, self.flight);
                self.flight = strength;
            }
            Event::Intercepted { strength, .. } => {
                came_from(matches!(
                    last,
                    Some(Event::InterceptionRolled { face: 3, .. })
                ));
                self.goes_on(event, strength, self.flight);
                self.flight = strength;
            }
            Event::Rebound { strength, .. } => {
                came_from(matches!(last, Some(Event::SaveRolled { face: 2.., .. })));
                self.goes_on(event, strength, self.leg);
                self.flight = strength;
            }
            Event::BallRan { .. } => {
                came_from(matches!(
                    last,
                    Some(Event::Intercepted { .. } | Event::Rebound { .. })
                ));
                self.runs += 1;
            }
            _ => {}
        }
    }
}

#[test]
fn a_resolution_grows_weaker_and_ends() {
    let (mut runs, mut passes) = (0, 0);
    for seed in 0..100 {
        let mut happened = Vec::new();
        let told = std::cell::RefCell::new(&mut happened);
        play(
            seed,
            |_, _, _, events| told.borrow_mut().extend_from_slice(events),
            |_, _, _, events| told.borrow_mut().extend_from_slice(events),
        );
        let mut resolution = Resolution::default();
        for event in happened {
            resolution.see(event);
        }
        runs += resolution.runs;
        passes += resolution.passes;
    }
    assert!(runs > 300 && passes > 1000, "{runs} runs, {passes} passes");
}
