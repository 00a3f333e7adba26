//! A match being played here: its table, the computer coaches who think beside it, and the record.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use gaffer_coach::search::{Thoughts, Watch};
use gaffer_coach::{Coach, Luck, Stream};
use gaffer_core::{
    Awaits, BadRoll, BySide, Dice, Match, Occupant, Roll, Rules, Seed, Side, Viewer,
};
use gaffer_games::Game;
use gaffer_table::{Accepted, Changes, Due, Request, Setting, Table, TableDice, Time};

use crate::record_file::Recorder;

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

/// A table with the coaches who play at it, and the record of the match.
pub struct Session<G: Game> {
    table: Table<Match<G>>,
    coaches: Seated<G>,
    /// Whether coaches think aside, so that a screen can show how far they are.
    is_patient: bool,
    aside: Option<Aside<G>>,
    watch: Arc<Watch>,
    /// The match as it was when a coach last searched, and what it thought.
    thoughts: Option<(Match<G>, Thoughts<G>)>,
    recorder: Option<Recorder>,
}

impl<G: Game> std::fmt::Debug for Session<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("table", &self.table)
            .finish_non_exhaustive()
    }
}

impl<G: Game> Session<G> {
    /// A session; a side without a coach is played by a person. The seed serves the coaches.
    pub fn new(
        game: Match<G>,
        mut coaches: Seated<G>,
        dice: TableDice,
        seed: impl Into<Seed>,
        recorder: Option<Recorder>,
    ) -> Self {
        let watch = Arc::new(Watch::default());
        for side in Side::BOTH {
            if let Some(coach) = &mut coaches[side] {
                coach.watched_by(Arc::clone(&watch));
            }
        }
        let players = BySide::with(|side| match coaches[side] {
            Some(_) => Occupant::Coach("computer".to_owned()),
            None => Occupant::Person,
        });
        let setting = Setting {
            dice,
            seed: seed.into(),
            ..Setting::new(players)
        };
        let entries = game.answer_count() as u64;
        Self {
            table: Table::new(setting, Box::new(game), entries, now()),
            coaches,
            is_patient: false,
            aside: None,
            watch,
            thoughts: None,
            recorder,
        }
    }

    /// The match.
    pub fn game(&self) -> &Match<G> {
        self.table.game()
    }

    /// The file in which the match is recorded.
    pub fn record_path(&self) -> Option<&std::path::Path> {
        self.recorder.as_ref().map(Recorder::path)
    }

    /// The seed, where the dice come from it.
    pub fn dice_seed(&self) -> Option<Seed> {
        match self.table.setting().dice {
            TableDice::Seeded(seed) => Some(seed),
            TableDice::ByHand
            | TableDice::Script(_)
            | TableDice::Sealed(_)
            | TableDice::Again { .. } => None,
        }
    }

    /// Whether a person decides for a side.
    pub fn is_person(&self, side: Side) -> bool {
        self.table.is_person(side)
    }

    /// Whether two people share the keyboard, so that secrets need a hand-over.
    pub fn is_shared(&self) -> bool {
        Side::BOTH.iter().all(|side| self.is_person(*side))
    }

    /// What the session waits for.
    pub fn waiting(&self) -> Waiting<G::Purpose> {
        match self.game().position().awaits() {
            Awaits::Nothing(_) => Waiting::Over,
            Awaits::Choice(side) | Awaits::Secret(side) if !self.is_person(side) => {
                Waiting::Computer(side)
            }
            Awaits::Choice(side) => Waiting::Person(side),
            Awaits::Secret(side) => Waiting::PersonInSecret(side),
            Awaits::Roll(roll) => match self.table.due(now()) {
                Due::Step => Waiting::Dice(roll),
                Due::At(_) | Due::Coach { .. } | Due::Nothing => Waiting::DiceByHand(roll),
            },
        }
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
            Waiting::Dice(_) => {
                let rolled = self.table.step(now());
                let changes = rolled.map_err(|problem| io::Error::other(problem.message))?;
                self.record(&changes)?;
                Ok(true)
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
    pub fn thoughts(&self) -> Option<(&Match<G>, &Thoughts<G>)> {
        let (before, thoughts) = self.thoughts.as_ref()?;
        let decided = thoughts.plans.first()?.plan.len();
        let made = self.game().answers().len() >= before.answers().len() + decided;
        made.then_some((before, thoughts))
    }

    fn ask_coach(&mut self, side: Side) -> Option<G::Choice> {
        self.watch.reset();
        let luck = self.luck_of(side);
        let mut coach = self.coaches[side].take()?;
        let choice = decide(self.game(), coach.as_mut(), side, luck);
        Some(self.is_decided(side, coach, choice))
    }

    /// The choice of a coach who thinks aside; none as long as it thinks.
    fn ask_aside(&mut self, side: Side) -> io::Result<Option<G::Choice>> {
        if self.aside.is_none() {
            let Some(mut coach) = self.coaches[side].take() else {
                return Ok(None);
            };
            self.watch.reset();
            let (game, luck) = (self.game().tail(), self.luck_of(side));
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
        coach: Box<dyn Coach<G> + Send>,
        choice: G::Choice,
    ) -> G::Choice {
        if self.watch.nodes() > 0
            && let Some(thoughts) = coach.thoughts()
        {
            self.thoughts = Some((self.game().clone(), thoughts.clone()));
        }
        self.coaches[side] = Some(coach);
        choice
    }

    fn luck_of(&self, side: Side) -> Luck {
        let answers = self.game().answers().len() as u64;
        Luck::of_coach(self.table.setting().seed, Stream::Coach(side), answers)
    }

    /// A person's choice; the outer error is the record's, the inner one the rules'.
    pub fn choose(&mut self, choice: G::Choice) -> io::Result<Result<(), G::Refusal>> {
        let chosen = self.table.choose(choice, now());
        self.record_if_taken(chosen)
    }

    /// Dice typed in by a person.
    pub fn roll(&mut self, dice: Dice) -> io::Result<Result<(), BadRoll>> {
        let rolled = self.table.roll(dice, now());
        self.record_if_taken(rolled)
    }

    /// Takes back the last choice of the open row; false if there is none.
    pub fn undo(&mut self) -> io::Result<bool> {
        let (Awaits::Choice(side) | Awaits::Secret(side)) = self.game().position().awaits() else {
            return Ok(false);
        };
        match self.table.request(side, Request::Undo, now()) {
            Ok(Accepted::Changed(changes)) => self.record(&changes).map(|()| true),
            Ok(Accepted::Said(_) | Accepted::Disputed(..)) | Err(_) => Ok(false),
        }
    }

    fn record_if_taken<E>(&mut self, taken: Result<Changes, E>) -> io::Result<Result<(), E>> {
        match taken {
            Ok(changes) => self.record(&changes).map(Ok),
            Err(refused) => Ok(Err(refused)),
        }
    }

    fn record(&mut self, changes: &Changes) -> io::Result<()> {
        match &mut self.recorder {
            Some(recorder) => recorder.add(changes.entries.iter().map(|entry| &entry.what)),
            None => Ok(()),
        }
    }
}

/// The moment that it is now.
fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(Time::default(), |since| Time(since.as_millis() as u64))
}

/// What a coach chooses for a side that decides.
pub(crate) fn decide<R: Rules>(
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
