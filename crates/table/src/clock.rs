//! The clocks of a table, folded from its journal: what each side has left, and until when whoever decides may.
//!
//! A choice costs the time since the last entry; where both sides are asked at once, that of the second one the time since
//! then, until it has decided. A *turn* is a row of choices of one side up to the first choice of the other
//! one. Dice, computer coaches and programs cost nothing, and before the first roll nothing does. Neither does time in which
//! nobody could decide, nor, by letter, that of a side's vacation.

use std::time::Duration;

use gaffer_core::{BySide, Note, Noted, RecordEntry, Side, TimeControl};

use crate::{Entry, Time, Who};

/// What the sides have left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// Whose time runs: that of people.
    people: BySide<bool>,
    /// What is left of each side's time, or of that for its turn.
    left: BySide<Duration>,
    /// What is left when that is over.
    reserve: BySide<Duration>,
    /// Since when each side decides, if it does: when the last entry was made, or both were asked at once.
    since: BySide<Time>,
    /// The side that is asked while the other one decides in secret.
    beside: Option<Beside>,
    /// What costs nothing of the time since, the earliest first.
    stops: Vec<Stop>,
    /// Who made the last choice.
    last: Option<Side>,
    /// When dice were first rolled.
    began: Option<Time>,
    /// The end of the last outage that was credited.
    outage: Time,
    /// Since when both have agreed to go on later.
    adjourned: Time,
    /// The last vacation of each side, from when until when.
    vacation: BySide<Option<(Time, Time)>>,
    /// What each side has used of its days for vacations, that one included.
    used: BySide<Duration>,
}

/// A side that is asked while the other one decides in secret, until it makes an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Beside {
    side: Side,
    /// Whether it has decided: its time does not run.
    is_decided: bool,
}

/// An interval in which clocks stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stop {
    from: Time,
    to: Time,
    /// Whose.
    sides: BySide<bool>,
}

const BOTH: BySide<bool> = BySide {
    home: true,
    away: true,
};

/// What a side has left at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left {
    /// Of its time, or of that for its turn.
    pub time: Duration,
    /// When that is over.
    pub reserve: Duration,
}

/// The seconds of a day.
pub(crate) const DAY: u64 = 24 * 3600;
/// Those of a year of days for vacations.
const YEAR: u64 = 365 * DAY;

impl Clock {
    /// Full clocks, of which those of people will run.
    pub fn new(control: TimeControl, people: BySide<bool>) -> Self {
        let (left, reserve) = match control {
            TimeControl::Live { base, .. } => (u64::from(base), 0),
            TimeControl::Correspondence { days, reserve, .. } => {
                (u64::from(days) * DAY, u64::from(reserve) * DAY)
            }
        };
        Self {
            control,
            people,
            left: BySide::with(|_| Duration::from_secs(left)),
            reserve: BySide::with(|_| Duration::from_secs(reserve)),
            since: BySide::default(),
            beside: None,
            stops: Vec::new(),
            last: None,
            began: None,
            outage: Time::default(),
            adjourned: Time::default(),
            vacation: BySide::default(),
            used: BySide::default(),
        }
    }

    /// Takes an entry of the journal.
    pub(crate) fn take(&mut self, entry: &Entry) {
        let is_roll = match &entry.what {
            RecordEntry::Answer(text) => text.starts_with("roll "),
            RecordEntry::Undo(_) => false,
            RecordEntry::Rules { .. }
            | RecordEntry::Note(_)
            | RecordEntry::Asked(_)
            | RecordEntry::At(_) => return,
        };
        if let (false, Who::Side(side)) = (is_roll, entry.who) {
            if self.began.is_some() {
                self.spend(side, self.elapsed(side, entry.at));
            }
            self.last = Some(side);
        }
        self.began = self.began.or(is_roll.then_some(entry.at));
        // While the other one goes on to decide in secret, both are asked.
        let is_choice = matches!(entry.what, RecordEntry::Answer(_)) && !is_roll;
        let goes_on = |beside: &Beside| is_choice && entry.who == Who::Side(!beside.side);
        match self.beside {
            Some(beside) if goes_on(&beside) => self.since[!beside.side] = entry.at,
            _ => {
                self.end_beside(entry.who, entry.at);
                self.since = BySide::with(|_| entry.at);
            }
        }
        let since = self.since.home.min(self.since.away);
        self.stops.retain(|stop| stop.to > since);
    }

    /// The side that is asked beside the other one is so no more; if it did not answer itself, it pays for the time until now.
    fn end_beside(&mut self, who: Who, now: Time) {
        if let Some(Beside { side, .. }) = self.beside
            && who != Who::Side(side)
        {
            self.pay(side, self.elapsed(side, now));
            self.since[side] = now;
        }
        self.beside = None;
    }

    /// What of the time since a side is asked counts at a moment.
    fn elapsed(&self, side: Side, now: Time) -> Duration {
        let is_decided = |beside: Beside| beside.is_decided && beside.side == side;
        if self.beside.is_some_and(is_decided) {
            return Duration::ZERO;
        }
        let (mut elapsed, mut from) = (now - self.since[side], self.since[side]);
        for stop in self.stops.iter().filter(|stop| stop.sides[side]) {
            let to = stop.to.min(now);
            elapsed = elapsed.saturating_sub(to - stop.from.max(from));
            from = from.max(to);
        }
        elapsed
    }

    /// A side has made a choice that took so long.
    fn spend(&mut self, side: Side, taken: Duration) {
        self.pay(side, taken);
        // The turn of the other side is over.
        if self.last == Some(!side) {
            self.left[!side] = self.after_turn(!side);
        }
    }

    /// So much of a side's time is over.
    fn pay(&mut self, side: Side, taken: Duration) {
        if self.people[side] {
            let over = taken.saturating_sub(self.left[side]);
            self.left[side] = self.left[side].saturating_sub(taken);
            self.reserve[side] = self.reserve[side].saturating_sub(over);
        }
    }

    /// What a side has left after a turn.
    fn after_turn(&self, side: Side) -> Duration {
        match self.control {
            TimeControl::Live { increment, .. } => {
                self.left[side] + Duration::from_secs(increment.into())
            }
            TimeControl::Correspondence { days, .. } => Duration::from_secs(u64::from(days) * DAY),
        }
    }

    /// Takes a note.
    pub(crate) fn take_note(&mut self, noted: &Noted) {
        let now = Time(noted.at);
        match &noted.what {
            Note::Outage { from } => {
                self.stop(Time(*from), now, BOTH);
                self.outage = now;
            }
            Note::Adjourn => self.adjourned = now,
            Note::Resume => self.stop(self.adjourned, now, BOTH),
            Note::Vacation { until } => {
                if let Some(side) = noted.who {
                    self.leave(side, now, Time(*until));
                }
            }
            Note::TakeOver { side, .. } => {
                self.end_beside(Who::Table, now);
                self.people[*side] = false;
            }
            Note::AskedToo { side } => self.ask_too(*side, now),
            Note::Decided => {
                if let Some(side) = noted.who {
                    self.pay(side, self.elapsed(side, now));
                    let is_decided = true;
                    self.beside = Some(Beside { side, is_decided });
                }
            }
            Note::End(_)
            | Note::Offer(_)
            | Note::Withdraw(_)
            | Note::Decline(_)
            | Note::TakeBack
            | Note::Rematch { .. }
            | Note::Hints
            | Note::Confirmed
            | Note::Disputed(_)
            | Note::Planned
            | Note::Seal(_)
            | Note::Number(_)
            | Note::Secret(_) => {}
        }
    }

    /// A side is asked, too, while the other one decides in secret. That is a turn of its own.
    fn ask_too(&mut self, side: Side, now: Time) {
        if self.last == Some(side) {
            self.left[side] = self.after_turn(side);
            self.last = None;
        }
        self.since[side] = now;
        let is_decided = false;
        self.beside = Some(Beside { side, is_decided });
    }

    /// Since when a side is asked, or was first, while the other one decides in secret; none once it has decided.
    pub fn asked_too(&self, side: Side) -> Option<Time> {
        let is_asked = |beside: &Beside| beside.side == side && !beside.is_decided;
        self.beside.filter(is_asked).map(|_| self.since[side])
    }

    /// Whether it is noted that a side is asked while the other one decides in secret, though it may have decided since.
    pub(crate) fn is_beside(&self, side: Side) -> bool {
        self.beside.is_some_and(|beside| beside.side == side)
    }

    /// Whether dice were rolled: before, no time runs.
    pub(crate) fn has_begun(&self) -> bool {
        self.began.is_some()
    }

    /// Lets clocks stand still in an interval.
    fn stop(&mut self, from: Time, to: Time, sides: BySide<bool>) {
        let before = self.stops.partition_point(|stop| stop.from <= from);
        self.stops.insert(before, Stop { from, to, sides });
    }

    /// A side is away until a moment, instead of what is left of its vacation.
    fn leave(&mut self, side: Side, now: Time, until: Time) {
        let sides = BySide::with(|one| one == side);
        if self.vacation(side, now).is_some() {
            self.used[side] = self.used[side].saturating_sub(self.unused(side, now));
            let own = |stop: &&mut Stop| stop.sides == sides;
            for stop in self.stops.iter_mut().filter(own) {
                stop.to = stop.to.min(now);
            }
        }
        self.vacation[side] = Some((now, until)).filter(|_| until > now);
        self.used[side] += until - now;
        if until > now {
            self.stop(now, until, sides);
        }
    }

    /// Whether the sides can take days off.
    pub(crate) fn has_vacations(&self) -> bool {
        matches!(
            self.control,
            TimeControl::Correspondence { vacation: 1.., .. }
        )
    }

    /// Until when a side is away at a moment; none where it is not.
    pub(crate) fn vacation(&self, side: Side, now: Time) -> Option<Time> {
        self.vacation[side]
            .map(|(_, until)| until)
            .filter(|until| *until > now)
    }

    /// What a side gets back of its vacation if it ends at a moment: a day that has begun is used, and the first one in any case, so
    /// that nobody goes and comes without end.
    fn unused(&self, side: Side, now: Time) -> Duration {
        let Some((from, to)) = self.vacation[side].filter(|(_, to)| *to > now) else {
            return Duration::ZERO;
        };
        let begun = (now - from)
            .as_millis()
            .div_ceil(1000 * u128::from(DAY))
            .max(1) as u64;
        (to - from).saturating_sub(Duration::from_secs(begun * DAY))
    }

    /// How long a side can be away from a moment on: what it has for the years since the first roll, less what it has used.
    pub(crate) fn vacation_left(&self, side: Side, now: Time) -> Duration {
        let TimeControl::Correspondence { vacation, .. } = self.control else {
            return Duration::ZERO;
        };
        let begun = self.began.map_or(Duration::ZERO, |began| now - began);
        let years = begun.as_secs() / YEAR + 1;
        let due = self.unused(side, now);
        let all = Duration::from_secs(u64::from(vacation) * DAY * years);
        (all + due).saturating_sub(self.used[side])
    }

    /// Whether an outage that ended at this moment has to be credited, where a side decides.
    pub(crate) fn misses(&self, to: Time) -> bool {
        to > self.outage && to > self.since.home.min(self.since.away)
    }

    /// Whose time runs, where this side decides.
    pub fn running(&self, decides: Option<Side>) -> BySide<bool> {
        BySide::with(|side| {
            let is_asked = match self.beside {
                Some(beside) if beside.side == side => !beside.is_decided,
                _ => decides == Some(side),
            };
            is_asked && self.began.is_some() && self.people[side]
        })
    }

    /// The moment at which the time of a side is over, if it runs where this one decides.
    pub fn deadline(&self, decides: Option<Side>, side: Side) -> Option<Time> {
        if !self.running(decides)[side] {
            return None;
        }
        let mut deadline = self.since[side] + (self.left[side] + self.reserve[side]);
        let mut from = self.since[side];
        for stop in self.stops.iter().filter(|stop| stop.sides[side]) {
            let begins = stop.from.max(from);
            // Time that was over before stays over.
            if begins >= deadline {
                break;
            }
            deadline = deadline + (stop.to - begins);
            from = from.max(stop.to);
        }
        Some(deadline)
    }

    /// What each side has left at a moment, where this one decides.
    pub fn left(&self, decides: Option<Side>, now: Time) -> BySide<Left> {
        let mut clock = self.clone();
        if let Some(side) = decides.filter(|_| self.began.is_some()) {
            clock.spend(side, self.elapsed(side, now));
            if self.asked_too(!side).is_some() {
                clock.pay(!side, self.elapsed(!side, now));
            }
        }
        BySide::with(|side| Left {
            time: clock.left[side],
            reserve: clock.reserve[side],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Side::{Away, Home};

    /// What happens, at so many seconds.
    enum Happens {
        /// Away until this second.
        IsAway(Side, u64),
        Decides(Side),
        Chooses(Side),
        Undoes(Side),
        Rolls,
        RollsByHand(Side),
        Notes(Note),
    }
    use Happens::{Chooses, Decides, IsAway, Notes, Rolls, RollsByHand, Undoes};

    /// An outage from this second on.
    fn outage(from: u64) -> Happens {
        Notes(Note::Outage {
            from: (1_000_000 + from) * 1000,
        })
    }

    fn follow(control: TimeControl, people: BySide<bool>, happens: &[(u64, Happens)]) -> Clock {
        let mut clock = Clock::new(control, people);
        for (second, what) in happens {
            let at = Time::from_seconds(1_000_000 + second);
            let answer = |text: &str| RecordEntry::Answer(text.to_owned());
            let (what, who) = match what {
                Chooses(side) => (answer("done"), Who::Side(*side)),
                Undoes(side) => (RecordEntry::Undo(1), Who::Side(*side)),
                Rolls => (answer("roll 5 2"), Who::Table),
                RollsByHand(side) => (answer("roll 5 2"), Who::Side(*side)),
                Notes(_) | IsAway(..) | Decides(_) => {
                    let (who, what) = match what {
                        IsAway(side, until) => {
                            let until = (1_000_000 + until) * 1000;
                            (Some(*side), Note::Vacation { until })
                        }
                        Decides(side) => (Some(*side), Note::Decided),
                        Notes(what) => (None, what.clone()),
                        _ => continue,
                    };
                    let (at, after) = (at.0, 0);
                    clock.take_note(&Noted {
                        at,
                        who,
                        what,
                        after,
                    });
                    continue;
                }
            };
            clock.take(&Entry { what, who, at });
        }
        clock
    }

    const PEOPLE: BySide<bool> = BySide {
        home: true,
        away: true,
    };

    /// Seconds left of both, and of their reserves, where this side decides at this second.
    fn left(clock: &Clock, decides: Option<Side>, second: u64) -> [u64; 4] {
        let left = clock.left(decides, Time::from_seconds(1_000_000 + second));
        [
            left.home.time.as_secs(),
            left.away.time.as_secs(),
            left.home.reserve.as_secs(),
            left.away.reserve.as_secs(),
        ]
    }

    const BLITZ: TimeControl = TimeControl::Live {
        base: 100,
        increment: 5,
    };

    #[test]
    fn nothing_runs_before_the_first_roll() {
        let happens = [(0, Chooses(Home)), (50, Chooses(Away)), (90, Rolls)];
        let clock = follow(BLITZ, PEOPLE, &happens[..2]);
        assert_eq!(left(&clock, Some(Home), 80), [100, 100, 0, 0]);
        assert_eq!(clock.deadline(Some(Home), Home), None);
        let clock = follow(BLITZ, PEOPLE, &happens);
        // Away chose last, and its turn is not over until home chooses: then it has its increment.
        assert_eq!(left(&clock, Some(Away), 97), [100, 93, 0, 0]);
        assert_eq!(left(&clock, Some(Home), 97), [93, 105, 0, 0]);
        assert_eq!(
            clock.deadline(Some(Home), Home),
            Some(Time::from_seconds(1_000_190))
        );
    }

    #[test]
    fn a_turn_costs_its_choices_and_brings_one_increment() {
        let clock = follow(
            BLITZ,
            PEOPLE,
            &[
                (0, Rolls),
                (10, Chooses(Home)), // 90
                (13, Undoes(Home)),  // 87
                (15, Chooses(Home)), // 85
                (15, Rolls),
                (22, Chooses(Home)),     // 78
                (60, RollsByHand(Home)), // nobody's
                (64, Chooses(Away)),     // 96, and home's turn is over: 83
                (65, Chooses(Away)),     // 95
                (70, Chooses(Home)),     // 78, and away's: 100
            ],
        );
        assert_eq!(left(&clock, None, 500), [78, 100, 0, 0]);
        assert_eq!(left(&clock, Some(Home), 72), [76, 100, 0, 0]);
        assert_eq!(left(&clock, Some(Away), 72), [83, 98, 0, 0]);
        assert_eq!(left(&clock, Some(Away), 1000), [83, 0, 0, 0]);
    }

    #[test]
    fn a_coach_has_all_the_time_and_costs_nobody_any() {
        let person = BySide {
            home: true,
            away: false,
        };
        let happens = [(0, Rolls), (10, Chooses(Home)), (70, Chooses(Away))];
        let clock = follow(BLITZ, person, &happens);
        assert_eq!(left(&clock, Some(Home), 75), [90, 105, 0, 0]);
        assert_eq!(clock.running(Some(Away)), BySide::default());
        assert_eq!(clock.deadline(Some(Away), Away), None);
    }

    #[test]
    fn an_outage_costs_nobody_any_time() {
        let before = [(0, Rolls), (10, Chooses(Home))];
        let clock = follow(BLITZ, PEOPLE, &before);
        assert_eq!(left(&clock, Some(Home), 30), [70, 100, 0, 0]);
        // It began after the last choice: what came before it counts.
        let again = [(0, Rolls), (10, Chooses(Home)), (50, outage(20))];
        let clock = follow(BLITZ, PEOPLE, &again);
        assert_eq!(left(&clock, Some(Home), 50), [80, 100, 0, 0]);
        assert_eq!(left(&clock, Some(Home), 55), [75, 100, 0, 0]);
        assert!(!clock.misses(Time::from_seconds(1_000_050)));
        // The last sign of life was before the last choice, which was one too.
        let again = [(0, Rolls), (10, Chooses(Home)), (50, outage(5))];
        let clock = follow(BLITZ, PEOPLE, &again);
        assert_eq!(left(&clock, Some(Home), 50), [90, 100, 0, 0]);
        // Time that was over before the outage stays over.
        let late = [(0, Rolls), (200, outage(150))];
        let clock = follow(BLITZ, PEOPLE, &late);
        assert_eq!(left(&clock, Some(Home), 200), [0, 100, 0, 0]);
    }

    #[test]
    fn what_is_adjourned_costs_nobody_any_time() {
        let happens = [
            (0, Rolls),
            (10, Chooses(Home)),
            (25, Notes(Note::Adjourn)),
            (900, Notes(Note::Resume)),
        ];
        let clock = follow(BLITZ, PEOPLE, &happens);
        assert_eq!(left(&clock, Some(Home), 900), [75, 100, 0, 0]);
        assert_eq!(left(&clock, Some(Away), 903), [95, 82, 0, 0]);
    }

    /// Away is asked, too, at this second.
    fn asked_too(second: u64) -> (u64, Happens) {
        (second, Notes(Note::AskedToo { side: Away }))
    }

    #[test]
    fn both_clocks_run_until_each_has_decided() {
        let before = || [(0, Rolls), (10, Chooses(Away)), (10, Rolls), asked_too(10)];
        // The turn that away had is over with the new question: it has its increment, and no second one for it.
        let clock = follow(BLITZ, PEOPLE, &before());
        assert_eq!(left(&clock, Some(Home), 10), [100, 95, 0, 0]);
        assert_eq!(left(&clock, Some(Home), 30), [80, 75, 0, 0]);
        assert_eq!(clock.running(Some(Home)), PEOPLE);
        let over = |clock: &Clock| {
            Side::BOTH.map(|side| Some(clock.deadline(Some(Home), side)?.seconds() - 1_000_000))
        };
        assert_eq!(over(&clock), [Some(110), Some(105)]);
        // Home answers first: away has been asked since second 10.
        let mut happens = Vec::from(before());
        happens.push((30, Chooses(Home)));
        let clock = follow(BLITZ, PEOPLE, &happens);
        assert_eq!(left(&clock, Some(Away), 40), [85, 65, 0, 0]);
        happens.push((40, Chooses(Away)));
        happens.push((43, Chooses(Home)));
        let clock = follow(BLITZ, PEOPLE, &happens);
        assert_eq!(left(&clock, None, 99), [82, 70, 0, 0]);
        // Away decides first, and its answer is given with home's.
        let mut happens = Vec::from(before());
        happens.push((20, Decides(Away)));
        let clock = follow(BLITZ, PEOPLE, &happens);
        assert_eq!(left(&clock, Some(Home), 30), [80, 85, 0, 0]);
        assert_eq!(over(&clock), [Some(110), None]);
        happens.extend([(30, Chooses(Home)), (31, Chooses(Away))]);
        let clock = follow(BLITZ, PEOPLE, &happens);
        assert_eq!(left(&clock, Some(Home), 34), [82, 90, 0, 0]);
    }

    #[test]
    fn a_coach_who_takes_over_ends_what_both_were_asked() {
        let coach = "random".to_owned();
        let happens = [
            (0, Rolls),
            asked_too(0),
            (20, Notes(Note::TakeOver { side: Home, coach })),
            (50, Chooses(Home)),
            (55, Chooses(Away)),
        ];
        let clock = follow(BLITZ, PEOPLE, &happens);
        assert_eq!(left(&clock, None, 55)[1], 75);
    }

    #[test]
    fn by_letter_each_turn_has_its_days_and_the_reserve_shrinks() {
        let day = DAY;
        let letter = TimeControl::Correspondence {
            days: 2,
            reserve: 3,
            vacation: 0,
        };
        let clock = follow(
            letter,
            PEOPLE,
            &[
                (0, Rolls),
                (day, Chooses(Home)),     // 1 day of the turn is left
                (3 * day, Chooses(Home)), // 1 day over: 2 in reserve
                (4 * day, Chooses(Away)), // home's turn is over, away has used 1 day
            ],
        );
        assert_eq!(
            left(&clock, Some(Away), 4 * day),
            [2 * day, day, 2 * day, 3 * day]
        );
        // Away's turn will be over when home chooses, within its two days.
        assert_eq!(
            left(&clock, Some(Home), 5 * day),
            [day, 2 * day, 2 * day, 3 * day]
        );
        let deadline = Time::from_seconds(1_000_000 + 8 * day);
        assert_eq!(clock.deadline(Some(Away), Away), Some(deadline));
    }

    /// By letter, two days a turn without a reserve, ten days off a year.
    const WITH_DAYS_OFF: TimeControl = TimeControl::Correspondence {
        days: 2,
        reserve: 0,
        vacation: 10,
    };

    fn at(day: u64) -> Time {
        Time::from_seconds(1_000_000 + day * DAY)
    }

    #[test]
    fn a_vacation_stops_the_clock_of_its_side_alone() {
        let happens = [
            (0, Rolls),
            (DAY, Chooses(Home)),             // away decides from day 1 on
            (2 * DAY, IsAway(Away, 7 * DAY)), // five days off, one day of its turn is left
        ];
        let clock = follow(WITH_DAYS_OFF, PEOPLE, &happens);
        assert_eq!(clock.deadline(Some(Away), Away), Some(at(8)));
        assert_eq!(left(&clock, Some(Away), 6 * DAY)[1], DAY);
        assert_eq!(left(&clock, Some(Away), 7 * DAY + DAY / 2)[1], DAY / 2);
        // Home's clock would have run on.
        assert_eq!(clock.deadline(Some(Home), Home), Some(at(2)));
        assert_eq!(clock.vacation(Away, at(6)), Some(at(7)));
        assert_eq!(clock.vacation(Away, at(7)), None);
        assert_eq!(clock.vacation_left(Away, at(7)).as_secs(), 5 * DAY);
        assert_eq!(clock.vacation_left(Home, at(7)).as_secs(), 10 * DAY);
        assert_eq!(clock.vacation_left(Away, at(366)).as_secs(), 15 * DAY);
    }

    #[test]
    fn whoever_comes_back_early_has_days_left_and_outages_count_once() {
        let happens = [
            (0, Rolls),
            (DAY, Chooses(Home)),
            (2 * DAY, IsAway(Away, 7 * DAY)),
            (4 * DAY, outage(3 * DAY)), // within the vacation: nothing more is given back
            (5 * DAY, IsAway(Away, 5 * DAY)), // back after three days
        ];
        let clock = follow(WITH_DAYS_OFF, PEOPLE, &happens);
        assert_eq!(clock.deadline(Some(Away), Away), Some(at(6)));
        assert_eq!(clock.vacation_left(Away, at(5)).as_secs(), 7 * DAY);
        assert_eq!(clock.vacation(Away, at(5)), None);
        // A day that has begun is used, the first one at once.
        for (back, left) in [(0, 9), (DAY - 1, 9), (DAY + 1, 8), (5 * DAY, 5)] {
            let happens = [
                (0, Rolls),
                (DAY, IsAway(Away, 6 * DAY)),
                (DAY + back, IsAway(Away, DAY + back)),
            ];
            let clock = follow(WITH_DAYS_OFF, PEOPLE, &happens);
            assert_eq!(clock.vacation_left(Away, at(6)).as_secs(), left * DAY);
        }
        // A vacation goes on while its side answers, and is there for its next turn.
        let happens = [
            (0, Rolls),
            (0, IsAway(Home, 8 * DAY)),
            (DAY, Chooses(Home)),
            (2 * DAY, Chooses(Away)),
        ];
        let clock = follow(WITH_DAYS_OFF, PEOPLE, &happens);
        assert_eq!(clock.deadline(Some(Home), Home), Some(at(10)));
    }
}
