//! The lobby as a value: who is here, which challenges are open, who gets which match, as time goes by.
//!
//! Whoever keeps it makes the matches: he asks who may have one ([`Lobby::acceptance`], [`Lobby::pairs`]), makes it, and only
//! then says so ([`Lobby::conclude`]). What could not be made has changed nothing, and no challenge is lost.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::time::Duration;

use crate::{AccountId, Challenge, ChallengeId, Person, Seeker, Terms, Time, Unfit, quick_pairs};

/// The most open challenges of one person.
pub const MOST_OF_ONE: usize = 5;

/// The most open challenges by letter of all members: where there are so many that of the newest account makes room, for those
/// of older ones. So a crowd of new accounts keeps no member out. Live ones are not counted, since their makers are here.
pub const MOST_OPEN: usize = 500;

/// The most open challenges of all guests: where there are so many the oldest makes room, that of somebody who has left first.
pub const MOST_OF_GUESTS: usize = 100;

/// How long somebody who has left may take to come back, as from one page to the next, before he is missed.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// A challenge that somebody wants to make.
#[derive(Clone, Debug)]
pub struct Wish {
    /// Who.
    pub maker: Seeker,
    /// For whom alone it is; none: for everybody.
    pub to: Option<AccountId>,
    /// What he wants to play.
    pub terms: Terms,
    /// Which opponents he wants, by their rating points; none: everybody.
    pub wanted: Option<RangeInclusive<u16>>,
}

/// Why a challenge is not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotMade {
    /// It is for whoever makes it.
    Own,
    /// It is rated, and of a guest.
    Guest,
    /// A guest, whom nobody has rated, wants opponents of a certain strength.
    Choosy,
    /// He has as many as he may have.
    TooMany,
    /// There are as many as there may be.
    Full,
}

/// An open challenge, with what its keeper wants to know of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Open<T> {
    /// The challenge.
    pub challenge: Challenge,
    /// What its keeper keeps with it.
    pub with: T,
}

/// Somebody who is here, or was a moment ago.
#[derive(Clone, Copy, Debug, Default)]
struct Presence {
    /// In how many places.
    places: u32,
    /// Since when in none.
    gone: Option<Time>,
}

/// Who is here, and which challenges are open.
#[derive(Clone, Debug)]
pub struct Lobby<T> {
    people: BTreeMap<Person, Presence>,
    open: BTreeMap<ChallengeId, Open<T>>,
    next: u64,
}

impl<T> Lobby<T> {
    /// An empty lobby, whose challenges are numbered from here on: not as those of a lobby before it, which somebody may
    /// still look at.
    pub fn new(first: u64) -> Self {
        Self {
            people: BTreeMap::new(),
            open: BTreeMap::new(),
            next: first,
        }
    }

    /// Somebody comes, or opens another place.
    pub fn enter(&mut self, who: Person) {
        let presence = self.people.entry(who).or_default();
        presence.places += 1;
        presence.gone = None;
    }

    /// Somebody leaves one place.
    pub fn leave(&mut self, who: Person, now: Time) {
        if let Some(presence) = self.people.get_mut(&who) {
            presence.places = presence.places.saturating_sub(1);
            if presence.places == 0 {
                presence.gone = Some(now);
            }
        }
    }

    /// Everybody who is here, or was a moment ago.
    pub fn people(&self) -> impl Iterator<Item = Person> {
        self.people.keys().copied()
    }

    /// The open challenges, the oldest first.
    pub fn open(&self) -> impl Iterator<Item = &Open<T>> {
        self.open.values()
    }

    /// An open challenge.
    pub fn get(&self, id: ChallengeId) -> Option<&Open<T>> {
        self.open.get(&id)
    }

    /// Whether somebody may make a challenge, and the one that it takes the place of: his own for the same person by the same
    /// terms, or another's where there are as many as there may be.
    pub fn check(&self, wish: &Wish) -> Result<Option<ChallengeId>, NotMade> {
        let Wish { maker, to, .. } = wish;
        if to.is_some() && maker.who.account() == *to {
            return Err(NotMade::Own);
        }
        let is_guest = maker.who.account().is_none();
        if wish.terms.rated && is_guest {
            return Err(NotMade::Guest);
        }
        if wish.wanted.is_some() && is_guest {
            return Err(NotMade::Choosy);
        }
        let own = |open: &&Open<T>| open.challenge.maker.who == maker.who;
        let is_same = |challenge: &Challenge| challenge.to == *to && challenge.terms == wish.terms;
        let mut of_maker = self.open.values().filter(own);
        if let Some(before) = of_maker.find(|open| is_same(&open.challenge)) {
            return Ok(Some(before.challenge.id));
        }
        if self.open.values().filter(own).count() >= MOST_OF_ONE {
            return Err(NotMade::TooMany);
        }
        match maker.who.account() {
            None => Ok(self.guest_to_go()),
            Some(_) if wish.terms.is_live() => Ok(None),
            Some(account) => self.member_to_go(account),
        }
    }

    /// The challenge that makes room for a guest's, where guests have as many as they may have.
    fn guest_to_go(&self) -> Option<ChallengeId> {
        let of_guests = self.open.values().map(|open| &open.challenge);
        let of_guests = of_guests.filter(|one| one.maker.who.account().is_none());
        let is_here = |one: &Challenge| self.people.contains_key(&one.maker.who);
        let is_full = of_guests.clone().count() >= MOST_OF_GUESTS;
        let first = of_guests.min_by_key(|one| (is_here(one), one.id));
        first.filter(|_| is_full).map(|first| first.id)
    }

    /// The challenge by letter that makes room for that of an account, where members have as many as they may have.
    fn member_to_go(&self, account: AccountId) -> Result<Option<ChallengeId>, NotMade> {
        let by_letter = self.open.values().map(|open| &open.challenge);
        let by_letter = by_letter.filter(|one| !one.terms.is_live());
        let of_members = by_letter.filter_map(|one| Some((one.maker.who.account()?, one.id)));
        if of_members.clone().count() < MOST_OPEN {
            return Ok(None);
        }
        match of_members.max() {
            Some((newest, id)) if newest > account => Ok(Some(id)),
            _ => Err(NotMade::Full),
        }
    }

    /// Makes a challenge that was checked.
    pub fn challenge(&mut self, wish: Wish, with: T, now: Time) -> Result<ChallengeId, NotMade> {
        if let Some(before) = self.check(&wish)? {
            self.remove(before);
        }
        let id = ChallengeId(self.next);
        let challenge = Challenge {
            id,
            maker: wish.maker,
            to: wish.to,
            terms: wish.terms,
            wanted: wish.wanted,
            since: now,
        };
        self.restore(Open { challenge, with });
        Ok(id)
    }

    /// Puts a challenge back that was kept elsewhere.
    pub fn restore(&mut self, open: Open<T>) {
        let id = open.challenge.id;
        self.next = self.next.max(id.0 + 1);
        self.open.insert(id, open);
    }

    /// Takes a challenge away, whosever it is.
    pub fn remove(&mut self, id: ChallengeId) -> Option<Open<T>> {
        self.open.remove(&id)
    }

    /// Takes a challenge away: its maker has withdrawn it, or whom it is for does not want it. None where it is neither's, or
    /// gone.
    pub fn withdraw(&mut self, id: ChallengeId, who: Person) -> Option<Open<T>> {
        let challenge = &self.open.get(&id)?.challenge;
        let is_asked = challenge.to.is_some() && challenge.to == who.account();
        let may = challenge.maker.who == who || is_asked;
        may.then(|| self.open.remove(&id)).flatten()
    }

    /// The challenge that somebody may accept; why he may not; nothing where it is gone.
    pub fn acceptance(
        &self,
        id: ChallengeId,
        who: &Seeker,
        now: Time,
    ) -> Option<Result<&Open<T>, Unfit>> {
        let open = self.open.get(&id)?;
        if self.is_over(&open.challenge, now) {
            return None;
        }
        Some(open.challenge.check(who).map(|()| open))
    }

    /// The pairs that challenges to everybody make by themselves.
    pub fn pairs(&self, now: Time) -> Vec<[ChallengeId; 2]> {
        let open = self.open.values().map(|open| &open.challenge);
        let waiting: Vec<_> = open
            .filter(|challenge| challenge.to.is_none() && !self.is_over(challenge, now))
            .cloned()
            .collect();
        quick_pairs(&waiting, now)
    }

    /// A match was made of some challenges, between two people. Who plays a live one does nothing else meanwhile: their other
    /// live challenges go too. Everything that went is given back.
    pub fn conclude(&mut self, of: &[ChallengeId], players: [Person; 2]) -> Vec<Open<T>> {
        let is_live = of.iter().any(|id| {
            let open = self.open.get(id);
            open.is_some_and(|open| open.challenge.terms.is_live())
        });
        self.take_where(|challenge| {
            let plays = is_live && players.contains(&challenge.maker.who);
            of.contains(&challenge.id) || plays && challenge.terms.is_live()
        })
    }

    /// Forgets who has gone, and takes challenges away whose time is over: gives them back.
    pub fn expire(&mut self, now: Time) -> Vec<Open<T>> {
        self.people.retain(|_, presence| !is_missed(*presence, now));
        let people = std::mem::take(&mut self.people);
        let over = self.take_where(|challenge| is_over(&people, challenge, now));
        self.people = people;
        over
    }

    /// Takes away everything of somebody who leaves for good.
    pub fn forget(&mut self, who: AccountId) -> Vec<Open<T>> {
        let is_his = |challenge: &Challenge| challenge.maker.who.account() == Some(who);
        self.take_where(|challenge| is_his(challenge) || challenge.to == Some(who))
    }

    /// Takes everything away.
    pub fn clear(&mut self) -> Vec<Open<T>> {
        self.take_where(|_| true)
    }

    fn take_where(&mut self, is_meant: impl Fn(&Challenge) -> bool) -> Vec<Open<T>> {
        let (gone, kept) = std::mem::take(&mut self.open)
            .into_iter()
            .partition(|(_, open)| is_meant(&open.challenge));
        self.open = kept;
        let gone: BTreeMap<_, _> = gone;
        gone.into_values().collect()
    }

    fn is_over(&self, challenge: &Challenge, now: Time) -> bool {
        is_over(&self.people, challenge, now)
    }
}

/// Whether somebody has been gone for so long that he is missed.
fn is_missed(presence: Presence, now: Time) -> bool {
    let gone = presence.gone;
    gone.is_some_and(|gone| now.since(gone) >= PATIENCE)
}

/// Whether nobody can take a challenge any more: its time is over, or it is live and its maker has left.
fn is_over(people: &BTreeMap<Person, Presence>, challenge: &Challenge, now: Time) -> bool {
    let presence = people.get(&challenge.maker.who);
    let is_away = presence.is_none_or(|presence| is_missed(*presence, now));
    challenge.is_over(now) || is_away && challenge.terms.is_live()
}
