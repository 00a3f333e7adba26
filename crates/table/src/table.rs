//! The table itself: a match, who sits at it, what of it each may see, and what is due.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use gaffer_core::{
    BySide, Dice, DiceFrom, End, Match, Note, Noted, Occupant, Proposal, Seed, Side, TimeControl,
};
use gaffer_games::protocol::{Problem, Told};
use gaffer_games::thinking::{Decision, Watch};
use gaffer_games::words::{Words, plain_names};
use gaffer_games::{AnyMatch, Change, Game, ToAct};

use crate::beside::Beside;
use crate::clock::{Clock, Left};
use crate::ends::Ends;
use crate::plans::Plans;
use crate::request::Said;
use crate::sealing::{SealedDice, Sealing};
use crate::secrecy::Secrecy;
use crate::words::say;
use crate::{Changes, Entry, Time, Who};

/// How long a computer's secret decision takes, or a multiple of it.
const SECRET_PACE: Duration = Duration::from_millis(100);
/// The same for an open decision of a side with secrets: what it holds must not be told by how quickly it passes.
const HIDING_PACE: Duration = Duration::from_millis(10);

/// What a table is set up with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The teams' names.
    pub names: BySide<String>,
    /// Who decides for each.
    pub players: BySide<Occupant>,
    /// Where the dice come from.
    pub dice: TableDice,
    /// The seed of computer coaches, and of dice that nobody here throws.
    pub seed: Seed,
    /// Whether hints and thoughts may be asked for, where it was said.
    pub hints: Option<bool>,
    /// Whether it counts for ratings: nobody has hints then, and nobody can agree on them.
    pub rated: bool,
    /// How much time people have to decide, where it is limited.
    pub time: Option<TimeControl>,
    /// The coach who takes a seat that was left.
    pub substitute: Option<String>,
    /// Whether its people sit at computers of their own, so that both can be asked at once where both choose in secret.
    pub apart: bool,
    /// The most entries of the journal and notes beside it; how a match ends is noted all the same.
    pub most_entries: u64,
}

impl Setting {
    /// Two sides with the names of the sides, and dice by hand.
    pub fn new(players: BySide<Occupant>) -> Self {
        Self {
            names: plain_names(),
            players,
            dice: TableDice::ByHand,
            seed: Seed::Named(0),
            hints: None,
            rated: false,
            time: None,
            substitute: None,
            apart: false,
            most_entries: u64::MAX,
        }
    }
}

/// Where the dice of a table come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableDice {
    /// A seed.
    Seeded(Seed),
    /// Whoever sits there throws them.
    ByHand,
    /// They were written down beforehand; when they are used up, whoever sits there throws.
    Script(VecDeque<Dice>),
    /// Numbers that the server and the seats seal before the match and show later.
    Sealed(SealedDice),
    /// The rolls of another match where they fit, each by its number; where there is none that fits, a seed.
    Again {
        /// The number of the first of the rolls.
        from: usize,
        /// What the dice of each showed.
        rolls: Vec<Dice>,
        /// The seed of all others.
        seed: Seed,
    },
}

impl TableDice {
    /// The dice of a match that is gone on with. A script and the secret of sealed dice are no part of a record: the rest of
    /// it is thrown by hand.
    pub fn from_record(dice: DiceFrom, seed: Seed) -> Self {
        match dice {
            DiceFrom::Seed => Self::Seeded(seed),
            DiceFrom::ByHand | DiceFrom::Script | DiceFrom::Sealed => Self::ByHand,
        }
    }
}

impl TableDice {
    /// Whether nobody who sits there throws them.
    pub(crate) fn are_drawn(&self) -> bool {
        matches!(self, Self::Seeded(_) | Self::Sealed(_) | Self::Again { .. })
    }
}

impl From<&TableDice> for DiceFrom {
    fn from(dice: &TableDice) -> Self {
        match dice {
            TableDice::Seeded(_) => Self::Seed,
            TableDice::ByHand => Self::ByHand,
            TableDice::Script(_) | TableDice::Again { .. } => Self::Script,
            TableDice::Sealed(_) => Self::Sealed,
        }
    }
}

/// Why nothing can be changed at a table any more, whatever the match awaits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shut {
    /// The match is only looked at.
    Closed,
    /// Whoever runs the place has ended it: nothing of it is kept from anybody.
    Ended,
}

/// A match being played.
#[derive(Debug)]
pub struct Table<M: AnyMatch + ?Sized = dyn AnyMatch> {
    setting: Setting,
    game: Box<M>,
    /// The entries of the journal.
    entries: u64,
    /// When the last one was made.
    changed: Time,
    /// When the last entry or note was made: nothing is said to have been before it, though a clock was put back.
    latest: Time,
    shut: Option<Shut>,
    /// The notes beside the journal.
    notes: u64,
    pub(crate) sealing: Sealing,
    clock: Option<Clock>,
    pub(crate) ends: Ends,
    secrecy: Secrecy,
    /// What a computer coach will choose next: the rest of a row that it has decided.
    planned: VecDeque<String>,
    /// When the coach who thinks was asked.
    asked: Time,
    /// Before this moment nothing of what was planned is chosen.
    planned_for: Time,
    pub(crate) said: Option<Said>,
    /// What seats that wait have left.
    pub(crate) plans: BySide<Plans>,
    /// Who is asked while the other side decides in secret.
    pub(crate) beside: Option<Beside>,
    /// Who has answered last, and when, by what was left with the table.
    as_planned: Option<(Side, Time)>,
}

/// What a table has to do before anybody else can go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// Roll the dice, or go on with what a computer coach has decided.
    Step,
    /// The same, but not before this moment.
    At(Time),
    /// Ask a computer coach.
    Coach {
        /// Its name.
        coach: String,
        /// The side that it decides for.
        side: Side,
    },
    /// Nothing: somebody else is awaited, or nobody.
    Nothing,
}

/// Where the dice of a roll come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Seed,
    Script,
    Hand,
}

/// A match as somebody may know it.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// The match, of which only the last events may be there.
    pub game: &'a dyn AnyMatch,
    /// The match with all its events, of which the last ones may not be for his eyes.
    whole: &'a dyn AnyMatch,
    /// Its version.
    pub version: u64,
    /// When it was changed last.
    pub changed: Time,
}

impl Seen<'_> {
    /// What happened from an event on.
    pub fn told(&self, from: usize, words: Words<'_>) -> Vec<Told> {
        let mut told = self.whole.told(from, words);
        told.truncate(self.game.events().saturating_sub(from));
        told
    }
}

impl<M: AnyMatch + ?Sized> Table<M> {
    /// A table at which a match is played whose journal has so many entries, the last one at this time.
    pub fn new(setting: Setting, game: Box<M>, entries: u64, changed: Time) -> Self {
        let people = BySide::with(|side| setting.players[side] == Occupant::Person);
        let clock = setting.time.map(|time| Clock::new(time, people));
        let mut table = Self {
            setting,
            game,
            entries,
            changed,
            latest: Time::default(),
            shut: None,
            notes: 0,
            sealing: Sealing::default(),
            clock,
            ends: Ends::default(),
            secrecy: Secrecy::default(),
            planned: VecDeque::new(),
            asked: Time::default(),
            planned_for: Time::default(),
            said: None,
            plans: BySide::default(),
            beside: None,
            as_planned: None,
        };
        table.look_beside();
        table
    }

    /// The same table with the secret decisions of its match.
    #[must_use]
    pub fn with_secrecy(mut self, secrecy: Secrecy) -> Self {
        self.secrecy = secrecy;
        self
    }

    /// The same table at which nothing can be changed.
    #[must_use]
    pub fn with_shut(mut self, shut: Option<Shut>) -> Self {
        self.shut = shut;
        self
    }

    /// The same table with what its journal and its notes say of clocks and ends.
    #[must_use]
    pub fn with_journal(mut self, journal: &[Entry], notes: &[Noted]) -> Self {
        let mut notes = notes.iter().peekable();
        for (number, entry) in (1..).zip(journal) {
            while let Some(noted) = notes.next_if(|noted| noted.after < number) {
                self.take_note(noted);
            }
            self.take_entry(entry);
        }
        notes.for_each(|noted| self.take_note(noted));
        self
    }

    /// Takes up what an entry says of clocks and ends.
    fn take_entry(&mut self, entry: &Entry) {
        self.latest = self.latest.max(entry.at);
        if let Some(clock) = &mut self.clock {
            clock.take(entry);
        }
        self.ends.take(entry);
        let is_later = |(side, at): &(Side, Time)| match entry.who {
            Who::Side(who) => who != *side || entry.at != *at,
            Who::Table => false,
        };
        self.as_planned = self.as_planned.filter(|planned| !is_later(planned));
    }

    /// Takes up what a note says.
    fn take_note(&mut self, noted: &Noted) {
        self.notes += 1;
        self.latest = self.latest.max(Time(noted.at));
        self.sealing.take(noted);
        if let Note::TakeOver { side, coach } = &noted.what {
            self.setting.players[*side] = Occupant::Coach(coach.clone());
            self.look_beside();
        }
        if noted.what == Note::Planned {
            self.as_planned = noted.who.map(|side| (side, Time(noted.at)));
        }
        if let Some(clock) = &mut self.clock {
            clock.take_note(noted);
        }
        self.ends.take_note(noted);
    }

    /// Gives the time back of outages, each a row of its first and last moment, that are not noted yet.
    pub fn give_back(&mut self, outages: &[(Time, Time)]) -> Changes {
        let mut changes = self.unchanged();
        for (from, to) in outages {
            let clock = self.clock.as_ref().filter(|_| self.deadline().is_some());
            if *to > self.latest && clock.is_some_and(|clock| clock.misses(*to)) {
                changes.add(self.note(Note::Outage { from: from.0 }, None, *to));
            }
        }
        changes
    }

    /// Makes a note.
    pub fn note(&mut self, what: Note, who: Option<Side>, now: Time) -> Changes {
        let now = self.not_before(now);
        let noted = Noted {
            at: now.0,
            who,
            what,
            after: self.entries,
        };
        self.take_note(&noted);
        let mut changes = Changes {
            notes: vec![noted],
            ..self.unchanged()
        };
        self.show_secret(&mut changes, now);
        changes
    }

    /// A moment, or that of the last entry or note where it is earlier.
    pub(crate) fn not_before(&self, now: Time) -> Time {
        now.max(self.latest)
    }

    /// Nothing new.
    pub(crate) fn unchanged(&self) -> Changes {
        Changes {
            from: self.game.events(),
            ..Changes::default()
        }
    }

    /// The match.
    pub fn game(&self) -> &M {
        &self.game
    }

    /// What the table was set up with.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// The number of entries of the journal.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// Whether there are as many entries and notes as there may be.
    pub(crate) fn is_full(&self) -> bool {
        self.entries + self.notes >= self.setting.most_entries
    }

    /// The number of notes beside the journal.
    pub fn notes(&self) -> u64 {
        self.notes
    }

    /// How the match ended before the rules ended it.
    pub fn end(&self) -> Option<End> {
        self.ends.end.map(|(end, _)| end)
    }

    /// The offer that stands, and whose it is.
    pub fn offer(&self) -> Option<(Side, Proposal)> {
        self.ends.offer
    }

    /// The name of the match that both sides want to play after this one.
    pub fn rematch(&self) -> Option<&str> {
        self.ends.rematch.as_deref()
    }

    /// The offer that was declined last, and whose it was, until somebody chooses or offers something.
    pub fn declined(&self) -> Option<(Side, Proposal)> {
        self.ends.last_declined
    }

    /// The side whose last answer was left with the table beforehand, until somebody answers again.
    pub fn as_planned(&self) -> Option<Side> {
        self.as_planned.map(|(side, _)| side)
    }

    /// Whether both sides agreed to go on later.
    pub fn is_adjourned(&self) -> bool {
        self.ends.adjourned.is_some()
    }

    /// The clocks, where time is limited.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// What each side has left, and whose time runs; nothing where time is not limited. It is the same for everybody: who
    /// decides in secret is known, though not what.
    pub fn clocks(&self, now: Time) -> Option<(BySide<Left>, BySide<bool>)> {
        let clock = self.clock.as_ref()?;
        let decides = self.decides();
        let stopped = self.ends.adjourned.or(self.ends.end.map(|(_, at)| at));
        let is_still = stopped.is_some() || self.is_closed();
        let running = clock.running(decides);
        let runs = |side| running[side] && !is_still && clock.vacation(side, now).is_none();
        Some((
            clock.left(decides, stopped.unwrap_or(now)),
            BySide::with(runs),
        ))
    }

    /// Until when each side is away at a moment, and how long it can be away from then on; nothing where nobody can take days
    /// off.
    pub fn vacations(&self, now: Time) -> Option<BySide<(Option<Time>, Duration)>> {
        let clock = self.clock.as_ref().filter(|clock| clock.has_vacations())?;
        Some(BySide::with(|side| {
            (clock.vacation(side, now), clock.vacation_left(side, now))
        }))
    }

    /// The side that decides.
    pub(crate) fn decides(&self) -> Option<Side> {
        match self.game.to_act() {
            ToAct::Side(side) => Some(side),
            ToAct::Dice { .. } | ToAct::Over => None,
        }
    }

    /// When the match was changed last.
    pub fn changed(&self) -> Time {
        self.changed
    }

    /// Counts an entry that was written before anything went on.
    pub fn count_entry(&mut self) {
        self.entries += 1;
    }

    /// Whether nothing can be changed any more.
    pub fn is_closed(&self) -> bool {
        self.is_cut_short() || self.game.to_act() == ToAct::Over
    }

    /// Whether nothing can be changed any more for another reason than the rules.
    pub(crate) fn is_cut_short(&self) -> bool {
        self.shut.is_some() || self.ends.end.is_some()
    }

    /// Whether whoever runs the place has ended it.
    pub(crate) fn is_ended_by_operator(&self) -> bool {
        self.shut == Some(Shut::Ended)
    }

    /// Whether it ended before the rules ended it: nobody decides, and nothing of it is kept from anybody.
    pub fn is_ended(&self) -> bool {
        self.shut == Some(Shut::Ended) || self.ends.end.is_some()
    }

    /// Whether a person decides for a side.
    pub fn is_person(&self, side: Side) -> bool {
        self.setting.players[side] == Occupant::Person
    }

    /// Whether anybody but the table itself answers for one of these sides.
    pub(crate) fn answers_for(&self, sides: BySide<bool>) -> bool {
        Side::BOTH.iter().any(|side| {
            let player = &self.setting.players[*side];
            sides[*side] && !matches!(player, Occupant::Coach(_))
        })
    }

    /// Whether hints and thoughts may be asked for: between two people only where the match was set up with them or both
    /// have agreed on them since, and never where it is rated.
    pub fn has_hints(&self) -> bool {
        let usual = !self.is_between_people();
        !self.setting.rated && (self.ends.hints || self.setting.hints.unwrap_or(usual))
    }

    /// Whether people decide for both sides.
    pub fn is_between_people(&self) -> bool {
        Side::BOTH.iter().all(|side| self.is_person(*side))
    }

    /// The match as those see it from whom nothing is kept.
    pub fn seen_by_all(&self) -> Seen<'_> {
        let game = self.game.as_any_match();
        Seen {
            game,
            whole: game,
            version: self.secrecy.version(self.entries),
            changed: self.changed,
        }
    }

    /// The match as somebody may know it: while a side decides in secret, all others as it was before, or as they are asked
    /// beside it.
    pub fn seen_by(&self, seat: Option<Side>) -> Seen<'_> {
        let all = self.seen_by_all();
        let seen = match self.secrecy.kept_from(seat) {
            Some(deciding) if !self.is_ended() => Seen {
                game: deciding.game.as_ref(),
                whole: all.whole,
                version: self.secrecy.version(deciding.entries),
                changed: deciding.changed,
            },
            _ => all,
        };
        Seen {
            game: self.shown_beside(seat).unwrap_or(seen.game),
            version: seen.version + self.chosen_early(seat),
            ..seen
        }
    }

    /// Whether somebody is to be told nothing, since a side has begun to decide in secret.
    pub fn is_kept_from(&self, seat: Option<Side>) -> bool {
        !self.is_ended() && self.secrecy.kept_from(seat).is_some()
    }

    /// Whether a side decides in secret now.
    pub fn is_secret(&self) -> bool {
        self.game.secret_decider().is_some()
    }

    /// The version at which the journal has so many entries.
    pub fn version(&self, entries: u64) -> u64 {
        self.secrecy.version(entries)
    }

    /// The entries of the journal at a version; none where no version has this number.
    pub fn entries_at(&self, version: u64) -> Option<u64> {
        self.secrecy.entries(version)
    }

    /// What the table has to do now.
    pub fn due(&self, now: Time) -> Due {
        let is_still = self.is_closed() || self.is_adjourned() || self.is_unsealed();
        if is_still || self.is_full() {
            return Due::Nothing;
        }
        match self.game.to_act() {
            ToAct::Over => Due::Nothing,
            ToAct::Side(side) => match &self.setting.players[side] {
                Occupant::Coach(_) if !self.planned.is_empty() && self.is_early(now) => {
                    Due::At(self.planned_for)
                }
                Occupant::Coach(_) if !self.planned.is_empty() => Due::Step,
                Occupant::Coach(coach) => Due::Coach {
                    coach: coach.clone(),
                    side,
                },
                _ if self.flagged(now).is_some() => Due::Nothing,
                _ if self.has_early(side) || self.has_answers(side) => Due::Step,
                Occupant::Person | Occupant::Program(_) | Occupant::Nobody => Due::Nothing,
            },
            ToAct::Dice { .. } if self.source() == Source::Hand => Due::Nothing,
            ToAct::Dice { .. } => Due::Step,
        }
    }

    /// Whether what was planned has to wait; nobody waits for longer because a clock was put back.
    fn is_early(&self, now: Time) -> bool {
        now < self.planned_for && self.planned_for - now <= SECRET_PACE
    }

    /// Where the dice come from that are due.
    fn source(&self) -> Source {
        let is_hidden = match self.game.to_act() {
            // Nobody who sits here may see them.
            ToAct::Dice { owners, secret } => secret && !self.answers_for(owners),
            ToAct::Side(_) | ToAct::Over => false,
        };
        match &self.setting.dice {
            TableDice::Seeded(_) | TableDice::Sealed(_) | TableDice::Again { .. } => Source::Seed,
            TableDice::Script(script) if !script.is_empty() => Source::Script,
            TableDice::ByHand | TableDice::Script(_) if is_hidden => Source::Seed,
            TableDice::ByHand | TableDice::Script(_) => Source::Hand,
        }
    }

    /// The work of asking a computer coach, apart from the table, at which others may look meanwhile.
    pub fn ask(
        &mut self,
        coach: String,
        watch: Arc<Watch>,
        now: Time,
    ) -> impl FnOnce() -> Result<Decision, Problem> + Send + use<M> {
        self.asked = now;
        let mut game = self.game.tail();
        let seed = self.setting.seed;
        move || {
            let secret = game.secret_decider();
            let mut decision = game.decide(&coach, seed, Arc::clone(&watch))?;
            // A secret decision is made as a whole, so that its choices cannot be counted by the clock.
            while secret.is_some() {
                game.choose(&decision.row[decision.row.len() - 1])?;
                if game.secret_decider() != secret {
                    break;
                }
                let next = game.decide(&coach, seed, Arc::clone(&watch))?;
                decision.row.extend(next.row.into_iter().take(1));
            }
            Ok(decision)
        }
    }

    /// Takes up the row of choices that a computer coach has decided: it is due from now on, or, where the time that it took
    /// could tell something of the side's secrets, after a time that is rounded up.
    pub fn plan(&mut self, mut row: Vec<String>, now: Time) {
        let pace = if self.is_secret() {
            Some(SECRET_PACE)
        } else {
            (!self.game.is_open()).then_some(HIDING_PACE)
        };
        self.planned_for = pace.map_or(now, |pace| now.rounded_up(self.asked, pace));
        // What does not go on in this position is thought about again when its time comes.
        if !self.is_secret() && self.game.why(&row.join(", ")).is_err() {
            row.truncate(1);
        }
        self.planned = row.into();
    }

    /// Whether a computer coach has decided more than it has chosen.
    pub fn has_plan(&self) -> bool {
        !self.planned.is_empty()
    }

    /// Does one thing that is due: rolls dice, makes the next choice that a coach has decided, or sees what a seat has left
    /// for this decision; a secret decision of a coach is made as a whole.
    pub fn step(&mut self, now: Time) -> Result<Changes, Problem> {
        match self.game.to_act() {
            ToAct::Dice { .. } => self.roll_dice(now),
            ToAct::Side(side) if !self.planned.is_empty() => {
                let count = if self.is_secret() {
                    self.planned.len()
                } else {
                    1
                };
                let row: Vec<String> = self.planned.drain(..count).collect();
                self.apply(side, now, |game| game.choose(&row.join(", ")))
            }
            ToAct::Side(side) if self.has_early(side) => Ok(self.give_early(side, now)),
            ToAct::Side(side) if self.has_answers(side) => self.answer_as_planned(side, now),
            ToAct::Side(_) | ToAct::Over => Ok(self.unchanged()),
        }
    }

    /// Goes on as long as dice are due, or a side that has decided before it was asked.
    pub fn roll_on(&mut self, changes: &mut Changes, now: Time) -> Result<(), Problem> {
        let goes_on = |table: &Self| {
            matches!(table.game.to_act(), ToAct::Dice { .. }) || table.is_decided_early()
        };
        while goes_on(self) && self.due(now) == Due::Step {
            changes.add(self.step(now)?);
        }
        Ok(())
    }

    fn roll_dice(&mut self, now: Time) -> Result<Changes, Problem> {
        if let Some(dice) = self.sealed_dice() {
            return self.change(Who::Table, now, |game| game.roll(dice.faces()));
        }
        if let Some(dice) = self.dice_again()
            && let Ok(changes) = self.change(Who::Table, now, |game| game.roll(dice.faces()))
        {
            return Ok(changes);
        }
        let scripted = match &mut self.setting.dice {
            TableDice::Script(script) => script.pop_front(),
            TableDice::Seeded(_)
            | TableDice::ByHand
            | TableDice::Sealed(_)
            | TableDice::Again { .. } => None,
        };
        let Some(dice) = scripted else {
            let seed = match self.setting.dice {
                TableDice::Seeded(seed) | TableDice::Again { seed, .. } => seed,
                TableDice::ByHand | TableDice::Script(_) | TableDice::Sealed(_) => {
                    self.setting.seed
                }
            };
            return self.change(Who::Table, now, |game| game.roll_seeded(seed));
        };
        match self.change(Who::Table, now, |game| game.roll(dice.faces())) {
            // Dice that do not count are rolled again.
            Err(problem) if problem.code == "roll-again" => Ok(self.unchanged()),
            Err(problem) => Err(Problem {
                message: format!("the script's '{dice}': {}", problem.message),
                ..problem
            }),
            Ok(changes) => Ok(changes),
        }
    }

    /// The dice that the roll of this number showed in another match.
    fn dice_again(&self) -> Option<Dice> {
        let TableDice::Again { from, rolls, .. } = &self.setting.dice else {
            return None;
        };
        let number = self.game.rolls().checked_sub(*from)?;
        rolls.get(number).copied()
    }

    /// Lets a side change the match.
    pub(crate) fn apply<E>(
        &mut self,
        side: Side,
        now: Time,
        change: impl FnOnce(&mut M) -> Result<Change, E>,
    ) -> Result<Changes, E> {
        self.change(Who::Side(side), now, change)
    }

    /// Takes back everything from the last row of a side's choices on, to which the other one has agreed.
    pub(crate) fn take_back(
        &mut self,
        side: Side,
        agreed: Side,
        now: Time,
    ) -> Result<Changes, Problem> {
        let change = self.game.take_back(side).ok_or_else(|| {
            let why = say!(problems::NotToOffer);
            Problem::said("no-offer", why)
        })?;
        let now = self.not_before(now);
        // Nothing of it was a secret, so no secret decision is followed.
        self.entries += change.entries.len() as u64;
        self.changed = now;
        let mut changes = Changes::new(change, Who::Table, now);
        changes
            .entries
            .iter()
            .for_each(|entry| self.take_entry(entry));
        let from = changes.from;
        self.drop_plans(&mut changes);
        self.follow_beside(Who::Table, &mut changes);
        changes.add(self.note(Note::TakeBack, Some(agreed), now));
        Ok(Changes { from, ..changes })
    }

    /// Goes on with a match that nothing at this table has led to.
    pub(crate) fn go_on_with(&mut self, game: Box<M>) {
        self.game = game;
        self.secrecy = Secrecy::default();
        self.look_beside();
    }

    pub(crate) fn change<E>(
        &mut self,
        who: Who,
        now: Time,
        change: impl FnOnce(&mut M) -> Result<Change, E>,
    ) -> Result<Changes, E> {
        let mut changes = self.change_only(who, now, change)?;
        self.note_beside(&mut changes, now);
        Ok(changes)
    }

    /// Changes the match, and does not note what follows from it.
    pub(crate) fn change_only<E>(
        &mut self,
        who: Who,
        now: Time,
        change: impl FnOnce(&mut M) -> Result<Change, E>,
    ) -> Result<Changes, E> {
        let now = self.not_before(now);
        let before = (self.entries, self.changed);
        let listener = self.listener(who);
        let change = (self.secrecy).follow(self.game.as_mut(), before, change)?;
        self.entries += change.entries.len() as u64;
        self.changed = now;
        let mut changes = Changes::new(change, who, now);
        changes
            .entries
            .iter()
            .for_each(|entry| self.take_entry(entry));
        self.follow_plans(who, listener, &mut changes);
        self.follow_beside(who, &mut changes);
        self.show_secret(&mut changes, now);
        Ok(changes)
    }
}

impl<G: Game> Table<Match<G>> {
    /// Takes a choice of the side that decides, or refuses it and stays as it was.
    pub fn choose(&mut self, choice: G::Choice, now: Time) -> Result<Changes, G::Refusal> {
        let side = match self.game.to_act() {
            ToAct::Side(side) => side,
            ToAct::Dice { .. } | ToAct::Over => Side::Home,
        };
        self.apply(side, now, |game| {
            Change::follow(game, |game| Match::choose(game, choice))
        })
    }

    /// Takes dice that somebody has thrown, or refuses them and stays as it was.
    pub fn roll(&mut self, dice: Dice, now: Time) -> Result<Changes, gaffer_core::BadRoll> {
        self.change(Who::Table, now, |game| {
            Change::follow(game, |game| Match::roll(game, dice))
        })
    }
}
