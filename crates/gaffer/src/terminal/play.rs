//! Decisions on the screen: playing a command or a highlighted choice, the assistant, undo and dice.

use std::fmt::Display;
use std::io;

use gaffer_coach::{Luck, Stream};
use gaffer_core::{Awaits, Refuses as _, Rules, Side};

use super::Pace;
use super::app::App;
use super::command::{self, Command};
use super::dice_words;
use super::notice::{Notice, bad_roll};
use super::overlay::Overlay;
use super::screen::{RuleNames, Screen};
use crate::session::{self, Waiting};
use crate::words::say;
use gaffer_games::offer::Offer;

impl<G: Screen> App<G> {
    /// Enter: the typed command, or the highlighted choice.
    pub(super) fn enter(&mut self) -> io::Result<()> {
        let (Waiting::Person(side) | Waiting::PersonInSecret(side)) = self.waiting() else {
            return self.enter_dice();
        };
        if self.input.trim().is_empty() || self.picked && self.is_filtered() {
            return match self.highlighted().cloned() {
                Some(offer) => self.take_up(side, &offer),
                None => Ok(()),
            };
        }
        match command::read(self, &self.input) {
            Ok(command) => self.carry_out(side, command),
            Err(why) => {
                let shown: Vec<Offer<G::Choice, String>> = self.shown().cloned().collect();
                match &shown[..] {
                    [only] if self.is_filtered() => return self.take_up(side, only),
                    _ if self.is_filtered() => {
                        self.note(&say!(
                            notices::ChoicesMatch,
                            number = shown.len(),
                            text = self.input.trim().to_owned()
                        ));
                    }
                    _ => self.note(&why),
                }
                Ok(())
            }
        }
    }

    /// Plays an offer, or puts it into the draft of which it is a part.
    fn take_up(&mut self, side: Side, offer: &Offer<G::Choice, String>) -> io::Result<()> {
        if offer.is_part {
            G::pick(self, offer.choice);
            Ok(())
        } else {
            let mut row = vec![offer.choice];
            row.extend_from_slice(&offer.then);
            self.play_row(side, &row)
        }
    }

    fn carry_out(&mut self, side: Side, command: Command<G::Choice>) -> io::Result<()> {
        match command {
            Command::Row(row) => self.play_row(side, &row),
            Command::Parts(parts) => {
                for part in parts {
                    G::pick(self, part);
                }
                Ok(())
            }
            command => {
                self.input.clear();
                self.carry_out_aside(command)
            }
        }
    }

    /// Commands that are no choice.
    fn carry_out_aside(&mut self, command: Command<G::Choice>) -> io::Result<()> {
        match command {
            Command::Rule(id) => {
                let names = self.position().rule_names();
                self.overlay = Overlay::rules(&id, names.prefix);
                if self.overlay.is_none() {
                    let RuleNames {
                        prefix,
                        rule,
                        section,
                    } = names;
                    self.note(&say!(notices::NoSuchRule, id, prefix, rule, section));
                }
            }
            Command::Help => self.overlay = Some(Overlay::Help(0)),
            Command::Teams => self.overlay = Some(Overlay::Teams),
            Command::Undo => return self.undo(),
            Command::Assist => return self.assist(),
            Command::Hint => self.hint(),
            Command::Leave => self.ask_to_leave(),
            Command::Row(_) | Command::Parts(_) => {}
        }
        Ok(())
    }

    /// Plays a row of choices, all or none: a row with a refused choice changes nothing.
    pub(super) fn play_row(&mut self, side: Side, row: &[G::Choice]) -> io::Result<()> {
        let mut trial = self.session.game().clone();
        for (index, choice) in row.iter().enumerate() {
            if !decides(trial.position(), side) {
                let number = row.len();
                self.note(&say!(notices::DecisionPassesOn, index, number));
                return Ok(());
            }
            if let Err(refusal) = trial.choose(*choice) {
                self.refuse(*choice, refusal, row.len());
                return Ok(());
            }
        }
        self.begin_to_decide(side);
        for choice in row {
            let question = self.position().question();
            if self.session.choose(*choice)?.is_err() {
                break;
            }
            self.last_played = Some((question, *choice));
        }
        self.refresh()
    }

    fn refuse(&mut self, choice: G::Choice, refusal: G::Refusal, of: usize) {
        let due = refusal.is_not_due().then(|| self.position().decision());
        let why = (&G::refusal(refusal), refusal.rule());
        self.notice = Some(Notice::refusal(self.words(), choice, why, of, due));
    }

    /// The assistant decides for the person; a set-up it makes in full.
    pub(super) fn assist(&mut self) -> io::Result<()> {
        let (Waiting::Person(side) | Waiting::PersonInSecret(side)) = self.waiting() else {
            return Ok(());
        };
        let secret = matches!(self.waiting(), Waiting::PersonInSecret(_));
        let mut coach = G::assistant();
        let mut advised = Vec::new();
        let set_up = self.position().is_set_up();
        self.begin_to_decide(side);
        loop {
            let game = self.session.game();
            let number = game.answers().len() as u64;
            let luck = Luck::of_coach(self.options.assistant_seed, Stream::Assistant, number);
            let choice = session::decide(game, &mut *coach, side, luck);
            if self.session.choose(choice)?.is_err() {
                break;
            }
            advised.push(choice);
            if !(set_up && decides(self.position(), side) && self.position().is_set_up()) {
                break;
            }
        }
        self.refresh()?;
        if !secret && !advised.is_empty() {
            let choices = in_short(&advised).join(", ");
            self.note(&say!(notices::Assistant, choices));
        }
        Ok(())
    }

    /// Takes back the last choice of the open row.
    pub(super) fn undo(&mut self) -> io::Result<()> {
        if G::unpick(self) {
            return Ok(());
        }
        let steps = self.undoable();
        for _ in 0..steps {
            self.session.undo()?;
        }
        if steps > 0 {
            self.refresh()?;
            self.note(&say!(notices::TakenBack));
        } else {
            self.note(&say!(notices::NothingToTakeBack));
        }
        Ok(())
    }

    fn enter_dice(&mut self) -> io::Result<()> {
        let line = std::mem::take(&mut self.input);
        let faces = match self.waiting() {
            Waiting::DiceByHand(roll) => roll.dice.faces(),
            _ => 6,
        };
        let dice = match dice_words::read_dice(&line, faces) {
            Ok(dice) => dice,
            Err(why) => {
                // Rules, help and leaving are at hand here too; every choice is answered by the dice
                // that are due.
                match command::read(self, &line) {
                    Ok(Command::Row(_)) => self.note(&say!(notices::DiceAreDue)),
                    Ok(command) => return self.carry_out_aside(command),
                    Err(_) => self.note(&why),
                }
                return Ok(());
            }
        };
        match self.session.roll(dice)? {
            Ok(()) => self.refresh(),
            Err(bad) => {
                self.note(&bad_roll(bad, dice));
                Ok(())
            }
        }
    }

    /// A key while the computer or the dice are due: on to the next decision of a person, or one step
    /// where no person plays.
    pub(super) fn hurry(&mut self) -> io::Result<()> {
        let watched = Side::BOTH.iter().any(|side| self.session.is_person(*side));
        if self.options.pace == Pace::Step || !watched {
            return self.tick();
        }
        while self.goes_on_by_itself() {
            self.advance()?;
            if self.session.thinking().is_some() {
                break;
            }
        }
        Ok(())
    }

    /// Where nothing is to be waited for, the computer and the dice go on to the next decision.
    pub(super) fn go_on_at_once(&mut self) -> io::Result<()> {
        while self.options.pace == Pace::Instant && self.goes_on_by_itself() {
            self.advance()?;
            if self.session.thinking().is_some() {
                break;
            }
        }
        Ok(())
    }

    /// One step that can be seen: the computer's placings of a set-up count as one.
    pub(super) fn advance(&mut self) -> io::Result<()> {
        let before = self.events().len();
        while matches!(self.waiting(), Waiting::Computer(_) | Waiting::Dice(_)) {
            if !self.session.step()? || self.events().len() != before {
                break;
            }
        }
        if self.session.thinking().is_some() {
            return Ok(());
        }
        self.refresh()
    }
}

/// Whether a side has to choose.
fn decides(position: &impl Rules, side: Side) -> bool {
    matches!(position.awaits(), Awaits::Choice(who) | Awaits::Secret(who) if who == side)
}

/// "place b3 x4", "place a2 x2": equal neighbours of a row written once.
pub(super) fn in_short<C: PartialEq + Display>(row: &[C]) -> Vec<String> {
    row.chunk_by(|one, other| one == other)
        .map(|same| match same {
            [choice] => choice.to_string(),
            _ => format!("{} x{}", same[0], same.len()),
        })
        .collect()
}
