//! Cards, injuries and the replacements they force (C20-dead-4, C20-card-*, C20-injury-*).

use gaffer_core::{Log, Side};

use crate::event::Event;
use crate::options::LEAST_PLAYERS;
use crate::position::Open;
use crate::readings::FewerThanSeven;
use crate::space::Space;
use crate::space_set::SpaceSet;
use crate::squad::{Shirt, ShirtSet};
use crate::step::{DeadBall, Restart, Step};
use crate::team::{Place, SUBSTITUTIONS};

impl Open {
    /// A foul: the fouler is lifted off the board, play is dead (C20-foul-3 to 5).
    pub(super) fn commit_foul(&mut self, fouler: Shirt, victim: Shirt, log: &mut impl Log<Event>) {
        let side = self.turn.owner;
        let Some(at) = self.teams[!side].space(victim) else {
            return;
        };
        log.note(|| Event::Fouled {
            side,
            fouler,
            victim,
            at,
        });
        self.fouls = self.fouls.saturating_add(1);
        self.teams[side].put(fouler, Place::Lifted);
        let restart = if SpaceSet::penalty_area(side).has(at) {
            Restart::Penalty
        } else {
            Restart::FreeKick
        };
        self.begin_dead_ball(
            DeadBall {
                fouler: Some(fouler),
                victim: Some(victim),
                ..DeadBall::new(restart, !side, at)
            },
            log,
        );
    }

    /// Cards first, then injuries (C20-dead-4).
    pub(super) fn discipline(&mut self, log: &mut impl Log<Event>) {
        let Some(dead) = self.dead else {
            return;
        };
        let side = !dead.side;
        let sent_off = if dead.hand_ball {
            Some(self.teams[side].goalie)
        } else {
            dead.fouler.filter(|fouler| {
                let again = self.teams[side].yellow.has(*fouler);
                self.teams[side].yellow.insert(*fouler);
                log.note(|| Event::YellowCard {
                    side,
                    shirt: *fouler,
                });
                again
            })
        };
        let Some(shirt) = sent_off else {
            self.injury(log);
            return;
        };
        log.note(|| Event::RedCard { side, shirt });
        self.teams[side].put(shirt, Place::SentOff);
        self.dead_mut().fouler = None;
        if self.forfeits(side, log) {
            return;
        }
        if shirt != self.teams[side].goalie {
            self.injury(log);
        } else if self.second_goalie(side).is_some() {
            self.step = Step::OutForGoalie(side);
        } else {
            self.step = Step::InGoal(side);
        }
    }

    /// A side with fewer than seven players loses at once (C20-card-6); where it may play on, one without a goalie and
    /// another player (C20-D69).
    fn forfeits(&mut self, side: Side, log: &mut impl Log<Event>) -> bool {
        let least = match self.options.readings.fewer_than_seven() {
            FewerThanSeven::Forfeit => LEAST_PLAYERS,
            FewerThanSeven::PlayOn => 2,
        };
        let too_few = self.teams[side].on_pitch().len() < least;
        if too_few {
            self.forfeit = Some(side);
            log.note(|| Event::Forfeited { side });
            let behind = self.score[!side].saturating_sub(self.score[side]);
            if behind <= 3 {
                self.score[side] = 0;
                self.score[!side] = 3;
            }
            self.finish(log);
        }
        too_few
    }

    /// An outfielder leaves for the second goalie (C20-card-3).
    pub(super) fn leave_for_goalie(&mut self, side: Side, out: Shirt, log: &mut impl Log<Event>) {
        let Some(on) = self.second_goalie(side) else {
            return;
        };
        self.teams[side].put(out, Place::Substituted);
        self.bring_on(side, on);
        log.note(|| Event::Substituted { side, out, on });
        self.make_goalie(side, on, log);
    }

    /// Somebody becomes goalie: the second one, or an outfielder (C20-card-4, C20-injury-4).
    pub(super) fn make_goalie(&mut self, side: Side, shirt: Shirt, log: &mut impl Log<Event>) {
        self.teams[side].put(shirt, Place::Lifted);
        self.teams[side].goalie = shirt;
        let makeshift = self.teams[side].has_makeshift_goalie();
        log.note(|| Event::NewGoalie {
            side,
            shirt,
            makeshift,
        });
        self.step = Step::NewGoalie(side);
    }

    /// Brings a substitute on, not yet on a space.
    pub(super) fn bring_on(&mut self, side: Side, on: Shirt) {
        self.teams[side].put(on, Place::Lifted);
        self.teams[side].substitutions += 1;
        // An emergency comes first: the maximum of three is absolute (C20-sub-15).
        while let Some(last) = self.teams[side].all_in(Place::Warming).last() {
            let planned = self.teams[side].all_in(Place::Warming).len();
            if u32::from(self.teams[side].substitutions) + planned <= u32::from(SUBSTITUTIONS) {
                break;
            }
            self.teams[side].put(last, Place::Dugout);
        }
    }

    /// The new goalie goes on a goal space (C20-card-5).
    pub(super) fn put_new_goalie(&mut self, side: Side, at: Space, log: &mut impl Log<Event>) {
        let shirt = self.teams[side].goalie;
        self.put(side, shirt, at);
        log.note(|| Event::Put { side, shirt, at });
        let of_offender = self.dead.is_some_and(|dead| dead.side != side);
        if of_offender {
            self.injury(log);
        } else {
            self.begin_substitutions(log);
        }
    }

    /// The injury of the fouled player (C20-injury-1 to 4).
    fn injury(&mut self, log: &mut impl Log<Event>) {
        let Some((dead, shirt)) = self.dead.and_then(|dead| Some((dead, dead.victim?))) else {
            self.begin_substitutions(log);
            return;
        };
        let side = dead.side;
        let again = self.teams[side].injured.has(shirt);
        self.teams[side].injured.insert(shirt);
        log.note(|| Event::Injured { side, shirt });
        if !again {
            self.begin_substitutions(log);
            return;
        }
        log.note(|| Event::InjuredOff { side, shirt });
        let was_goalie = shirt == self.teams[side].goalie;
        self.teams[side].put(shirt, Place::InjuredOff);
        self.dead_mut().victim = None;
        if was_goalie {
            if let Some(on) = self.second_goalie(side) {
                self.bring_on(side, on);
                log.note(|| Event::Substituted {
                    side,
                    out: shirt,
                    on,
                });
                self.make_goalie(side, on, log);
            } else if !self.forfeits(side, log) {
                self.step = Step::InGoal(side);
            }
        } else if self.may_replace(side) && !self.outfielders_on_the_bench(side).is_empty() {
            // Who leaves for good is remembered for the record of the substitution.
            self.dead_mut().leaving = ShirtSet::single(shirt);
            self.step = Step::InjurySub;
        } else if !self.forfeits(side, log) {
            self.begin_substitutions(log);
        }
    }

    pub(super) fn decline_injury_sub(&mut self, log: &mut impl Log<Event>) {
        let side = self.dead_mut().side;
        self.dead_mut().leaving = ShirtSet::EMPTY;
        if !self.forfeits(side, log) {
            self.begin_substitutions(log);
        }
    }

    /// A substitute for the injured player, at once (C20-injury-2).
    pub(super) fn replace_injured(&mut self, on: Shirt, log: &mut impl Log<Event>) {
        let dead = *self.dead_mut();
        let side = dead.side;
        self.bring_on(side, on);
        if let Some(out) = dead.leaving.first() {
            log.note(|| Event::Substituted { side, out, on });
        }
        self.dead_mut().leaving = ShirtSet::EMPTY;
        if dead.restart == Restart::Penalty {
            let mut without = *self;
            without.teams[side].put(on, Place::Dugout);
            self.dead_mut().rows = without.outfield_rows(side);
            self.dead_mut().coming = ShirtSet::single(on);
            self.step = Step::InjuryPlace;
        } else {
            self.dead_mut().victim = Some(on);
            self.begin_substitutions(log);
        }
    }

    pub(super) fn put_injury_sub(&mut self, at: Space, log: &mut impl Log<Event>) {
        let side = self.dead_mut().side;
        if let Some(shirt) = self.dead_mut().coming.first() {
            self.put(side, shirt, at);
            log.note(|| Event::Put { side, shirt, at });
        }
        self.dead_mut().coming = ShirtSet::EMPTY;
        self.begin_substitutions(log);
    }
}
