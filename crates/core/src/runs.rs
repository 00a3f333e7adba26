//! Runs of one face among fair dice.

/// No run is longer, whatever anybody has seen: with two faces one of this length comes once in 10³⁰⁰ throws.
pub const LONGEST_RUN: u64 = 1000;

/// The chance that so many fair dice of so many faces have no run of one face as long as this, which is two at least.
pub fn chance_without_run(dice: u64, faces: usize, length: u64) -> f64 {
    // A run of n equal faces is a streak of n - 1 dice that show the same as the one before.
    let same = (faces as f64).recip();
    chance_without_streak(dice.saturating_sub(1), length.saturating_sub(1), same)
}

/// The chance that so many trials, each with this chance, have no streak of successes as long as this.
///
/// The first such streak ends with a trial when it follows a failure, and there was none before that failure. From many trials on
/// each one takes away the same share.
fn chance_without_streak(trials: u64, streak: u64, success: f64) -> f64 {
    const EXACT: u64 = 4 * LONGEST_RUN;
    if streak > trials.min(EXACT / 2) {
        return 1.0;
    }
    let (exact, streak) = (trials.min(EXACT) as usize, streak as usize);
    let all = success.powi(streak as i32);
    let mut without = vec![1.0; streak];
    without.push(1.0 - all);
    for n in streak + 1..=exact {
        without.push(without[n - 1] - without[n - 1 - streak] * (1.0 - success) * all);
    }
    let last = without[exact];
    if last <= 0.0 || trials == exact as u64 {
        return last.max(0.0);
    }
    last * (last / without[exact - 1]).powf((trials - exact as u64) as f64)
}
