//! The moderators' desk: what is reported, what may be done about it and by whom, and how it is told.

use gaffer_club::{Arranged, Sign, Usual};
use gaffer_core::named;
use gaffer_games::protocol::Problem;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Kind, Role};
use crate::problem;
use crate::store::{Account, Compared};
use crate::words::say;

/// The most characters of what is said in a report or at the desk.
pub(crate) const LONGEST_WORDS: usize = 1000;
/// The most days for which somebody is muted or suspended at a time.
const MOST_DAYS: u32 = 3650;

named! {
    /// Why something is reported.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "kebab-case")]
    pub(crate) enum Reason {
        /// Insults and threats.
        Insult = "insult",
        /// Cheating, or help from others.
        UnfairPlay = "unfair-play",
        /// Leaving matches, or letting them hang.
        LeavesMatches = "leaves-matches",
        /// A name that nobody should have to read.
        Name = "name",
        /// Something else, which the words say.
        Other = "other",
    }
    else "a reason"
}

named! {
    /// What is done at the desk.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "kebab-case")]
    pub(crate) enum Act {
        /// Something is noted, of a person or a report.
        Note = "note",
        /// A person is warned: he reads the words when he is logged in.
        Warn = "warn",
        /// A person cannot chat for some days; with none he can again.
        Mute = "mute",
        /// A person cannot log in for some days; with none he can again.
        Suspend = "suspend",
        /// A report is done with.
        Close = "close",
        /// A person gets another role.
        Appoint = "appoint",
    }
    else "something that is done at the desk"
}

impl Act {
    /// The least role of whoever may do it.
    pub(crate) fn role(self) -> Role {
        match self {
            Self::Note | Self::Warn | Self::Mute | Self::Suspend | Self::Close => Role::Moderator,
            Self::Appoint => Role::Owner,
        }
    }

    /// Whether it is done to a person, and to nobody of the same or a higher rank.
    pub(crate) fn is_of_person(self) -> bool {
        !matches!(self, Self::Note | Self::Close)
    }

    /// Whether it lasts for some days.
    pub(crate) fn lasts(self) -> bool {
        matches!(self, Self::Mute | Self::Suspend)
    }
}

/// A report.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewReport {
    /// The name of whom it is about; a report is about a person, a match, or both.
    #[serde(default)]
    pub person: Option<String>,
    /// The id of the match that it is about.
    #[serde(default, rename = "match")]
    pub about_match: Option<String>,
    /// Why.
    pub reason: Reason,
    /// What happened, in own words: at most 1000 characters.
    #[serde(default)]
    pub words: String,
}

/// Something to be done at the desk.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAct {
    /// What.
    pub act: Act,
    /// The name of whom it is done to; `warn`, `mute`, `suspend` and `appoint` need one.
    #[serde(default)]
    pub person: Option<String>,
    /// The number of the report that led to it; `close` needs one, and `note` one or a person.
    #[serde(default)]
    pub report: Option<i64>,
    /// For how many days, of `mute` and `suspend`: at most 3650; 0 ends it.
    #[serde(default)]
    pub days: Option<u32>,
    /// The role, of `appoint`: no owner is appointed.
    #[serde(default)]
    pub role: Option<Role>,
    /// Why, at most 1000 characters; whoever is warned or suspended reads it.
    #[serde(default)]
    pub words: String,
}

impl NewAct {
    /// Refuses what does not go together.
    pub(crate) fn check(&self) -> Result<(), Problem> {
        check_words(&self.words)?;
        let needs = |is_needed: bool, is_there: bool, what: &'static str| {
            if is_needed && !is_there {
                let act = self.act.name();
                return Err(problem::bad_request(format!("`{act}` needs `{what}`")));
            }
            Ok(())
        };
        let [person, report] = [self.person.is_some(), self.report.is_some()];
        needs(self.act.is_of_person(), person, "person")?;
        needs(self.act == Act::Close, report, "report")?;
        needs(
            self.act == Act::Note,
            person || report,
            "person` or `report",
        )?;
        needs(self.act.lasts(), self.days.is_some(), "days")?;
        needs(self.act == Act::Appoint, self.role.is_some(), "role")?;
        let speaks = matches!(self.act, Act::Note | Act::Warn | Act::Suspend);
        let ends = self.days == Some(0);
        needs(speaks && !ends, !self.words.trim().is_empty(), "words")?;
        if self.days.is_some_and(|days| days > MOST_DAYS) {
            return Err(problem::bad_request(format!(
                "`days` are at most {MOST_DAYS}"
            )));
        }
        if self.role == Some(Role::Owner) {
            return Err(Problem::said("bad-request", say!(people::NoOwnerAppointed)));
        }
        Ok(())
    }
}

/// Refuses words that are too long.
pub(crate) fn check_words(words: &str) -> Result<(), Problem> {
    if words.chars().count() > LONGEST_WORDS {
        let most = LONGEST_WORDS;
        return Err(Problem::said(
            "bad-request",
            say!(people::WordsLength, most),
        ));
    }
    Ok(())
}

/// Refuses whoever would act on somebody of the same or a higher rank.
pub(crate) fn check_rank(by: &Account, about: &Account) -> Result<(), Problem> {
    if by.role <= about.role {
        return Err(Problem::said("no-role", say!(people::SameRank)));
    }
    Ok(())
}

/// Something that was done at the desk.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ActInfo {
    /// Its number.
    pub number: i64,
    /// Who did it; empty where that account was closed.
    pub by: String,
    /// What.
    pub act: Act,
    /// Whom it was done to; empty where that account was closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// The report that led to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub report: Option<i64>,
    /// Seconds since 1970 until when it lasts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
    /// The role that was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// Why.
    pub words: String,
    /// Seconds since 1970 when it was done.
    pub at: u64,
}

/// A report as the desk shows it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ReportInfo {
    /// Its number.
    pub number: i64,
    /// Who made it; empty where that account was closed.
    pub by: String,
    /// Whom it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// The id of the match that it is about.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub about_match: Option<String>,
    /// Which accounts played that match.
    pub players: Vec<String>,
    /// Why.
    pub reason: Reason,
    /// What happened.
    pub words: String,
    /// Seconds since 1970 when it was made.
    pub at: u64,
    /// Seconds since 1970 when it was done with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed: Option<u64>,
    /// What was done about it.
    pub acts: Vec<ActInfo>,
}

/// Somebody who looks after the club.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Officer {
    /// The name.
    pub name: String,
    /// The role.
    pub role: Role,
}

/// The desk.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Desk {
    /// The reports, the oldest first; at most 100.
    pub reports: Vec<ReportInfo>,
    /// Who looks after the club.
    pub officers: Vec<Officer>,
}

/// Two people whose rated matches look arranged, beside everybody else's. Friends who only play each other look like this too: it
/// is a reason to look at matches, and no more.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PairInfo {
    /// The two.
    pub people: [String; 2],
    /// How many rated matches each has played against people, in the last year.
    pub played: [u32; 2],
    /// How many of those were against the other.
    pub matches: u32,
    /// How many of these each has won.
    pub won: [u32; 2],
    /// The rating points that each has gained by them.
    pub gained: [i32; 2],
    /// How many of them ended before the whistle.
    pub early: u32,
    /// The same of everybody else's rated matches.
    pub others_early: u32,
    /// The rated matches of everybody else.
    pub others_matches: u32,
    /// How often the one who won more often won, of all others who met at least five times.
    pub others_one_sided: u32,
    /// The matches of those others.
    pub others_met: u32,
    /// Whether both are logged in from the same network, as a family or a school is.
    pub same_network: bool,
    /// What is more than three standard errors above everybody else's.
    pub signs: Vec<SignInfo>,
}

/// In which way the matches of two people differ from everybody else's.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SignInfo {
    /// The same one wins.
    OneSided,
    /// They end before the whistle.
    Early,
}

impl PairInfo {
    /// What a pair of these names has played.
    pub(crate) fn new(found: &Arranged, people: [String; 2], same_network: bool) -> Self {
        let signs = found.signs.iter().map(|sign| match sign {
            Sign::OneSided => SignInfo::OneSided,
            Sign::Early => SignInfo::Early,
        });
        Self {
            people,
            played: found.played,
            matches: found.pair.matches,
            won: found.pair.won,
            gained: found.pair.gained.map(|points| points.round() as i32),
            early: found.pair.early,
            others_early: found.others_early.some,
            others_matches: found.others_early.all,
            others_one_sided: found.others_one_sided.some,
            others_met: found.others_one_sided.all,
            same_network,
            signs: signs.collect(),
        }
    }
}

/// How often a person decided as the search would in the rated matches of an edition, beside everybody else. Many things make it
/// high: strength, easy matches, chance; it is a reason to look at matches, and no more.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct AgreementInfo {
    /// The game.
    pub game: String,
    /// The game's name as it is printed.
    pub name: &'static str,
    /// The edition of its rules.
    pub edition: String,
    /// How many matches of his were compared.
    pub matches: u32,
    /// How many decisions of his the search thought about.
    pub decisions: u32,
    /// How many of them it would have made as well.
    pub agreed: u32,
    /// The same of everybody else.
    pub others_decisions: u32,
    /// The same of everybody else.
    pub others_agreed: u32,
    /// The standard error of the difference between both rates, as a share of 1; none where one of them has no decisions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standard_error: Option<f64>,
    /// What that comes to.
    pub usual: UsualInfo,
}

/// How an agreement compares with everybody else's.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum UsualInfo {
    /// One of both has fewer than 100 decisions: nothing is said.
    TooFew,
    /// At most three standard errors apart.
    AsUsual,
    /// More than three standard errors above.
    Higher,
    /// More than three standard errors below.
    Lower,
}

impl From<Compared> for AgreementInfo {
    fn from(compared: Compared) -> Self {
        let Compared { own, others, .. } = compared;
        Self {
            name: gaffer_games::find(&compared.game).map_or("", |game| game.title()),
            game: compared.game,
            edition: compared.edition,
            matches: compared.matches,
            decisions: own.decisions,
            agreed: own.agreed,
            others_decisions: others.decisions,
            others_agreed: others.agreed,
            standard_error: own.standard_error(others),
            usual: match own.compared_with(others) {
                Usual::TooFew => UsualInfo::TooFew,
                Usual::AsUsual => UsualInfo::AsUsual,
                Usual::Higher => UsualInfo::Higher,
                Usual::Lower => UsualInfo::Lower,
            },
        }
    }
}

/// What the desk has of a person.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PersonFile {
    /// The name.
    pub name: String,
    /// The role.
    pub role: Role,
    /// A person or a program.
    pub kind: Kind,
    /// Seconds since 1970 when the account was made.
    pub created: u64,
    /// Seconds since 1970 until when he cannot chat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub muted: Option<u64>,
    /// Seconds since 1970 until when he cannot log in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suspended: Option<u64>,
    /// How many reports are about him.
    pub reports: u32,
    /// What was done at the desk, the last first; at most 100.
    pub acts: Vec<ActInfo>,
    /// How often he decided as the search would in rated matches, by game and edition.
    pub agreement: Vec<AgreementInfo>,
}

/// A warning that was not read yet.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Warning {
    /// Its number.
    pub number: i64,
    /// What the moderators say.
    pub words: String,
    /// Seconds since 1970 when it was given.
    pub at: u64,
}
