//! A match in memory: what the store has of it, played again, and what the server itself does in it.

use std::collections::VecDeque;
use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;

use gaffer_core::{BySide, RecordEntry, Seed, Side};
use gaffer_games::protocol::{DiceFrom, MatchInfo, Player, Problem};
use gaffer_games::thinking::{Decision, Watch};
use gaffer_games::{AnyGame, AnyMatch, Change, Turn};
use serde_json::{Map, Value};

use crate::course::{self, EventDigest, Played};
use crate::secrecy::{self, Secrecy};
use crate::store::{Standing, Stored, StoredMatch};

/// The dice of a header that the server rolls from the seed.
pub(crate) const SEEDED: &str = "seed";
/// The dice of a header that people type in.
pub(crate) const BY_HAND: &str = "by-hand";
/// The coach of a header who is a person.
pub(crate) const PERSON: &str = "person";

/// How long a computer's secret decision takes, or a multiple of it.
const SECRET_PACE: Duration = Duration::from_millis(100);
/// The same for an open decision of a side with secrets: what it holds must not be told by how quickly it passes.
const HIDING_PACE: Duration = Duration::from_millis(10);

/// A match that can be played.
#[derive(Debug)]
pub(crate) struct Live {
    /// The key of its entries in the store.
    pub number: i64,
    /// What the store has of it beside the entries.
    pub about: StoredMatch,
    /// The match.
    pub game: Box<dyn AnyMatch>,
    /// The number of its stored entries.
    pub entries: u64,
    /// Seconds since 1970 of the last change.
    pub changed: u64,
    /// The teams' names.
    pub names: BySide<String>,
    /// What a computer coach will choose next: the rest of a row that it has decided.
    planned: VecDeque<String>,
    /// Its secret decisions.
    secrecy: Secrecy,
    digest: EventDigest,
    /// The rolls that were made before `game` began.
    rolls_before: u64,
    /// Whether it was over when it was read.
    finished: bool,
    /// The seats that have to be told that the rules have changed.
    pub untold: BySide<bool>,
    /// Seconds since 1970 of the last visit that was noted.
    pub seen: u64,
    /// Whether a person has taken a seat of it.
    pub is_joined: bool,
}

/// A match as somebody may know it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen<'a> {
    /// The match.
    pub game: &'a dyn AnyMatch,
    /// Its version.
    pub version: u64,
    /// Seconds since 1970 of its last change.
    changed: u64,
}

/// What the server has to do before anybody else can go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// Roll the dice, or go on with what a computer coach has decided.
    Step,
    /// Ask a computer coach.
    Coach {
        /// Its name.
        coach: String,
        /// The side that it decides for.
        side: Side,
    },
    /// Nothing: people are awaited, or nobody.
    Nothing,
}

impl Live {
    /// Plays a stored match again; the entry is what has to be stored before it goes on.
    pub(crate) fn load(stored: Stored) -> Result<(Self, Option<RecordEntry>), Problem> {
        let Played {
            game,
            secrecy,
            digest,
            rolls_before,
            changed,
        } = course::play(&stored)?;
        let mut live = Self::with(stored, game, digest);
        live.secrecy = secrecy;
        live.rolls_before = rolls_before;
        Ok((live, changed))
    }

    /// A stored match together with the match that its entries lead to.
    pub(crate) fn playing(stored: Stored, game: Box<dyn AnyMatch>) -> Self {
        let mut digest = EventDigest::default();
        digest.follow(game.as_ref(), 0);
        Self::with(stored, game, digest)
    }

    /// The same, with its secret decisions.
    pub(crate) fn deciding(stored: Stored, game: Box<dyn AnyMatch>, secrecy: Secrecy) -> Self {
        Self {
            secrecy,
            ..Self::playing(stored, game)
        }
    }

    fn with(stored: Stored, game: Box<dyn AnyMatch>, digest: EventDigest) -> Self {
        Self {
            names: names(&stored.about),
            number: stored.number,
            entries: stored.entries.len() as u64,
            changed: stored.changed,
            finished: stored.finished.is_some(),
            untold: stored.untold,
            seen: stored.seen,
            is_joined: stored.is_joined,
            about: stored.about,
            game,
            planned: VecDeque::new(),
            secrecy: Secrecy::default(),
            digest,
            rolls_before: 0,
        }
    }

    /// Whether nothing can be changed any more.
    pub(crate) fn is_closed(&self) -> bool {
        let ended = self.about.ended.is_some();
        ended || self.finished || self.about.loaded || self.game.turn() == Turn::Over
    }

    /// How the match stands after a change from this event on, for the store.
    pub(crate) fn standing(&mut self, from: usize) -> Result<Standing, Problem> {
        self.digest.follow(self.game.as_ref(), from);
        Ok(Standing {
            rules: find_game(self.game.game())?.version(),
            position: self.game.position().to_string(),
            events: self.digest.value(),
            is_over: self.game.turn() == Turn::Over,
        })
    }

    /// Takes a row of choices of the side that decides.
    pub(crate) fn choose(&mut self, row: &str) -> Result<Change, Problem> {
        let now = (self.entries, self.changed);
        (self.secrecy).choose(self.game.as_mut(), now, |game| game.choose(row))
    }

    /// The match as somebody may know it: while a side decides in secret, all others as it was before.
    pub(crate) fn seen_by(&self, seat: Option<Side>) -> Seen<'_> {
        let all = (self.game.as_ref(), self.entries, self.changed);
        let (game, entries, changed) = self.kept_from(seat).unwrap_or(all);
        Seen {
            game,
            version: self.secrecy.version(entries),
            changed,
        }
    }

    /// Whether somebody is to be told nothing, since a side has begun to decide in secret.
    pub(crate) fn is_kept_from(&self, seat: Option<Side>) -> bool {
        self.kept_from(seat).is_some()
    }

    /// What is shown of a match whose secret decision is kept from somebody; a match that was ended is open.
    fn kept_from(&self, seat: Option<Side>) -> Option<(&dyn AnyMatch, u64, u64)> {
        self.secrecy
            .kept_from(seat)
            .filter(|_| self.about.ended.is_none())
    }

    /// Whether a side decides in secret now.
    pub(crate) fn is_secret(&self) -> bool {
        secrecy::decider(self.game.as_ref()).is_some()
    }

    /// The version at which the match has so many entries.
    pub(crate) fn version(&self, entries: u64) -> u64 {
        self.secrecy.version(entries)
    }

    /// The entries at a version; none where no version has this number.
    pub(crate) fn entries_at(&self, version: u64) -> Option<u64> {
        self.secrecy.entries(version)
    }

    /// What the server has to do now.
    pub(crate) fn due(&self) -> Due {
        if self.is_closed() {
            return Due::Nothing;
        }
        match self.game.turn() {
            Turn::Over => Due::Nothing,
            Turn::Side(side) => match &self.about.teams[side].player {
                Player::Computer { .. } if !self.planned.is_empty() => Due::Step,
                Player::Computer { coach } => Due::Coach {
                    coach: coach.clone(),
                    side,
                },
                Player::Person { .. } => Due::Nothing,
            },
            Turn::Dice { owners, secret } => {
                let hidden = secret && !self.has_person(owners);
                if self.about.header.dice == SEEDED || hidden {
                    Due::Step
                } else {
                    Due::Nothing
                }
            }
        }
    }

    /// The work of asking a computer coach, apart from the match, which others may look at meanwhile.
    pub(crate) fn ask(
        &self,
        coach: String,
        watch: Arc<Watch>,
    ) -> impl FnOnce() -> Result<Decision, Problem> + Send + use<> {
        let (mut game, names, seed) = (self.game.copy(), self.names.clone(), self.seed());
        move || {
            #[cfg(test)]
            assert_ne!(coach, crate::owner::PANIC, "as the test wants");
            let secret = secrecy::decider(game.as_ref());
            let mut decision = game.decide(&coach, seed, &names, Arc::clone(&watch))?;
            // A secret decision is made as a whole, so that its choices cannot be counted by the clock.
            while secret.is_some() {
                game.choose(&decision.row[decision.row.len() - 1])?;
                if secrecy::decider(game.as_ref()) != secret {
                    break;
                }
                let next = game.decide(&coach, seed, &names, Arc::clone(&watch))?;
                decision.row.extend(next.row.into_iter().take(1));
            }
            Ok(decision)
        }
    }

    /// What the time of a computer's decision is rounded up to, where it could tell something of the side's secrets.
    pub(crate) fn pace(&self) -> Option<Duration> {
        if self.is_secret() {
            Some(SECRET_PACE)
        } else {
            (!self.game.is_open()).then_some(HIDING_PACE)
        }
    }

    /// Takes up the row of choices that a computer coach has decided: it is due from now on.
    pub(crate) fn plan(&mut self, mut row: Vec<String>) {
        // What does not go on in this position is thought about again when its time comes.
        if !self.is_secret() && self.game.why(&row.join(", ")).is_err() {
            row.truncate(1);
        }
        self.planned = row.into();
    }

    /// Whether a computer coach has decided more than it has chosen.
    pub(crate) fn has_plan(&self) -> bool {
        !self.planned.is_empty()
    }

    /// Does what is due: the next choice that a coach has decided, and the dice after it. The record gains what is
    /// returned.
    pub(crate) fn step(&mut self) -> Result<Change, Problem> {
        let mut change = Change {
            entries: Vec::new(),
            from: self.game.events(),
        };
        if self.is_secret() {
            let row: Vec<String> = self.planned.drain(..).collect();
            add(&mut change, self.choose(&row.join(", "))?);
        } else if let Some(choice) = self.planned.pop_front() {
            let chosen = self.choose(&choice)?;
            add(&mut change, chosen);
        }
        self.roll_dice(&mut change)?;
        Ok(change)
    }

    /// Rolls as long as dice are due.
    pub(crate) fn roll_dice(&mut self, change: &mut Change) -> Result<(), Problem> {
        while matches!(self.game.turn(), Turn::Dice { .. }) && self.due() == Due::Step {
            let rolled = self.game.roll_seeded(self.seed(), self.rolls_before)?;
            add(change, rolled);
        }
        Ok(())
    }

    /// Whether a person decides for a side.
    pub(crate) fn is_person(&self, side: Side) -> bool {
        matches!(self.about.teams[side].player, Player::Person { .. })
    }

    /// Whether a side may type in the dice that are due.
    pub(crate) fn may_roll(&self, seat: Side) -> bool {
        match self.game.turn() {
            // The dice of a computer are thrown by whoever sits there, but never its secret ones.
            Turn::Dice { owners, secret } => owners[seat] || (!secret && !self.has_person(owners)),
            Turn::Side(_) | Turn::Over => false,
        }
    }

    fn has_person(&self, sides: BySide<bool>) -> bool {
        Side::BOTH
            .iter()
            .any(|side| sides[*side] && self.is_person(*side))
    }

    /// What is open of the match.
    pub(crate) fn info(&self) -> Result<MatchInfo, Problem> {
        let seen = self.seen_by(None);
        let sheet = seen.game.sheet(gaffer_core::Viewer::Spectator);
        Ok(MatchInfo {
            id: self.about.id.clone(),
            game: self.game.game(),
            title: self.game.title(),
            options: unusual_options(self.game.as_ref())?,
            teams: self.about.teams.clone(),
            dice: match self.about.header.dice.as_str() {
                SEEDED => DiceFrom::Server,
                _ => DiceFrom::ByHand,
            },
            seed: self.named_seed(),
            hints: self.has_hints(),
            score: sheet.score,
            clock: sheet.clock.words,
            over: self.finished || self.about.ended.is_some() || self.game.turn() == Turn::Over,
            ended: self.about.ended.clone(),
            sandbox: self.about.origin.clone(),
            changed: seen.changed,
        })
    }

    /// Whether hints and thoughts may be asked for: between two people only where the match was set up with them.
    pub(crate) fn has_hints(&self) -> bool {
        let usual = !Side::BOTH.iter().all(|side| self.is_person(*side));
        self.about.hints.unwrap_or(usual)
    }

    fn seed(&self) -> Seed {
        self.about.header.seed.unwrap_or(Seed::Named(0))
    }

    /// The seed that somebody named. Older servers drew 64 bits where nobody did, and wrote them as a number too; what people
    /// name here has 32.
    fn named_seed(&self) -> Option<u32> {
        match self.about.header.seed {
            Some(Seed::Named(number)) => number.try_into().ok(),
            Some(Seed::Drawn(_)) | None => None,
        }
    }
}

/// A game by its name.
pub(crate) fn find_game(name: &str) -> Result<&'static dyn AnyGame, Problem> {
    gaffer_games::find(name).map_err(|why| Problem::new("unknown-game", why))
}

/// Takes an answer as a record writes it: a choice, or "roll" and dice.
pub(crate) fn take(game: &mut dyn AnyMatch, answer: &str) -> Result<Change, Problem> {
    match answer.strip_prefix("roll ") {
        None => game.choose(answer),
        Some(dice) => {
            let faces = dice
                .split_whitespace()
                .map(str::parse)
                .collect::<Result<Vec<u8>, _>>()
                .map_err(|_| Problem::new("bad-roll", format!("'{dice}' is not a row of dice")))?;
            game.roll(&faces)
        }
    }
}

/// Adds a change to another one before it.
pub(crate) fn add(change: &mut Change, later: Change) {
    change.entries.extend(later.entries);
    change.from = change.from.min(later.from);
}

/// The teams' names.
pub(crate) fn names(about: &StoredMatch) -> BySide<String> {
    BySide::with(|side| about.teams[side].name.clone())
}

/// The options that differ from those that a game is usually played with.
fn unusual_options(game: &dyn AnyMatch) -> Result<Map<String, Value>, Problem> {
    let usual = find_game(game.game())?
        .new_match(None, Map::new())?
        .options();
    let Value::Object(options) = game.options() else {
        return Ok(Map::new());
    };
    Ok(options
        .into_iter()
        .filter(|(name, value)| usual.get(name) != Some(value))
        .collect())
}
