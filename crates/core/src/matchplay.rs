//! A match being played: the position, the answers that led to it, and the row of choices still open.

use crate::{Answer, Awaits, BadRoll, BySide, Dice, Faults, Refuses, Rules, Side};

/// A match: its options, its answers so far, the position and the events they led to.
///
/// A side's choices since the last die, secret or act of the other side form a *row*. A row can be
/// undone choice by choice, and its choices may be made in any order: the rules list the moves of a
/// row in one canonical order, so that one result has few spellings, and the match puts a choice that
/// comes late in its place.
#[derive(Clone, Debug)]
pub struct Match<R: Rules> {
    start: R,
    position: R,
    answers: Vec<Answer<R::Choice>>,
    events: Vec<R::Event>,
    row: Row<R, R::Choice>,
    kept: Kept,
    /// What came before `answers` and `events`, and is only counted.
    before: Kept,
    /// How many of all answers are rolls; none of them is ever taken back.
    rolls: usize,
    /// Where the events of the last roll begin.
    last_roll: usize,
    /// How many of all answers each side gave in secret; none of them is ever taken back.
    in_secret: BySide<usize>,
    /// Who made each choice since the last die or secret.
    open: Vec<Side>,
}

/// What the last answer, or the last taking back, left as it was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// So many of the answers before.
    pub answers: usize,
    /// So many of the events before.
    pub events: usize,
}

/// Where the open row began.
#[derive(Clone, Debug)]
struct Row<R, C> {
    position: R,
    answers: usize,
    events: usize,
    /// The row's choices in the order in which they were made, which is the order of taking back.
    made: Vec<C>,
}

impl<R: Rules> Match<R> {
    /// A match before its first decision.
    pub fn new(options: &R::Options) -> Result<Self, Faults> {
        R::begin(options).map(Self::from_position)
    }

    /// A match that starts in the middle.
    pub fn from_position(position: R) -> Self {
        Self {
            row: Row {
                position: position.clone(),
                answers: 0,
                events: 0,
                made: Vec::new(),
            },
            start: position.clone(),
            position,
            answers: Vec::new(),
            events: Vec::new(),
            kept: Kept::default(),
            before: Kept::default(),
            rolls: 0,
            last_roll: 0,
            in_secret: BySide::default(),
            open: Vec::new(),
        }
    }

    /// The same match without what can no longer be changed: it costs the same however long the match is. Answers, rolls and
    /// events are counted on, and the events since the last roll are kept.
    #[must_use]
    pub fn tail(&self) -> Self {
        let Row {
            position,
            answers,
            events,
            made,
        } = &self.row;
        let told = self.last_roll.min(*events);
        Self {
            start: position.clone(),
            position: self.position.clone(),
            answers: self.answers[*answers..].to_vec(),
            events: self.events[told..].to_vec(),
            row: Row {
                position: position.clone(),
                answers: 0,
                events: events - told,
                made: made.clone(),
            },
            kept: self.kept,
            before: Kept {
                answers: self.before.answers + answers,
                events: self.before.events + told,
            },
            rolls: self.rolls,
            last_roll: self.last_roll - told,
            in_secret: self.in_secret,
            open: self.open.clone(),
        }
    }

    /// Counts rolls that were made before the position from which the match started.
    pub fn count_rolls_before(&mut self, rolls: usize) {
        self.rolls += rolls;
    }

    /// The position now.
    pub fn position(&self) -> &R {
        &self.position
    }

    /// The position the match started from.
    pub fn start(&self) -> &R {
        &self.start
    }

    /// Every answer so far; of a [tail](Self::tail) those that can be taken back.
    pub fn answers(&self) -> &[Answer<R::Choice>] {
        &self.answers
    }

    /// How many answers there are.
    pub fn answer_count(&self) -> usize {
        self.before.answers + self.answers.len()
    }

    /// The answers from this number on.
    pub fn answers_from(&self, number: usize) -> &[Answer<R::Choice>] {
        let skipped = number.saturating_sub(self.before.answers);
        self.answers.get(skipped..).unwrap_or_default()
    }

    /// How many rolls there are.
    pub fn roll_count(&self) -> usize {
        self.rolls
    }

    /// How many answers a side knows of: how many choices the other side made in secret is no less a secret than
    /// what it chose.
    pub fn answers_known_to(&self, side: Side) -> usize {
        self.answer_count() - self.in_secret[!side]
    }

    /// Every event so far; of a [tail](Self::tail) those since the last roll, and all that can be taken back.
    pub fn events(&self) -> &[R::Event] {
        &self.events
    }

    /// How many events there are.
    pub fn event_count(&self) -> usize {
        self.before.events + self.events.len()
    }

    /// The events from this number on.
    pub fn events_from(&self, number: usize) -> &[R::Event] {
        let skipped = number.saturating_sub(self.before.events);
        self.events.get(skipped..).unwrap_or_default()
    }

    /// How many choices of the open row can be undone.
    pub fn can_undo(&self) -> usize {
        self.answers.len() - self.row.answers
    }

    /// How many events can no longer be taken back.
    pub fn settled(&self) -> usize {
        self.before.events + self.row.events
    }

    /// What the last change left as it was: everything after it is new.
    pub fn kept(&self) -> Kept {
        self.kept
    }

    /// Takes a choice, or refuses it and changes nothing.
    pub fn choose(&mut self, choice: R::Choice) -> Result<(), R::Refusal> {
        let (secret, chooser) = match self.position.awaits() {
            Awaits::Secret(side) => (Some(side), Some(side)),
            Awaits::Choice(side) => (None, Some(side)),
            Awaits::Roll(_) | Awaits::Nothing(_) => (None, None),
        };
        let kept = self.all();
        match self.position.choose(choice, &mut self.events) {
            Ok(()) => {
                self.kept = kept;
                self.answers.push(Answer::Choice(choice));
            }
            Err(refusal) if refusal.is_order() => {
                let mut row = self.row.made.clone();
                row.push(choice);
                self.replay_row(row)?;
            }
            Err(refusal) => return Err(refusal),
        }
        self.row.made.push(choice);
        self.open.extend(chooser);
        if let Some(side) = secret {
            self.in_secret[side] += 1;
        }
        self.settle(secret.is_some() || R::shows_a_secret(choice));
        Ok(())
    }

    /// Takes the dice awaited, or refuses them and changes nothing.
    pub fn roll(&mut self, dice: Dice) -> Result<(), BadRoll> {
        let kept = self.all();
        let told = self.events.len();
        self.position.roll(dice, &mut self.events)?;
        self.kept = kept;
        self.answers.push(Answer::Roll(dice));
        self.rolls += 1;
        self.last_roll = told;
        self.settle(true);
        Ok(())
    }

    /// Takes an answer, or says why not and changes nothing.
    pub fn give(&mut self, answer: Answer<R::Choice>) -> Result<(), String> {
        match answer {
            Answer::Choice(choice) => {
                (self.choose(choice)).map_err(|refusal| format!("refused by {}", refusal.rule()))
            }
            Answer::Roll(dice) => self.roll(dice).map_err(|bad| bad.to_string()),
        }
    }

    /// Takes back the last choice of the open row; false if there is none.
    pub fn undo(&mut self) -> bool {
        let mut row = self.row.made.clone();
        let undone = row.pop().is_some() && self.replay_row(row).is_ok();
        if undone {
            self.row.made.pop();
            self.open.pop();
        }
        undone
    }

    /// How many answers go back to before the last row of a side's choices, where no die was thrown and no secret shown since;
    /// none where one was.
    pub fn back_to(&self, side: Side) -> Option<usize> {
        let last = self.open.iter().rposition(|chooser| *chooser == side)?;
        let before = self.open[..last]
            .iter()
            .rposition(|chooser| *chooser != side);
        Some(self.open.len() - before.map_or(0, |before| before + 1))
    }

    /// Takes so many of the answers since the last die or secret back, of whichever side; false where that cannot be, as in a
    /// [tail](Self::tail).
    pub fn take_back(&mut self, count: usize) -> bool {
        if count > self.open.len() || self.before.answers > 0 {
            return false;
        }
        let left = &self.answers[..self.answers.len() - count];
        let mut game = Self::from_position(self.start.clone());
        game.rolls = self.rolls
            - (self.answers.iter())
                .filter(|answer| matches!(answer, Answer::Roll(_)))
                .count();
        if left.iter().any(|answer| game.give(*answer).is_err()) {
            return false;
        }
        game.kept = game.all();
        *self = game;
        true
    }

    /// Plays the row again from its beginning, exchanging neighbours until it is in canonical order.
    /// Each exchange removes one inversion, so this ends.
    fn replay_row(&mut self, mut row: Vec<R::Choice>) -> Result<(), R::Refusal> {
        'again: loop {
            let mut position = self.row.position.clone();
            let mut events = Vec::new();
            for (index, &choice) in row.iter().enumerate() {
                match position.choose(choice, &mut events) {
                    Ok(()) => {}
                    Err(refusal) if refusal.is_order() && index > 0 => {
                        row.swap(index - 1, index);
                        continue 'again;
                    }
                    Err(refusal) => return Err(refusal),
                }
            }
            self.position = position;
            self.kept = Kept {
                answers: self.before.answers + self.row.answers + self.same_answers(&row),
                events: self.settled() + self.same_events(&events),
            };
            self.events.truncate(self.row.events);
            self.events.append(&mut events);
            self.answers.truncate(self.row.answers);
            self.answers.extend(row.into_iter().map(Answer::Choice));
            return Ok(());
        }
    }

    fn all(&self) -> Kept {
        Kept {
            answers: self.answer_count(),
            events: self.event_count(),
        }
    }

    /// How many choices of the open row stay where they are when it becomes another.
    fn same_answers(&self, row: &[R::Choice]) -> usize {
        let before = self.answers[self.row.answers..].iter();
        before
            .zip(row)
            .take_while(|(answer, choice)| **answer == Answer::Choice(**choice))
            .count()
    }

    /// How many events of the open row stay where they are when they become others.
    fn same_events(&self, events: &[R::Event]) -> usize {
        let before = self.events[self.row.events..].iter();
        before
            .zip(events)
            .take_while(|(before, after)| before == after)
            .count()
    }

    /// Closes the row where it must not be undone any more.
    fn settle(&mut self, closed: bool) {
        let same_side = matches!(
            (self.row.position.awaits(), self.position.awaits()),
            (Awaits::Choice(before), Awaits::Choice(now)) if before == now
        );
        if closed {
            self.open.clear();
        }
        if closed || !same_side {
            self.row = Row {
                position: self.position.clone(),
                answers: self.answers.len(),
                events: self.events.len(),
                made: Vec::new(),
            };
        }
    }
}
