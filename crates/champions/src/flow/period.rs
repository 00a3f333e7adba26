//! The end of a period and of the match (C20-time-*, C20-cup-1 to 4, C20-cup-16).

use gaffer_core::{BySide, Log, Outcome, Side};

use crate::event::Event;
use crate::position::Open;
use crate::space::Space;
use crate::step::{DeadBall, Period, Restart, Step, Turn, TurnKind};

impl Open {
    /// The time of the period is used up.
    pub(super) fn end_period(&mut self, log: &mut impl Log<Event>) {
        let period = self.period;
        log.note(|| Event::TimeUp { period });
        if !self.options.cup || !self.is_level() {
            self.finish(log);
            return;
        }
        match period {
            Period::Regular => self.begin_extra_time(log),
            Period::ExtraTime | Period::ShootOut => self.begin_shoot_out(log),
        }
    }

    /// A new kick-off, with a new count; pending substitutions first (C20-cup-2).
    fn begin_extra_time(&mut self, log: &mut impl Log<Event>) {
        self.period = Period::ExtraTime;
        self.clear();
        self.ones = 0;
        self.tally = 0;
        self.fouls = 0;
        self.whistle = false;
        log.note(|| Event::PeriodBegan {
            period: Period::ExtraTime,
        });
        self.turn = Turn::new(Side::Away, TurnKind::KickOff);
        let nowhere = Space::new(5, 7);
        self.dead = Some(DeadBall::new(Restart::GoalKick, Side::Away, nowhere));
        self.begin_substitutions(log);
    }

    /// Forgets everything about the moving or dead ball.
    pub(super) fn clear(&mut self) {
        self.play = None;
        self.save = None;
        self.dead = None;
        self.ball = None;
        self.last_touch = None;
        self.corner_taker = None;
        self.wall = None;
    }

    /// The match is over.
    pub(super) fn finish(&mut self, log: &mut impl Log<Event>) {
        self.play = None;
        self.save = None;
        self.dead = None;
        self.step = Step::Over;
        let (outcome, score, after) = (self.outcome(), self.score, self.decided());
        if let (Outcome::Won(side), true) = (outcome, self.options.is_second_leg()) {
            let goals = self.in_all();
            log.note(|| Event::TieWon { side, goals });
        }
        log.note(|| Event::MatchOver {
            outcome,
            score,
            after,
        });
    }

    /// Whether nobody is ahead, in the second leg of a tie by the goals of both legs (C20-D126).
    pub(crate) fn is_level(&self) -> bool {
        let BySide { home, away } = self.in_all();
        home == away
    }

    /// Who has won, in the second leg of a tie the tie (C20-cup-1, C20-cup-16, C20-D126).
    pub(crate) fn outcome(&self) -> Outcome {
        if let Some(side) = self.forfeit {
            return Outcome::Won(!side);
        }
        let goals = if self.period == Period::ShootOut {
            self.shoot_out.scored
        } else {
            self.in_all()
        };
        ahead(goals)
    }
}

/// Who has more.
pub(crate) fn ahead(goals: BySide<u8>) -> Outcome {
    match goals.home.cmp(&goals.away) {
        std::cmp::Ordering::Greater => Outcome::Won(Side::Home),
        std::cmp::Ordering::Less => Outcome::Won(Side::Away),
        std::cmp::Ordering::Equal => Outcome::Drawn,
    }
}
