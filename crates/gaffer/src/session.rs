//! A match being played here: people and computer coaches, where the dice come from, and the record.

use std::collections::VecDeque;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use gaffer_coach::search::{Thoughts, Watch};
use gaffer_coach::{Coach, Luck, SeededDice, Stream};
use gaffer_core::{
    Awaits, BadRoll, BySide, Dice, DiceSource, Match, Roll, Rules, Seed, Side, Viewer,
};

use crate::record_file::Recorder;

/// Where the dice of a session come from.
#[derive(Clone, Debug)]
pub enum DiceFrom {
    /// A seed.
    Seed(Seed),
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
pub type Seated<R> = BySide<Option<Box<dyn Coach<R> + Send>>>;

/// How long a step waits for a coach who thinks aside: most decide sooner.
const BRIEFLY: Duration = Duration::from_millis(50);

/// A coach who thinks aside, and comes back with its choice.
struct Aside<R: Rules> {
    began: Instant,
    decided: mpsc::Receiver<(Box<dyn Coach<R> + Send>, R::Choice)>,
}

/// How far a coach is with its thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The positions that it has looked at.
    pub positions: u64,
    /// The time that it has taken.
    pub time: Duration,
}

/// A match with its seats, its dice and its record.
pub struct Session<R: Rules> {
    game: Match<R>,
    coaches: Seated<R>,
    people: BySide<bool>,
    /// Whether coaches think aside, so that a screen can show how far they are.
    is_patient: bool,
    aside: Option<Aside<R>>,
    watch: Arc<Watch>,
    /// The match as it was when a coach last searched, and what it thought.
    thoughts: Option<(Match<R>, Thoughts<R>)>,
    dice: DiceFrom,
    seed: Seed,
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
        mut coaches: Seated<R>,
        dice: DiceFrom,
        seed: impl Into<Seed>,
        recorder: Option<Recorder>,
    ) -> Self {
        let watch = Arc::new(Watch::default());
        for side in Side::BOTH {
            if let Some(coach) = &mut coaches[side] {
                coach.watched_by(Arc::clone(&watch));
            }
        }
        Self {
            game,
            people: BySide::with(|side| coaches[side].is_none()),
            coaches,
            is_patient: false,
            aside: None,
            watch,
            thoughts: None,
            dice,
            seed: seed.into(),
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
        self.people[side]
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
    fn seeded(&self, seed: Seed, roll: &Roll<R::Purpose>) -> Option<Dice> {
        let before = self.game.roll_count() as u64;
        SeededDice::new(seed, before).draw(&roll.dice).ok()
    }

    /// Lets the computer decide or the dice roll, once; false if a person has to act or a coach still thinks.
    pub fn step(&mut self) -> io::Result<bool> {
        match self.waiting() {
            Waiting::Computer(side) => {
                let choice = if self.is_patient {
                    self.ask_aside(side)?
                } else {
                    self.ask_coach(side)
                };
                if let Some(choice) = choice {
                    self.choose(choice)?.map_err(|refusal| {
                        io::Error::other(format!("a coach chose '{choice}': {refusal:?}"))
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

    /// Lets coaches think aside from now on: a step waits for them only briefly.
    pub fn let_coaches_think_aside(&mut self) {
        self.is_patient = true;
    }

    /// How far the coach is who thinks aside; none where nobody does.
    pub fn thinking(&self) -> Option<Progress> {
        let aside = self.aside.as_ref()?;
        Some(Progress {
            positions: self.watch.nodes(),
            time: aside.began.elapsed(),
        })
    }

    /// Tells the coach who thinks to decide at once.
    pub fn play_now(&self) {
        self.watch.play_now();
    }

    /// What a coach thought about its last decision and the match as it was before; nothing before all of what was
    /// decided is chosen.
    pub fn thoughts(&self) -> Option<(&Match<R>, &Thoughts<R>)> {
        let (before, thoughts) = self.thoughts.as_ref()?;
        let decided = thoughts.plans.first()?.plan.len();
        let made = self.game.answers().len() >= before.answers().len() + decided;
        made.then_some((before, thoughts))
    }

    fn ask_coach(&mut self, side: Side) -> Option<R::Choice> {
        self.watch.reset();
        let luck = self.luck_of(side);
        let mut coach = self.coaches[side].take()?;
        let choice = decide(&self.game, coach.as_mut(), side, luck);
        Some(self.is_decided(side, coach, choice))
    }

    /// The choice of a coach who thinks aside; none as long as it thinks.
    fn ask_aside(&mut self, side: Side) -> io::Result<Option<R::Choice>> {
        if self.aside.is_none() {
            let Some(mut coach) = self.coaches[side].take() else {
                return Ok(None);
            };
            self.watch.reset();
            let (game, luck) = (self.game.clone(), self.luck_of(side));
            let (answer, decided) = mpsc::channel();
            std::thread::spawn(move || {
                let choice = decide(&game, coach.as_mut(), side, luck);
                // Whoever has left the match does not wait any more.
                let _ = answer.send((coach, choice));
            });
            let began = Instant::now();
            self.aside = Some(Aside { began, decided });
        }
        let Some(aside) = &self.aside else {
            return Ok(None);
        };
        match aside.decided.recv_timeout(BRIEFLY) {
            Ok((coach, choice)) => {
                self.aside = None;
                Ok(Some(self.is_decided(side, coach, choice)))
            }
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(io::Error::other("a coach failed")),
        }
    }

    /// The coach takes its seat again; what it has thought, if it did, is kept.
    fn is_decided(
        &mut self,
        side: Side,
        coach: Box<dyn Coach<R> + Send>,
        choice: R::Choice,
    ) -> R::Choice {
        if self.watch.nodes() > 0
            && let Some(thoughts) = coach.thoughts()
        {
            self.thoughts = Some((self.game.clone(), thoughts.clone()));
        }
        self.coaches[side] = Some(coach);
        choice
    }

    fn luck_of(&self, side: Side) -> Luck {
        Luck::of_coach(
            self.seed,
            Stream::Coach(side),
            self.game.answers().len() as u64,
        )
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

/// What a coach chooses for a side that decides.
fn decide<R: Rules>(
    game: &Match<R>,
    coach: &mut dyn Coach<R>,
    side: Side,
    mut luck: Luck,
) -> R::Choice {
    let position = game.position();
    let mut choices = Vec::new();
    position.choices(&mut choices);
    let view = position.view(Viewer::Side(side));
    coach.decide(&view, side, &choices, &mut luck)
}
