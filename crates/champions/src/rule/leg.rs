//! The legs of a kick: which paths the ball may take from a player (C20-kick-1 to 17).

use std::ops::ControlFlow;

use gaffer_core::Side;

use crate::choice::Leg;
use crate::position::Open;
use crate::readings::CornerEndline;
use crate::refusal::Why;
use crate::space::{Direction, Space};
use crate::space_set::SpaceSet;
use crate::squad::{Shirt, ShirtSet};
use crate::step::{Period, Play, Restart, TurnKind};

/// How many different players may touch the ball in a play (C20-kick-11).
pub const MOST_TOUCHES: u32 = 6;

/// Where a leg ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LegEnd {
    /// On an empty space with all steps used, or none left to make (C20-kick-17).
    Rest(Space),
    /// On a teammate, with so many steps left.
    Teammate(Space, u8),
    /// In a goal, with so many steps left.
    Goal(Space, u8),
    /// Outside the field.
    Out(Space),
}

impl LegEnd {
    /// The space.
    #[inline]
    pub fn space(self) -> Space {
        match self {
            Self::Rest(space)
            | Self::Teammate(space, _)
            | Self::Goal(space, _)
            | Self::Out(space) => space,
        }
    }
}

/// What the ball meets on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meets {
    Nothing,
    Teammate,
    Goal,
    Out,
    Blocked(Why),
}

/// The board as the ball sees it from one touch on: everything that stays the same for all legs.
#[derive(Clone, Copy, Debug)]
pub struct Kick {
    side: Side,
    from: Space,
    strength: u8,
    opponents: SpaceSet,
    /// Teammates who may touch the ball now.
    receivers: SpaceSet,
    /// Those who may not: they block like opponents (C20-kick-13).
    touched: SpaceSet,
    surplus: SpaceSet,
    offside: SpaceSet,
    /// Spaces next to an opposing outfielder: paths that differ there are told apart.
    risky: SpaceSet,
    only_shots: bool,
    steps_only_into_field: bool,
    /// The spaces over which the ball runs.
    field: SpaceSet,
}

impl Open {
    /// The kick of the player who has just touched the ball.
    pub fn kick(&self) -> Option<Kick> {
        let play = self.play.as_ref()?;
        let from = self.ball?;
        Some(self.kick_of(play, from))
    }

    pub(crate) fn kick_of(&self, play: &Play, from: Space) -> Kick {
        let side = play.side;
        let team = &self.teams[side];
        let touched = play.touched.set();
        let may_again: ShirtSet = Self::may_touch_again(play).into_iter().collect();
        let blocked = touched.minus(may_again);
        let mut others = team.on_pitch().minus(blocked);
        let mut surplus = ShirtSet::EMPTY;
        if touched.len() >= MOST_TOUCHES {
            surplus = others.minus(touched);
            others = others.and(touched);
        }
        let offside = self.offside_at(side, from).and(others);
        let not_receivers = [blocked, surplus, offside].map(|shirts| team.spaces_of(shirts));
        let [touched, surplus, offside] = not_receivers;
        Kick {
            side,
            from,
            strength: play.strength,
            opponents: self.teams[!side].spaces(),
            receivers: team.spaces().minus(touched | surplus | offside),
            touched,
            surplus,
            offside,
            risky: self.teams[!side].outfield_spaces().neighbours() & SpaceSet::FIELD,
            only_shots: self.must_shoot(),
            steps_only_into_field: !from.is_in_field(),
            field: self.field_of_the_ball(),
        }
    }

    /// The spaces over which the ball runs: the field, and while a corner is played the endlines, where they are not
    /// out then (C20-D50).
    pub fn field_of_the_ball(&self) -> SpaceSet {
        let in_play = self.turn.kind == TurnKind::Restart(Restart::Corner)
            && self.options.readings.corner_endline() == CornerEndline::InPlay;
        if in_play {
            SpaceSet::FIELD_AND_ENDLINES
        } else {
            SpaceSet::FIELD
        }
    }

    /// The taker of a restart who may touch the ball a second time now (C20-kick-10).
    fn may_touch_again(play: &Play) -> Option<Shirt> {
        let first = play.touched.first().filter(|_| play.taker)?;
        let touches = play.touched.iter().filter(|shirt| *shirt == first).count();
        (touches == 1 && play.touched.last() != Some(first)).then_some(first)
    }

    /// Whether the leg must be a shot: a penalty or a kick of the shoot-out (C20-pen-4, C20-cup-5).
    pub(crate) fn must_shoot(&self) -> bool {
        self.period == Period::ShootOut
            || (self.turn.kind == TurnKind::Restart(Restart::Penalty)
                && self
                    .play
                    .as_ref()
                    .is_some_and(|play| play.taker && play.touched.len() == 1))
    }

    /// Every leg that is offered, in order; two that differ in nothing are offered once.
    pub(crate) fn each_leg(
        &self,
        each: &mut impl FnMut(Leg) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(kick) = self.kick() else {
            return ControlFlow::Continue(());
        };
        let legal = self.legal_legs(&kick);
        kick.each_path(legal.how, &mut |leg, end| {
            if legal.allows(self, end) && !kick.is_second_way(leg, legal.how) {
                each(leg)
            } else {
                ControlFlow::Continue(())
            }
        })
    }

    /// Where a leg ends, or why it is refused.
    pub(crate) fn leg_end(&self, leg: Leg) -> Result<LegEnd, Why> {
        let kick = self.kick().ok_or(Why::NotAsked)?;
        let legal = self.legal_legs(&kick);
        let end = kick.follow(leg, legal.how)?;
        if legal.how.only_shots && !matches!(end, LegEnd::Goal(..)) {
            return Err(Why::PenaltyIsNoShot);
        }
        if legal.allows(self, end) {
            Ok(end)
        } else {
            Err(Why::NoWayToBall)
        }
    }

    /// Which legs are legal from a touch: complete ones, of which C20-killjoy-6 may forbid some; without
    /// complete ones the longest (C20-kick-17).
    fn legal_legs(&self, kick: &Kick) -> LegalLegs {
        let mut how = How {
            length: kick.strength,
            only_shots: kick.only_shots,
        };
        let mut complete = false;
        let mut allowed = false;
        let look = |how: How, complete: &mut bool, allowed: &mut bool| {
            let _ = kick.each_path(how, &mut |_, end| {
                *complete = true;
                *allowed = match end {
                    LegEnd::Rest(space) => self.both_have_a_way_to(space),
                    _ => true,
                };
                if *allowed {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
        };
        look(how, &mut complete, &mut allowed);
        while !complete && how.length > 0 {
            how.length -= 1;
            look(how, &mut complete, &mut allowed);
        }
        LegalLegs {
            how,
            bound: allowed,
        }
    }

    /// Whether the ball cannot move at all from the touch (C20-kick-17).
    pub(crate) fn ball_is_stuck(&self) -> bool {
        self.kick()
            .is_some_and(|kick| self.legal_legs(&kick).how.length == 0)
    }
}

/// How long legs are, and whether only shots count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct How {
    length: u8,
    only_shots: bool,
}

struct LegalLegs {
    how: How,
    /// Whether C20-killjoy-6 binds: some leg keeps to it (C20-killjoy-8).
    bound: bool,
}

impl LegalLegs {
    #[inline]
    fn allows(&self, position: &Open, end: LegEnd) -> bool {
        match end {
            LegEnd::Rest(space) if self.bound => position.both_have_a_way_to(space),
            _ => true,
        }
    }
}

impl Kick {
    /// What the ball meets if it enters a space.
    #[inline]
    fn meets(&self, space: Space, first: bool) -> Meets {
        if self.field.has(space) {
            return if self.opponents.has(space) {
                Meets::Blocked(Why::ThroughOpponent)
            } else {
                self.meets_own(space, Meets::Nothing)
            };
        }
        if first && self.steps_only_into_field {
            return Meets::Blocked(Why::FirstStepIntoField);
        }
        match space.goal_of() {
            Some(owner) if owner == self.side => {
                self.meets_own(space, Meets::Blocked(Why::OwnGoal))
            }
            Some(_) if self.opponents.has(space) => Meets::Blocked(Why::ThroughOpponent),
            Some(_) => Meets::Goal,
            None => Meets::Out,
        }
    }

    /// What the ball meets of its own side on a space, and what if there is nobody.
    #[inline]
    fn meets_own(&self, space: Space, nobody: Meets) -> Meets {
        if self.receivers.has(space) {
            Meets::Teammate
        } else if self.touched.has(space) {
            Meets::Blocked(Why::TouchedAlready)
        } else if self.surplus.has(space) {
            Meets::Blocked(Why::SeventhPlayer)
        } else if self.offside.has(space) {
            Meets::Blocked(Why::ReceiverOffside)
        } else {
            nobody
        }
    }

    /// Walks along a direction from a space and says where it stops before so many steps, if it does.
    #[inline]
    fn run(&self, from: Space, direction: Direction, done: u8, most: u8) -> (u8, Space, Meets) {
        let mut at = from;
        for step in 0..most {
            let Some(next) = at.step(direction) else {
                return (step, at, Meets::Blocked(Why::BeyondLines));
            };
            match self.meets(next, done + step == 0) {
                Meets::Nothing => at = next,
                other => return (step + 1, next, other),
            }
        }
        (most, at, Meets::Nothing)
    }

    fn end(&self, space: Space, steps: u8, meets: Meets) -> Option<LegEnd> {
        let rem = self.strength - steps;
        match meets {
            // A ball that stays on an endline is out, whatever it may run over (C20-D50).
            Meets::Nothing if SpaceSet::FIELD.has(space) => Some(LegEnd::Rest(space)),
            Meets::Nothing | Meets::Out => Some(LegEnd::Out(space)),
            Meets::Teammate => Some(LegEnd::Teammate(space, rem)),
            Meets::Goal => Some(LegEnd::Goal(space, rem)),
            Meets::Blocked(_) => None,
        }
    }

    /// Every legal path: directions clockwise from north; the straight one first, then the curves to the
    /// left and to the right, the earliest curve first.
    pub(crate) fn each_path(
        &self,
        how: How,
        each: &mut impl FnMut(Leg, LegEnd) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut give = |leg: Leg, space, meets| match self.end(space, leg.len(), meets) {
            Some(end) if !how.only_shots || matches!(end, LegEnd::Goal(..)) => each(leg, end),
            _ => ControlFlow::Continue(()),
        };
        if how.length == 0 {
            return ControlFlow::Continue(());
        }
        for first in Direction::ALL {
            let (steps, space, meets) = self.run(self.from, first, 0, how.length);
            let open = match meets {
                Meets::Blocked(Why::BeyondLines) => steps,
                Meets::Blocked(_) => steps - 1,
                _ => {
                    give(Leg::straight(first, steps), space, meets)?;
                    steps - 1
                }
            };
            for clockwise in [false, true] {
                let second = first.turned(clockwise);
                let mut at = self.from;
                for before in 1..=open {
                    let Some(next) = at.step(first) else { break };
                    at = next;
                    if before == how.length {
                        break;
                    }
                    let (more, space, meets) = self.run(at, second, before, how.length - before);
                    if more > 0 && !matches!(meets, Meets::Blocked(_)) {
                        give(Leg::curved(first, before, second, more), space, meets)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Where a leg ends, or the first thing that is wrong with it.
    pub(crate) fn follow(&self, leg: Leg, how: How) -> Result<LegEnd, Why> {
        if leg.after() > 0 && !leg.second().is_turn_of(leg.first()) {
            return Err(Why::SharpCurve);
        }
        let mut at = self.from;
        for step in 0..leg.len() {
            if step == how.length {
                return Err(if how.length < self.strength {
                    Why::Blocked
                } else {
                    Why::TooLong
                });
            }
            at = at.step(leg.direction(step)).ok_or(Why::BeyondLines)?;
            let meets = self.meets(at, step == 0);
            let last = step + 1 == leg.len();
            match meets {
                Meets::Blocked(why) => return Err(why),
                Meets::Nothing => {}
                Meets::Teammate if !last => return Err(Why::BeyondTeammate),
                Meets::Goal | Meets::Out if !last => return Err(Why::BeyondLines),
                _ => {
                    return self.end(at, leg.len(), meets).ok_or(Why::Blocked);
                }
            }
        }
        if leg.len() < how.length {
            return Err(Why::TooShort);
        }
        self.end(at, leg.len(), Meets::Nothing).ok_or(Why::Blocked)
    }

    /// Whether a leg is the second of two ways to the same space that no opponent can tell apart, so that
    /// only the one that goes straight first is offered.
    fn is_second_way(&self, leg: Leg, how: How) -> bool {
        if leg.after() == 0 || leg.first().is_straight() {
            return false;
        }
        let other = leg.other_way();
        let (Ok(end), Ok(mine)) = (self.follow(other, how), self.follow(leg, how)) else {
            return false;
        };
        if matches!(end, LegEnd::Goal(..)) || end != mine {
            return false;
        }
        let (mut here, mut there) = (self.from, self.from);
        for step in 0..leg.len() - 1 {
            let (Some(a), Some(b)) = (
                here.step(leg.direction(step)),
                there.step(other.direction(step)),
            ) else {
                return false;
            };
            (here, there) = (a, b);
            if here != there && (self.risky.has(here) || self.risky.has(there)) {
                return false;
            }
        }
        true
    }

    /// The spaces that a leg enters, in order.
    pub fn spaces_of(&self, leg: Leg) -> impl Iterator<Item = Space> {
        leg.spaces(self.from)
    }

    /// Whether an opposing outfielder stands next to a space.
    #[inline]
    pub fn is_risky(&self, space: Space) -> bool {
        self.risky.has(space)
    }

    /// Where the ball is kicked from.
    pub fn from(&self) -> Space {
        self.from
    }

    /// Players who may receive the ball.
    pub fn receivers(&self) -> SpaceSet {
        self.receivers
    }

    /// Whether the first step may enter a space.
    pub(crate) fn is_open_step(&self, space: Space) -> bool {
        !matches!(self.meets(space, true), Meets::Blocked(_))
    }
}

/// The shirts of a set of spaces.
pub(crate) fn shirts_on(position: &Open, side: Side, spaces: SpaceSet) -> ShirtSet {
    let team = position.team(side);
    team.on_pitch()
        .iter()
        .filter(|shirt| team.space(*shirt).is_some_and(|space| spaces.has(space)))
        .collect()
}
