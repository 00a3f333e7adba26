//! A worker that does pieces for commands, as long as nobody in its queue thinks.

use std::collections::BTreeMap;
use std::ops::Bound;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use gaffer_games::thinking::Watch;
use gaffer_lab::errand::{self, Errand};
use tokio::sync::{OnceCell, oneshot};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::wire::{BEAT, Call, MOST_PARTS, Offer, PATIENCE, Reply, subject};
use crate::App;
use crate::app::cores;
use crate::bus::{Bus, packed, unpacked};
use crate::jobs;

/// How soon it is tried again to reach a command.
const AGAIN: Duration = Duration::from_millis(500);
/// How often a command is not reached before it is believed to be gone, while NATS is there.
const TRIES: usize = 20;
/// After how long without an offer a command is forgotten.
const FORGET: Duration = Duration::from_secs(60);

/// A command that wants pieces done.
#[derive(Debug)]
struct Asker {
    /// Where it is asked.
    inbox: String,
    /// Whether it may have a piece for somebody.
    has_more: AtomicBool,
    is_over: AtomicBool,
    errand: OnceCell<Arc<dyn Errand>>,
    /// When it was heard last.
    heard: Mutex<Instant>,
}

impl Asker {
    fn new(inbox: String) -> Self {
        Self {
            inbox,
            has_more: AtomicBool::new(true),
            is_over: AtomicBool::new(false),
            errand: OnceCell::new(),
            heard: Mutex::new(Instant::now()),
        }
    }

    fn heard(&self) -> std::sync::MutexGuard<'_, Instant> {
        // It is one value, and so always whole.
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn has_more(&self) -> bool {
        self.has_more.load(Ordering::Relaxed)
    }

    fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }
}

/// The commands that were heard, by their subjects, which are served in turn.
#[derive(Debug, Default)]
struct Askers {
    all: BTreeMap<String, Arc<Asker>>,
    /// Who was served last.
    last: String,
}

impl Askers {
    fn hear(&mut self, offer: Offer) {
        match offer {
            Offer::Wanted(inbox) => {
                let new = || Arc::new(Asker::new(inbox.clone()));
                let asker = self.all.entry(inbox.clone()).or_insert_with(new);
                asker.has_more.store(true, Ordering::Relaxed);
                *asker.heard() = Instant::now();
            }
            Offer::Over(inbox) => {
                if let Some(asker) = self.all.remove(&inbox) {
                    asker.is_over.store(true, Ordering::Relaxed);
                }
            }
        }
        self.all.retain(|_, asker| asker.heard().elapsed() < FORGET);
    }

    /// Whose turn it is of those who may have a piece.
    fn next(&mut self) -> Option<Arc<Asker>> {
        let after = (Bound::Excluded(self.last.clone()), Bound::Unbounded);
        let mut in_turn = self.all.range(after).chain(&self.all);
        let (inbox, asker) = in_turn.find(|(_, asker)| asker.has_more())?;
        self.last.clone_from(inbox);
        Some(Arc::clone(asker))
    }
}

/// Does pieces as long as this node belongs to the others; then others do at once what it had.
pub(crate) async fn work(app: Arc<App>) {
    let Some(bus) = &app.bus else { return };
    let Ok(mut offers) = bus.client().subscribe(subject(&jobs::program())).await else {
        return tracing::error!("this worker hears no command");
    };
    let mut askers = Askers::default();
    let mut working = JoinSet::new();
    while !bus.is_leaving() {
        while working.len() < cores()
            && app.thinking.is_quiet()
            && let Some(asker) = askers.next()
        {
            working.spawn(one(Arc::clone(&app), asker));
        }
        tokio::select! {
            Some(message) = offers.next() => {
                if let Some(offer) = unpacked(&message.payload) {
                    askers.hear(offer);
                }
            }
            Some(_) = working.join_next() => {}
            () = bus.until_leaving() => {}
        }
    }
    // Each gives up what it has.
    while working.join_next().await.is_some() {}
}

/// Takes a piece, if there is one, and brings what came of it.
async fn one(app: Arc<App>, asker: Arc<Asker>) {
    let Some(bus) = &app.bus else { return };
    let Ok(Reply::Piece(number, piece)) = call(bus, &asker, &Call::Take).await else {
        asker.has_more.store(false, Ordering::Relaxed);
        return;
    };
    let errand = asker.errand.get_or_try_init(|| order(bus, &asker)).await;
    let errand = match errand {
        Ok(errand) => Arc::clone(errand),
        Err(Some(why)) => return bring(bus, &asker, number, Err(why)).await,
        // It is missed, and given to another.
        Err(None) => return,
    };
    let watch = Arc::new(Watch::default());
    watch.share(1);
    let working = tokio::select! {
        done = carry_out(&app, errand, piece, Arc::clone(&watch)) => Some(done),
        () = beat(bus, &asker, number, &watch) => None,
        () = bus.until_leaving() => {
            let _ = call(bus, &asker, &Call::GiveUp(number)).await;
            None
        }
    };
    match working {
        Some(done) => {
            app.metrics.pieces_done.inc();
            bring(bus, &asker, number, done).await;
        }
        // Nobody wants it any more: it ends as soon as it can.
        None => watch.play_now(),
    }
}

/// What a command wants done, or why that cannot be; no reason where the command does not answer.
async fn order(bus: &Bus, asker: &Asker) -> Result<Arc<dyn Errand>, Option<String>> {
    let mut order = String::new();
    let mut part = 0;
    loop {
        let reply = call(bus, asker, &Call::Order(part)).await;
        let Ok(Reply::Part(text, parts)) = reply else {
            return Err(None);
        };
        order.push_str(&text);
        part += 1;
        if part >= parts.min(MOST_PARTS) {
            break;
        }
    }
    errand::read(&order).map(Arc::from).map_err(Some)
}

/// Does a piece on a thread of its own, which the end of the program does not wait for.
async fn carry_out(
    app: &App,
    errand: Arc<dyn Errand>,
    piece: String,
    watch: Arc<Watch>,
) -> Result<String, String> {
    let beside = app.thinking.beside(Arc::clone(&watch));
    let (tell, told) = oneshot::channel();
    let work = move || {
        let _beside = beside;
        let _ = tell.send(errand.carry_out(&piece, &watch));
    };
    let thread = std::thread::Builder::new().name("piece".to_owned());
    thread.spawn(work).map_err(|error| error.to_string())?;
    // It says nothing where it has panicked.
    told.await
        .unwrap_or_else(|_| Err("a worker has failed at a piece".to_owned()))
}

/// Says again and again that a piece is worked at, until nobody wants it any more.
async fn beat(bus: &Bus, asker: &Asker, number: u64, watch: &Watch) {
    let mut missed = 0;
    while missed < TRIES && !asker.is_over() {
        sleep(BEAT).await;
        let stands = watch.is_paused();
        match call(bus, asker, &Call::Working { number, stands }).await {
            Ok(Reply::Stop) => return,
            Ok(_) => missed = 0,
            Err(()) => missed += usize::from(bus.is_connected()),
        }
    }
}

/// Brings what came of a piece, however often NATS is away meanwhile, unless the command is gone.
async fn bring(bus: &Bus, asker: &Asker, number: u64, done: Result<String, String>) {
    let most = bus.client().server_info().max_payload;
    let mut call_of = Call::Done(number, done);
    if packed(&call_of).len() > most {
        call_of = Call::Done(number, Err("it came to more than NATS carries".to_owned()));
    }
    let mut missed = 0;
    while call(bus, asker, &call_of).await.is_err()
        && missed < TRIES
        && !asker.is_over()
        && !bus.is_leaving()
    {
        missed += usize::from(bus.is_connected());
        sleep(AGAIN).await;
    }
}

/// Asks a command; nothing where it does not answer.
async fn call(bus: &Bus, asker: &Asker, call: &Call) -> Result<Reply, ()> {
    // What waits for NATS would be asked when nobody waits for the answer any more.
    if !bus.is_connected() {
        return Err(());
    }
    let asked = bus.client().request(asker.inbox.clone(), packed(call));
    let answer = timeout(PATIENCE, asked).await;
    let answer = answer.map_err(drop)?.map_err(drop)?;
    unpacked(&answer.payload).ok_or(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_served_in_turn() {
        let mut askers = Askers::default();
        let served = |askers: &mut Askers| askers.next().map(|asker| asker.inbox.clone());
        assert_eq!(served(&mut askers), None);
        for inbox in ["b", "a", "c", "a"] {
            askers.hear(Offer::Wanted(inbox.to_owned()));
        }
        let order: Vec<_> = (0..4).filter_map(|_| served(&mut askers)).collect();
        assert_eq!(order, ["a", "b", "c", "a"]);
        // One that has nothing now is asked again when it says so.
        askers.all["b"].has_more.store(false, Ordering::Relaxed);
        assert_eq!(served(&mut askers).as_deref(), Some("c"));
        let over = Arc::clone(&askers.all["c"]);
        askers.hear(Offer::Over("c".to_owned()));
        assert!(over.is_over());
        askers.hear(Offer::Wanted("b".to_owned()));
        let order: Vec<_> = (0..3).filter_map(|_| served(&mut askers)).collect();
        assert_eq!(order, ["a", "b", "a"]);
    }
}
