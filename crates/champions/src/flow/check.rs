//! Whether a choice is allowed, and if not, which rule forbids it.

use std::ops::ControlFlow;

use gaffer_core::Side;

use crate::choice::Choice;
use crate::position::{Open, Position};
use crate::refusal::Why;
use crate::space::Space;
use crate::squad::{Line, Shirt};
use crate::step::Step;
use crate::team::Place;

impl Position {
    /// Refuses a choice that is not allowed now.
    pub(crate) fn check(&self, choice: Choice) -> Result<(), Why> {
        if !self.open.step.is_line_up() {
            return self.open.check(choice);
        }
        let mut found = false;
        self.offer(&mut |offered| {
            found |= offered == choice;
            ControlFlow::Continue(())
        });
        if found {
            return Ok(());
        }
        Err(match (self.open.step, choice) {
            (Step::Goalie(side), Choice::Pick(shirt)) => {
                if !self.available(side).has(shirt) {
                    Why::Suspended
                } else if self
                    .possible_goalies(side)
                    .and(Line::Goalies.shirts())
                    .is_empty()
                {
                    Why::NeededInHisLine
                } else {
                    Why::NotAGoalie
                }
            }
            (Step::Formation(_), Choice::Formation(_)) => Why::BadFormation,
            (Step::Pick(side), Choice::Pick(shirt)) => {
                if !self.available(side).has(shirt) {
                    Why::Suspended
                } else if self.is_late_pick(side, shirt) {
                    Why::Late
                } else {
                    Why::NotInSquad
                }
            }
            (Step::Pick(_), Choice::Default) => Why::DefaultTooLate,
            _ => Why::NotAsked,
        })
    }
}

impl Open {
    /// Refuses a choice that is not allowed now.
    pub(crate) fn check(&self, choice: Choice) -> Result<(), Why> {
        // The choices of long lists are looked at by themselves; the others are looked up.
        match (self.step, choice) {
            (Step::Over, _) => Err(Why::Over(self.ended_by())),
            (Step::Mover, Choice::Mover(shirt)) => self.check_mover(shirt),
            (Step::Act, Choice::Walk(space)) => self.check_walk(space),
            (Step::Leg, Choice::Leg(leg)) => self.leg_end(leg).map(|_| ()),
            (Step::Follow, Choice::Follow(shirt, space)) => self.check_follow(shirt, space),
            (Step::SetUp(side), Choice::Place(space)) => match self.lifted(side).first() {
                Some(shirt) => self.check_set_up(side, shirt, space),
                None => Err(Why::NotAsked),
            },
            _ if self.is_offered(choice) => Ok(()),
            _ => Err(self.why_not(choice)),
        }
    }

    fn is_offered(&self, choice: Choice) -> bool {
        let mut found = false;
        self.offer(&mut |offered| {
            found = offered == choice;
            if found {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        found
    }

    fn check_mover(&self, shirt: Shirt) -> Result<(), Why> {
        if self.teams[self.turn.owner].space(shirt).is_none() {
            Err(Why::NotOnPitch)
        } else if self.has_act(shirt, self.plain_starts()) {
            Ok(())
        } else {
            Err(Why::NotAMover)
        }
    }

    fn check_walk(&self, end: Space) -> Result<(), Why> {
        let side = self.turn.owner;
        let shirt = self.turn.mover.ok_or(Why::NotAsked)?;
        if self.is_reach_only() {
            return Err(Why::ReachOnly);
        }
        let start = self.teams[side].space(shirt);
        if start != Some(end) && self.occupied().has(end) {
            return Err(Why::OntoPlayer);
        }
        if self.ball == Some(end) {
            return Err(Why::OntoBall);
        }
        if !self.standable(side, shirt).has(end) {
            return Err(if end.goal_of().is_some() {
                Why::GoalSpace
            } else {
                Why::EndsOutside
            });
        }
        if start.is_some_and(|start| self.keeps_ball_in_goal(start)) {
            return Err(Why::LeavesBallInGoal);
        }
        if !self.walks(side, shirt, self.turn.roll).ends.has(end) {
            return Err(Why::NotReachable);
        }
        match self.walk_breach(shirt, end) {
            Some(breach) => Err(Why::Killjoy(breach)),
            None => Ok(()),
        }
    }

    /// The rule that forbids a choice which is not offered.
    fn why_not(&self, choice: Choice) -> Why {
        match (self.step, choice) {
            (Step::SetUp(_), Choice::Default) => Why::DefaultTooLate,
            (Step::Warm, Choice::Warm(shirt)) => {
                let earlier = self.turn.warmed.is_some_and(|last| shirt < last);
                let mut before = *self;
                before.turn.warmed = None;
                if earlier && before.may_warm(self.turn.owner).has(shirt) {
                    Why::Late
                } else {
                    self.why_not_warming(shirt)
                }
            }
            (Step::FoulPair, Choice::Foul(..)) => Why::NoFoulPair,
            (Step::FoulPair, Choice::Mover(_)) => Why::MustFoul,
            (Step::Act, Choice::Reach(_)) => Why::NoReach,
            (Step::Act, Choice::Hands) => self
                .turn
                .mover
                .and_then(|shirt| self.check_hands(shirt).err())
                .unwrap_or(Why::NoHands),
            (Step::Act, Choice::Charge(opponent)) => self
                .turn
                .mover
                .and_then(|shirt| self.check_charge(shirt, opponent).err())
                .unwrap_or(Why::NoChargeNow),
            (Step::Intercept, Choice::Intercept(shirt)) => match self.interceptors() {
                Some((side, space, _)) if self.is_beside(side, shirt, space) => Why::NotHisSpace,
                _ => Why::NotBeside,
            },
            (Step::Save, Choice::Save(space)) => {
                let on_path = self.play.is_some_and(|play| {
                    let mut path = play.path.as_slice().iter();
                    path.any(|passed| passed.space == space)
                });
                if on_path && !self.occupied().has(space) {
                    Why::NoChance
                } else {
                    Why::NoSpot
                }
            }
            (Step::OnOrBack(_), Choice::On(_) | Choice::Back(_)) => Why::NotWarming,
            (Step::Out(side), Choice::Out(shirt)) => {
                let dead = self.dead.map(|dead| dead.leaving);
                let is_late = dead.is_some_and(|leaving| {
                    !leaving.is_empty()
                        && !leaving.has(shirt)
                        && self.teams[side].outfielders().has(shirt)
                });
                if is_late { Why::Late } else { Why::NotOut }
            }
            (Step::OutForGoalie(_), Choice::Out(_)) => Why::NotOutForGoalie,
            (Step::InGoal(_), Choice::InGoal(_)) => Why::NotInGoal,
            (Step::InjurySub, Choice::Sub(shirt)) if shirt.line() == Line::Goalies => {
                Why::GoalieForOutfielder
            }
            (Step::InjurySub, Choice::Sub(shirt)) => self
                .why_gone(self.turn.owner, shirt)
                .unwrap_or(Why::NotASubstitute),
            (Step::SubPlace(_) | Step::InjuryPlace, Choice::Place(space)) => {
                self.why_not_there(space)
            }
            (Step::NewGoalie(_), Choice::Place(_))
            | (Step::GoalieSpot(_) | Step::ShootOutGoalie, Choice::Goalie(_)) => Why::NotGoalSpace,
            (Step::Thrower, Choice::Taker(_)) => Why::NotAThrower,
            (Step::CornerTaker, Choice::Taker(_)) | (Step::CornerWall, Choice::Wall(_)) => {
                Why::NotACornerPlayer
            }
            (Step::FreeTaker, Choice::Taker(_)) => Why::NotAFreeKickTaker,
            (Step::FreeWall, Choice::Wall(_)) => Why::NotAWall,
            (Step::FreeTakerPlace, Choice::Place(_)) => Why::NotBesideBall,
            (Step::FreeWallPlace, Choice::Place(_)) => Why::NotWallSpace,
            (Step::PenaltyTaker, Choice::TakerAt(..)) => Why::NotAPenaltyTaker,
            (Step::ShootOutTaker, Choice::TakerAt(..)) => Why::NotAShooter,
            _ => Why::NotAsked,
        }
    }

    /// Why a player who is not in the squad any more does not come on (C20-sub-7, C20-cup-14).
    fn why_gone(&self, side: Side, shirt: Shirt) -> Option<Why> {
        match self.teams[side].place(shirt) {
            Place::Substituted | Place::SentOff | Place::InjuredOff => Some(Why::HasLeft),
            Place::Suspended => Some(Why::Suspended),
            _ => None,
        }
    }

    fn why_not_warming(&self, shirt: Shirt) -> Why {
        let team = &self.teams[self.turn.owner];
        let warming = team.all_in(Place::Warming);
        match self.why_gone(self.turn.owner, shirt) {
            Some(why) => why,
            None if team.place(shirt) != Place::Dugout => Why::NotInDugout,
            None if Line::Goalies.shirts().has(shirt)
                && !warming.and(Line::Goalies.shirts()).is_empty() =>
            {
                Why::SecondGoalieWarms
            }
            None => Why::MayNotWarm,
        }
    }

    /// Whether a substitute's own row has a space for him, so that he need not go to the nearest that has.
    fn has_space_in_row(&self, side: Side, shirt: Shirt) -> bool {
        let (low, high) = self.substitute_rows(shirt);
        self.substitute_spaces(side, shirt)
            .iter()
            .any(|space| (low..=high).contains(&space.row_from(side)))
    }

    /// Why a substitute may not go on a space: a limit of his row, or the row.
    fn why_not_there(&self, space: Space) -> Why {
        use crate::rule::killjoy::Limits;
        let side = match self.step {
            Step::SubPlace(side) => side,
            _ => self.turn.owner,
        };
        let Some(shirt) = self.placing() else {
            return Why::NotAsked;
        };
        let row = space.row_from(side);
        let in_his_row = self
            .substitute_spaces(side, shirt)
            .iter()
            .any(|offered| offered.row_from(side) == row);
        match self.breach(side, shirt, space, Limits::PLACEMENT) {
            Some(breach) if in_his_row && self.free().has(space) && space.is_in_field() => {
                Why::Killjoy(breach)
            }
            _ if shirt.line() == Line::Goalies => Why::NotGoaliesPlace,
            _ if in_his_row || !self.has_space_in_row(side, shirt) => Why::NotFreeInRow,
            _ => match shirt.line() {
                Line::Defenders => Why::NotDefendersRow,
                Line::Forwards => Why::NotForwardsRow,
                _ => Why::NotMidfieldersRow,
            },
        }
    }
}
