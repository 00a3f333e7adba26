//! What the sensible coach does with the advanced rules in positions that were written down: where a
//! thing pays and where it does not.

use gaffer_coach::Coach;
use gaffer_coach::Luck;
use gaffer_coach::fuba::Sensible;
use gaffer_core::{Awaits, Rules, Side, Viewer};
use gaffer_fuba::pitch::{Area, Line};
use gaffer_fuba::{
    Action, ActionKind, Bounce, Choice, Diagram, GainThen, Options, Position, Skill, SkillSet,
    Step, TeamDiagram, TurnDiagram, TurnKind, Window,
};

/// The decision of a fresh sensible coach.
fn decision(diagram: &Diagram) -> Choice {
    let position = Position::from_diagram(diagram).expect("a sound diagram");
    let (Awaits::Choice(side) | Awaits::Secret(side)) = position.awaits() else {
        panic!("no choice is awaited");
    };
    let mut choices = Vec::new();
    position.choices(&mut choices);
    let view = position.view(Viewer::Side(side));
    let choice = Sensible::default().decide(&view, side, &choices, &mut Luck::new(1));
    assert!(choices.contains(&choice), "{choice} is not offered");
    choice
}

/// The complete game, home's action stage first; nobody holds a skill.
fn full(ball: Area, value: u8, pieces: &str) -> Diagram {
    Diagram {
        options: Options::FULL,
        half: 2,
        clock: 10,
        ball,
        value,
        pieces: pieces.to_owned(),
        turn: TurnDiagram {
            acting: Some(Side::Home),
            first: Some(Side::Home),
            action: Some(1),
            ..TurnDiagram::default()
        },
        at: Some(Step::Action),
        ..Diagram::default()
    }
}

/// The same with away in possession.
fn defending(ball: Area, value: u8, pieces: &str) -> Diagram {
    Diagram {
        controlling: Side::Away,
        ..full(ball, value, pieces)
    }
}

fn condition(text: &str) -> TeamDiagram {
    TeamDiagram {
        condition: Some(text.parse().expect("condition points")),
        ..TeamDiagram::default()
    }
}

/// A team that holds skills; its free use is spent if one of them was used.
fn holding(skills: &[Skill], free_use_spent: bool) -> TeamDiagram {
    let skills = SkillSet::of(skills);
    if free_use_spent {
        TeamDiagram {
            skills_used: Some(skills),
            ..TeamDiagram::default()
        }
    } else {
        TeamDiagram {
            secret_skills: skills,
            ..TeamDiagram::default()
        }
    }
}

/// The window of a skill, with home holding it.
fn window(window: Window, skill: Skill, spent: bool, position: Diagram) -> Diagram {
    Diagram {
        home: holding(&[skill], spent),
        at: Some(Step::Skill(window)),
        ..position
    }
}

const fn uses(skill: Skill) -> Choice {
    Choice::Use(skill, None)
}

const OWN_GOAL_IN_DANGER: &str = "b1 4/4, b2 4/3, b3 3/3, b5 0/1";

mod boosts {
    use super::*;

    #[test]
    fn a_pressing_in_front_of_the_own_goal_is_boosted() {
        let diagram = defending(Area::B1, 3, OWN_GOAL_IN_DANGER);
        let choice = decision(&diagram);
        assert!(
            matches!(choice, Choice::Boosted(Action::Pressing(_))),
            "{choice}"
        );
    }

    #[test]
    fn a_pressing_that_wins_anyway_is_not() {
        // In midfield five of six dice win.
        let diagram = defending(Area::B3, 6, "b1 1/0, b2 4/0, b3 5/2, b4 1/5, b5 0/4");
        let choice = decision(&diagram);
        assert!(matches!(choice, Choice::Action(_)), "{choice}");
    }

    #[test]
    fn an_adjustment_before_a_shot_is_boosted() {
        // As many players as the opponents: only the boost brings the value down.
        let diagram = full(Area::B5, 4, "b1 1/0, b2 3/1, b3 3/3, b4 0/3, b5 4/4");
        assert_eq!(decision(&diagram), Choice::Boosted(Action::Adjustment));
    }

    #[test]
    fn nothing_is_boosted_that_changes_nothing() {
        // The value is 1 already, and the ball far from both goals.
        let mut diagram = full(
            Area::B3,
            1,
            "b1 1/0, b2 4/1, b3 4/1, a3 1/0, c3 1/0, b4 0/5, b5 0/4",
        );
        diagram.turn.action = Some(2);
        diagram.turn.used = vec![ActionKind::Movement];
        let choice = decision(&diagram);
        assert!(!matches!(choice, Choice::Boosted(_)), "{choice}");
    }

    #[test]
    fn free_boosts_are_taken() {
        let mut diagram = defending(Area::B3, 3, "b1 1/0, b2 5/0, b3 3/3, b4 2/4, b5 0/4");
        diagram.turn.action = Some(2);
        diagram.turn.used = vec![ActionKind::Movement];
        diagram.home = TeamDiagram {
            substitutions: Some(3),
            ..condition("4-0-2")
        };
        diagram.turn.free_boosts = Some(Side::Home);
        let choice = decision(&diagram);
        assert!(matches!(choice, Choice::Boosted(_)), "{choice}");
    }
}

mod the_bench {
    use super::*;

    /// Midfield play in which no action matters much.
    fn quiet(home: TeamDiagram) -> Diagram {
        let mut diagram = full(
            Area::B3,
            2,
            "b1 1/0, b2 4/1, b3 3/3, a3 1/2, c3 1/2, b4 1/2, b5 0/1",
        );
        diagram.home = home;
        diagram.clock = 15;
        diagram.turn.action = Some(2);
        diagram.turn.used = vec![ActionKind::Movement];
        diagram
    }

    #[test]
    fn a_team_near_tiredness_brings_fresh_players() {
        let choice = decision(&quiet(condition("1-0-0")));
        assert!(
            matches!(choice, Choice::Action(Action::Substitution(_))),
            "{choice}"
        );
        let mut diagram = quiet(condition("1-0-0"));
        diagram.at = Some(Step::Substitutions(1));
        diagram.turn.used.push(ActionKind::Substitution);
        assert_eq!(decision(&diagram), Choice::SubstituteFresh { wide: false });
    }

    #[test]
    fn a_fresh_team_does_not() {
        let mut diagram = quiet(condition("4-4-2"));
        diagram.half = 1;
        let choice = decision(&diagram);
        assert!(
            !matches!(choice, Choice::Action(Action::Substitution(_))),
            "{choice}"
        );
    }

    #[test]
    fn a_booked_team_removes_a_yellow_card() {
        let mut diagram = quiet(TeamDiagram {
            yellow: 3,
            ..condition("4-4-2")
        });
        let choice = decision(&diagram);
        assert!(
            matches!(choice, Choice::Action(Action::Substitution(_))),
            "{choice}"
        );
        diagram.at = Some(Step::Substitutions(1));
        diagram.turn.used.push(ActionKind::Substitution);
        assert_eq!(decision(&diagram), Choice::SubstituteYellow);
    }

    #[test]
    fn wide_player_material_is_used_with_a_fresh_player() {
        let mut diagram = quiet(TeamDiagram {
            condition: condition("1-1-0").condition,
            ..holding(&[Skill::WidePlayerMaterial], false)
        });
        diagram.at = Some(Step::Substitutions(1));
        diagram.turn.used.push(ActionKind::Substitution);
        assert_eq!(decision(&diagram), Choice::SubstituteFresh { wide: true });
    }

    #[test]
    fn the_injured_are_replaced() {
        let mut diagram = quiet(TeamDiagram::default());
        diagram.clock = 5;
        diagram.turn.dice = Some(gaffer_core::BySide { home: 3, away: 2 });
        diagram.at = Some(Step::Replace {
            side: Side::Home,
            area: Area::B3,
        });
        assert_eq!(decision(&diagram), Choice::Yes);
    }

    #[test]
    fn points_come_from_the_fullest_stock_and_go_to_the_emptiest() {
        let mut diagram = quiet(condition("4-1-0"));
        diagram.at = Some(Step::GainPoints {
            side: Side::Home,
            left: 1,
            then: GainThen::Substitution(0),
        });
        diagram.turn.used.push(ActionKind::Substitution);
        assert_eq!(decision(&diagram), Choice::Point(Line::Forward));
        let mut diagram = quiet(condition("4-1-1"));
        diagram.turn.dice = Some(gaffer_core::BySide { home: 6, away: 1 });
        diagram.at = Some(Step::LosePoint {
            side: Side::Home,
            sum: 2,
            dice: 2,
        });
        assert_eq!(decision(&diagram), Choice::Point(Line::Defence));
    }
}

mod pressing {
    use super::*;

    fn is_aggressive(choice: Choice) -> bool {
        matches!(
            choice,
            Choice::Action(Action::Pressing(pressing)) | Choice::Boosted(Action::Pressing(pressing))
                if pressing.aggressive
        )
    }

    #[test]
    fn it_presses_aggressively_when_outnumbered_and_the_value_is_poor() {
        // Two against three in front of the own penalty area: of two dice one must be below 5.
        let mut diagram = defending(Area::B2, 6, "b1 1/1, b2 2/3, b3 6/3, b4 2/3, b5 0/1");
        diagram.turn.action = Some(2);
        diagram.turn.used = vec![ActionKind::Movement];
        let choice = decision(&diagram);
        assert!(is_aggressive(choice), "{choice}");
    }

    #[test]
    fn it_risks_no_penalty_for_small_odds() {
        // Away has acted already: nothing is to be feared in this turn but the penalty.
        let mut diagram = defending(Area::B1, 2, "b1 3/4, b2 4/3, b3 4/3, b5 0/1");
        diagram.turn.first = Some(Side::Away);
        diagram.turn.action = Some(2);
        diagram.turn.used = vec![ActionKind::Movement];
        let choice = decision(&diagram);
        assert!(!is_aggressive(choice), "{choice}");
    }
}

mod time {
    use super::*;

    /// Home has a goal kick.
    fn goal_kick(score: &str, half: u8, clock: u8, yellow: u8) -> Diagram {
        let mut diagram = full(Area::B1, 1, "b1 1/0, b2 4/2, b3 4/4, b4 2/3, b5 0/2");
        score.clone_into(&mut diagram.score);
        diagram.half = half;
        diagram.clock = clock;
        diagram.home.yellow = yellow;
        diagram.turn.kind = TurnKind::GoalKick;
        diagram.at = Some(Step::SlowPlay);
        diagram
    }

    #[test]
    fn a_late_lead_is_played_slowly() {
        assert_eq!(decision(&goal_kick("1-0", 2, 35, 0)), Choice::Yes);
    }

    #[test]
    fn without_a_lead_or_with_cards_it_is_not() {
        assert_eq!(decision(&goal_kick("0-0", 2, 35, 0)), Choice::No);
        assert_eq!(decision(&goal_kick("0-1", 2, 35, 0)), Choice::No);
        assert_eq!(decision(&goal_kick("1-0", 2, 10, 3)), Choice::No);
    }
}

mod sweeping {
    use super::*;

    /// Away has played into the penalty area with more players than home.
    fn attacked(value: u8, pieces: &str) -> Diagram {
        let mut diagram = defending(Area::B1, value, pieces);
        diagram.turn.start = Some(Area::B2);
        diagram.turn.acting = Some(Side::Away);
        diagram.turn.first = Some(Side::Away);
        diagram.turn.dice = Some(gaffer_core::BySide {
            home: value,
            away: 6,
        });
        diagram.at = Some(Step::Sweep);
        diagram
    }

    #[test]
    fn the_keeper_sweeps_when_pressing_will_win() {
        for value in 4..=6 {
            let diagram = attacked(value, "b1 3/3, b2 4/4, b3 4/3, b5 0/1");
            assert_eq!(decision(&diagram), Choice::Yes, "value {value}");
        }
    }

    #[test]
    fn he_stays_when_it_would_only_help_the_shot() {
        // Two against four cannot press.
        for value in 2..=6 {
            let diagram = attacked(value, "b1 2/4, b2 5/3, b3 4/3, b5 0/1");
            assert_eq!(decision(&diagram), Choice::No, "value {value}");
        }
    }
}

mod skills {
    use super::*;

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
        diagram.turn.dice = Some(gaffer_core::BySide {
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
            diagram.turn.dice = Some(gaffer_core::BySide {
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
        let (Choice::Action(Action::Pressing(pressing))
        | Choice::Boosted(Action::Pressing(pressing))) = choice
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
        diagram.turn.dice = Some(gaffer_core::BySide { home: 4, away: 2 });
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
            diagram.clock = clock;
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
}

mod events {
    use super::*;

    fn bounce(controlling: Side) -> Diagram {
        let mut diagram = full(Area::B3, 4, "b1 1/0, b2 4/1, b3 4/3, b4 2/4, b5 0/3");
        diagram.controlling = controlling;
        diagram.turn.bounce = Some(Side::Home);
        diagram.turn.dice = Some(gaffer_core::BySide { home: 4, away: 4 });
        diagram.at = Some(Step::Bounce);
        diagram
    }

    #[test]
    fn a_bounce_goes_the_own_way() {
        assert_eq!(decision(&bounce(Side::Home)), Choice::Bounce(Bounce::Down));
        assert_eq!(decision(&bounce(Side::Away)), Choice::Bounce(Bounce::Up));
    }

    #[test]
    fn a_perfect_pass_goes_to_the_goal() {
        let mut diagram = full(Area::B4, 2, "b1 1/0, b2 3/1, b3 3/3, b4 2/3, b5 2/4");
        diagram.turn.start = Some(Area::B3);
        diagram.turn.dice = Some(gaffer_core::BySide { home: 5, away: 1 });
        diagram.at = Some(Step::PerfectPass);
        assert_eq!(decision(&diagram), Choice::Target(Area::B5));
    }

    #[test]
    fn a_third_action_is_a_second_shot_at_goal() {
        let mut diagram = full(Area::B5, 1, "b1 1/0, b2 3/1, b3 3/3, b4 0/3, b5 4/4");
        diagram.turn.third_action = Some(Side::Home);
        diagram.turn.action = Some(3);
        diagram.turn.used = vec![ActionKind::Movement, ActionKind::Adjustment];
        assert_eq!(decision(&diagram), Choice::Action(Action::GoalAttempt));
    }
}
