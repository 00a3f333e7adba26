//! Everybody who is connected to a match, and what each is told.

use axum::extract::ws::Utf8Bytes;
use gaffer_core::{BySide, Side, Viewer};
use gaffer_games::protocol::{Awaits, Message, News, Want};
use tokio::sync::mpsc;

use super::Newcomer;
use crate::live::Live;

/// The way to a connection; when it is full the connection is cut off.
pub(crate) type Queue = mpsc::Sender<Outgoing>;

/// A message on its way to a connection.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// The answer to its request: the next one may be read.
    Reply(Utf8Bytes),
    /// Something that it did not ask for.
    News(Utf8Bytes),
}

impl Outgoing {
    /// The answer to a request.
    pub(crate) fn reply(message: &Message) -> Self {
        Self::Reply(text(message))
    }
}

/// The connections of a match.
#[derive(Debug, Default)]
pub(super) struct Audience {
    members: Vec<Member>,
    /// Which sides a computer plays.
    computers: BySide<bool>,
    /// Who was there when it was last told.
    there: Option<BySide<bool>>,
}

#[derive(Debug)]
struct Member {
    connection: u64,
    seat: Option<Side>,
    want: Want,
    queue: Queue,
}

impl Audience {
    pub(super) fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.members.len()
    }

    pub(super) fn join(&mut self, live: &Live, newcomer: Newcomer, seat: Option<Side>) {
        self.computers = BySide::with(|side| !live.is_person(side));
        // The newcomer does not know yet who is there.
        self.there = None;
        self.members.push(Member {
            connection: newcomer.connection,
            seat,
            want: newcomer.want,
            queue: newcomer.queue,
        });
    }

    pub(super) fn leave(&mut self, connection: u64) {
        self.members
            .retain(|member| member.connection != connection);
    }

    /// Sends everybody away: they come back and find the match as it was stored.
    pub(super) fn dismiss(&mut self) {
        self.members.clear();
    }

    /// The seat of a connection; none for a spectator, or where it was cut off.
    pub(super) fn seat(&self, connection: u64) -> Option<Side> {
        let mut members = self.members.iter();
        members.find(|member| member.connection == connection)?.seat
    }

    /// Sends to one connection; one that does not read fast enough is cut off.
    pub(super) fn send(&mut self, connection: u64, message: &Outgoing) {
        self.send_where(|member| member.connection == connection, message);
    }

    fn send_where(&mut self, is_meant: impl Fn(&Member) -> bool, message: &Outgoing) {
        self.members
            .retain(|member| !is_meant(member) || member.queue.try_send(message.clone()).is_ok());
    }

    /// Tells everybody how the match stands and what happened from an event on.
    pub(super) fn tell_all(&mut self, live: &Live, from: usize) {
        for want in [Want::Choices, Want::Sight] {
            for seat in [Some(Side::Home), Some(Side::Away), None] {
                let is_meant = |member: &Member| member.want == want && member.seat == seat;
                if self.members.iter().any(is_meant) {
                    let message = Outgoing::News(news(live, from, seat, want));
                    self.send_where(is_meant, &message);
                }
            }
        }
    }

    /// Tells one connection how the match stands and what happened from an event on.
    pub(super) fn tell_one(&mut self, connection: u64, live: &Live, from: usize) {
        let mut members = self.members.iter();
        if let Some(member) = members.find(|member| member.connection == connection) {
            let message = Outgoing::News(news(live, from, member.seat, member.want));
            self.send(connection, &message);
        }
    }

    /// Tells everybody who is there, if that has changed.
    pub(super) fn tell_presence(&mut self) {
        let there = BySide::with(|side| {
            self.computers[side] || self.members.iter().any(|member| member.seat == Some(side))
        });
        if self.there.replace(there) != Some(there) {
            let message = Outgoing::News(text(&Message::Presence { there }));
            self.send_where(|_| true, &message);
        }
    }
}

/// How a match stands to a viewer, and what happened from an event on.
fn news(live: &Live, from: usize, seat: Option<Side>, want: Want) -> Utf8Bytes {
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Side);
    let game = live.game.as_ref();
    let mut news = News {
        version: live.version,
        from,
        events: game.told(from, &live.names),
        settled: game.settled(),
        sight: None,
        awaits: None,
        choices: None,
    };
    match want {
        Want::Sight => news.sight = Some(game.sight(viewer, &live.names)),
        Want::Choices => {
            let awaits = game.awaits();
            if let Awaits::Choice { side, .. } | Awaits::Secret { side, .. } = awaits
                && seat == Some(side)
            {
                news.choices = Some(game.choices());
            }
            news.awaits = Some(awaits);
        }
    }
    text(&Message::News(Box::new(news)))
}

fn text(message: &Message) -> Utf8Bytes {
    // Every message is a plain tree with text keys, which JSON can write.
    serde_json::to_string(message).unwrap_or_default().into()
}
