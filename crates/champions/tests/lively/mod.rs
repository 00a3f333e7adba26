//! Random play of Champions in which much happens: who can reach the ball mostly does, and shots, passes,
//! interceptions and saves are tried more often than not.

use gaffer_champions::{Choice, Event, Position, Step};
use gaffer_core::{Rules, Silent};
use gaffer_proof::Luck;

/// One of the choices offered.
pub(crate) fn lively_choice(position: &Position, choices: &[Choice], luck: &mut Luck) -> Choice {
    let any = |of: &[Choice], luck: &mut Luck| of[luck.below(of.len())];
    let liked: Vec<Choice> = match position.open().step() {
        Step::Mover if luck.below(4) > 0 => filtered(choices, |choice| can_play(position, choice)),
        Step::Act if luck.below(4) > 0 => {
            filtered(choices, |choice| !matches!(choice, Choice::Walk(_)))
        }
        Step::Leg => match luck.below(4) {
            0 | 1 => filtered(choices, |choice| {
                leads_to(position, choice, |event| {
                    matches!(event, Event::Shot { .. })
                })
            }),
            2 => filtered(choices, |choice| {
                leads_to(position, choice, |event| {
                    matches!(event, Event::Received { .. })
                })
            }),
            _ => Vec::new(),
        },
        Step::Follow | Step::Intercept | Step::Save | Step::InjurySub if luck.below(4) > 0 => {
            filtered(choices, |choice| choice != Choice::No)
        }
        Step::Warm if luck.below(8) > 0 => vec![Choice::Done],
        Step::SetUp(_) | Step::Pick(_) if luck.below(4) > 0 => {
            filtered(choices, |choice| choice == Choice::Default)
        }
        _ => Vec::new(),
    };
    if liked.is_empty() {
        any(choices, luck)
    } else {
        any(&liked, luck)
    }
}

fn filtered(choices: &[Choice], keep: impl Fn(Choice) -> bool) -> Vec<Choice> {
    choices.iter().copied().filter(|one| keep(*one)).collect()
}

fn leads_to(position: &Position, choice: Choice, what: impl Fn(&Event) -> bool) -> bool {
    let mut events = Vec::new();
    let mut copy = *position;
    copy.choose(choice, &mut events).unwrap();
    events.iter().any(what)
}

/// Whether a mover could do something else than walk.
fn can_play(position: &Position, mover: Choice) -> bool {
    let mut copy = *position;
    copy.choose(mover, &mut Silent).unwrap();
    if copy.open().step() != Step::Act {
        return true;
    }
    let mut acts = Vec::new();
    copy.choices(&mut acts);
    acts.iter().any(|act| !matches!(act, Choice::Walk(_)))
}
