//! People as they are told over HTTP.

use gaffer_core::{BySide, Side};
use gaffer_games::described;
use gaffer_games::protocol::{MatchInfo, Saying};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    Act, ChallengesFrom, CupMakers, DiceTold, Kind, PastMatch, Reason, Registration, Related, Role,
    Scope, SolverInfo, StandingInfo, TryInfo, Warning,
};
use crate::lobby::ChallengeInfo;
use crate::notices::{NoticeSettings, Road};
use crate::store::{KnownPasskey, OwnLine, Session, Token};

/// The club of a server; of a server without one nothing is told, and there are no accounts.
#[derive(Debug, Default, Serialize, ToSchema)]
pub(crate) struct ClubInfo {
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The rules of the house, in the language that was asked for if they are there in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// Who may make an account.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub register: Option<Registration>,
    /// Whether people may log in with passkeys.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub passkeys: bool,
    /// Who may set competitions up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cups: Option<CupMakers>,
    /// Whether it sends mails, by which one can come back too.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub mail: bool,
    /// Days a year that people can take off in matches by letter, where nothing else is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vacation: Option<u32>,
    /// How many seconds later spectators see matches, where nothing else is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delay: Option<u32>,
    /// Who asks, where he is logged in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub me: Option<Me>,
}

/// The account that asks.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Me {
    /// Its name.
    pub name: String,
    /// What it may do in the club.
    pub role: Role,
    /// A person or a program.
    pub kind: Kind,
    /// Seconds since 1970 when it was made.
    pub created: u64,
    /// How many recovery codes are left.
    pub codes: u32,
    /// Who may challenge it by its name.
    pub challenges: ChallengesFrom,
    /// Seconds since 1970 until when it cannot chat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub muted: Option<u64>,
    /// Warnings of the moderators that were not read yet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
    /// The recovery codes that came with another password, in the place of those before. They are told only then.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub new_codes: Vec<String>,
}

/// Days off in all matches by letter.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewVacation {
    /// How many from now on; with 0 one is back.
    #[schema(maximum = 180)]
    pub days: u32,
}

/// What days off came to in one match by letter.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AwayIn {
    /// The id of the match.
    pub id: String,
    /// The teams' names.
    #[schema(value_type = described::BySide<String>)]
    pub teams: BySide<String>,
    /// How many days were taken: fewer than wanted where no more are left there.
    pub days: u32,
}

/// A seat that somebody holds: the id of the match and the seat's secret.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HeldSeat {
    /// The id of the match.
    pub id: String,
    /// The secret.
    pub seat: String,
}

/// Seats that become an account's.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HeldSeats {
    /// Each of them; what is no seat, or another account's, is passed over. At most 200.
    pub seats: Vec<HeldSeat>,
}

/// A request for an account.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewAccount)]
pub(crate) struct Registering {
    /// The name: 2 to 20 letters and digits.
    pub name: String,
    /// The password: 8 to 128 characters.
    pub password: String,
    /// The secret of the link that admits to the club, where one is needed.
    #[serde(default)]
    pub admission: Option<String>,
    /// The seats that become the account's.
    #[serde(default)]
    pub seats: Vec<HeldSeat>,
}

/// A name and its password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = LogIn)]
pub(crate) struct LoggingIn {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
    /// The seats that become the account's.
    #[serde(default)]
    pub seats: Vec<HeldSeat>,
}

/// A name with one of its recovery codes.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Recover)]
pub(crate) struct Recovering {
    /// The name.
    pub name: String,
    /// The code.
    pub code: String,
    /// The password from now on.
    pub password: String,
}

/// Another password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassword {
    /// The password until now.
    pub old: String,
    /// The password from now on.
    pub password: String,
}

/// The password again, before what cannot be undone.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Password {
    /// The password.
    pub password: String,
}

/// The password again, and what becomes of matches that go on.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Closing {
    /// The password.
    pub password: String,
    /// Whether the matches that go on are given up; where not, whoever has the secret of a seat plays on as a guest.
    #[serde(default)]
    pub resign: bool,
}

/// Recovery codes, which are told only here.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Codes {
    /// Each of them.
    pub codes: Vec<String>,
}

/// Where an account is logged in.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SessionInfo {
    /// Its number.
    pub number: i64,
    /// The browser and its system; empty where neither is known.
    pub client: String,
    /// The address without its end.
    pub address: String,
    /// Seconds since 1970 when it was opened.
    pub created: u64,
    /// Seconds since 1970 when it was last used, to the hour.
    pub seen: u64,
    /// Whether it is the one that asks.
    pub here: bool,
}

impl SessionInfo {
    /// A session, told to one of them.
    pub(crate) fn new(session: Session, asking: i64) -> Self {
        Self {
            here: session.number == asking,
            number: session.number,
            client: session.client,
            address: session.address,
            created: session.created,
            seen: session.seen,
        }
    }
}

/// What a browser asks a device with, bytes in base64url.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Ceremony {
    /// The host that the passkey is for.
    pub host: String,
    /// What is to be signed.
    pub challenge: String,
    /// Whom a new passkey is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user: Option<String>,
    /// The passkeys that the account has.
    pub known: Vec<String>,
}

/// A new passkey, bytes in base64url.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPasskey {
    /// What it is called: 1 to 40 characters.
    pub name: String,
    /// The password of the account.
    pub password: String,
    /// `clientDataJSON`.
    pub client: String,
    /// `getAuthenticatorData()`.
    pub said: String,
    /// `getPublicKey()`.
    pub key: String,
}

/// What a passkey has signed, bytes in base64url.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasskeyLogIn {
    /// `rawId`.
    pub credential: String,
    /// `clientDataJSON`.
    pub client: String,
    /// `authenticatorData`.
    pub said: String,
    /// `signature`.
    pub signature: String,
    /// The seats that become the account's.
    #[serde(default)]
    pub seats: Vec<HeldSeat>,
}

/// A passkey of the account.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PasskeyInfo {
    /// Its number.
    pub number: i64,
    /// What it is called.
    pub name: String,
    /// Seconds since 1970 when it was made.
    pub created: u64,
    /// Seconds since 1970 when it was last used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen: Option<u64>,
}

impl From<KnownPasskey> for PasskeyInfo {
    fn from(known: KnownPasskey) -> Self {
        Self {
            number: known.number,
            name: known.name,
            created: known.created,
            seen: known.seen,
        }
    }
}

/// A link that admits one person to the club.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Admission {
    /// The link without the address of the server.
    pub path: String,
}

/// A match in which the account has a seat.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MyMatch {
    /// The match.
    pub info: MatchInfo,
    /// The sides that the account plays.
    #[schema(value_type = Vec<described::Side>)]
    pub sides: Vec<Side>,
}

/// The seats of the account in a match.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MySides {
    /// The sides that the account plays.
    #[schema(value_type = Vec<described::Side>)]
    pub sides: Vec<Side>,
}

/// A request for a token of a program.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewToken {
    /// The name of the program; it gets an account where it has none.
    pub program: String,
    /// What the token is called: 1 to 40 characters.
    pub name: String,
    /// What it is for.
    pub scopes: Vec<Scope>,
}

/// A token, which is told only here.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MadeToken {
    /// The token: `Authorization: Bearer …`.
    pub token: String,
}

/// A token of a program that the account keeps.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TokenInfo {
    /// Its number.
    pub number: i64,
    /// The program.
    pub program: String,
    /// What it is called.
    pub name: String,
    /// What it is for.
    pub scopes: Vec<Scope>,
    /// Seconds since 1970 when it was made.
    pub created: u64,
    /// Seconds since 1970 when it was last used, to the hour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen: Option<u64>,
}

impl From<Token> for TokenInfo {
    fn from(token: Token) -> Self {
        Self {
            number: token.number,
            program: token.program,
            name: token.name,
            scopes: token.scopes,
            created: token.created,
            seen: token.seen,
        }
    }
}

/// Everything that the server has of an account.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Exported {
    /// The account.
    pub account: Me,
    /// Where it is logged in.
    pub sessions: Vec<SessionInfo>,
    /// Its seats; the record of a match that is over is at `/api/matches/{id}/record`.
    pub seats: Vec<ExportedSeat>,
    /// Its passkeys.
    pub passkeys: Vec<PasskeyInfo>,
    /// Its open challenges by letter.
    pub challenges: Vec<ChallengeInfo>,
    /// What it has said beside matches.
    pub said: Vec<ExportedLine>,
    /// The tokens of its programs.
    pub tokens: Vec<TokenInfo>,
    /// Its programs.
    pub programs: Vec<String>,
    /// Where it stands on the ladders.
    pub standings: Vec<StandingInfo>,
    /// Every match that it played to a result, with what that did to its rating, and its badges.
    pub results: Vec<PastMatch>,
    /// What its dice showed.
    pub dice: DiceTold,
    /// Where it stands as a solver of puzzles.
    pub puzzles: Vec<SolverInfo>,
    /// Its first try at every puzzle, with what that did to both ratings.
    pub puzzle_tries: Vec<TryInfo>,
    /// Whom it follows and whom it blocks.
    pub relations: Vec<Related>,
    /// What it has reported.
    pub reports: Vec<ExportedReport>,
    /// What was done to it at the moderators' desk; what they noted for themselves is not part of it.
    pub acts: Vec<ExportedAct>,
    /// How it is told of its matches.
    pub notices: NoticeSettings,
    /// Its mail address, its webhook and its browsers.
    pub roads: Vec<ExportedRoad>,
}

/// A report that an account has made.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ExportedReport {
    /// Why.
    pub reason: Reason,
    /// What happened.
    pub words: String,
    /// Seconds since 1970 when it was made.
    pub at: u64,
}

/// What was done to an account.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ExportedAct {
    /// What.
    pub act: Act,
    /// Seconds since 1970 until when it lasts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
    /// Why.
    pub words: String,
    /// Seconds since 1970 when it was done.
    pub at: u64,
}

/// Something that an account has said beside a match.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ExportedLine {
    /// The id of the match.
    pub id: String,
    /// Milliseconds since 1970.
    pub at: u64,
    /// What.
    pub what: Saying,
}

impl From<OwnLine> for ExportedLine {
    fn from(OwnLine { id, at, what }: OwnLine) -> Self {
        Self { id, at, what }
    }
}

/// A road to an account.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ExportedRoad {
    /// What it is.
    pub kind: Road,
    /// Where it leads.
    pub address: String,
}

/// A seat of an account.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ExportedSeat {
    /// The id of the match.
    pub id: String,
    /// The sides.
    #[schema(value_type = Vec<described::Side>)]
    pub sides: Vec<Side>,
}
