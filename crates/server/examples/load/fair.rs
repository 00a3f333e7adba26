//! What clocks and sealed dice cost: matches with both and matches without take turns, each with a server of its own.

use crate::bots::{self, Kind};
use crate::{Command, process};

/// What one kind of match came to.
#[derive(Default)]
struct Sum {
    answers: usize,
    seconds: f64,
    /// Of the processor, in microseconds.
    used: usize,
}

impl Sum {
    fn rate(&self) -> f64 {
        self.answers as f64 / self.seconds.max(1e-9)
    }

    fn per_answer(&self) -> f64 {
        self.used as f64 / self.answers.max(1) as f64
    }
}

/// Answers a second and processor time for each, in words.
pub(crate) async fn measure(command: &Command) -> String {
    let mut sums = [Sum::default(), Sum::default()];
    for _ in 0..command.rounds {
        for (sum, kind) in sums.iter_mut().zip([Kind::Plain, Kind::Fair]) {
            let server = process::start(command.program.as_deref(), &[]);
            let (matches, seconds) = (command.matches, command.seconds);
            let figures = bots::play(&server.address, &command.game, kind, matches, seconds).await;
            println!("{kind:?}: {figures}");
            sum.answers += figures.waits.len();
            sum.seconds += figures.time.as_secs_f64();
            sum.used += server.used().as_micros() as usize;
        }
    }
    let [plain, fair] = &sums;
    let percent = |fair: f64, plain: f64| (fair / plain.max(1e-9) - 1.0) * 100.0;
    format!(
        "answers a second: {:.0} without, {:.0} with clocks and sealed dice ({:+.1} %)\n\
         processor time of the server for each: {:.0} µs without, {:.0} µs with ({:+.1} %)",
        plain.rate(),
        fair.rate(),
        percent(fair.rate(), plain.rate()),
        plain.per_answer(),
        fair.per_answer(),
        percent(fair.per_answer(), plain.per_answer()),
    )
}
