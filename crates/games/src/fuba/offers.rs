//! The choices of a decision in plain words, with the odds of those that lead to a roll.

use gaffer_core::{BySide, Match, Refuses, Rules, Silent};
use gaffer_fuba::edition::FREE_KICK_VALUE;
use gaffer_fuba::pitch::{Area, Line};
use gaffer_fuba::rule::{goal_attempt, penalty, pressing};
use gaffer_fuba::{
    Action, Choice, Dive, Edition, Event, Flank, Formation, Kick, Move, Piece, Position, Pressing,
    Roles, Standing, Step,
};

use super::advanced_offers;
use super::edition_words::{self, FAILED_PRESSING, FORWARD_KEEPER, MOVES_OF};
use super::offer_odds;
use super::older_offers;
use super::pass_words;
use crate::odds::{Odds, percent};
use crate::offer::Offer;
use crate::text::plural;

/// Everything that may be chosen now.
pub fn all(game: &Match<Position>, names: &BySide<String>) -> Vec<Offer<Choice>> {
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
        Step::Styles(_) => choices.sort_by_key(|choice| older_offers::rank_of_styles(*choice)),
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
            let (label, detail) = describe(position, choice, odds, names);
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

/// A choice in a few words, and what it means.
fn describe(
    position: &Position,
    choice: Choice,
    odds: Option<Odds>,
    names: &BySide<String>,
) -> (String, String) {
    let percent = odds.map_or(0, Odds::percent);
    let plain = |label: String| (label, String::new());
    let open = position.open();
    match choice {
        Choice::Formation(formation) if matches!(position.open().step(), Step::Skill(_)) => {
            advanced_offers::trained_words(position, formation)
        }
        Choice::Formation(formation) => formation_words(position, formation),
        Choice::KickOff(side) => plain(format!("{} kicks off", names[side])),
        Choice::PlaceKeeper(area) => plain(format!("Keeper in {area}")),
        Choice::KeeperTakesKick => plain("The keeper takes the kick".into()),
        Choice::Place(area) => plain(format!("Place a player in {area}")),
        Choice::Target(area) if matches!(position.open().step(), Step::PerfectPass) => (
            format!("Pass on to {area}"),
            "The new target; the value and the order of the stages stay.".into(),
        ),
        Choice::Target(area) => pass_words::target(position, area, percent),
        Choice::Action(action) => action_words(position, action, percent),
        Choice::Move(step) => plain(move_words(step)),
        Choice::Done => plain("Done".into()),
        Choice::Enter(entrant) => older_offers::enter(open, entrant),
        Choice::PlayFreeKick => (
            "Play the free kick".into(),
            format!(
                "A target area is chosen; the ball value is {}.",
                FREE_KICK_VALUE.of(open.edition())
            ),
        ),
        Choice::CornerSide(flank) => plain(format!(
            "Corner from the {} side",
            match flank {
                Flank::A => "a",
                Flank::C => "c",
            }
        )),
        Choice::Dive(dive) => (
            match dive {
                Dive::Stay => "Stay in the middle".into(),
                _ => format!("Dive to his {dive}"),
            },
            penalty_words(&Kick::ALL.map(|kick| (kick.to_string(), penalty::needed(kick, dive)))),
        ),
        Choice::Kick(kick) => (
            format!("Kick {kick}"),
            penalty_words(&Dive::ALL.map(|dive| (dive.to_string(), penalty::needed(kick, dive)))),
        ),
        Choice::SendOff(area) => plain(format!("Send off a player in {area}")),
        Choice::Yes | Choice::No => advanced_offers::yes_no_words(position, choice, percent),
        Choice::Roles(roles) => match position.open().step() {
            Step::Roles(side) => advanced_offers::roles_words(position, side, roles),
            _ => plain(roles.to_string()),
        },
        Choice::Skills(hand) => plain(hand.to_string()),
        Choice::TargetWith(area, declared) => {
            advanced_offers::declared_words(position, area, declared, percent)
        }
        Choice::Boosted(action) => advanced_offers::action_words(position, action, true, percent),
        Choice::SubstituteFormation(_)
        | Choice::SubstituteYellow
        | Choice::SubstituteFresh { .. } => {
            advanced_offers::substitution_words(position, choice, percent)
        }
        Choice::Point(line) => advanced_offers::point_words(position, line),
        Choice::Injured(Standing::In(area)) => plain(format!("The player in {area}")),
        Choice::Injured(Standing::Spot) => plain("The taker on the corner spot".into()),
        Choice::Use(skill, area) => {
            advanced_offers::use_words(position, skill, area, percent, names)
        }
        Choice::Bounce(bounce) => advanced_offers::bounce_words(position, bounce),
        Choice::StandIn(area) => pass_words::stand_in(open, area),
        Choice::Fast => older_offers::goal_kick(open, false),
        Choice::Slow => older_offers::goal_kick(open, true),
        Choice::Styles(styles) => older_offers::styles(styles),
        Choice::KeeperAdvanced => older_offers::keeper(true),
        Choice::KeeperInside => older_offers::keeper(false),
    }
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

fn formation_words(position: &Position, formation: Formation) -> (String, String) {
    let now = match position.open().step() {
        Step::HalfTime(side) => position.open().team(side).formation(),
        _ => None,
    };
    let note = if now == Some(formation) {
        " (no change)"
    } else if Formation::CARDS.contains(&formation) {
        " (card)"
    } else {
        ""
    };
    (
        format!("{formation}{note}"),
        format!(
            "Moves of {}: defence {}, midfield {}, forward {}.",
            MOVES_OF.of(position.open().edition()),
            formation.defence,
            formation.midfield,
            formation.forward
        ),
    )
}

fn move_words(step: Move) -> String {
    let who = match step.piece {
        Piece::Outfield => "Player",
        Piece::Keeper => "Keeper",
    };
    let ball = if step.with_ball { " with ball" } else { "" };
    format!("{who} {} to {}{ball}", step.from, step.to)
}

fn action_words(position: &Position, action: Action, chance: u32) -> (String, String) {
    let mut after = *position;
    let mut events = Vec::new();
    let taken = after.choose(Choice::Action(action), &mut events).is_ok();
    match action {
        Action::GoalAttempt => {
            let odds = goal_attempt::odds(after.open());
            let share = |part| percent(part, goal_attempt::Odds::TOTAL);
            let label = if matches!(position.open().step(), Step::FreeKick) {
                "Shoot directly"
            } else {
                "Goal attempt"
            };
            (
                format!("{label} (goal {chance}%)"),
                format!(
                    "Corner {}%, miss {}%. Die{} against {}.",
                    share(odds.corner),
                    share(odds.miss + odds.lost),
                    modifier_words(
                        after.open().edition(),
                        goal_attempt::modifiers(after.open())
                    ),
                    after.open().value().number()
                ),
            )
        }
        Action::Movement(line) => {
            let moves = events.iter().find_map(|event| match event {
                Event::ActionBegan { moves, .. } => *moves,
                _ => None,
            });
            let name = match line {
                Line::Defence => "Defence",
                Line::Midfield => "Midfield",
                Line::Forward => "Forward",
            };
            (
                format!("{name} movement ({})", plural(moves.unwrap_or(0), "move")),
                format!(
                    "{}{}",
                    edition_words::movement(position.open().edition(), line),
                    advanced_offers::entry_price(position.open())
                ),
            )
        }
        Action::Adjustment => {
            let now = position.open().value().number();
            let new = if taken {
                after.open().value().number()
            } else {
                now
            };
            (
                format!("Adjustment (value {now} to {new})"),
                "Ball value adjustment by the numbers at the ball.".into(),
            )
        }
        Action::Pressing(Pressing::NORMAL) => {
            let odds = pressing::odds(position.open(), Pressing::NORMAL, false);
            let faces = odds.won / 6;
            let wins = match faces {
                0 => "No die wins the ball.".into(),
                1 => format!("A 1 wins the ball ({chance}%)."),
                _ => format!("A 1 to {faces} wins the ball ({chance}%); it is the new value."),
            };
            let fails = FAILED_PRESSING.of(position.open().edition());
            (
                format!("Pressing (wins {chance}%)"),
                format!("{wins}{fails}"),
            )
        }
        Action::Pressing(_)
        | Action::HighCondition
        | Action::Condition
        | Action::Substitution(_) => advanced_offers::action_words(position, action, false, chance),
    }
}

/// " -2 area +1 players".
fn modifier_words(edition: Edition, modifiers: goal_attempt::Modifiers) -> String {
    [
        (modifiers.area, "area"),
        (modifiers.shooting_area, "players"),
        (modifiers.penalty_area, "box"),
        (modifiers.keeper_out, "keeper out"),
        (modifiers.free_kick, "free kick"),
        (modifiers.second_action, "2nd action"),
        (modifiers.injured_keeper, "hurt keeper"),
        (modifiers.sweep, FORWARD_KEEPER.of(edition)),
        (modifiers.misplaced_keeper, "keeper's place"),
        (modifiers.skills, "skills"),
    ]
    .into_iter()
    .filter(|(modifier, _)| *modifier != 0)
    .map(|(modifier, what)| format!(" {modifier:+} {what}"))
    .collect::<Vec<_>>()
    .concat()
}

fn penalty_words(table: &[(String, u8); 3]) -> String {
    let cases: Vec<String> = table
        .iter()
        .map(|(against, needed)| format!("{against} {needed}"))
        .collect();
    format!("Die needed for a goal against {}.", cases.join(", "))
}
