//! Champions 2020 as people see it: its presets and coaches, the words of its choices and rolls, its grid.

pub mod acts;
pub mod ahead;
mod choice_rule;
mod event_words;
mod field;
mod football;
pub mod legs;
mod names;
pub mod offers;
mod prompt;
mod refusal_words;
pub mod roll_words;
mod sheet;
pub mod squad_words;

use std::sync::Arc;

use gaffer_champions::{
    Choice, Event, MatchResult, Options, Position, Purpose, Refusal, Restart, Step, View,
};
use gaffer_coach::champions::expert::{Judgement, Skill};
use gaffer_coach::champions::{Expert, Sensible};
use gaffer_coach::search::Knowledge;
use gaffer_coach::{Luck, Random};
use gaffer_core::{BySide, Match};

use crate::board::{Board, Layout, Sheet};
use crate::offer::Offer;
use crate::protocol::{Landmark, Switch};
use crate::words::{Phrase, Words};
use crate::{Game, MakeCoach, Preset, options};

pub use sheet::watch;

/// What the switches do.
const DETAILS: [(&str, &str); 7] = [
    (
        "offside",
        "Players behind the last defenders are shifted back.",
    ),
    ("fouls", "Fouls, cards, injuries, free kicks and penalties."),
    ("charge", "A player may push an opponent aside."),
    ("subs", "Players warm up and come on."),
    ("hands", "The goalie may take the ball in his hands."),
    (
        "tally",
        "Every roll is a minute; otherwise every one is six.",
    ),
    ("cup", "A draw is played out: extra time, then a shoot-out."),
];

impl Game for Position {
    const NAME: &'static str = "Champions 2020";
    const COACHES: &'static [(&'static str, MakeCoach<Self>)] = &[
        ("random", || Box::new(Random)),
        ("beginner", || Box::new(Expert::with(Skill::BEGINNER))),
        ("amateur", || Box::new(Expert::with(Skill::AMATEUR))),
        ("sensible", || Box::new(Sensible::default())),
        ("expert", || Box::new(Expert::default())),
        ("master", || Box::new(Expert::with(Skill::MASTER))),
    ];

    type Result = MatchResult;

    fn knowledge(_options: &Options) -> Arc<dyn Knowledge<Self>> {
        Arc::new(Judgement::default())
    }

    fn imagine(view: &View, _luck: &mut Luck) -> Self {
        Self::from(*view.open())
    }

    fn goals(&self) -> BySide<u8> {
        self.open().score()
    }

    fn presets() -> Vec<Preset<Options>> {
        let what = |name: &str| match name {
            "friendly" => "a first match: no offside, fouls, charges, substitutions or hands",
            "tournament" => "a match of a tournament: a draw is played out",
            _ => "every rule of a single match",
        };
        Options::PRESETS
            .into_iter()
            .map(|(name, options)| Preset {
                name,
                short: None,
                what: what(name),
                options,
            })
            .collect()
    }

    fn switches(options: &Options) -> Vec<Switch> {
        options::described(options::switches::<Self>(options), &DETAILS)
    }

    fn match_result(&self) -> Option<MatchResult> {
        self.result()
    }

    fn landmark(event: &Event) -> Option<Landmark> {
        match event {
            Event::Restarts {
                restart: Restart::Corner | Restart::FreeKick | Restart::Penalty,
                ..
            } => Some(Landmark::SetPiece),
            Event::TurnRolled { .. } | Event::Restarts { .. } | Event::KickOff { .. } => {
                Some(Landmark::Turn)
            }
            Event::Goal { .. } => Some(Landmark::Goal),
            Event::YellowCard { .. } | Event::RedCard { .. } => Some(Landmark::Card),
            Event::TimeUp { .. } | Event::MatchOver { .. } => Some(Landmark::End),
            _ => None,
        }
    }

    fn event(event: &Event) -> Phrase {
        event_words::event(*event)
    }

    fn football(event: &Event) -> Option<Phrase> {
        football::football(*event)
    }

    fn refusal(refusal: Refusal) -> Phrase {
        refusal_words::refusal(refusal)
    }

    fn prompt(view: &View) -> Phrase {
        prompt::question(view)
    }

    fn offers(game: &Match<Self>, names: &BySide<String>) -> Vec<Offer<Choice>> {
        offers::all(game.position(), names)
    }

    /// Hardly anybody warms up before a roll.
    fn pass(&self) -> Option<Choice> {
        (self.open().step() == Step::Warm).then_some(Choice::Done)
    }

    fn rule_of_offer(&self, offer: &Offer<Choice>) -> &'static str {
        choice_rule::rule_of(self.open(), offer.choice)
    }

    fn places(&self, choice: Choice) -> Vec<String> {
        field::places(self, choice)
    }

    fn path(&self, choice: Choice) -> Vec<String> {
        field::path(self, choice)
    }

    fn roll_words(&self, purpose: Purpose) -> [Phrase; 2] {
        roll_words::words(self, purpose)
    }

    fn last_roll(events: &[Event], words: Words<'_>, columns: usize) -> String {
        roll_words::last(events, words.names, columns)
    }

    fn layout() -> Layout {
        field::layout()
    }

    fn board(view: &View) -> Board {
        field::board(view.open())
    }

    fn sheet(view: &View) -> Sheet {
        sheet::sheet(view)
    }
}
