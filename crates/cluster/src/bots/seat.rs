//! One bot: a seat that answers what it is offered, comes back when its connection ends, and asks again what was not answered.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::wire::{Came, Heard, Socket};
use super::{Played, Shared};
use crate::history::{Events, History, Told, What, asked};
use crate::luck::Luck;

/// How often a bot that hears nothing looks whether it is to stop.
const LOOK: Duration = Duration::from_millis(250);

/// Refusals that say that nothing has changed and that the same may be asked again (docs/PROTOCOL.md).
const TRY_AGAIN: [&str; 4] = ["storage-failed", "busy", "too-fast", "internal"];

/// A seat of a match.
#[derive(Clone, Debug)]
pub(super) struct Seat {
    pub(super) id: String,
    /// 0 is home, 1 is away.
    pub(super) number: usize,
    pub(super) secret: String,
    /// What the bot calls itself, the same at every connection.
    pub(super) client: String,
    /// How many requests it has made before, at most.
    pub(super) requests: u64,
}

/// A bot at a seat.
pub(super) struct Bot<'a> {
    shared: &'a Shared,
    seat: Seat,
    luck: Luck,
    history: History,
    waits: Vec<Duration>,
    events: Events,
    settled: usize,
    requests: u64,
    /// What was asked and not answered.
    open: Option<Open>,
    /// What is offered, and at which version.
    offer: Option<(u64, Vec<String>)>,
    /// Whether the node has said how the match stands.
    is_told: bool,
    /// Whether the node was asked what is open.
    is_asked: bool,
    is_over: bool,
}

/// A request that was not answered yet.
#[derive(Clone, Debug)]
struct Open {
    request: String,
    version: u64,
    choice: String,
    first_sent: Instant,
}

impl<'a> Bot<'a> {
    pub(super) fn new(shared: &'a Shared, seat: Seat, luck: u64) -> Self {
        Self {
            history: History {
                id: seat.id.clone(),
                seat: seat.number,
                moments: Vec::new(),
            },
            shared,
            luck: Luck::new(luck),
            waits: Vec::new(),
            events: Events::default(),
            settled: 0,
            requests: seat.requests,
            seat,
            open: None,
            offer: None,
            is_told: false,
            is_asked: false,
            is_over: false,
        }
    }

    /// Plays until the match is over, or the bots are told to stop and everything is answered.
    pub(super) async fn play(mut self) -> Played {
        let mut stopped = None;
        while !self.is_done() {
            if self.shared.is_stopped() {
                let since = *stopped.get_or_insert_with(Instant::now);
                if since.elapsed() > self.shared.setting.grace {
                    break;
                }
            }
            let node = self.luck.below(self.shared.setting.addresses.len());
            self.is_asked = false;
            self.visit(node).await;
            if let Some(open) = self.open.as_ref().filter(|_| self.is_asked) {
                let request = open.request.clone();
                self.note(node, What::Unknown { request });
            }
            if !self.is_done() {
                let pause = 20 + self.luck.below(80) as u64;
                tokio::time::sleep(Duration::from_millis(pause)).await;
            }
        }
        Played {
            histories: vec![self.history],
            waits: self.waits,
            over: self.is_over.then_some(self.seat.id).into_iter().collect(),
            begun: 0,
            open: Vec::new(),
        }
    }

    /// Whether nothing is left to do. Who has asked waits for the answer even where the match is over.
    fn is_done(&self) -> bool {
        self.open.is_none() && (self.is_over || self.shared.is_stopped())
    }

    fn note(&mut self, node: usize, what: What) {
        if self.shared.setting.histories {
            let moment = self.shared.beginning.moment(node, what);
            self.history.moments.push(moment);
        }
    }

    /// Plays at a node until the connection ends, or is taken for ended.
    async fn visit(&mut self, node: usize) -> Option<()> {
        let setting = &self.shared.setting;
        (self.offer, self.is_told) = (None, false);
        let mut socket = Socket::open(setting.addresses[node], &self.seat.id).await?;
        let join = json!({
            "do": "join", "id": "join", "seat": self.seat.secret, "client": self.seat.client,
            "since": self.settled, "want": "choices",
        });
        socket.say(&join).await?;
        let mut heard = Instant::now();
        while !self.is_done() {
            match socket.hear(LOOK).await {
                Came::Text(text) => {
                    heard = Instant::now();
                    self.hear(node, &text)?;
                }
                Came::Nothing if heard.elapsed() > setting.silence => return None,
                Came::Nothing => {}
                Came::End => return None,
            }
            if self.open.is_none() && !self.shared.is_stopped() {
                self.choose().await;
                self.is_asked = false;
            }
            // What is open is asked again once the node has said how the match stands.
            let is_due = self.is_told && !self.is_asked;
            if let Some(open) = self.open.clone().filter(|_| is_due) {
                self.is_asked = true;
                self.ask(node, &mut socket, open).await?;
                heard = Instant::now();
            }
        }
        Some(())
    }

    /// Takes one of the offered choices, whichever.
    async fn choose(&mut self) {
        let Some((version, choices)) = self.offer.take() else {
            return;
        };
        if choices.is_empty() {
            return;
        }
        let pace = self.shared.setting.pace;
        if !pace.is_zero() {
            tokio::time::sleep(pace.mul_f64(0.5 + self.luck.part())).await;
        }
        self.requests += 1;
        self.open = Some(Open {
            request: self.requests.to_string(),
            version,
            choice: choices[self.luck.below(choices.len())].clone(),
            first_sent: Instant::now(),
        });
    }

    async fn ask(&mut self, node: usize, socket: &mut Socket, open: Open) -> Option<()> {
        let Open {
            request,
            version,
            choice,
            ..
        } = open;
        let said = json!({ "do": "choose", "id": request, "version": version, "choice": choice });
        // Noted before it is sent: the node may carry it out at once.
        self.note(
            node,
            What::Invoked {
                request,
                version,
                choice,
            },
        );
        socket.say(&said).await
    }

    /// Takes a message; none ends the connection.
    fn hear(&mut self, node: usize, text: &str) -> Option<()> {
        let heard: Heard<'_> = serde_json::from_str(text).ok()?;
        let answers = |open: &Open| heard.id.as_ref() == Some(&open.request);
        match &*heard.message {
            "news" => self.hear_news(node, heard),
            "done" => {
                let version = heard.version?;
                if let Some(open) = self.open.take_if(|open| answers(open)) {
                    self.waits.push(open.first_sent.elapsed());
                    let request = open.request;
                    self.note(node, What::Acknowledged { request, version });
                    // What was offered before it is answered by it.
                    self.offer.take_if(|(offered, _)| *offered < version);
                }
                Some(())
            }
            "refused" => {
                let code = heard.problem.map(|problem| problem.code)?;
                // Where it is not what is open, its joining was refused or is over.
                let open = self.open.take_if(|open| answers(open))?;
                if TRY_AGAIN.contains(&code.as_str()) {
                    // Another node may be able to.
                    self.open = Some(open);
                    return None;
                }
                let request = open.request;
                self.note(node, What::Refused { request, code });
                Some(())
            }
            _ => Some(()),
        }
    }

    fn hear_news(&mut self, node: usize, heard: Heard<'_>) -> Option<()> {
        let version = heard.version?;
        let awaits = heard.awaits?;
        self.is_over = awaits["kind"] == "nothing";
        if self.shared.setting.histories {
            let events: Vec<Value> = serde_json::from_str(heard.events?.get()).ok()?;
            // Where events between are missing the digest is one that no journal leads to.
            let known = self.events.replace(heard.from?, &events);
            let told = Told {
                version,
                events: self.events.count(),
                digest: known.map_or(u64::MAX, |()| self.events.digest()),
                asked: asked(&awaits, heard.choices.as_deref()),
            };
            self.note(node, What::Told(told));
            self.settled = heard.settled?.min(self.events.count());
        }
        self.is_told = true;
        self.offer = heard.choices.map(|choices| (version, choices));
        Some(())
    }
}
