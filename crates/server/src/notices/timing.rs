//! When something is sent: hours of peace, what is gathered, and how long after a failure it is tried again. Time is a value.

use std::time::Duration;

/// The seconds of a day.
const DAY: i64 = 24 * 3600;
/// The longest time between two tries.
const LONGEST: Duration = Duration::from_secs(6 * 3600);

/// The minutes of his day in which somebody is left in peace; where the end comes first it is that of the next day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Quiet {
    /// The first of them.
    pub from: u16,
    /// The first after them.
    pub to: u16,
}

/// When somebody wants to be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Peace {
    /// When he does not.
    pub quiet: Option<Quiet>,
    /// His time zone, in minutes east of Greenwich.
    pub zone: i32,
}

impl Peace {
    /// The first second from this one on (since 1970) at which he may be disturbed.
    pub(crate) fn after(self, now: u64) -> u64 {
        let Some(Quiet { from, to }) = self.quiet else {
            return now;
        };
        let second = (now as i64 + i64::from(self.zone) * 60).rem_euclid(DAY);
        let (from, to) = (i64::from(from) * 60, i64::from(to) * 60);
        let is_quiet = if from <= to {
            (from..to).contains(&second)
        } else {
            second >= from || second < to
        };
        if is_quiet {
            now + (to - second).rem_euclid(DAY) as u64
        } else {
            now
        }
    }
}

/// A notice that waits for a road.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Waiting {
    /// Its key.
    pub notice: i64,
    /// Seconds since 1970 from which on it is to go.
    pub due: u64,
    /// Whether it tells what is not yet so.
    pub is_early: bool,
}

/// What becomes of the notices that wait for a road.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// These go together now.
    Pack(Vec<i64>),
    /// All of them wait until this second.
    Wait(u64),
    /// Nothing has to be done yet.
    Nothing,
}

/// What becomes of the notices that wait for a road at a moment: when the first of them is due, all go that are true by
/// then, but for hours of peace.
pub(crate) fn next(waiting: &[Waiting], peace: Peace, now: u64) -> Next {
    if !waiting.iter().any(|one| one.due <= now) {
        return Next::Nothing;
    }
    let later = peace.after(now);
    if later > now {
        return Next::Wait(later);
    }
    let ready = waiting.iter().filter(|one| !one.is_early);
    Next::Pack(ready.map(|one| one.notice).collect())
}

/// How long after a failed try it is tried again: twice as long each time, by up to a half less by luck (0 to 1), so that many
/// who failed together do not come back together.
pub(crate) fn again_after(tries: u32, first: Duration, luck: f64) -> Duration {
    let doubled = first.saturating_mul(1 << tries.saturating_sub(1).min(20));
    doubled
        .min(LONGEST)
        .mul_f64(1.0 - luck.clamp(0.0, 1.0) / 2.0)
}

/// The moment at which somebody is warned that his time runs out, in seconds since 1970: a fifth of the time for a turn before it
/// is over, a day before at most.
pub(crate) fn warn_at(days: u32, deadline: u64) -> u64 {
    let fifth = u64::from(days) * DAY as u64 / 5;
    deadline.saturating_sub(fifth.min(DAY as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 3600;
    /// Midnight of a day in Greenwich.
    const MIDNIGHT: u64 = 20_000 * DAY as u64;

    fn peace(from: u16, to: u16, zone: i32) -> Peace {
        let quiet = Some(Quiet { from, to });
        Peace { quiet, zone }
    }

    #[test]
    fn nobody_is_disturbed_in_his_night_wherever_he_lives() {
        let night = |zone| peace(22 * 60, 7 * 60, zone);
        let at = |hours: u64| MIDNIGHT + hours * HOUR;
        assert_eq!(night(0).after(at(12)), at(12));
        assert_eq!(night(0).after(at(22)), at(31));
        assert_eq!(night(0).after(at(3) + 59), at(7));
        assert_eq!(night(0).after(at(7)), at(7));
        // In Helsinki it is two hours later.
        assert_eq!(night(120).after(at(19)), at(19));
        assert_eq!(night(120).after(at(20)), at(29));
        // In New York it is five hours earlier.
        assert_eq!(night(-300).after(at(2)), at(2));
        assert_eq!(night(-300).after(at(3)), at(12));
        // Half hours count.
        assert_eq!(night(330).after(at(1)), at(1) + HOUR / 2);
    }

    #[test]
    fn peace_within_a_day_ends_on_that_day() {
        let work = peace(9 * 60, 17 * 60, 0);
        assert_eq!(work.after(MIDNIGHT + 8 * HOUR), MIDNIGHT + 8 * HOUR);
        assert_eq!(work.after(MIDNIGHT + 9 * HOUR), MIDNIGHT + 17 * HOUR);
        assert_eq!(peace(0, 0, 0).after(MIDNIGHT), MIDNIGHT, "no time at all");
    }

    fn waiting(notice: i64, due: u64) -> Waiting {
        Waiting {
            notice,
            due,
            is_early: false,
        }
    }

    #[test]
    fn what_is_gathered_goes_together_when_the_first_is_due() {
        let all = [waiting(1, 600), waiting(2, 900)];
        let none = Peace::default();
        assert_eq!(next(&[], none, 1000), Next::Nothing);
        assert_eq!(next(&all, none, 599), Next::Nothing);
        assert_eq!(next(&all, none, 600), Next::Pack(vec![1, 2]));
        let warning = Waiting {
            is_early: true,
            ..waiting(3, 5000)
        };
        let all = [all[0], warning];
        assert_eq!(next(&all, none, 600), Next::Pack(vec![1]), "not yet so");
    }

    #[test]
    fn in_hours_of_peace_everything_waits_for_their_end() {
        let all = [waiting(1, MIDNIGHT)];
        let night = peace(22 * 60, 7 * 60, 0);
        let morning = MIDNIGHT + 7 * HOUR;
        assert_eq!(next(&all, night, MIDNIGHT), Next::Wait(morning));
        assert_eq!(next(&all, night, morning), Next::Pack(vec![1]));
    }

    #[test]
    fn tries_come_twice_as_late_each_time_and_not_all_at_once() {
        let first = Duration::from_secs(30);
        for (tries, seconds) in [(1, 30), (2, 60), (3, 120), (8, 3840), (40, 6 * 3600)] {
            assert_eq!(again_after(tries, first, 0.0).as_secs(), seconds);
            assert_eq!(again_after(tries, first, 1.0).as_secs(), seconds / 2);
        }
    }

    #[test]
    fn a_warning_comes_a_fifth_of_a_turn_before_its_end() {
        let deadline = MIDNIGHT;
        assert_eq!(deadline - warn_at(1, deadline), 4 * HOUR + 48 * 60);
        assert_eq!(deadline - warn_at(5, deadline), 24 * HOUR);
        assert_eq!(deadline - warn_at(30, deadline), 24 * HOUR);
    }
}
