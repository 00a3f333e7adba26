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
    /// How many of the answers each side gave in secret; none of them is ever taken back.
    in_secret: BySide<usize>,
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
            in_secret: BySide::default(),
        }
    }

    /// The position now.
    pub fn position(&self) -> &R {
        &self.position
    }

    /// The position the match started from.
    pub fn start(&self) -> &R {
        &self.start
    }

    /// Every answer so far.
    pub fn answers(&self) -> &[Answer<R::Choice>] {
        &self.answers
    }

    /// How many answers a side knows of: how many choices the other side made in secret is no less a secret than
    /// what it chose.
    pub fn answers_known_to(&self, side: Side) -> usize {
        self.answers.len() - self.in_secret[!side]
    }

    /// Every event so far.
    pub fn events(&self) -> &[R::Event] {
        &self.events
    }

    /// How many choices of the open row can be undone.
    pub fn can_undo(&self) -> usize {
        self.answers.len() - self.row.answers
    }

    /// How many events can no longer be taken back.
    pub fn settled(&self) -> usize {
        self.row.events
    }

    /// What the last change left as it was: everything after it is new.
    pub fn kept(&self) -> Kept {
        self.kept
    }

    /// Takes a choice, or refuses it and changes nothing.
    pub fn choose(&mut self, choice: R::Choice) -> Result<(), R::Refusal> {
        let secret = match self.position.awaits() {
            Awaits::Secret(side) => Some(side),
            Awaits::Choice(_) | Awaits::Roll(_) | Awaits::Nothing(_) => None,
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
        if let Some(side) = secret {
            self.in_secret[side] += 1;
        }
        self.settle(secret.is_some() || R::shows_a_secret(choice));
        Ok(())
    }

    /// Takes the dice awaited, or refuses them and changes nothing.
    pub fn roll(&mut self, dice: Dice) -> Result<(), BadRoll> {
        let kept = self.all();
        self.position.roll(dice, &mut self.events)?;
        self.kept = kept;
        self.answers.push(Answer::Roll(dice));
        self.settle(true);
        Ok(())
    }

    /// Takes back the last choice of the open row; false if there is none.
    pub fn undo(&mut self) -> bool {
        let mut row = self.row.made.clone();
        let undone = row.pop().is_some() && self.replay_row(row).is_ok();
        if undone {
            self.row.made.pop();
        }
        undone
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
                answers: self.row.answers + self.same_answers(&row),
                events: self.row.events + self.same_events(&events),
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
            answers: self.answers.len(),
            events: self.events.len(),
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
