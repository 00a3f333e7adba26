//! What Champions' expert learns from: its matches against itself, without looking at replies.

use std::sync::Arc;

use gaffer_champions::{Choice, Options, Period, Position, Step};
use gaffer_coach::champions::Sensible;
use gaffer_coach::champions::expert::{
    Expert, INPUTS, Judgement, SENSE_INPUTS, SENSE_STEP, SUBJECT, Scene, Skill, facts,
};
use gaffer_coach::net::{Facts, HIDDEN, Net, Subject};
use gaffer_coach::{Coach, Luck, Stream};
use gaffer_core::{BySide, Rules, Side};

use crate::train::Course;
use crate::weights::Weights;

/// The presets whose matches are learned from, in turns with the same dice; the last one's tell how well.
const PRESETS: [Options; 2] = [Options::FRIENDLY, Options::FULL];
/// One of so many positions is looked at in which a choice is made while the ball is dead or moving.
const ONE_OF: usize = 3;
/// One of so many decisions is left to chance, so that more is seen than what seems best.
const ASTRAY: usize = 80;
/// The share of the ways to use a turn that is overlooked: what was never tried is never learned about.
const OVERLOOKS: f64 = 0.1;

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
    const KINDS: u64 = PRESETS.len() as u64;

    type Game = Position;
    type Taught = Judgement;

    fn subject(&self) -> Subject<'_> {
        SUBJECT
    }

    fn taught(&self, net: Net) -> Judgement {
        Judgement::with(Arc::new(net))
    }

    fn beginner(&self, seed: u64) -> Weights {
        beginner(seed)
    }

    fn start(&self, kind: u64) -> Position {
        Position::begin(&PRESETS[kind as usize]).expect("sound options")
    }

    fn practising(&self, taught: Option<&Judgement>) -> Box<dyn Coach<Position>> {
        let skill = Skill {
            overlooks: OVERLOOKS,
            ..Skill::TURN
        };
        let judgement = taught.expect("a beginner knows sense");
        Box::new(Expert::judging(judgement.clone(), skill))
    }

    fn playing(&self, taught: &Judgement) -> Box<dyn Coach<Position>> {
        Box::new(Expert::judging(taught.clone(), Skill::TURN))
    }

    fn sensible() -> Box<dyn Coach<Position>> {
        Box::new(Sensible::default())
    }

    fn score(position: &Position) -> BySide<u8> {
        position.open().score()
    }

    fn goes_astray(&self, _taught: bool, choices: &[Choice], luck: &mut Luck) -> Option<Choice> {
        (luck.below(ASTRAY) == 0).then(|| choices[luck.below(choices.len())])
    }

    /// Extra time ends with a goal: what comes in it is no measure of what might have come.
    fn teaches(position: &Position) -> bool {
        position.open().period() == Period::Regular
    }

    fn looks_at(position: &Position, luck: &mut Luck) -> Option<(Facts, Side)> {
        let open = position.open();
        if !is_looked_at(open.step(), luck) {
            return None;
        }
        Scene::from_open(open).map(|scene| (facts(&scene), scene.next))
    }
}

/// A network that knows what sense says of a scene, and nothing else.
fn beginner(seed: u64) -> Weights {
    /// What one input of sense adds to its neuron; the usual position has half of the inputs on.
    const INPUT: f32 = 0.1;
    /// The soon goals of a scene about which sense says nothing, before they are made positive, and the slope there.
    const EVEN: f32 = -1.7;
    const SLOPE: f32 = 0.15;
    let mut luck = Luck::at(seed, Stream::Weights, 0);
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
