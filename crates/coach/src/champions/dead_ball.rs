//! Choices while the ball is dead: substitutions, goalie spots, takers and walls.

use gaffer_champions::{Choice, Open, Position, Shirt, Step};
use gaffer_core::{Rules, Side, Silent};

use super::evaluate::Judge;

/// Who warms up: somebody for each outfielder with a card or an injury, of the same line.
pub(super) fn warm(open: &Open, side: Side, choices: &[Choice]) -> Choice {
    let team = open.team(side);
    let tired = team.yellow().or(team.injured()).and(team.outfielders());
    let warming = team.all_in(gaffer_champions::Place::Warming);
    if tired.len() <= warming.len() {
        return Choice::Done;
    }
    let line = tired.first().map(Shirt::line);
    choices
        .iter()
        .copied()
        .find(|choice| matches!(choice, Choice::Warm(shirt) if Some(shirt.line()) == line))
        .unwrap_or(Choice::Done)
}

/// Who leaves: a player with a card or an injury, else the first offered.
pub(super) fn out(open: &Open, side: Side, choices: &[Choice]) -> Choice {
    let team = open.team(side);
    let tired = team.yellow().or(team.injured());
    choices
        .iter()
        .copied()
        .find(|choice| matches!(choice, Choice::Out(shirt) if tired.has(*shirt)))
        .unwrap_or(choices[0])
}

/// The choice whose position is worth most.
pub(super) fn best(judge: &Judge, position: &Position, side: Side, choices: &[Choice]) -> Choice {
    let mut best = (choices[0], f64::NEG_INFINITY);
    for &choice in choices {
        let mut after = *position;
        if after.choose(choice, &mut Silent).is_err() {
            continue;
        }
        let value = judge.expected(&after, side);
        if value > best.1 {
            best = (choice, value);
        }
    }
    best.0
}

/// Whether a step is one of those that prepare a restart.
pub(super) fn is_first(step: Step) -> bool {
    matches!(step, Step::OnOrBack(_) | Step::InGoal(_))
}
