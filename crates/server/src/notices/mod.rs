//! Notices: what people are told while they are not looking, by which roads, and when.
//!
//! A notice is a row in the transaction of what caused it. One job packs what is due into parcels, whose words and key do not
//! change any more, and sends each until it is taken or given up (docs/CLUB.md).

mod authorities;
mod compose;
mod config;
mod info;
mod job;
mod keys;
mod mail;
mod outgoing;
mod push;
mod standing;
mod timing;

use gaffer_core::named;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub(crate) use authorities::Authorities;
pub(crate) use compose::Content;
pub(crate) use config::{NoticeLimits, Webhooks};
pub(crate) use info::*;
pub(crate) use job::run;
pub(crate) use keys::{push_key, unsubscribed};
pub(crate) use mail::{MailServer, read_address};
pub(crate) use outgoing::check_url;
pub(crate) use push::{BrowserKeys, Push, public_key};
pub(crate) use standing::{Stand, after_end, standing};
pub(crate) use timing::{Peace, Quiet, Waiting};

named! {
    /// What somebody is told of.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "kebab-case")]
    #[schema(as = NoticeKind)]
    pub(crate) enum Kind {
        /// He has to decide.
        Turn = "turn",
        /// His time is nearly over.
        Time = "time",
        /// The other side offers something.
        Offer = "offer",
        /// Somebody took the seat that he invited to.
        Taken = "taken",
        /// The match is over.
        Over = "over",
        /// The other side wants to play again.
        Rematch = "rematch",
        /// Somebody challenges him in the lobby.
        Challenge = "challenge",
    }
    else "a kind of notice"
}

named! {
    /// How somebody is told.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "kebab-case")]
    pub(crate) enum Road {
        /// By mail.
        Mail = "mail",
        /// By a call of an address that he named.
        Webhook = "webhook",
        /// By a message to a browser.
        Push = "push",
    }
    else "a road"
}

named! {
    /// Why something could not be sent.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
    #[serde(rename_all = "kebab-case")]
    pub(crate) enum Trouble {
        /// Nobody answers at the address.
        Unreachable = "unreachable",
        /// The answer took too long.
        Slow = "slow",
        /// The receiver does not take it.
        Refused = "refused",
        /// The address is not one that this server calls.
        Forbidden = "forbidden",
        /// There is no such receiver any more.
        Gone = "gone",
        /// The club has no such road any more.
        Closed = "closed",
    }
    else "a trouble"
}

impl Trouble {
    /// Whether it makes sense to try again.
    fn may_pass(self) -> bool {
        matches!(self, Self::Unreachable | Self::Slow | Self::Refused)
    }
}
