//! The queue of coaches who think for seconds: so many at once, and whoever waits is served in turn.
//!
//! Addresses take turns, and so do the matches of an address: whoever opens many matches makes others wait for one of
//! them at most. What nobody waits for comes when nobody else thinks, and stands still where it thinks already, so that
//! nobody waits for it. The queue ends by itself, since everybody in it waits for a connection that is counted elsewhere.

use std::collections::VecDeque;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use gaffer_games::thinking::Watch;
use tokio::sync::oneshot;

/// The address of matches that are played though nobody looks: everybody else comes first.
pub(crate) const NOBODY: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// On whose behalf somebody thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asker {
    /// The address of whoever waits for the thought.
    pub address: IpAddr,
    /// The match that is thought about.
    pub match_id: String,
}

/// The places to think in, and who waits for one.
#[derive(Clone, Debug)]
pub(crate) struct ThinkingQueue(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    places: usize,
    cores: usize,
    tickets: u64,
    thinking: Vec<Thinker>,
    /// Those who stand still, since somebody else thinks in their place.
    paused: Vec<Thinker>,
    waiting: Turns<Ticket>,
    /// Those outside the queue who work only while nobody in it thinks, by number.
    beside: Vec<(u64, Arc<Watch>)>,
}

/// Somebody who thinks.
#[derive(Debug)]
struct Thinker {
    /// The number of the ticket.
    number: u64,
    watch: Arc<Watch>,
    /// Whether anybody waits for it.
    is_awaited: bool,
}

#[derive(Debug)]
struct Ticket {
    number: u64,
    watch: Arc<Watch>,
    call: oneshot::Sender<()>,
    is_awaited: bool,
}

impl State {
    /// Lets those think whose turn it is, and shares the cores out among all who do.
    fn go_on(&mut self) {
        if self.waiting.is_awaited() && self.thinking.len() >= self.places {
            let idle = self.thinking.iter().position(|one| !one.is_awaited);
            if let Some(thinker) = idle.map(|index| self.thinking.remove(index)) {
                thinker.watch.pause();
                self.paused.push(thinker);
            }
        }
        while self.thinking.len() < self.places {
            let is_awaited = self.waiting.is_awaited();
            if let Some(thinker) = self.paused.pop_if(|_| !is_awaited) {
                thinker.watch.resume();
                self.thinking.push(thinker);
            } else if let Some(ticket) = self.waiting.next() {
                self.thinking.push(Thinker {
                    number: ticket.number,
                    watch: ticket.watch,
                    is_awaited: ticket.is_awaited,
                });
                // Whoever has stopped listening is about to leave.
                let _ = ticket.call.send(());
            } else {
                break;
            }
        }
        let each = self.cores / self.thinking.len().max(1);
        for thinker in &self.thinking {
            thinker.watch.share(each);
        }
        for (_, watch) in &self.beside {
            if self.thinking.is_empty() {
                watch.resume();
            } else {
                watch.pause();
            }
        }
    }
}

impl ThinkingQueue {
    /// A queue for a computer with so many cores, of which one is left for whoever is answered at once.
    pub(crate) fn new(cores: usize) -> Self {
        Self(Arc::new(Mutex::new(State {
            places: cores.saturating_sub(1).max(1),
            cores,
            tickets: 0,
            thinking: Vec::new(),
            paused: Vec::new(),
            waiting: Turns::default(),
            beside: Vec::new(),
        })))
    }

    /// How many wait.
    #[cfg(test)]
    pub(crate) fn waiting(&self) -> usize {
        self.state().waiting.len()
    }

    /// How many places are free.
    #[cfg(test)]
    pub(crate) fn free(&self) -> usize {
        let state = self.state();
        state.places - state.thinking.len()
    }

    /// A place for a search, as soon as it is the asker's turn. Whoever stops waiting leaves the queue.
    pub(crate) async fn place(&self, asker: Asker, watch: Arc<Watch>) -> QueuePlace {
        let (place, called) = self.stand(&asker, watch);
        // The state lives as long as this queue, and calls before it drops a ticket.
        let _ = called.await;
        place
    }

    /// Whether nobody thinks.
    pub(crate) fn is_quiet(&self) -> bool {
        self.state().thinking.is_empty()
    }

    /// Lets somebody work beside the queue, who stands still as long as anybody in it thinks.
    pub(crate) fn beside(&self, watch: Arc<Watch>) -> Beside {
        let mut state = self.state();
        state.tickets += 1;
        let number = state.tickets;
        state.beside.push((number, watch));
        state.go_on();
        drop(state);
        Beside {
            queue: self.clone(),
            number,
        }
    }

    /// Stands in the queue, and goes to a place at once where one is free.
    fn stand(&self, asker: &Asker, watch: Arc<Watch>) -> (QueuePlace, oneshot::Receiver<()>) {
        let mut state = self.state();
        state.tickets += 1;
        let number = state.tickets;
        let (call, called) = oneshot::channel();
        let ticket = Ticket {
            number,
            watch,
            call,
            is_awaited: asker.address != NOBODY,
        };
        state.waiting.add(asker, ticket);
        state.go_on();
        drop(state);
        let queue = self.clone();
        (QueuePlace { queue, number }, called)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Every change is whole before anything can panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place to think in, or in the queue for one; free again when it is dropped.
#[derive(Debug)]
pub(crate) struct QueuePlace {
    queue: ThinkingQueue,
    number: u64,
}

impl Drop for QueuePlace {
    fn drop(&mut self) {
        let mut state = self.queue.state();
        let own = self.number;
        state.thinking.retain(|thinker| thinker.number != own);
        state.paused.retain(|thinker| thinker.number != own);
        state.waiting.remove(|ticket| ticket.number == own);
        state.go_on();
    }
}

/// Somebody who works beside the queue, until it is dropped.
#[derive(Debug)]
pub(crate) struct Beside {
    queue: ThinkingQueue,
    number: u64,
}

impl Drop for Beside {
    fn drop(&mut self) {
        let own = self.number;
        self.queue
            .state()
            .beside
            .retain(|(number, _)| *number != own);
    }
}

/// Lines by key, the next one first.
type Lines<K, L> = VecDeque<(K, L)>;

/// What waits, by address and match, which are served in turn.
#[derive(Debug)]
struct Turns<T>(Lines<IpAddr, Lines<String, VecDeque<T>>>);

impl<T> Default for Turns<T> {
    fn default() -> Self {
        Self(VecDeque::new())
    }
}

impl<T> Turns<T> {
    fn add(&mut self, asker: &Asker, what: T) {
        let matches = line_of(&mut self.0, &asker.address);
        line_of(matches, &asker.match_id).push_back(what);
    }

    fn next(&mut self) -> Option<T> {
        let awaited = self.0.iter().position(|(address, _)| *address != NOBODY);
        let (address, mut matches) = self.0.remove(awaited.unwrap_or(0))?;
        let next = matches.pop_front().and_then(|(id, mut line)| {
            let next = line.pop_front();
            if !line.is_empty() {
                matches.push_back((id, line));
            }
            next
        });
        if !matches.is_empty() {
            self.0.push_back((address, matches));
        }
        next
    }

    /// Whether anybody waits for something of it.
    fn is_awaited(&self) -> bool {
        self.0.iter().any(|(address, _)| *address != NOBODY)
    }

    /// Takes something out, if it is there.
    fn remove(&mut self, is_meant: impl Fn(&T) -> bool) {
        for (_, matches) in &mut self.0 {
            for (_, line) in matches.iter_mut() {
                line.retain(|one| !is_meant(one));
            }
            matches.retain(|(_, line)| !line.is_empty());
        }
        self.0.retain(|(_, matches)| !matches.is_empty());
    }

    #[cfg(test)]
    fn len(&self) -> usize {
        let matches = self.0.iter().flat_map(|(_, matches)| matches);
        matches.map(|(_, line)| line.len()).sum()
    }
}

/// The line of a key, at the end of the lines if it is new.
fn line_of<'a, K: Clone + PartialEq, L: Default>(lines: &'a mut Lines<K, L>, key: &K) -> &'a mut L {
    let known = lines.iter().position(|(known, _)| known == key);
    let index = known.unwrap_or_else(|| {
        lines.push_back((key.clone(), L::default()));
        lines.len() - 1
    });
    &mut lines[index].1
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn asker(address: u8, match_id: &str) -> Asker {
        Asker {
            address: [203, 0, 113, address].into(),
            match_id: match_id.to_owned(),
        }
    }

    #[test]
    fn what_nobody_waits_for_comes_last() {
        let mut turns = Turns::default();
        let background = Asker {
            address: NOBODY,
            match_id: "a".to_owned(),
        };
        turns.add(&background, "nobody, first");
        turns.add(&background, "nobody, second");
        turns.add(&asker(1, "b"), "1b");
        turns.add(&asker(2, "c"), "2c");
        let order: Vec<&str> = std::iter::from_fn(|| turns.next()).collect();
        assert_eq!(order, ["1b", "2c", "nobody, first", "nobody, second"]);
    }

    #[test]
    fn addresses_take_turns_and_so_do_the_matches_of_each() {
        let mut turns = Turns::default();
        for (address, match_id, what) in [
            (1, "a", "1a, first"),
            (1, "a", "1a, second"),
            (1, "b", "1b"),
            (1, "c", "1c"),
            (2, "d", "2d"),
            (3, "a", "3a, first"),
            (3, "a", "3a, second"),
        ] {
            turns.add(&asker(address, match_id), what);
        }
        let order: Vec<&str> = std::iter::from_fn(|| turns.next()).collect();
        let fair = [
            "1a, first",
            "2d",
            "3a, first",
            "1b",
            "3a, second",
            "1c",
            "1a, second",
        ];
        assert_eq!(order, fair);
    }

    #[test]
    fn what_is_removed_is_not_served() {
        let mut turns = Turns::default();
        for number in 0..4 {
            turns.add(&asker(number % 2, "a"), number);
        }
        turns.remove(|number| *number == 2);
        turns.remove(|number| *number == 2);
        assert_eq!(turns.len(), 3);
        let order: Vec<u8> = std::iter::from_fn(|| turns.next()).collect();
        assert_eq!(order, [0, 1, 3]);
    }

    /// Fifty who wait from one address are one turn before somebody from another.
    #[tokio::test]
    async fn a_newcomer_waits_for_one_thought_of_each_other_address() {
        let queue = ThinkingQueue::new(2);
        let held = queue.place(asker(1, "0"), Arc::default()).await;
        let wait =
            |address: u8, id: String| Box::pin(queue.place(asker(address, &id), Arc::default()));
        let mut crowd: Vec<_> = (1..=50).map(|number| wait(1, number.to_string())).collect();
        for one in &mut crowd {
            assert!(one.now_or_never().is_none());
        }
        let mut other = wait(2, "mine".into());
        assert!((&mut other).now_or_never().is_none());
        drop(held);
        let first = (&mut crowd[0]).now_or_never();
        assert!(first.is_some(), "the first of those who came before");
        assert!((&mut other).now_or_never().is_none(), "one thinks already");
        drop(first);
        assert!((&mut other).now_or_never().is_some(), "and now the other");
    }

    /// What nobody waits for keeps nobody waiting, and goes on before anything else that nobody waits for.
    #[tokio::test]
    async fn what_nobody_waits_for_makes_room_at_once() {
        let queue = ThinkingQueue::new(2);
        let nobody = |id: &str| Asker {
            address: NOBODY,
            match_id: id.to_owned(),
        };
        let watch = Arc::new(Watch::default());
        let review = queue.place(nobody("a"), Arc::clone(&watch)).await;
        let mut next = Box::pin(queue.place(nobody("b"), Arc::default()));
        assert!((&mut next).now_or_never().is_none());
        assert!(!watch.is_paused(), "nobody waits");
        let first = queue.place(asker(1, "c"), Arc::default()).now_or_never();
        assert!(first.is_some() && watch.is_paused());
        let mut second = Box::pin(queue.place(asker(2, "d"), Arc::default()));
        assert!((&mut second).now_or_never().is_none(), "one at a time");
        drop(first);
        let second = second.now_or_never();
        assert!(second.is_some() && watch.is_paused());
        drop(second);
        assert!(!watch.is_paused());
        assert!((&mut next).now_or_never().is_none());
        drop(review);
        assert!(next.now_or_never().is_some());
    }

    /// Whoever works beside the queue keeps nobody in it waiting, not even what nobody waits for.
    #[tokio::test]
    async fn whoever_works_beside_stands_still_as_long_as_anybody_thinks() {
        let queue = ThinkingQueue::new(4);
        let (watch, later) = (Arc::new(Watch::default()), Arc::new(Watch::default()));
        let beside = queue.beside(Arc::clone(&watch));
        assert!(queue.is_quiet() && !watch.is_paused());
        let first = queue.place(asker(1, "a"), Arc::default()).await;
        let review = Asker {
            address: NOBODY,
            match_id: "b".to_owned(),
        };
        let second = queue.place(review, Arc::default()).await;
        assert!(
            !queue.is_quiet() && watch.is_paused(),
            "places are free, but somebody thinks"
        );
        let _later = queue.beside(Arc::clone(&later));
        assert!(later.is_paused());
        drop(first);
        assert!(watch.is_paused(), "one still thinks");
        drop(second);
        assert!(queue.is_quiet() && !watch.is_paused() && !later.is_paused());
        drop(beside);
        let _third = queue.place(asker(1, "c"), Arc::default()).await;
        assert!(later.is_paused() && !watch.is_paused(), "it has gone");
    }

    #[tokio::test]
    async fn whoever_stops_waiting_leaves_the_queue_and_loses_no_place() {
        let queue = ThinkingQueue::new(2);
        let place = |id: &str| Box::pin(queue.place(asker(1, id), Arc::default()));
        let held = place("a").await;
        let [mut gone, mut called, mut last] = ["b", "c", "d"].map(place);
        for one in [&mut gone, &mut called, &mut last] {
            assert!(one.now_or_never().is_none());
        }
        drop(gone);
        assert_eq!(queue.waiting(), 2);
        drop(held);
        // It was its turn, and it leaves without having looked.
        drop(called);
        let place = last.now_or_never();
        assert!(place.is_some());
        drop(place);
        assert_eq!((queue.waiting(), queue.free()), (0, 1));
    }

    /// One search uses all cores, several share them; and a core's worth of places is left for others.
    #[tokio::test]
    async fn cores_are_shared_out_among_those_who_think() {
        let queue = ThinkingQueue::new(8);
        let watches: Vec<Arc<Watch>> = (0..9).map(|_| Arc::default()).collect();
        let shares = |count: usize| -> Vec<usize> {
            let thinking = watches[..count].iter();
            thinking.map(|watch| watch.cores()).collect()
        };
        let mut places = Vec::new();
        for (number, watch) in watches.iter().enumerate() {
            let place = queue.place(asker(1, &number.to_string()), Arc::clone(watch));
            places.extend(place.now_or_never());
            match places.len() {
                1 => assert_eq!(shares(1), [8]),
                2 => assert_eq!(shares(2), [4; 2]),
                7 => assert_eq!(shares(7), [1; 7]),
                _ => {}
            }
        }
        assert_eq!(places.len(), 7);
        places.truncate(2);
        assert_eq!(shares(2), [4; 2]);
    }
}
