//! What people say beside a match: those who play in one room, those who watch in another.

use std::collections::BTreeSet;

use gaffer_core::Side;
use gaffer_games::protocol::{
    ChatLine, ChatRoom, LONGEST_SAYING, Message, Problem, Request, Saying,
};

use super::Owner;
use crate::people::Chat;
use crate::store::{SaidLine, Store};
use crate::words::say;
use crate::{clock, problem};

/// The most lines that are kept of a match.
const MOST_LINES: usize = 500;

impl Owner {
    /// Says something on behalf of a connection, and replies.
    pub(super) async fn say(&mut self, connection: u64, seat: Option<Side>, request: Request) {
        let Request::Say { id, what } = request else {
            return;
        };
        match self.keep_saying(connection, seat, what).await {
            Ok(said) => {
                let version = self.live.as_ref();
                let version = version.map_or(0, |live| live.table.seen_by(seat).version);
                self.is_done(connection, id, version);
                self.tell_lines(&[said], false, |_, _| true).await;
            }
            Err(problem) => self.refuse(connection, id, problem),
        }
    }

    /// Stores what somebody says, unless it may not be said.
    async fn keep_saying(
        &mut self,
        connection: u64,
        seat: Option<Side>,
        what: Saying,
    ) -> Result<SaidLine, Problem> {
        let what = checked(what, self.app.people.chat())?;
        let visitor = self.audience.visitor_of(connection);
        let visitor = visitor.ok_or_else(problem::internal)?;
        let (account, is_named) = self.speaker(connection, seat).await?;
        if let Some(account) = account {
            let found = self.store.restrictions(account, clock::now()).await;
            let found = found.map_err(|error| problem::storage_failed(&error))?;
            if found.muted.is_some() {
                return Err(Problem::said("muted", say!(chat::Muted)));
            }
        }
        let taken = self.app.sayings.take(visitor, 1);
        taken.map_err(|_| Problem::said("too-fast", say!(problems::TooFast)))?;
        let (number, lines) = self.chat().await?;
        if lines.len() >= MOST_LINES {
            return Err(Problem::said("chat-full", say!(chat::Full)));
        }
        let name = match account.filter(|_| is_named) {
            Some(account) => self.store.account_by_number(account).await,
            None => Ok(None),
        };
        let name = name.map_err(|error| problem::storage_failed(&error))?;
        let said = SaidLine {
            line: ChatLine {
                number: lines.last().map_or(0, |last| last.line.number + 1),
                room: match seat {
                    Some(_) => ChatRoom::Players,
                    None => ChatRoom::Spectators,
                },
                side: seat,
                name: name.map(|account| account.name),
                at: clock::time().0,
                what,
            },
            account,
        };
        let stored = self.store.say(number, said.clone()).await;
        stored.map_err(|error| problem::storage_failed(&error))?;
        if let Some(lines) = &mut self.chat {
            lines.push(said.clone());
        }
        Ok(said)
    }

    /// Whose words a connection says: at the seat of an account that account's, though nobody is logged in there. Whose it was before
    /// it was given another secret is not named, but may not say more by that.
    async fn speaker(
        &mut self,
        connection: u64,
        seat: Option<Side>,
    ) -> Result<(Option<i64>, bool), Problem> {
        let number = self.live().await?.number;
        let seats = self.store.seat_accounts(number).await;
        let seats = seats.map_err(|error| problem::storage_failed(&error))?;
        let of_seat = seat.and_then(|side| seats[side]);
        let here = self.audience.account_of(connection);
        Ok(match of_seat {
            Some(of_seat) if of_seat.is_current || here.is_none() => {
                (Some(of_seat.account), of_seat.is_current)
            }
            _ => (here, true),
        })
    }

    /// The key of the match, and everything that was said in it.
    async fn chat(&mut self) -> Result<(i64, Vec<SaidLine>), Problem> {
        let number = self.live().await?.number;
        if self.chat.is_none() {
            let read = self.store.chat(number).await;
            self.chat = Some(read.map_err(|error| problem::storage_failed(&error))?);
        }
        Ok((number, self.chat.clone().unwrap_or_default()))
    }

    /// Tells some connections everything that they may hear: a newcomer, or when the match is over those who played.
    pub(super) async fn tell_chat(&mut self, is_meant: impl Fn(u64, Option<Side>) -> bool) {
        if self.app.people.chat() == Chat::Off {
            return;
        }
        // Without it the match goes on all the same.
        if let Ok((_, lines)) = self.chat().await {
            self.tell_lines(&lines, true, is_meant).await;
        }
    }

    /// When the match is over, those who played hear what those said who watched.
    pub(super) async fn open_chat(&mut self) {
        let live = self.live.as_ref();
        let is_over = live.is_some_and(|live| live.table.is_closed());
        if is_over && !std::mem::replace(&mut self.was_over, true) {
            self.tell_chat(|_, seat| seat.is_some()).await;
        }
    }

    /// Tells some connections what they may hear of some lines; where these are not all there are, only whoever hears any.
    async fn tell_lines(
        &mut self,
        lines: &[SaidLine],
        all: bool,
        is_meant: impl Fn(u64, Option<Side>) -> bool,
    ) {
        let mut deaf = BTreeSet::new();
        let from: BTreeSet<i64> = lines.iter().filter_map(|said| said.account).collect();
        for to in self.audience.accounts() {
            for from in &from {
                if !may_hear(&self.store, *from, to).await {
                    deaf.insert((*from, to));
                }
            }
        }
        let hears_words = |from: Option<i64>, to: Option<i64>| {
            let both = from.zip(to);
            both.is_none_or(|both| !deaf.contains(&both))
        };
        let live = self.live.as_ref();
        let is_over = live.is_some_and(|live| live.table.is_closed());
        let free = self.app.people.chat() == Chat::Free;
        self.audience.tell_each(|connection, seat, account| {
            let hears = |said: &&SaidLine| {
                is_open_to(said.line.room, seat, is_over) && hears_words(said.account, account)
            };
            let lines: Vec<_> = lines.iter().filter(hears).collect();
            (is_meant(connection, seat) && (all || !lines.is_empty())).then(|| Message::Chat {
                free,
                lines: lines.iter().map(|said| said.line.clone()).collect(),
            })
        });
    }
}

/// Whether whoever has a seat, or watches, hears what is said in a room.
fn is_open_to(room: ChatRoom, seat: Option<Side>, is_over: bool) -> bool {
    match room {
        ChatRoom::Players => seat.is_some(),
        // Who plays is not told what to play.
        ChatRoom::Spectators => seat.is_none() || is_over,
    }
}

/// Whether the words of one account are delivered to another: not where one has blocked the other, nor where that is not known.
async fn may_hear(store: &Store, from: i64, to: i64) -> bool {
    from == to || matches!(store.blocked([from, to]).await, Ok(false))
}

/// What is said as it is kept; refuses what may not be said.
fn checked(what: Saying, allowed: Chat) -> Result<Saying, Problem> {
    match (what, allowed) {
        (_, Chat::Off) => Err(Problem::said("no-chat", say!(chat::Off))),
        (Saying::Text(_), Chat::Phrases) => Err(Problem::said("no-chat", say!(chat::Phrases))),
        (Saying::Text(text), Chat::Free) => {
            let line = gaffer_core::line(&text, LONGEST_SAYING);
            line.map(Saying::Text).map_err(|_| {
                let most = LONGEST_SAYING;
                Problem::said("bad-request", say!(chat::Length, most))
            })
        }
        (phrase @ Saying::Phrase(_), _) => Ok(phrase),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spectators_are_heard_by_players_when_the_match_is_over() {
        let (player, watcher) = (Some(Side::Home), None);
        for (room, seat, is_over, hears) in [
            (ChatRoom::Players, player, false, true),
            (ChatRoom::Players, watcher, false, false),
            (ChatRoom::Players, watcher, true, false),
            (ChatRoom::Spectators, player, false, false),
            (ChatRoom::Spectators, player, true, true),
            (ChatRoom::Spectators, watcher, false, true),
        ] {
            assert_eq!(is_open_to(room, seat, is_over), hears, "{room:?} {seat:?}");
        }
    }
}
