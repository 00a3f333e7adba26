//! A match in memory: what the store has of it, and the table at which it is played.

use gaffer_club::{Ending, Ladder};
use gaffer_core::{BySide, Dice, Note, Noted, Occupant, RecordEntry, Seed, Side, Viewer};
use gaffer_cup::ResultSheet;
use gaffer_games::protocol::{
    Clocks, DaysOff, MatchInfo, NewTeam, OfferMade, Player, Problem, Sealing, TableState,
};
use gaffer_games::words::{Language, Words};
use gaffer_games::{AnyGame, AnyMatch, ToAct};
use gaffer_table::{
    Changes, Entry, EventDigest, Reached, SealedDice, Secrecy, Setting, Shut, Snapshot, Table,
    TableDice, Time, Who,
};

use crate::lobby::WatchInfo;
use crate::match_info::{Facts, end_told, ending, match_info};
use crate::store::{Batch, Booking, RollsToCome, Stamp, Stored, StoredMatch};
use crate::{clock, rated};

/// A match that can be played.
#[derive(Debug)]
pub(crate) struct Live {
    /// The key of its entries in the store.
    pub number: i64,
    /// What the store has of it beside the entries.
    pub about: StoredMatch,
    /// The table.
    pub table: Table,
    digest: EventDigest,
    /// Whether it was over when it was read.
    finished: bool,
    /// The seats that have to be told that the rules have changed.
    pub untold: BySide<bool>,
    /// The rows of choices of each side.
    rows: Rows,
    /// How many offers were made.
    pub offers: usize,
    /// Seconds since 1970 of the last visit that was noted.
    pub seen: u64,
    /// Whether a person has taken a seat of it.
    pub is_joined: bool,
}

impl Live {
    /// Plays a stored match again, which may have so many entries; the entry is what has to be stored before it goes on.
    pub(crate) fn load(stored: Stored, most: u64) -> Result<(Self, Option<RecordEntry>), Problem> {
        let Reached {
            game,
            secrecy,
            digest,
            changed,
        } = stored.reach()?;
        Ok((Self::with(stored, game, digest, secrecy, most), changed))
    }

    /// A stored match together with the match that its entries lead to, and its secret decisions.
    pub(crate) fn playing(stored: Stored, game: Box<dyn AnyMatch>, secrecy: Secrecy) -> Self {
        let mut digest = EventDigest::default();
        digest.follow(game.as_ref(), 0);
        Self::with(stored, game, digest, secrecy, u64::MAX)
    }

    fn with(
        stored: Stored,
        game: Box<dyn AnyMatch>,
        digest: EventDigest,
        secrecy: Secrecy,
        most: u64,
    ) -> Self {
        let about = stored.about;
        let finished = stored.finished.is_some();
        let shut = match &about.ended {
            Some(_) => Some(Shut::Ended),
            None => (finished || about.loaded).then_some(Shut::Closed),
        };
        let entries = stored.journal.len() as u64;
        let mut rows = Rows::default();
        rows.follow(&stored.journal, 0);
        let offers = count_offers(&stored.notes);
        let table = Table::new(setting(&about, most), game, entries, stored.changed)
            .with_secrecy(secrecy)
            .with_journal(&stored.journal, &stored.notes)
            .with_plans(stored.plans)
            .with_shut(shut);
        Self {
            number: stored.number,
            about,
            table,
            digest,
            finished,
            untold: stored.untold,
            rows,
            offers,
            seen: stored.seen,
            is_joined: stored.is_joined,
        }
    }

    /// The match.
    pub(crate) fn game(&self) -> &dyn AnyMatch {
        self.table.game()
    }

    /// The teams' names.
    pub(crate) fn names(&self) -> &BySide<String> {
        &self.table.setting().names
    }

    /// What people are told of it, in a language.
    pub(crate) fn words(&self, language: Language) -> Words<'_> {
        Words::new(language, self.names())
            .with_squads(squads(&self.about))
            .with_arrows()
    }

    /// How the match stands after a change from this event on, for the store.
    pub(crate) fn standing(&mut self, from: usize) -> Result<Snapshot, Problem> {
        let game = self.table.game();
        self.digest.follow(game, from);
        Ok(Snapshot {
            rules: find_game(game.game())?.version(),
            position: game.position().to_string(),
            events: self.digest.value(),
            is_over: self.table.end().is_some() || game.to_act() == ToAct::Over,
            turn: self.turn(),
            both: self.table.asked_too().is_some(),
            changed: self.table.seen_by(None).changed,
            end: self.table.end(),
        })
    }

    /// Whose decision it waits for, as far as everybody may know.
    fn turn(&self) -> Option<Side> {
        match self.table.seen_by(None).game.to_act() {
            _ if self.table.is_ended() || self.table.is_unsealed() => None,
            ToAct::Side(side) => Some(side),
            ToAct::Dice { .. } | ToAct::Over => None,
        }
    }

    /// The number of a side's last entry before it is asked what it is asked now: the same from when it is first asked, beside the
    /// other side or alone, until its row of choices is over.
    pub(crate) fn asked_after(&self, side: Side) -> u64 {
        let rows = &self.rows;
        if rows.last == Some(side) && self.table.asked_too() != Some(side) {
            rows.before[side]
        } else {
            rows.answered[side]
        }
    }

    /// What is open of the match.
    pub(crate) fn info(&self, language: Language) -> Result<MatchInfo, Problem> {
        let seen = self.table.seen_by(None);
        let facts = Facts {
            over: self.finished || self.table.is_ended() || self.game().to_act() == ToAct::Over,
            turn: self.turn(),
            both: self.table.asked_too().is_some(),
            changed: seen.changed,
            deadline: self.table.deadline(),
            end: self.table.end(),
        };
        Ok(MatchInfo {
            teams: self.teams(),
            sealing: self.sealing(),
            hints: self.table.has_hints(),
            ..match_info(&self.about, seen.game, facts, language)?
        })
    }

    /// How the match has ended, as far as ratings ask; one that goes on is to have a result.
    pub(crate) fn ending(&self) -> Ending {
        ending(&self.about, self.table.end())
    }

    /// The ladder of the match, and the accounts that play it; none where there is no such ladder.
    pub(crate) fn on_ladder(&self) -> Option<(Ladder, Vec<i64>)> {
        let (header, preset) = (&self.about.header, self.game().preset()?);
        let ladder = Ladder::find(&header.game, preset, header.time)?;
        let members = Side::BOTH.into_iter();
        let members = members.filter_map(|side| self.about.members[side]);
        Some((ladder, members.map(|member| member.account).collect()))
    }

    /// What the lobby lists of it while so many watch.
    pub(crate) fn watch_info(&self, watchers: usize, rating: Option<u16>) -> WatchInfo {
        let sheet = self
            .table
            .seen_by(None)
            .game
            .sheet(Viewer::Spectator, self.words(Language::ENGLISH));
        let people = Side::BOTH.map(|side| u8::from(self.table.is_person(side)));
        WatchInfo {
            id: self.about.id.clone(),
            title: self.game().title(),
            names: self.names().clone(),
            score: sheet.score,
            minute: sheet.clock.minute,
            people: people.iter().sum(),
            watchers,
            rating,
        }
    }

    /// How far the sealing of the dice has come; none where they are not sealed, or what was sealed is not known here.
    pub(crate) fn sealing(&self) -> Option<Sealing> {
        let sealed = self.about.header.sealed.as_ref()?;
        let sealing = self.table.sealing()?;
        Some(Sealing {
            server: sealed.seal,
            seals: sealing.seals,
            numbers: sealing.numbers,
            awaited: self.table.to_seal(),
        })
    }

    /// What is at the table beside the answers, as somebody may know it.
    pub(crate) fn beside(&self, language: Language, now: Time) -> TableState {
        let clocks = self.table.clocks(now).map(|(left, running)| Clocks {
            left: BySide::with(|side| left[side].time.as_millis() as u64),
            reserve: BySide::with(|side| left[side].reserve.as_millis() as u64),
            running,
            now: now.0,
        });
        let made = |(side, what)| OfferMade { side, what };
        TableState {
            clocks,
            offer: self.table.offer().map(made),
            declined: self.table.declined().map(made),
            vacations: self.table.vacations(now).map(|vacations| {
                BySide::with(|side| {
                    let (until, left) = vacations[side];
                    let until = until.map(|until| until.0);
                    let left = left.as_secs() / (24 * 3600);
                    DaysOff { until, left }
                })
            }),
            both: self.table.asked_too().is_some(),
            planned: self.table.as_planned(),
            end: (self.table.end()).map(|end| end_told(end, self.names(), language)),
            adjourned: self.table.is_adjourned(),
            hints: self.table.has_hints(),
            taken_over: BySide::with(|side| self.substitute(side)),
            rematch: self.table.rematch().map(str::to_owned),
        }
    }

    /// Whether there is anything beside the answers that somebody who comes has to know.
    pub(crate) fn has_beside(&self) -> bool {
        let table = &self.table;
        self.is_timed()
            || table.offer().is_some()
            || table.end().is_some()
            || table.as_planned().is_some()
            || table.asked_too().is_some()
            || table.rematch().is_some()
            || table.is_adjourned()
            || table.is_between_people() && table.has_hints() && self.about.hints != Some(true)
    }

    /// The coach who has taken over a seat that its person left.
    fn substitute(&self, side: Side) -> Option<String> {
        match (
            &self.about.teams[side].player,
            &self.table.setting().players[side],
        ) {
            (Player::Person { .. }, Occupant::Coach(coach)) => Some(coach.clone()),
            _ => None,
        }
    }

    /// The teams, with who decides for them now.
    fn teams(&self) -> BySide<NewTeam> {
        let mut teams = self.about.teams.clone();
        for side in Side::BOTH {
            if let Some(coach) = self.substitute(side) {
                teams[side].player = Player::Computer { coach };
            }
        }
        teams
    }

    /// Whether time is limited.
    pub(crate) fn is_timed(&self) -> bool {
        self.table.clock().is_some()
    }

    /// Counts the offers among new notes: each is told once.
    pub(crate) fn count_offers(&mut self, notes: &[Noted]) {
        self.offers += count_offers(notes);
    }

    /// What has changed at the table, for the store.
    pub(crate) fn batch(
        &mut self,
        changes: &Changes,
        stamp: Option<Stamp>,
    ) -> Result<Batch, Problem> {
        let version = self.table.entries() - changes.entries.len() as u64;
        self.rows.follow(&changes.entries, version);
        self.count_offers(&changes.notes);
        Ok(Batch {
            number: self.number,
            version,
            entries: changes.entries.clone(),
            noted: self.table.notes() - changes.notes.len() as u64,
            notes: changes.notes.clone(),
            deadline: self.table.deadline(),
            plans: BySide::with(|side| {
                changes.plans[side].then(|| Box::new(self.table.plans(side).clone()))
            }),
            stamp,
            standing: self.standing(changes.from)?,
            untold: None,
            booking: self.booking(clock::time()).map(Box::new),
            stands: None,
        })
    }

    /// What the match leaves in the book, if it has just come over with a result and was played here from the kick-off.
    pub(crate) fn booking(&self, at: Time) -> Option<Booking> {
        let (game, end) = (self.game(), self.table.end());
        let is_over = end.is_some() || game.to_act() == ToAct::Over;
        if !is_over
            || self.about.loaded
            || self.about.origin.is_some()
            || self.ending() != Ending::Result
        {
            return None;
        }
        let winner = match end {
            Some(end) => end.winner,
            None => ResultSheet::of_match(game.game(), &game.result()?)
                .ok()?
                .winner(),
        };
        Some(Booking {
            id: self.about.id.clone(),
            title: game.title(),
            at: gaffer_club::Time(at.0),
            how: end.map(|end| end.how),
            winner,
            goals: game.goals(),
            teams: self.names().clone(),
            circumstances: rated::circumstances(&self.about, game, Ending::Result),
        })
    }
}

/// The rows of choices of each side, by the numbers of their entries.
#[derive(Debug, Default)]
struct Rows {
    /// The last entry of each side.
    answered: BySide<u64>,
    /// Its last one before its last row.
    before: BySide<u64>,
    /// Whose row it was last.
    last: Option<Side>,
}

impl Rows {
    /// Takes entries from a version on.
    fn follow(&mut self, entries: &[Entry], version: u64) {
        for (number, entry) in (version + 1..).zip(entries) {
            match (&entry.what, entry.who) {
                (_, Who::Side(side)) => {
                    if self.last.replace(side) != Some(side) {
                        self.before[side] = self.answered[side];
                    }
                    self.answered[side] = number;
                }
                // Both agreed to take something back: whoever is asked now is asked anew.
                (RecordEntry::Undo(_), Who::Table) => {
                    self.answered = BySide::with(|_| number);
                    self.last = None;
                }
                (_, Who::Table) => {}
            }
        }
    }
}

fn count_offers(notes: &[Noted]) -> usize {
    let is_offer = |noted: &&Noted| matches!(noted.what, Note::Offer(_));
    notes.iter().filter(is_offer).count()
}

/// What the table of a stored match is set up with; its journal may have so many entries.
fn setting(about: &StoredMatch, most: u64) -> Setting {
    let seed = about.header.seed.unwrap_or(Seed::Named(0));
    Setting {
        names: names(about),
        dice: match (&about.header.sealed, about.secret) {
            (Some(sealed), Some(secret)) => TableDice::Sealed(SealedDice {
                id: sealed.id.clone(),
                secret,
            }),
            _ => match &about.rolls {
                Some(RollsToCome { from, faces }) => TableDice::Again {
                    from: *from,
                    rolls: faces
                        .iter()
                        .filter_map(|faces| Dice::from_faces(faces))
                        .collect(),
                    seed,
                },
                None => TableDice::from_record(about.header.dice, seed),
            },
        },
        seed,
        hints: about.hints,
        rated: about.rated,
        time: about.header.time,
        substitute: about.header.substitute.clone(),
        // The header of an earlier program does not say it.
        apart: about.header.apart.unwrap_or_else(|| {
            let players = [&about.teams.home.player, &about.teams.away.player];
            players.contains(&&Player::Person { link: true })
        }),
        most_entries: most,
        ..Setting::new(BySide::with(|side| match &about.teams[side].player {
            Player::Person { .. } => Occupant::Person,
            Player::Computer { coach } => Occupant::Coach(coach.clone()),
        }))
    }
}

/// The seats of people, who are to be told that the rules have changed.
pub(crate) fn people(about: &StoredMatch) -> BySide<bool> {
    BySide::with(|side| matches!(about.teams[side].player, Player::Person { .. }))
}

/// A game by its name.
pub(crate) fn find_game(name: &str) -> Result<&'static dyn AnyGame, Problem> {
    gaffer_games::find(name).map_err(|why| Problem::new("unknown-game", why))
}

/// The teams' names.
pub(crate) fn names(about: &StoredMatch) -> BySide<String> {
    BySide::with(|side| about.teams[side].name.clone())
}

/// The names of the teams' players.
pub(crate) fn squads(about: &StoredMatch) -> BySide<&[String]> {
    BySide::with(|side| about.teams[side].squad.as_slice())
}
