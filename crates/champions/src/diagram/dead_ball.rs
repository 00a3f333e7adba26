//! Whether a dead ball that was written down can be gone on with (C20-dead-1 to 11).

use gaffer_core::{Side, wrong};

use crate::position::Open;
use crate::space::{ROWS, Space};
use crate::space_set::SpaceSet;
use crate::squad::{ELEVEN, Line, Shirt, ShirtSet};
use crate::step::{DeadBall, Period, Restart, Step, TurnKind};
use crate::team::{Place, Player};

/// How far the procedure has come (C20-dead-4 to 9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Discipline,
    Substitutions,
    Goalies,
    Placements,
    Roll,
}

fn stage(step: Step) -> Option<Stage> {
    Some(match step {
        Step::OutForGoalie(_)
        | Step::InGoal(_)
        | Step::NewGoalie(_)
        | Step::InjurySub
        | Step::InjuryPlace => Stage::Discipline,
        Step::OnOrBack(_) | Step::Out(_) | Step::SubPlace(_) => Stage::Substitutions,
        Step::GoalieSpot(_) => Stage::Goalies,
        Step::Thrower
        | Step::CornerTaker
        | Step::CornerWall
        | Step::FreeTaker
        | Step::FreeTakerPlace
        | Step::FreeWall
        | Step::FreeWallPlace
        | Step::PenaltyTaker => Stage::Placements,
        Step::RestartRoll => Stage::Roll,
        _ => return None,
    })
}

/// The player of a side who has his place from the foul.
fn of_foul(dead: &DeadBall, side: Side) -> Option<Shirt> {
    if side == dead.side {
        dead.victim
    } else {
        dead.fouler
    }
}

impl Open {
    /// What is wrong with the dead ball, or with its being there or not.
    pub(super) fn dead_ball_fault(&self) -> Option<String> {
        match (stage(self.step), self.dead) {
            (None, None) => None,
            (None, Some(_)) => Some("dead: no dead ball belongs to this step".into()),
            (Some(_), None) => {
                Some("dead: this step needs the dead ball, as a position prints it".into())
            }
            (Some(stage), Some(dead)) => self
                .restart_fault(&dead, stage)
                .or_else(|| self.foul_fault(&dead, stage))
                .or_else(|| self.substitution_fault(&dead, stage))
                .or_else(|| self.taker_fault(&dead, stage))
                .or_else(|| {
                    [Side::Away, Side::Home].into_iter().find_map(|side| {
                        self.goalie_fault(&dead, stage, side)
                            .or_else(|| self.waiting_fault(&dead, stage, side))
                    })
                }),
        }
    }

    /// Whether the restart, its place, the turn and the ball belong together.
    fn restart_fault(&self, dead: &DeadBall, stage: Stage) -> Option<String> {
        if self.is_between_periods() {
            // Before extra time substitutions are made as at a dead ball (C20-cup-2).
            let is_pending = (dead.restart, dead.side, dead.spot)
                == (Restart::GoalKick, Side::Away, Space::new(5, 7));
            return wrong! {
                matches!(self.step, Step::Out(_)) && self.period == Period::ExtraTime
                    => "turn.kind: a dead ball is no kick-off but for the substitutions before extra time";
                is_pending && self.turn.owner == Side::Away
                    => "dead: before extra time it is a goal kick of away on 5.7";
                self.ball.is_none() => "ball: before extra time there is none";
            }
            .next();
        }
        let (end, spot) = (!dead.side, dead.spot);
        let is_there = match dead.restart {
            Restart::AfterGoal | Restart::GoalKick => spot.goal_of() == Some(dead.side),
            Restart::ThrowIn => spot.is_in_lane() && !spot.is_on_endline(),
            Restart::Corner => spot.row_from(end) == 0 && matches!(spot.column(), 1 | 10),
            Restart::FreeKick => spot.is_in_field() && !SpaceSet::penalty_area(end).has(spot),
            Restart::Penalty => SpaceSet::penalty_area(end).has(spot),
        };
        let is_its_step = match self.step {
            Step::OutForGoalie(_) | Step::InGoal(_) | Step::NewGoalie(_) | Step::InjurySub => {
                matches!(dead.restart, Restart::FreeKick | Restart::Penalty)
            }
            Step::InjuryPlace | Step::PenaltyTaker => dead.restart == Restart::Penalty,
            Step::OnOrBack(_) => dead.restart == Restart::AfterGoal,
            Step::Thrower => dead.restart == Restart::ThrowIn,
            Step::CornerTaker | Step::CornerWall => dead.restart == Restart::Corner,
            Step::FreeTaker | Step::FreeTakerPlace | Step::FreeWall | Step::FreeWallPlace => {
                dead.restart == Restart::FreeKick
            }
            _ => true,
        };
        let with_taker = stage == Stage::Roll && dead.restart != Restart::FreeKick;
        let ball = match dead.restart {
            _ if with_taker => dead
                .taker
                .and_then(|shirt| self.teams[dead.side].space(shirt)),
            Restart::Penalty => None,
            _ => Some(dead.spot),
        };
        wrong! {
            self.turn.owner == dead.side && self.turn.kind == TurnKind::Restart(dead.restart)
                => "turn: at a dead ball its owner is dead.side and its kind is dead.restart";
            is_there => "dead.spot: that restart is not taken from there";
            is_its_step => "dead.restart: the step belongs to another one";
            if with_taker {
                dead.taker.is_none() || (self.ball.is_some() && self.ball == ball)
            } else {
                self.ball == ball
            }
                => "ball: at a dead ball it lies on dead.spot, at a penalty nowhere, at the roll with dead.taker";
        }
        .next()
    }

    /// Whether fouler and victim are what they can be (C20-foul-3, C20-free-4, C20-free-9).
    fn foul_fault(&self, dead: &DeadBall, stage: Stage) -> Option<String> {
        let is_foul = matches!(dead.restart, Restart::FreeKick | Restart::Penalty);
        let place = |side: Side, shirt| self.teams[side].place(shirt);
        let is_outfielder = |side: Side, shirt| self.teams[side].outfielders().has(shirt);
        // A goalie may have been replaced since (C20-sub-6).
        let has_played = |side: Side, shirt: Option<Shirt>| {
            shirt.is_none_or(|shirt| {
                matches!(
                    place(side, shirt),
                    Place::On(_) | Place::Lifted | Place::Substituted
                )
            })
        };
        let fouler_waits = dead.fouler.is_none_or(|shirt| {
            !is_outfielder(!dead.side, shirt) || place(!dead.side, shirt) == Place::Lifted
        });
        let victim_is_there = dead.victim.is_none_or(|shirt| {
            !is_outfielder(dead.side, shirt)
                || place(dead.side, shirt) == Place::On(dead.spot)
                || (dead.restart == Restart::FreeKick && place(dead.side, shirt) == Place::Lifted)
        });
        let is_before = stage < Stage::Placements;
        let is_injury = match self.step {
            Step::InjurySub | Step::InjuryPlace => true,
            Step::InGoal(side) | Step::NewGoalie(side) => side == dead.side,
            _ => false,
        };
        wrong! {
            is_foul || (dead.fouler, dead.victim) == (None, None)
                => "dead.fouler, dead.victim: there is none at such a restart";
            !dead.hand_ball
                || (dead.restart == Restart::FreeKick
                    && (dead.fouler, dead.victim) == (None, None)
                    && !is_injury)
                => "dead.hand_ball: it brings a free kick without fouler, victim and injury";
            has_played(!dead.side, dead.fouler) && has_played(dead.side, dead.victim)
                => "dead.fouler, dead.victim: they were on the pitch when the foul happened";
            !is_before || fouler_waits => "dead.fouler: he is lifted until the restart places him";
            !is_before || victim_is_there
                => "dead.victim: he stands on dead.spot until the restart places him";
        }
        .next()
    }

    /// Whether those who come on and leave are those of the step (C20-sub-3 to 14, C20-injury-2).
    fn substitution_fault(&self, dead: &DeadBall, stage: Stage) -> Option<String> {
        let warming = |side: Side| self.teams[side].all_in(Place::Warming);
        let goalies = Line::Goalies.shirts();
        let (coming, leaving, decided) = (dead.coming, dead.leaving, dead.decided);
        let after_goal = dead.restart == Restart::AfterGoal;
        let (right_coming, right_leaving, right_decided) = match self.step {
            Step::OnOrBack(side) => (
                coming.is_empty(),
                leaving.is_empty(),
                decided.minus(warming(side)).is_empty() && self.on_or_back(side).is_some(),
            ),
            Step::Out(side) => (
                coming == warming(side) && coming.and(goalies).len() <= 1,
                leaving.minus(self.teams[side].outfielders()).is_empty()
                    && leaving.len() < coming.minus(goalies).len(),
                decided == if after_goal { coming } else { ShirtSet::EMPTY },
            ),
            Step::SubPlace(side) => (
                !coming.is_empty()
                    && coming.minus(self.lifted(side)).is_empty()
                    && coming
                        .and(goalies)
                        .without(self.teams[side].goalie)
                        .is_empty()
                    && of_foul(dead, side).is_none_or(|shirt| !coming.has(shirt)),
                leaving.is_empty(),
                after_goal || decided.is_empty(),
            ),
            Step::InjurySub => (
                coming.is_empty(),
                leaving.len() == 1
                    && leaving
                        .minus(self.teams[dead.side].all_in(Place::InjuredOff))
                        .is_empty()
                    && dead.victim.is_none()
                    && self.teams[dead.side].on_pitch().len() < ELEVEN,
                decided.is_empty(),
            ),
            Step::InjuryPlace => (
                coming.len() == 1
                    && coming
                        .minus(self.lifted(dead.side).minus(goalies))
                        .is_empty(),
                leaving.is_empty(),
                decided.is_empty(),
            ),
            _ => (coming.is_empty(), leaving.is_empty(), decided.is_empty()),
        };
        let places_substitutes = matches!(self.step, Step::SubPlace(_) | Step::InjuryPlace);
        let (low, high) = dead.rows;
        let right_rows = if places_substitutes {
            1 <= low && low <= high && high <= ROWS - 2
        } else {
            (low, high) == (0, 0)
        };
        let still_warm = |side: Side| match self.step {
            Step::OnOrBack(on) | Step::Out(on) => on == side || side == Side::Home,
            Step::SubPlace(on) => on == Side::Away && side == Side::Home,
            _ => stage == Stage::Discipline,
        };
        if let Some(side) = Side::BOTH
            .into_iter()
            .find(|side| !still_warm(*side) && !warming(*side).is_empty())
        {
            return Some(format!(
                "{side}_team.warming: they have come on by now (C20-sub-3)"
            ));
        }
        wrong! {
            right_coming
                => "dead.coming: it names those who are coming on at this step: warming before anybody leaves, \
                 lifted afterwards, one goalie at most";
            right_leaving
                => "dead.leaving: it names outfielders who leave for dead.coming, not yet all of them, or the \
                 injured player who has left";
            right_decided
                => "dead.decided: it names warming players after a goal about whom it is decided";
            right_rows => "dead.rows: they are 1 to 13 while a substitute is placed, else 0";
        }
        .next()
    }

    /// Whether a side's goalie is where the procedure has brought him (C20-dead-6, C20-card-3 to 5).
    fn goalie_fault(&self, dead: &DeadBall, stage: Stage, side: Side) -> Option<String> {
        let team = &self.teams[side];
        let place = team.place(team.goalie);
        let coming_goalie = !dead.coming.and(Line::Goalies.shirts()).is_empty();
        let plays_outside =
            self.is_between_periods() || [dead.taker, dead.wall].contains(&Some(team.goalie));
        let in_goal = matches!(place, Place::On(space) if space.goal_of() == Some(side));
        let is_lost = if side == dead.side {
            place == Place::InjuredOff
        } else {
            place == Place::SentOff
        };
        let is_right = match self.step {
            Step::OutForGoalie(whose) if whose == side => {
                is_lost && side != dead.side && self.second_goalie(side).is_some()
            }
            Step::InGoal(whose) if whose == side => is_lost && self.second_goalie(side).is_none(),
            Step::NewGoalie(whose) if whose == side => place == Place::Lifted,
            Step::Out(whose) if whose == side && coming_goalie => place == Place::Substituted,
            Step::GoalieSpot(Side::Home) if side == Side::Away => in_goal,
            _ if stage >= Stage::Placements => in_goal || plays_outside,
            _ => team.on_pitch().has(team.goalie),
        };
        let leaves_room = team.on_pitch().has(team.goalie) || team.on_pitch().len() < ELEVEN;
        (!(is_right && leaves_room)).then(|| {
            format!(
                "{side}_team.goalie: {}, who is not where this step finds him",
                team.goalie
            )
        })
    }

    /// Whether only those of a side wait to be put on a space whom the rest of the procedure puts there.
    fn waiting_fault(&self, dead: &DeadBall, stage: Stage, side: Side) -> Option<String> {
        let waiting = self.lifted(side);
        let is_right = if self.is_between_periods() {
            // Away's substitutes wait for the placement while home makes his (C20-cup-2).
            waiting.is_empty() || (side == Side::Away && self.step == Step::Out(Side::Home))
        } else if stage < Stage::Placements {
            let new_goalie =
                (self.step == Step::NewGoalie(side)).then_some(self.teams[side].goalie);
            let may = match self.step {
                Step::SubPlace(whose) if whose == side => dead.coming,
                Step::InjuryPlace if side == dead.side => dead.coming,
                _ => ShirtSet::EMPTY,
            };
            let may = may.or(of_foul(dead, side).into_iter().chain(new_goalie).collect());
            waiting.minus(may).is_empty()
        } else {
            let lifted = match self.step {
                Step::FreeTakerPlace if side == dead.side => dead.taker,
                Step::FreeTaker | Step::FreeTakerPlace if side != dead.side => dead
                    .fouler
                    .filter(|shirt| self.teams[side].outfielders().has(*shirt)),
                Step::FreeWallPlace if side != dead.side => dead.wall,
                _ => None,
            };
            waiting == lifted.into_iter().collect()
        };
        (!is_right).then(|| {
            format!("{side}_team.lifted: it names exactly those who wait for a space at this step")
        })
    }

    /// Whether taker and wall are chosen as far as the step says, and stand where they were put.
    fn taker_fault(&self, dead: &DeadBall, stage: Stage) -> Option<String> {
        let side = dead.side;
        let away_first = side == Side::Away;
        let has = (dead.taker.is_some(), dead.wall.is_some());
        let has_right = match self.step {
            Step::CornerTaker => has == (false, !away_first),
            Step::CornerWall => has == (away_first, false),
            Step::FreeTaker => !has.0 && (!dead.hand_ball || has.1 != away_first),
            Step::FreeWall => !has.1 && (has.0 || (dead.hand_ball && !away_first)),
            Step::FreeTakerPlace => has.0 && (has.1 || !dead.hand_ball),
            Step::FreeWallPlace => has == (true, true),
            Step::RestartRoll => {
                let has_wall = matches!(dead.restart, Restart::FreeKick | Restart::Corner);
                has == (true, has_wall)
            }
            _ => has == (false, false),
        };
        let goalie_takes = matches!(dead.restart, Restart::AfterGoal | Restart::GoalKick);
        let may_take = if goalie_takes {
            ShirtSet::single(self.teams[side].goalie)
        } else {
            self.takers(side)
        };
        let is_corner = dead.restart == Restart::Corner;
        let of_corner = |shirt: Option<Shirt>, side: Side| {
            shirt
                .filter(|_| is_corner)
                .map(|shirt| Player { side, shirt })
        };
        let (taker, wall) = (of_corner(dead.taker, side), of_corner(dead.wall, !side));
        let stands = |player: Option<Player>, at: Space| {
            player.is_none_or(|player| self.teams[player.side].space(player.shirt) == Some(at))
        };
        let on_spot = |shirt: Shirt| {
            let space = self.teams[side].space(shirt);
            Self::penalty_spots(!side)
                .into_iter()
                .any(|spot| space == Some(spot))
        };
        let is_free_kick = dead.restart == Restart::FreeKick && stage >= Stage::Placements;
        let keeps = |of_foul: Option<Shirt>, chosen: Option<Shirt>, side: Side| {
            let of_foul = of_foul.filter(|shirt| self.teams[side].outfielders().has(*shirt));
            !is_free_kick || of_foul.is_none() || of_foul == chosen
        };
        wrong! {
            has_right
                => "dead.taker, dead.wall: they are named as far as they are chosen at this step";
            dead.taker.is_none_or(|shirt| may_take.has(shirt))
                => "dead.taker: he cannot take that restart";
            dead.wall.is_none_or(|shirt| self.takers(!side).has(shirt))
                => "dead.wall: he cannot be the wall";
            keeps(dead.victim, dead.taker, side)
                => "dead.taker: it is dead.victim, who is on the pitch";
            keeps(dead.fouler, dead.wall, !side)
                => "dead.wall: it is dead.fouler, who is on the pitch";
            self.corner_taker == taker && stands(taker, dead.spot)
                => "corner_taker: it is dead.taker of a corner, on dead.spot";
            self.wall == wall && stands(wall, Self::wall_space(dead.spot))
                => "wall: it is dead.wall of a corner, two spaces from dead.spot";
            dead.restart != Restart::Penalty || dead.taker.is_none_or(on_spot)
                => "dead.taker: he stands on a penalty spot space";
        }
        .next()
    }
}
