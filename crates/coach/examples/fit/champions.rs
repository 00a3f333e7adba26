//! What Champions' expert learns from: its own matches, without looking at replies, and against the sensible coach.

use std::sync::Arc;

use gaffer_champions::{Options, Period, Position, Step};
use gaffer_coach::champions::Sensible;
use gaffer_coach::champions::expert::{
    Expert, INPUTS, Judgement, SENSE_INPUTS, SENSE_STEP, Scene, Skill, facts,
};
use gaffer_coach::net::{HIDDEN, Net, Weights};
use gaffer_coach::{Coach, Luck, SeededDice, play_match};
use gaffer_core::{Awaits, BySide, DiceSource, Rules, Side, Silent, Viewer};

use crate::samples::Samples;
use crate::train::Course;

/// The presets whose matches are learned from, in turns.
const PRESETS: [Options; 2] = [Options::FRIENDLY, Options::FULL];
/// One of so many positions is looked at in which a choice is made while the ball is dead or moving.
const ONE_OF: usize = 3;
/// One of so many decisions is left to chance, so that more is seen than what seems best.
const ASTRAY: usize = 80;
/// One of so many matches is played against the sensible coach.
const AGAINST_SENSE: u64 = 2;

/// Who learns Champions 2020.
pub(crate) struct Pupil;

impl crate::Pupil for Pupil {
    const COURSE: Course = Course {
        trust: 0.8,
        batch: 1024,
        steps: [1.5e-3, 1.5e-4],
        slower_after: 8.0,
        calm: None,
        least_slope: 1e-7,
    };
    const DUELS: u64 = 200;
    const BEGINS: bool = true;
    const EARLY: u64 = 1;

    type Taught = Judgement;

    fn taught(&self, net: Net) -> Judgement {
        Judgement::with(Arc::new(net))
    }

    fn play(&self, taught: Option<&Judgement>, seed: u64, number: u64) -> Samples {
        let judgement = taught.expect("a beginner knows sense");
        let options = &PRESETS[number as usize % PRESETS.len()];
        play(options, judgement, seed + number / PRESETS.len() as u64)
    }

    fn duel(&self, taught: &Judgement, me: Side, seed: u64, number: u64) -> [u8; 2] {
        let mut coaches = BySide::with(|side| -> Box<dyn Coach<Position>> {
            if side == me {
                Box::new(Expert::judging(taught.clone(), Skill::TURN))
            } else {
                Box::new(Sensible::default())
            }
        });
        let start = Position::begin(&Options::FULL).expect("sound options");
        let end = play_match(start, &mut coaches, seed + number, &mut Silent).position;
        let score = end.open().score();
        [score[me], score[!me]]
    }

    fn beginner(&self, seed: u64) -> Weights {
        beginner(seed)
    }
}

/// A network that knows what sense says of a scene, and nothing else.
fn beginner(seed: u64) -> Weights {
    /// What one input of sense adds to its neuron; the usual position has half of the inputs on.
    const INPUT: f32 = 0.1;
    /// The soon goals of a scene about which sense says nothing, before they are made positive, and the slope there.
    const EVEN: f32 = -1.7;
    const SLOPE: f32 = 0.15;
    let mut luck = Luck::at(seed, 11, 0);
    let mut small = |size: f32| (luck.below(2001) as f32 / 1000.0 - 1.0) * size;
    let mut net = Weights::none(INPUTS);
    (net.inputs.iter_mut().flatten()).for_each(|weight| *weight = small(0.02));
    (net.hidden.iter_mut().flatten()).for_each(|weight| *weight = small(0.05));
    net.bias = [0.1; HIDDEN];
    for input in SENSE_INPUTS {
        net.inputs[input][0] = INPUT;
    }
    // Half of what sense says is more goals of the one side, half is fewer of the other.
    let weight = SENSE_STEP as f32 / INPUT / SLOPE / 2.0;
    let usual = weight * INPUT * SENSE_INPUTS.len() as f32 / 2.0;
    net.hidden[2][0] = weight;
    net.hidden[3][0] = -weight;
    net.output = [0.0, 0.0, EVEN - usual, EVEN + usual];
    net
}

fn play(options: &Options, judgement: &Judgement, seed: u64) -> Samples {
    let mut position = Position::begin(options).expect("sound options");
    let sensible = seed
        .is_multiple_of(AGAINST_SENSE)
        .then(|| Side::BOTH[(seed / AGAINST_SENSE % 2) as usize]);
    let mut coaches = BySide::with(|side| -> Box<dyn Coach<Position>> {
        if sensible == Some(side) {
            Box::new(Sensible::default())
        } else {
            Box::new(Expert::judging(judgement.clone(), Skill::TURN))
        }
    });
    let mut samples = Samples::default();
    let mut dice = SeededDice::new(seed, 0);
    let mut luck = Luck::at(seed, 7, 0);
    let mut choices = Vec::new();
    // Extra time ends with a goal: what comes in it is no measure of what might have come.
    while position.open().period() == Period::Regular {
        match position.awaits() {
            Awaits::Nothing(_) => break,
            Awaits::Roll(roll) => {
                let Ok(rolled) = dice.draw(&roll.dice);
                position.roll(rolled, &mut Silent).expect("fair dice");
            }
            Awaits::Choice(side) | Awaits::Secret(side) => {
                choices.clear();
                position.choices(&mut choices);
                let choice = if luck.below(ASTRAY) == 0 {
                    choices[luck.below(choices.len())]
                } else {
                    let view = position.view(Viewer::Side(side));
                    coaches[side].decide(&view, side, &choices, &mut luck)
                };
                position.choose(choice, &mut Silent).expect("offered");
            }
        }
        if is_looked_at(position.open().step(), &mut luck) {
            let open = position.open();
            if let Some(scene) = Scene::of(open) {
                samples.add(&facts(&scene), scene.next(), open.score());
            }
        }
    }
    samples.end(position.open().score());
    samples
}

/// Whether a position at this step is learned from: the dice that begin play always, choices some of the time, and
/// never what a coach looks beyond anyway.
fn is_looked_at(step: Step, luck: &mut Luck) -> bool {
    match step {
        Step::OpeningRoll | Step::GoalieRoll | Step::RestartRoll => true,
        Step::Warm
        | Step::FoulPair
        | Step::Mover
        | Step::Act
        | Step::Follow
        | Step::Intercept
        | Step::InterceptRoll
        | Step::Save
        | Step::SaveRoll => false,
        _ => luck.below(ONE_OF) == 0,
    }
}
