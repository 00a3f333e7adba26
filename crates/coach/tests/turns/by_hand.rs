//! Chances computed by hand from the figures of the rules (section 26: V040 to V053).

use gaffer_champions::{Diagram, Position, Shirt};
use gaffer_coach::champions::solver::{self, Chance, End, Solution};
use gaffer_core::Rules as _;
use serde_json::{Value, json};

/// Figure 10: home's 14 on 4.10, the ball on 4.12, and away's goalie and others where they are told.
fn figure(away: &str) -> Value {
    json!({
        "options": { "preset": "full", "offside": false, "fouls": false, "subs": false },
        "home": "1 5.0, 14 4.10",
        "away": away,
        "ball": "4.12",
        "turn": "home",
    })
}

fn solve(position: Value, roll: u8) -> Solution {
    let diagram: Diagram = serde_json::from_value(position).expect("a position");
    let position = Position::from_diagram(&diagram).expect("a legal position");
    let open = solver::with_roll(position.open(), roll).expect("a roll is awaited");
    let solution = solver::solve(&open).expect("home acts");
    let best = solution.best_shot().map(|best| best.goal);
    assert_eq!(best, solver::best_shot(&open).map(|(_, chance)| chance));
    solution
}

fn best(away: &str, roll: u8) -> Chance {
    solve(figure(away), roll)
        .best_shot()
        .map_or(Chance::ZERO, |best| best.goal)
}

fn chance_of(solution: &Solution, line: &str) -> Chance {
    solution
        .outcomes
        .iter()
        .find(|outcome| outcome.way.row.to_string() == line)
        .unwrap_or_else(|| panic!("{line} is an outcome"))
        .goal
}

#[test]
fn the_goalie_is_as_far_from_the_ball_as_the_figures_show() {
    // V040: one step to either spot, 3/4; the rebounds come to rest.
    assert_eq!(best("1 5.14", 3), Chance::new(1, 4));
    // V041: two steps, 2/4.
    assert_eq!(best("1 3.13", 3), Chance::new(1, 2));
    // V042: three steps, 1/4.
    assert_eq!(best("1 2.13", 3), Chance::new(3, 4));
    // V043: no chance.
    assert_eq!(best("1 1.13", 3), Chance::ONE);
    // V044: the faster shot of a 4, 1/4.
    assert_eq!(best("1 3.13", 4), Chance::new(3, 4));
    // V051: a makeshift goalie has a quarter less.
    let mut makeshift = figure("9 5.14");
    makeshift["away_team"] = json!({ "goalie": 9 });
    let best = solve(makeshift, 3).best_shot().map(|best| best.goal);
    assert_eq!(best, Some(Chance::new(1, 2)));
}

#[test]
fn a_rebound_may_come_back_to_the_shooter() {
    let solution = solve(figure("1 6.12"), 3);
    // V053: on 5.13 two goals in four and one rebound, from which 14 has 1/4 more: 9/16. On 6.14 two goals
    // in four, and the rebound rests on 7.13: the goalie goes there.
    assert_eq!(
        chance_of(&solution, "mover 14, reach 2, leg NE2"),
        Chance::new(1, 2)
    );
    // Around him there are three steps to either spot; straight into 5.14 he would have 5.13, 9/16.
    let best = solution.best_shot().expect("a shot");
    assert_eq!(best.way.row.to_string(), "mover 14, reach 2, leg N1 NE1");
    assert_eq!(best.goal, Chance::new(3, 4));
}

#[test]
fn nobody_tries_an_interception_that_runs_into_his_own_goal() {
    // From 5.12 he would step north onto 5.13, and the ball would run on into 5.14.
    let solution = solve(figure("1 3.13, 2 5.12"), 3);
    let line = "mover 14, reach 2, leg NE1 N1";
    assert_eq!(chance_of(&solution, line), Chance::new(1, 2));
    let way = solution
        .outcomes
        .iter()
        .find(|outcome| outcome.way.row.to_string() == line)
        .expect("the same line")
        .way;
    assert_eq!(way.risks.as_slice().len(), 1);
    assert_eq!(way.arrives(), Chance::new(2, 3));
    assert_eq!(way.is_lost(), Chance::new(1, 3));
}

#[test]
fn a_passing_chain_ends_where_figure_6_says() {
    // V020.
    let position = json!({
        "options": { "preset": "full", "offside": false, "subs": false },
        "home": "1 5.0, 8 3.4, 9 5.6, 14 7.6",
        "away": "1 6.14",
        "ball": "4.5",
    });
    let solution = solve(position, 4);
    let rests = solution.outcomes.iter().any(|outcome| {
        let shirts: Vec<u8> = outcome.way.touched.iter().map(Shirt::number).collect();
        matches!(outcome.way.end, End::Rest(space) if space.to_string() == "7.8")
            && shirts == [8, 9, 14]
    });
    assert!(rests);
    assert_eq!(solution.best_shot(), None);
}
