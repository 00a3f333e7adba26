//! Who plays: coaches by name, with what is changed about them.

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use gaffer_champions::{Choice, Position, View};
use gaffer_coach::champions::expert::{Expert, Judgement, SUBJECT, Skill};
use gaffer_coach::champions::{Sensible, Weights};
use gaffer_coach::net::Net;
use gaffer_coach::{Coach, Luck, Random};
use gaffer_core::Side;

/// Decisions and the time they took.
#[derive(Clone, Copy, Default)]
pub(crate) struct Thinking {
    pub(crate) decisions: u32,
    pub(crate) sum: Duration,
    pub(crate) longest: Duration,
}

impl Thinking {
    pub(crate) fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.sum += other.sum;
        self.longest = self.longest.max(other.longest);
    }
}

/// A coach whose thinking is timed.
pub(crate) struct Timed(
    pub(crate) Box<dyn Coach<Position>>,
    pub(crate) Rc<Cell<Thinking>>,
);

impl Coach<Position> for Timed {
    fn decide(&mut self, view: &View, side: Side, choices: &[Choice], luck: &mut Luck) -> Choice {
        let began = Instant::now();
        let choice = self.0.decide(view, side, choices, luck);
        let took = began.elapsed();
        let mut thinking = self.1.get();
        thinking.add(Thinking {
            decisions: 1,
            sum: took,
            longest: took,
        });
        self.1.set(thinking);
        choice
    }
}

/// A coach who can take a seat as often as is wanted.
#[derive(Clone)]
pub(crate) enum Seat {
    Random,
    Sensible(Weights),
    Expert(Box<Judgement>, Skill),
}

impl Seat {
    /// A coach by name, with changes: "sensible,near=0.01" or "expert,nodes=5000,file=champions.net".
    pub(crate) fn named(text: &str) -> Self {
        let (name, changes) = text.split_once(',').unwrap_or((text, ""));
        match name {
            "random" => Self::Random,
            "sensible" => Self::Sensible(weights(changes)),
            "expert" => expert(Skill::FULL, changes),
            "master" => expert(Skill::MASTER, changes),
            "turn" => expert(Skill::TURN, changes),
            "glance" => expert(Skill::GLANCE, changes),
            _ => panic!("there is no coach '{name}'"),
        }
    }

    pub(crate) fn take(&self) -> Box<dyn Coach<Position>> {
        match self {
            Self::Random => Box::new(Random),
            Self::Sensible(weights) => Box::new(Sensible::with(*weights)),
            Self::Expert(judgement, skill) => {
                Box::new(Expert::judging(Judgement::clone(judgement), *skill))
            }
        }
    }
}

fn changes(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split(',')
        .filter(|part| !part.is_empty())
        .map(|part| part.split_once('=').expect("NAME=VALUE"))
}

fn expert(mut skill: Skill, text: &str) -> Seat {
    let mut judgement = Judgement::default();
    for (name, value) in changes(text) {
        let number = || value.parse::<f64>().expect("a number");
        match name {
            "nodes" => skill.budget.nodes = Some(number() as u64),
            "overlooks" => skill.overlooks = number(),
            "misjudges" => skill.misjudges = number(),
            "file" => {
                let bytes = std::fs::read(value).expect("the file can be read");
                let net = Net::read(&bytes, &SUBJECT)
                    .unwrap_or_else(|misfit| panic!("{value}: {misfit}"));
                judgement = Judgement::with(Arc::new(net));
            }
            _ => panic!("an expert has no '{name}'"),
        }
    }
    Seat::Expert(Box::new(judgement), skill)
}

/// The usual weights with some changed: "near=0.01,foul=0.1".
fn weights(text: &str) -> Weights {
    let mut weights = Weights::default();
    for (name, value) in changes(text) {
        let value: f64 = value.parse().expect("a number");
        *match name {
            "shot" => &mut weights.shot,
            "threat" => &mut weights.threat,
            "reply" => &mut weights.reply,
            "territory" => &mut weights.territory,
            "support" => &mut weights.support,
            "near" => &mut weights.near,
            "goalie" => &mut weights.goalie,
            "player" => &mut weights.player,
            "card" => &mut weights.card,
            "foul" => &mut weights.foul,
            "kick" => &mut weights.kick,
            "attempt" => &mut weights.attempt,
            _ => panic!("there is no weight '{name}'"),
        } = value;
    }
    weights
}
