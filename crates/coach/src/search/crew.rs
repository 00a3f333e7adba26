//! A crew that shares work out over several cores and waits together for the next.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};

/// Work that is shared out, each piece with its number.
struct Pile<T, U> {
    to_do: Mutex<Vec<(usize, T)>>,
    done: Mutex<Vec<(usize, U)>>,
}

impl<T, U> Pile<T, U> {
    /// Works as long as there is something to do.
    fn work_off(&self, work: &impl Fn(T) -> U) {
        let next = || self.to_do.lock().ok()?.pop();
        while let Some((number, task)) = next() {
            let result = work(task);
            if let Ok(mut done) = self.done.lock() {
                done.push((number, result));
            }
        }
    }
}

/// Somebody on a core of their own: called when there is work, and heard of when none is left.
struct Helper {
    call: Sender<()>,
    ready: Receiver<()>,
}

/// Everybody who works, the one who asks included.
pub(super) struct Crew<'a, T, U, W> {
    pile: &'a Pile<T, U>,
    helpers: Vec<Helper>,
    work: &'a W,
}

impl<T, U, W: Fn(T) -> U> Crew<'_, T, U, W> {
    /// The results of all tasks in their order, found by so many of the crew; nothing if a helper was lost.
    pub(super) fn results(&self, tasks: Vec<T>, workers: usize) -> Option<Vec<U>> {
        let helpers = self.helpers.iter().take(workers.saturating_sub(1));
        if helpers.len() == 0 || tasks.len() < 2 {
            return Some(tasks.into_iter().map(self.work).collect());
        }
        *self.pile.to_do.lock().ok()? = tasks.into_iter().enumerate().rev().collect();
        for helper in helpers.clone() {
            helper.call.send(()).ok()?;
        }
        self.pile.work_off(self.work);
        for helper in helpers {
            helper.ready.recv().ok()?;
        }
        let mut done = std::mem::take(&mut *self.pile.done.lock().ok()?);
        done.sort_unstable_by_key(|(number, _)| *number);
        Some(done.into_iter().map(|(_, result)| result).collect())
    }
}

/// Does something with a crew of so many, who go home afterwards.
pub(super) fn with_crew<T: Send, U: Send, W: Fn(T) -> U + Sync>(
    size: usize,
    work: &W,
    command: impl FnOnce(&Crew<T, U, W>),
) {
    let pile = Pile {
        to_do: Mutex::default(),
        done: Mutex::default(),
    };
    std::thread::scope(|scope| {
        let pile = &pile;
        let hire = |_| {
            let (call, called) = channel();
            let (tell, ready) = channel();
            scope.spawn(move || {
                while called.recv().is_ok() {
                    pile.work_off(work);
                    if tell.send(()).is_err() {
                        return;
                    }
                }
            });
            Helper { call, ready }
        };
        command(&Crew {
            pile,
            helpers: (1..size).map(hire).collect(),
            work,
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_order_whatever_the_crew() {
        for size in [1, 2, 5] {
            with_crew(size, &|number: u64| number * number, |crew| {
                for (count, workers) in [(0, 9), (1, 9), (2, 9), (9, 1), (9, 0), (100, 2), (100, 9)]
                {
                    let squares: Vec<u64> = (0..count).map(|number| number * number).collect();
                    assert_eq!(crew.results((0..count).collect(), workers), Some(squares));
                }
            });
        }
    }

    #[test]
    #[should_panic(expected = "a scoped thread panicked")]
    fn a_lost_helper_is_not_waited_for() {
        let here = std::thread::current().id();
        let work = |number: u64| {
            assert_eq!(std::thread::current().id(), here, "lost");
            std::thread::sleep(std::time::Duration::from_millis(number));
        };
        with_crew(
            2,
            &work,
            |crew| while crew.results(vec![1; 8], 2).is_some() {},
        );
    }
}
