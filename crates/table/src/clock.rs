//! The clocks of a table, folded from its journal: what each side has left, and until when whoever decides may.
//!
//! A choice costs the time since the last entry. A *turn* is a row of choices of one side up to the first choice of the other
//! one. Dice, computer coaches and programs cost nothing, and before the first roll nothing does.

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
    /// Since when whoever decides now has decided, if nothing held him up; later by what did.
    since: Time,
    /// Who made the last choice.
    last: Option<Side>,
    /// Whether dice were rolled.
    has_begun: bool,
    /// The end of the last outage that was credited.
    outage: Time,
    /// Since when both have agreed to go on later.
    adjourned: Time,
}

/// What a side has left at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left {
    /// Of its time, or of that for its turn.
    pub time: Duration,
    /// When that is over.
    pub reserve: Duration,
}

const DAY: u64 = 24 * 3600;

impl Clock {
    /// Full clocks, of which those of people will run.
    pub fn new(control: TimeControl, people: BySide<bool>) -> Self {
        let (left, reserve) = match control {
            TimeControl::Live { base, .. } => (u64::from(base), 0),
            TimeControl::Correspondence { days, reserve } => {
                (u64::from(days) * DAY, u64::from(reserve) * DAY)
            }
        };
        Self {
            control,
            people,
            left: BySide::with(|_| Duration::from_secs(left)),
            reserve: BySide::with(|_| Duration::from_secs(reserve)),
            since: Time::default(),
            last: None,
            has_begun: false,
            outage: Time::default(),
            adjourned: Time::default(),
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
            if self.has_begun {
                self.spend(side, entry.at - self.since);
            }
            self.last = Some(side);
        }
        self.has_begun |= is_roll;
        self.since = entry.at;
    }

    /// A side has made a choice that took so long.
    fn spend(&mut self, side: Side, taken: Duration) {
        if self.people[side] {
            let over = taken.saturating_sub(self.left[side]);
            self.left[side] = self.left[side].saturating_sub(taken);
            self.reserve[side] = self.reserve[side].saturating_sub(over);
        }
        // The turn of the other side is over.
        if self.last == Some(!side) {
            self.left[!side] = self.after_turn(!side);
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
                self.give_back(Time(*from), now);
                self.outage = now;
            }
            Note::Adjourn => self.adjourned = now,
            Note::Resume => self.give_back(self.adjourned, now),
            Note::TakeOver { side, .. } => self.people[*side] = false,
            Note::End(_)
            | Note::Offer(_)
            | Note::Withdraw(_)
            | Note::Decline(_)
            | Note::TakeBack
            | Note::Rematch { .. }
            | Note::Hints
            | Note::Confirmed
            | Note::Disputed(_)
            | Note::Seal(_)
            | Note::Number(_)
            | Note::Secret(_) => {}
        }
    }

    /// Gives the time back of an interval in which nobody could decide.
    fn give_back(&mut self, from: Time, to: Time) {
        self.since = self.since + (to - from.max(self.since));
    }

    /// Whether an outage that ended at this moment has to be credited, where a side decides.
    pub(crate) fn misses(&self, to: Time) -> bool {
        to > self.outage && to > self.since
    }

    /// The side whose time runs, where this one decides.
    pub fn running(&self, decides: Option<Side>) -> Option<Side> {
        decides.filter(|side| self.has_begun && self.people[*side])
    }

    /// The moment at which the time is over of the side that decides.
    pub fn deadline(&self, decides: Option<Side>) -> Option<Time> {
        let side = self.running(decides)?;
        Some(self.since + (self.left[side] + self.reserve[side]))
    }

    /// What each side has left at a moment, where this one decides.
    pub fn left(&self, decides: Option<Side>, now: Time) -> BySide<Left> {
        let mut clock = self.clone();
        if let Some(side) = decides.filter(|_| self.has_begun) {
            clock.spend(side, now - self.since);
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
        Chooses(Side),
        Undoes(Side),
        Rolls,
        RollsByHand(Side),
        Notes(Note),
    }
    use Happens::{Chooses, Notes, Rolls, RollsByHand, Undoes};

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
                Notes(what) => {
                    clock.take_note(&Noted {
                        at: at.0,
                        who: None,
                        what: what.clone(),
                        after: 0,
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
        assert_eq!(clock.deadline(Some(Home)), None);
        let clock = follow(BLITZ, PEOPLE, &happens);
        // Away chose last, and its turn is not over until home chooses: then it has its increment.
        assert_eq!(left(&clock, Some(Away), 97), [100, 93, 0, 0]);
        assert_eq!(left(&clock, Some(Home), 97), [93, 105, 0, 0]);
        assert_eq!(
            clock.deadline(Some(Home)),
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
        assert_eq!(clock.running(Some(Away)), None);
        assert_eq!(clock.deadline(Some(Away)), None);
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

    #[test]
    fn by_letter_each_turn_has_its_days_and_the_reserve_shrinks() {
        let day = DAY;
        let letter = TimeControl::Correspondence {
            days: 2,
            reserve: 3,
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
        assert_eq!(clock.deadline(Some(Away)), Some(deadline));
    }
}
