//! A program that plays a side of a match of a competition: asked like a coach, and a match that it cannot go on with is given
//! away.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use gaffer_bot::Bot;
use gaffer_core::{BySide, Occupant, Side};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::{Awaits, Ended, Problem};
use gaffer_games::thinking::{Decision, Watch};
use gaffer_table::{Setting, Table, Time};
use tokio::sync::Notify;

use super::Owner;
use super::thinking::AtWork;
use crate::clock;
use crate::store::{MatchOrder, Order};
use crate::thinking_queue::Asker;

/// How long a program may think about an answer; its start counts too.
const PATIENCE: Duration = Duration::from_secs(10);

/// The code of what a program could not do.
pub(super) const PROGRAM_FAILED: &str = "program-failed";

/// The program of a side, once it was started; it ends when nobody looks at the match any more.
#[derive(Clone, Debug, Default)]
pub(super) struct Program(Arc<Mutex<Option<Bot>>>);

impl Program {
    /// Lets the program decide in a match, and starts it where it does not run; why not, in words.
    fn decide(
        &self,
        command: &[String],
        game: Box<dyn AnyMatch>,
        side: Side,
    ) -> Result<Vec<String>, String> {
        // Who waited for the last decision may have gone, and the program is still asked for it.
        let mut running = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // One that fails is ended.
        let mut bot = if let Some(bot) = running.take() {
            bot
        } else {
            let bot = Bot::start(command, PATIENCE)?;
            bot.begin(game.as_ref(), side);
            bot
        };
        let secret = game.secret_decider();
        let programs = BySide::with(|_| Occupant::Program(String::new()));
        let mut table = Table::new(Setting::new(programs), game, 0, Time::default());
        let mut row = Vec::new();
        loop {
            row.push(bot.decide(&mut table, side)?.row);
            // A secret decision is made as a whole, like a coach's.
            if secret.is_none() || table.game().secret_decider() != secret {
                break;
            }
        }
        *running = Some(bot);
        Ok(row)
    }

    /// Tells the program how the match ended, and ends it.
    pub(super) fn end(&self, game: &dyn AnyMatch, side: Side) {
        let mut running = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let (Some(bot), Awaits::Nothing { outcome, .. }) = (running.take(), game.awaits()) {
            bot.end(game, side, outcome);
        }
    }
}

impl Owner {
    /// Lets the program of a side think when it is its turn in the queue; nobody where programs may not play.
    pub(super) fn program_at_work(
        &self,
        side: Side,
        entries: u64,
        asker: Option<Asker>,
        watch: Arc<Watch>,
        hurry: Arc<Notify>,
    ) -> Option<AtWork> {
        let live = self.live.as_ref()?;
        let cup = live.about.cup.filter(|_| self.app.openness.programs)?;
        let (app, id) = (Arc::clone(&self.app), self.id.clone());
        let (program, game) = (self.programs[side].clone(), live.game().tail());
        let (watched, hurried) = (Arc::clone(&watch), Arc::clone(&hurry));
        Some(AtWork {
            entries,
            side,
            began: Instant::now(),
            watch,
            hurry,
            task: tokio::spawn(async move {
                let command = app.cups.command(&app, cup, &id, side).await?;
                let work = move || program.decide(&command, game, side);
                let decided = app.think(asker, watched, &hurried, work).await?;
                let row = decided.map_err(|why| Problem::new(PROGRAM_FAILED, why))?;
                Ok(Decision {
                    row,
                    considered: None,
                    open: false,
                })
            }),
        })
    }

    /// Books the match as given away by a side whose program cannot go on, and ends it. It is booked first: where the server
    /// ends in between, the program is asked again, and what is booked stands.
    pub(super) async fn give_away(&mut self, side: Side, why: &str) {
        let Some(live) = &self.live else { return };
        let (number, Some(cup)) = (live.number, live.about.cup) else {
            return;
        };
        let (team, goals) = (live.names()[side].clone(), live.game().goals());
        let app = Arc::clone(&self.app);
        let given = app.cups.give_away(&app, cup, &self.id, side, goals).await;
        let ended = Ended {
            at: clock::now(),
            why: gaffer_core::repeated(&format!("{team}: {why}")),
        };
        let order = MatchOrder::End(ended);
        let ended = match given {
            Ok(()) => self.obey(Order::Match { number, order }).await,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = ended {
            self.log_problem(&problem, "a match could not be given away");
            self.give_up();
        }
    }
}
