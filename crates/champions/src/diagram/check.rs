//! Whether a position that was read can be played on.

use gaffer_core::{Awaits, BySide, Side, wrong};

use crate::position::{LineUp, Open, Position};
use crate::readings::{CornerStrength, Shifts};
use crate::rule::set_up::centre;
use crate::space::Space;
use crate::space_set::SpaceSet;
use crate::squad::{Line, Shirt, ShirtSet};
use crate::step::{Period, Restart, ShootOut, Step, TurnKind};
use crate::team::{Place, SUBSTITUTIONS};

impl Position {
    /// What is wrong with line-ups that are being made: each has what was chosen before its step, and home's is
    /// whole while away's is made (C20-setup-2).
    pub(super) fn line_up_faults(&self, faults: &mut Vec<String>) {
        let (Step::Goalie(making) | Step::Formation(making) | Step::Pick(making)) = self.open.step
        else {
            if self.line_ups != BySide::default() {
                faults.push("line_ups: they are made before anybody is placed".into());
            }
            return;
        };
        for side in Side::BOTH {
            let line_up = &self.line_ups[side];
            let chosen = [line_up.goalie.is_some(), line_up.formation.is_some()];
            let is_ready = match self.open.step {
                _ if side != making => match making {
                    Side::Home => *line_up == LineUp::default(),
                    Side::Away => chosen == [true, true] && self.picks(side).is_none(),
                },
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
            let most = |line: &Line| {
                line_up
                    .formation
                    .map_or(0, |formation| formation.players(*line))
            };
            // Picks of a line are made in the order of the shirts, so that enough are left.
            let fits = Line::OUTFIELD.iter().all(|line| {
                let picked = line_up.picked.and(line.shirts());
                let wanted = u32::from(most(line));
                let left = self.possible_outfielders(side).and(line.shirts());
                let left = picked.last().map_or(left, |last| left.above(last));
                picked.len() <= wanted && picked.len() + left.len() >= wanted
            });
            let nobody_plays = self.open.teams[side].on_pitch().is_empty();
            if !(is_ready && is_possible && fits && nobody_plays) {
                faults.push(format!(
                    "line_ups.{side}: it does not fit the step: begin at \"line-up\""
                ));
            }
        }
    }
}

impl Position {
    /// Whether somebody is asked who has nothing to choose from.
    pub(super) fn offers_nothing(&self) -> bool {
        let mut any = false;
        self.offer(&mut |_| {
            any = true;
            std::ops::ControlFlow::Break(())
        });
        !any && matches!(self.open.awaited(), Awaits::Choice(_) | Awaits::Secret(_))
    }
}

impl Open {
    /// Everything that keeps the position from being played on.
    pub(super) fn faults(&self, faults: &mut Vec<String>) {
        let wrong = self
            .period_fault()
            .or_else(|| self.dead_ball_fault())
            .or_else(|| self.moving_ball_fault())
            .or_else(|| self.turn_fault())
            .or_else(|| self.waiting_fault_of_play());
        if let Some(wrong) = wrong {
            faults.push(wrong);
            return;
        }
        let is_over = self.whistle || self.step == Step::Over;
        if self.ones >= self.ones_limit() + u8::from(is_over) {
            faults.push(format!(
                "ones: {} of them end the period (C20-time-3)",
                self.ones_limit()
            ));
        }
        if self.needs_a_ball() {
            match self.ball {
                None => faults.push("ball: say where it is, e.g. \"5.7\"".into()),
                Some(ball) if !self.may_lie_on(ball) => {
                    faults.push(format!("ball: it cannot lie on {ball}"));
                }
                Some(_) => {}
            }
        }
        for side in Side::BOTH {
            let team = &self.teams[side];
            if team.substitutions > SUBSTITUTIONS {
                faults.push(format!("{side} has used more than three substitutions"));
            }
            if Line::Goalies
                .shirts()
                .minus(team.all_in(Place::Warming))
                .is_empty()
            {
                faults.push(format!(
                    "{side}_team.warming: one goalie at most (C20-sub-6)"
                ));
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

    /// Outside the field stand only a goalie in his goal, a thrower, a corner taker and a wall.
    fn may_stand(&self, side: Side, shirt: Shirt, space: Space) -> bool {
        let is = |player: Option<crate::Player>| {
            player.is_some_and(|player| player.side == side && player.shirt == shirt)
        };
        // He is outside until his throw has arrived (C20-throw-5).
        let thrower = match (self.dead, self.play) {
            (Some(dead), _) => dead.taker,
            (_, Some(play)) if self.step == Step::Leg && play.touched.len() == 1 => {
                play.touched.first()
            }
            _ => None,
        };
        space.is_in_field()
            || space.goal_of().is_some()
            || (space.is_on_endline()
                && !space.is_in_lane()
                && (is(self.corner_taker) || is(self.wall) || self.is_between_periods()))
            || (space.is_in_lane()
                && !space.is_on_endline()
                && self.turn.kind == TurnKind::Restart(Restart::ThrowIn)
                && self.turn.owner == side
                && thrower == Some(shirt))
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

    /// Whether players wait to be put on a space only where the step puts them there; at a dead ball its own
    /// check says so.
    fn waiting_fault_of_play(&self) -> Option<String> {
        if self.dead.is_some() {
            return None;
        }
        let waiting = BySide::with(|side| self.lifted(side));
        let all = BySide::with(|side| self.teams[side].on_pitch());
        let owner = self.turn.owner;
        // At a kick of the shoot-out the goalie stands alone, then with the taker (C20-cup-5).
        let goalie = ShirtSet::single(self.teams[!owner].goalie);
        let goalie_stands = all[!owner].minus(waiting[!owner]) == goalie;
        let is_right = match self.step {
            Step::SetUp(side) => {
                let others = match side {
                    Side::Away => waiting.home == all.home,
                    Side::Home => waiting.away.is_empty(),
                };
                !waiting[side].is_empty()
                    && others
                    && Side::BOTH.into_iter().all(|side| self.is_placed_well(side))
            }
            Step::Goalie(_) | Step::Formation(_) | Step::Pick(_) | Step::Over => true,
            Step::ShootOutGoalie => waiting == all,
            Step::ShootOutTaker => waiting[owner] == all[owner] && goalie_stands,
            _ if self.period == Period::ShootOut => {
                let taker = self.turn.mover.into_iter().collect();
                all[owner].minus(waiting[owner]) == taker && goalie_stands
            }
            _ => waiting.home.is_empty() && waiting.away.is_empty(),
        };
        (!is_right).then(|| {
            "home_team.lifted, away_team.lifted: they name exactly those who wait for a space at this step"
                .into()
        })
    }

    /// Whether the players of a side who have been placed stand where they may (C20-setup-4 to 6).
    fn is_placed_well(&self, side: Side) -> bool {
        let may = SpaceSet::own_half(side).with(centre(side));
        let team = &self.teams[side];
        team.outfield_spaces().minus(may).is_empty()
            && team
                .space(team.goalie)
                .is_none_or(|space| space.goal_of() == Some(side))
    }

    /// Whether score, kicks and step belong to the period.
    fn period_fault(&self) -> Option<String> {
        let is_shoot_out = self.period == Period::ShootOut;
        let is_over = self.step == Step::Over;
        let fits = match self.step {
            Step::ShootOutGoalie | Step::ShootOutTaker | Step::ShootOutRoll => is_shoot_out,
            Step::Leg | Step::Intercept | Step::InterceptRoll | Step::Save | Step::SaveRoll => true,
            _ => is_over || !is_shoot_out,
        };
        let is_level = self.is_level();
        wrong! {
            fits => "period: this step does not belong to it";
            self.period == Period::Regular || self.options.cup
                => "period: only with options = { preset = \"tournament\" } a match goes beyond regular time (C20-cup-16)";
            is_shoot_out || self.shoot_out == ShootOut::default()
                => "shoot_out: kicks belong to period = \"shoot-out\"";
            self.forfeit.is_none() || is_over => "forfeit: it ends the match, so at = \"over\"";
            self.period != Period::ExtraTime || is_over || is_level
                => "score: extra time begins level and ends with a goal (C20-cup-3)";
            !is_shoot_out || is_level
                => "score: a shoot-out follows a draw, and its goals are not goals of the match";
            !is_shoot_out || is_over || self.kicks_have_come_in_turn()
                => "shoot_out: kicks come in turn, away's first, until they are decided (C20-cup-4)";
        }
        .next()
    }

    /// Whether the kicks of a shoot-out have come in turn and have not decided it (C20-cup-4).
    fn kicks_have_come_in_turn(&self) -> bool {
        let kicks = &self.shoot_out;
        let lead = i16::from(kicks.taken.away) - i16::from(kicks.taken.home);
        Side::BOTH
            .into_iter()
            .all(|side| kicks.scored[side] <= kicks.taken[side] && kicks.taken[side] < 100)
            && lead == i16::from(self.turn.owner == Side::Home)
            && !self.shoot_out.is_decided()
    }

    /// Whether the turn has the roll and the mover of its step.
    fn turn_fault(&self) -> Option<String> {
        if self.step == Step::Over {
            // The match may have ended in the middle of anything.
            return None;
        }
        let owner = self.turn.owner;
        let needs_roll = matches!(self.step, Step::FoulPair | Step::Mover | Step::Act);
        let rolled = (1..=6).contains(&self.turn.roll);
        let goalie = self.teams[owner].goalie;
        let mover = self.turn.mover.filter(|_| rolled);
        let can_act = |shirt| {
            self.teams[owner].space(shirt).is_some() && self.has_act(shirt, self.plain_starts())
        };
        let on_ball = |shirt| self.ball.is_some() && self.teams[owner].space(shirt) == self.ball;
        let rolls_kick_off = self.step == Step::KickOffRoll(Side::Home);
        let is_its_kind = match self.step {
            Step::Warm | Step::OpeningRoll | Step::FoulPair => self.turn.kind == TurnKind::Normal,
            Step::Act if self.turn.kind == TurnKind::Restart(Restart::Corner) => {
                self.options.readings.corner_strength() == CornerStrength::AsTurn
            }
            Step::Mover | Step::Act => matches!(
                self.turn.kind,
                TurnKind::Normal | TurnKind::Restart(Restart::FreeKick)
            ),
            Step::GoalieRoll => matches!(self.turn.kind, TurnKind::Normal | TurnKind::Catch),
            Step::Goalie(_)
            | Step::Formation(_)
            | Step::Pick(_)
            | Step::SetUp(_)
            | Step::KickOffRoll(_) => self.turn.kind == TurnKind::KickOff,
            Step::ShootOutGoalie | Step::ShootOutTaker | Step::ShootOutRoll => {
                self.turn.kind == TurnKind::Restart(Restart::Penalty)
            }
            _ => true,
        };
        wrong! {
            is_its_kind => "turn.kind: this step belongs to another kind of turn";
            !self.turn.shifted || self.options.readings.shifts() == Shifts::BeforeInterceptions
                => "turn.shifted: the shifts come after the interceptions";
            self.turn.roll <= 6 && (rolled || !needs_roll)
                => "turn.roll: it is 1 to 6, and 0 before the roll";
            self.step != Step::Act || mover.is_some_and(can_act)
                => "turn.mover: he has nothing to do with this roll";
            self.step != Step::GoalieRoll || on_ball(goalie)
                => "ball: before his roll the goalie stands on it";
            self.step != Step::ShootOutRoll || self.turn.mover.is_some_and(on_ball)
                => "turn.mover: the taker stands on the ball";
            if rolls_kick_off {
                (2..=6).contains(&self.kick_off_die)
            } else {
                self.kick_off_die == 0
            }
                => "kick_off_die: away's die is 2 to 6 while home rolls, else 0";
            self.dead.is_some()
                || self.corner_taker.is_none_or(|player| {
                    self.turn.kind == TurnKind::Restart(Restart::Corner) && player.side == owner
                })
                => "corner_taker: he steps back in at the end of his corner (C20-corner-8)";
            self.wall.is_none() || self.turn.kind != TurnKind::KickOff
                => "wall: at a kick-off there is none";
        }
        .next()
    }
}
