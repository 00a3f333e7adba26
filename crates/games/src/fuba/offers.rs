//! The choices of a decision in the order in which they are listed, with the odds of those that lead to a roll.

use gaffer_core::{Match, Refuses, Rules, Silent};
use gaffer_fuba::pitch::{Area, Line};
use gaffer_fuba::{Action, Choice, Event, Formation, Move, Piece, Position, Roles, Step, Style};

use super::trial::after;
use super::{offer_odds, offer_words};
use crate::odds::Odds;
use crate::offer::Offer;

/// Everything that may be chosen now.
pub fn all(game: &Match<Position>) -> Vec<Offer<Choice>> {
    let position = game.position();
    let mut choices = Vec::new();
    position.choices(&mut choices);
    add_out_of_order(game, &mut choices);
    match position.open().step() {
        Step::Formation(_) | Step::HalfTime(_) => {
            choices.sort_by_key(|choice| rank_of_formation(position, *choice));
        }
        // A choice and its boosted twin stand together.
        Step::Action => choices.sort_by_key(|choice| rank_of_action(*choice)),
        Step::Target => choices.sort_by_key(|choice| match choice {
            Choice::Target(area) | Choice::TargetWith(area, _) => (*area, *choice),
            _ => (Area::B3, *choice),
        }),
        // A hasty Enter shows no card, and what may be had most often comes first.
        Step::Skill(_) => choices.sort_by_key(|choice| *choice != Choice::No),
        // A hasty Enter substitutes nobody and leaves the keeper where he is.
        Step::Substitutions(_) | Step::Substitution => choices.sort_by_key(|choice| {
            let formation = matches!(choice, Choice::SubstituteFormation(_));
            (*choice != Choice::No, formation)
        }),
        Step::Place { .. } => choices.sort_by_key(|choice| *choice == Choice::KeeperAdvanced),
        Step::FreeMovements => choices.sort_by_key(|choice| match choice {
            Choice::KeeperAdvanced | Choice::KeeperInside => 2,
            Choice::Done => 1,
            _ => 0,
        }),
        Step::Styles(_) => choices.sort_by_key(|choice| rank_of_styles(*choice)),
        Step::Roles(_) => choices.sort_by_key(|choice| match choice {
            Choice::Roles(roles) => {
                roles.to_string().split(' ').count() + usize::from(*roles != Roles::NONE)
            }
            _ => 0,
        }),
        _ => {}
    }
    let mut offers: Vec<Offer<Choice>> = choices
        .into_iter()
        .map(|choice| {
            let odds = offer_odds::odds(position, choice);
            let percent = odds.map_or(0, Odds::percent);
            let (label, detail) = offer_words::describe(position, choice, percent);
            Offer {
                odds,
                tells_chances: odds.is_some(),
                idle: is_idle(position, choice, odds),
                ..Offer::plain(choice, label, detail)
            }
        })
        .collect();
    offers.sort_by_key(|offer| offer.idle);
    offers
}

/// Whether an action surely does not bring what it is made for, or a boost nothing more than the same without it.
fn is_idle(position: &Position, choice: Choice, odds: Option<Odds>) -> bool {
    let (action, boosted) = match choice {
        Choice::Action(action) => (action, false),
        Choice::Boosted(action) => (action, true),
        _ => return false,
    };
    let value_after = |choice| after(position, choice).0.open().value();
    match action {
        Action::Movement(_) => after(position, choice)
            .1
            .iter()
            .any(|event| matches!(event, Event::ActionBegan { moves: Some(0), .. })),
        Action::Adjustment => {
            let without = if boosted {
                value_after(Choice::Action(action))
            } else {
                position.open().value()
            };
            value_after(choice) == without
        }
        Action::Pressing(_) => odds.is_some_and(|odds| odds.part == 0),
        _ => false,
    }
}

/// The rules list the choices of a row in one order; a person makes them in any order he likes, and
/// the match puts them in their place.
fn add_out_of_order(game: &Match<Position>, choices: &mut Vec<Choice>) {
    let position = game.position();
    let open = position.open();
    let candidates: Vec<Choice> = match open.step() {
        Step::Place { .. } => Area::ALL.into_iter().map(Choice::Place).collect(),
        Step::Adjust { .. }
        | Step::Moves { .. }
        | Step::QuickMoves { .. }
        | Step::FreeMovements
        | Step::EventMoves { .. }
        | Step::RestartMoves { .. } => {
            let pieces = Area::ALL.map(|area| (Piece::Outfield, area)).into_iter();
            let keepers = Area::ALL.map(|area| (Piece::Keeper, area));
            pieces
                .chain(keepers)
                .flat_map(|(piece, from)| {
                    Area::ALL.map(|to| {
                        Choice::Move(Move {
                            piece,
                            from,
                            to,
                            with_ball: false,
                        })
                    })
                })
                .collect()
        }
        _ => return,
    };
    let before = choices.len();
    for choice in candidates {
        let refused = position.clone().choose(choice, &mut Silent);
        if refused.is_err_and(|refusal| refusal.is_order()) && game.clone().choose(choice).is_ok() {
            choices.push(choice);
        }
    }
    if choices.len() > before {
        choices.sort_by_key(|choice| (*choice == Choice::Done, *choice));
    }
}

/// No change first, then the formation cards, then the others.
fn rank_of_formation(position: &Position, choice: Choice) -> (bool, usize) {
    let Choice::Formation(formation) = choice else {
        return (true, 0);
    };
    let now = match position.open().step() {
        Step::HalfTime(side) => position.open().team(side).formation(),
        _ => None,
    };
    (
        now != Some(formation),
        Formation::CARDS
            .iter()
            .position(|card| *card == formation)
            .unwrap_or(Formation::CARDS.len()),
    )
}

/// The types of action in the rules' order, a boosted one after the same without, then skills.
fn rank_of_action(choice: Choice) -> (u8, Action, bool, Choice) {
    match choice {
        Choice::Action(action) => (0, action, false, choice),
        Choice::Boosted(action) => (0, action, true, choice),
        Choice::Use(..) => (1, Action::GoalAttempt, false, choice),
        _ => (2, Action::GoalAttempt, false, choice),
    }
}

/// The fewer lines are not normal, the earlier.
fn rank_of_styles(choice: Choice) -> usize {
    match choice {
        Choice::Styles(styles) => Line::ALL
            .into_iter()
            .filter(|line| styles.style(*line) != Style::Normal)
            .count(),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use gaffer_fuba::Diagram;

    use super::*;

    /// The idle offers of a position, which stand behind all others.
    fn idle(position: &str) -> Vec<String> {
        let diagram: Diagram = toml::from_str(position).unwrap();
        let position = Position::from_diagram(&diagram).unwrap();
        let offers = all(&Match::from_position(position));
        let first = offers.iter().position(|offer| offer.idle);
        let (before, idle) = offers.split_at(first.unwrap_or(offers.len()));
        assert!(!before.is_empty() && idle.iter().all(|offer| offer.idle));
        idle.iter().map(|offer| offer.choice.to_string()).collect()
    }

    /// Two against two leave the value, a 4-6-0 has no forward move, a boost does not lower a 1, and no die is below 1. All of it is
    /// allowed (F22-4.5.1a).
    #[test]
    fn actions_that_surely_bring_nothing_stand_last() {
        let pieces = r#"pieces = "b1 1/0, a2 2/0, b3 2/2, c3 1/0, b4 0/2, b5 0/1"
ball = "b3"
at = "action"
"#;
        assert_eq!(idle(&format!("{pieces}value = 3")), ["adjustment"]);
        let no_forward = "value = 3\nhome = { formation = \"4-6-0\" }";
        let nothing = ["movement forward", "adjustment"];
        assert_eq!(idle(&format!("{pieces}{no_forward}")), nothing);
        let boosts = "value = 1\noptions = { advanced = [\"A1\"] }";
        let nothing = ["adjustment", "adjustment boost"];
        assert_eq!(idle(&format!("{pieces}{boosts}")), nothing);
        let pressing = "value = 1\ncontrolling = \"away\"\nturn = { acting = \"home\" }";
        let nothing = ["adjustment", "pressing"];
        assert_eq!(idle(&format!("{pieces}{pressing}")), nothing);
    }
}
