//! A match of a game that is only known by its name: what is asked and answered in text and plain types.

use std::fmt::Debug;
use std::sync::Arc;

use gaffer_coach::search::Watch;
use gaffer_coach::{Coach, Luck, LuckOfDecision, SeededDice, Stream};
use gaffer_core::{
    self as core, BadRoll, BySide, Dice, DiceSource, DiceWanted, Kept, MAX_DICE, Match,
    RecordEntry, Refuses, RollAgain, Seed, Side, Viewer, parse_row,
};
use serde_json::{Map, Value, json};

use crate::board::{Board, Sheet};
use crate::protocol::{
    Awaits, Landmark, LastRoll, Offer, Problem, RollWords, Sight, Switch, Thoughts, Told,
};
use crate::thinking::{self, Decision};
use crate::words::{Language, Phrase, Words, say};
use crate::{CoachAnswer, CoachQuestion, Game, coaches, elsewhere, position_text};

/// Whose act a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToAct {
    /// A side decides.
    Side(Side),
    /// Dice are due.
    Dice {
        /// Whose dice they are.
        owners: BySide<bool>,
        /// Whether only their owner may see what they show.
        secret: bool,
    },
    /// The match is over.
    Over,
}

/// What an accepted request has changed, for a record and for those who watch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What the record gains: answers taken back first, then the new ones.
    pub entries: Vec<RecordEntry>,
    /// The number of the first event that is new or another than before.
    pub from: usize,
}

impl Change {
    /// Changes a match, and says what that has changed.
    pub fn follow<G: Game, E>(
        game: &mut Match<G>,
        change: impl FnOnce(&mut Match<G>) -> Result<(), E>,
    ) -> Result<Self, E> {
        let before = game.answer_count();
        change(game)?;
        Ok(Self::since(game, before, game.kept()))
    }

    /// What has changed since there were so many answers, of which these were kept.
    fn since<G: Game>(game: &Match<G>, before: usize, kept: Kept) -> Self {
        let undone = before - kept.answers;
        let mut entries = Vec::new();
        if undone > 0 {
            entries.push(RecordEntry::Undo(undone));
        }
        let new = game.answers_from(kept.answers).iter();
        entries.extend(new.map(|answer| RecordEntry::Answer(answer.to_string())));
        Self {
            entries,
            from: kept.events,
        }
    }
}

/// A match of any game. After a problem it is as it was.
pub trait AnyMatch: Debug + Send {
    /// The game's name: "fuba".
    fn game(&self) -> &'static str;
    /// The game as these options play it: "FUBA 2.2".
    fn title(&self) -> String;
    /// The options that the match is played with, secrets included: for its record.
    fn options(&self) -> Value;
    /// The options that everybody may know.
    fn open_options(&self) -> Value;
    /// The preset whose options it is played with, if there is one.
    fn preset(&self) -> Option<&'static str>;
    /// Every option that can be changed before a match, with the value that it has here.
    fn switches(&self, language: Language) -> Vec<Switch>;
    /// Whose act is awaited.
    fn to_act(&self) -> ToAct;
    /// The side that decides in secret now.
    fn secret_decider(&self) -> Option<Side>;
    /// While a side decides in secret and the rules ask the other one right after it, whatever it chooses: the match as that
    /// one is asked, after some legal answer. For its eyes alone.
    fn beside(&self) -> Option<Box<dyn AnyMatch>>;
    /// What is awaited, in full.
    fn awaits(&self) -> Awaits;
    /// What is awaited, as a viewer may know it.
    fn awaits_seen_by(&self, viewer: Viewer) -> Awaits;
    /// How many choices of the open row can be taken back.
    fn can_undo(&self) -> usize;
    /// How many answers have been taken.
    fn answers(&self) -> usize;
    /// An answer in its notation.
    fn answer(&self, number: usize) -> Option<String>;
    /// How many events there are.
    fn events(&self) -> usize;
    /// How many of them can no longer be taken back.
    fn settled(&self) -> usize;
    /// Every offered choice in its notation, in a fixed order.
    fn choices(&self) -> Vec<String>;
    /// Takes a choice, or a row of choices separated by commas: all or none.
    fn choose(&mut self, row: &str) -> Result<Change, Problem>;
    /// Takes dice.
    fn roll(&mut self, dice: &[u8]) -> Result<Change, Problem>;
    /// Rolls the dice that a seed gives for the roll that is due.
    fn roll_seeded(&mut self, seed: Seed) -> Result<Change, Problem>;
    /// Takes an answer as a record writes it: a choice, or "roll" and dice.
    fn take(&mut self, answer: &str) -> Result<Change, Problem>;
    /// Takes back the last choice of the open row.
    fn undo(&mut self) -> Result<Change, Problem>;
    /// Whether the last row of a side's choices can be taken back: no die was thrown and no secret shown since.
    fn can_take_back(&self, side: Side) -> bool;
    /// Takes back everything from the last row of a side's choices on.
    fn take_back(&mut self, side: Side) -> Option<Change>;
    /// Whether a row of choices would be taken.
    fn why(&self, row: &str) -> Result<(), Problem>;
    /// A row of choices as the game writes them, allowed or not.
    fn written(&self, row: &str) -> Result<Vec<String>, Problem>;
    /// Whether a choice answers the question that is asked, allowed or not.
    fn is_due(&self, choice: &str) -> bool;
    /// What a coach would choose for the side that decides.
    fn advice(&self, coach: &str, seed: u64) -> Result<String, Problem>;
    /// What a coach decides for the side that decides, and what it thought; whoever holds the watch sees how far it
    /// is and can tell it to play now.
    fn decide(&self, coach: &str, seed: Seed, watch: Arc<Watch>) -> Result<Decision, Problem>;
    /// What a coach is asked in another process, so that it decides there as it would here; none where that cannot be.
    fn question(&self, coach: &str, seed: Seed) -> Option<CoachQuestion>;
    /// What a coach has decided in another process, if it can be done.
    fn answered(&self, answer: CoachAnswer) -> Result<Decision, Problem>;
    /// A hint for the side that decides: the best few plans, or what a coach would do where it does not search. Whoever
    /// holds the watch can end it.
    fn hint(&self, words: Words<'_>, watch: Arc<Watch>) -> Result<Thoughts, Problem>;
    /// What the search decides with which people are compared, from what the side may see that decides: the same at any time and on
    /// every machine, unless whoever holds the watch ends it.
    fn judged(&self, watch: Arc<Watch>) -> Result<Decision, Problem>;
    /// Whether everything that the side knows whose decision it is may be known to everybody.
    fn is_open(&self) -> bool;
    /// The match as a match of any game.
    fn as_any_match(&self) -> &dyn AnyMatch;
    /// The same match without what can no longer be changed; it costs the same however long the match is.
    fn tail(&self) -> Box<dyn AnyMatch>;
    /// What the roll that is due asks for; none where none is due.
    fn dice_wanted(&self) -> Option<DiceWanted>;
    /// How many rolls were made.
    fn rolls(&self) -> usize;
    /// Counts rolls that were made before the position from which the match started.
    fn count_rolls_before(&mut self, rolls: usize);
    /// What a viewer is shown now.
    fn sight(&self, viewer: Viewer, words: Words<'_>) -> Sight;
    /// Score, time and teams as a viewer may know them.
    fn sheet(&self, viewer: Viewer, words: Words<'_>) -> Sheet;
    /// The goals scored so far.
    fn goals(&self) -> BySide<u8>;
    /// What stands on the board.
    fn board(&self, viewer: Viewer) -> Board;
    /// The events from this number on.
    fn told(&self, from: usize, words: Words<'_>) -> Vec<Told>;
    /// The last roll among the events from this number on, and what was reckoned with it.
    fn last_roll(&self, from: usize, words: Words<'_>) -> Option<LastRoll>;
    /// What is worth a jump among the events from this number on.
    fn landmarks(&self, from: usize) -> Vec<(Landmark, Phrase)>;
    /// Whose players those events send off.
    fn sent_off(&self, from: usize) -> Vec<Side>;
    /// The same events in plain values, without words: what the rules alone say of them.
    fn event_values(&self, from: usize) -> Vec<Value>;
    /// The view of a viewer as the rules write it.
    fn view(&self, viewer: Viewer) -> Value;
    /// The position with its secrets.
    fn position(&self) -> Value;
    /// The position with its secrets, as a short text.
    fn position_text(&self) -> Result<String, Problem>;
    /// The position that the match began with.
    fn start(&self) -> Value;
    /// The outcomes of the roll that is due: dice and integer weights.
    fn outcomes(&self) -> Result<Vec<(Vec<u8>, u32)>, Problem>;
    /// The result, once there is one, with what only one side may know of it.
    fn result(&self) -> Option<Value>;
    /// The result as a viewer may know it, once there is one.
    fn result_seen_by(&self, viewer: Viewer) -> Option<Value>;
}

impl<G: Game> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::GAME
    }

    fn title(&self) -> String {
        G::title(&self.position().options())
    }

    fn options(&self) -> Value {
        json!(self.position().options())
    }

    fn open_options(&self) -> Value {
        json!(G::open_options(&self.position().options()))
    }

    fn preset(&self) -> Option<&'static str> {
        let options = self.position().options();
        let mut presets = G::presets().into_iter();
        let found = presets.find(|preset| preset.options == options);
        found.map(|preset| preset.name)
    }

    fn switches(&self, language: Language) -> Vec<Switch> {
        G::switches(&self.position().options(), language)
    }

    fn to_act(&self) -> ToAct {
        match self.position().awaits() {
            core::Awaits::Choice(side) | core::Awaits::Secret(side) => ToAct::Side(side),
            core::Awaits::Roll(roll) => ToAct::Dice {
                owners: BySide::with(|side| roll.dice.owners().contains(&side)),
                secret: roll.dice.is_secret(),
            },
            core::Awaits::Nothing(_) => ToAct::Over,
        }
    }

    fn secret_decider(&self) -> Option<Side> {
        match self.position().awaits() {
            core::Awaits::Secret(side) => Some(side),
            core::Awaits::Choice(_) | core::Awaits::Roll(_) | core::Awaits::Nothing(_) => None,
        }
    }

    fn beside(&self) -> Option<Box<dyn AnyMatch>> {
        let side = self.secret_decider();
        let side = side.filter(|_| Match::position(self).asks_both())?;
        let mut beside = Match::tail(self);
        while beside.secret_decider() == Some(side) {
            let choice = offered(&beside).into_iter().next()?;
            Match::choose(&mut beside, choice).ok()?;
        }
        Some(Box::new(beside))
    }

    fn awaits(&self) -> Awaits {
        let position = self.position();
        let question = position.question();
        match position.awaits() {
            core::Awaits::Choice(side) => Awaits::Choice { side, question },
            core::Awaits::Secret(side) => Awaits::Secret { side, question },
            core::Awaits::Roll(roll) => Awaits::Roll {
                purpose: roll.purpose.to_string(),
                dice: roll.dice.owners().to_vec(),
                faces: roll.dice.faces(),
                secret: roll.dice.is_secret(),
            },
            core::Awaits::Nothing(outcome) => Awaits::Nothing {
                outcome,
                result: json!(position.match_result()),
            },
        }
    }

    fn awaits_seen_by(&self, viewer: Viewer) -> Awaits {
        match AnyMatch::awaits(self) {
            Awaits::Nothing { outcome, .. } => Awaits::Nothing {
                outcome,
                result: json!(self.result_seen_by(viewer)),
            },
            other => other,
        }
    }

    fn can_undo(&self) -> usize {
        self.can_undo()
    }

    fn answers(&self) -> usize {
        self.answer_count()
    }

    fn answer(&self, number: usize) -> Option<String> {
        self.answers().get(number).map(ToString::to_string)
    }

    fn events(&self) -> usize {
        self.event_count()
    }

    fn settled(&self) -> usize {
        self.settled()
    }

    fn choices(&self) -> Vec<String> {
        offered(self).iter().map(ToString::to_string).collect()
    }

    fn choose(&mut self, row: &str) -> Result<Change, Problem> {
        let row: Vec<G::Choice> = read_row::<G>(row)?;
        // All or none: the row is tried before it is made.
        if row.len() > 1 {
            try_row(self, &row)?;
        }
        let before = self.answer_count();
        let mut kept = Kept {
            answers: before,
            events: self.event_count(),
        };
        for choice in row {
            take::<G>(self, choice)?;
            kept.answers = kept.answers.min(self.kept().answers);
            kept.events = kept.events.min(self.kept().events);
        }
        Ok(Change::since(self, before, kept))
    }

    fn roll(&mut self, dice: &[u8]) -> Result<Change, Problem> {
        let dice = Dice::from_faces(dice).ok_or_else(|| {
            Problem::said("bad-roll", say!(problems::DiceAtMost, most = MAX_DICE))
        })?;
        Change::follow(self, |game| Match::roll(game, dice)).map_err(|bad| bad_roll(&bad))
    }

    fn roll_seeded(&mut self, seed: Seed) -> Result<Change, Problem> {
        let wanted = self
            .dice_wanted()
            .ok_or_else(|| bad_roll(&BadRoll::NotAwaited))?;
        let dice = SeededDice::new(seed, self.roll_count() as u64)
            .draw(&wanted)
            .map_err(|_| Problem::said("bad-roll", say!(problems::DiceNotDrawn)))?;
        AnyMatch::roll(self, dice.faces())
    }

    fn take(&mut self, answer: &str) -> Result<Change, Problem> {
        match answer.parse() {
            Ok(core::Answer::Choice(choice)) => {
                Change::follow(self, |game| take::<G>(game, choice))
            }
            Ok(core::Answer::Roll(dice)) => AnyMatch::roll(self, dice.faces()),
            Err(why) => Err(Problem::new("bad-choice", why)),
        }
    }

    fn undo(&mut self) -> Result<Change, Problem> {
        let before = self.answer_count();
        if Match::undo(self) {
            return Ok(Change::since(self, before, self.kept()));
        }
        let why = say!(problems::NothingToUndo);
        Err(Problem::said("nothing-to-undo", why))
    }

    fn can_take_back(&self, side: Side) -> bool {
        self.back_to(side).is_some()
    }

    fn take_back(&mut self, side: Side) -> Option<Change> {
        let before = self.answer_count();
        let count = self.back_to(side)?;
        Match::take_back(self, count).then(|| Change::since(self, before, self.kept()))
    }

    fn why(&self, row: &str) -> Result<(), Problem> {
        try_row(self, &read_row::<G>(row)?)
    }

    fn written(&self, row: &str) -> Result<Vec<String>, Problem> {
        let row = read_row::<G>(row)?;
        Ok(row.iter().map(ToString::to_string).collect())
    }

    fn is_due(&self, choice: &str) -> bool {
        let tried = choice
            .parse::<G::Choice>()
            .map(|choice| Match::choose(&mut Match::tail(self), choice));
        !matches!(tried, Ok(Err(refusal)) if refusal.is_not_due())
    }

    fn advice(&self, coach: &str, seed: u64) -> Result<String, Problem> {
        let mut coach =
            coaches::find::<G>(coach).map_err(|why| Problem::new("unknown-coach", why))?;
        let decision = thinking::decide(self, &mut *coach, &mut luck(self, seed.into()).into())?;
        Ok(decision.row[0].to_string())
    }

    fn decide(&self, coach: &str, seed: Seed, watch: Arc<Watch>) -> Result<Decision, Problem> {
        let mut coach =
            coaches::find::<G>(coach).map_err(|why| Problem::new("unknown-coach", why))?;
        coach.watched_by(watch);
        thinking::decide(self, &mut *coach, &mut luck(self, seed).into()).map(Decision::in_notation)
    }

    fn question(&self, coach: &str, seed: Seed) -> Option<CoachQuestion> {
        elsewhere::question(self, coach, luck(self, seed))
    }

    fn answered(&self, answer: CoachAnswer) -> Result<Decision, Problem> {
        elsewhere::decision(self, answer)
    }

    fn hint(&self, words: Words<'_>, watch: Arc<Watch>) -> Result<Thoughts, Problem> {
        let decision = ask(self, coaches::adviser(), watch)?;
        Ok(thinking::hint(decision, self, words))
    }

    fn judged(&self, watch: Arc<Watch>) -> Result<Decision, Problem> {
        ask(self, G::judge(), watch).map(Decision::in_notation)
    }

    fn is_open(&self) -> bool {
        thinking::is_open(self.position())
    }

    fn as_any_match(&self) -> &dyn AnyMatch {
        self
    }

    fn tail(&self) -> Box<dyn AnyMatch> {
        Box::new(Match::tail(self))
    }

    fn dice_wanted(&self) -> Option<DiceWanted> {
        match self.position().awaits() {
            core::Awaits::Roll(roll) => Some(roll.dice),
            core::Awaits::Choice(_) | core::Awaits::Secret(_) | core::Awaits::Nothing(_) => None,
        }
    }

    fn rolls(&self) -> usize {
        self.roll_count()
    }

    fn count_rolls_before(&mut self, rolls: usize) {
        self.count_rolls_before(rolls);
    }

    fn sight(&self, viewer: Viewer, words: Words<'_>) -> Sight {
        let position = self.position();
        let view = position.view(viewer);
        let decides = match position.awaits() {
            core::Awaits::Choice(side) | core::Awaits::Secret(side) => viewer == Viewer::Side(side),
            _ => false,
        };
        let in_notation = |choice: G::Choice| choice.to_string();
        let roll = match position.awaits() {
            core::Awaits::Roll(roll) => {
                // As the viewer imagines it: nothing that is hidden from him can come into the words.
                let imagined = G::imagine(&view, &mut Luck::new(0));
                let [purpose, chances] = imagined
                    .roll_words(roll.purpose)
                    .map(|phrase| words.render(&phrase));
                Some(RollWords { purpose, chances })
            }
            _ => None,
        };
        Sight {
            awaits: self.awaits_seen_by(viewer),
            prompt: match &roll {
                Some(roll) => roll.purpose.clone(),
                None => words.render(&G::prompt(&view)),
            },
            can_undo: if decides { self.can_undo() } else { 0 },
            pass: position.pass().filter(|_| decides).map(in_notation),
            decline: position.decline().filter(|_| decides).map(in_notation),
            board: Board {
                way: G::way(self.events()),
                ..G::board(&view)
            },
            sheet: G::sheet(&view, words),
            offers: if decides {
                offers(self, words)
            } else {
                Vec::new()
            },
            draft: position.draft(words).filter(|_| decides),
            line_up: position.line_up().filter(|_| decides),
            roll,
            last_roll: G::last_roll(self.events(), words),
        }
    }

    fn sheet(&self, viewer: Viewer, words: Words<'_>) -> Sheet {
        G::sheet(&self.position().view(viewer), words)
    }

    fn goals(&self) -> BySide<u8> {
        self.position().goals()
    }

    fn board(&self, viewer: Viewer) -> Board {
        Board {
            way: G::way(self.events()),
            ..G::board(&self.position().view(viewer))
        }
    }

    fn told(&self, from: usize, words: Words<'_>) -> Vec<Told> {
        let options = self.position().options();
        let events = self.events_from(from);
        let first = self.event_count() - events.len();
        events
            .iter()
            .zip(first..)
            .map(|(event, number)| Told {
                event: match serde_json::to_value(event) {
                    Ok(Value::Object(fields)) => fields,
                    _ => Map::new(),
                },
                words: words.render(&G::event(event)),
                football: G::render_football(event, number, words),
                rule: G::rule_of(&options, event),
                landmark: G::landmark(event),
                dice: G::dice(event).unwrap_or_default(),
                ball: G::ball_way(event),
            })
            .collect()
    }

    fn last_roll(&self, from: usize, words: Words<'_>) -> Option<LastRoll> {
        G::last_roll(self.events_from(from), words)
    }

    fn landmarks(&self, from: usize) -> Vec<(Landmark, Phrase)> {
        let events = self.events_from(from).iter();
        events
            .filter_map(|event| Some((G::landmark(event)?, G::event(event))))
            .collect()
    }

    fn sent_off(&self, from: usize) -> Vec<Side> {
        self.events_from(from)
            .iter()
            .filter_map(G::sent_off)
            .collect()
    }

    fn event_values(&self, from: usize) -> Vec<Value> {
        let events = self.events_from(from).iter();
        events.map(|event| json!(event)).collect()
    }

    fn view(&self, viewer: Viewer) -> Value {
        json!(self.position().view(viewer))
    }

    fn position(&self) -> Value {
        json!(self.position().diagram())
    }

    fn position_text(&self) -> Result<String, Problem> {
        let text = position_text::render(self.position());
        text.map_err(|why| Problem::new("bad-position", why))
    }

    fn start(&self) -> Value {
        json!(self.start().diagram())
    }

    fn outcomes(&self) -> Result<Vec<(Vec<u8>, u32)>, Problem> {
        let wanted = self
            .dice_wanted()
            .ok_or_else(|| bad_roll(&BadRoll::NotAwaited))?;
        Ok(wanted
            .outcomes()
            .map(|(dice, weight)| (dice.faces().to_vec(), weight))
            .collect())
    }

    fn result(&self) -> Option<Value> {
        self.position().match_result().map(|result| json!(result))
    }

    fn result_seen_by(&self, viewer: Viewer) -> Option<Value> {
        let result = self.position().match_result();
        result.map(|result| json!(G::result_seen_by(result, viewer)))
    }
}

/// What the viewer who decides may choose, in words.
fn offers<G: Game>(game: &Match<G>, words: Words<'_>) -> Vec<Offer> {
    let position = game.position();
    G::offers(game)
        .into_iter()
        .map(|offer| {
            let row: Vec<String> = std::iter::once(&offer.choice)
                .chain(&offer.then)
                .map(ToString::to_string)
                .collect();
            let rule = position.rule_of_offer(&offer);
            Offer {
                choice: row.join(", "),
                places: if offer.then.is_empty() {
                    position.places(offer.choice)
                } else {
                    Vec::new()
                },
                path: position.path(offer.choice),
                figure: position.figure(offer.choice, words),
                rule: (!rule.is_empty()).then(|| rule.to_owned()),
                label: offer.said(words),
                detail: words.render(&offer.detail),
                marks: offer.marks,
                odds: offer.odds,
                tells_chances: offer.tells_chances,
                idle: offer.idle,
                ends_row: offer.then.is_empty() && G::ends_row(offer.choice),
            }
        })
        .collect()
}

/// The luck of a coach for the decision of a match: what the other side did in secret has no part in it.
fn luck<G: Game>(game: &Match<G>, seed: Seed) -> LuckOfDecision {
    let side = match game.to_act() {
        ToAct::Side(side) => side,
        ToAct::Dice { .. } | ToAct::Over => Side::Home,
    };
    let decision = game.answers_known_to(side) as u64;
    LuckOfDecision::of_coach(seed, Stream::Coach(side), decision)
}

/// What a coach decides who is asked aside.
fn ask<G: Game>(
    game: &Match<G>,
    coach: Option<Box<dyn Coach<G> + Send>>,
    watch: Arc<Watch>,
) -> Result<Decision<G::Choice>, Problem> {
    let mut coach = coach.ok_or_else(|| Problem::new("unknown-coach", "this game has no coach"))?;
    coach.watched_by(watch);
    // Not the match's own seed: what the opponent's coach draws is nobody's business.
    thinking::decide(game, &mut *coach, &mut luck(game, Seed::Named(0)).into())
}

fn offered<G: Game>(game: &Match<G>) -> Vec<G::Choice> {
    let mut choices = Vec::new();
    game.position().choices(&mut choices);
    choices
}

fn read_row<G: Game>(text: &str) -> Result<Vec<G::Choice>, Problem> {
    parse_row(text).map_err(|why| Problem::new("bad-choice", why))
}

/// Whether a row of choices would be taken: all of it or nothing. A row is one side's: nobody decides for
/// the other by going on. It ends with a secret decision, which may show what the other side has hidden: a row that
/// went on could be refused for what it shows, and be tried again.
fn try_row<G: Game>(game: &Match<G>, row: &[G::Choice]) -> Result<(), Problem> {
    let chooser = game.to_act();
    let first = game.position().awaits();
    let mut tried = Match::tail(game);
    for choice in row {
        if let (ToAct::Side(side), ToAct::Side(now)) = (&chooser, tried.to_act())
            && *side != now
        {
            let choice = choice.to_string();
            let why = say!(problems::RowOfOtherSide, choice);
            return Err(Problem::said("not-your-turn", why));
        }
        if matches!(first, core::Awaits::Secret(_)) && tried.position().awaits() != first {
            let choice = choice.to_string();
            let why = say!(problems::RowAfterSecret, choice);
            return Err(Problem::said("row-ended", why));
        }
        take(&mut tried, *choice)?;
    }
    Ok(())
}

fn take<G: Game>(game: &mut Match<G>, choice: G::Choice) -> Result<(), Problem> {
    if let core::Awaits::Roll(_) = game.position().awaits() {
        let choice = choice.to_string();
        let why = say!(problems::RollAwaited, choice);
        return Err(Problem::said("roll-awaited", why));
    }
    Match::choose(game, choice).map_err(|refusal| {
        let why = G::refusal(refusal);
        let choice = choice.to_string();
        Problem::said("refused", say!(problems::Refused, choice, why)).by(refusal.rule())
    })
}

fn bad_roll(bad: &BadRoll) -> Problem {
    let why = match *bad {
        BadRoll::NotAwaited => say!(problems::NoRoll),
        BadRoll::Count { wanted, given } => say!(problems::DiceCount, wanted, given),
        BadRoll::Face { face, faces } => say!(problems::DiceFace, face, faces),
        BadRoll::Again { rule, why } => {
            let why = match why {
                RollAgain::Equal => say!(problems::EqualDice, rule),
                RollAgain::One => say!(problems::OneAgain, rule),
            };
            return Problem::said("roll-again", why).by(rule);
        }
    };
    Problem::said("bad-roll", why)
}
