//! A command whose pieces are done by workers: what it gives to whom, and what it misses.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use async_nats::{Client, Event, Message};
use futures_util::StreamExt;
use gaffer_lab::pieces::{Pieces, Workers};
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::time::{interval, timeout};

use super::wire::{Call, OFFER, Offer, PATIENCE, Reply, SILENCE, parts, subject};
use crate::bus::{self, BusError, Role, Sign, packed, unpacked};
use crate::jobs;

/// How often it is looked whether nothing is left to do.
const LOOK: Duration = Duration::from_millis(20);

/// Workers that are asked through NATS.
#[derive(Debug)]
pub struct NatsWorkers {
    address: String,
    client: Client,
    is_connected: watch::Receiver<bool>,
    /// Where workers of this program listen.
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
            held: BTreeMap::new(),
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
    /// The pieces that workers have, and when something was heard of each.
    held: BTreeMap<u64, Instant>,
    /// When a worker was heard last.
    heard: Instant,
    /// Whether it was said that none is heard.
    is_quiet_said: bool,
    /// Whether there are workers, of whatever program.
    others: bool,
}

impl Asking<'_> {
    async fn run(mut self) -> Result<(), String> {
        let workers = self.workers;
        let client = &workers.client;
        let failed = |error| format!("NATS lets nobody listen: {error}");
        let mut calls = client.subscribe(self.inbox.clone()).await.map_err(failed)?;
        let mut signs = client.subscribe(bus::BEATS).await.map_err(failed)?;
        let mut is_connected = workers.is_connected.clone();
        is_connected.mark_changed();
        let (mut look, mut offer) = (interval(LOOK), interval(OFFER));
        let mut was_away = false;
        while !self.pieces.is_over() {
            tokio::select! {
                Some(message) = calls.next() => self.answer(message).await,
                Some(message) = signs.next() => {
                    let is_worker = |sign: Sign| sign.role == Role::Worker;
                    let sign = serde_json::from_slice(&message.payload);
                    self.others |= sign.is_ok_and(is_worker);
                }
                _ = offer.tick() => self.offer().await,
                Ok(()) = is_connected.changed() => {
                    let is_away = !*is_connected.borrow_and_update();
                    if is_away != was_away {
                        self.link_changed(is_away);
                        was_away = is_away;
                    }
                }
                _ = look.tick() => {}
            }
        }
        if !was_away {
            self.tell(&Offer::Over(self.inbox.clone())).await;
            let _ = timeout(PATIENCE, client.flush()).await;
        }
        Ok(())
    }

    /// Says what happens to NATS. Of the pieces that workers have nothing could be heard meanwhile.
    fn link_changed(&mut self, is_away: bool) {
        let address = &self.workers.address;
        self.pieces.say(&if is_away {
            format!("NATS at {address} is away: workers are asked again when it is back")
        } else {
            format!("NATS at {address} is back")
        });
        let now = Instant::now();
        self.heard = now;
        self.held.values_mut().for_each(|heard| *heard = now);
    }

    /// Tells workers that there is something to do, and gives to others what was not heard of for too long.
    async fn offer(&mut self) {
        if !*self.workers.is_connected.borrow() {
            return;
        }
        let now = Instant::now();
        let is_silent = |heard: &Instant| now.saturating_duration_since(*heard) > SILENCE;
        self.held.retain(|number, heard| {
            let is_lost = is_silent(heard);
            if is_lost {
                self.pieces.hand_back(*number);
            }
            !is_lost
        });
        if is_silent(&self.heard) && !self.is_quiet_said {
            self.is_quiet_said = true;
            let address = &self.workers.address;
            let others = if self.others {
                " (the workers that run there are of another version or have too much to do)"
            } else {
                ""
            };
            self.pieces.say(&format!(
                "no worker answers at {address}{others}: start one of this version, {}, with \
                 'gaffer worker --store postgres://… --bus {address}', and it helps at once",
                env!("CARGO_PKG_VERSION")
            ));
        }
        self.tell(&Offer::Wanted(self.inbox.clone())).await;
    }

    async fn tell(&self, offer: &Offer) {
        let subject = self.workers.subject.clone();
        let _ = self.workers.client.publish(subject, packed(offer)).await;
    }

    async fn answer(&mut self, message: Message) {
        let (Some(call), Some(reply)) = (unpacked(&message.payload), message.reply) else {
            return;
        };
        self.heard = Instant::now();
        self.is_quiet_said = false;
        let answer = self.reply(call);
        let _ = self.workers.client.publish(reply, packed(&answer)).await;
    }

    fn reply(&mut self, call: Call) -> Reply {
        match call {
            Call::Take => match self.pieces.hand_out() {
                Some((number, piece)) => {
                    self.held.insert(number, self.heard);
                    Reply::Piece(number, piece)
                }
                None => Reply::Nothing,
            },
            Call::Order(part) => match self.order.get(part) {
                Some(text) => Reply::Part(text.clone(), self.order.len()),
                None => Reply::Stop,
            },
            Call::Working { number, .. } if self.pieces.is_done(number) => {
                self.held.remove(&number);
                Reply::Stop
            }
            Call::Working { number, stands } => {
                // One that stands still keeps nobody from doing it.
                if let (Some(heard), false) = (self.held.get_mut(&number), stands) {
                    *heard = self.heard;
                }
                Reply::GoOn
            }
            Call::Done(number, done) => {
                self.held.remove(&number);
                self.pieces
                    .take(number, done.as_deref().map_err(String::clone));
                Reply::GoOn
            }
            Call::GiveUp(number) => {
                if self.held.remove(&number).is_some() {
                    self.pieces.hand_back(number);
                }
                Reply::GoOn
            }
        }
    }
}
