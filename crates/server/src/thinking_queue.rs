//! The queue of coaches who think for seconds: so many at once, and whoever waits is served in turn.
//!
//! Addresses take turns, and so do the matches of an address: whoever opens many matches makes others wait for one of
//! them at most. What nobody waits for comes when nobody else thinks, and stands still where it thinks already, so that
//! nobody waits for it. The queue ends by itself, since everybody in it waits for a connection that is counted elsewhere.
//!
//! Places of other nodes are places too: a node lends one that nobody needs there, and whose turn it is here thinks there.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use gaffer_games::thinking::Watch;
use tokio::sync::{oneshot, watch};

use crate::bus::LentPlace;
use crate::turns::Turns;

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
    /// How many of those who wait may think at another node.
    may_leave: watch::Sender<usize>,
    /// Whether whoever begins stands still, as a test wants.
    #[cfg(test)]
    stands_still: bool,
}

/// How somebody stands in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// When it is the asker's turn, here.
    Here,
    /// When it is the asker's turn, here or at another node.
    Anywhere,
    /// Before everybody else, here: it was the asker's turn already.
    First,
}

/// Where somebody thinks whose turn it is.
#[derive(Debug)]
pub(crate) enum Turn {
    /// At this node.
    Here(QueuePlace),
    /// At another one.
    Elsewhere(LentPlace),
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
    /// Told a place of another node, or to think here.
    call: oneshot::Sender<Option<LentPlace>>,
    is_awaited: bool,
    may_leave: bool,
}

impl State {
    /// The number of the next ticket.
    fn number(&mut self) -> u64 {
        self.tickets += 1;
        self.tickets
    }

    /// Lets those think whose turn it is, and shares the cores out among all who do.
    fn go_on(&mut self) {
        if self.waiting.is_awaited() {
            self.make_room();
        }
        while self.thinking.len() < self.places {
            let is_awaited = self.waiting.is_awaited();
            if let Some(thinker) = self.paused.pop_if(|_| !is_awaited) {
                thinker.watch.resume();
                self.thinking.push(thinker);
            } else if let Some(ticket) = self.waiting.next(|_| true) {
                self.begin(Thinker {
                    number: ticket.number,
                    watch: ticket.watch,
                    is_awaited: ticket.is_awaited,
                });
                // Whoever has stopped listening is about to leave.
                let _ = ticket.call.send(None);
            } else {
                break;
            }
        }
        self.share();
    }

    fn begin(&mut self, thinker: Thinker) {
        #[cfg(test)]
        if self.stands_still {
            thinker.watch.pause();
        }
        self.thinking.push(thinker);
    }

    /// Lets somebody stand still whom nobody waits for, where all places are taken.
    fn make_room(&mut self) {
        if self.thinking.len() < self.places {
            return;
        }
        let idle = self.thinking.iter().position(|one| !one.is_awaited);
        if let Some(thinker) = idle.map(|index| self.thinking.remove(index)) {
            thinker.watch.pause();
            self.paused.push(thinker);
        }
    }

    /// Shares the cores out, and says how many may think elsewhere.
    fn share(&self) {
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
        let count = self.waiting.count(|ticket| ticket.may_leave);
        (self.may_leave).send_if_modified(|known| std::mem::replace(known, count) != count);
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
            may_leave: watch::Sender::new(0),
            #[cfg(test)]
            stands_still: false,
        })))
    }

    /// Lets every search stand still that begins from now on, until it is told to play.
    #[cfg(test)]
    pub(crate) fn stand_still(&self) {
        self.state().stands_still = true;
    }

    /// How many wait.
    #[cfg(test)]
    pub(crate) fn waiting(&self) -> usize {
        self.state().waiting.count(|_| true)
    }

    /// How many places are free.
    #[cfg(test)]
    pub(crate) fn free(&self) -> usize {
        let state = self.state();
        state.places - state.thinking.len()
    }

    /// A place for a search, as soon as it is the asker's turn. Whoever stops waiting leaves the queue.
    pub(crate) async fn place(&self, asker: Asker, watch: Arc<Watch>) -> QueuePlace {
        self.called(&asker, watch, Standing::Here).await.0
    }

    /// The same for somebody whose turn it was, and who could not think elsewhere.
    pub(crate) async fn first_place(&self, asker: &Asker, watch: Arc<Watch>) -> QueuePlace {
        self.called(asker, watch, Standing::First).await.0
    }

    /// A place here or at another node, as soon as it is the asker's turn.
    pub(crate) async fn turn(&self, asker: &Asker, watch: Arc<Watch>) -> Turn {
        match self.called(asker, watch, Standing::Anywhere).await {
            (_, Some(lent)) => Turn::Elsewhere(lent),
            (place, None) => Turn::Here(place),
        }
    }

    async fn called(
        &self,
        asker: &Asker,
        watch: Arc<Watch>,
        standing: Standing,
    ) -> (QueuePlace, Option<LentPlace>) {
        let (place, called) = self.stand(asker, watch, standing);
        // The state lives as long as this queue, and calls before it drops a ticket.
        let lent = called.await.unwrap_or_default();
        (place, lent)
    }

    /// Whether nobody thinks.
    pub(crate) fn is_quiet(&self) -> bool {
        self.state().thinking.is_empty()
    }

    /// Lets somebody work beside the queue, who stands still as long as anybody in it thinks.
    pub(crate) fn beside(&self, watch: Arc<Watch>) -> Beside {
        let mut state = self.state();
        let number = state.number();
        state.beside.push((number, watch));
        state.go_on();
        drop(state);
        Beside {
            queue: self.clone(),
            number,
        }
    }

    /// Stands in the queue, and goes to a place at once where one is free.
    fn stand(
        &self,
        asker: &Asker,
        watch: Arc<Watch>,
        standing: Standing,
    ) -> (QueuePlace, oneshot::Receiver<Option<LentPlace>>) {
        let mut state = self.state();
        let (call, called) = oneshot::channel();
        let number = state.number();
        let is_awaited = asker.address != NOBODY;
        let ticket = Ticket {
            number,
            watch,
            call,
            is_awaited,
            may_leave: is_awaited && standing == Standing::Anywhere,
        };
        match standing {
            Standing::First => state.waiting.add_first(asker, ticket),
            Standing::Here | Standing::Anywhere => state.waiting.add(asker, ticket),
        }
        state.go_on();
        drop(state);
        (self.at(number), called)
    }

    /// A place for a search of another node, where nobody waits for it here: what nobody waits for stands still.
    pub(crate) fn spare(&self, watch: Arc<Watch>) -> Option<QueuePlace> {
        let mut state = self.state();
        let awaited = state.thinking.iter().filter(|one| one.is_awaited).count();
        if state.waiting.is_awaited() || awaited >= state.places {
            return None;
        }
        state.make_room();
        let number = state.number();
        state.begin(Thinker {
            number,
            watch,
            is_awaited: true,
        });
        state.share();
        drop(state);
        Some(self.at(number))
    }

    /// Gives a place of another node to whose turn it is of those who may think there; gives it back where there is nobody.
    pub(crate) fn give(&self, mut lent: LentPlace) -> Option<LentPlace> {
        let mut state = self.state();
        let left = loop {
            let Some(ticket) = state.waiting.next(|ticket| ticket.may_leave) else {
                break Some(lent);
            };
            match ticket.call.send(Some(lent)) {
                // He has just stopped waiting.
                Err(Some(unused)) => lent = unused,
                Ok(()) | Err(None) => break None,
            }
        };
        state.share();
        left
    }

    /// Tells how many wait who may think at another node.
    pub(crate) fn may_leave(&self) -> watch::Receiver<usize> {
        self.state().may_leave.subscribe()
    }

    fn at(&self, number: u64) -> QueuePlace {
        let queue = self.clone();
        QueuePlace { queue, number }
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

    fn lent() -> LentPlace {
        LentPlace::at("test")
    }

    #[tokio::test]
    async fn a_place_of_another_node_is_given_to_whose_turn_it_is() {
        let queue = ThinkingQueue::new(2);
        let may_leave = queue.may_leave();
        let turn = |address: u8, id: &str| {
            let (queue, asker) = (queue.clone(), asker(address, id));
            Box::pin(async move { queue.turn(&asker, Arc::default()).await })
        };
        assert!(queue.give(lent()).is_some(), "nobody waits");
        let held = turn(1, "a").now_or_never();
        assert!(matches!(held, Some(Turn::Here(_))), "there is room here");
        // A hint, two matches of one visitor, one of another, and what nobody waits for.
        let mut hint = Box::pin(queue.place(asker(1, "h"), Arc::default()));
        let mut waiting = [turn(1, "b"), turn(1, "c"), turn(2, "d")];
        let nobody = Asker {
            address: NOBODY,
            match_id: "n".to_owned(),
        };
        let mut nobodys = Box::pin(queue.turn(&nobody, Arc::default()));
        assert!((&mut hint).now_or_never().is_none());
        assert!((&mut nobodys).now_or_never().is_none());
        for one in &mut waiting {
            assert!(one.now_or_never().is_none());
        }
        assert_eq!(*may_leave.borrow(), 3);
        let [first, second, third] = &mut waiting;
        for one in [first, third, second] {
            assert!(queue.give(lent()).is_none());
            assert!(matches!(one.now_or_never(), Some(Turn::Elsewhere(_))));
        }
        assert_eq!(*may_leave.borrow(), 0);
        assert!(queue.give(lent()).is_some(), "nobody else may leave");
        assert_eq!(queue.waiting(), 2);
        // Who could not think there is the first here.
        let other = asker(9, "z");
        let mut back = Box::pin(queue.first_place(&other, Arc::default()));
        assert!((&mut back).now_or_never().is_none());
        drop(held);
        assert!((&mut back).now_or_never().is_some());
    }

    /// Whoever stops waiting at the same moment loses no place.
    #[tokio::test]
    async fn a_place_of_another_node_passes_over_who_has_just_left() {
        let queue = ThinkingQueue::new(2);
        let _held = queue.place(asker(1, "a"), Arc::default()).await;
        let (gone, called) = queue.stand(&asker(1, "b"), Arc::default(), Standing::Anywhere);
        drop(called);
        let asker = asker(2, "c");
        let mut next = Box::pin(queue.turn(&asker, Arc::default()));
        assert!((&mut next).now_or_never().is_none());
        assert!(queue.give(lent()).is_none());
        assert!(matches!(next.now_or_never(), Some(Turn::Elsewhere(_))));
        drop(gone);
    }

    #[tokio::test]
    async fn a_place_is_spared_only_where_nobody_waits_and_what_nobody_waits_for_stands_still() {
        let queue = ThinkingQueue::new(3);
        let nobody = Asker {
            address: NOBODY,
            match_id: "n".to_owned(),
        };
        let watches: [Arc<Watch>; 2] = Default::default();
        let mut jobs = Vec::new();
        for watch in &watches {
            jobs.push(queue.place(nobody.clone(), Arc::clone(watch)).await);
        }
        let still = || watches.iter().filter(|watch| watch.is_paused()).count();
        let own = queue.place(asker(1, "a"), Arc::default()).await;
        assert_eq!(still(), 1);
        let spared = queue.spare(Arc::default());
        assert!(spared.is_some());
        assert_eq!(still(), 2);
        assert!(queue.spare(Arc::default()).is_none(), "all are awaited");
        let mut waits = Box::pin(queue.place(asker(2, "b"), Arc::default()));
        assert!((&mut waits).now_or_never().is_none());
        drop(own);
        assert!((&mut waits).now_or_never().is_some());
        drop(spared);
        assert_eq!(still(), 0);
    }
}
