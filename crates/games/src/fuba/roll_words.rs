//! Rolls in words: what they decide, their chances, and which dice a person is to throw.

use gaffer_core::{Rules, Side};
use gaffer_fuba::{Edition, Event, Open, Position, Purpose, Step, Style, TirednessPass};

use crate::odds::chance;
use crate::words::{Phrase, say, sentences};

/// What a roll decides.
pub(super) fn purpose_words(purpose: Purpose) -> Phrase {
    match purpose {
        Purpose::KickOff => say!(fuba_prompts::RollKickOff),
        Purpose::Turn => say!(fuba_prompts::RollTurn),
        Purpose::Event => say!(fuba_prompts::RollEvent),
        Purpose::GoalAttempt => say!(fuba_prompts::RollGoalAttempt),
        Purpose::DifficultAttempt => say!(fuba_prompts::RollDifficultAttempt),
        Purpose::Rebound => say!(fuba_prompts::RollRebound),
        Purpose::Pressing => say!(fuba_prompts::RollPressing),
        Purpose::YellowCard => say!(fuba_prompts::RollYellowCard),
        Purpose::RedCard => say!(fuba_prompts::RollRedCard),
        Purpose::Penalty => say!(fuba_prompts::RollPenalty),
        Purpose::Tiredness => say!(fuba_prompts::RollTiredness),
        Purpose::Injury => say!(fuba_prompts::RollInjury),
        Purpose::FreshPlayer => say!(fuba_prompts::RollFreshPlayer),
        Purpose::SlowPlay => say!(fuba_prompts::RollSlowPlay),
        Purpose::Actor => say!(fuba_prompts::RollActor),
        Purpose::FanaticFans => say!(fuba_prompts::RollFanaticFans),
        Purpose::Dribble => say!(fuba_prompts::RollDribble),
        Purpose::HighCondition | Purpose::Condition => say!(fuba_prompts::RollMoves),
        Purpose::Duel => say!(fuba_prompts::RollDuel),
        Purpose::Streaking => say!(fuba_prompts::RollStreaking),
        Purpose::LostSkill => say!(fuba_prompts::RollLostSkill),
        Purpose::GainedSkill => say!(fuba_prompts::RollGainedSkill),
    }
}

/// What the outcome is reckoned from or how likely it is; nothing where the purpose says it all.
pub(super) fn chances(position: &Position) -> Phrase {
    let open = position.open();
    let minute = open.clock().minute();
    let percent = |happens: &dyn Fn(&Event) -> bool| chance(position, happens).percent();
    match open.step() {
        Step::TirednessRoll { side, sum, dice } => {
            let number = dice + 1;
            let percent =
                percent(&|event| matches!(event, Event::TirednessRolled { passed: true, .. }));
            let sum = tiring_sum(open, side, sum);
            let side = roller(position).unwrap_or(side);
            if equal_passes(open) {
                say!(
                    fuba_prompts::TirednessAtLeast,
                    number,
                    side,
                    sum,
                    minute,
                    percent
                )
            } else {
                say!(
                    fuba_prompts::TirednessAbove,
                    number,
                    side,
                    sum,
                    minute,
                    percent
                )
            }
        }
        Step::FreshRoll { wide, .. } => {
            let percent = percent(&|event| {
                matches!(
                    event,
                    Event::Substituted {
                        substitution: gaffer_fuba::Substitution::Fresh { points: 2, .. },
                        ..
                    }
                )
            });
            let sum = if wide {
                say!(fuba_prompts::TheSumLessTwo)
            } else {
                say!(fuba_prompts::TheSum)
            };
            say!(fuba_prompts::FreshPlayer, sum, minute, percent)
        }
        Step::SlowPlayRoll => {
            let percent =
                percent(&|event| matches!(event, Event::SlowPlayRolled { card: true, .. }));
            say!(fuba_prompts::SlowPlayCard, minute, percent)
        }
        Step::DribbleRoll => {
            let percent = percent(&|event| matches!(event, Event::DribbleRolled { won: true, .. }));
            say!(fuba_prompts::DribbleChance, value = open.value(), percent)
        }
        Step::FansRoll(_) => say!(fuba_prompts::Fans, value = open.value()),
        Step::DuelRoll(_) => {
            let side = open.controlling();
            let percent = percent(
                &|event| matches!(event, Event::DuelRolled { winner, .. } if *winner == side),
            );
            say!(fuba_prompts::DuelChance, side, percent)
        }
        Step::InjuryRoll { side, .. } => injury_words(open, side),
        Step::EventRoll => event_words(open),
        Step::ConditionRoll => {
            let side = open.acting().0;
            say!(
                fuba_prompts::MovesOfDie,
                least = open.line(side, open.ball().zone(side))
            )
        }
        Step::YellowCardRoll(_) => {
            let percent =
                percent(&|event| matches!(event, Event::YellowCardRolled { card: true, .. }));
            say!(fuba_prompts::CardChance, percent)
        }
        Step::RedCardRoll { .. } => {
            let percent =
                percent(&|event| matches!(event, Event::RedCardRolled { card: true, .. }));
            say!(fuba_prompts::RedCardChance, percent)
        }
        Step::ActorRoll => say!(fuba_prompts::ActorOutcomes),
        Step::PressingRoll | Step::GoalRoll | Step::PenaltyRoll if two_dice(position) => {
            say!(fuba_prompts::HigherDropped)
        }
        _ => Phrase::nothing(),
    }
}

/// "(3 + die +1)": what is multiplied by ten, with the playing style (F14-A6d).
fn tiring_sum(open: &Open, side: Side, sum: u8) -> Phrase {
    match (sum, open.style_on_tiredness(side)) {
        (0, 0) => say!(fuba_prompts::Die),
        (0, style) => say!(fuba_prompts::DieWithStyle, style),
        (sum, 0) => say!(fuba_prompts::SumAndDie, sum),
        (sum, style) => say!(fuba_prompts::SumAndDieWithStyle, sum, style),
    }
}

/// Whether ten times the sum passes when it is the minute (F14-D27, F22-A1.3b).
fn equal_passes(open: &Open) -> bool {
    open.edition() == Edition::V2014 && open.options().tiredness_pass == TirednessPass::AtLeast
}

/// What an injury die leads to (F14-A4b, F14-A4d, F22-A4b, F22-A4c).
fn injury_words(open: &Open, side: Side) -> Phrase {
    let style = match open.style_for_target(side).modifier() {
        0 => Vec::new(),
        modifier => vec![say!(fuba_prompts::ByStyle, modifier)],
    };
    match open.edition() {
        Edition::V1_0 => Phrase::nothing(),
        Edition::V2014 => say!(fuba_prompts::InjuryTurns, style),
        Edition::V2_2 => say!(fuba_prompts::InjuryMinutes, style),
    }
}

/// The table of 1.0 (F10-4.4.2a), or which of two event dice count (F14-A6b).
fn event_words(open: &Open) -> Phrase {
    let (ours, theirs) = (open.controlling(), open.passive());
    if open.edition() == Edition::V1_0 {
        return say!(fuba_prompts::EventTable, theirs, ours);
    }
    let kept = |side: Side| match open.style_for_target(side) {
        Style::Aggressive => Some(say!(fuba_prompts::HigherOfTwo, side)),
        Style::Easy => Some(say!(fuba_prompts::LowerOfTwo, side)),
        Style::Normal => None,
    };
    sentences([ours, theirs].into_iter().filter_map(kept))
}

/// Whose dice they are.
fn roller(position: &Position) -> Option<Side> {
    match position.awaits() {
        gaffer_core::Awaits::Roll(roll) => roll.dice.owners().first().copied(),
        _ => None,
    }
}

fn two_dice(position: &Position) -> bool {
    matches!(position.awaits(), gaffer_core::Awaits::Roll(roll) if roll.dice.count() == 2)
}
