//! Vacations by letter: the clock of a side stands still for days that it takes, so many a year.

use std::time::Duration;

use gaffer_core::{Note, Side};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::Problem;

use crate::clock::DAY;
use crate::request::over;
use crate::words::say;
use crate::{Changes, Table, Time};

impl<M: AnyMatch + ?Sized> Table<M> {
    /// Lets a side be away for so many days from now on, instead of what is left of the vacation that it has taken; with none
    /// it is back. What it did not use it can take later; a day that has begun is used.
    pub fn take_vacation(&mut self, seat: Side, days: u32, now: Time) -> Result<Changes, Problem> {
        self.check_seat(seat)?;
        if self.is_closed() || self.flagged(now).is_some() {
            return Err(over());
        }
        let clock = self.clock().filter(|clock| clock.has_vacations());
        let Some(clock) = clock else {
            return Err(Problem::said("no-vacation", say!(problems::NoVacation)));
        };
        let wanted = Duration::from_secs(u64::from(days) * DAY);
        let left = clock.vacation_left(seat, now);
        if wanted > left {
            let left = left.as_secs() / DAY;
            let why = say!(problems::VacationTooLong, left);
            return Err(Problem::said("no-vacation", why));
        }
        if days == 0 && clock.vacation(seat, now).is_none() {
            return Err(Problem::said("no-vacation", say!(problems::NotAway)));
        }
        let until = (now + wanted).0;
        Ok(self.note(Note::Vacation { until }, Some(seat), now))
    }
}
