//! The decision as a question.

use gaffer_fuba::{EntryAfter, EventMoveKind, Open, Step, TurnKind, Window};

use crate::words::{Phrase, say};

/// The question of the decision that is due; `drafted` skills are chosen so far where skills are.
pub fn question(open: &Open, drafted: usize) -> Phrase {
    match open.step() {
        Step::Formation(_) => say!(fuba_prompts::Formation),
        Step::HalfTime(_) => say!(fuba_prompts::HalfTime),
        Step::Roles(_) => say!(fuba_prompts::Roles),
        Step::Skills(_) => {
            let number = open.options().skills_per_team.number();
            say!(fuba_prompts::Skills, drafted, number)
        }
        Step::ExtraSkill(_) => say!(fuba_prompts::ExtraSkill),
        Step::KickOffChoice(_) => say!(fuba_prompts::KickOff),
        Step::Place { side, .. } => say!(fuba_prompts::Place, left = open.team(side).in_hand()),
        Step::Adjust { left, .. } => say!(fuba_prompts::Adjust, left),
        Step::Target => say!(fuba_prompts::Target),
        Step::EventMoves { left, kind, .. } => match kind {
            EventMoveKind::Event => say!(fuba_prompts::EventMove, left),
            EventMoveKind::Good => say!(fuba_prompts::GoodMove, left),
            EventMoveKind::Fast => say!(fuba_prompts::FastMove, left),
        },
        Step::Styles(_) => say!(fuba_prompts::Styles),
        Step::GoalKick => say!(fuba_prompts::GoalKick),
        Step::StandIn => say!(fuba_prompts::StandIn, area = open.pass().1),
        Step::Entry(EntryAfter::StandIn) => say!(fuba_prompts::Runs, area = open.ball()),
        Step::Entry(EntryAfter::Support) => say!(fuba_prompts::Joins, area = open.ball()),
        Step::Entry(_) => say!(fuba_prompts::Entry, area = open.ball()),
        Step::Shot => say!(fuba_prompts::Shot),
        Step::Movement if open.is_slow_goal_kick() => say!(fuba_prompts::MovementBeforeKick),
        Step::Movement => say!(fuba_prompts::Movement),
        Step::QuickMoves { left, .. } => say!(fuba_prompts::QuickMove, left),
        Step::Press => say!(fuba_prompts::Press, area = open.ball()),
        Step::Substitution => {
            let left = open.bench(open.acting().0).substitutions_left();
            say!(fuba_prompts::Substitution, left)
        }
        Step::Action if open.acting().1 > 2 => say!(fuba_prompts::ThirdAction),
        Step::Action => say!(fuba_prompts::Action, number = open.acting().1),
        Step::Moves {
            left, other_types, ..
        } if other_types >= left => say!(fuba_prompts::MoveOfAnyType, left),
        Step::Moves {
            line,
            left,
            other_types: 1..,
            ..
        } => say!(fuba_prompts::LineMoveOneAny, line, left),
        Step::Moves { line, left, .. } => say!(fuba_prompts::LineMove, line, left),
        Step::FreeMovements => say!(fuba_prompts::FreeMovement),
        Step::CornerSide => say!(fuba_prompts::CornerSide),
        Step::FreeKick => say!(fuba_prompts::FreeKick),
        Step::RestartMoves { side, made, .. } if side == open.controlling() => {
            say!(
                fuba_prompts::MovesWithoutLimit,
                restart = restart(open),
                made
            )
        }
        Step::RestartMoves { made, allowed, .. } => say!(
            fuba_prompts::RestartMove,
            restart = restart(open),
            left = allowed.saturating_sub(made)
        ),
        Step::Dive => say!(fuba_prompts::Dive),
        Step::Kick => say!(fuba_prompts::Kick),
        Step::SendOff(_) => say!(fuba_prompts::SendOff),
        Step::Skill(window) => say!(fuba_prompts::Skill, moment = moment(window)),
        Step::LosePoint { dice: number, .. } => say!(fuba_prompts::LosePoint, number),
        Step::GainPoints { left: points, .. } => say!(fuba_prompts::GainPoints, points),
        Step::Sweep => say!(fuba_prompts::Sweep),
        Step::SlowPlay => say!(fuba_prompts::SlowPlay),
        Step::Injury(_) => say!(fuba_prompts::Injury),
        Step::Replace { area, .. } => say!(fuba_prompts::Replace, area),
        Step::Substitutions(left) => say!(fuba_prompts::Substitutions, left),
        Step::Dribble => say!(fuba_prompts::Dribble),
        Step::Bounce => say!(fuba_prompts::Bounce),
        Step::PerfectPass => say!(fuba_prompts::PerfectPass),
        gaffer_fuba::without_choice!() => Phrase::nothing(),
    }
}

/// What both teams move before.
fn restart(open: &Open) -> &'static str {
    if open.turn_kind() == TurnKind::GoalKick {
        "goal-kick"
    } else {
        "free-kick"
    }
}

/// The moment of a window, without a skill's name, so that the question names no card.
fn moment(window: Window) -> Phrase {
    match window {
        Window::OffSideTrap => say!(fuba_prompts::OffSideTrap),
        Window::Actor => say!(fuba_prompts::Actor),
        Window::ControllingCheck | Window::PassiveCheck => say!(fuba_prompts::Check),
        Window::OpponentStage => say!(fuba_prompts::OpponentStage),
        Window::OwnStage => say!(fuba_prompts::OwnStage),
        Window::Keeper => say!(fuba_prompts::Keeper),
        Window::Shooter => say!(fuba_prompts::Shooter),
        Window::Doubling => say!(fuba_prompts::Doubling),
        Window::FullBack => say!(fuba_prompts::FullBack),
        Window::BallSkills => say!(fuba_prompts::BallSkills),
        Window::FormationChange => say!(fuba_prompts::FormationChange),
        Window::Penalty => say!(fuba_prompts::Penalty),
    }
}

#[cfg(test)]
mod tests {
    use gaffer_core::{BySide, Dice, Rules};
    use gaffer_fuba::{Diagram, Position};

    use super::*;
    use crate::words::Words;

    /// After a miss both teams move before the goal kick, first who takes it, then the others at least 4 times (F22-5.4d).
    #[test]
    fn moves_before_a_goal_kick_say_what_they_are_for() {
        let diagram = r#"
pieces = "a4 1/0, b5 2/3"
ball = "b5"
value = 4
at = "action"
turn = { acting = "home", first = "home" }
"#;
        let diagram: Diagram = toml::from_str(diagram).unwrap();
        let mut position = Position::from_diagram(&diagram).unwrap();
        let mut events = Vec::new();
        position
            .choose("goal attempt".parse().unwrap(), &mut events)
            .unwrap();
        position
            .roll(Dice::from_faces(&[2]).unwrap(), &mut events)
            .unwrap();
        let names = BySide::<String>::default();
        let asked =
            |position: &Position| Words::english(&names).render(&question(position.open(), 0));
        let first = "Goal kick: which move? As many as you like, 0 so far";
        assert_eq!(asked(&position), first);
        position
            .choose("done".parse().unwrap(), &mut events)
            .unwrap();
        assert_eq!(asked(&position), "Goal kick: which move? 4 left");
    }
}
