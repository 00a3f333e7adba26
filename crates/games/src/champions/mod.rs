//! Champions 2020 as people see it: its presets and coaches, the words of its choices and rolls, its grid.

mod acts;
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
mod roll_words;
mod saves;
mod sheet;
pub mod squad_words;

use std::sync::Arc;

use gaffer_champions::{
    Choice, Event, Line, MatchResult, Options, Position, Purpose, Refusal, Restart, Step, View,
};
use gaffer_coach::champions::expert::{Judgement, Skill};
use gaffer_coach::champions::{Expert, Sensible};
use gaffer_coach::search::{Budget, Knowledge};
use gaffer_coach::{Coach, Luck, Random};
use gaffer_core::{BySide, Match, Side};

use crate::board::{Board, Layout, Sheet};
use crate::figure::Figure;
use crate::offer::Offer;
use crate::protocol::{BallWay, Landmark, LineUp, RolledDie};
use crate::words::{Phrase, Words, say};
use crate::{Game, MakeCoach, Preset};

pub use sheet::watch;

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

    fn judge() -> Option<Box<dyn Coach<Self> + Send>> {
        Some(Box::new(Expert::with(Skill {
            budget: Budget::nodes(100_000),
            ..Skill::FULL
        })))
    }

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
        let words = |name: &str| match name {
            "friendly" => (
                say!(set_up::VariantFriendly),
                say!(set_up::ChampionsFriendly),
                25,
            ),
            "tournament" => (
                say!(set_up::VariantTournament),
                say!(set_up::ChampionsTournament),
                35,
            ),
            _ => (say!(set_up::VariantFull), say!(set_up::ChampionsFull), 30),
        };
        let preset = |(name, options)| {
            let (variant, what, minutes) = words(name);
            Preset {
                name,
                short: None,
                variant: Some(variant),
                what,
                minutes,
                options,
            }
        };
        Options::PRESETS.into_iter().map(preset).collect()
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

    fn sent_off(event: &Event) -> Option<Side> {
        match event {
            Event::RedCard { side, .. } => Some(*side),
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

    fn offers(game: &Match<Self>) -> Vec<Offer<Choice>> {
        offers::all(game.position())
    }

    /// Hardly anybody warms up before a roll.
    fn pass(&self) -> Option<Choice> {
        (self.open().step() == Step::Warm).then_some(Choice::Done)
    }

    fn line_up(&self) -> Option<LineUp> {
        offers::usual_line_up(self)
    }

    fn rule_of_offer<W>(&self, offer: &Offer<Choice, W>) -> &'static str {
        choice_rule::rule_of(self.open(), offer.choice)
    }

    fn places(&self, choice: Choice) -> Vec<String> {
        field::places(self, choice)
    }

    fn path(&self, choice: Choice) -> Vec<String> {
        field::path(self, choice)
    }

    fn figure(&self, choice: Choice, _words: Words<'_>) -> Option<Figure> {
        let Choice::Formation(formation) = choice else {
            return None;
        };
        let lines = [Line::Defenders, Line::Midfielders, Line::Forwards];
        Some(Figure::Formation {
            lines: lines.map(|line| formation.players(line)).to_vec(),
            roles: Vec::new(),
        })
    }

    fn roll_words(&self, purpose: Purpose) -> [Phrase; 2] {
        roll_words::words(self, purpose)
    }

    fn roll_kind(purpose: Purpose) -> Phrase {
        roll_words::kind(purpose)
    }

    fn dice(event: &Event) -> Option<Vec<RolledDie>> {
        roll_words::dice(*event)
    }

    fn reckoning(events: &[Event]) -> Phrase {
        roll_words::reckoning(events)
    }

    fn reckoning_in_notation(events: &[Event]) -> Phrase {
        roll_words::reckoning_in_notation(events)
    }

    fn ball_way(event: &Event) -> Option<BallWay> {
        field::ball_way(*event)
    }

    fn way(events: &[Event]) -> Vec<String> {
        field::way(events)
    }

    fn layout() -> Layout {
        field::layout()
    }

    fn board(view: &View) -> Board {
        field::board(view.open())
    }

    fn sheet(view: &View, words: Words<'_>) -> Sheet {
        sheet::sheet(view, words)
    }
}
