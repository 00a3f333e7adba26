//! The board's two symmetries: the pitch turned end for end with the sides exchanged, and flank for flank.

use gaffer_core::{BySide, Side};

use crate::choice::{Choice, Dive, Entrant, Flank, Kick, Move, Standing};
use crate::pitch::{Area, AreaSet};
use crate::position::Position;
use crate::step::Step;
use crate::team::Team;
use crate::turn::Then;

/// A symmetry of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symmetry {
    /// The ends and the sides are exchanged; left and right stay each man's own.
    Ends,
    /// The flanks are exchanged, and with them left and right.
    Flanks,
}

impl Symmetry {
    /// Both symmetries.
    pub const BOTH: [Self; 2] = [Self::Ends, Self::Flanks];

    fn area(self, area: Area) -> Area {
        match self {
            Self::Ends => area.mirrored(),
            Self::Flanks => area.flipped(),
        }
    }

    fn standing(self, standing: Standing) -> Standing {
        match standing {
            Standing::In(area) => Standing::In(self.area(area)),
            Standing::Spot => Standing::Spot,
        }
    }

    fn side(self, side: Side) -> Side {
        match self {
            Self::Ends => !side,
            Self::Flanks => side,
        }
    }

    fn areas(self, areas: AreaSet) -> AreaSet {
        areas.into_iter().map(|area| self.area(area)).collect()
    }

    fn by_side<T>(self, pair: BySide<T>) -> BySide<T> {
        match self {
            Self::Ends => pair.swapped(),
            Self::Flanks => pair,
        }
    }

    /// The corresponding choice.
    pub fn choice(self, choice: Choice) -> Choice {
        match choice {
            Choice::KickOff(side) => Choice::KickOff(self.side(side)),
            Choice::PlaceKeeper(area) => Choice::PlaceKeeper(self.area(area)),
            Choice::Place(area) => Choice::Place(self.area(area)),
            Choice::Target(area) => Choice::Target(self.area(area)),
            Choice::Move(step) => Choice::Move(self.step(step)),
            Choice::Enter(Entrant::Outfield(area)) => {
                Choice::Enter(Entrant::Outfield(self.area(area)))
            }
            Choice::SendOff(area) => Choice::SendOff(self.area(area)),
            Choice::TargetWith(area, declared) => Choice::TargetWith(self.area(area), declared),
            Choice::Injured(standing) => Choice::Injured(self.standing(standing)),
            Choice::StandIn(area) => Choice::StandIn(self.area(area)),
            Choice::Use(skill, area) => Choice::Use(skill, area.map(|area| self.area(area))),
            Choice::CornerSide(flank) => Choice::CornerSide(match (self, flank) {
                (Self::Ends, flank) => flank,
                (Self::Flanks, Flank::A) => Flank::C,
                (Self::Flanks, Flank::C) => Flank::A,
            }),
            Choice::Dive(dive) => Choice::Dive(self.dive(dive)),
            Choice::Kick(kick) => Choice::Kick(self.kick(kick)),
            Choice::Formation(_)
            | Choice::KeeperTakesKick
            | Choice::Action(_)
            | Choice::Done
            | Choice::Enter(Entrant::Keeper | Entrant::Taker)
            | Choice::PlayFreeKick
            | Choice::Yes
            | Choice::No
            | Choice::Roles(_)
            | Choice::Skills(_)
            | Choice::Boosted(_)
            | Choice::SubstituteFormation(_)
            | Choice::SubstituteYellow
            | Choice::SubstituteFresh { .. }
            | Choice::Point(_)
            | Choice::Bounce(_)
            | Choice::Fast
            | Choice::Slow
            | Choice::Styles(_)
            | Choice::KeeperAdvanced
            | Choice::KeeperInside => choice,
        }
    }

    fn step(self, step: Move) -> Move {
        Move {
            from: self.area(step.from),
            to: self.area(step.to),
            ..step
        }
    }

    fn dive(self, dive: Dive) -> Dive {
        match (self, dive) {
            (Self::Flanks, Dive::Left) => Dive::Right,
            (Self::Flanks, Dive::Right) => Dive::Left,
            _ => dive,
        }
    }

    fn kick(self, kick: Kick) -> Kick {
        match (self, kick) {
            (Self::Flanks, Kick::Left) => Kick::Right,
            (Self::Flanks, Kick::Right) => Kick::Left,
            _ => kick,
        }
    }

    fn team(self, team: Team) -> Team {
        let map = |area| self.area(area);
        Team {
            outfield: team.outfield.mapped(map),
            moved: team.moved.mapped(map),
            free_moved: team.free_moved.mapped(map),
            keeper: team.keeper.map(map),
            ..team
        }
    }

    #[expect(clippy::too_many_lines, reason = "one entry for each step")]
    fn pending(self, step: Step) -> Step {
        match step {
            Step::Formation(side) => Step::Formation(self.side(side)),
            Step::KickOffChoice(side) => Step::KickOffChoice(self.side(side)),
            Step::Place { set_up, side } => Step::Place {
                set_up,
                side: self.side(side),
            },
            Step::EventMoves { side, left, kind } => Step::EventMoves {
                side: self.side(side),
                left,
                kind,
            },
            Step::YellowCardRoll(side) => Step::YellowCardRoll(self.side(side)),
            Step::RedCardRoll { side, extra } => Step::RedCardRoll {
                side: self.side(side),
                extra,
            },
            Step::SendOff(side) => Step::SendOff(self.side(side)),
            Step::RestartMoves {
                side,
                made,
                allowed,
            } => Step::RestartMoves {
                side: self.side(side),
                made,
                allowed,
            },
            Step::HalfTime(side) => Step::HalfTime(self.side(side)),
            Step::Roles(side) => Step::Roles(self.side(side)),
            Step::Skills(side) => Step::Skills(self.side(side)),
            Step::TirednessRoll { side, sum, dice } => Step::TirednessRoll {
                side: self.side(side),
                sum,
                dice,
            },
            Step::LosePoint { side, sum, dice } => Step::LosePoint {
                side: self.side(side),
                sum,
                dice,
            },
            Step::GainPoints { side, left, then } => Step::GainPoints {
                side: self.side(side),
                left,
                then,
            },
            Step::Injury(side) => Step::Injury(self.side(side)),
            Step::InjuryRoll { side, area, keeper } => Step::InjuryRoll {
                side: self.side(side),
                area: self.standing(area),
                keeper,
            },
            Step::Replace { side, area } => Step::Replace {
                side: self.side(side),
                area: self.standing(area),
            },
            Step::FansRoll(side) => Step::FansRoll(self.side(side)),
            Step::Styles(side) => Step::Styles(self.side(side)),
            Step::FreshRoll {
                left,
                wide,
                injured,
            } => Step::FreshRoll {
                left,
                wide,
                injured: injured.map(|side| self.side(side)),
            },
            Step::LostSkillRoll(side) => Step::LostSkillRoll(self.side(side)),
            Step::GainedSkillRoll(side) => Step::GainedSkillRoll(self.side(side)),
            Step::ExtraSkill(side) => Step::ExtraSkill(self.side(side)),
            Step::Entry(_)
            | Step::GoalKick
            | Step::StandIn
            | Step::Shot
            | Step::Movement
            | Step::QuickMoves { .. }
            | Step::ConditionRoll
            | Step::Press
            | Step::Substitution
            | Step::Skill(_)
            | Step::Sweep
            | Step::SlowPlay
            | Step::SlowPlayRoll
            | Step::Substitutions(_)
            | Step::ActorRoll
            | Step::DribbleRoll
            | Step::Dribble
            | Step::HighConditionRoll { .. }
            | Step::DuelRoll(_)
            | Step::Bounce
            | Step::PerfectPass
            | Step::StreakingRoll
            | Step::KickOffRoll
            | Step::Adjust { .. }
            | Step::Target
            | Step::TurnRoll
            | Step::EventRoll
            | Step::Action
            | Step::Moves { .. }
            | Step::FreeMovements
            | Step::GoalRoll
            | Step::DifficultRoll
            | Step::ReboundRoll
            | Step::PressingRoll
            | Step::CornerSide
            | Step::FreeKick
            | Step::Dive
            | Step::Kick
            | Step::PenaltyRoll
            | Step::Over => step,
        }
    }

    /// The corresponding position.
    pub fn position(self, position: &Position) -> Position {
        let mut image = *position;
        let open = &mut image.open;
        open.teams = self.by_side(BySide::with(|side| self.team(position.open.teams[side])));
        open.benches = self.by_side(open.benches);
        open.score = self.by_side(open.score);
        open.first_kick_off = self.side(open.first_kick_off);
        open.controlling = self.side(open.controlling);
        open.ball = self.area(open.ball);
        open.step = self.pending(open.step);
        let turn = &mut open.turn;
        turn.start = self.area(turn.start);
        turn.target = self.area(turn.target);
        turn.began = self.side(turn.began);
        turn.snapshot = self.by_side(BySide::with(|side| {
            position.open.turn.snapshot[side].mapped(|area| self.area(area))
        }));
        turn.offside = self.areas(turn.offside);
        turn.dice = self.by_side(turn.dice);
        turn.first = self.side(turn.first);
        turn.acting = self.side(turn.acting);
        turn.last_move = turn.last_move.map(|step| self.step(step));
        turn.penalty = turn
            .penalty
            .map(|(kick, dive)| (self.kick(kick), self.dive(dive)));
        turn.order_target = self.area(turn.order_target);
        turn.in_force = self.by_side(turn.in_force);
        turn.injuries = self.by_side(turn.injuries);
        turn.snapshot_keepers = self.by_side(BySide::with(|side| {
            position.open.turn.snapshot_keepers[side].map(|area| self.area(area))
        }));
        turn.stand_in = turn.stand_in.map(|area| self.area(area));
        turn.entries = self.by_side(turn.entries);
        turn.moved_count = self.by_side(turn.moved_count);
        turn.event_moves = turn
            .event_moves
            .map(|(side, moves)| (self.side(side), moves));
        for side in [
            &mut turn.swept,
            &mut turn.misplaced_keeper,
            &mut turn.third_action,
            &mut turn.free_boosts,
            &mut turn.bounce,
            &mut turn.no_moves,
            &mut turn.no_defence,
        ] {
            *side = side.map(|side| self.side(side));
        }
        turn.then = match turn.then {
            Then::FreeKick(side) => Then::FreeKick(self.side(side)),
            Then::CornerKick(side) => Then::CornerKick(self.side(side)),
            then @ (Then::Check | Then::Restart) => then,
        };
        let handover = &mut open.handover;
        handover.auto_pass = handover.auto_pass.map(|side| self.side(side));
        handover.last_first = handover.last_first.map(|side| self.side(side));
        handover.last_moved = self.by_side(handover.last_moved);
        image.secrets = self.by_side(BySide::with(|side| {
            let mut secret = position.secrets[side];
            secret.dive = secret.dive.map(|dive| self.dive(dive));
            secret
        }));
        image
    }
}
