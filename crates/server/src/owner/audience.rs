//! Everybody who is connected to a match, and what each is told.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::net::IpAddr;

use gaffer_core::{BySide, Side, Viewer};
use gaffer_games::protocol::{Awaits, Message, Problem, Sight, Thinking, Want};
use gaffer_games::words::{Language, Words};
use gaffer_table::Seen;
use serde::Serialize;
use serde_json::value::RawValue;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Newcomer;
use crate::Limits;
use crate::clock;
use crate::live::Live;
use crate::visitor::Visitor;
use crate::words::say;

/// The way to a connection; when it is full the connection is cut off.
pub(crate) type Queue = mpsc::Sender<Outgoing>;

/// A message on its way to a connection.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// The answer to its request: the next one may be read.
    Reply(Utf8Bytes),
    /// Something that it did not ask for.
    News(Utf8Bytes),
    /// The end of the connection, and why.
    Close(Cow<'static, str>),
}

impl Outgoing {
    /// The answer to a request, in the language of whoever asked.
    pub(crate) fn reply(message: Message, language: Language) -> Self {
        Self::Reply(text(&message.in_language(language)))
    }

    /// Something that was not asked for.
    pub(super) fn news(message: &Message) -> Self {
        Self::News(text(message))
    }
}

/// The connections of a match.
#[derive(Debug, Default)]
pub(super) struct Audience {
    members: Vec<Member>,
    /// Which sides a computer plays.
    computers: BySide<bool>,
    /// Whether spectators see the match later than it is played.
    is_late: bool,
    /// Who was there when it was last told.
    there: Option<BySide<bool>>,
}

#[derive(Debug)]
struct Member {
    connection: u64,
    visitor: Visitor,
    /// The id of the request to join.
    id: String,
    seat: Option<Side>,
    /// What the client calls itself; one without a name is another at every connection.
    client: Option<String>,
    /// The account that is logged in.
    account: Option<i64>,
    want: Want,
    language: Language,
    queue: Queue,
}

impl Audience {
    pub(super) fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// Makes sure that there is room for a newcomer. A player always finds room: his oldest connection makes it, which
    /// may be one that he has lost; and spectators take none of his.
    pub(super) fn make_room(
        &mut self,
        newcomer: &Newcomer,
        seat: Option<Side>,
        limits: &Limits,
    ) -> Result<(), Problem> {
        let of_seat = |member: &&Member| member.seat == seat;
        let there = self.members.iter().filter(of_seat).count();
        if seat.is_some() {
            if there >= limits.connections_per_seat {
                self.cut_off_oldest(seat);
            }
            return Ok(());
        }
        if there >= limits.spectators {
            let why = say!(problems::WatchedByMany, there);
            return Err(Problem::said("too-many", why));
        }
        let visitor = newcomer.visitor;
        let of_visitor = |member: &&Member| member.visitor == visitor;
        let spectators = self.members.iter().filter(of_seat);
        let there = spectators.filter(of_visitor).count();
        if !visitor.is_local() && there >= limits.spectators_per_address {
            let why = say!(problems::WatchedFromHere, there);
            return Err(Problem::said("too-many", why));
        }
        Ok(())
    }

    /// Sends the oldest connection of a seat away.
    fn cut_off_oldest(&mut self, seat: Option<Side>) {
        let mut members = self.members.iter();
        if let Some(oldest) = members.find(|member| member.seat == seat) {
            let connection = oldest.connection;
            let why = Problem::said("too-many", say!(problems::SeatCutOff));
            self.cut_off(|member| member.connection == connection, &why);
        }
    }

    /// Sends away every place of a seat, but not the one of a connection.
    pub(super) fn close_places(&mut self, seat: Side, but: Option<u64>, why: &Problem) {
        let mut members = self.members.iter();
        let kept = members.find(|member| Some(member.connection) == but);
        let client = kept.and_then(|member| member.client.clone());
        let is_kept = |member: &Member| {
            Some(member.connection) == but || (client.is_some() && member.client == client)
        };
        self.cut_off(|member| member.seat == Some(seat) && !is_kept(member), why);
    }

    /// Sends connections away; they are told, as the answer to their joining, so that they do not come back by themselves.
    fn cut_off(&mut self, is_meant: impl Fn(&Member) -> bool, why: &Problem) {
        self.members.retain(|member| {
            let meant = is_meant(member);
            if meant {
                let message = Message::Refused {
                    id: Some(member.id.clone()),
                    problem: why.clone(),
                };
                let reply = Outgoing::reply(message, member.language);
                let _ = member.queue.try_send(reply);
            }
            !meant
        });
    }

    pub(super) fn join(&mut self, live: &Live, newcomer: Newcomer, seat: Option<Side>) {
        self.know_computers(live);
        // The newcomer does not know yet who is there.
        self.there = None;
        self.members.push(Member {
            connection: newcomer.connection,
            visitor: newcomer.visitor,
            id: newcomer.id,
            seat,
            client: newcomer.client,
            account: newcomer.account,
            want: newcomer.want,
            language: newcomer.language,
            queue: newcomer.queue,
        });
    }

    /// Takes note of which sides a computer plays.
    pub(super) fn know_computers(&mut self, live: &Live) {
        self.computers = BySide::with(|side| !live.table.is_person(side));
        self.is_late = live.about.delay > 0;
    }

    /// Whether spectators see the match later than it is played.
    pub(super) fn is_late(&self) -> bool {
        self.is_late
    }

    /// Whether anybody watches.
    pub(super) fn is_watched(&self) -> bool {
        self.members.iter().any(|member| member.seat.is_none())
    }

    /// Tells spectators who see the match later how it stands to them, and what happened from an event on.
    pub(super) fn tell_watchers(&mut self, watched: &Live, from: usize) {
        let watchers = self.members.iter().filter(|member| member.seat.is_none());
        let watchers: Vec<u64> = watchers.map(|member| member.connection).collect();
        for connection in watchers {
            self.tell_one(connection, watched, from);
        }
        if let Some(sealing) = watched.sealing() {
            let message = Outgoing::news(&Message::Sealing(sealing));
            self.send_where(|member| member.seat.is_none(), &message);
        }
        self.tell_beside(watched, |_, seat| seat.is_none());
    }

    /// Lets those go who no longer listen; whether there were any.
    pub(super) fn let_go(&mut self) -> bool {
        let before = self.members.len();
        self.members.retain(|member| !member.queue.is_closed());
        self.members.len() < before
    }

    /// The address of whoever is waited for first: a player, or else a spectator; none if nobody is there.
    pub(super) fn address(&self) -> Option<IpAddr> {
        let player = self.members.iter().find(|member| member.seat.is_some());
        let member = player.or(self.members.first())?;
        Some(member.visitor.address())
    }

    /// The address of a connection; none if it is gone.
    pub(super) fn address_of(&self, connection: u64) -> Option<IpAddr> {
        Some(self.visitor(connection)?.address())
    }

    /// Whose connection it is; none if it is gone.
    pub(super) fn visitor(&self, connection: u64) -> Option<Visitor> {
        let mut members = self.members.iter();
        let member = members.find(|member| member.connection == connection)?;
        Some(member.visitor)
    }

    /// Whose connection it is; none if it is gone.
    pub(super) fn visitor_of(&self, connection: u64) -> Option<Visitor> {
        let mut members = self.members.iter();
        let member = members.find(|member| member.connection == connection)?;
        Some(member.visitor)
    }

    /// The account of a connection.
    pub(super) fn account_of(&self, connection: u64) -> Option<i64> {
        let mut members = self.members.iter();
        members
            .find(|member| member.connection == connection)?
            .account
    }

    /// The accounts that are there.
    pub(super) fn accounts(&self) -> BTreeSet<i64> {
        let accounts = self.members.iter().filter_map(|member| member.account);
        accounts.collect()
    }

    /// Tells everybody with a screen something of his own, by his connection, seat and account.
    pub(super) fn tell_each(
        &mut self,
        told: impl Fn(u64, Option<Side>, Option<i64>) -> Option<Message>,
    ) {
        self.members.retain(|member| {
            let has_screen = member.want == Want::Sight;
            let message = has_screen.then(|| told(member.connection, member.seat, member.account));
            let message = message.flatten();
            message.is_none_or(|message| member.queue.try_send(Outgoing::news(&message)).is_ok())
        });
    }

    /// The language that a connection reads.
    pub(super) fn language_of(&self, connection: u64) -> Language {
        let mut members = self.members.iter();
        let member = members.find(|member| member.connection == connection);
        member.map(|member| member.language).unwrap_or_default()
    }

    /// Sends everybody away: they come back and find the match as it was stored.
    pub(super) fn dismiss(&mut self) {
        self.members.clear();
    }

    /// Closes the connections of some seats, and says why.
    pub(super) fn close(&mut self, is_meant: impl Fn(Option<Side>) -> bool, why: &'static str) {
        self.members.retain(|member| {
            let meant = is_meant(member.seat);
            if meant {
                // One that does not read fast enough is cut off without a word, as always.
                let _ = member.queue.try_send(Outgoing::Close(why.into()));
            }
            !meant
        });
    }

    /// The seat of a connection; none for a spectator, or where it was cut off.
    pub(super) fn seat(&self, connection: u64) -> Option<Side> {
        let mut members = self.members.iter();
        members.find(|member| member.connection == connection)?.seat
    }

    /// Whether the client of a connection sits at a seat too: two people before one screen. Clients choose their names
    /// themselves, so they must also come from one address.
    pub(super) fn sits_at(&self, connection: u64, seat: Side) -> bool {
        let mut members = self.members.iter();
        let Some(asker) = members.find(|member| member.connection == connection) else {
            return false;
        };
        asker.client.is_some()
            && self.members.iter().any(|member| {
                member.seat == Some(seat)
                    && member.client == asker.client
                    && member.visitor.address() == asker.visitor.address()
            })
    }

    /// Tells everybody at the seat of a newcomer that it is open in another place too; a client that comes back, while its
    /// lost connection is not missed yet, is where it was.
    pub(super) fn tell_opened_again(&mut self, connection: u64) {
        let Some(seat) = self.seat(connection) else {
            return;
        };
        let mut places = Vec::new();
        let mut is_new = true;
        for member in self.members.iter().filter(|one| one.seat == Some(seat)) {
            let known = member.client.is_some() && places.contains(&member.client);
            if known {
                is_new &= member.connection != connection;
            } else {
                places.push(member.client.clone());
            }
        }
        if is_new && places.len() > 1 {
            let places = places.len();
            let message = Outgoing::news(&Message::OpenedAgain { places });
            self.tell_seat(seat, &message);
        }
    }

    /// Tells everybody who sees the match as it is played.
    pub(super) fn tell(&mut self, message: &Message) {
        let is_late = self.is_late;
        let is_meant = |member: &Member| member.seat.is_some() || !is_late;
        self.send_where(is_meant, &Outgoing::news(message));
    }

    /// Tells everybody at a seat.
    pub(super) fn tell_seat(&mut self, seat: Side, message: &Outgoing) {
        self.send_where(|member| member.seat == Some(seat), message);
    }

    /// Answers a request of a connection.
    pub(super) fn reply(&mut self, connection: u64, message: Message) {
        let mut members = self.members.iter();
        if let Some(member) = members.find(|member| member.connection == connection) {
            let reply = Outgoing::reply(message, member.language);
            self.send(connection, &reply);
        }
    }

    /// Sends to one connection; one that does not read fast enough is cut off.
    pub(super) fn send(&mut self, connection: u64, message: &Outgoing) {
        self.send_where(|member| member.connection == connection, message);
    }

    fn send_where(&mut self, is_meant: impl Fn(&Member) -> bool, message: &Outgoing) {
        self.members
            .retain(|member| !is_meant(member) || member.queue.try_send(message.clone()).is_ok());
    }

    /// Tells everybody how the match stands and what happened from an event on, but nothing to those whom a secret
    /// decision is kept from before it is over.
    pub(super) fn tell_all(&mut self, live: &Live, from: usize) {
        self.tell_where(live, from, |seat| !live.table.is_kept_from(seat));
    }

    /// Tells a side how the match stands as it alone sees it.
    pub(super) fn tell_side(&mut self, live: &Live, side: Side) {
        self.tell_where(live, live.game().events(), |seat| seat == Some(side));
    }

    fn tell_where(&mut self, live: &Live, from: usize, is_told: impl Fn(Option<Side>) -> bool) {
        let languages: BTreeSet<Language> = self.members.iter().map(|one| one.language).collect();
        for language in languages {
            let news = NewsFor::new(live, live.table.seen_by_all(), from, language);
            for seat in [Some(Side::Home), Some(Side::Away), None] {
                for want in [Want::Choices, Want::Sight] {
                    let is_meant = |member: &Member| {
                        (member.language, member.want, member.seat) == (language, want, seat)
                    };
                    let is_there = self.members.iter().any(is_meant);
                    let is_late = self.is_late && seat.is_none();
                    if is_there && !is_late && is_told(seat) {
                        let message = Outgoing::News(news.text(seat, want));
                        self.send_where(is_meant, &message);
                    }
                }
            }
        }
    }

    /// Tells one connection how the match stands and what happened from an event on.
    pub(super) fn tell_one(&mut self, connection: u64, live: &Live, from: usize) {
        let mut members = self.members.iter();
        if let Some(member) = members.find(|member| member.connection == connection) {
            let seen = live.table.seen_by(member.seat);
            let news = NewsFor::new(live, seen, from, member.language);
            let message = news.text(member.seat, member.want);
            self.send(connection, &Outgoing::News(message));
        }
    }

    /// Tells everybody with a screen how far a coach is.
    pub(super) fn tell_thinking(&mut self, thinking: Thinking) {
        let message = Outgoing::News(text(&Message::Thinking(thinking)));
        let is_late = self.is_late;
        let is_told = |member: &Member| member.seat.is_some() || !is_late;
        self.send_where(
            |member| member.want == Want::Sight && is_told(member),
            &message,
        );
    }

    /// How many watch.
    pub(super) fn watchers(&self) -> usize {
        let spectators = self.members.iter().filter(|member| member.seat.is_none());
        spectators.count()
    }

    /// Whether anybody is connected with a seat.
    pub(super) fn is_there(&self, side: Side) -> bool {
        self.members.iter().any(|member| member.seat == Some(side))
    }

    /// Tells some connections, by their number and seat, what is at the table beside the answers.
    pub(super) fn tell_beside(
        &mut self,
        live: &Live,
        is_meant: impl Fn(u64, Option<Side>) -> bool,
    ) {
        let now = clock::time();
        self.members.retain(|member| {
            let told = || {
                let beside = live.beside(member.language, now);
                Outgoing::news(&Message::Table(Box::new(beside)))
            };
            !is_meant(member.connection, member.seat) || member.queue.try_send(told()).is_ok()
        });
    }

    /// Tells everybody who is there, if that has changed.
    pub(super) fn tell_presence(&mut self) {
        let there = BySide::with(|side| self.computers[side] || self.is_there(side));
        if self.there.replace(there) != Some(there) {
            self.send_where(|_| true, &Outgoing::news(&Message::Presence { there }));
        }
    }
}

/// News of a match, of which every viewer gets his own; what happened is the same for all who read a language and written
/// once.
struct NewsFor<'a> {
    live: &'a Live,
    words: Words<'a>,
    from: usize,
    events: Box<RawValue>,
}

/// [`Message::News`] with events that are written already.
#[derive(Serialize)]
struct NewsText<'a> {
    message: &'static str,
    version: u64,
    from: usize,
    events: &'a RawValue,
    settled: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    sight: Option<Sight>,
    #[serde(skip_serializing_if = "Option::is_none")]
    awaits: Option<Awaits>,
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<Vec<String>>,
}

impl<'a> NewsFor<'a> {
    fn new(live: &'a Live, seen: Seen<'a>, from: usize, language: Language) -> Self {
        let words = live.words(language);
        let events = seen.told(from, words);
        Self {
            live,
            words,
            from,
            // Events are plain trees with text keys, which JSON can write.
            events: serde_json::value::to_raw_value(&events).unwrap_or_default(),
        }
    }

    fn text(&self, seat: Option<Side>, want: Want) -> Utf8Bytes {
        // Nobody decides in a match that was ended, or whose dice are not sealed yet: all of them watch.
        let table = &self.live.table;
        let seat = seat.filter(|_| !table.is_ended() && !table.is_unsealed());
        let Seen { game, version, .. } = table.seen_by(seat);
        let mut news = NewsText {
            message: "news",
            version,
            from: self.from,
            events: &self.events,
            settled: game.settled().min(table.game().settled()),
            sight: None,
            awaits: None,
            choices: None,
        };
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Side);
        match want {
            Want::Sight => {
                news.sight = Some(game.sight(viewer, self.words));
            }
            Want::Choices => {
                let awaits = game.awaits_seen_by(viewer);
                if let Awaits::Choice { side, .. } | Awaits::Secret { side, .. } = awaits
                    && seat == Some(side)
                {
                    news.choices = Some(game.choices());
                }
                news.awaits = Some(awaits);
            }
        }
        text(&news)
    }
}

/// A message as it is sent.
pub(crate) fn text(message: &impl Serialize) -> Utf8Bytes {
    // Every message is a plain tree with text keys, which JSON can write.
    serde_json::to_string(message).unwrap_or_default().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    use crate::new_match;
    use crate::store::Stored;
    use gaffer_games::ToAct;
    use gaffer_games::protocol::News;
    use gaffer_table::{Due, Secrecy, Time};

    /// A match in which the person decides.
    fn a_match() -> Live {
        let made = new_match::example();
        let stored = Stored::new(made.about, Vec::new());
        let mut live = Live::playing(stored, made.game, Secrecy::default());
        let table = &mut live.table;
        let mut now = Time(0);
        loop {
            match table.due(now) {
                Due::Nothing => return live,
                Due::At(moment) => now = moment,
                Due::Step => drop(table.step(now).unwrap()),
                Due::Coach { coach, .. } => {
                    let decision = table.ask(coach, Arc::default(), now)().unwrap();
                    table.plan(decision.row, now);
                }
            }
        }
    }

    /// What is written by hand for speed is what the protocol says.
    #[test]
    fn news_are_written_as_the_protocol_says() {
        let live = a_match();
        let side = Side::Home;
        assert_eq!(live.game().to_act(), ToAct::Side(side));
        for seat in [None, Some(side), Some(!side)] {
            for want in [Want::Sight, Want::Choices] {
                let seen = live.table.seen_by(seat);
                let news = NewsFor::new(&live, seen, 0, Language::ENGLISH);
                let written = news.text(seat, want);
                let words = live.words(Language::ENGLISH);
                let game = live.game();
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Side);
                let is_sight = want == Want::Sight;
                let decides = game.to_act() == seat.map_or(ToAct::Over, ToAct::Side);
                let said = Message::News(Box::new(News {
                    version: live.table.seen_by(seat).version,
                    from: 0,
                    events: game.told(0, words),
                    settled: game.settled(),
                    sight: is_sight.then(|| game.sight(viewer, words)),
                    awaits: (!is_sight).then(|| game.awaits_seen_by(viewer)),
                    choices: (!is_sight && decides).then(|| game.choices()),
                }));
                assert_eq!(written.as_str(), serde_json::to_string(&said).unwrap());
            }
        }
    }
}
