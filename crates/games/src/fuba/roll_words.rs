//! Rolls in words: what they decide, their chances, and which dice a person is to throw.

use gaffer_core::{BySide, Roll, Rules, Side};
use gaffer_fuba::{Edition, Event, Open, Position, Purpose, Step, Style, TirednessPass};

use super::edition_words::INJURY_DIE;
use crate::odds::chance;
use crate::text::fit;

/// What a roll decides.
pub const fn purpose_words(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::KickOff => "who decides on the kick-off; equal dice roll again",
        Purpose::Turn => "time, control check and new ball value",
        Purpose::Event => "the special event",
        Purpose::GoalAttempt => "the goal attempt",
        Purpose::DifficultAttempt => "the second die of a difficult attempt",
        Purpose::Rebound => "the rebound",
        Purpose::Pressing => "pressing",
        Purpose::YellowCard => "yellow card or not",
        Purpose::RedCard => "red card or not",
        Purpose::Penalty => "the penalty",
        Purpose::Tiredness => "the tiredness test",
        Purpose::Injury => "how bad the injury is",
        Purpose::FreshPlayer => "the points of a fresh player",
        Purpose::SlowPlay => "slow play: a card or not",
        Purpose::Actor => "what the referee sees",
        Purpose::FanaticFans => "what the fans do to the value",
        Purpose::Dribble => "the dribble",
        Purpose::HighCondition | Purpose::Condition => "how many moves",
        Purpose::Duel => "the duel; equal totals roll again",
        Purpose::Streaking => "how long play stops",
        Purpose::LostSkill => "which skill is lost: a card drawn in secret",
        Purpose::GainedSkill => "which skill is gained: a card drawn in secret",
    }
}

/// What the outcome is reckoned from or how likely it is; empty where the purpose says it all.
pub fn chances(position: &Position, names: &BySide<String>) -> String {
    let open = position.open();
    let minute = open.clock().minute();
    match open.step() {
        Step::TirednessRoll { side, sum, .. } => format!(
            "{} passes if 10 x {} is {} minute {minute} ({}%).",
            of_roller(position, names),
            tiring_sum(open, side, sum),
            if equal_passes(open) {
                "at least"
            } else {
                "above"
            },
            chance(position, |event| matches!(
                event,
                Event::TirednessRolled { passed: true, .. }
            ))
        ),
        Step::FreshRoll { wide, .. } => format!(
            "Two points if 10 x {} is not above minute {minute} ({}%), otherwise one.",
            if wide { "(sum - 2)" } else { "sum" },
            chance(position, |event| matches!(
                event,
                Event::Substituted {
                    substitution: gaffer_fuba::Substitution::Fresh { points: 2, .. },
                    ..
                }
            ))
        ),
        Step::SlowPlayRoll => format!(
            "A card if 10 x sum is below minute {minute} ({}%).",
            chance(position, |event| matches!(
                event,
                Event::SlowPlayRolled { card: true, .. }
            ))
        ),
        Step::DribbleRoll => format!(
            "Through with die - {} of at least the opponents there ({}%), otherwise lost.",
            open.value().number(),
            chance(position, |event| matches!(
                event,
                Event::DribbleRolled { won: true, .. }
            ))
        ),
        Step::FansRoll(_) => format!(
            "A {} is a foul; any other number is the new value.",
            open.value().number()
        ),
        Step::DuelRoll(_) => {
            let side = open.controlling();
            format!(
                "Die and condition points of the ball's zone: {} wins {}%.",
                fit(&names[side], 14),
                chance(position, |event| matches!(
                    event,
                    Event::DuelRolled { winner, .. } if *winner == side
                ))
            )
        }
        Step::InjuryRoll { side, .. } => {
            let style = match open.style_for_target(side).modifier() {
                0 => String::new(),
                modifier => format!(" {modifier:+} by the playing style."),
            };
            format!("{}{style}", INJURY_DIE.of(open.edition()))
        }
        Step::EventRoll => event_words(open, names),
        Step::ConditionRoll => format!(
            "As many moves as the die shows, but at least {}, of any type.",
            open.line(open.acting().0, open.ball().zone(open.acting().0))
        ),
        Step::YellowCardRoll(_) => format!(
            "A card {}%.",
            chance(position, |event| matches!(
                event,
                Event::YellowCardRolled { card: true, .. }
            ))
        ),
        Step::RedCardRoll { .. } => format!(
            "A red card {}%.",
            chance(position, |event| matches!(
                event,
                Event::RedCardRolled { card: true, .. }
            ))
        ),
        Step::ActorRoll => "4 to 6 a free kick, 2 and 3 the event, 1 a card.".into(),
        Step::PressingRoll | Step::GoalRoll | Step::PenaltyRoll if two_dice(position) => {
            "The higher of the two dice is dropped.".into()
        }
        _ => String::new(),
    }
}

/// "(3 + die +1)": what is multiplied by ten, with the playing style (F14-A6d).
fn tiring_sum(open: &Open, side: Side, sum: u8) -> String {
    let style = match open.style_on_tiredness(side) {
        0 => String::new(),
        modifier => format!(" {modifier:+}"),
    };
    match (sum, style.is_empty()) {
        (0, true) => "die".into(),
        (0, false) => format!("(die{style})"),
        _ => format!("({sum} + die{style})"),
    }
}

/// Whether ten times the sum passes when it is the minute (F14-D27, F22-A1.3b).
fn equal_passes(open: &Open) -> bool {
    open.edition() == Edition::V2014 && open.options().tiredness_pass == TirednessPass::AtLeast
}

/// The table of 1.0 (F10-4.4.2a), or which of two event dice count (F14-A6b).
fn event_words(open: &Open, names: &BySide<String>) -> String {
    let (side, other) = (open.controlling(), open.passive());
    if open.edition() == Edition::V1_0 {
        let [ours, theirs] = [side, other].map(|side| fit(&names[side], 14));
        return format!(
            "1 and 2: free kick for {theirs}, with 1 a card. 3: no moves for {ours}. 4: no moves for \
             {theirs}. 5 and 6: free kick for {ours}, with 6 a card."
        );
    }
    [side, other]
        .into_iter()
        .filter_map(|side| {
            let kept = match open.style_for_target(side) {
                Style::Aggressive => "higher",
                Style::Easy => "lower",
                Style::Normal => return None,
            };
            Some(format!("The {kept} of two for {}.", fit(&names[side], 14)))
        })
        .collect::<Vec<_>>()
        .join(" ")
}

fn of_roller(position: &Position, names: &BySide<String>) -> String {
    match position.awaits() {
        gaffer_core::Awaits::Roll(roll) => roll
            .dice
            .owners()
            .first()
            .map_or(String::new(), |side| fit(&names[*side], 14)),
        _ => String::new(),
    }
}

fn two_dice(position: &Position) -> bool {
    matches!(position.awaits(), gaffer_core::Awaits::Roll(roll) if roll.dice.count() == 2)
}

/// Which cards are to be drawn, by whom and what for, in paragraphs.
pub fn cards_by_hand(roll: Roll<Purpose>, names: &BySide<String>) -> Vec<String> {
    let cards = roll.dice.faces();
    let mut text = vec![
        format!("Please draw 1 of {cards} cards, in secret:"),
        format!("{}.", purpose_words(roll.purpose)),
        String::new(),
    ];
    for (number, side) in (1..).zip(roll.dice.owners()) {
        text.push(format!("Card {number}: {}", fit(&names[*side], 20)));
    }
    text.push(format!(
        "Type its number, 1 to {cards}, in the order of the table of skills."
    ));
    text
}
