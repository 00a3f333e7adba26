//! What one account is to another: somebody whom it follows, or whom it blocks; and who may challenge it.

use gaffer_core::named;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

named! {
    /// What one account is to another.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "kebab-case")]
    pub(crate) enum Relation {
        /// It wants to know of the other.
        Follow = "follow",
        /// It wants to have nothing to do with the other, who cannot challenge it, chat to it or follow it.
        Block = "block",
    }
    else "a relation"
}

named! {
    /// Who may challenge an account by its name; whom it has blocked never.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "kebab-case")]
    pub(crate) enum ChallengesFrom {
        /// Everybody whom the club lets challenge, guests too.
        Everybody = "everybody",
        /// Whoever has an account.
        Members = "members",
        /// Whom it follows.
        Followed = "followed",
        /// Nobody.
        Nobody = "nobody",
    }
    else "who may challenge"
}

/// Who may challenge the account that asks from now on.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChallengeWish {
    /// Who.
    pub from: ChallengesFrom,
}

/// Somebody whom an account follows or blocks.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Related {
    /// The name.
    pub name: String,
    /// What he is to the account.
    pub relation: Relation,
    /// Seconds since 1970 from when on.
    pub since: u64,
}

/// What another is to the account that asks.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(crate) struct RelationTo {
    /// What; nothing where it neither follows nor blocks him.
    pub relation: Option<Relation>,
}

/// What another shall be to the account that asks.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewRelation {
    /// What.
    pub relation: Relation,
}
