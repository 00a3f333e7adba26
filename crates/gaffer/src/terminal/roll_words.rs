//! Rolls in words: what they decide, their chances, and which dice a person is to throw.

use gaffer_core::{BySide, Roll, Rules};
use gaffer_fuba::{Event, Position, Purpose, Step};

use super::odds::chance;
use super::text::fit;

/// What a roll decides.
pub(super) const fn purpose_words(purpose: Purpose) -> &'static str {
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
pub(super) fn chances(position: &Position, names: &BySide<String>) -> String {
    let open = position.open();
    let minute = open.clock().minute();
    match open.step() {
        Step::TirednessRoll { sum, .. } => format!(
            "{} passes if 10 x {} is above minute {minute} ({}%).",
            of_roller(position, names),
            if sum > 0 {
                format!("({sum} + die)")
            } else {
                "die".into()
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
        Step::InjuryRoll { .. } => "1 to 4: so many minutes off; 5 and 6: off for good.".into(),
        Step::ActorRoll => "4 to 6 a free kick, 2 and 3 the event, 1 a card.".into(),
        Step::PressingRoll | Step::GoalRoll | Step::PenaltyRoll if two_dice(position) => {
            "The higher of the two dice is dropped.".into()
        }
        _ => String::new(),
    }
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

/// Which dice are due, whose they are and what for, in paragraphs.
pub(super) fn by_hand(
    position: &Position,
    roll: Roll<Purpose>,
    names: &BySide<String>,
) -> Vec<String> {
    let (count, faces) = (roll.dice.count(), roll.dice.faces());
    let cards = matches!(roll.purpose, Purpose::LostSkill | Purpose::GainedSkill);
    let what = match (cards, count) {
        (true, _) => format!("Please draw 1 of {faces} cards, in secret:"),
        (false, 1) => "Please roll 1 die:".into(),
        (false, _) => format!("Please roll {count} dice:"),
    };
    let mut text = vec![
        what,
        format!("{}.", purpose_words(roll.purpose)),
        chances(position, names),
    ];
    let thing = if cards { "Card" } else { "Die" };
    for (number, side) in (1..).zip(roll.dice.owners()) {
        text.push(format!("{thing} {number}: {}", fit(&names[*side], 20)));
    }
    text.push(match (cards, count) {
        (true, _) => format!("Type its number, 1 to {faces}, in the order of the table of skills."),
        (false, 1) => format!("Type what it shows, 1 to {faces}."),
        (false, _) => format!("Type what they show in this order, 1 to {faces}."),
    });
    text
}
