//! What people are told of the lobby: everything that is open to all, what concerns each, and the matches that were made.

use std::collections::{BTreeMap, BTreeSet};

use gaffer_club::{Open, Person};
use gaffer_core::Side;

use super::making::Found;
use super::protocol::{ChallengeInfo, LobbyInfo, LobbyMessage, LobbyWant, PairedInfo, PersonInfo};
use super::requests::person;
use super::{Kept, Owner};
use crate::clock;
use crate::owner::{Outgoing, text};

/// For so many seconds a live match counts as one that begins now.
const FRESH: u64 = 60;

impl Owner {
    /// Tells everybody what has changed for him.
    pub(super) fn tell(&mut self) {
        let wants = |want| self.members.iter().any(|member| member.want == want);
        if wants(LobbyWant::Lobby) {
            let lobby = text(&LobbyMessage::Lobby(self.info()));
            if self.told.as_deref() != Some(lobby.as_str()) {
                self.told = Some(lobby.to_string());
                let message = Outgoing::News(lobby);
                self.send_where(|want, _| want == LobbyWant::Lobby, &message);
            }
        }
        let mut yours = BTreeMap::new();
        for member in &self.members {
            let said = || text(&self.yours(member.who)).to_string();
            yours.entry(member.who).or_insert_with(said);
        }
        self.keep_where(|member| {
            let now = &yours[&member.who];
            if member.yours.as_ref() == Some(now) {
                return true;
            }
            member.yours = Some(now.clone());
            let message = Outgoing::News(now.clone().into());
            member.queue.try_send(message).is_ok()
        });
    }

    /// Tells a newcomer what everybody else knows.
    pub(super) fn tell_newcomer(&mut self, connection: u64) {
        let lobby = Outgoing::News(text(&LobbyMessage::Lobby(self.info())));
        let is_meant = |want, one| want == LobbyWant::Lobby && one == connection;
        self.send_where(is_meant, &lobby);
    }

    /// Tells a newcomer the matches that he has not seen yet.
    pub(super) async fn tell_unseen(&mut self, connection: u64, who: Person) {
        let unseen = self.store.unseen(who).await;
        for one in unseen.unwrap_or_default() {
            let paired = LobbyMessage::Paired(PairedInfo {
                request: one.request,
                match_id: one.id,
                side: one.side,
                against: one.names[!one.side].clone(),
                now: one.is_live && clock::now() < one.at + FRESH,
            });
            let message = Outgoing::News(text(&paired));
            self.send_where(|_, other| other == connection, &message);
        }
    }

    /// Tells both that their match was made, wherever they are.
    pub(super) fn tell_found(&mut self, found: &Found) {
        for side in Side::BOTH {
            let Found { players, names, .. } = found;
            let player = &players[side];
            let paired = LobbyMessage::Paired(PairedInfo {
                request: player.request.clone(),
                match_id: found.id.clone(),
                side,
                against: names[!side].clone(),
                now: found.is_live,
            });
            let message = Outgoing::News(text(&paired));
            let who = player.who;
            self.keep_where(|member| {
                member.who != who || member.queue.try_send(message.clone()).is_ok()
            });
        }
    }

    /// Sends to some connections; one that does not read fast enough is cut off.
    fn send_where(&mut self, is_meant: impl Fn(LobbyWant, u64) -> bool, message: &Outgoing) {
        self.keep_where(|member| {
            !is_meant(member.want, member.connection)
                || member.queue.try_send(message.clone()).is_ok()
        });
    }

    /// Everything that everybody may know.
    fn info(&self) -> LobbyInfo {
        let open = self.lobby.open();
        let open = open.filter(|open| open.challenge.to.is_none());
        let mut seen = BTreeMap::<Person, PersonInfo>::new();
        for member in self.members.iter().filter(|member| member.seen) {
            if let Some(person) = person(member.caller.as_ref()) {
                seen.insert(member.who, person);
            }
        }
        let here: BTreeSet<Person> = self.lobby.people().collect();
        let is_guest = |who: &&Person| who.account().is_none();
        let guests = here.iter().filter(is_guest).count();
        let mut people: Vec<_> = seen.values().cloned().collect();
        people.sort_by_key(|person| person.name.to_lowercase());
        LobbyInfo {
            challenges: open.map(challenge).collect(),
            watch: self.watch.clone(),
            guests,
            unseen: (here.len() - guests).saturating_sub(people.len()),
            people,
        }
    }

    /// What concerns somebody.
    fn yours(&self, who: Person) -> LobbyMessage {
        let open = || self.lobby.open();
        let made = open().filter(|open| open.challenge.maker.who == who);
        let is_asked =
            |open: &&Open<Kept>| open.challenge.to.is_some() && open.challenge.to == who.account();
        LobbyMessage::Yours {
            made: made.map(challenge).collect(),
            asked: open().filter(is_asked).map(challenge).collect(),
        }
    }
}

/// A challenge as people are told of it.
pub(super) fn challenge(open: &Open<Kept>) -> ChallengeInfo {
    let challenge = &open.challenge;
    let about = &open.with.about;
    let terms = &challenge.terms;
    let wanted = challenge.wanted.as_ref();
    ChallengeInfo {
        id: challenge.id.0,
        by: about.by.clone(),
        rating: about.points,
        to: about.to.clone(),
        game: terms.game.clone(),
        preset: terms.rules.clone(),
        time: terms.time,
        rated: terms.rated,
        wanted: wanted.map(|wanted| [*wanted.start(), *wanted.end()]),
        since: challenge.since.0 / 1000,
    }
}
