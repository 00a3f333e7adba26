//! The choices of a decision in plain words, with the odds of those that lead to a roll.

use gaffer_core::{BySide, Match, Refuses, Rules, Silent};
use gaffer_fuba::pitch::{Area, AreaSet, Line};
use gaffer_fuba::rule::{goal_attempt, penalty, pressing};
use gaffer_fuba::{
    Action, Choice, Dive, Entrant, Event, Flank, Formation, Kick, Move, Piece, Position, Step,
};

use super::text::plural;

/// A choice that a person may make now.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    /// The choice.
    pub(super) choice: Choice,
    /// What it is, in a few words.
    pub(super) label: String,
    /// What it means or may lead to; empty where the label says it all.
    pub(super) detail: String,
}

impl Offer {
    /// Whether every word of a filter occurs in the words or in the notation.
    pub(super) fn matches(&self, filter: &str) -> bool {
        let text = format!("{} {}", self.label, self.choice).to_lowercase();
        filter.split_whitespace().all(|word| text.contains(word))
    }

    /// The areas that the choice is about.
    pub(super) fn areas(&self) -> AreaSet {
        match self.choice {
            Choice::PlaceKeeper(area)
            | Choice::Place(area)
            | Choice::Target(area)
            | Choice::Enter(Entrant::Outfield(area))
            | Choice::SendOff(area) => AreaSet::EMPTY.with(area),
            Choice::Move(step) => AreaSet::EMPTY.with(step.from).with(step.to),
            _ => AreaSet::EMPTY,
        }
    }
}

/// Everything that may be chosen now.
pub(super) fn all(game: &Match<Position>, names: &BySide<String>) -> Vec<Offer> {
    let position = game.position();
    let mut choices = Vec::new();
    position.choices(&mut choices);
    add_out_of_order(game, &mut choices);
    if matches!(
        position.open().step(),
        Step::Formation(_) | Step::HalfTime(_)
    ) {
        choices.sort_by_key(|choice| rank_of_formation(position, *choice));
    }
    choices
        .into_iter()
        .map(|choice| {
            let (label, detail) = describe(position, choice, names);
            Offer {
                choice,
                label,
                detail,
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
fn describe(position: &Position, choice: Choice, names: &BySide<String>) -> (String, String) {
    let plain = |label: String| (label, String::new());
    match choice {
        Choice::Formation(formation) => formation_words(position, formation),
        Choice::KickOff(side) => plain(format!("{} kicks off", names[side])),
        Choice::PlaceKeeper(area) => plain(format!("Keeper in {area}")),
        Choice::KeeperTakesKick => plain("The keeper takes the kick".into()),
        Choice::Place(area) => plain(format!("Place a player in {area}")),
        Choice::Target(area) => target_words(position, area),
        Choice::Action(action) => action_words(position, action),
        Choice::Move(step) => plain(move_words(step)),
        Choice::Done => plain("Done".into()),
        Choice::Enter(Entrant::Outfield(area)) => plain(format!("Player from {area}")),
        Choice::Enter(Entrant::Keeper) => plain("The keeper".into()),
        Choice::Enter(Entrant::Taker) => plain("The taker from the corner spot".into()),
        Choice::PlayFreeKick => (
            "Play the free kick".into(),
            "A target area is chosen; the ball value is 1.".into(),
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
        Choice::Yes
        | Choice::No
        | Choice::Roles(_)
        | Choice::Skills(_)
        | Choice::TargetWith(..)
        | Choice::Boosted(_)
        | Choice::SubstituteFormation(_)
        | Choice::SubstituteYellow
        | Choice::SubstituteFresh { .. }
        | Choice::Point(_)
        | Choice::Injured(_)
        | Choice::Use(..)
        | Choice::Bounce(_) => plain(choice.to_string()),
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
            "Moves of a movement action: defence {}, midfield {}, forward {}.",
            formation.defence, formation.midfield, formation.forward
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

fn target_words(position: &Position, area: Area) -> (String, String) {
    let verb = if position.open().pass().0 == area {
        "Keep in"
    } else {
        "Play to"
    };
    let mut after = *position;
    if after.choose(Choice::Target(area), &mut Silent).is_err() {
        return (format!("{verb} {area}"), String::new());
    }
    let value = after.open().value().number() as u32;
    let keep = percent(6_u32.saturating_sub(value), 6);
    (
        format!("{verb} {area} (value {value}, {keep}%)"),
        format!("A die over {value} keeps the ball, a {value} is a special event, less loses it."),
    )
}

fn action_words(position: &Position, action: Action) -> (String, String) {
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
                format!("{label} (goal {}%)", share(odds.goal)),
                format!(
                    "Corner {}%, miss {}%. Die{} against {}.",
                    share(odds.corner),
                    share(odds.miss + odds.lost),
                    modifier_words(goal_attempt::modifiers(after.open())),
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
                match line {
                    Line::Defence => "Straight backward, any number of areas.",
                    Line::Midfield => "One area; straight moves do not pass the ball.",
                    Line::Forward => "Straight forward, any number of areas.",
                }
                .into(),
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
        Action::Pressing(manner) => {
            let odds = pressing::odds(position.open(), manner, false);
            let chance = percent(u32::from(odds.won), 36);
            let faces = odds.won / 6;
            (
                format!("Pressing (wins {chance}%)"),
                match faces {
                    0 => "No die wins the ball.".into(),
                    1 => format!("A 1 wins the ball ({chance}%)."),
                    _ => format!("A 1 to {faces} wins the ball ({chance}%); it is the new value."),
                },
            )
        }
        Action::HighCondition | Action::Substitution(_) => (action.to_string(), String::new()),
    }
}

/// " -2 area +1 players".
fn modifier_words(modifiers: goal_attempt::Modifiers) -> String {
    [
        (modifiers.area, "area"),
        (modifiers.shooting_area, "players"),
        (modifiers.penalty_area, "box"),
        (modifiers.keeper_out, "keeper out"),
        (modifiers.free_kick, "free kick"),
        (modifiers.second_action, "2nd action"),
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

fn percent(part: u32, total: u32) -> u32 {
    (part * 100 + total / 2) / total.max(1)
}
