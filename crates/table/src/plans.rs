//! Conditional answers that a seat leaves while it waits: what it answers if the other side answers so.
//!
//! They are a secret of the seat until they are given, so they are no part of the journal or its notes, which become the
//! record: whoever keeps the journal keeps them beside it, and changes both together. What comes true is asked of the rules
//! when the seat is to decide, and given at once as if somebody had typed it; a note says so.

use gaffer_core::{BySide, Note, RecordEntry, Side};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::{
    Awaits, Conditional, Dropped, Line, LinesLeft, Problem, When, WhyDropped,
};
use serde::{Deserialize, Serialize};

use crate::request::over;
use crate::words::say;
use crate::{Changes, Entry, Table, Time, Who};

/// The most lines of a seat.
const MOST_LINES: usize = 30;
/// The most conditional answers of a line.
const LONGEST_LINE: usize = 10;
/// The most characters of an answer, or of a condition.
const LONGEST_ANSWER: usize = 400;

/// What a seat has left with the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plans {
    lines: Vec<Line>,
    /// What the other side has answered since, and to which question.
    heard: Vec<(String, String)>,
    dropped: Vec<Dropped>,
    /// What the seat has chosen before the rules asked it, while the other side decides in secret.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) early: Vec<String>,
    /// The id of the request that chose the last of it: a repeat is harmless.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) early_request: Option<String>,
}

impl Plans {
    /// What the seat itself is told.
    pub fn told(&self) -> LinesLeft {
        LinesLeft {
            lines: self.lines.clone(),
            dropped: self.dropped.clone(),
        }
    }

    fn holds(&self, when: &When) -> bool {
        let is_answered = |answer: &String| self.heard.iter().any(|(_, heard)| heard == answer);
        let is_asked = |question: &String| self.heard.iter().any(|(asked, _)| asked == question);
        when.answers.iter().all(is_answered) && when.question.iter().all(is_asked)
    }

    /// Takes up what the other side has answered, in a match as it stood before.
    fn hear(&mut self, mut game: Box<dyn AnyMatch>, entries: &[Entry]) {
        for entry in entries {
            match &entry.what {
                RecordEntry::Answer(answer) => {
                    if let Awaits::Choice { question, .. } = game.awaits() {
                        self.heard.push((question.to_owned(), answer.clone()));
                    }
                    let _ = game.take(answer);
                }
                RecordEntry::Undo(count) => {
                    for _ in 0..*count {
                        let _ = game.undo();
                        self.heard.pop();
                    }
                }
                RecordEntry::Rules { .. }
                | RecordEntry::Note(_)
                | RecordEntry::Asked(_)
                | RecordEntry::At(_) => {}
            }
        }
    }

    /// Drops every line, since the match has gone another way.
    fn drop_all(&mut self) {
        let why = WhyDropped::Otherwise;
        let lines = self.lines.drain(..);
        self.dropped.extend(lines.map(|line| Dropped { line, why }));
        self.heard.clear();
    }
}

/// Somebody who has left conditional answers, and the match before the other side's answer.
pub(crate) type Listener = Option<(Side, Box<dyn AnyMatch>)>;

impl<M: AnyMatch + ?Sized> Table<M> {
    /// The same table with what its seats have left.
    #[must_use]
    pub fn with_plans(mut self, plans: BySide<Plans>) -> Self {
        self.plans = plans;
        self.look_beside();
        self
    }

    /// What a seat has left.
    pub fn plans(&self, seat: Side) -> &Plans {
        &self.plans[seat]
    }

    /// Whether a side has conditional answers for the decision that it has.
    pub(crate) fn has_answers(&self, side: Side) -> bool {
        self.is_person(side) && !self.plans[side].lines.is_empty()
    }

    /// Takes the conditional answers of a seat that waits, in place of all that it has left before; none withdraws them.
    pub fn leave(
        &mut self,
        seat: Side,
        mut lines: Vec<Line>,
        now: Time,
    ) -> Result<Changes, Problem> {
        self.check_seat(seat)?;
        if self.is_closed() || self.flagged(now).is_some() {
            return Err(over());
        }
        let is_asked = self.decides() == Some(seat) || self.asked_too() == Some(seat);
        if is_asked && !lines.is_empty() {
            return Err(Problem::said("your-turn", say!(problems::DecideNow)));
        }
        self.check_lines(&mut lines)?;
        self.plans[seat] = Plans {
            lines,
            heard: Vec::new(),
            dropped: Vec::new(),
            ..std::mem::take(&mut self.plans[seat])
        };
        Ok(self.with_new_plans(seat))
    }

    pub(crate) fn with_new_plans(&self, seat: Side) -> Changes {
        let mut changes = self.unchanged();
        changes.plans[seat] = true;
        changes
    }

    /// Refuses what can be no answer, and writes the others as the game does.
    fn check_lines(&self, lines: &mut [Line]) -> Result<(), Problem> {
        let is_long = |line: &Line| line.is_empty() || line.len() > LONGEST_LINE;
        if lines.len() > MOST_LINES || lines.iter().any(is_long) {
            let (most, longest) = (MOST_LINES, LONGEST_LINE);
            let why = say!(problems::TooManyLines, most, longest);
            return Err(Problem::said("bad-plan", why));
        }
        for conditional in lines.iter_mut().flatten() {
            let Conditional { when, then } = conditional;
            let texts = when.answers.iter().chain(&when.question).chain([&*then]);
            if texts.map(String::len).sum::<usize>() > LONGEST_ANSWER {
                let why = say!(problems::PlanTooLong, most = LONGEST_ANSWER);
                return Err(Problem::said("bad-plan", why));
            }
            *then = self.game().written(then)?.join(", ");
            if !when.answers.is_empty() {
                when.answers = self.game().written(&when.answers.join(", "))?;
            }
        }
        Ok(())
    }

    /// Who listens to what a side is about to answer; nobody to what it decides in secret.
    pub(crate) fn listener(&self, who: Who) -> Listener {
        let Who::Side(side) = who else { return None };
        let is_heard = !self.plans[!side].lines.is_empty() && !self.is_secret();
        is_heard.then(|| (!side, self.game().tail()))
    }

    /// Lets a side's answers be heard; whatever it has left itself was for another case.
    pub(crate) fn follow_plans(&mut self, who: Who, listener: Listener, changes: &mut Changes) {
        if let Some((listener, before)) = listener {
            self.plans[listener].hear(before, &changes.entries);
            changes.plans[listener] = true;
        }
        if let Who::Side(side) = who
            && !self.plans[side].lines.is_empty()
            && !is_roll(&changes.entries)
        {
            self.plans[side].drop_all();
            changes.plans[side] = true;
        }
    }

    /// Drops what both sides have left: what was answered does not count any more.
    pub(crate) fn drop_plans(&mut self, changes: &mut Changes) {
        for side in Side::BOTH {
            if !self.plans[side].lines.is_empty() {
                self.plans[side].drop_all();
                changes.plans[side] = true;
            }
        }
    }

    /// Gives the first of a side's conditional answers that has come true and that the rules take; the lines that begin with
    /// it wait for what comes after, and all others are dropped.
    pub(crate) fn answer_as_planned(&mut self, side: Side, now: Time) -> Result<Changes, Problem> {
        let Plans {
            lines,
            heard,
            mut dropped,
            early,
            early_request,
        } = std::mem::take(&mut self.plans[side]);
        let known = Plans {
            heard,
            ..Plans::default()
        };
        let comes_true = |one: &&Conditional| known.holds(&one.when);
        let is_taken = |one: &&Conditional| self.game().why(&one.then).is_ok();
        let mut firsts = lines.iter().filter_map(|line| line.first());
        let given = firsts.find(|one| comes_true(one) && is_taken(one)).cloned();
        let mut left = Vec::new();
        for mut line in lines {
            if line.first() == given.as_ref() {
                line.remove(0);
                left.extend(Some(line).filter(|line| !line.is_empty()));
                continue;
            }
            let is_refused = line.first().is_some_and(|one| comes_true(&one)) && given.is_none();
            let why = if is_refused {
                WhyDropped::Refused
            } else {
                WhyDropped::Otherwise
            };
            dropped.push(Dropped { line, why });
        }
        let mut changes = self.with_new_plans(side);
        if let Some(given) = given {
            // How far a secret decision is, nobody else may know.
            if !self.is_secret() {
                changes.add(self.note(Note::Planned, Some(side), now));
            }
            changes.add(self.apply(side, now, |game| game.choose(&given.then))?);
        }
        self.plans[side] = Plans {
            lines: left,
            heard: Vec::new(),
            dropped,
            early,
            early_request,
        };
        Ok(changes)
    }
}

/// Whether dice were thrown by hand, which decides nothing.
fn is_roll(entries: &[Entry]) -> bool {
    let is_roll = |entry: &Entry| matches!(&entry.what, RecordEntry::Answer(text) if text.starts_with("roll "));
    entries.iter().all(is_roll)
}
