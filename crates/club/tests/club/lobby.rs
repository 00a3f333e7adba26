//! Whole evenings in the lobby, simulated from random events: nobody is in two matches, none plays himself, and no challenge is
//! lost.

use std::collections::{BTreeMap, BTreeSet};

use gaffer_club::{
    AccountId, ChallengeId, Lobby, MOST_OF_GUESTS, MOST_OF_ONE, MOST_OPEN, NotMade, PATIENCE,
    Person, Rating, Seeker, Terms, Time, TimeControl, Unfit, Wish,
};
use proptest::collection::vec;
use proptest::prelude::*;

const LIVE: TimeControl = TimeControl::Live {
    base: 600,
    increment: 5,
};

const BY_LETTER: TimeControl = TimeControl::Correspondence {
    days: 3,
    reserve: 14,
    vacation: 0,
};

fn member(number: u8) -> Person {
    Person::Account(AccountId(number.into()))
}

/// The first five are members, the others guests.
fn person(number: u8) -> Person {
    if number < 5 {
        member(number)
    } else {
        Person::Guest([number; 32])
    }
}

fn seeker(who: Person) -> Seeker {
    Seeker {
        who,
        rating: Rating::START,
        avoided: BTreeSet::new(),
    }
}

fn wish(maker: Person, to: Option<u8>, time: TimeControl) -> Wish {
    Wish {
        maker: seeker(maker),
        to: to.map(|number| AccountId(number.into())),
        terms: Terms {
            game: "fuba".to_owned(),
            rules: "2.2".to_owned(),
            time: Some(time),
            rated: false,
        },
        wanted: None,
    }
}

#[test]
fn one_of_two_who_accept_gets_it() {
    let mut lobby = Lobby::new(1);
    lobby.enter(member(1));
    let now = Time(0);
    let id = lobby
        .challenge(wish(member(1), None, LIVE), (), now)
        .unwrap();
    assert!(matches!(
        lobby.acceptance(id, &seeker(member(2)), now),
        Some(Ok(_))
    ));
    assert_eq!(lobby.conclude(&[id], [member(1), member(2)]).len(), 1);
    assert!(lobby.acceptance(id, &seeker(member(3)), now).is_none());
}

#[test]
fn a_live_challenge_goes_with_its_maker_and_one_by_letter_stays() {
    let mut lobby = Lobby::new(1);
    let anna = member(1);
    lobby.enter(anna);
    lobby.enter(anna);
    let live = lobby.challenge(wish(anna, None, LIVE), (), Time(0));
    let by_letter = lobby.challenge(wish(anna, None, BY_LETTER), (), Time(0));
    lobby.leave(anna, Time(1000));
    let late = Time(1000 + 2 * PATIENCE.as_millis() as u64);
    assert_eq!(lobby.expire(late).len(), 0, "she is here in another place");
    lobby.leave(anna, late);
    let soon = Time(late.0 + 1000);
    assert_eq!(lobby.expire(soon).len(), 0, "she may be between two pages");
    lobby.enter(anna);
    lobby.leave(anna, soon);
    let missed = Time(soon.0 + PATIENCE.as_millis() as u64);
    let bert = seeker(member(2));
    assert!(lobby.acceptance(live.unwrap(), &bert, missed).is_none());
    let gone = lobby.expire(missed);
    assert_eq!(gone.len(), 1);
    assert_eq!(gone[0].challenge.id, live.unwrap());
    assert!(
        lobby
            .acceptance(by_letter.unwrap(), &bert, missed)
            .is_some()
    );
    assert_eq!(lobby.people().count(), 0);
}

#[test]
fn equal_challenges_become_a_match_and_those_for_somebody_wait_for_him() {
    let mut lobby = Lobby::new(1);
    for number in 1..=3 {
        lobby.enter(member(number));
    }
    let now = Time(0);
    let mut make = |maker: u8, to| {
        let made = lobby.challenge(wish(member(maker), to, LIVE), (), now);
        made.unwrap()
    };
    make(1, Some(2));
    make(2, Some(1));
    let one = make(1, None);
    let other = make(3, None);
    assert_eq!(lobby.pairs(now), [[one, other]]);
    let gone = lobby.conclude(&[one, other], [member(1), member(3)]);
    assert_eq!(
        gone.len(),
        3,
        "who plays a live match has no live challenge open"
    );
}

#[test]
fn a_challenge_is_withdrawn_by_its_maker_or_whom_it_is_for() {
    let mut lobby = Lobby::new(7);
    let make = |lobby: &mut Lobby<()>| {
        let made = lobby.challenge(wish(member(1), Some(2), BY_LETTER), (), Time(0));
        made.unwrap()
    };
    let id = make(&mut lobby);
    assert!(lobby.withdraw(id, member(3)).is_none());
    assert!(lobby.withdraw(id, member(2)).is_some());
    assert!(lobby.withdraw(id, member(1)).is_none(), "it is gone");
    let id = make(&mut lobby);
    assert!(lobby.withdraw(id, member(1)).is_some());
}

#[test]
fn nobody_challenges_himself_and_nobody_fills_the_lobby() {
    let mut lobby = Lobby::new(1);
    let own = lobby.challenge(wish(member(1), Some(1), LIVE), (), Time(0));
    assert_eq!(own, Err(NotMade::Own));
    let mut rated = wish(person(9), None, LIVE);
    rated.terms.rated = true;
    assert_eq!(lobby.check(&rated), Err(NotMade::Guest));
    for to in 2..2 + MOST_OF_ONE as u8 {
        assert!(
            lobby
                .challenge(wish(member(1), Some(to), BY_LETTER), (), Time(0))
                .is_ok()
        );
    }
    let first = lobby.open().next().unwrap().challenge.id;
    let again = lobby.challenge(wish(member(1), Some(2), BY_LETTER), (), Time(1));
    assert_ne!(again, Ok(first), "the same again takes its place");
    assert!(lobby.get(first).is_none());
    let more = lobby.challenge(wish(member(1), None, BY_LETTER), (), Time(0));
    assert_eq!(more, Err(NotMade::TooMany));
}

/// Guests, of whom one person may be many, neither keep members out nor each other.
#[test]
fn guests_do_not_fill_the_lobby() {
    let guest = |number: u16| {
        let mut hash = [0; 32];
        hash[..2].copy_from_slice(&number.to_be_bytes());
        Person::Guest(hash)
    };
    let mut lobby = Lobby::new(1);
    // The first one is here, the others have left.
    lobby.enter(guest(0));
    let mut ids = Vec::new();
    for number in 0..=MOST_OF_GUESTS as u16 {
        let made = lobby.challenge(wish(guest(number), None, BY_LETTER), (), Time(0));
        ids.push(made.unwrap());
    }
    assert_eq!(lobby.open().count(), MOST_OF_GUESTS);
    assert!(lobby.get(ids[0]).is_some() && lobby.get(ids[1]).is_none());
    let mut choosy = wish(guest(0), None, LIVE);
    choosy.wanted = Some(3000..=3001);
    assert_eq!(lobby.check(&choosy), Err(NotMade::Choosy));
    let account = |number: usize| Person::Account(AccountId(number as i64));
    for number in 0..MOST_OPEN {
        let made = lobby.challenge(wish(account(number), None, BY_LETTER), (), Time(0));
        assert!(made.is_ok(), "{number}");
    }
    let more = wish(account(MOST_OPEN), None, BY_LETTER);
    assert_eq!(lobby.check(&more), Err(NotMade::Full));
    let day = Time(24 * 3600 * 1000);
    assert_eq!(
        lobby.expire(day).len(),
        MOST_OF_GUESTS,
        "guests' stand a day"
    );
    assert_eq!(lobby.open().count(), MOST_OPEN);
}

/// However many accounts somebody makes, those who were there before find room, and whoever wants to play at once.
#[test]
fn new_accounts_do_not_fill_the_lobby() {
    let account = |number: i64| Person::Account(AccountId(number));
    let mut lobby = Lobby::new(1);
    let mut ids = Vec::new();
    for number in 0..MOST_OPEN as i64 {
        let made = lobby.challenge(wish(account(1000 + number), None, BY_LETTER), (), Time(0));
        ids.push(made.unwrap());
    }
    let newest = *ids.last().unwrap();
    let member = wish(account(7), None, BY_LETTER);
    assert_eq!(lobby.check(&member), Ok(Some(newest)));
    let id = lobby.challenge(member, (), Time(0)).unwrap();
    assert!(lobby.get(newest).is_none());
    assert_eq!(lobby.open().count(), MOST_OPEN);
    let another = wish(account(9000), None, BY_LETTER);
    assert_eq!(lobby.check(&another), Err(NotMade::Full));
    assert_eq!(lobby.check(&wish(account(9000), None, LIVE)), Ok(None));
    assert!(lobby.get(id).is_some());
}

/// Something that happens in the lobby.
#[derive(Clone, Debug)]
enum Event {
    Enter(u8),
    Leave(u8),
    Challenge {
        maker: u8,
        to: Option<u8>,
        live: bool,
    },
    /// Somebody accepts the oldest but so many; the match is made, or it cannot be.
    Accept(u8, usize, bool),
    Withdraw(u8, usize),
    Pair(bool),
    Wait(u64),
}

fn any_event() -> impl Strategy<Value = Event> {
    let who = || 0_u8..8;
    prop_oneof![
        3 => who().prop_map(Event::Enter),
        2 => who().prop_map(Event::Leave),
        6 => (who(), prop::option::weighted(0.3, 0_u8..5), any::<bool>())
            .prop_map(|(maker, to, live)| Event::Challenge { maker, to, live }),
        5 => (who(), 0_usize..6, prop::bool::weighted(0.8)).prop_map(|(who, which, is_made)| Event::Accept(who, which, is_made)),
        1 => (who(), 0_usize..6).prop_map(|(who, which)| Event::Withdraw(who, which)),
        2 => prop::bool::weighted(0.8).prop_map(Event::Pair),
        3 => (0_u64..600_000).prop_map(Event::Wait),
        1 => Just(Event::Wait(15 * 24 * 3600 * 1000)),
    ]
}

/// What became of every challenge, reckoned beside the lobby.
struct Evening {
    lobby: Lobby<()>,
    now: Time,
    places: BTreeMap<Person, u32>,
    open: BTreeSet<ChallengeId>,
    ended: BTreeSet<ChallengeId>,
}

impl Evening {
    fn happen(&mut self, event: &Event) {
        match *event {
            Event::Enter(number) => {
                self.lobby.enter(person(number));
                *self.places.entry(person(number)).or_default() += 1;
            }
            Event::Leave(number) => {
                let who = person(number);
                if let Some(places) = self.places.get_mut(&who).filter(|places| **places > 0) {
                    *places -= 1;
                    self.lobby.leave(who, self.now);
                }
            }
            Event::Challenge { maker, to, live } => {
                let time = if live { LIVE } else { BY_LETTER };
                let wanted = wish(person(maker), to, time);
                let before = self.lobby.check(&wanted).ok().flatten();
                if let Ok(id) = self.lobby.challenge(wanted, (), self.now) {
                    if let Some(before) = before {
                        self.end(before);
                    }
                    assert!(self.open.insert(id), "{id:?} is another's");
                }
            }
            Event::Accept(number, which, is_made) => self.accept(person(number), which, is_made),
            Event::Withdraw(number, which) => {
                if let Some(id) = self.nth(which)
                    && let Some(gone) = self.lobby.withdraw(id, person(number))
                {
                    assert_eq!(gone.challenge.id, id);
                    self.end(id);
                }
            }
            Event::Pair(is_made) => self.pair(is_made),
            Event::Wait(time) => self.now.0 += time,
        }
        for gone in self.lobby.expire(self.now) {
            let is_here = self.places.get(&gone.challenge.maker.who) > Some(&0);
            let is_live = gone.challenge.terms.is_live();
            assert!(gone.challenge.is_over(self.now) || is_live && !is_here);
            self.end(gone.challenge.id);
        }
        let open: BTreeSet<_> = self.lobby.open().map(|open| open.challenge.id).collect();
        assert_eq!(open, self.open, "a challenge is lost");
    }

    fn nth(&self, which: usize) -> Option<ChallengeId> {
        self.lobby.open().nth(which).map(|open| open.challenge.id)
    }

    fn end(&mut self, id: ChallengeId) {
        assert!(self.open.remove(&id), "{id:?} was not open");
        assert!(self.ended.insert(id), "{id:?} ended twice");
    }

    fn accept(&mut self, who: Person, which: usize, is_made: bool) {
        let Some(id) = self.nth(which) else { return };
        let found = self.lobby.acceptance(id, &seeker(who), self.now);
        match found.expect("what is over was taken away") {
            Ok(open) => {
                let (maker, to) = (open.challenge.maker.who, open.challenge.to);
                assert_ne!(maker, who);
                assert!(to.is_none() || who.account() == to);
                if is_made {
                    self.play(&[id], [maker, who]);
                }
            }
            Err(unfit) => {
                let challenge = &self.lobby.get(id).unwrap().challenge;
                let expected = if challenge.maker.who == who {
                    Unfit::Own
                } else {
                    Unfit::ForAnother
                };
                assert_eq!(unfit, expected);
            }
        }
    }

    fn pair(&mut self, is_made: bool) {
        let mut paired = BTreeSet::new();
        for pair in self.lobby.pairs(self.now) {
            let players = pair.map(|id| self.lobby.get(id).unwrap().challenge.maker.who);
            for player in players {
                assert!(paired.insert(player), "{player:?} is in two pairs");
            }
            if is_made {
                self.play(&pair, players);
            }
        }
        if is_made {
            assert_eq!(self.lobby.pairs(self.now).iter().flatten().count() % 2, 0);
        }
    }

    fn play(&mut self, of: &[ChallengeId], players: [Person; 2]) {
        assert_ne!(players[0], players[1], "nobody plays himself");
        let is_live = self.lobby.get(of[0]).unwrap().challenge.terms.is_live();
        let gone = self.lobby.conclude(of, players);
        assert!(
            of.iter()
                .all(|id| gone.iter().any(|open| open.challenge.id == *id))
        );
        for open in gone {
            let challenge = &open.challenge;
            let is_other = !of.contains(&challenge.id);
            assert!(
                !is_other
                    || is_live
                        && challenge.terms.is_live()
                        && players.contains(&challenge.maker.who)
            );
            self.end(challenge.id);
        }
        if is_live {
            let mut left = self.lobby.open().map(|open| &open.challenge);
            assert!(
                !left.any(|one| one.terms.is_live() && players.contains(&one.maker.who)),
                "who plays could be given another live match"
            );
        }
    }
}

proptest! {
    #[test]
    fn an_evening_loses_nothing_and_gives_nobody_two(events in vec(any_event(), 1..120)) {
        let mut evening = Evening {
            lobby: Lobby::new(1),
            now: Time(1_000_000),
            places: BTreeMap::new(),
            open: BTreeSet::new(),
            ended: BTreeSet::new(),
        };
        for event in events {
            evening.happen(&event);
        }
        // When all have gone and all time is over, nothing is left.
        let places = std::mem::take(&mut evening.places);
        for (who, count) in places {
            (0..count).for_each(|_| evening.lobby.leave(who, evening.now));
        }
        evening.happen(&Event::Wait(15 * 24 * 3600 * 1000));
        prop_assert_eq!(evening.lobby.open().count(), 0);
        prop_assert_eq!(evening.lobby.people().count(), 0);
    }
}
