//! FUBA as people see it: its presets and coaches, the words of its choices and rolls, its pitch.

mod action_words;
mod choice_rule;
mod event_words;
mod figures;
mod football;
pub mod last_roll;
mod line_up;
mod names;
mod offer_odds;
mod offer_words;
pub mod offers;
mod options;
mod pass_words;
pub mod pitch;
mod price;
pub mod prompt;
mod refusal_words;
pub mod roll_words;
mod sheet;
pub mod skill_choices;
pub mod skill_words;
mod terms;
mod trial;

use std::sync::Arc;

use gaffer_coach::fuba::{self, Learned, Sensible, Thinker};
use gaffer_coach::search::{Budget, EXPERT, Knowledge, MASTER, Search};
use gaffer_coach::{Coach, Luck, Random};
use gaffer_core::{BySide, Match, Rules, Side, Viewer};
use gaffer_fuba::{
    Choice, Event, MatchResult, Options, Position, Purpose, Refusal, Restart, Secret, View,
};

use crate::board::{Board, Layout, Sheet};
use crate::figure::Figure;
use crate::offer::Offer;
use crate::protocol::{BallWay, Draft, Landmark, LineUp, RolledDie, Switch};
use crate::words::{Language, Phrase, Words};
use crate::{Game, MakeCoach, Preset};

pub use names::advanced as advanced_name;

impl Game for Position {
    const NAME: &'static str = "FUBA";
    const COACHES: &'static [(&'static str, MakeCoach<Self>)] = &[
        ("random", || Box::new(Random)),
        ("beginner", || Box::new(Sensible::default().overlooking(50))),
        ("amateur", || Box::new(Sensible::default().overlooking(20))),
        ("sensible", || Box::new(Sensible::default())),
        ("trained", || Box::new(Thinker::new(None).overlooking(6))),
        ("expert", || Box::new(Thinker::new(Some(EXPERT)))),
        ("master", || Box::new(Thinker::new(Some(MASTER)))),
    ];

    fn judge() -> Option<Box<dyn Coach<Self> + Send>> {
        let search = Search {
            budget: Budget::nodes(1000),
            ..EXPERT
        };
        Some(Box::new(Thinker::new(Some(search))))
    }

    type Result = MatchResult;

    fn knowledge(options: &Options) -> Arc<dyn Knowledge<Self>> {
        Learned::for_options(options)
    }

    fn imagine(view: &View, _luck: &mut Luck) -> Self {
        fuba::imagine(view)
    }

    fn possible(view: &View) -> Self {
        fuba::possible(view)
    }

    fn has_secrets(&self, side: Side) -> bool {
        let own = self.view(Viewer::Side(side)).own();
        own.is_some_and(|(_, secret)| secret != Secret::default())
    }

    fn goals(&self) -> BySide<u8> {
        self.open().score()
    }

    fn presets() -> Vec<Preset<Options>> {
        options::presets()
    }

    fn title(options: &Options) -> String {
        format!("{} {}", Self::NAME, options.edition.name())
    }

    fn set(options: &Options, name: &str, value: &str) -> Result<Options, String> {
        options::set(options, name, value)
    }

    fn switches(options: &Options, language: Language) -> Vec<Switch> {
        options::switches(options, language)
    }

    fn match_result(&self) -> Option<MatchResult> {
        self.result()
    }

    /// Skills that were won are their owner's secret until he uses them (F22-A11-6.5).
    fn result_seen_by(mut result: MatchResult, viewer: Viewer) -> MatchResult {
        for (side, team) in [
            (Side::Home, &mut result.home),
            (Side::Away, &mut result.away),
        ] {
            team.skills_won = team.skills_won.filter(|_| viewer == Viewer::Side(side));
        }
        result
    }

    fn landmark(event: &Event) -> Option<Landmark> {
        match event {
            Event::TargetChosen { .. } => Some(Landmark::Turn),
            Event::Goal { .. } => Some(Landmark::Goal),
            Event::YellowCardRolled { card: true, .. }
            | Event::Booked { .. }
            | Event::RedCardRolled { card: true, .. } => Some(Landmark::Card),
            Event::RestartAwarded {
                restart:
                    Restart::FreeKick | Restart::QuickFreeKick | Restart::CornerKick | Restart::Penalty,
                ..
            } => Some(Landmark::SetPiece),
            Event::HalfEnded { .. } | Event::MatchEnded { .. } => Some(Landmark::End),
            _ => None,
        }
    }

    fn sent_off(event: &Event) -> Option<Side> {
        match event {
            Event::SentOff { side, lost, .. } => lost.then_some(*side),
            _ => None,
        }
    }

    fn event(event: &Event) -> Phrase {
        event_words::event(event)
    }

    fn football(event: &Event) -> Option<Phrase> {
        football::football(event)
    }

    fn refusal(refusal: Refusal) -> Phrase {
        refusal_words::refusal(refusal)
    }

    fn prompt(view: &View) -> Phrase {
        prompt::question(view.open(), 0)
    }

    fn offers(game: &Match<Self>) -> Vec<Offer<Choice>> {
        match skill_choices::wanted(game.position()) {
            Some(_) => Vec::new(),
            None => offers::all(game),
        }
    }

    fn draft(&self, words: Words<'_>) -> Option<Draft> {
        skill_choices::draft(self, words)
    }

    fn pass(&self) -> Option<Choice> {
        skill_choices::pass(self)
    }

    fn decline(&self) -> Option<Choice> {
        skill_choices::decline(self)
    }

    fn line_up(&self) -> Option<LineUp> {
        line_up::usual(self)
    }

    fn rule_of_offer<W>(&self, offer: &Offer<Choice, W>) -> &'static str {
        choice_rule::rule_of(self.open(), offer)
    }

    fn places(&self, choice: Choice) -> Vec<String> {
        pitch::names(pitch::areas(choice))
    }

    fn path(&self, choice: Choice) -> Vec<String> {
        pitch::path(self.open(), choice)
    }

    fn figure(&self, choice: Choice, words: Words<'_>) -> Option<Figure> {
        match choice {
            Choice::Formation(formation) => Some(figures::formation(formation)),
            Choice::Roles(roles) => Some(figures::roles(self, roles, words)),
            _ => None,
        }
    }

    fn roll_words(&self, purpose: Purpose) -> [Phrase; 2] {
        [
            roll_words::purpose_words(purpose),
            roll_words::chances(self),
        ]
    }

    fn roll_kind(purpose: Purpose) -> Phrase {
        roll_words::purpose_words(purpose)
    }

    fn dice(event: &Event) -> Option<Vec<RolledDie>> {
        last_roll::dice(event)
    }

    fn reckoning(events: &[Event]) -> Phrase {
        last_roll::reckoning(events)
    }

    fn reckoning_in_notation(events: &[Event]) -> Phrase {
        last_roll::reckoning_in_notation(events)
    }

    fn ball_way(event: &Event) -> Option<BallWay> {
        pitch::ball_way(event)
    }

    fn layout() -> Layout {
        pitch::layout()
    }

    fn board(view: &View) -> Board {
        pitch::board(view.open())
    }

    fn sheet(view: &View, words: Words<'_>) -> Sheet {
        sheet::sheet(view, words)
    }
}
