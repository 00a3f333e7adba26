//! Whether a position that was read can be played on.

use gaffer_core::Awaits;

use crate::position::Open;
use crate::space::Space;
use crate::step::{FlightEnd, Restart, Step};
use crate::team::SUBSTITUTIONS;

impl Open {
    /// Everything that keeps the position from being played on.
    pub(super) fn faults(&self, faults: &mut Vec<String>) {
        if !self.has_its_record() {
            faults.push(format!(
                "a position at {:?} needs the records that belong to it, as a position prints them",
                self.step
            ));
            return;
        }
        if self.ones > self.ones_limit() {
            faults.push(format!(
                "{} counted ones end the period (C20-time-3)",
                self.ones_limit()
            ));
        }
        if self.needs_a_ball() {
            match self.ball {
                None => faults.push("say where the ball is: ball = \"5.7\"".into()),
                Some(ball) if !self.may_lie_on(ball) => {
                    faults.push(format!("the ball cannot lie on {ball}"));
                }
                Some(_) => {}
            }
        }
        for side in gaffer_core::Side::BOTH {
            let team = &self.teams[side];
            if team.substitutions > SUBSTITUTIONS {
                faults.push(format!("{side} has used more than three substitutions"));
            }
            for shirt in team.on_pitch().iter() {
                if let Some(space) = team.space(shirt)
                    && !self.may_stand(side, shirt, space)
                {
                    faults.push(format!(
                        "{side} {shirt} cannot stand on {space}, outside the field, now"
                    ));
                }
            }
        }
        if faults.is_empty() && matches!(self.awaited(), Awaits::Choice(_)) {
            let mut any = false;
            self.offer(&mut |_| {
                any = true;
                std::ops::ControlFlow::Break(())
            });
            if !any {
                faults.push("nothing can be chosen in this position".into());
            }
        }
    }

    /// Outside the field stand only a goalie in his goal, a thrower, a corner taker and a wall.
    fn may_stand(&self, side: gaffer_core::Side, shirt: crate::Shirt, space: Space) -> bool {
        let is = |player: Option<crate::Player>| {
            player.is_some_and(|player| player.side == side && player.shirt == shirt)
        };
        space.is_in_field()
            || space.goal_of().is_some()
            || (space.is_on_endline()
                && !space.is_in_lane()
                && (is(self.corner_taker) || is(self.wall)))
            || (space.is_in_lane()
                && !space.is_on_endline()
                && self.turn.kind == crate::TurnKind::Restart(Restart::ThrowIn)
                && self.turn.owner == side)
    }

    fn may_lie_on(&self, ball: Space) -> bool {
        ball.is_in_field() || self.player_at(ball).is_some()
    }

    fn needs_a_ball(&self) -> bool {
        matches!(
            self.step,
            Step::Warm
                | Step::OpeningRoll
                | Step::FoulPair
                | Step::Mover
                | Step::Act
                | Step::Leg
                | Step::Follow
                | Step::GoalieRoll
        )
    }

    /// Whether the step has the records it works on.
    fn has_its_record(&self) -> bool {
        let owner = self.turn.owner;
        let rolled = (1..=6).contains(&self.turn.roll);
        let end = self.play.and_then(|play| play.end);
        match self.step {
            Step::FoulPair | Step::Mover => rolled,
            Step::Act => {
                rolled
                    && self.turn.mover.is_some_and(|shirt| {
                        self.teams[owner].space(shirt).is_some()
                            && self.has_act(shirt, &self.ground())
                    })
            }
            Step::Leg => self.play.is_some_and(|play| {
                (1..=7).contains(&play.strength)
                    && play.touched.last().is_some_and(|shirt| {
                        self.ball.is_some() && self.teams[play.side].space(shirt) == self.ball
                    })
            }),
            Step::Follow => {
                matches!(end, Some(FlightEnd::Rest(space)) if Some(space) == self.ball)
            }
            Step::Intercept => {
                end.is_some() && self.interceptors().is_some_and(|(.., who)| !who.is_empty())
            }
            Step::InterceptRoll => {
                let trying = self.play.and_then(|play| play.interceptions.trying);
                end.is_some()
                    && self.interceptors().is_some_and(|(side, space, _)| {
                        trying
                            .is_some_and(|(shirt, _)| self.teams[side].space(shirt) == Some(space))
                    })
            }
            Step::Save => self.shot().is_some(),
            Step::SaveRoll => self.save.is_some_and(|save| {
                (1..=3).contains(&save.quarters)
                    && self.shot().is_some_and(|(side, ..)| {
                        self.teams[side].space(self.teams[side].goalie) == Some(save.spot)
                    })
            }),
            Step::GoalieRoll => {
                let goalie = self.teams[owner].goalie;
                self.ball.is_some() && self.teams[owner].space(goalie) == self.ball
            }
            Step::OutForGoalie(side) => self.dead.is_some() && self.second_goalie(side).is_some(),
            Step::InGoal(_)
            | Step::NewGoalie(_)
            | Step::InjurySub
            | Step::InjuryPlace
            | Step::OnOrBack(_)
            | Step::Out(_)
            | Step::SubPlace(_)
            | Step::GoalieSpot(_)
            | Step::Thrower
            | Step::CornerTaker
            | Step::CornerWall
            | Step::FreeTaker
            | Step::FreeTakerPlace
            | Step::FreeWall
            | Step::FreeWallPlace
            | Step::PenaltyTaker => self.dead.is_some_and(|dead| dead.side == owner),
            Step::RestartRoll => self.dead.is_some_and(|dead| {
                dead.side == owner
                    && (dead.restart == Restart::FreeKick
                        || dead.taker.is_some_and(|shirt| {
                            self.ball.is_some() && self.teams[owner].space(shirt) == self.ball
                        }))
            }),
            Step::ShootOutRoll => self.turn.mover.is_some_and(|shirt| {
                self.ball.is_some() && self.teams[owner].space(shirt) == self.ball
            }),
            _ => true,
        }
    }
}
