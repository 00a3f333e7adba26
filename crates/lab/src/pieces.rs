//! Work in numbered pieces, which threads of this computer and workers elsewhere do alike.
//!
//! A piece comes to the same whoever does it. Whoever has time takes the next one from the `Pool`; what a worker that is missed has
//! taken is handed out again, and each piece counts once by its number. What becomes of the pieces must not depend on the order in which
//! they come in.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::ops::ControlFlow;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use gaffer_games::thinking::Watch;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Progress, share};

/// Work that falls into pieces.
pub trait Work: Debug + Serialize + DeserializeOwned + Send + Sync {
    /// A piece: which matches, which pair.
    type Piece: Clone + Send + Serialize + DeserializeOwned;
    /// What comes of a piece.
    type Done: Send + Serialize + DeserializeOwned;

    /// What the work is called where it is asked for, such as "simulate fuba".
    fn kind() -> String;
    /// How many steps of the progress a piece is.
    fn steps(piece: &Self::Piece) -> u64;
    /// Somebody who does pieces one after another; he stands still and ends as the watch says.
    fn hand(&self, watch: &Arc<Watch>) -> Result<Hand<'_, Self>, String>;
    /// Whether this can have come of a piece, as far as that is seen without doing it.
    fn fits(&self, piece: &Self::Piece, done: &Self::Done) -> bool;
}

/// Somebody who does pieces of a work one after another.
pub type Hand<'a, W> =
    Box<dyn FnMut(&<W as Work>::Piece) -> Result<<W as Work>::Done, String> + Send + 'a>;

/// Who does the work: threads of this computer, and workers elsewhere.
#[derive(Clone, Copy, Debug)]
pub struct Hands<'a> {
    /// How many pieces are done at the same time here.
    pub threads: usize,
    /// Those who do pieces elsewhere.
    pub workers: Option<&'a dyn Workers>,
}

/// Others who do pieces of a work.
pub trait Workers: Debug + Sync {
    /// Lets them take pieces until the work is over; the error says why they cannot.
    fn help(&self, pieces: &dyn Pieces) -> Result<(), String>;
}

/// The pieces of a work as somebody sees them who knows neither the work nor what comes of it.
pub trait Pieces: Sync {
    /// The work, as a worker reads it ([`crate::errand::read`]).
    fn order(&self) -> Result<String, String>;
    /// The next piece with its number; none where there is none now.
    fn hand_out(&self) -> Option<(u64, String)>;
    /// Lets others have a piece that was handed out.
    fn hand_back(&self, number: u64);
    /// Takes what came of a piece, or why nothing can come of it.
    fn take(&self, number: u64, done: Result<&str, String>);
    /// Whether nothing more is wanted of a piece.
    fn is_done(&self, number: u64) -> bool;
    /// Whether nothing more is wanted at all.
    fn is_over(&self) -> bool;
    /// Tells whoever watches something.
    fn say(&self, what: &str);
}

impl Hands<'_> {
    /// So many threads and nobody else.
    pub const fn threads(threads: usize) -> Self {
        Self {
            threads,
            workers: None,
        }
    }

    /// Lets all pieces be done, and hands over each as it comes in; whoever gets it can say that nothing more is wanted.
    pub fn carry_out<W: Work>(
        &self,
        work: &W,
        pieces: impl Iterator<Item = W::Piece> + Send,
        take: impl FnMut(W::Piece, W::Done) -> Result<ControlFlow<()>, String> + Send,
        progress: &dyn Progress,
    ) -> Result<(), String> {
        let mut state = State {
            pieces,
            take,
            under_way: BTreeMap::new(),
            again: BTreeSet::new(),
            next: 0,
            end: None,
        };
        state.settle();
        let pool = Pool {
            work,
            state: Mutex::new(state),
            changed: Condvar::new(),
            progress,
        };
        // Somebody has to do it.
        let threads = match self.workers {
            None => self.threads.max(1),
            Some(_) => self.threads,
        };
        std::thread::scope(|scope| {
            if let Some(workers) = self.workers {
                scope.spawn(|| {
                    if let Err(why) = workers.help(&pool) {
                        pool.fail(why);
                    }
                });
            }
            if threads > 0 {
                pool.work_here(threads);
            }
        });
        pool.lock().end.take().unwrap_or(Ok(()))
    }
}

/// The pieces of a work, each handed out until somebody has done it.
struct Pool<'a, W: Work, I, T> {
    work: &'a W,
    state: Mutex<State<W, I, T>>,
    /// Told when there may be a piece for somebody who waits for one.
    changed: Condvar,
    progress: &'a dyn Progress,
}

struct State<W: Work, I, T> {
    /// Those that were never handed out.
    pieces: I,
    take: T,
    /// Those that were handed out, of which nothing has come yet.
    under_way: BTreeMap<u64, W::Piece>,
    /// Of these, those at which nobody works any more.
    again: BTreeSet<u64>,
    next: u64,
    end: Option<Result<(), String>>,
}

/// A work as it is written for workers.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Order<W> {
    pub(crate) kind: String,
    pub(crate) work: W,
}

/// What somebody gets who asks for a piece.
enum Next<P> {
    Piece(u64, P),
    /// Others work at all that are left.
    Wait,
    Over,
}

impl<W, I, T> State<W, I, T>
where
    W: Work,
    I: Iterator<Item = W::Piece>,
    T: FnMut(W::Piece, W::Done) -> Result<ControlFlow<()>, String>,
{
    fn hand_out(&mut self) -> Next<W::Piece> {
        if self.end.is_some() {
            return Next::Over;
        }
        let again = self.again.pop_first();
        if let Some(number) = again
            && let Some(piece) = self.under_way.get(&number)
        {
            return Next::Piece(number, piece.clone());
        }
        if let Some(piece) = self.pieces.next() {
            let number = self.next;
            self.next += 1;
            self.under_way.insert(number, piece.clone());
            return Next::Piece(number, piece);
        }
        if self.under_way.is_empty() {
            self.end = Some(Ok(()));
            return Next::Over;
        }
        Next::Wait
    }

    /// Finds out whether anything is left, so that the end is known though nobody asks for another piece.
    fn settle(&mut self) {
        if self.under_way.is_empty()
            && let Next::Piece(number, _) = self.hand_out()
        {
            self.again.insert(number);
        }
    }

    /// Takes what came of a piece, if nobody else has brought it yet; how many steps of the progress that are.
    fn take(&mut self, number: u64, done: W::Done) -> u64 {
        let Some(piece) = self.under_way.remove(&number) else {
            return 0;
        };
        self.again.remove(&number);
        let steps = W::steps(&piece);
        let taken = match &self.end {
            // Nothing counts after a mistake.
            Some(Err(_)) => return 0,
            _ => (self.take)(piece, done),
        };
        match taken {
            Ok(ControlFlow::Continue(())) => {}
            Ok(ControlFlow::Break(())) => self.end = Some(Ok(())),
            Err(why) => self.end = Some(Err(why)),
        }
        self.settle();
        steps
    }
}

impl<W, I, T> Pool<'_, W, I, T>
where
    W: Work,
    I: Iterator<Item = W::Piece> + Send,
    T: FnMut(W::Piece, W::Done) -> Result<ControlFlow<()>, String> + Send,
{
    /// Does pieces on threads of this computer until there are none left.
    fn work_here(&self, threads: usize) {
        let hand = || self.work.hand(&Arc::default());
        let pieces = std::iter::from_fn(|| self.await_piece());
        let worked = share(threads, pieces, hand, |mut hand, (number, piece)| {
            let done = hand(&piece)?;
            self.take_done(number, done);
            Ok(hand)
        });
        if let Err(why) = worked.map(drop) {
            self.fail(why);
        }
    }

    /// The next piece, which may be one that somebody else gives up; none when the work is over.
    fn await_piece(&self) -> Option<(u64, W::Piece)> {
        let mut state = self.lock();
        loop {
            match state.hand_out() {
                Next::Piece(number, piece) => return Some((number, piece)),
                Next::Over => return None,
                Next::Wait => {
                    let waited = self.changed.wait(state);
                    state = waited.unwrap_or_else(PoisonError::into_inner);
                }
            }
        }
    }

    fn take_done(&self, number: u64, done: W::Done) {
        let steps = self.lock().take(number, done);
        self.changed.notify_all();
        for _ in 0..steps {
            self.progress.step();
        }
    }

    fn fail(&self, why: String) {
        let end = &mut self.lock().end;
        if !matches!(end, Some(Err(_))) {
            *end = Some(Err(why));
        }
        self.changed.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, State<W, I, T>> {
        // Every change is whole before anything can panic.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What came of a piece as a worker has written it; nothing where the piece was done already.
    fn read(&self, number: u64, done: &str) -> Result<Option<W::Done>, String> {
        let Some(piece) = self.lock().under_way.get(&number).cloned() else {
            return Ok(None);
        };
        let done = serde_json::from_str::<W::Done>(done).ok();
        done.filter(|done| self.work.fits(&piece, done))
            .map(Some)
            .ok_or_else(|| "a worker has answered what this program cannot read".to_owned())
    }
}

impl<W, I, T> Pieces for Pool<'_, W, I, T>
where
    W: Work,
    I: Iterator<Item = W::Piece> + Send,
    T: FnMut(W::Piece, W::Done) -> Result<ControlFlow<()>, String> + Send,
{
    fn order(&self) -> Result<String, String> {
        let order = Order {
            kind: W::kind(),
            work: self.work,
        };
        serde_json::to_string(&order).map_err(|error| error.to_string())
    }

    fn hand_out(&self) -> Option<(u64, String)> {
        let Next::Piece(number, piece) = self.lock().hand_out() else {
            return None;
        };
        // Plain numbers and names, which JSON can write.
        let piece = serde_json::to_string(&piece).ok()?;
        Some((number, piece))
    }

    fn hand_back(&self, number: u64) {
        let mut state = self.lock();
        if state.under_way.contains_key(&number) {
            state.again.insert(number);
            self.changed.notify_all();
        }
    }

    fn take(&self, number: u64, done: Result<&str, String>) {
        match done.and_then(|done| self.read(number, done)) {
            Ok(Some(done)) => self.take_done(number, done),
            Ok(None) => {}
            Err(why) => self.fail(why),
        }
    }

    fn is_done(&self, number: u64) -> bool {
        let state = self.lock();
        state.end.is_some() || !state.under_way.contains_key(&number)
    }

    fn is_over(&self) -> bool {
        self.lock().end.is_some()
    }

    fn say(&self, what: &str) {
        self.progress.say(what);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;
    use crate::errand::Errand as _;

    /// Squares of numbers; one number is a piece.
    #[derive(Debug, Serialize, Deserialize)]
    struct Squares;

    impl Work for Squares {
        type Piece = u64;
        type Done = u64;

        fn kind() -> String {
            "squares".to_owned()
        }

        fn steps(_piece: &u64) -> u64 {
            1
        }

        fn hand(&self, _watch: &Arc<Watch>) -> Result<Hand<'_, Self>, String> {
            Ok(Box::new(|number| match number {
                13 => Err("thirteen".to_owned()),
                number => Ok(number * number),
            }))
        }

        fn fits(&self, number: &u64, square: &u64) -> bool {
            square.is_multiple_of(*number.max(&1))
        }
    }

    /// Workers elsewhere, as a test has them: what they do with the pieces.
    struct Elsewhere<F>(F);

    impl<F> Debug for Elsewhere<F> {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("Elsewhere")
        }
    }

    impl<F: Fn(&dyn Pieces) -> Result<(), String> + Sync> Workers for Elsewhere<F> {
        fn help(&self, pieces: &dyn Pieces) -> Result<(), String> {
            self.0(pieces)
        }
    }

    /// The squares of the numbers below ten, as they come in.
    fn squares(threads: usize, workers: Option<&dyn Workers>) -> Result<Vec<(u64, u64)>, String> {
        let mut all = Vec::new();
        let take = |number, square| {
            all.push((number, square));
            Ok(ControlFlow::Continue(()))
        };
        let hands = Hands { threads, workers };
        hands.carry_out(&Squares, 0..10, take, &())?;
        all.sort_unstable();
        Ok(all)
    }

    fn expected() -> Vec<(u64, u64)> {
        (0..10).map(|number| (number, number * number)).collect()
    }

    /// A worker that does everything as long as it is asked to.
    fn diligent(pieces: &dyn Pieces) {
        while let Some((number, piece)) = pieces.hand_out() {
            let done = Squares.carry_out(&piece, &Arc::default());
            pieces.take(number, done.as_deref().map_err(String::clone));
        }
    }

    #[test]
    fn every_piece_counts_once_whoever_does_it() {
        for threads in [1, 3] {
            assert_eq!(squares(threads, None), Ok(expected()));
        }
        let worker = Elsewhere(|pieces: &dyn Pieces| {
            diligent(pieces);
            while !pieces.is_over() {
                std::thread::yield_now();
            }
            Ok(())
        });
        for threads in [0, 1, 3] {
            assert_eq!(squares(threads, Some(&worker)), Ok(expected()), "{threads}");
        }
    }

    #[test]
    fn what_is_handed_back_is_done_by_others_and_what_comes_twice_counts_once() {
        let worker = Elsewhere(|pieces: &dyn Pieces| {
            let held: Vec<_> = std::iter::from_fn(|| pieces.hand_out()).collect();
            assert!(!pieces.is_over());
            for (number, _) in &held {
                pieces.hand_back(*number);
            }
            diligent(pieces);
            for (number, piece) in &held {
                let done = Squares.carry_out(piece, &Arc::default()).unwrap();
                pieces.take(*number, Ok(&done));
                pieces.hand_back(*number);
                assert!(pieces.is_done(*number) && pieces.hand_out().is_none());
            }
            assert!(pieces.is_over());
            Ok(())
        });
        assert_eq!(squares(0, Some(&worker)), Ok(expected()));
    }

    /// Threads of this computer wait for what a worker has, and do it themselves when it is missed.
    #[test]
    fn a_lost_piece_is_done_here() {
        let worker = Elsewhere(|pieces: &dyn Pieces| {
            let lost: Vec<_> = std::iter::from_fn(|| pieces.hand_out()).take(2).collect();
            while lost.iter().any(|(number, _)| !pieces.is_done(*number)) {
                for (number, _) in &lost {
                    pieces.hand_back(*number);
                }
            }
            Ok(())
        });
        assert_eq!(squares(2, Some(&worker)), Ok(expected()));
    }

    #[test]
    fn the_first_mistake_ends_the_work_wherever_it_is_made() {
        for answer in ["nonsense", "7"] {
            let worker = Elsewhere(|pieces: &dyn Pieces| {
                while let Some((number, _)) = pieces.hand_out() {
                    pieces.take(number, Ok(answer));
                }
                Ok(())
            });
            let why = squares(0, Some(&worker)).unwrap_err();
            assert!(why.contains("cannot read"), "{why}");
        }
        let failing = Elsewhere(|pieces: &dyn Pieces| {
            let (number, _) = pieces.hand_out().unwrap();
            pieces.take(number, Err("it is too hot".to_owned()));
            assert!(pieces.is_over());
            Ok(())
        });
        assert_eq!(squares(0, Some(&failing)), Err("it is too hot".to_owned()));
        let away = Elsewhere(|_: &dyn Pieces| Err("nobody is there".to_owned()));
        assert_eq!(squares(0, Some(&away)), Err("nobody is there".to_owned()));
        let take = |_, _| Ok(ControlFlow::Continue(()));
        let unlucky = Hands::threads(2).carry_out(&Squares, 0..20, take, &());
        assert_eq!(unlucky, Err("thirteen".to_owned()));
    }

    #[test]
    fn nothing_is_waited_for_once_enough_is_known() {
        let count = AtomicU64::new(0);
        let take = |_, _| {
            Ok(match count.fetch_add(1, Ordering::Relaxed) {
                0..4 => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            })
        };
        let worker = Elsewhere(|pieces: &dyn Pieces| {
            let never_done = pieces.hand_out();
            diligent(pieces);
            assert!(never_done.is_some() && pieces.is_over());
            Ok(())
        });
        let hands = Hands {
            threads: 0,
            workers: Some(&worker),
        };
        hands.carry_out(&Squares, 0..10, take, &()).unwrap();
        assert_eq!(count.load(Ordering::Relaxed), 5);
    }
}
