//! Computer coaches at work beside a match: how far they are, what they decide, hints, and what they thought.

use std::future::pending;
use std::sync::Arc;
use std::time::{Duration, Instant};

use gaffer_core::Side;
use gaffer_games::coaches::{self, Pace};
use gaffer_games::protocol::{Message, Problem, Thinking, Thoughts};
use gaffer_games::thinking::{Decision, Watch};
use gaffer_games::words::Words;
use tokio::sync::Notify;
use tokio::task::{AbortHandle, JoinHandle};

use super::program::PROGRAM_FAILED;
use super::{Outgoing, Owner};
use crate::deciding::{OpenDecision, Waiting};
use crate::live::squads;
use crate::new_match::PROGRAM;
use crate::thinking_queue::{Asker, NOBODY};
use crate::words::say;
use crate::{clock, problem};

/// How often it is told how far a coach is.
pub(super) const PROGRESS: Duration = Duration::from_millis(500);

/// A computer coach who is deciding, or waits for its turn to.
#[derive(Debug)]
pub(super) struct AtWork {
    /// The entries of the match that it decides in.
    pub(super) entries: u64,
    pub(super) side: Side,
    pub(super) began: Instant,
    pub(super) watch: Arc<Watch>,
    /// Told when it shall not wait for its turn.
    pub(super) hurry: Arc<Notify>,
    pub(super) task: JoinHandle<Result<Decision, Problem>>,
}

impl AtWork {
    pub(super) fn play_now(&self) {
        self.watch.play_now();
        self.hurry.notify_one();
    }
}

impl Drop for AtWork {
    /// Nobody waits for the decision any more.
    fn drop(&mut self) {
        self.watch.play_now();
        self.task.abort();
    }
}

/// Somebody who waits for a hint.
#[derive(Debug)]
pub(super) struct HintAsker {
    pub(super) connection: u64,
    pub(super) seat: Option<Side>,
    watch: Arc<Watch>,
    task: AbortHandle,
}

impl Drop for HintAsker {
    /// The hint ends with its asker, wherever it is.
    fn drop(&mut self) {
        self.watch.play_now();
        self.task.abort();
    }
}

/// A hint for somebody who asked.
#[derive(Debug)]
pub(super) struct Hinted {
    connection: u64,
    id: String,
    hint: Result<Thoughts, Problem>,
    /// The side that decided, where the other one is to see it too.
    shown: Option<Side>,
}

/// The decision of a coach, when there is one.
pub(super) async fn decided(coach: &mut Option<AtWork>) -> Result<Decision, Problem> {
    match coach {
        Some(coach) => (&mut coach.task)
            .await
            .unwrap_or_else(|_| Err(problem::internal())),
        None => pending().await,
    }
}

impl Owner {
    /// Lets the coach who is due think, unless it does already.
    pub(super) fn let_think(&mut self, coach: &str, side: Side) {
        let nobody = || self.background.as_ref().map(|_| NOBODY);
        let address = self.audience.address().or_else(nobody);
        let (Some(live), Some(address)) = (&mut self.live, address) else {
            return;
        };
        let entries = live.table.entries();
        if let Some(at_work) = &self.coach
            && at_work.entries == entries
        {
            return;
        }
        let asker = match coaches::pace(coach) {
            Pace::AtOnce => None,
            Pace::UpTo(_) => Some(Asker {
                address,
                match_id: self.id.clone(),
            }),
        };
        let watch = Arc::new(Watch::default());
        let hurry = Arc::new(Notify::new());
        if coach == PROGRAM {
            self.coach = self.program_at_work(side, entries, asker, watch, hurry);
            return;
        }
        let ask = (live.table).ask(coach.to_owned(), Arc::clone(&watch), clock::time());
        #[cfg(test)]
        let panics = coach == super::PANIC;
        let work = move || {
            #[cfg(test)]
            assert!(!panics, "as the test wants");
            ask()
        };
        let app = Arc::clone(&self.app);
        let game = live.game();
        // What is decided in secret never leaves this node.
        let open = game.secret_decider().is_none().then(|| OpenDecision {
            game: game.tail(),
            coach: coach.to_owned(),
            seed: live.table.setting().seed,
        });
        let waiting = Waiting {
            watch: Arc::clone(&watch),
            hurry: Arc::clone(&hurry),
        };
        self.coach = Some(AtWork {
            entries,
            side,
            began: Instant::now(),
            watch,
            hurry,
            task: tokio::spawn(async move { app.decide(asker, waiting, open, work).await }),
        });
    }

    /// Takes up what a coach has decided; a coach who fails costs the match nothing but a new look at the store, a program
    /// who does the match.
    pub(super) async fn take_decision(&mut self, decision: Result<Decision, Problem>) {
        let coach = self.coach.take();
        let entries = coach.as_ref().map(|coach| coach.entries);
        let Some(live) = &mut self.live else { return };
        match decision {
            Err(problem) if problem.code == PROGRAM_FAILED => {
                if let Some(coach) = coach {
                    Box::pin(self.give_away(coach.side, &problem.message)).await;
                }
            }
            Ok(decision) if entries == Some(live.table.entries()) => {
                live.table.plan(decision.row, clock::time());
                self.thoughts = decision.considered.filter(|_| decision.open);
            }
            Ok(_) => {}
            Err(problem) => {
                self.log_problem(&problem, "a coach failed");
                self.give_up();
            }
        }
    }

    /// Tells how far the coach is; nothing where it decides in secret, and of a side that has secrets only the time.
    pub(super) fn tell_progress(&mut self) {
        let live = self.live.as_ref();
        let live = live.filter(|live| !live.table.is_secret());
        if let (Some(coach), Some(live)) = (&self.coach, live) {
            let thinking = Thinking {
                version: live.table.version(coach.entries),
                side: coach.side,
                positions: live.game().is_open().then(|| coach.watch.nodes()),
                milliseconds: coach.began.elapsed().as_millis() as u64,
            };
            self.audience.tell_thinking(thinking);
        }
    }

    /// What a coach thought about its last decision; nothing before all of it is made.
    pub(super) fn open_thoughts(&self, connection: u64) -> Option<Thoughts> {
        let live = self.live.as_ref()?;
        let thoughts = self.thoughts.as_ref().filter(|_| !live.table.has_plan())?;
        let language = self.audience.language_of(connection);
        Some(thoughts.in_words(live.words(language)))
    }

    /// Lets a hint be thought of beside the match, which goes on; the answer follows.
    pub(super) fn let_hint(
        &mut self,
        connection: u64,
        seat: Option<Side>,
        id: String,
    ) -> Result<(), Problem> {
        if self.hint_askers.iter().any(|asker| asker.seat == seat) {
            return Err(Problem::said("hint-running", say!(problems::HintRunning)));
        }
        let (Some(live), Some(address)) = (&self.live, self.audience.address_of(connection)) else {
            return Err(problem::internal());
        };
        let asker = Asker {
            address,
            match_id: self.id.clone(),
        };
        let game = live.table.seen_by(seat).game.tail();
        let is_open = game.is_open() && !live.table.is_secret();
        let shown = seat.filter(|_| is_open && live.table.is_between_people());
        let (language, about) = (self.audience.language_of(connection), live.about.clone());
        let names = live.names().clone();
        let watch = Arc::new(Watch::default());
        let watched = Arc::clone(&watch);
        let app = Arc::clone(&self.app);
        let task = self.hints.spawn(async move {
            let hurry = Notify::new();
            let watch = Arc::clone(&watched);
            let work = move || {
                let words = Words::new(language, &names)
                    .with_squads(squads(&about))
                    .with_arrows();
                game.hint(words, watch)
            };
            let thought = app.think(Some(asker), watched, &hurry, work).await;
            Hinted {
                connection,
                id,
                hint: thought.flatten(),
                shown,
            }
        });
        self.hint_askers.push(HintAsker {
            connection,
            seat,
            watch,
            task,
        });
        Ok(())
    }

    /// Answers somebody who asked for a hint.
    pub(super) fn tell_hint(&mut self, hinted: Hinted) {
        let Hinted {
            connection,
            id,
            hint,
            shown,
        } = hinted;
        self.hint_askers
            .retain(|asker| asker.connection != connection);
        if let (Ok(hint), Some(side)) = (&hint, shown) {
            let hint = hint.clone();
            let message = Message::HintShown { side, hint };
            self.audience.tell_seat(!side, &Outgoing::news(&message));
        }
        let message = match hint {
            Ok(hint) => Message::Hint { id, hint },
            Err(problem) => Message::Refused {
                id: Some(id),
                problem,
            },
        };
        self.audience.reply(connection, message);
    }
}
