//! Decisions on the screen: playing a command or a highlighted choice, the assistant, undo and dice.

use std::io;

use gaffer_coach::Luck;
use gaffer_core::{Awaits, Rules, Side, Viewer};
use gaffer_fuba::{Choice, Hand, Refusal, Skill, SkillSet, Step};

use super::Pace;
use super::app::App;
use super::command::{self, Command};
use super::notice::Notice;
use super::overlay::Overlay;
use super::picker;
use crate::coaches;
use crate::session::Waiting;

/// The stream of the assistant's luck among the uses of its seed.
const ASSISTANT: u64 = 9;

impl App {
    /// Enter: the typed command, or the highlighted choice.
    pub(super) fn enter(&mut self) -> io::Result<()> {
        let (Waiting::Person(side) | Waiting::PersonInSecret(side)) = self.waiting() else {
            return self.enter_dice();
        };
        if self.input.trim().is_empty() || self.picked && self.is_filtered() {
            return match self.highlighted().map(|offer| (offer.pick, offer.choice)) {
                Some((Some(skill), _)) => {
                    self.pick_skill(skill);
                    Ok(())
                }
                Some((None, choice)) => self.play_row(side, &[choice]),
                None => Ok(()),
            };
        }
        if let Some(row) = self.typed_skills() {
            return self.pick_typed(side, &row);
        }
        let keeper_due = self
            .offers
            .iter()
            .any(|offer| matches!(offer.choice, Choice::PlaceKeeper(_)));
        if let Some(choice) = self.typed_yes() {
            return self.play_row(side, &[choice]);
        }
        match command::read(&self.input, self.open().step(), keeper_due) {
            Ok(command) => self.carry_out(side, command),
            Err(why) => {
                let shown: Vec<(Option<Skill>, Choice)> = self
                    .shown()
                    .map(|offer| (offer.pick, offer.choice))
                    .collect();
                match shown[..] {
                    [(Some(skill), _)] if self.is_filtered() => {
                        self.pick_skill(skill);
                        Ok(())
                    }
                    [(None, choice)] if self.is_filtered() => self.play_row(side, &[choice]),
                    _ if self.is_filtered() => {
                        self.notice = Some(Notice::plain(&format!(
                            "{} choices match '{}': type more, or pick one with the arrow keys.",
                            shown.len(),
                            self.input.trim()
                        )));
                        Ok(())
                    }
                    _ => {
                        self.notice = Some(Notice::plain(&why));
                        Ok(())
                    }
                }
            }
        }
    }

    /// Typed names of skills where skills are chosen.
    fn typed_skills(&self) -> Option<Vec<Skill>> {
        picker::wanted(self.session.game().position())?;
        command::skills(&self.input)
    }

    /// As many skills as are wanted are chosen at once, fewer go into the draft.
    fn pick_typed(&mut self, side: Side, row: &[Skill]) -> io::Result<()> {
        let all: SkillSet = row.iter().copied().collect();
        let wanted = picker::wanted(self.session.game().position()).map(|(_, number)| number);
        match Hand::of(all) {
            Some(hand) if wanted == Some(row.len()) && row.len() > 1 => {
                self.play_row(side, &[Choice::Skills(hand)])
            }
            _ => {
                for skill in row {
                    self.pick_skill(*skill);
                }
                Ok(())
            }
        }
    }

    /// "y" at a window with one skill to use.
    fn typed_yes(&self) -> Option<Choice> {
        let typed = self.input.trim().to_lowercase();
        if !matches!(self.open().step(), Step::Skill(_)) || !["y", "yes"].contains(&typed.as_str())
        {
            return None;
        }
        let mut uses = self
            .offers
            .iter()
            .filter(|offer| offer.choice != Choice::No);
        match (uses.next(), uses.next()) {
            (Some(only), None) => Some(only.choice),
            _ => None,
        }
    }

    fn carry_out(&mut self, side: Side, command: Command) -> io::Result<()> {
        match command {
            Command::Row(row) => self.play_row(side, &row),
            command => {
                self.input.clear();
                self.carry_out_aside(command)
            }
        }
    }

    /// Commands that are no choice.
    fn carry_out_aside(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Rule(id) => {
                let edition = self.open().edition();
                if let Some(overlay) = Overlay::rules(&id, edition) {
                    self.overlay = Some(overlay);
                } else {
                    let prefix = edition.prefix();
                    self.notice = Some(Notice::plain(&format!(
                        "There is no rule '{id}'. Rules are named like {prefix}4.1.1a, or 4.1.1a for \
                         short; {prefix}4.1 shows a whole section."
                    )));
                }
                Ok(())
            }
            Command::Help => {
                self.overlay = Some(Overlay::Help(0));
                Ok(())
            }
            Command::Teams => {
                self.overlay = Some(Overlay::Teams);
                Ok(())
            }
            Command::Undo => self.undo(),
            Command::Assist => self.assist(),
            Command::Leave => {
                self.ask_to_leave();
                Ok(())
            }
            Command::Row(_) => Ok(()),
        }
    }

    /// Plays a row of choices, all or none: a row with a refused choice changes nothing.
    fn play_row(&mut self, side: Side, row: &[Choice]) -> io::Result<()> {
        let mut trial = self.session.game().clone();
        for (index, choice) in row.iter().enumerate() {
            let due = matches!(
                trial.position().awaits(),
                Awaits::Choice(who) | Awaits::Secret(who) if who == side
            );
            if !due {
                self.notice = Some(Notice::plain(&format!(
                    "Nothing was played: after {index} of these {} choices the decision passes on.",
                    row.len()
                )));
                return Ok(());
            }
            if let Err(refusal) = trial.choose(*choice) {
                self.refuse(*choice, refusal, row.len());
                return Ok(());
            }
        }
        self.begin_to_decide(side);
        for choice in row {
            if self.session.choose(*choice)?.is_err() {
                break;
            }
        }
        self.last_played = row.last().copied();
        self.refresh()
    }

    fn refuse(&mut self, choice: Choice, refusal: Refusal, of: usize) {
        let question = self.session.game().position().question();
        self.notice = Some(Notice::refusal(choice, refusal, of, question));
    }

    /// The assistant, a sensible coach, decides for the person; a set-up it makes in full.
    pub(super) fn assist(&mut self) -> io::Result<()> {
        let (Waiting::Person(side) | Waiting::PersonInSecret(side)) = self.waiting() else {
            return Ok(());
        };
        let secret = matches!(self.waiting(), Waiting::PersonInSecret(_));
        let mut coach =
            coaches::find::<gaffer_fuba::Position>("sensible").map_err(io::Error::other)?;
        let mut advised = Vec::new();
        let set_up = matches!(self.open().step(), Step::Place { .. });
        self.begin_to_decide(side);
        loop {
            let position = self.session.game().position();
            let mut choices = Vec::new();
            position.choices(&mut choices);
            if choices.is_empty() {
                break;
            }
            let number = self.session.game().answers().len() as u64;
            let mut luck = Luck::at(self.options.assistant_seed, ASSISTANT, number);
            let view = position.view(Viewer::Side(side));
            let choice = coach.decide(&view, side, &choices, &mut luck);
            if self.session.choose(choice)?.is_err() {
                break;
            }
            advised.push(choice);
            let more = matches!(self.open().step(), Step::Place { side: who, .. } if who == side);
            if !(set_up && more) {
                break;
            }
        }
        self.refresh()?;
        if !secret && !advised.is_empty() {
            self.notice = Some(Notice::plain(&format!(
                "The assistant: {}.",
                in_short(&advised)
            )));
        }
        Ok(())
    }

    /// Takes back the last choice of the open row.
    pub(super) fn undo(&mut self) -> io::Result<()> {
        if self.unpick_skill() {
            return Ok(());
        }
        let steps = self.undoable();
        for _ in 0..steps {
            self.session.undo()?;
        }
        if steps > 0 {
            self.refresh()?;
            self.notice = Some(Notice::plain("Taken back."));
        } else {
            self.notice = Some(Notice::plain(
                "Nothing to take back: choices can be taken back until dice roll or the other team \
                 acts.",
            ));
        }
        Ok(())
    }

    fn enter_dice(&mut self) -> io::Result<()> {
        let line = std::mem::take(&mut self.input);
        let faces = match self.waiting() {
            Waiting::DiceByHand(roll) => roll.dice.faces(),
            _ => 6,
        };
        let dice = match command::read_dice(&line, faces) {
            Ok(dice) => dice,
            Err(why) => {
                // Rules, help and leaving are at hand here too; every choice is answered by the dice
                // that are due.
                return match command::read(&line, Step::Over, false) {
                    Ok(Command::Row(_)) => {
                        self.notice = Some(Notice::plain("Dice are due now, e.g. 5 2."));
                        Ok(())
                    }
                    Ok(command) => self.carry_out_aside(command),
                    Err(_) => {
                        self.notice = Some(Notice::plain(&why));
                        Ok(())
                    }
                };
            }
        };
        match self.session.roll(dice)? {
            Ok(()) => self.refresh(),
            Err(bad) => {
                self.notice = Some(Notice::bad_roll(bad));
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
        }
        Ok(())
    }

    /// Where nothing is to be waited for, the computer and the dice go on to the next decision.
    pub(super) fn go_on_at_once(&mut self) -> io::Result<()> {
        while self.options.pace == Pace::Instant && self.goes_on_by_itself() {
            self.advance()?;
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
        self.refresh()
    }
}

/// "place b3 x4, place a2 x2": equal neighbours of a row written once.
fn in_short(row: &[Choice]) -> String {
    row.chunk_by(|one, other| one == other)
        .map(|same| match same {
            [choice] => choice.to_string(),
            _ => format!("{} x{}", same[0], same.len()),
        })
        .collect::<Vec<_>>()
        .join(", ")
}
