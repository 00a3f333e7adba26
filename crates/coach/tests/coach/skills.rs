//! When the sensible coach uses the skills it holds (A10), and when it leaves them.

use gaffer_core::{BySide, Side};
use gaffer_fuba::pitch::Area;
use gaffer_fuba::{Action, ActionKind, Choice, Diagram, Skill, TeamDiagram, TurnKind, Window};

use crate::written::{OWN_GOAL_IN_DANGER, decision, defending, full, holding, uses, window};

const ATTACK: &str = "b1 1/0, b2 3/1, b3 3/3, b4 1/3, b5 3/4";

fn shot(skill: Skill, spent: bool, value: u8) -> Diagram {
    let mut diagram = window(Window::Shooter, skill, spent, full(Area::B5, value, ATTACK));
    diagram.turn.used = vec![ActionKind::GoalAttempt];
    diagram
}

fn attacked_shot(skill: Skill, ball: Area, value: u8) -> Diagram {
    let pieces = "b1 4/3, a2 2/1, b2 3/1, b3 1/3, b4 1/2, b5 0/1";
    let mut diagram = window(Window::Keeper, skill, true, defending(ball, value, pieces));
    diagram.turn.acting = Some(Side::Away);
    diagram.turn.first = Some(Side::Away);
    diagram.turn.used = vec![ActionKind::GoalAttempt];
    diagram.home.condition = Some("4-4-2".parse().expect("condition points"));
    diagram
}

#[test]
fn clinical_finisher_is_used_for_a_goal() {
    let skill = Skill::ClinicalFinisher;
    assert_eq!(decision(&shot(skill, false, 3)), uses(skill));
    assert_eq!(decision(&shot(skill, true, 3)), uses(skill));
}

#[test]
fn shot_stopper_is_used_against_a_good_shot_only() {
    let skill = Skill::ShotStopper;
    assert_eq!(decision(&attacked_shot(skill, Area::B1, 2)), uses(skill));
    // From the wing only a six and another six score.
    let hopeless = attacked_shot(skill, Area::A2, 5);
    assert_eq!(decision(&hopeless), Choice::No);
}

fn check(skill: Skill, side: Side, value: u8, spent: bool) -> Diagram {
    let mut diagram = full(Area::B3, value, "b1 1/0, b2 4/1, b3 4/3, b4 2/4, b5 0/3");
    diagram.controlling = side;
    diagram.turn.start = Some(Area::B2);
    diagram.turn.dice = Some(BySide {
        home: 5,
        away: value,
    });
    let at = if side == Side::Home {
        Window::ControllingCheck
    } else {
        Window::PassiveCheck
    };
    window(at, skill, spent, diagram)
}

#[test]
fn fanatic_fans_cheer_when_the_value_is_bad() {
    let skill = Skill::FanaticFans;
    assert_eq!(decision(&check(skill, Side::Home, 6, false)), uses(skill));
    assert_eq!(decision(&check(skill, Side::Home, 1, false)), Choice::No);
    assert_eq!(decision(&check(skill, Side::Away, 6, false)), Choice::No);
}

#[test]
fn short_passes_help_unless_the_value_is_best() {
    let skill = Skill::ShortPasses;
    assert_eq!(decision(&check(skill, Side::Home, 4, false)), uses(skill));
    assert_eq!(decision(&check(skill, Side::Home, 1, true)), Choice::No);
}

#[test]
fn midfield_general_is_used_where_acting_first_matters() {
    // Away acts first and would press; home would rather adjust and move away.
    let skill = Skill::MidfieldGeneral;
    let mut diagram = check(skill, Side::Home, 6, false);
    diagram.turn.first = Some(Side::Away);
    diagram.pieces = "b1 1/0, b2 3/1, b3 4/4, b4 3/3, b5 0/3".to_owned();
    assert_eq!(decision(&diagram), uses(skill));
}

#[test]
fn goal_poacher_shoots_before_the_defenders_act() {
    let skill = Skill::GoalPoacher;
    let poach = |spent, value, pieces: &str| {
        let mut diagram = full(Area::B5, value, pieces);
        diagram.turn.start = Some(Area::B4);
        diagram.turn.first = Some(Side::Away);
        diagram.turn.dice = Some(BySide {
            home: 6,
            away: value,
        });
        let mut diagram = window(Window::ControllingCheck, skill, spent, diagram);
        diagram.home.condition = Some("3-3-4".parse().expect("condition points"));
        decision(&diagram)
    };
    assert_eq!(poach(false, 2, ATTACK), uses(skill));
    // The shot is no worse after a defence that cannot press, and three points are dear.
    let in_front = "b1 1/0, b2 3/1, b3 3/4, b4 0/1, b5 4/2, a3 0/3";
    assert_eq!(poach(true, 2, in_front), Choice::No);
}

#[test]
fn stopper_and_target_man_count_where_the_numbers_decide() {
    let mut diagram = defending(Area::B1, 3, "b1 4/4, b2 3/3, b3 4/3, b5 0/1");
    diagram.turn.acting = Some(Side::Away);
    diagram.turn.first = Some(Side::Away);
    let stopper = window(Window::OpponentStage, Skill::Stopper, false, diagram);
    assert_eq!(decision(&stopper), uses(Skill::Stopper));
    let mut diagram = full(Area::B4, 4, "b1 1/0, b2 3/1, b3 4/3, b4 3/3, b5 0/4");
    diagram.turn.acting = Some(Side::Away);
    diagram.turn.first = Some(Side::Away);
    let target_man = window(Window::OpponentStage, Skill::TargetMan, false, diagram);
    assert_eq!(decision(&target_man), uses(Skill::TargetMan));
}

#[test]
fn doubling_spoils_the_value_before_a_pressing() {
    let mut diagram = defending(Area::B2, 3, "b1 1/0, b2 5/3, b3 3/3, b4 2/4, b5 0/1");
    diagram.turn.used = vec![ActionKind::Movement];
    let doubling = window(Window::Doubling, Skill::Doubling, true, diagram);
    assert_eq!(decision(&doubling), uses(Skill::Doubling));
}

#[test]
fn tackle_is_used_in_front_of_the_own_goal() {
    let mut diagram = defending(Area::B1, 4, OWN_GOAL_IN_DANGER);
    diagram.home = holding(&[Skill::Tackle], false);
    let choice = decision(&diagram);
    let (Choice::Action(Action::Pressing(pressing)) | Choice::Boosted(Action::Pressing(pressing))) =
        choice
    else {
        panic!("{choice}");
    };
    assert!(pressing.skill.is_some(), "{choice}");
}

#[test]
fn dribblers_go_with_good_odds_only() {
    // One opponent; a value of 1 needs a 2, a value of 5 a 6.
    let attack = |value| {
        let mut diagram = full(Area::B4, value, "b1 1/0, b2 4/2, b3 3/3, b4 2/1, b5 1/5");
        diagram.home = holding(&[Skill::DribblingAttacker], false);
        decision(&diagram)
    };
    assert_eq!(attack(1), uses(Skill::DribblingAttacker));
    assert_ne!(attack(5), uses(Skill::DribblingAttacker));
}

#[test]
fn actor_plays_for_the_penalty() {
    let mut diagram = full(Area::B5, 4, ATTACK);
    diagram.turn.start = Some(Area::B4);
    diagram.turn.dice = Some(BySide { home: 4, away: 2 });
    let actor = window(Window::Actor, Skill::Actor, true, diagram);
    assert_eq!(decision(&actor), uses(Skill::Actor));
}

#[test]
fn skilled_attacker_is_declared_with_a_pass_to_the_goal() {
    let mut diagram = full(
        Area::B4,
        2,
        "b1 1/0, b2 3/1, b3 3/3, b4 1/0, b5 3/4, a3 0/3",
    );
    diagram.home = holding(&[Skill::SkilledAttacker], false);
    diagram.at = None;
    let choice = decision(&diagram);
    assert!(
        matches!(choice, Choice::TargetWith(Area::B5, _)),
        "{choice}"
    );
}

#[test]
fn crossing_finds_the_man_in_front_of_goal() {
    let mut diagram = full(
        Area::B3,
        3,
        "b1 1/0, b2 3/1, b3 3/2, b4 0/2, b5 4/2, a4 0/2, c4 0/2",
    );
    diagram.home = holding(&[Skill::Crossing], false);
    diagram.at = None;
    let choice = decision(&diagram);
    assert!(
        matches!(choice, Choice::TargetWith(Area::B5, _)),
        "{choice}"
    );
}

#[test]
fn the_off_side_trap_spoils_a_good_pass() {
    let trap = |value| {
        let mut diagram = defending(Area::B2, value, "b1 1/0, b2 4/2, b3 4/5, b4 2/3, b5 0/1");
        diagram.turn.start = Some(Area::B3);
        decision(&window(
            Window::OffSideTrap,
            Skill::OffSideTrap,
            true,
            diagram,
        ))
    };
    assert_eq!(trap(1), uses(Skill::OffSideTrap));
    // It raises the value to four at most.
    assert_eq!(trap(5), Choice::No);
}

#[test]
fn a_sweeper_keeper_helps_in_his_penalty_area_only() {
    let skill = Skill::SweeperKeeper;
    let mut diagram = defending(Area::B1, 3, "b1 2/1, b2 3/3, b3 4/4, b4 2/2, b5 0/1");
    diagram.turn.snapshot = Some("b1 2/0".to_owned());
    let stays = window(Window::OwnStage, skill, false, diagram);
    assert_eq!(decision(&stays), uses(skill));
    // Outside he would leave the goal open.
    let mut diagram = defending(Area::B2, 3, "b1 1/0, b2 2/1, b3 5/6, b4 3/3, b5 0/1");
    diagram.turn.snapshot = Some("b2 2/0".to_owned());
    let comes_out = window(Window::OwnStage, skill, false, diagram);
    assert_eq!(decision(&comes_out), Choice::No);
}

#[test]
fn a_full_back_carries_the_ball_out() {
    let mut diagram = full(
        Area::B1,
        1,
        "b1 2/4, b2 2/4, a2 3/0, b3 3/2, b4 1/0, b5 0/1",
    );
    diagram.turn.used = vec![ActionKind::Pressing];
    let full_back = window(Window::FullBack, Skill::SkilledFullBack, false, diagram);
    let choice = decision(&full_back);
    assert!(
        matches!(choice, Choice::Use(Skill::SkilledFullBack, Some(_))),
        "{choice}"
    );
}

#[test]
fn a_creative_midfielder_opens_the_defence() {
    let mut diagram = full(
        Area::B3,
        2,
        "b1 1/0, b2 3/1, b3 2/6, b4 3/0, c3 2/0, b5 0/4",
    );
    diagram.home = holding(&[Skill::CreativeMidfielder], false);
    assert_eq!(
        decision(&diagram),
        Choice::Use(Skill::CreativeMidfielder, Some(Area::B4))
    );
}

#[test]
fn set_piece_skills_are_used_for_their_attempts() {
    let mut diagram = full(Area::B4, 1, "b1 1/0, b2 3/1, b3 1/3, b4 3/3, b5 3/4");
    diagram.turn.kind = TurnKind::FreeKick;
    diagram.turn.direct = true;
    diagram.turn.used = vec![ActionKind::GoalAttempt];
    let trained = Skill::TrainedSpecialEvent;
    let shot = window(Window::Shooter, trained, true, diagram);
    assert_eq!(decision(&shot), uses(trained));
    let mut diagram = defending(Area::B2, 1, "b1 4/3, b2 3/3, b3 3/1, b4 1/3, b5 0/1");
    diagram.turn.acting = Some(Side::Away);
    diagram.turn.first = Some(Side::Away);
    diagram.turn.kind = TurnKind::FreeKick;
    diagram.turn.direct = true;
    diagram.turn.used = vec![ActionKind::GoalAttempt];
    let leading = Skill::LeadingGoalKeeper;
    let shot = window(Window::Keeper, leading, true, diagram);
    assert_eq!(decision(&shot), uses(leading));
}

#[test]
fn high_condition_is_the_movement_where_many_must_move() {
    // Everybody is far behind the ball.
    let mut diagram = full(Area::B4, 2, "b1 5/0, b2 5/0, b4 1/0, b5 0/6, c4 0/5");
    diagram.home = TeamDiagram {
        formation: Some("5-2-3".to_owned()),
        ..holding(&[Skill::HighCondition], false)
    };
    assert_eq!(decision(&diagram), Choice::Action(Action::HighCondition));
}

#[test]
fn a_creative_keeper_slows_the_opponents() {
    let mut diagram = full(
        Area::B1,
        1,
        "b1 2/0, b2 3/1, a2 2/0, b3 3/4, b4 1/3, b5 0/3",
    );
    diagram.home = holding(&[Skill::CreativeGoalKeeper], false);
    diagram.turn.kind = TurnKind::GoalKick;
    diagram.at = None;
    let choice = decision(&diagram);
    assert!(matches!(choice, Choice::TargetWith(..)), "{choice}");
}

#[test]
fn the_formation_follows_a_late_score() {
    let change = |score: &str, clock| {
        let mut diagram = full(Area::B3, 3, "b1 1/0, b2 3/1, b3 5/4, b4 2/5, b5 0/1");
        diagram.turn.used = vec![ActionKind::Movement, ActionKind::Adjustment];
        diagram.turn.action = Some(2);
        diagram.turn.actions_done = true;
        score.clone_into(&mut diagram.score);
        diagram.clock = Some(clock);
        let skill = Skill::TrainedFormationChange;
        decision(&window(Window::FormationChange, skill, false, diagram))
    };
    let formation = |text: &str| Choice::Formation(text.parse().expect("a formation"));
    assert_eq!(change("0-1", 30), formation("2-4-4"));
    assert_eq!(change("1-0", 30), formation("6-4-0"));
    assert_eq!(change("0-1", 2), Choice::No);
    assert_eq!(change("1-1", 30), Choice::No);
}

#[test]
fn the_penalty_shot_saver_is_always_ready() {
    let mut diagram = defending(Area::B1, 1, "b1 1/1, b2 4/4, b3 6/5, b5 0/1");
    diagram.turn.kind = TurnKind::FreeKick;
    let saver = window(Window::Penalty, Skill::PenaltyShotSaver, false, diagram);
    assert_eq!(decision(&saver), uses(Skill::PenaltyShotSaver));
}

#[test]
fn a_window_without_a_skill_to_use_is_left() {
    let diagram = check(Skill::ShotStopper, Side::Home, 6, false);
    assert_eq!(decision(&diagram), Choice::No);
}
