//! The choices of a decision in the order in which they are listed, with the odds of those that lead to a roll.

use gaffer_core::{Match, Refuses, Rules, Silent};
use gaffer_fuba::pitch::{Area, Line};
use gaffer_fuba::{Action, Choice, Formation, Move, Piece, Position, Roles, Step, Style};

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
    choices
        .into_iter()
        .map(|choice| {
            let odds = offer_odds::odds(position, choice);
            let percent = odds.map_or(0, Odds::percent);
            let (label, detail) = offer_words::describe(position, choice, percent);
            Offer {
                odds,
                tells_chances: odds.is_some(),
                ..Offer::plain(choice, label, detail)
            }
        })
        .collect()
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
