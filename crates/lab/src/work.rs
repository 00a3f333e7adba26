//! Work shared over cores, and somebody who is told how far it is.

use rayon::ThreadPoolBuilder;
use rayon::iter::{ParallelBridge as _, ParallelIterator as _};

/// Somebody who is told how far work is; `()` does not want to know.
pub trait Progress: Sync {
    /// There will be so many steps; told before the first.
    fn expect(&self, _steps: u64) {}
    /// One more step is done.
    fn step(&self) {}
    /// Something has happened that whoever waits should know, in words.
    fn say(&self, _what: &str) {}
}

impl Progress for () {}

/// Hands tasks out one by one to so many threads, and gives what each worker came to. Which worker does a task depends
/// on the moment: what the workers came to must add up to the same whoever did what.
pub fn share<T: Send, W: Send>(
    threads: usize,
    tasks: impl Iterator<Item = T> + Send,
    worker: impl Fn() -> Result<W, String> + Sync + Send,
    work: impl Fn(W, T) -> Result<W, String> + Sync + Send,
) -> Result<Vec<W>, String> {
    let workers: Vec<Result<W, String>> = on_threads(threads, || {
        tasks
            .par_bridge()
            .try_fold(worker, |worker, task| work(worker?, task).map(Ok))
            .collect::<Result<_, String>>()
    })??;
    workers.into_iter().collect()
}

/// Lets so many threads do something together.
pub(crate) fn on_threads<T: Send>(
    threads: usize,
    act: impl FnOnce() -> T + Send,
) -> Result<T, String> {
    let pool = ThreadPoolBuilder::new().num_threads(threads.max(1)).build();
    let pool = pool.map_err(|error| format!("no threads to work with: {error}"))?;
    Ok(pool.install(act))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_task_is_done_once_whatever_the_threads() {
        for threads in [0, 1, 2, 5] {
            for tasks in [0, 1, 2, 100] {
                let done = share(
                    threads,
                    0..tasks,
                    || Ok(Vec::new()),
                    |mut done, task| {
                        done.push(task);
                        Ok(done)
                    },
                );
                let mut done = done.unwrap().concat();
                done.sort_unstable();
                assert!(done.into_iter().eq(0..tasks), "{threads} threads");
            }
        }
    }

    #[test]
    fn the_first_mistake_ends_the_work() {
        let endless = share(
            2,
            0_u64..,
            || Ok(()),
            |(), task| match task {
                50 => Err("fifty".to_owned()),
                _ => Ok(()),
            },
        );
        assert_eq!(endless, Err("fifty".to_owned()));
        let nobody = share(2, 0..9, || Err("nobody".to_owned()), |(), _| Ok(()));
        assert_eq!(nobody, Err("nobody".to_owned()));
    }
}
