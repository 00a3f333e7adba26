//! Bots of both seats of many matches, over real `WebSocket`s to any of several nodes.

mod seat;
mod wire;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::history::{Beginning, History};
use crate::luck::Luck;
use seat::{Bot, Seat};
pub use wire::{Begun, Visitor, get};

/// What bots play, and how.
#[derive(Clone, Debug)]
pub struct BotSetting {
    /// The nodes, any of which they join.
    pub addresses: Vec<SocketAddr>,
    /// How many matches are played at once; one that is over is followed by another.
    pub matches: usize,
    /// The games, which take turns; a preset stands behind its game ("fuba/2.2").
    pub games: Vec<String>,
    /// Matches that were begun already and are gone on with first.
    pub begun: Vec<Begun>,
    /// How long a bot thinks.
    pub pace: Duration,
    /// What luck follows from.
    pub seed: u64,
    /// Whether every bot writes its history: it costs the processor more than playing.
    pub histories: bool,
    /// How long a bot waits for an answer, or for news, before it joins another node.
    pub silence: Duration,
    /// How long a bot that is told to stop waits for the answer to what it has asked.
    pub grace: Duration,
}

impl BotSetting {
    /// Bots of so many matches of FUBA that answer at once and write no history.
    pub fn new(addresses: Vec<SocketAddr>, matches: usize) -> Self {
        Self {
            addresses,
            matches,
            games: vec!["fuba".to_owned()],
            begun: Vec::new(),
            pace: Duration::ZERO,
            seed: 1,
            histories: false,
            silence: Duration::from_secs(5),
            grace: Duration::from_secs(90),
        }
    }
}

/// Bots that play until they are told to stop.
#[derive(Debug)]
pub struct Bots {
    shared: Arc<Shared>,
    tasks: Vec<tokio::task::JoinHandle<Played>>,
}

/// What all bots of a run share.
#[derive(Debug)]
struct Shared {
    setting: BotSetting,
    beginning: Arc<Beginning>,
    is_stopped: AtomicBool,
}

impl Shared {
    fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }
}

/// What bots have seen.
#[derive(Debug, Default)]
pub struct Played {
    /// The history of every seat, where they were written.
    pub histories: Vec<History>,
    /// How long each accepted answer took, from when it was sent first.
    pub waits: Vec<Duration>,
    /// Matches that came to their end, both seats being told.
    pub over: Vec<String>,
    /// How many matches were set up.
    pub begun: usize,
    /// Those that were not over when the bots stopped.
    pub open: Vec<Begun>,
}

impl Played {
    fn add(&mut self, other: Self) {
        self.histories.extend(other.histories);
        self.waits.extend(other.waits);
        self.over.extend(other.over);
        self.begun += other.begun;
        self.open.extend(other.open);
    }
}

impl Bots {
    /// Lets bots begin; everything they see is counted from a beginning.
    pub fn start(setting: BotSetting, beginning: Arc<Beginning>) -> Self {
        let shared = Arc::new(Shared {
            setting,
            beginning,
            is_stopped: AtomicBool::new(false),
        });
        let pairs = 0..shared.setting.matches;
        let tasks = pairs.map(|number| tokio::spawn(pair(Arc::clone(&shared), number)));
        Self {
            tasks: tasks.collect(),
            shared,
        }
    }

    /// Tells them to ask nothing more, and waits until everything that they have asked is answered, or the grace is over.
    pub async fn stop(self) -> Result<Played, String> {
        self.shared.is_stopped.store(true, Ordering::Relaxed);
        let mut all = Played::default();
        for task in self.tasks {
            all.add(task.await.map_err(|error| format!("a bot: {error}"))?);
        }
        Ok(all)
    }
}

/// The record of a match that is over, as a node gives it; none if it does not.
pub async fn record(node: SocketAddr, id: &str) -> Option<String> {
    wire::record(node, id).await
}

/// More than a seat makes of one match.
const MOST_REQUESTS: u64 = 1_000_000;

/// Two bots, who play one match after the other.
async fn pair(shared: Arc<Shared>, number: usize) -> Played {
    let setting = &shared.setting;
    let mut luck = Luck::new(setting.seed ^ ((number as u64 + 1) << 32));
    let mut all = Played::default();
    while !shared.is_stopped() {
        let game = &setting.games[(number + all.begun) % setting.games.len()];
        let node = luck.below(setting.addresses.len());
        let known = setting.begun.get(number).filter(|_| all.begun == 0);
        let begun = match known {
            Some(begun) => Some(begun.clone()),
            None => wire::set_up(setting.addresses[node], game).await,
        };
        let Some(begun) = begun else {
            // That node, or what it stands on, is away.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        all.begun += 1;
        let bot = |seat: usize, luck: &mut Luck| {
            let seat = Seat {
                id: begun.id.clone(),
                number: seat,
                secret: begun.seats[seat].clone(),
                client: format!("{}-{seat}", begun.id),
                requests: begun.requests,
            };
            Bot::new(&shared, seat, luck.below(usize::MAX) as u64).play()
        };
        let (home, away) = (bot(0, &mut luck), bot(1, &mut luck));
        let (home, away) = tokio::join!(home, away);
        if home.over.len() + away.over.len() == 2 {
            all.over.push(begun.id.clone());
        } else {
            all.open.push(Begun {
                requests: begun.requests + MOST_REQUESTS,
                ..begun.clone()
            });
        }
        for one in [home, away] {
            all.histories.extend(one.histories);
            all.waits.extend(one.waits);
        }
    }
    all
}
