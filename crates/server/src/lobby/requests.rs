//! What people ask in the lobby: to come in, challenges, and taking them.

use std::collections::BTreeSet;

use gaffer_club::{
    AccountId, Challenge, ChallengeId, Ladder, MOST_OF_ONE, NotMade, Person, Rating, Seeker, Terms,
    Unfit, Wish,
};
use gaffer_games::protocol::Problem;

use super::making::{self, Found, Party};
use super::protocol::{LobbyMessage, LobbyRequest, PersonInfo};
use super::{About, Kept, Member, Newcomer, Owner, may, now};
use crate::connection::Spoken;
use crate::owner::{Outgoing, text};
use crate::people::{Caller, ChallengesFrom, Kind, Scope, fold};
use crate::secret::{SeatHash, is_seat};
use crate::store::{Account, Challenged, LobbyWork, StoredChallenge};
use crate::visitor::Visitor;
use crate::words::say;
use crate::{creations, problem};

/// The most open challenges from one address.
const MOST_FROM_HERE: usize = 20;
/// The most open challenges by letter from one large network of IPv6, of which one customer may have all.
const MOST_FROM_NETWORK: usize = 60;

impl Owner {
    /// Lets somebody in, and tells him what he has not seen yet.
    pub(super) async fn join(&mut self, newcomer: Newcomer) {
        let Newcomer {
            connection,
            visitor,
            caller,
            join,
            queue,
        } = newcomer;
        let LobbyRequest::Join {
            id,
            guest,
            want,
            seen,
            language,
        } = join
        else {
            return;
        };
        let who = match (&caller, guest.filter(|guest| is_seat(guest))) {
            (Some(caller), _) => Person::Account(AccountId(caller.account.number)),
            (None, Some(guest)) => Person::Guest(SeatHash::from_secret(&guest).into_bytes()),
            (None, None) => {
                let why = "`guest` is what the browser of a guest calls itself: 32 digits 0-9 and a-f, drawn at random";
                let refusal = refusal(Some(id), problem::bad_request(why));
                let _ = queue.try_send(Outgoing::Reply(text(&refusal)));
                return;
            }
        };
        let welcome = LobbyMessage::Welcome {
            id,
            name: caller.as_ref().map(|caller| caller.account.name.clone()),
            may_challenge: self.may_challenge(who).is_ok(),
        };
        let _ = queue.try_send(Outgoing::Reply(text(&welcome)));
        self.lobby.enter(who);
        self.members.push(Member {
            connection,
            visitor,
            who,
            caller,
            want,
            seen,
            language,
            queue,
            yours: None,
        });
        self.tell_newcomer(connection);
        self.tell_unseen(connection, who).await;
    }

    /// Whether a club lets somebody challenge.
    fn may_challenge(&self, who: Person) -> Result<(), Problem> {
        let club = self.app.people.club();
        let members_only = club.is_some_and(|club| !club.guests_challenge);
        if members_only && who.account().is_none() {
            return Err(Problem::said("members-only", say!(lobby::MembersOnly)));
        }
        Ok(())
    }

    /// Carries out a request of somebody who is there, and replies.
    pub(super) async fn act(&mut self, connection: u64, request: LobbyRequest) {
        let Some(place) = self
            .members
            .iter()
            .position(|one| one.connection == connection)
        else {
            return;
        };
        let id = request.id().to_owned();
        let done = match request {
            LobbyRequest::Join { .. } => {
                Err(problem::bad_request("this connection has joined already"))
            }
            LobbyRequest::Challenge { .. } => {
                let made = self.challenge(place, request).await;
                made.map(|id| (Some(id), None))
            }
            LobbyRequest::Accept {
                id,
                challenge,
                seat,
            } => {
                let accepted = self.accept(place, id, ChallengeId(challenge), &seat).await;
                accepted.map(|found| (None, Some(found)))
            }
            LobbyRequest::Withdraw { challenge, .. } => {
                let withdrawn = self.withdraw(place, ChallengeId(challenge)).await;
                withdrawn.map(|()| (None, None))
            }
            LobbyRequest::Seen { match_id, .. } => {
                let work = LobbyWork::Seen(self.members[place].who, match_id);
                self.write(work).await.map(|()| (None, None))
            }
        };
        if self.store.is_lost() {
            // He asks the lobby that counts.
            return;
        }
        // Others may have been cut off meanwhile, and he himself too.
        let mut members = self.members.iter();
        let Some(member) = members.find(|one| one.connection == connection) else {
            return;
        };
        let (reply, challenged, found) = match done {
            Ok((challenge, found)) => {
                let challenge = challenge.map(|id| id.0);
                let reply = LobbyMessage::Done { id, challenge };
                (reply, challenge.is_some(), found)
            }
            Err(problem) => {
                self.app.metrics.count_refusal(problem.code);
                let problem = problem.in_language(member.language);
                (refusal(Some(id), problem), false, None)
            }
        };
        let _ = member.queue.try_send(Outgoing::Reply(text(&reply)));
        // What a request leads to is told after its answer.
        if let Some(found) = found {
            self.tell_found(&found);
        }
        if challenged {
            self.pair().await;
        }
    }

    async fn challenge(
        &mut self,
        place: usize,
        request: LobbyRequest,
    ) -> Result<ChallengeId, Problem> {
        let LobbyRequest::Challenge {
            id: request,
            seat,
            game,
            preset,
            time,
            rated,
            wanted,
            to,
            public,
        } = request
        else {
            return Err(problem::internal());
        };
        let member = &self.members[place];
        may(member, Scope::Challenge)?;
        self.may_challenge(member.who)?;
        let (by, visitor) = (person(member.caller.as_ref()), member.visitor);
        let taken = self.app.challenges.take(visitor, 1);
        taken.map_err(|wait| {
            let seconds = wait.as_secs() + 1;
            Problem::said("too-fast", say!(lobby::TooFast, seconds))
        })?;
        let seat = drawn(&seat)?;
        let terms = Terms {
            game,
            rules: preset,
            time,
            rated,
        };
        let party = self.party(place, seat, request.clone());
        making::check(&terms, &party)?;
        let wanted = wanted.map(|[low, high]| low..=high);
        if wanted
            .as_ref()
            .is_some_and(std::ops::RangeInclusive::is_empty)
        {
            return Err(Problem::said("bad-request", say!(lobby::BadRange)));
        }
        if wanted.is_some() && to.is_some() {
            let why = "a challenge for one person wants no ratings: leave `wanted` out";
            return Err(problem::bad_request(why));
        }
        let to = self.addressee(to).await?;
        let (maker, points) = self.seeker(place, &terms).await?;
        if let Some(to) = &to
            && !self.is_welcome(&maker, to).await?
        {
            let why = say!(lobby::NotWelcome, name = to.name.clone());
            return Err(Problem::said("unfit", why));
        }
        let wish = Wish {
            maker,
            to: to.as_ref().map(|account| AccountId(account.number)),
            terms,
            wanted,
        };
        let before = self.lobby.check(&wish).map_err(not_made)?;
        let from = (!visitor.is_local()).then_some(visitor);
        self.check_from_here(&wish, before, from)?;
        let is_anothers = |one: &gaffer_club::Open<Kept>| one.challenge.maker.who != wish.maker.who;
        if self
            .lobby
            .open()
            .any(|one| one.with.seat == seat && is_anothers(one))
        {
            return Err(other_secret());
        }
        let with = Kept {
            seat,
            from,
            about: About {
                by,
                to: to.map(|account| account.name),
                request,
                public,
                points,
            },
        };
        let replaced = before.and_then(|id| self.lobby.remove(id));
        self.close(replaced.as_slice()).await;
        let id = self.lobby.challenge(wish, with, now()).map_err(not_made)?;
        if let Err(problem) = self.keep(id).await {
            let who = self.members[place].who;
            self.lobby.withdraw(id, who);
            return Err(problem);
        }
        Ok(id)
    }

    /// Refuses more challenges from an address or a network than one may have open, and of the guests of an address more than one
    /// for one person, whom they could pester without a name.
    fn check_from_here(
        &self,
        wish: &Wish,
        before: Option<ChallengeId>,
        from: Option<Visitor>,
    ) -> Result<(), Problem> {
        let Some(visitor) = from else { return Ok(()) };
        let others = || (self.lobby.open()).filter(|one| Some(one.challenge.id) != before);
        let here = others().filter(|one| one.with.from == from);
        let here: Vec<_> = here.map(|one| &one.challenge).collect();
        let network = visitor.network();
        let near = others().filter(|one| {
            let from = one.with.from.and_then(Visitor::network);
            from.is_some() && from == network && !one.challenge.terms.is_live()
        });
        let is_guest = |who: Person| who.account().is_none();
        let is_for_him = |one: &&Challenge| is_guest(one.maker.who) && one.to == wish.to;
        let pesters = wish.to.is_some() && is_guest(wish.maker.who);
        let most = if pesters && here.iter().any(is_for_him) {
            1
        } else if here.len() >= MOST_FROM_HERE {
            MOST_FROM_HERE
        } else if !wish.terms.is_live() && near.count() >= MOST_FROM_NETWORK {
            MOST_FROM_NETWORK
        } else {
            return Ok(());
        };
        let why = say!(lobby::TooManyFromHere, most);
        Err(Problem::said("too-many-challenges", why))
    }

    /// Stores a challenge by letter, and tells whom it is for.
    async fn keep(&self, id: ChallengeId) -> Result<(), Problem> {
        let Some(open) = self.lobby.get(id) else {
            return Ok(());
        };
        let challenge = &open.challenge;
        let account = challenge.maker.who.account().map(|account| account.0);
        let challenged = challenge.to.map(|to| Challenged {
            number: id.0,
            by: account,
            to: to.0,
            is_here: (self.members.iter()).any(|member| member.who == Person::Account(to)),
        });
        if challenge.terms.is_live() {
            // It is made all the same where nobody can be told.
            if challenged.is_some()
                && let Err(error) = self.write(LobbyWork::Open(None, challenged)).await
            {
                tracing::error!(code = error.code, "nobody is told of a challenge");
            }
            return Ok(());
        }
        let kept = (challenge, &open.with.about);
        let kept = serde_json::to_string(&kept).map_err(|_| problem::internal())?;
        let stored = StoredChallenge {
            number: id.0,
            account,
            addressee: challenge.to.map(|account| account.0),
            seat: open.with.seat,
            kept,
        };
        self.write(LobbyWork::Open(Some(stored), challenged)).await
    }

    async fn write(&self, work: LobbyWork) -> Result<(), Problem> {
        let written = self.store.write_lobby(work).await;
        written.map_err(|error| problem::storage_failed(&error))
    }

    async fn withdraw(&mut self, place: usize, id: ChallengeId) -> Result<(), Problem> {
        let who = self.members[place].who;
        let gone = self.lobby.withdraw(id, who).ok_or_else(gone)?;
        self.close(&[gone]).await;
        Ok(())
    }

    async fn accept(
        &mut self,
        place: usize,
        request: String,
        id: ChallengeId,
        seat: &str,
    ) -> Result<Found, Problem> {
        let member = &self.members[place];
        may(member, Scope::Play)?;
        self.may_challenge(member.who)?;
        let seat = drawn(seat)?;
        let terms = &self.lobby.get(id).ok_or_else(gone)?.challenge.terms;
        let (seeker, _) = self.seeker(place, &terms.clone()).await?;
        let open = self.lobby.acceptance(id, &seeker, now());
        let open = open.ok_or_else(gone)?.map_err(unfit)?.clone();
        if open.with.seat == seat {
            return Err(other_secret());
        }
        let taken = self.app.creations.take(member.visitor, 1);
        taken.map_err(creations::too_many_matches)?;
        let party = self.party(place, seat, request);
        let maker = self.party_of(&open).await?;
        let players = [maker.who, party.who];
        let found = making::make(
            &self.store,
            &open.challenge.terms,
            open.with.about.public,
            [maker, party],
            vec![id.0],
        );
        let found = found.await?;
        let other = self.lobby.conclude(&[id], players);
        self.close(&other).await;
        Ok(found)
    }

    /// Makes the matches that challenges become by themselves.
    pub(super) async fn pair(&mut self) {
        for ids in self.lobby.pairs(now()) {
            if let Err(problem) = self.pair_two(ids).await {
                // They stay open, and it is tried again.
                tracing::warn!(code = problem.code, "a pair got no match");
            }
        }
    }

    async fn pair_two(&mut self, ids: [ChallengeId; 2]) -> Result<(), Problem> {
        let [one, other] = ids.map(|id| self.lobby.get(id).cloned());
        let (Some(one), Some(other)) = (one, other) else {
            return Ok(());
        };
        let parties = [self.party_of(&one).await?, self.party_of(&other).await?];
        let players = [parties[0].who, parties[1].who];
        let public = one.with.about.public && other.with.about.public;
        let terms = &one.challenge.terms;
        let of = ids.iter().map(|id| id.0).collect();
        let found = making::make(&self.store, terms, public, parties, of).await?;
        let gone = self.lobby.conclude(&ids, players);
        self.close(&gone).await;
        self.tell_found(&found);
        Ok(())
    }

    /// Somebody who is there, as one who takes a seat.
    fn party(&self, place: usize, seat: SeatHash, request: String) -> Party {
        let member = &self.members[place];
        let caller = member.caller.as_ref();
        Party {
            who: member.who,
            member: caller.map(Caller::member),
            name: caller.map(|caller| caller.account.name.clone()),
            seat,
            request,
        }
    }

    /// The maker of a challenge as one who takes a seat, who need not be there.
    async fn party_of(&self, open: &gaffer_club::Open<Kept>) -> Result<Party, Problem> {
        let who = open.challenge.maker.who;
        let (mut member, mut name) = (None, None);
        if let Person::Account(account) = who {
            let found = self.store.account_by_number(account.0).await;
            let found = found.map_err(|error| problem::storage_failed(&error))?;
            let found = found.ok_or_else(gone)?;
            member = Some(crate::store::Member {
                account: found.number,
                kind: found.kind,
            });
            name = Some(found.name);
        }
        Ok(Party {
            who,
            member,
            name,
            seat: open.with.seat,
            request: open.with.about.request.clone(),
        })
    }

    /// Somebody who is there as one who looks for an opponent, and his rating points where he is rated.
    async fn seeker(&self, place: usize, terms: &Terms) -> Result<(Seeker, Option<u16>), Problem> {
        let who = self.members[place].who;
        let (mut rating, mut avoided) = (None, BTreeSet::new());
        if let Person::Account(account) = who {
            let failed = |error| problem::storage_failed(&error);
            let store = &self.store;
            avoided = store.avoided(account.0).await.map_err(failed)?;
            if let Some(ladder) = Ladder::find(&terms.game, &terms.rules, terms.time) {
                let found = store.rating_on(&ladder, account.0, now()).await;
                rating = found.map_err(failed)?;
            }
        }
        let points = rating.map(|rating| rating.points().round() as u16);
        let seeker = Seeker {
            who,
            rating: rating.unwrap_or(Rating::START),
            avoided,
        };
        Ok((seeker, points))
    }

    /// The account that a challenge is for.
    async fn addressee(&self, to: Option<String>) -> Result<Option<Account>, Problem> {
        let Some(name) = to else { return Ok(None) };
        let found = match self.app.people.club() {
            Some(_) => self.store.account(&fold(&name)).await,
            None => Ok(None),
        };
        let found = found.map_err(|error| problem::storage_failed(&error))?;
        let unknown = || Problem::said("unknown-account", say!(lobby::UnknownAccount, name));
        found.ok_or_else(unknown).map(Some)
    }

    /// Whether an account wants challenges of somebody. Why not, a block or a setting, nobody is told.
    async fn is_welcome(&self, maker: &Seeker, to: &Account) -> Result<bool, Problem> {
        if maker.avoided.contains(&AccountId(to.number)) {
            return Ok(false);
        }
        let account = maker.who.account();
        match to.challenges {
            ChallengesFrom::Everybody => Ok(true),
            ChallengesFrom::Members => Ok(account.is_some()),
            ChallengesFrom::Nobody => Ok(false),
            ChallengesFrom::Followed => {
                let Some(AccountId(maker)) = account else {
                    return Ok(false);
                };
                let follows = self.store.follows(to.number, maker).await;
                follows.map_err(|error| problem::storage_failed(&error))
            }
        }
    }
}

/// An account as others see it.
pub(super) fn person(caller: Option<&Caller>) -> Option<PersonInfo> {
    caller.map(|caller| PersonInfo {
        name: caller.account.name.clone(),
        program: caller.account.kind == Kind::Program,
    })
}

fn refusal(id: Option<String>, problem: Problem) -> LobbyMessage {
    LobbyMessage::Refused { id, problem }
}

/// The hash of a secret that a client has drawn.
fn drawn(seat: &str) -> Result<SeatHash, Problem> {
    if is_seat(seat) {
        return Ok(SeatHash::from_secret(seat));
    }
    Err(problem::bad_request(
        "`seat` is the secret of the seat to come: 32 digits 0-9 and a-f, drawn at random",
    ))
}

/// Both seats of a match cannot have the same secret.
fn other_secret() -> Problem {
    problem::bad_request("draw another secret for the seat")
}

fn gone() -> Problem {
    Problem::said("challenge-gone", say!(lobby::ChallengeGone))
}

fn unfit(why: Unfit) -> Problem {
    let why = match why {
        Unfit::Own => say!(lobby::OwnChallenge),
        // Who is blocked is not told so.
        Unfit::ForAnother | Unfit::Avoided => say!(lobby::ForAnother),
        Unfit::Guest => say!(lobby::GuestRated),
        Unfit::Strength => say!(lobby::WrongStrength),
    };
    Problem::said("unfit", why)
}

fn not_made(why: NotMade) -> Problem {
    match why {
        NotMade::Own => Problem::said("unfit", say!(lobby::OwnChallenge)),
        NotMade::Guest => Problem::said("unfit", say!(lobby::GuestRated)),
        NotMade::Choosy => Problem::said("unfit", say!(lobby::GuestChoosy)),
        NotMade::TooMany => {
            let most = MOST_OF_ONE;
            Problem::said("too-many-challenges", say!(lobby::TooManyChallenges, most))
        }
        NotMade::Full => Problem::said("too-many-challenges", say!(lobby::LobbyFull)),
    }
}
