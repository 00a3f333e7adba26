//! Substitutions at a dead ball: who comes on, who leaves, and where the new players go (C20-sub-3 to 14).

use gaffer_core::{Log, Side};

use crate::event::Event;
use crate::position::Open;
use crate::space::Space;
use crate::squad::{Line, Shirt, ShirtSet};
use crate::step::{Restart, Step, TurnKind};
use crate::team::{Place, SUBSTITUTIONS};

impl Open {
    /// Away first, then home (C20-dead-5).
    pub(super) fn begin_substitutions(&mut self, log: &mut impl Log<Event>) {
        self.substitute(Side::Away, log);
    }

    /// Whether warming players may be sent back: only after a goal (C20-sub-4).
    fn may_send_back(&self) -> bool {
        self.turn.kind == TurnKind::Restart(Restart::AfterGoal)
    }

    /// The warming player about whom is decided next.
    pub(crate) fn on_or_back(&self, side: Side) -> Option<Shirt> {
        let decided = self.dead.as_ref()?.decided;
        self.teams[side]
            .all_in(Place::Warming)
            .minus(decided)
            .first()
    }

    fn substitute(&mut self, side: Side, log: &mut impl Log<Event>) {
        let warming = self.teams[side].all_in(Place::Warming);
        if warming.is_empty() {
            self.next_substitutions(side, log);
        } else if self.may_send_back() && self.on_or_back(side).is_some() {
            self.step = Step::OnOrBack(side);
        } else {
            self.take_goalie_off(side, warming);
            self.dead_mut().coming = warming;
            self.dead_mut().leaving = ShirtSet::EMPTY;
            self.next_leaver(side, log);
        }
    }

    fn next_substitutions(&mut self, side: Side, log: &mut impl Log<Event>) {
        let dead = self.dead_mut();
        dead.coming = ShirtSet::EMPTY;
        dead.leaving = ShirtSet::EMPTY;
        dead.decided = ShirtSet::EMPTY;
        dead.rows = (0, 0);
        if side == Side::Away {
            self.substitute(Side::Home, log);
        } else if self.turn.kind == TurnKind::KickOff {
            self.begin_set_up(log);
        } else {
            self.ask_goalie_spot(Side::Away);
        }
    }

    pub(super) fn decide_on(&mut self, side: Side, shirt: Shirt, log: &mut impl Log<Event>) {
        self.dead_mut().decided.insert(shirt);
        self.substitute(side, log);
    }

    pub(super) fn send_back(&mut self, side: Side, shirt: Shirt, log: &mut impl Log<Event>) {
        self.teams[side].put(shirt, Place::Dugout);
        log.note(|| Event::SentBack { side, shirt });
        self.substitute(side, log);
    }

    /// A substitute goalie replaces the goalie (C20-sub-6).
    fn take_goalie_off(&mut self, side: Side, coming: ShirtSet) {
        if !coming.and(Line::Goalies.shirts()).is_empty() {
            let goalie = self.teams[side].goalie;
            self.teams[side].put(goalie, Place::Substituted);
        }
    }

    /// How many outfielders have still to leave.
    fn leavers_wanted(&self) -> u32 {
        self.dead.map_or(0, |dead| {
            let coming = dead.coming.minus(Line::Goalies.shirts()).len();
            coming.saturating_sub(dead.leaving.len())
        })
    }

    /// Who may leave next: ascending, so that enough are left (C20-sub-5).
    pub(crate) fn leavers(&self, side: Side) -> ShirtSet {
        let Some(dead) = self.dead.as_ref() else {
            return ShirtSet::EMPTY;
        };
        let goalie_is_on = self.teams[side].place(self.teams[side].goalie) != Place::Substituted;
        let on_pitch = self.teams[side].on_pitch();
        let outfielders = if goalie_is_on {
            self.teams[side].outfielders()
        } else {
            on_pitch
        };
        let left = match dead.leaving.last() {
            Some(last) => outfielders.above(last),
            None => outfielders,
        };
        let wanted = self.leavers_wanted();
        left.iter()
            .filter(|shirt| left.above(*shirt).len() + 1 >= wanted)
            .collect()
    }

    fn next_leaver(&mut self, side: Side, log: &mut impl Log<Event>) {
        if self.leavers_wanted() > 0 && !self.leavers(side).is_empty() {
            self.step = Step::Out(side);
            return;
        }
        self.exchange(side, log);
    }

    pub(super) fn leave(&mut self, side: Side, shirt: Shirt, log: &mut impl Log<Event>) {
        self.dead_mut().leaving.insert(shirt);
        self.next_leaver(side, log);
    }

    /// The leavers go and the substitutes wait for their spaces; a fouler's or a victim's substitute takes
    /// his place at a free kick (C20-sub-14).
    fn exchange(&mut self, side: Side, log: &mut impl Log<Event>) {
        let dead = *self.dead_mut();
        let goalies = dead.coming.and(Line::Goalies.shirts());
        if let Some(on) = goalies.first() {
            let out = self.teams[side].goalie;
            self.teams[side].goalie = on;
            log.note(|| Event::Substituted { side, out, on });
        }
        let mut placed_later = ShirtSet::EMPTY;
        let outfield = dead.coming.minus(Line::Goalies.shirts());
        let is_free_kick = dead.restart == Restart::FreeKick;
        for (out, on) in dead.leaving.iter().zip(outfield.iter()) {
            log.note(|| Event::Substituted { side, out, on });
            if is_free_kick && side == dead.side && dead.victim == Some(out) {
                self.dead_mut().victim = Some(on);
                placed_later.insert(on);
            } else if is_free_kick && side != dead.side && dead.fouler == Some(out) {
                self.dead_mut().fouler = Some(on);
                placed_later.insert(on);
            } else if side != dead.side && dead.fouler == Some(out) {
                self.dead_mut().fouler = None;
            } else if side == dead.side && dead.victim == Some(out) {
                self.dead_mut().victim = None;
            }
            self.teams[side].put(out, Place::Substituted);
        }
        let rows = self.outfield_rows(side);
        for on in dead.coming.iter() {
            self.teams[side].put(on, Place::Lifted);
            self.teams[side].substitutions =
                (self.teams[side].substitutions + 1).min(SUBSTITUTIONS);
        }
        let dead = self.dead_mut();
        dead.rows = rows;
        dead.coming = dead.coming.minus(placed_later);
        dead.leaving = ShirtSet::EMPTY;
        if self.turn.kind == TurnKind::KickOff {
            // Before extra time everybody is placed anew (C20-cup-2).
            self.next_substitutions(side, log);
        } else {
            self.next_placing(side, log);
        }
    }

    fn next_placing(&mut self, side: Side, log: &mut impl Log<Event>) {
        if self.dead_mut().coming.is_empty() {
            self.next_substitutions(side, log);
        } else {
            self.step = Step::SubPlace(side);
        }
    }

    pub(super) fn place_substitute(&mut self, side: Side, at: Space, log: &mut impl Log<Event>) {
        if let Some(shirt) = self.dead_mut().coming.first() {
            self.put(side, shirt, at);
            self.dead_mut().coming.remove(shirt);
            log.note(|| Event::Put { side, shirt, at });
        }
        self.next_placing(side, log);
    }
}
