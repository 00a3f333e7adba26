//! Notices as they are told over HTTP.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Kind, Quiet, Road, Trouble};

/// What an account is told on the page.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NoticeList {
    /// In how many matches it has to decide.
    pub turns: u32,
    /// How many notices were not read.
    pub unread: u32,
    /// What is so, the newest first; at most 50.
    pub notices: Vec<NoticeInfo>,
}

/// A notice on the page.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Notice)]
pub(crate) struct NoticeInfo {
    /// Its number.
    pub number: i64,
    /// What it tells.
    pub kind: Kind,
    /// In words.
    pub words: String,
    /// The address of the page where it is decided, without that of the server.
    pub path: String,
    /// Seconds since 1970 from which on it was so.
    pub at: u64,
    /// Whether it was read.
    pub seen: bool,
}

/// How an account is told, and what else it could choose.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NoticeSettings {
    /// The roads that the club has.
    pub roads: Vec<Road>,
    /// The roads to the account.
    pub known: Vec<RoadInfo>,
    /// How it wants to be told.
    pub wishes: NoticeWishes,
    /// The public key with which browsers know the messages of the club, where it has that road.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub push_key: Option<String>,
    /// What could not be sent lately, the newest first.
    pub failed: Vec<FailedNotice>,
}

/// A road to an account.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RoadInfo {
    /// Its number.
    pub number: i64,
    /// What it is.
    pub kind: Road,
    /// Where it leads: a mail address, or the host of a webhook or of the service of a browser.
    pub address: String,
    /// Seconds since 1970 since when.
    pub since: u64,
}

/// Something that was given up.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct FailedNotice {
    /// How it was to go.
    pub kind: Road,
    /// Seconds since 1970 when it was made.
    pub at: u64,
    /// Why.
    pub why: Trouble,
}

/// How an account wants to be told.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NoticeWishes {
    /// What it does not want to be told of, by which road.
    pub off: Vec<NoticeOff>,
    /// The minutes of its day in which it is left in peace.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
    /// Its time zone, in minutes east of Greenwich: -840 to 840.
    pub zone: i32,
    /// For how many minutes what goes by mail is gathered: 0 to 1440.
    pub gather: u32,
}

/// What somebody does not want to be told of by a road.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NoticeOff {
    /// What.
    pub kind: Kind,
    /// By which road.
    pub road: Road,
}

/// Minutes of a day; where the end comes first it is that of the next day.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct QuietHours {
    /// The first of them: 0 to 1439.
    pub from: u16,
    /// The first after them: 0 to 1439.
    pub to: u16,
}

impl From<QuietHours> for Quiet {
    fn from(QuietHours { from, to }: QuietHours) -> Self {
        Self { from, to }
    }
}

impl From<Quiet> for QuietHours {
    fn from(Quiet { from, to }: Quiet) -> Self {
        Self { from, to }
    }
}

/// A request for a webhook.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewWebhook {
    /// The address, of a channel of Discord or Slack or of a program of one's own.
    pub url: String,
}

/// Which notices were read.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReadNotices {
    /// The id of the match that they are of; none where all were.
    #[serde(default)]
    pub id: Option<String>,
}

/// A request for a mail address.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewMail {
    /// The address.
    pub mail: String,
    /// The password of the account.
    pub password: String,
}

/// The secret of a link from a mail.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MailLink {
    /// The secret.
    pub secret: String,
}

/// Somebody who has forgotten his password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecoverByMail {
    /// The name of the account, or its mail address.
    pub who: String,
}

/// Another password by a link from a mail.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecoverByLink {
    /// The secret of the link.
    pub secret: String,
    /// The password from now on.
    pub password: String,
}

/// A browser that wants to be told.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewBrowser {
    /// The address of its service.
    pub endpoint: String,
    /// Its public key, in base64url.
    pub p256dh: String,
    /// Its secret for messages to it, in base64url.
    pub auth: String,
}
