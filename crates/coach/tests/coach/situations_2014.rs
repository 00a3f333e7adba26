//! What any sensible coach does in positions of 2014 that were written down.

use gaffer_core::{BySide, Side};
use gaffer_fuba::pitch::Area;
use gaffer_fuba::{
    Action, Choice, Diagram, Edition, Options, PendingGoalKick, Pressing, Step, TeamDiagram,
    TurnDiagram,
};

use crate::written::{condition, decision};

/// A position of 2014 with home on the ball; home acts last in this turn.
fn position(ball: Area, value: u8, pieces: &str, at: Step) -> Diagram {
    crate::written::position(Options::FUBA_2014, ball, value, pieces, at)
}

/// The same with away on the ball.
fn defending(ball: Area, value: u8, pieces: &str, at: Step) -> Diagram {
    Diagram {
        controlling: Side::Away,
        ..position(ball, value, pieces, at)
    }
}

/// The complete game in the second half.
fn complete(diagram: Diagram, home: TeamDiagram) -> Diagram {
    Diagram {
        options: Options::full(Edition::V2014),
        half: 2,
        home,
        ..diagram
    }
}

const SHOOT: Choice = Choice::Action(Action::GoalAttempt);
const PRESS: Choice = Choice::Action(Action::Pressing(Pressing::NORMAL));

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

/// With a value of 5 only a six is sure among opponents; where there are none the check is automatic
/// (F14-4.4.1a).
#[test]
fn it_keeps_the_ball_where_the_check_is_automatic() {
    let mut diagram = position(
        Area::B3,
        5,
        "b1 1/0, b2 1/0, b3 2/2, a3 3/0, c3 3/4, b4 1/3, b5 0/2",
        Step::Target,
    );
    diagram.turn = TurnDiagram::default();
    assert_eq!(decision(&diagram), Choice::Target(Area::A3));
}

/// After a failed pressing of the opponents the next pass is safe anywhere (F14-4.9.1e): it goes to the men
/// in front of the goal.
#[test]
fn it_uses_the_right_to_an_automatic_check() {
    let mut diagram = position(
        Area::B3,
        6,
        "b1 1/0, b2 2/0, b3 3/4, b4 1/3, b5 4/2, c3 0/2",
        Step::Target,
    );
    diagram.turn = TurnDiagram::default();
    diagram.auto_pass = Some(Side::Home);
    diagram.last_moved = Some(BySide { home: 0, away: 4 });
    assert_eq!(decision(&diagram), Choice::Target(Area::B5));
}

/// Five of six dice win the ball in front of the own goal.
#[test]
fn it_presses_when_the_odds_are_good() {
    let diagram = defending(
        Area::B2,
        6,
        "b1 1/1, b2 4/1, b3 4/4, b4 2/4, b5 0/1",
        Step::Press,
    );
    assert_eq!(decision(&diagram), PRESS);
}

fn goal_kick(pieces: &str) -> Diagram {
    let mut diagram = position(Area::B1, 1, pieces, Step::GoalKick);
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

/// From the corners diagonally and from in front straight back: one type of move alone would bring half of the
/// players that are needed in the own penalty area.
#[test]
fn a_condition_point_is_spent_on_the_own_goal() {
    let mut diagram = complete(
        defending(
            Area::B1,
            3,
            "b1 1/4, a1 1/0, c1 1/0, b2 2/3, b3 4/2, b4 2/1, b5 0/1",
            Step::Movement,
        ),
        condition("4-4-2"),
    );
    diagram.away.moved_count = Some(5);
    assert_eq!(decision(&diagram), Choice::Action(Action::Condition));
}

/// Fresh players would bring nothing more.
#[test]
fn a_booked_team_takes_back_a_yellow_card() {
    let home = TeamDiagram {
        yellow: 4,
        ..condition("6-6-6")
    };
    let diagram = complete(
        position(
            Area::B3,
            2,
            "b1 1/0, b2 4/1, b3 3/3, a3 1/2, c3 1/2, b4 1/2, b5 0/1",
            Step::Substitution,
        ),
        home,
    );
    assert_eq!(decision(&diagram), Choice::SubstituteYellow);
}

/// The opponents shoot next, and an advanced keeper would give them two (F14-A5d).
#[test]
fn the_keeper_goes_back_before_a_shot() {
    let mut diagram = complete(
        defending(
            Area::B2,
            3,
            "b1 4/3, b2 2/3, b3 5/4, b5 0/1",
            Step::FreeMovements,
        ),
        TeamDiagram {
            keeper_advanced: Some(true),
            ..condition("4-4-2")
        },
    );
    diagram.turn.first = Some(Side::Home);
    assert_eq!(decision(&diagram), Choice::KeeperInside);
}
