//! A command whose pieces are done by workers: which club it gives what, and what it misses.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::{Duration, Instant};

use async_nats::{Client, Event, Message};
use futures_util::StreamExt;
use futures_util::future::{BoxFuture, FutureExt};
use futures_util::stream::FuturesUnordered;
use gaffer_lab::pieces::{Pieces, Workers};
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::time::{interval, timeout};

use super::wire::{
    Bundle, Call, HELLO, Numbered, OrderPart, PATIENCE, POLL, Part, RENEW, Reply, SILENCE, parts,
    subject, subject_of,
};
use crate::bus::{self, BusError, Role, Sign, packed, unpacked};
use crate::jobs;

/// How often it is looked whether anything is to be done.
const LOOK: Duration = Duration::from_millis(10);
/// How many bundles wait at a club at least, so that whoever is done with one finds another.
const LEAST_WAITING: usize = 4;
/// And at most.
const MOST_WAITING: usize = 64;
/// Over how long it is counted how fast a club is.
const PACE: Duration = Duration::from_millis(200);
/// In how many bundles as many pieces go as come in that time, and how many are in one at most.
const BUNDLES: usize = 8;
const LARGEST: usize = 16;

/// Workers that are asked through NATS.
#[derive(Debug)]
pub struct NatsWorkers {
    address: String,
    client: Client,
    is_connected: watch::Receiver<bool>,
    /// Where nodes of this program listen.
    subject: String,
    /// Keeps the connection alive between works.
    runtime: Runtime,
}

impl NatsWorkers {
    /// Reaches NATS at an address such as `nats://127.0.0.1:4222`.
    pub fn reach(address: &str) -> Result<Self, BusError> {
        Self::of_program(address, &jobs::program())
    }

    pub(crate) fn of_program(address: &str, program: &str) -> Result<Self, BusError> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .map_err(BusError::Runtime)?;
        let (tell, is_connected) = watch::channel(true);
        let heard = move |event: &Event| match event {
            Event::Connected => {
                tell.send_replace(true);
            }
            Event::Disconnected => {
                tell.send_replace(false);
            }
            _ => {}
        };
        let client = runtime.block_on(bus::reach(address, "gaffer-command", heard))?;
        Ok(Self {
            address: address.to_owned(),
            client,
            is_connected,
            subject: subject(program),
            runtime,
        })
    }
}

impl Workers for NatsWorkers {
    fn help(&self, pieces: &dyn Pieces) -> Result<(), String> {
        let asking = Asking {
            workers: self,
            pieces,
            inbox: self.client.new_inbox(),
            order: parts(&pieces.order()?),
            clubs: BTreeMap::new(),
            heard: Instant::now(),
            is_quiet_said: false,
            others: false,
        };
        self.runtime.block_on(asking.run())
    }
}

/// A work that is under way.
struct Asking<'a> {
    workers: &'a NatsWorkers,
    pieces: &'a dyn Pieces,
    /// Where this command is asked.
    inbox: String,
    /// What the pieces are of, cut into parts.
    order: Vec<String>,
    /// The clubs that do pieces.
    clubs: BTreeMap<String, Club>,
    /// When a club was heard last.
    heard: Instant,
    /// Whether it was said that none is heard.
    is_quiet_said: bool,
    /// Whether there are workers, of whatever program.
    others: bool,
}

/// A bundle that a club has.
#[derive(Debug)]
struct Held {
    pieces: Bundle,
    since: Instant,
}

/// A club that does pieces for a command.
#[derive(Debug)]
struct Club {
    /// The bundles that it has, of which nothing has come yet, by their first pieces.
    held: BTreeMap<u64, Held>,
    /// Those of them of which it was not told yet.
    untold: BTreeSet<u64>,
    /// Those that it may forget.
    had: Vec<Numbered>,
    /// How many of its bundles nobody did yet when it was heard last.
    waiting: usize,
    /// When bundles have come of late, and of how many pieces.
    recent: VecDeque<(Instant, usize)>,
    /// Whether an answer is waited for.
    is_asked: bool,
    /// Whether nothing was answered last: it is not asked again at once.
    was_silent: bool,
    asked: Option<Instant>,
    /// When it was told last that all that it has is wanted.
    renewed: Instant,
    heard: Instant,
}

impl Club {
    fn new(now: Instant) -> Self {
        Self {
            held: BTreeMap::new(),
            untold: BTreeSet::new(),
            had: Vec::new(),
            waiting: 0,
            recent: VecDeque::new(),
            is_asked: false,
            was_silent: false,
            asked: None,
            renewed: now,
            heard: now,
        }
    }

    /// How many bundles it should have more, as many wait as it does in a moment, and of how many pieces.
    fn room(&mut self, now: Instant) -> (usize, usize) {
        while self.recent.front().is_some_and(|(at, _)| now - *at > PACE) {
            self.recent.pop_front();
        }
        let pieces: usize = self.recent.iter().map(|(_, pieces)| pieces).sum();
        let size = (pieces / BUNDLES).clamp(1, LARGEST);
        let wanted = (2 * self.recent.len()).clamp(LEAST_WAITING, MOST_WAITING);
        (
            wanted.saturating_sub(self.waiting + self.untold.len()),
            size,
        )
    }

    /// What it is asked now, if anything.
    fn question(&mut self, asker: &str, now: Instant) -> Option<Call> {
        let is_polled = self.asked.is_none_or(|asked| now - asked > POLL);
        let is_more = !self.untold.is_empty() || !self.had.is_empty();
        let is_due = is_polled && (self.was_silent || !self.held.is_empty());
        let is_due = is_due || is_more && !self.was_silent;
        if self.is_asked || !is_due {
            return None;
        }
        if now - self.renewed > RENEW {
            self.untold = self.held.keys().copied().collect();
            self.renewed = now;
        }
        let told = std::mem::take(&mut self.untold).into_iter();
        let pieces =
            told.filter_map(|number| Some((number, written(&self.held.get(&number)?.pieces))));
        let pieces = pieces.collect();
        (self.is_asked, self.asked) = (true, Some(now));
        Some(Call::Wanted {
            asker: asker.to_owned(),
            pieces,
            had: std::mem::take(&mut self.had),
        })
    }

    /// It has not answered: whatever it was told may not have been heard.
    fn is_silent(&mut self) {
        (self.is_asked, self.was_silent) = (false, true);
        self.untold = self.held.keys().copied().collect();
    }
}

/// The answer of a club that is named.
type Answer<'a> = BoxFuture<'a, (String, Option<Reply>)>;

impl Asking<'_> {
    async fn run(mut self) -> Result<(), String> {
        let workers = self.workers;
        let client = &workers.client;
        let failed = |error| format!("NATS lets nobody listen: {error}");
        let here = client.new_inbox();
        let mut calls = client.subscribe(self.inbox.clone()).await.map_err(failed)?;
        let mut heres = client.subscribe(here.clone()).await.map_err(failed)?;
        let mut signs = client.subscribe(bus::BEATS).await.map_err(failed)?;
        let mut answers = FuturesUnordered::<Answer<'_>>::new();
        let mut is_connected = workers.is_connected.clone();
        is_connected.mark_changed();
        let (mut look, mut hello) = (interval(LOOK), interval(HELLO));
        let mut was_away = false;
        while !self.pieces.is_over() {
            tokio::select! {
                Some(message) = calls.next() => self.answer(message).await,
                Some(message) = heres.next() => {
                    if let Some(Reply::Here(club)) = unpacked(&message.payload) {
                        let new = || Club::new(Instant::now());
                        let club = self.clubs.entry(club).or_insert_with(new);
                        // One that has pieces has to answer for them: its database may be away.
                        if club.held.is_empty() {
                            self.heard = Instant::now();
                        }
                    }
                }
                Some((club, reply)) = answers.next() => self.take(&club, reply),
                Some(message) = signs.next() => {
                    let is_worker = |sign: Sign| sign.role == Role::Worker;
                    let sign = serde_json::from_slice(&message.payload);
                    self.others |= sign.is_ok_and(is_worker);
                }
                _ = hello.tick() => {
                    if !was_away {
                        self.miss();
                        let subject = workers.subject.clone();
                        let _ = client.publish_with_reply(subject, here.clone(), "".into()).await;
                    }
                }
                Ok(()) = is_connected.changed() => {
                    let is_away = !*is_connected.borrow_and_update();
                    if is_away != was_away {
                        self.link_changed(is_away);
                        was_away = is_away;
                    }
                }
                _ = look.tick() => {}
            }
            if !was_away {
                answers.extend(self.ask());
            }
        }
        if !was_away {
            for club in self.clubs.keys() {
                let over = packed(&Call::Over(self.inbox.clone()));
                let subject = subject_of(&workers.subject, club);
                let _ = client.publish(subject, over).await;
            }
            let _ = timeout(PATIENCE, client.flush()).await;
        }
        Ok(())
    }

    /// Gives every club what it has room for, and asks what came of what it had.
    fn ask<'b>(&mut self) -> Vec<Answer<'b>>
    where
        Self: 'b,
    {
        let now = Instant::now();
        let workers = self.workers;
        let mut answers: Vec<Answer<'b>> = Vec::new();
        for (name, club) in &mut self.clubs {
            if !club.is_asked {
                let (bundles, size) = club.room(now);
                for _ in 0..bundles {
                    let more = std::iter::from_fn(|| self.pieces.hand_out());
                    let pieces: Bundle = more.take(size).collect();
                    let Some((first, _)) = pieces.first() else {
                        break;
                    };
                    club.untold.insert(*first);
                    club.held.insert(*first, Held { pieces, since: now });
                }
            }
            let Some(call) = club.question(&self.inbox, now) else {
                continue;
            };
            let asked = workers
                .client
                .request(subject_of(&workers.subject, name), packed(&call));
            let name = name.clone();
            answers.push(
                async move {
                    let answer = timeout(PATIENCE, asked).await;
                    let answer = answer.ok().and_then(Result::ok);
                    (name, answer.and_then(|message| unpacked(&message.payload)))
                }
                .boxed(),
            );
        }
        answers
    }

    /// Takes what a club has answered.
    fn take(&mut self, name: &str, reply: Option<Reply>) {
        let Some(club) = self.clubs.get_mut(name) else {
            return;
        };
        let Some(Reply::Found { done, waiting }) = reply else {
            return club.is_silent();
        };
        let now = Instant::now();
        (club.is_asked, club.was_silent) = (false, false);
        club.heard = now;
        for ((first, what), done) in done {
            club.held.remove(&first);
            club.untold.remove(&first);
            club.recent.push_back((now, done.len()));
            let numbers = read(&what).into_iter().map(|(number, _)| number);
            for (number, done) in numbers.zip(&done) {
                self.pieces
                    .take(number, done.as_deref().map_err(String::clone));
            }
            club.had.push((first, what));
        }
        club.waiting = waiting.len();
        for first in waiting {
            let since = club.held.get(&first).map(|held| held.since);
            // Nobody there has time for it: others may have.
            if since.is_some_and(|since| now.saturating_duration_since(since) > SILENCE)
                && let Some(held) = club.held.remove(&first)
            {
                club.had.push((first, written(&held.pieces)));
                hand_back(self.pieces, &held.pieces);
            }
        }
        self.heard = now;
        self.is_quiet_said = false;
    }

    /// Says what happens to NATS. Of the pieces that clubs have nothing could be heard meanwhile.
    fn link_changed(&mut self, is_away: bool) {
        let address = &self.workers.address;
        self.pieces.say(&if is_away {
            format!("NATS at {address} is away: workers are asked again when it is back")
        } else {
            format!("NATS at {address} is back")
        });
        let now = Instant::now();
        self.heard = now;
        for club in self.clubs.values_mut() {
            club.heard = now;
        }
    }

    /// Gives to others what a club had of which nothing was heard for too long, and says where nobody is heard.
    fn miss(&mut self) {
        let now = Instant::now();
        let is_silent = |heard: Instant| now.saturating_duration_since(heard) > SILENCE;
        let before = self.clubs.len();
        self.clubs.retain(|_, club| {
            let is_lost = is_silent(club.heard) && !club.held.is_empty();
            if is_lost {
                let held = club.held.values();
                held.for_each(|held| hand_back(self.pieces, &held.pieces));
            }
            !is_lost
        });
        let is_lost = self.clubs.len() < before;
        if (is_silent(self.heard) || is_lost) && !self.is_quiet_said {
            self.is_quiet_said = true;
            let address = &self.workers.address;
            let others = if self.others {
                " (the workers that run there are of another version, or do not reach their database)"
            } else {
                ""
            };
            self.pieces.say(&format!(
                "no worker answers at {address}{others}: start one of this version, {}, with \
                 'gaffer worker --store postgres://… --bus {address}', and it helps at once",
                env!("CARGO_PKG_VERSION")
            ));
        }
    }

    /// Says what the pieces are of.
    async fn answer(&self, message: Message) {
        let (Some(OrderPart(part)), Some(reply)) = (unpacked(&message.payload), message.reply)
        else {
            return;
        };
        if let Some(text) = self.order.get(part) {
            let part = Part(text.clone(), self.order.len());
            let _ = self.workers.client.publish(reply, packed(&part)).await;
        }
    }
}

/// Lets others have the pieces of a bundle.
fn hand_back(pieces: &dyn Pieces, bundle: &Bundle) {
    for (number, _) in bundle {
        pieces.hand_back(*number);
    }
}

/// A bundle as nodes read it.
fn written(bundle: &Bundle) -> String {
    // Numbers and texts, which JSON can write.
    serde_json::to_string(bundle).unwrap_or_default()
}

/// A bundle as it was written, which may come back from anybody.
fn read(what: &str) -> Bundle {
    serde_json::from_str(what).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(pieces: &[(u64, &str)], since: Instant) -> Held {
        let pieces = pieces.iter();
        Held {
            pieces: pieces
                .map(|(number, piece)| (*number, (*piece).to_owned()))
                .collect(),
            since,
        }
    }

    fn numbers(call: Option<Call>) -> Vec<u64> {
        match call {
            Some(Call::Wanted { pieces, .. }) => {
                pieces.into_iter().map(|(number, _)| number).collect()
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_club_that_is_fast_gets_more_and_larger_bundles() {
        let now = Instant::now();
        let mut club = Club::new(now);
        assert_eq!(club.room(now), (LEAST_WAITING, 1));
        club.waiting = 3;
        assert_eq!(club.room(now), (LEAST_WAITING - 3, 1));
        club.recent = (0..20).map(|_| (now, 2)).collect();
        assert_eq!(club.room(now), (2 * 20 - 3, 2 * 20 / BUNDLES));
        club.recent = (0..1000).map(|_| (now, 3)).collect();
        assert_eq!(club.room(now), (MOST_WAITING - 3, LARGEST));
        // What came long ago says nothing.
        assert_eq!(club.room(now + 2 * PACE), (LEAST_WAITING - 3, 1));
    }

    #[test]
    fn whoever_does_not_answer_is_told_everything_again_after_a_moment() {
        let now = Instant::now();
        let mut club = Club::new(now);
        assert!(club.question("a", now).is_none(), "there is nothing to ask");
        club.held.insert(0, held(&[(0, "x"), (1, "y")], now));
        club.held.insert(2, held(&[(2, "z")], now));
        club.untold = BTreeSet::from([2]);
        assert_eq!(numbers(club.question("a", now)), [2]);
        let later = now + 2 * POLL;
        assert!(club.question("a", later).is_none(), "it is asked already");
        club.is_silent();
        assert!(club.question("a", now).is_none(), "it is too soon");
        assert_eq!(numbers(club.question("a", later)), [0, 2]);
        club.is_asked = false;
        club.was_silent = false;
        assert!(numbers(club.question("a", later + 2 * POLL)).is_empty());
        club.is_asked = false;
        let renewed = now + 2 * RENEW;
        assert_eq!(
            numbers(club.question("a", renewed)),
            [0, 2],
            "all are wanted still"
        );
    }
}
