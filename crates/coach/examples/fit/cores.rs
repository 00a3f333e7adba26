//! Numbered work on all cores.

use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};

/// Does numbered work on all cores; the results are in order.
pub(crate) fn share_out<T: Send>(count: u64, work: impl Fn(u64) -> T + Sync + Send) -> Vec<T> {
    (0..count).into_par_iter().map(work).collect()
}
