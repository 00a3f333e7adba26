//! What a position is worth: an expectation over the dice that come before the ball rests again.

use gaffer_champions::{Choice, Open, Position, Purpose, Step};
use gaffer_core::{Awaits, Dice, Rules, Side, Silent};

use crate::Expected;

use super::judgement::{Judgement, Looked, ended, expected};
use super::scene::{Kind, Scene};

impl Judgement {
    /// What the match is expected to end as, the dice of interceptions and saves looked at one by one.
    pub(super) fn settled(&self, position: &Position) -> Expected {
        let mut looked = Looked::default();
        self.over_dice(position, 1.0, &mut |judgement, open, _| {
            judgement.still_once(open, &mut looked)
        })
    }

    /// The same, with what the positions in which the ball rests are worth; they are told how likely they are.
    pub(super) fn over_dice(
        &self,
        position: &Position,
        share: f64,
        leaf: &mut dyn FnMut(&Self, &Open, f64) -> Expected,
    ) -> Expected {
        let open = position.open();
        match position.awaits() {
            Awaits::Nothing(outcome) => ended(open, outcome),
            Awaits::Roll(roll) => match roll.purpose {
                Purpose::Interception | Purpose::Save | Purpose::ShootOutSave => {
                    let part = 1.0 / f64::from(roll.dice.faces());
                    // Faces with the same effect follow each other: most dice have two or three of them.
                    let mut sum = Expected::NONE;
                    let mut known: Option<(Position, Expected)> = None;
                    for face in 1..=roll.dice.faces() {
                        let mut after = *position;
                        if after.roll(Dice::one(face), &mut Silent).is_err() {
                            continue;
                        }
                        let value = match known {
                            Some((same, value)) if same == after => value,
                            _ => self.over_dice(&after, share * part, leaf),
                        };
                        known = Some((after, value));
                        sum = sum.plus(part, value);
                    }
                    sum
                }
                _ => leaf(self, open, share),
            },
            Awaits::Choice(who) => match open.step() {
                Step::Intercept | Step::Save | Step::FoulPair => self
                    .best_of(position, who, share, leaf)
                    .map_or_else(|| self.still(open), |(_, value)| value),
                Step::Follow => {
                    let mut after = *position;
                    match self.best_follow(position, who) {
                        Some(choice) if after.choose(choice, &mut Silent).is_ok() => {
                            self.over_dice(&after, share, leaf)
                        }
                        _ => self.still(open),
                    }
                }
                _ => leaf(self, open, share),
            },
            Awaits::Secret(_) => self.still(open),
        }
    }

    /// What a position is worth without looking further.
    pub(super) fn still(&self, open: &Open) -> Expected {
        self.of_scene(open, Scene::from_open(open).as_ref())
    }

    /// The same, the network asked once for each scene: most courses of the dice end in few of them.
    fn still_once(&self, open: &Open, looked: &mut Looked) -> Expected {
        let Some(scene) = Scene::from_open(open) else {
            return self.still(open);
        };
        expected(open, self.goals_once(&scene, looked))
    }

    /// The best choice of the side that is asked, and what it leads to.
    pub(super) fn best_of(
        &self,
        position: &Position,
        side: Side,
        share: f64,
        leaf: &mut dyn FnMut(&Self, &Open, f64) -> Expected,
    ) -> Option<(Choice, Expected)> {
        let mut choices = Vec::new();
        position.choices(&mut choices);
        let mut best: Option<(Choice, Expected)> = None;
        for choice in choices {
            let mut after = *position;
            if after.choose(choice, &mut Silent).is_err() {
                continue;
            }
            let value = self.over_dice(&after, share, leaf);
            if best.is_none_or(|(_, known)| value.worth(side) > known.worth(side)) {
                best = Some((choice, value));
            }
        }
        best
    }

    /// The best follow, interceptions left aside.
    pub(super) fn best_follow(&self, position: &Position, side: Side) -> Option<Choice> {
        let open = position.open();
        let mut scene = Scene::from_open(open)?;
        scene.next = !open.turn().owner;
        scene.kind = Kind::Roll;
        let before = scene;
        let mut choices = Vec::new();
        position.choices(&mut choices);
        let mut best: Option<(Choice, f64)> = None;
        for choice in choices {
            scene = match choice {
                Choice::Follow(shirt, to) => match open.team(side).space(shirt) {
                    Some(from) => before.moved(side, from, to),
                    None => continue,
                },
                _ => before,
            };
            let value = self.of_scene(open, Some(&scene)).worth(side);
            if best.is_none_or(|(_, known)| value > known) {
                best = Some((choice, value));
            }
        }
        best.map(|(choice, _)| choice)
    }
}
