//! What any sensible coach does in positions of 1.0 that were written down.

use gaffer_core::BySide;
use gaffer_fuba::pitch::Area;
use gaffer_fuba::{
    Action, Choice, Diagram, Entrant, EntryAfter, Options, PendingGoalKick, Step, TeamDiagram,
    TurnDiagram,
};

use crate::written::decision;

/// A position of 1.0 with home on the ball.
fn position(ball: Area, value: u8, pieces: &str, at: Step) -> Diagram {
    crate::written::position(Options::FUBA_1_0, ball, value, pieces, at)
}

const SHOOT: Choice = Choice::Action(Action::GoalAttempt);

#[test]
fn it_shoots_into_an_open_goal() {
    let mut diagram = position(
        Area::B4,
        5,
        "b1 1/0, b2 3/0, b3 4/6, b4 3/3, b5 0/1, c3 0/1",
        Step::Shot,
    );
    diagram.away = TeamDiagram {
        keeper: Some("c3".to_owned()),
        ..TeamDiagram::default()
    };
    assert_eq!(decision(&diagram), SHOOT);
}

/// More players in the penalty area count twice (F10-4.6d): every die but the 1 beats a value of 3.
#[test]
fn it_shoots_when_the_penalty_area_is_its_own() {
    let diagram = position(
        Area::B5,
        3,
        "b1 1/0, b2 3/0, b3 4/7, b5 3/2, c3 0/2",
        Step::Shot,
    );
    assert_eq!(decision(&diagram), SHOOT);
}

/// From the wing a six needs another six, and a free man stands in front of the goal.
#[test]
fn it_does_not_shoot_hopelessly() {
    let diagram = position(
        Area::A3,
        5,
        "b1 1/0, b2 2/0, a3 3/0, b4 4/0, c3 1/3, a4 0/3, c4 0/4, b5 0/1",
        Step::Shot,
    );
    assert_eq!(decision(&diagram), Choice::No);
}

/// With a 4 against a value of 4 two more players beside the empty target keep the ball, two fewer lose it
/// (F10-4.4.1b).
#[test]
fn it_names_the_better_stand_in() {
    let mut diagram = position(
        Area::B3,
        4,
        "b1 1/0, b3 2/2, a2 3/0, a4 1/3, b2 4/0, b4 0/4, b5 0/2",
        Step::StandIn,
    );
    diagram.turn.target = Some(Area::A3);
    diagram.turn.dice = Some(BySide { home: 4, away: 2 });
    assert_eq!(decision(&diagram), Choice::StandIn(Area::A2));
}

/// The ball lies among opponents in front of their goal, and a shot needs somebody there (F10-4.6a).
#[test]
fn it_joins_the_ball() {
    let mut diagram = position(
        Area::B5,
        5,
        "b1 1/0, b2 3/2, b3 3/5, b4 4/2, b5 0/2",
        Step::Entry(EntryAfter::Support),
    );
    diagram.turn.start = Some(Area::B4);
    diagram.turn.target = Some(Area::B5);
    assert_eq!(
        decision(&diagram),
        Choice::Enter(Entrant::Outfield(Area::B4))
    );
}

fn goal_kick(pieces: &str) -> Diagram {
    let mut diagram = position(Area::B1, 2, pieces, Step::GoalKick);
    diagram.turn = TurnDiagram::default();
    diagram.restart = PendingGoalKick::GoalKick;
    diagram
}

/// Everybody is still in front of the other goal, and the opponents are all around the own one.
#[test]
fn it_takes_its_time_when_outnumbered() {
    let diagram = goal_kick("b1 1/3, a2 1/3, b2 1/3, c2 1/1, b4 4/0, b5 3/1");
    assert_eq!(decision(&diagram), Choice::Slow);
}

/// The opponents are far too many in front, and their own half is open.
#[test]
fn it_kicks_fast_when_the_others_are_away() {
    let diagram = goal_kick("b1 1/5, b2 0/4, b3 5/0, b4 5/0, b5 0/2");
    assert_eq!(decision(&diagram), Choice::Fast);
}
