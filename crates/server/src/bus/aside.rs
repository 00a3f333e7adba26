//! A node that does not reach the store stands aside: others take over what it has, until it reaches the store again.
//!
//! It may still hear the others, and be heard by them: without this nobody would miss it, and its matches and the duty would stand still.

use std::sync::Weak;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::{Bus, look_again};
use crate::store::Line;
use crate::{App, deadlines};

/// How often the store is asked whether it answers.
const LOOK: Duration = Duration::from_millis(500);
/// How long it may take for that.
const ANSWER: Duration = Duration::from_secs(1);
/// How long a node may be without the store before it stands aside: a database that is started again is seldom away for longer.
const PATIENCE: Duration = Duration::from_secs(2);

/// Whether a node takes part in what all of them do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// It does.
    Taken,
    /// It has given everything up until it reaches the store.
    Aside,
    /// It has given everything up, and stops.
    Leaving,
}

/// Lets a node stand aside whenever it does not reach the store, as long as its server runs.
pub(super) async fn watch(app: Weak<App>, mut line: Line) {
    let mut away = None;
    loop {
        sleep(LOOK).await;
        let Some(app) = app.upgrade() else { return };
        let Some(bus) = &app.bus else { return };
        let asked = Instant::now();
        // What is read may come over connections that live, while those who write have none.
        if app.store.trouble().is_none() && line.answers(ANSWER).await {
            away = None;
            bus.come_back(&app).await;
        } else if away.get_or_insert(asked).elapsed() >= PATIENCE {
            bus.stand_aside(&app).await;
        }
    }
}

impl Bus {
    /// Gives everything up until [`Self::come_back`].
    pub(super) async fn stand_aside(&self, app: &App) {
        if self.change_part(Part::Taken, Part::Aside) {
            tracing::error!("this node does not reach the store: others take over what it has");
            app.open.give_up();
            self.say_goodbye().await;
        }
    }

    /// Takes part again, where it stood aside.
    async fn come_back(&self, app: &App) {
        if !self.is_aside() {
            return;
        }
        // Before any match is opened: where no node reached the store, the time of that is given back to clocks.
        if let Err(error) = deadlines::alive(app, true).await {
            return tracing::warn!(%error, "this node does not reach the store yet");
        }
        if self.change_part(Part::Aside, Part::Taken) {
            tracing::warn!("this node reaches the store again");
            look_again(app, self);
        }
    }

    /// Whether the part of this node was another until now, and is changed.
    fn change_part(&self, from: Part, to: Part) -> bool {
        self.part.send_if_modified(|part| {
            let is_from = *part == from;
            if is_from {
                *part = to;
            }
            is_from
        })
    }
}
