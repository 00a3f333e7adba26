//! What people need of a game beyond its rules: how it is named and chosen, what its coaches are, how it is told
//! and drawn.

use std::sync::Arc;

use gaffer_coach::search::Knowledge;
use gaffer_coach::{Coach, Luck};
use gaffer_core::{BySide, Match, Rules, Side, Viewer};
use serde::Serialize;

use crate::board::{Board, Layout, Sheet};
use crate::figure::Figure;
use crate::offer::Offer;
use crate::protocol::{BallWay, Draft, Landmark, LastRoll, LineUp, RolledDie, Switch};
use crate::words::{Language, Phrase, Words};
use crate::{coaches, options};

/// Makes a computer coach of a game.
pub type MakeCoach<G> = fn() -> Box<dyn Coach<G> + Send>;

/// A game that people play: its rules, and how they are named, told and drawn.
pub trait Game: Rules {
    /// The game's name as it is printed: "FUBA".
    const NAME: &'static str;
    /// The computer coaches by name, those who look at least first.
    const COACHES: &'static [(&'static str, MakeCoach<Self>)];

    /// The coach with whose decisions those of people are compared: like the one who gives hints, but ended by no clock, so that
    /// it decides the same on every machine. None in a game without coaches.
    fn judge() -> Option<Box<dyn Coach<Self> + Send>> {
        coaches::adviser()
    }

    /// How a match ended, with what lasts beyond it; in JSON an object.
    type Result: Serialize + Send;

    /// What the best coaches judge positions by in the game that these options play.
    fn knowledge(options: &Self::Options) -> Arc<dyn Knowledge<Self>>;

    /// The position as a side imagines it, with a guess for what is hidden from it.
    fn imagine(view: &Self::View, luck: &mut Luck) -> Self;

    /// A position that can be as far as a side knows when it decides openly, and that can be written down.
    fn possible(view: &Self::View) -> Self {
        Self::imagine(view, &mut Luck::new(0))
    }

    /// Whether a side knows something that not everybody may know.
    fn has_secrets(&self, side: Side) -> bool {
        self.view(Viewer::Side(side)) != self.view(Viewer::Spectator)
    }

    /// The goals scored so far.
    fn goals(&self) -> BySide<u8>;

    /// The named sets of options; without a name the options' default is played.
    fn presets() -> Vec<Preset<Self::Options>>;

    /// The game as these options play it: "FUBA 2.2".
    fn title(_options: &Self::Options) -> String {
        Self::NAME.to_owned()
    }

    /// The options with one switch set, as `--set NAME=VALUE` says it.
    fn set(options: &Self::Options, name: &str, value: &str) -> Result<Self::Options, String> {
        options::set::<Self>(options, name, value)
    }

    /// The switches with their values in these options, in the words of a language.
    fn switches(options: &Self::Options, language: Language) -> Vec<Switch> {
        options::switches::<Self>(options, language)
    }

    /// The result; `None` while the match goes on.
    fn match_result(&self) -> Option<Self::Result>;

    /// A result as a viewer may know it.
    fn result_seen_by(result: Self::Result, _viewer: Viewer) -> Self::Result {
        result
    }

    /// What an event is to somebody who leafs through a match; nothing for most.
    fn landmark(event: &Self::Event) -> Option<Landmark>;

    /// Whose player has to leave the pitch for the rest of the match by an event, without being replaced; nobody's by most.
    fn sent_off(_event: &Self::Event) -> Option<Side> {
        None
    }

    /// What happened: the referee's line, with what was reckoned.
    fn event(event: &Self::Event) -> Phrase;

    /// What happened, as people tell football; nothing where only the referee notes it. It says no more than the
    /// referee's line.
    fn football(_event: &Self::Event) -> Option<Phrase> {
        None
    }

    /// What happened, as football people say it; the number of the event in the match chooses among several ways to say it,
    /// so that a replay says the same.
    fn render_football(event: &Self::Event, number: usize, words: Words<'_>) -> Option<String> {
        Self::football(event).map(|phrase| words.render_variant(&phrase, number))
    }

    /// Why a choice is refused.
    fn refusal(refusal: Self::Refusal) -> Phrase;

    /// The decision as a short question, as far as a viewer may know it.
    fn prompt(view: &Self::View) -> Phrase;

    /// What may be chosen now, in words, with the odds, the likeliest first.
    fn offers(game: &Match<Self>) -> Vec<Offer<Self::Choice>>;

    /// The choice to put together from parts, where the decision is one.
    fn draft(&self, _words: Words<'_>) -> Option<Draft> {
        None
    }

    /// The choice that is made for a person who does not want to be asked what hardly ever matters.
    fn pass(&self) -> Option<Self::Choice> {
        None
    }

    /// The choice that uses no card, where the decision is whether one is used.
    fn decline(&self) -> Option<Self::Choice> {
        None
    }

    /// The usual line-up of the side that decides, where its team is being lined up.
    fn line_up(&self) -> Option<LineUp> {
        None
    }

    /// The rule that says what an offer does; empty where there is none.
    fn rule_of_offer<W>(&self, offer: &Offer<Self::Choice, W>) -> &'static str;

    /// The places to point at, in order, to mean a choice; empty where it has no place on the board.
    fn places(&self, choice: Self::Choice) -> Vec<String>;

    /// The way that a choice would take on the board: at least two places, or none.
    fn path(&self, _choice: Self::Choice) -> Vec<String> {
        Vec::new()
    }

    /// How a choice is drawn that has no place on the board.
    fn figure(&self, _choice: Self::Choice, _words: Words<'_>) -> Option<Figure> {
        None
    }

    /// What a roll decides, and what it is reckoned from or how likely its outcomes are.
    fn roll_words(&self, purpose: Self::Purpose) -> [Phrase; 2];

    /// What rolls of this purpose decide, wherever they are made.
    fn roll_kind(purpose: Self::Purpose) -> Phrase {
        purpose.to_string().into()
    }

    /// The dice that were thrown for an event, in the order in which they are shown; none where it is no roll.
    fn dice(event: &Self::Event) -> Option<Vec<RolledDie>>;

    /// What was reckoned with the dice of the first of these events.
    fn reckoning(events: &[Self::Event]) -> Phrase;

    /// The same in the short notation of the rules; nothing where it has none.
    fn reckoning_in_notation(_events: &[Self::Event]) -> Phrase {
        Phrase::nothing()
    }

    /// The dice of the last roll and what was reckoned with them; none before the first.
    fn last_roll(events: &[Self::Event], words: Words<'_>) -> Option<LastRoll> {
        let mut all = events.iter().enumerate().rev();
        let (index, dice) = all.find_map(|(index, event)| Some((index, Self::dice(event)?)))?;
        let notation = words.render(&Self::reckoning_in_notation(&events[index..]));
        let words = words.render(&Self::reckoning(&events[index..]));
        Some(LastRoll {
            dice,
            words,
            notation,
        })
    }

    /// The way of the ball in an event, where it moved.
    fn ball_way(event: &Self::Event) -> Option<BallWay>;

    /// The way of a ball that somebody may still play on, cut off or save: at least two places, or none.
    fn way(_events: &[Self::Event]) -> Vec<String> {
        Vec::new()
    }

    /// The board without pieces.
    fn layout() -> Layout;

    /// What stands on the board.
    fn board(view: &Self::View) -> Board;

    /// What stands beside the board.
    fn sheet(view: &Self::View, words: Words<'_>) -> Sheet;
}

/// A named set of options.
#[derive(Clone, Debug)]
pub struct Preset<O> {
    /// The name that the rules and the referee protocol use.
    pub name: &'static str,
    /// The name that people use, where it is another.
    pub short: Option<&'static str>,
    /// What tells it apart from others with the same title.
    pub variant: Option<Phrase>,
    /// What it is, for a menu.
    pub what: Phrase,
    /// How many minutes a match against a computer takes (docs/FIGURES.md).
    pub minutes: u8,
    /// The options.
    pub options: O,
}

impl<O> Preset<O> {
    /// The name that people use.
    pub fn usual_name(&self) -> &'static str {
        self.short.unwrap_or(self.name)
    }

    /// Whether this is one of its names, in small letters or not.
    pub fn is_named(&self, name: &str) -> bool {
        [self.name, self.usual_name()]
            .iter()
            .any(|own| own.eq_ignore_ascii_case(name))
    }
}
