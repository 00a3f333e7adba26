//! Coaches of this node who think at others: their nodes hear that somebody waits here, lend a place that nobody needs there
//! ([`super::lending`]), and are given what is asked by the queue of this node, so that whose turn it is stays the same.
//!
//! NATS itself says who still waits: whoever thinks asks for a word again and again, and where nobody listens to that any more nobody
//! waits. Whatever does not answer is given up, and the coach thinks at its own node.

use std::pin::pin;
use std::sync::Weak;
use std::time::Duration;

use async_nats::{Message, Subject, Subscriber};
use axum::body::Bytes;
use futures_util::StreamExt;
use gaffer_games::coaches::Pace;
use gaffer_games::thinking::Decision;
use gaffer_games::{CoachAnswer, CoachQuestion};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, sleep, timeout, timeout_at};

use super::Bus;
use super::wire::{packed, unpacked};
use crate::App;
use crate::deciding::{OpenDecision, Waiting};

/// Where a node says that coaches wait there.
pub(super) const WANTED: &str = "coach.wanted";
/// How often that is said again: what is lost delays only.
const AGAIN: Duration = Duration::from_secs(1);
/// How soon after one another it is said at most.
const PAUSE: Duration = Duration::from_millis(50);
/// How often whoever thinks says how far it is, and hears whether it is still waited for.
pub(super) const BEAT: Duration = Duration::from_millis(250);
/// After how long without a word nobody is waited for: computers that are busy may be late.
pub(super) const SILENCE: Duration = Duration::from_secs(3);
/// How much longer than at its own pace a coach may take elsewhere before it is told to play.
const LATE: Duration = Duration::from_secs(2);
/// How long it may take from then on.
const AT_LAST: Duration = Duration::from_secs(3);
/// The longest message in bytes: those of both games have a few thousand.
const LONGEST: usize = 64 << 10;

/// That coaches wait at a node.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Wanted {
    /// Where.
    pub(super) node: String,
    /// What that node's program is: others may decide otherwise, or play by other rules.
    pub(super) program: String,
}

/// What a coach is asked, as it is sent.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Asked {
    pub(super) question: CoachQuestion,
    /// The milliseconds after which it plays with what it has found.
    pub(super) patience: u64,
}

/// What comes from where a coach thinks.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Told {
    /// It has looked at so many positions, and wants to hear a [`Word`].
    Thinks(u64),
    /// It has decided.
    Decided(CoachAnswer),
    /// It cannot go on.
    GivenUp,
}

/// What whoever thinks is told.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Word {
    /// Somebody waits.
    GoOn,
    /// It shall decide with what it has found.
    PlayNow,
}

/// A place of another node that is lent to this one, until it is asked or a moment later.
#[derive(Debug)]
pub(crate) struct LentPlace {
    /// The subject on which its node waits for a question.
    asked_on: Subject,
}

#[cfg(test)]
impl LentPlace {
    pub(crate) fn at(subject: &str) -> Self {
        let asked_on = subject.into();
        Self { asked_on }
    }
}

/// A message as it was sent; none where it is too long, or another program wrote it.
pub(super) fn read<T: DeserializeOwned>(message: &Message) -> Option<T> {
    let is_short = message.payload.len() <= LONGEST;
    is_short.then(|| unpacked(&message.payload)).flatten()
}

/// Says that coaches wait here, as long as they do and the server lives.
pub(super) async fn want(app: Weak<App>) {
    let waiting = app.upgrade().map(|app| app.thinking.may_leave());
    let Some(mut waiting) = waiting else { return };
    while waiting.wait_for(|count| *count > 0).await.is_ok() {
        {
            let Some(app) = app.upgrade() else { return };
            let Some(bus) = &app.bus else { return };
            bus.want_places(app.jobs.program()).await;
        }
        // Whoever else comes is told of soon, and others may have come to where places are.
        let _ = timeout(AGAIN, waiting.changed()).await;
        sleep(PAUSE).await;
    }
}

/// Gives places that others offer to coaches who wait here.
pub(super) async fn give(app: Weak<App>, mut offered: Subscriber) {
    while let Some(message) = offered.next().await {
        let Some(app) = app.upgrade() else { return };
        let Some(bus) = &app.bus else { return };
        let Some(asked_on) = message.reply else {
            continue;
        };
        let unused = app.thinking.give(LentPlace { asked_on });
        if let Some(unused) = unused {
            bus.need_no_more(unused).await;
        }
    }
}

impl Bus {
    /// The subject on which places for coaches of a node are offered to it.
    pub(super) fn places_for(&self, node: &str) -> String {
        self.subject(format_args!("coach.{node}"))
    }

    async fn want_places(&self, program: &str) {
        if !self.takes_part() {
            return;
        }
        let wanted = Wanted {
            node: self.node.clone(),
            program: program.to_owned(),
        };
        self.say(self.subject(WANTED), packed(&wanted)).await;
    }

    /// Lets whoever lends a place know that nobody needs it.
    async fn need_no_more(&self, lent: LentPlace) {
        self.say(lent.asked_on, Bytes::new()).await;
    }

    /// Lets a coach decide at a place that another node lends; none where no answer came. It is stopped there when this is dropped.
    pub(crate) async fn ask_coach(
        &self,
        lent: LentPlace,
        open: OpenDecision,
        waiting: &Waiting,
    ) -> Option<Decision> {
        let patience = match open.pace() {
            Pace::AtOnce => LATE,
            Pace::UpTo(pace) => pace + LATE,
        };
        let Some(question) = open.question() else {
            self.need_no_more(lent).await;
            return None;
        };
        let asked = packed(&Asked {
            question,
            patience: patience.as_millis() as u64,
        });
        let mut broken = pin!(self.until_broken());
        let inbox = self.client.new_inbox();
        let mut told = self.client.subscribe(inbox.clone()).await.ok()?;
        let sent = self.client.publish_with_reply(lent.asked_on, inbox, asked);
        sent.await.ok()?;
        let mut end = Instant::now() + patience + AT_LAST;
        loop {
            let silent = Instant::now() + SILENCE;
            let message = tokio::select! {
                told = timeout_at(end.min(silent), told.next()) => told.ok()??,
                () = &mut broken => return None,
                () = waiting.hurry.notified() => {
                    end = end.min(Instant::now() + AT_LAST);
                    continue;
                }
            };
            match read(&message)? {
                Told::Thinks(nodes) => {
                    waiting.watch.note(nodes);
                    let word = if waiting.watch.is_stopped() {
                        Word::PlayNow
                    } else {
                        Word::GoOn
                    };
                    let reply = message.reply?;
                    self.say(reply, packed(&word)).await;
                }
                Told::Decided(answer) => return open.decided(answer).ok(),
                Told::GivenUp => return None,
            }
        }
    }
}
