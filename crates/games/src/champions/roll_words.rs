//! Rolls in words: what they decide, their chances, and what the last one showed.

use gaffer_champions::{CatchOnes, Event, Position, Purpose};

use super::saves::{self, SaveResult};
use crate::odds::Odds;
use crate::protocol::RolledDie;
use crate::words::{Phrase, say};

/// What a roll decides, and how likely its outcomes are.
pub(super) fn words(position: &Position, purpose: Purpose) -> [Phrase; 2] {
    let open = position.open();
    let again = say!(champions_prompts::OneAgain);
    match purpose {
        Purpose::KickOff => [say!(champions_prompts::RollKickOff), again],
        Purpose::Opening => [say!(champions_prompts::RollOpening), one_words(position)],
        Purpose::Restart | Purpose::ThrowIn => [say!(champions_prompts::RollKick), again],
        Purpose::Goalie => [say!(champions_prompts::RollKick), held_one_words(position)],
        Purpose::ShootOut => [say!(champions_prompts::RollShot), again],
        Purpose::Interception => [
            match open.interceptors() {
                Some((_, space, _)) => say!(champions_prompts::RollInterceptionOn, space),
                None => say!(champions_prompts::RollInterception),
            },
            say!(champions_prompts::ThreeGetsIt),
        ],
        Purpose::Save | Purpose::ShootOutSave => match open.save() {
            Some(save) => {
                let Odds { part, total } = saves::odds(position);
                let faces = saves::faces(position);
                let spot = save.spot;
                [
                    say!(champions_prompts::RollSaveOn, spot, part, total),
                    say!(champions_offers::SaveDetail, faces),
                ]
            }
            None => [say!(champions_prompts::RollSave), Phrase::nothing()],
        },
    }
}

/// What rolls of a purpose decide, wherever they are made.
pub(super) fn kind(purpose: Purpose) -> Phrase {
    match purpose {
        Purpose::KickOff => say!(champions_prompts::RollKickOff),
        Purpose::Opening => say!(champions_prompts::RollOpening),
        Purpose::Restart | Purpose::ThrowIn | Purpose::Goalie => say!(champions_prompts::RollKick),
        Purpose::ShootOut => say!(champions_prompts::RollShot),
        Purpose::Interception => say!(champions_prompts::RollInterception),
        Purpose::Save | Purpose::ShootOutSave => say!(champions_prompts::RollSave),
    }
}

/// What a 1 does to the time (C20-time-1, 4).
fn one_words(position: &Position) -> Phrase {
    let open = position.open();
    if open.options().tally {
        Phrase::nothing()
    } else if open.ones() + 1 >= open.ones_limit() {
        say!(champions_prompts::OneEnds)
    } else {
        say!(champions_prompts::OneMovesWatch)
    }
}

/// What a 1 does while a goalie holds the ball (C20-save-8, C20-D39).
fn held_one_words(position: &Position) -> Phrase {
    let open = position.open();
    let counts = open.options().readings.catch_ones() == CatchOnes::Count;
    if open.options().tally || !counts {
        say!(champions_prompts::OneAgain)
    } else if open.ones() + 1 >= open.ones_limit() {
        say!(champions_prompts::OneEnds)
    } else {
        say!(champions_prompts::OneMovesWatchAgain)
    }
}

/// The die of a roll, and whose it is where that matters.
pub(super) fn dice(event: Event) -> Option<Vec<RolledDie>> {
    let (side, face) = match event {
        Event::KickOffRolled { side, face }
        | Event::TurnRolled { side, face }
        | Event::RestartRolled { side, face }
        | Event::GoalieRolled { side, face }
        | Event::ShootOutRolled { side, face }
        | Event::InterceptionRolled { side, face, .. } => (Some(side), face),
        Event::SaveRolled { face, .. } => (None, face),
        _ => return None,
    };
    let dropped = None;
    Some(vec![RolledDie {
        side,
        face,
        dropped,
    }])
}

/// What the die of the first of these events meant.
pub(super) fn reckoning(events: &[Event]) -> Phrase {
    match events[0] {
        Event::InterceptionRolled {
            side,
            shirt,
            face: 3,
        } => say!(champions_sheet::Won, shirt = (side, shirt)),
        Event::InterceptionRolled { side, shirt, .. } => {
            say!(champions_sheet::Missed, shirt = (side, shirt))
        }
        Event::SaveRolled { .. } => {
            let result = SaveResult::from_events(events).name();
            say!(champions_sheet::Save, result)
        }
        _ => Phrase::nothing(),
    }
}

/// The same in a few words, for a line beside the dice.
pub(super) fn reckoning_in_notation(events: &[Event]) -> Phrase {
    match events[0] {
        Event::InterceptionRolled { shirt, face: 3, .. } => {
            say!(champions_sheet::BrieflyWon, shirt)
        }
        Event::InterceptionRolled { shirt, .. } => say!(champions_sheet::BrieflyMissed, shirt),
        Event::SaveRolled { .. } => {
            let result = SaveResult::from_events(events).name();
            say!(champions_sheet::BrieflySaved, result)
        }
        _ => Phrase::nothing(),
    }
}
