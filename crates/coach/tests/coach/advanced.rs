//! What the sensible coach does with the advanced rules in positions that were written down: where a
//! thing pays and where it does not.

use gaffer_core::{BySide, Side};
use gaffer_fuba::pitch::{Area, Line};
use gaffer_fuba::{
    Action, ActionKind, Bounce, Choice, Diagram, GainThen, Skill, Standing, Step, TeamDiagram,
    TurnKind,
};

use crate::written::{OWN_GOAL_IN_DANGER, condition, decision, defending, full, holding};

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
        diagram.clock = Some(15);
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
        // One of the ten has been carried off.
        diagram.pieces = diagram.pieces.replace("b3 3/3", "b3 2/3");
        diagram.clock = Some(5);
        diagram.turn.dice = Some(BySide { home: 3, away: 2 });
        diagram.at = Some(Step::Replace {
            side: Side::Home,
            area: Standing::In(Area::B3),
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
        diagram.turn.dice = Some(BySide { home: 6, away: 1 });
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
        diagram.clock = Some(clock);
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
        diagram.turn.dice = Some(BySide {
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

mod events {
    use super::*;

    fn bounce(controlling: Side) -> Diagram {
        let mut diagram = full(Area::B3, 4, "b1 1/0, b2 4/1, b3 4/3, b4 2/4, b5 0/3");
        diagram.controlling = controlling;
        diagram.turn.bounce = Some(Side::Home);
        diagram.turn.dice = Some(BySide { home: 4, away: 4 });
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
        diagram.turn.dice = Some(BySide { home: 5, away: 1 });
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
