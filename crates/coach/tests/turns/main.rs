//! The turn solver against plain recursion over the rules, on random positions.

mod by_hand;
mod plain;
mod positions;

use std::collections::BTreeSet;

use gaffer_champions::{Position, Readings, Restart, Step, TurnKind};
use gaffer_coach::Luck;
use gaffer_coach::champions::solver::{self, Chance, End, Solution, WayOutcome};
use gaffer_core::{Rules as _, Silent};

/// An outcome as both tell it: who acted, where the ball ends, who touched it, where it may be intercepted.
fn told(outcome: &WayOutcome) -> String {
    let way = &outcome.way;
    let ends = match way.end {
        End::Lies => return format!("{:?} lies", way.act),
        End::InHands => return format!("{:?} in hands", way.act.map(|(mover, _)| mover)),
        End::Rest(space) => format!("rests {space}"),
        End::Out(space, restart, side) => format!("out {space} {restart:?} {side}"),
        End::Shot(space, speed) => format!("shot {space} {speed}"),
    };
    let mover = way.act.map(|(mover, _)| mover);
    plain::text(mover, &ends, way.touched, way.risks.as_slice())
}

/// Plays a line through the rules; every choice must be legal.
fn play(position: &Position, outcome: &WayOutcome) {
    let mut after = *position;
    for choice in outcome.way.row.choices() {
        if let Err(why) = after.choose(*choice, &mut Silent) {
            panic!(
                "{}: {choice}: {why:?}\n{:?}",
                outcome.way.row,
                position.diagram()
            );
        }
    }
}

#[test]
fn the_solver_agrees_with_plain_recursion() {
    let mut luck = Luck::new(2020);
    let mut compared = 0;
    let (mut shots, mut risked, mut sure, mut restarts, mut hands, mut left_out) =
        (0, 0, 0, 0, 0, 0);
    while compared < 2000 {
        let Some(position) = positions::draw(&mut luck) else {
            continue;
        };
        let Some(expected) = plain::solve(&position) else {
            left_out += 1;
            continue;
        };
        compared += 1;
        let open = position.open();
        let solution = agrees(&position, &expected);
        let best = solution.best_shot().map_or(Chance::ZERO, |best| best.goal);
        restarts += usize::from(matches!(open.turn().kind, TurnKind::Restart(_)));
        hands += usize::from(
            solution
                .outcomes
                .iter()
                .any(|outcome| outcome.way.end == End::InHands),
        );
        shots += usize::from(best > Chance::ZERO);
        sure += usize::from(best == Chance::ONE);
        risked += usize::from(
            solution
                .shots()
                .any(|shot| !shot.way.risks.as_slice().is_empty()),
        );
    }
    let seen = format!(
        "{shots} with shots, {sure} sure, {risked} risked, {restarts} restarts, {hands} with hands, {left_out} too large"
    );
    println!("{seen}");
    assert!(
        shots > 500 && risked > 100 && restarts > 50 && hands > 5,
        "{seen}"
    );
}

/// Holds the solver's word on a position against plain recursion.
fn agrees(position: &Position, expected: &plain::Plain) -> Solution {
    let open = position.open();
    let solution = solver::solve(open).expect("somebody acts");
    let found: BTreeSet<String> = solution.outcomes.iter().map(told).collect();
    let drawn = || format!("{:?}", position.diagram());
    let only_found = found.difference(&expected.outcomes).next();
    let only_expected = expected.outcomes.difference(&found).next();
    assert_eq!((only_found, only_expected), (None, None), "{}", drawn());
    assert_eq!(
        found.len(),
        solution.outcomes.len(),
        "listed once\n{}",
        drawn()
    );
    let best = solution.best_shot().map_or(Chance::ZERO, |best| best.goal);
    assert_eq!(best, expected.goal, "{}", drawn());
    let shot = solver::best_shot(open);
    assert_eq!(
        shot.map_or(Chance::ZERO, |(_, chance)| chance),
        best,
        "{}",
        drawn()
    );
    for outcome in &solution.outcomes {
        play(position, outcome);
    }
    solution
}

/// Whatever the doubtful lines are read as, the solver says what the rules do: each of their values in turn, with few
/// ones left to the watch.
#[test]
fn the_solver_agrees_with_plain_recursion_in_every_reading() {
    let mut luck = Luck::new(39);
    let (mut compared, mut corners, mut hands) = (0, 0, 0);
    while compared < 1000 || corners < 100 {
        let readings = Readings::numbered(luck.below(1 << 8) as u16);
        let ones = 12 + luck.below(4) as u8;
        let Some(position) = positions::draw_with(&mut luck, readings, Some(ones)) else {
            continue;
        };
        let is_corner = position.open().turn().kind == TurnKind::Restart(Restart::Corner);
        if compared >= 1000 && !is_corner {
            continue;
        }
        let Some(expected) = plain::solve(&position) else {
            continue;
        };
        let solution = agrees(&position, &expected);
        compared += 1;
        corners += usize::from(is_corner);
        let in_hands = |outcome: &WayOutcome| outcome.way.end == End::InHands;
        hands += usize::from(solution.outcomes.iter().any(in_hands));
    }
    assert!(hands > 2, "{hands} with hands");
}

#[test]
fn every_way_is_an_outcome() {
    let mut luck = Luck::new(7);
    for _ in 0..200 {
        let Some(position) = positions::draw(&mut luck) else {
            continue;
        };
        let mut ways = 0;
        let side = solver::plays(position.open(), &mut |_| ways += 1).expect("somebody acts");
        let solution = solver::solve(position.open()).expect("somebody acts");
        assert_eq!((side, ways), (solution.side, solution.outcomes.len()));
    }
}

#[test]
fn positions_in_which_nobody_acts_are_told_apart() {
    let start = Position::begin(&gaffer_champions::Options::FULL).expect("a preset");
    assert_eq!(start.open().step(), Step::Goalie(gaffer_core::Side::Home));
    assert_eq!(
        solver::solve(start.open()).err(),
        Some(solver::Unsolved::NobodyActs)
    );
    assert_eq!(
        solver::with_roll(start.open(), 3).err(),
        Some(solver::Unsolved::NoRollAwaited)
    );
    assert_eq!(solver::best_shot(start.open()), None);
}
