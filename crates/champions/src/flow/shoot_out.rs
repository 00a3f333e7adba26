//! The shoot-out (C20-cup-4 to 6).

use gaffer_core::{Log, Side};

use crate::event::Event;
use crate::position::Open;
use crate::space::Space;
use crate::squad::{Shirt, ShirtSet};
use crate::step::{Period, Restart, ShootOut, Step, Turn, TurnKind};
use crate::team::{Place, Player};

/// Kicks of each side before sudden death.
const KICKS: u8 = 5;

impl Open {
    pub(super) fn begin_shoot_out(&mut self, log: &mut impl Log<Event>) {
        self.period = Period::ShootOut;
        self.whistle = false;
        self.ones = 0;
        self.tally = 0;
        self.fouls = 0;
        log.note(|| Event::PeriodBegan {
            period: Period::ShootOut,
        });
        self.next_kick();
    }

    /// Everybody leaves the pitch but the taker and the goalie who will be chosen (C20-cup-5).
    pub(crate) fn next_kick(&mut self) {
        self.clear();
        for side in Side::BOTH {
            for shirt in self.teams[side].on_pitch().iter() {
                self.teams[side].put(shirt, Place::Lifted);
            }
        }
        self.turn = Turn::new(self.shoot_out.next(), TurnKind::Restart(Restart::Penalty));
        self.step = Step::ShootOutGoalie;
    }

    /// Who may take the next kick (C20-cup-6).
    pub(crate) fn shooters(&self) -> ShirtSet {
        let side = self.turn.owner;
        let all = self.teams[side].on_pitch();
        let fresh = all.minus(self.shoot_out.kicked[side]);
        if fresh.is_empty() { all } else { fresh }
    }

    pub(super) fn put_shoot_out_goalie(&mut self, at: Space, log: &mut impl Log<Event>) {
        let side = !self.turn.owner;
        let shirt = self.teams[side].goalie;
        self.put(side, shirt, at);
        log.note(|| Event::Put { side, shirt, at });
        self.step = Step::ShootOutTaker;
    }

    pub(super) fn put_shooter(&mut self, shirt: Shirt, at: Space, log: &mut impl Log<Event>) {
        let side = self.turn.owner;
        let kicked = &mut self.shoot_out.kicked[side];
        if kicked.has(shirt) {
            *kicked = ShirtSet::EMPTY;
        }
        kicked.insert(shirt);
        self.put(side, shirt, at);
        self.ball = Some(at);
        self.turn.mover = Some(shirt);
        log.note(|| Event::ShootOutKick { side, shirt, at });
        self.step = Step::ShootOutRoll;
    }

    pub(super) fn shoot_out_roll(&mut self, face: u8, log: &mut impl Log<Event>) {
        let side = self.turn.owner;
        log.note(|| Event::ShootOutRolled { side, face });
        if let Some(shirt) = self.turn.mover {
            self.start_play(Player { side, shirt }, face, true, false, log);
        }
    }

    /// A kick is over: the shoot-out ends as soon as one side cannot be caught (C20-cup-4).
    pub(super) fn end_kick(&mut self, side: Side, scored: bool, log: &mut impl Log<Event>) {
        let (taken, kicks) = (
            &mut self.shoot_out.taken[side],
            &mut self.shoot_out.scored[side],
        );
        *taken = taken.saturating_add(1);
        *kicks = kicks.saturating_add(u8::from(scored));
        let kicks = self.shoot_out.scored;
        log.note(|| Event::ShootOutResult {
            side,
            scored,
            kicks,
        });
        if self.shoot_out.is_decided() {
            self.finish(log);
        } else {
            self.next_kick();
        }
    }
}

impl ShootOut {
    /// Whether one side leads by more than the other can still score (C20-cup-4).
    pub fn is_decided(&self) -> bool {
        let round = self.taken.home.max(self.taken.away).max(KICKS);
        Side::BOTH.into_iter().any(|side| {
            let left = round - self.taken[!side];
            self.scored[side] > self.scored[!side].saturating_add(left)
        })
    }

    /// Whose kick is next: they come in turn, away's first (C20-cup-4).
    pub fn next(&self) -> Side {
        if self.taken.away <= self.taken.home {
            Side::Away
        } else {
            Side::Home
        }
    }
}
