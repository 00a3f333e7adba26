//! A live decision of a computer coach: thought about here, or where another node has room.

use std::sync::Arc;

use gaffer_core::Seed;
use gaffer_games::coaches::{self, Pace};
use gaffer_games::protocol::Problem;
use gaffer_games::thinking::{Decision, Watch};
use gaffer_games::{AnyMatch, CoachAnswer, CoachQuestion};
use tokio::sync::Notify;

use crate::App;
use crate::bus::{Bus, LentPlace};
use crate::metrics::Counted;
use crate::thinking_queue::{Asker, Turn};

/// A decision that a coach may make at another node: the match without its past, the coach and the seed of its luck.
#[derive(Debug)]
pub(crate) struct OpenDecision {
    /// The match.
    pub game: Box<dyn AnyMatch>,
    /// The coach's name.
    pub coach: String,
    /// The seed that its luck follows from.
    pub seed: Seed,
}

impl OpenDecision {
    /// What the coach is asked there.
    pub(crate) fn question(&self) -> Option<CoachQuestion> {
        self.game.question(&self.coach, self.seed)
    }

    /// How long it takes at most.
    pub(crate) fn pace(&self) -> Pace {
        coaches::pace(&self.coach)
    }

    /// What it has answered, if that can be done.
    pub(crate) fn decided(&self, answer: CoachAnswer) -> Result<Decision, Problem> {
        self.game.answered(answer)
    }
}

/// Whoever waits for a decision: he sees how far it is, and can hurry it.
#[derive(Clone, Debug)]
pub(crate) struct Waiting {
    /// How far it is, and whether it shall be made now.
    pub watch: Arc<Watch>,
    /// Told when it shall be made now.
    pub hurry: Arc<Notify>,
}

impl App {
    /// Lets a coach decide when it is the asker's turn: here or, where all places are taken, at another node that lends one. What
    /// fails there is thought about here.
    pub(crate) async fn decide(
        &self,
        asker: Option<Asker>,
        waiting: Waiting,
        open: Option<OpenDecision>,
        work: impl FnOnce() -> Result<Decision, Problem> + Send + 'static,
    ) -> Result<Decision, Problem> {
        let Waiting { watch, hurry } = &waiting;
        let (Some(bus), Some(asker), Some(open)) = (&self.bus, &asker, open) else {
            return self.think(asker, Arc::clone(watch), hurry, work).await?;
        };
        let counted = Counted::new(&self.metrics.coaches_waiting);
        let turn = tokio::select! {
            turn = self.thinking.turn(asker, Arc::clone(watch)) => Some(turn),
            () = hurry.notified() => None,
        };
        drop(counted);
        let place = match turn {
            None => None,
            Some(Turn::Here(place)) => Some(place),
            Some(Turn::Elsewhere(lent)) => {
                if let Some(decision) = self.decide_elsewhere(bus, lent, open, &waiting).await {
                    return Ok(decision);
                }
                // Who was told to play does so at once.
                if watch.is_stopped() {
                    None
                } else {
                    tokio::select! {
                        place = self.thinking.first_place(asker, Arc::clone(watch)) => Some(place),
                        () = hurry.notified() => None,
                    }
                }
            }
        };
        self.think_at(place, work).await?
    }

    /// Lets a coach decide at another node; none where nothing came of it.
    async fn decide_elsewhere(
        &self,
        bus: &Bus,
        lent: LentPlace,
        open: OpenDecision,
        waiting: &Waiting,
    ) -> Option<Decision> {
        self.metrics.coaches_asked_elsewhere.inc();
        let counted = Counted::new(&self.metrics.coaches_elsewhere);
        let decision = bus.ask_coach(lent, open, waiting).await;
        drop(counted);
        if decision.is_some() {
            self.metrics.coaches_answered_elsewhere.inc();
        } else {
            self.metrics.coaches_fell_back.inc();
            // It begins again.
            waiting.watch.note(0);
        }
        decision
    }
}
