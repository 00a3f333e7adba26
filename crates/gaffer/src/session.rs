//! A match being played here: people and computer coaches, where the dice come from, and the record.

use std::collections::VecDeque;
use std::io;

use gaffer_coach::{Coach, Luck, SeededDice};
use gaffer_core::{
    Answer, Awaits, BadRoll, BySide, Dice, DiceSource, Match, Roll, Rules, Side, Viewer,
};

use crate::record_file::Recorder;

/// Where the dice of a session come from.
#[derive(Clone, Debug)]
pub enum DiceFrom {
    /// A seed.
    Seed(u64),
    /// People roll real dice and type in what they show.
    Hand,
    /// Dice written down beforehand, then people.
    Script(VecDeque<Dice>),
}

/// What a session waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting<P> {
    /// A person's open decision.
    Person(Side),
    /// A person's secret decision.
    PersonInSecret(Side),
    /// A computer coach, who decides when the session is told to step.
    Computer(Side),
    /// Dice that the session has; they roll when it is told to step.
    Dice(Roll<P>),
    /// Dice that a person types in.
    DiceByHand(Roll<P>),
    /// Nothing: the match is over.
    Over,
}

/// The computer coach of each side; a side without one is played by a person.
pub type Seated<R> = BySide<Option<Box<dyn Coach<R>>>>;

/// A match with its seats, its dice and its record.
pub struct Session<R: Rules> {
    game: Match<R>,
    coaches: Seated<R>,
    dice: DiceFrom,
    seed: u64,
    recorder: Option<Recorder>,
}

impl<R: Rules> std::fmt::Debug for Session<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("game", &self.game)
            .field("dice", &self.dice)
            .finish_non_exhaustive()
    }
}

impl<R: Rules> Session<R> {
    /// A session; a side without a coach is played by a person. The seed serves the coaches.
    pub fn new(
        game: Match<R>,
        coaches: Seated<R>,
        dice: DiceFrom,
        seed: u64,
        recorder: Option<Recorder>,
    ) -> Self {
        Self {
            game,
            coaches,
            dice,
            seed,
            recorder,
        }
    }

    /// The match.
    pub fn game(&self) -> &Match<R> {
        &self.game
    }

    /// The file in which the match is recorded.
    pub fn record_path(&self) -> Option<&std::path::Path> {
        self.recorder.as_ref().map(Recorder::path)
    }

    /// Where the dice come from.
    pub fn dice(&self) -> &DiceFrom {
        &self.dice
    }

    /// Whether a person decides for a side.
    pub fn is_person(&self, side: Side) -> bool {
        self.coaches[side].is_none()
    }

    /// Whether two people share the keyboard, so that secrets need a hand-over.
    pub fn is_shared(&self) -> bool {
        Side::BOTH.iter().all(|side| self.is_person(*side))
    }

    /// What the session waits for.
    pub fn waiting(&self) -> Waiting<R::Purpose> {
        match self.game.position().awaits() {
            Awaits::Nothing(_) => Waiting::Over,
            Awaits::Choice(side) | Awaits::Secret(side) if !self.is_person(side) => {
                Waiting::Computer(side)
            }
            Awaits::Choice(side) => Waiting::Person(side),
            Awaits::Secret(side) => Waiting::PersonInSecret(side),
            Awaits::Roll(roll) => match &self.dice {
                DiceFrom::Hand if !self.is_drawn_here(&roll) => Waiting::DiceByHand(roll),
                DiceFrom::Script(rolls) if rolls.is_empty() && !self.is_drawn_here(&roll) => {
                    Waiting::DiceByHand(roll)
                }
                DiceFrom::Seed(_) | DiceFrom::Hand | DiceFrom::Script(_) => Waiting::Dice(roll),
            },
        }
    }

    /// Whether a roll is nobody's to type in: a computer coach's secret, which people must not see.
    fn is_drawn_here(&self, roll: &Roll<R::Purpose>) -> bool {
        roll.dice.is_secret() && !roll.dice.owners().iter().any(|side| self.is_person(*side))
    }

    /// The dice that the seed gives for the roll now due.
    fn seeded(&self, seed: u64, roll: &Roll<R::Purpose>) -> Option<Dice> {
        let rolls = self.game.answers().iter();
        let before = rolls
            .filter(|answer| matches!(answer, Answer::Roll(_)))
            .count();
        SeededDice::new(seed, before as u64).draw(&roll.dice).ok()
    }

    /// Lets the computer decide or the dice roll, once; false if a person has to act.
    pub fn step(&mut self) -> io::Result<bool> {
        match self.waiting() {
            Waiting::Computer(side) => {
                let choice = self.ask_coach(side);
                if let Some(choice) = choice {
                    self.choose(choice)?.map_err(|refusal| {
                        io::Error::other(format!("a coach chose '{choice}': {refusal}"))
                    })?;
                }
                Ok(choice.is_some())
            }
            Waiting::Dice(roll) => {
                let rolled = match &mut self.dice {
                    DiceFrom::Script(rolls) if !rolls.is_empty() => rolls.pop_front(),
                    DiceFrom::Seed(seed) => {
                        let seed = *seed;
                        self.seeded(seed, &roll)
                    }
                    DiceFrom::Hand | DiceFrom::Script(_) => self.seeded(self.seed, &roll),
                };
                let Some(dice) = rolled else {
                    return Ok(false);
                };
                match self.roll(dice)? {
                    // Equal dice of a script are rolled again.
                    Ok(()) | Err(BadRoll::Again { .. }) => Ok(true),
                    Err(bad) => Err(io::Error::other(format!("the script's '{dice}': {bad}"))),
                }
            }
            Waiting::Person(_)
            | Waiting::PersonInSecret(_)
            | Waiting::DiceByHand(_)
            | Waiting::Over => Ok(false),
        }
    }

    fn ask_coach(&mut self, side: Side) -> Option<R::Choice> {
        let position = self.game.position();
        let mut choices = Vec::new();
        position.choices(&mut choices);
        let view = position.view(Viewer::Side(side));
        let mut luck = Luck::at(self.seed, 2 + side as u64, self.game.answers().len() as u64);
        let coach = self.coaches[side].as_mut()?;
        Some(coach.decide(&view, side, &choices, &mut luck))
    }

    /// A person's choice; the outer error is the record's, the inner one the rules'.
    pub fn choose(&mut self, choice: R::Choice) -> io::Result<Result<(), R::Refusal>> {
        let taken = self.game.choose(choice);
        if taken.is_ok() {
            self.record()?;
        }
        Ok(taken)
    }

    /// Dice typed in by a person.
    pub fn roll(&mut self, dice: Dice) -> io::Result<Result<(), BadRoll>> {
        let taken = self.game.roll(dice);
        if taken.is_ok() {
            self.record()?;
        }
        Ok(taken)
    }

    /// Takes back the last choice of the open row; false if there is none.
    pub fn undo(&mut self) -> io::Result<bool> {
        let undone = self.game.undo();
        if undone {
            self.record()?;
        }
        Ok(undone)
    }

    fn record(&mut self) -> io::Result<()> {
        match &mut self.recorder {
            Some(recorder) => recorder.update(&self.game),
            None => Ok(()),
        }
    }
}
