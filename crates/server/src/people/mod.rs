//! People: the club that they belong to, who asks, and how often somebody may try to be somebody.

mod address;
mod attempts;
mod caller;
mod club;
mod cookie;
mod desk;
mod info;
mod name;
mod passkey;
mod password;
mod profile;
mod relation;
mod results;
mod solver;

use gaffer_core::named;
use gaffer_games::protocol::Problem;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use utoipa::ToSchema;

use crate::secret::{self, SeatHash};
use crate::store::{NoticeWork, OutboxWork, PeopleWork, Store, StoreError};
use crate::words::say;
use crate::{clock, problem};
pub(crate) use address::Address;
use attempts::Attempts;
pub(crate) use caller::{Caller, Guest, Place, SeatAsker};
pub use club::BadClub;
pub(crate) use club::{Chat, Club, CupMakers, Registration};
pub(crate) use desk::*;
pub(crate) use info::*;
pub(crate) use name::{AccountName, fold};
pub(crate) use passkey::{
    Made, Passkey, Purpose, Signed, answered, check_made, check_signed, decode, draw_challenge,
    encode,
};
pub(crate) use password::{Passwords, check as check_password};
pub(crate) use profile::Profile;
pub(crate) use relation::*;
pub(crate) use results::*;
pub(crate) use solver::*;

named! {
    /// What a member of the club may do beside playing.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "kebab-case")]
    pub(crate) enum Role {
        /// Plays.
        Member = "member",
        /// Sets competitions up and lets people in.
        Organiser = "organiser",
        /// Looks after how people treat each other.
        Moderator = "moderator",
        /// Whose club it is.
        Owner = "owner",
    }
    else "a role"
}

named! {
    /// What an account is.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "kebab-case")]
    pub(crate) enum Kind {
        /// A person.
        Person = "person",
        /// A program, for which a person answers.
        Program = "program",
    }
    else "a kind of account"
}

named! {
    /// What a token is for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "kebab-case")]
    pub(crate) enum Scope {
        /// Sit at the program's seats and take new ones.
        Play = "play",
        /// Set matches up.
        Challenge = "challenge",
        /// Look at the account and its matches.
        Read = "read",
    }
    else "a scope"
}

impl Scope {
    /// Some scopes as one text.
    pub(crate) fn join(scopes: &[Self]) -> String {
        let names: Vec<_> = scopes.iter().map(|scope| scope.name()).collect();
        names.join(" ")
    }
}

/// How long a link that admits to the club is good, in seconds.
const ADMITTED_FOR: u64 = 7 * 24 * 3600;
/// How long a session lasts that is not used, in seconds.
const UNUSED: u64 = 90 * 24 * 3600;

/// How long notices are kept that are over, in seconds.
const KEPT_NOTICES: u64 = 30 * 24 * 3600;

/// What the server has to do with people.
#[derive(Debug, Default)]
pub(crate) struct People {
    club: Option<Club>,
    /// How often somebody may try.
    pub attempts: Attempts,
    /// Where passwords are hashed.
    pub passwords: Passwords,
    /// Told whenever sessions or tokens have ended.
    closed: watch::Sender<()>,
    /// Told when that was done here, for other nodes.
    closed_here: watch::Sender<()>,
}

impl People {
    /// The people of a club; without one there are only guests.
    pub(crate) fn new(club: Option<Club>) -> Self {
        let limits = club.as_ref().map(|club| club.limits).unwrap_or_default();
        Self {
            club,
            attempts: Attempts::new(limits),
            ..Self::default()
        }
    }

    /// The club.
    pub(crate) fn club(&self) -> Option<&Club> {
        self.club.as_ref()
    }

    /// What people may say to each other beside a match.
    pub(crate) fn chat(&self) -> Chat {
        self.club().map(|club| club.chat).unwrap_or_default()
    }

    /// The club, where a request needs one.
    pub(crate) fn needed(&self) -> Result<&Club, Problem> {
        let none = || Problem::said("no-club", say!(people::NoClub));
        self.club.as_ref().ok_or_else(none)
    }

    /// Sessions or tokens have ended: connections that were opened with them end too.
    pub(crate) fn tell_closed(&self) {
        self.closed.send_replace(());
        self.closed_here.send_replace(());
    }

    /// Sessions or tokens may have ended at another node: connections look at theirs.
    pub(crate) fn look_at_closed(&self) {
        self.closed.send_replace(());
    }

    /// Told whenever sessions or tokens have ended by what was done at this node.
    pub(crate) fn watch_closed(&self) -> watch::Receiver<()> {
        self.closed_here.subscribe()
    }

    /// Waits until the session or token of a caller has ended; for ever where he is a guest.
    pub(crate) async fn until_closed(&self, store: &Store, caller: Option<Place>) {
        let Some(place) = caller else {
            return std::future::pending().await;
        };
        let mut closed = self.closed.subscribe();
        // It may have ended since the request that opened the connection came.
        while !matches!(place.is_open(store).await, Ok(false)) {
            // The sender lives as long as the server.
            let _ = closed.changed().await;
        }
    }

    /// Forgets sessions and links that were not used for long.
    pub(crate) async fn forget_old(&self, store: &Store) -> Result<(), StoreError> {
        if self.club.is_none() {
            return Ok(());
        }
        let now = clock::now();
        let work = PeopleWork::Expire {
            sessions: now.saturating_sub(UNUSED),
            admissions: now.saturating_sub(ADMITTED_FOR),
        };
        store.write_people(work).await?;
        let old = OutboxWork::Expire(now.saturating_sub(KEPT_NOTICES));
        store.write_notices(NoticeWork::Outbox(old)).await
    }
}

/// Makes a link that admits one person to the club; gives its path.
pub(crate) async fn admit(
    store: &Store,
    role: Role,
    made_by: Option<i64>,
) -> Result<String, Problem> {
    let key = new_key()?;
    let work = PeopleWork::Admit {
        secret: SeatHash::from_secret(&key),
        role,
        made_by,
    };
    let written = store.write_people(work).await;
    written.map_err(|error| problem::storage_failed(&error))?;
    Ok(format!("/account#admission={key}"))
}

/// The role that a link gives; none where it is void.
pub(crate) async fn admitted(store: &Store, secret: &SeatHash) -> Result<Option<Role>, StoreError> {
    let since = clock::now().saturating_sub(ADMITTED_FOR);
    store.admission(secret, since).await
}

/// The day of a moment (seconds since 1970), as everybody reads it: 2026-11-25.
pub(crate) fn day(seconds: u64) -> String {
    let days = (seconds / (24 * 3600)) as i64;
    // Years that begin in March, from 0000-03-01 on, so that a leap day is the last of its year.
    let days = days + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// A new secret of a session, a token or a link.
pub(crate) fn new_key() -> Result<String, Problem> {
    secret::new_key().map_err(|error| {
        tracing::error!(%error, "no random number could be drawn");
        problem::internal()
    })
}

#[cfg(test)]
mod tests {
    use super::day;

    #[test]
    fn a_moment_has_a_day() {
        // By `date -u -d @SECONDS +%F`.
        for (seconds, words) in [
            (0, "1970-01-01"),
            (86_399, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (1_709_164_799, "2024-02-28"),
            (1_709_164_800, "2024-02-29"),
            (1_795_996_800, "2026-11-30"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(day(seconds), words);
        }
    }
}
