//! Whether a position that was read can be played on.

use gaffer_core::{Awaits, BySide, Side};

use crate::position::{Open, Position};
use crate::rule::set_up::centre;
use crate::space::Space;
use crate::space_set::SpaceSet;
use crate::squad::{ELEVEN, Line, ShirtSet};
use crate::step::{FlightEnd, Period, Restart, Step, TurnKind};
use crate::team::{Place, SUBSTITUTIONS};

impl Position {
    /// What is wrong with line-ups that are being made: each has what was chosen before its step, and home's is
    /// whole while away's is made (C20-setup-2).
    pub(super) fn line_up_faults(&self, faults: &mut Vec<String>) {
        let (Step::Goalie(making) | Step::Formation(making) | Step::Pick(making)) = self.open.step
        else {
            return;
        };
        for side in Side::BOTH {
            let line_up = &self.line_ups[side];
            let chosen = [line_up.goalie.is_some(), line_up.formation.is_some()];
            let is_ready = match self.open.step {
                _ if side != making => {
                    let is_whole = chosen == [true, true] && self.picks(side).is_none();
                    is_whole == (making == Side::Away)
                }
                Step::Goalie(_) => chosen == [false, false],
                Step::Formation(_) => chosen == [true, false],
                _ => chosen == [true, true] && self.picks(side).is_some(),
            };
            let is_possible = line_up
                .goalie
                .is_none_or(|goalie| self.possible_goalies(side).has(goalie))
                && line_up.formation.is_none_or(|formation| {
                    self.possible_formations(side).any(|one| one == formation)
                })
                && line_up
                    .picked
                    .minus(self.possible_outfielders(side))
                    .is_empty();
            let most = |line: &Line| line_up.formation.map_or(0, |formation| formation.of(*line));
            let fits = Line::OUTFIELD
                .iter()
                .all(|line| line_up.picked.and(line.shirts()).len() <= u32::from(most(line)));
            let nobody_plays = self.open.teams[side].on_pitch().is_empty();
            if !(is_ready && is_possible && fits && nobody_plays) {
                faults.push(format!(
                    "the line-up of {side} does not fit its step: begin at \"line-up\""
                ));
            }
        }
    }
}

impl Open {
    /// Everything that keeps the position from being played on.
    pub(super) fn faults(&self, faults: &mut Vec<String>) {
        if !(self.has_its_record()
            && self.has_its_dead_ball()
            && self.waits_rightly()
            && self.is_of_its_period())
        {
            faults.push(format!(
                "a position at {:?} needs the records that belong to it, as a position prints them",
                self.step
            ));
            return;
        }
        let is_over = self.whistle || self.step == Step::Over;
        if self.ones >= self.ones_limit() + u8::from(is_over) {
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
        for side in Side::BOTH {
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
        if let Some(broken) = self.broken_invariant() {
            faults.push(broken);
        }
    }

    /// Whether somebody is asked who has nothing to choose from.
    pub(super) fn offers_nothing(&self) -> bool {
        let mut any = false;
        self.offer(&mut |_| {
            any = true;
            std::ops::ControlFlow::Break(())
        });
        !any && matches!(self.awaited(), Awaits::Choice(_))
    }

    /// Outside the field stand only a goalie in his goal, a thrower, a corner taker and a wall.
    fn may_stand(&self, side: Side, shirt: crate::Shirt, space: Space) -> bool {
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
                && self.turn.kind == TurnKind::Restart(Restart::ThrowIn)
                && self.turn.owner == side)
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

    /// Whether players wait to be put on a space only where the step puts them there.
    fn waits_rightly(&self) -> bool {
        let waiting = BySide::with(|side| self.lifted(side));
        let all = BySide::with(|side| self.teams[side].on_pitch());
        match self.step {
            Step::SetUp(side) => {
                let is_placed_well = |side: Side| {
                    let may = SpaceSet::own_half(side).with(centre(side));
                    self.teams[side].outfield_spaces().minus(may).is_empty()
                };
                let others = match side {
                    Side::Away => waiting.home == all.home,
                    Side::Home => waiting.away.is_empty(),
                };
                !waiting[side].is_empty() && others && Side::BOTH.into_iter().all(is_placed_well)
            }
            Step::ShootOutGoalie => waiting == all,
            Step::ShootOutTaker => {
                let goalie = ShirtSet::of(self.teams[!self.turn.owner].goalie);
                waiting[self.turn.owner] == all[self.turn.owner]
                    && all[!self.turn.owner].minus(waiting[!self.turn.owner]) == goalie
            }
            Step::Goalie(_) | Step::Formation(_) | Step::Pick(_) => true,
            // Before extra time substitutes wait for the placement (C20-cup-2).
            Step::Out(_) | Step::SubPlace(_) if self.turn.kind == TurnKind::KickOff => true,
            _ if self.period == Period::ShootOut => true,
            _ => Side::BOTH.into_iter().all(|side| {
                let dead = self
                    .dead
                    .filter(|_| !matches!(self.step, Step::KickOffRoll(_)));
                let of_dead_ball = dead.map_or(ShirtSet::EMPTY, |dead| {
                    let placed_later = if side == dead.side {
                        [dead.victim, dead.taker]
                    } else {
                        [dead.fouler, dead.wall]
                    };
                    let is_new = self.step == Step::NewGoalie(side);
                    let goalie = is_new.then_some(self.teams[side].goalie);
                    let coming = match self.step {
                        Step::SubPlace(whose) if whose == side => dead.coming,
                        Step::InjuryPlace if side == dead.side => dead.coming,
                        _ => ShirtSet::EMPTY,
                    };
                    coming.or(placed_later.into_iter().flatten().chain(goalie).collect())
                });
                waiting[side].minus(of_dead_ball).is_empty()
            }),
        }
    }

    /// Whether the dead ball, if there is one, is where its restart is taken and has come to a step of its own.
    fn has_its_dead_ball(&self) -> bool {
        let Some(dead) = self.dead else {
            return true;
        };
        let (end, spot) = (!dead.side, dead.spot);
        let own_row = spot.row_from(dead.side);
        let is_there = match dead.restart {
            Restart::AfterGoal | Restart::GoalKick => own_row == 0 && spot.goal_of().is_some(),
            Restart::ThrowIn => spot.is_in_lane() && !spot.is_on_endline(),
            Restart::Corner => spot.row_from(end) == 0 && matches!(spot.column(), 1 | 10),
            Restart::FreeKick => spot.is_in_field() && self.ball == Some(spot),
            Restart::Penalty => SpaceSet::penalty_area(end).has(spot),
        };
        let is_its_step = match self.step {
            Step::OutForGoalie(_) | Step::InGoal(_) | Step::NewGoalie(_) | Step::InjurySub => {
                matches!(dead.restart, Restart::FreeKick | Restart::Penalty)
            }
            Step::InjuryPlace | Step::PenaltyTaker => dead.restart == Restart::Penalty,
            Step::OnOrBack(_) => dead.restart == Restart::AfterGoal,
            Step::Out(_) | Step::SubPlace(_) | Step::GoalieSpot(_) | Step::RestartRoll => true,
            Step::Thrower => dead.restart == Restart::ThrowIn,
            Step::CornerTaker | Step::CornerWall => dead.restart == Restart::Corner,
            Step::FreeTaker | Step::FreeTakerPlace | Step::FreeWall | Step::FreeWallPlace => {
                dead.restart == Restart::FreeKick
            }
            _ => false,
        };
        // Before extra time substitutions are made as at a dead ball (C20-cup-2).
        self.turn.kind == TurnKind::KickOff
            || (is_there && is_its_step && self.turn.kind == TurnKind::Restart(dead.restart))
    }

    /// Whether the step belongs to the period.
    fn is_of_its_period(&self) -> bool {
        let is_shoot_out = self.period == Period::ShootOut;
        let fits = match self.step {
            Step::ShootOutGoalie | Step::ShootOutTaker | Step::ShootOutRoll => is_shoot_out,
            Step::Leg | Step::Save | Step::SaveRoll | Step::Over => true,
            _ => !is_shoot_out,
        };
        fits && (!is_shoot_out || self.step == Step::Over || self.kicks_have_come_in_turn())
    }

    /// Whether the kicks of a shoot-out have come in turn and have not decided it (C20-cup-4).
    fn kicks_have_come_in_turn(&self) -> bool {
        let kicks = &self.shoot_out;
        let lead = i16::from(kicks.taken.away) - i16::from(kicks.taken.home);
        Side::BOTH
            .into_iter()
            .all(|side| kicks.scored[side] <= kicks.taken[side] && kicks.taken[side] < 100)
            && lead == i16::from(self.turn.owner == Side::Home)
            && !self.shoot_out_is_decided()
    }

    /// Whether a side's goalie was sent off or injured and is not replaced yet.
    fn has_lost_its_goalie(&self, side: Side) -> bool {
        !self.teams[side].on_pitch().has(self.teams[side].goalie)
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
                            && self.has_act(shirt, self.plain_starts())
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
            Step::OutForGoalie(side) => {
                self.dead.is_some()
                    && self.has_lost_its_goalie(side)
                    && self.second_goalie(side).is_some()
            }
            Step::InGoal(side) => self.dead.is_some() && self.has_lost_its_goalie(side),
            Step::NewGoalie(side) => {
                self.dead.is_some() && self.lifted(side).has(self.teams[side].goalie)
            }
            Step::InjurySub => self.dead.is_some_and(|dead| {
                let left = self.teams[owner].all_in(Place::InjuredOff);
                dead.side == owner
                    && dead.victim.is_none()
                    && !dead.leaving.and(left).is_empty()
                    && self.teams[owner].on_pitch().len() < ELEVEN
            }),
            Step::SubPlace(side) => self.dead.is_some_and(|dead| {
                dead.side == owner
                    && !dead.coming.is_empty()
                    && dead.coming.minus(self.lifted(side)).is_empty()
            }),
            Step::FreeTaker => self.dead.is_some() && self.lifted(owner).is_empty(),
            Step::FreeWall => self.dead.is_some() && self.lifted(!owner).is_empty(),
            Step::InjuryPlace
            | Step::OnOrBack(_)
            | Step::Out(_)
            | Step::GoalieSpot(_)
            | Step::Thrower
            | Step::CornerTaker
            | Step::CornerWall
            | Step::FreeTakerPlace
            | Step::FreeWallPlace
            | Step::PenaltyTaker => self.dead.is_some_and(|dead| dead.side == owner),
            Step::RestartRoll => self.dead.is_some_and(|dead| {
                dead.side == owner
                    && Side::BOTH
                        .into_iter()
                        .all(|side| self.lifted(side).is_empty())
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
