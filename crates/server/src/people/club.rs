//! The club as its file says it: `gaffer serve --club club.toml` (docs/club.toml is an example).

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use gaffer_games::words::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Address;
use crate::new_match::LONGEST_DELAY;
use crate::notices::{Authorities, MailServer, NoticeLimits, Push, Road, Webhooks};

/// The longest name of a club.
const LONGEST_NAME: usize = 60;
/// The longest rules of the house.
const LONGEST_RULES: usize = 10_000;

/// Who may make an account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Registration {
    /// Everybody.
    #[default]
    Anybody,
    /// Whoever got a link from an organiser.
    Invited,
    /// Nobody any more.
    Nobody,
}

/// Who may set competitions up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CupMakers {
    /// Everybody.
    #[default]
    Anybody,
    /// Organisers, moderators and the owner.
    Organisers,
}

/// What people may say to each other beside a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Chat {
    /// What they like.
    #[default]
    Free,
    /// Set phrases.
    Phrases,
    /// Nothing.
    Off,
}

/// A club.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Club {
    /// Its name.
    pub name: String,
    /// Where browsers find it.
    #[serde(default)]
    pub address: Option<Address>,
    /// Who may make an account.
    #[serde(default)]
    pub register: Registration,
    /// Who may set competitions up.
    #[serde(default)]
    pub cups: CupMakers,
    /// Whether guests make and take challenges in the lobby.
    #[serde(default = "yes")]
    pub guests_challenge: bool,
    /// What people may say to each other beside a match.
    #[serde(default)]
    pub chat: Chat,
    /// The rules of the house, by language.
    #[serde(default)]
    pub rules: BTreeMap<String, String>,
    /// Days a year that people can take off in matches by letter, where whoever sets one up says nothing else.
    #[serde(default = "days_off")]
    pub vacation: u32,
    /// How many seconds later spectators see matches, where whoever sets one up says nothing else.
    #[serde(default)]
    pub delay: u32,
    /// How much people may try.
    #[serde(default)]
    pub limits: ClubLimits,
    /// Where it listens.
    #[serde(skip)]
    listens: Option<SocketAddr>,
    /// Whose certificates are believed beside those that the system trusts, where notices are sent.
    #[serde(default)]
    pub authorities: Authorities,
    /// The mail server.
    #[serde(default)]
    pub mail: Option<MailServer>,
    /// That browsers may be told.
    #[serde(default)]
    pub push: Option<Push>,
    /// That people may have webhooks.
    #[serde(default)]
    pub webhook: Option<Webhooks>,
    /// How notices are sent.
    #[serde(default)]
    pub notices: NoticeLimits,
}

fn yes() -> bool {
    true
}

fn days_off() -> u32 {
    30
}

/// How much people may try.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct ClubLimits {
    /// How many passwords and codes may be tried at once, at an account and from an address.
    pub attempts: u32,
    /// How many accounts an address may make at once.
    pub registrations: u32,
    /// How many reports an account may make in a day.
    pub reports: u32,
}

impl Default for ClubLimits {
    fn default() -> Self {
        Self {
            attempts: 10,
            registrations: 5,
            reports: 10,
        }
    }
}

/// Why the file of a club cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("cannot use the club file {file}: {why}\ndocs/club.toml is an example with every setting")]
pub struct BadClub {
    file: PathBuf,
    why: String,
}

impl Club {
    /// Reads the file of a club.
    pub(crate) fn read(file: &Path) -> Result<Self, BadClub> {
        let bad = |why: String| BadClub {
            file: file.to_owned(),
            why: why.trim_end().to_owned(),
        };
        let text = std::fs::read_to_string(file).map_err(|error| bad(error.to_string()))?;
        let mut club = Self::parse(&text).map_err(bad)?;
        club.authorities.read().map_err(bad)?;
        Ok(club)
    }

    fn parse(text: &str) -> Result<Self, String> {
        let club: Self = toml::from_str(text).map_err(|error| error.to_string())?;
        let name = club.name.trim();
        if name.is_empty() || name.chars().count() > LONGEST_NAME {
            return Err(format!("`name` has 1 to {LONGEST_NAME} characters"));
        }
        for (language, rules) in &club.rules {
            if Language::all().all(|known| known.code() != language) {
                let known: Vec<_> = Language::all().map(Language::code).collect();
                let known = known.join(", ");
                return Err(format!(
                    "`rules.{language}`: there is no language '{language}' here; there are {known}"
                ));
            }
            if rules.chars().count() > LONGEST_RULES {
                return Err(format!(
                    "`rules.{language}` has at most {LONGEST_RULES} characters"
                ));
            }
        }
        if club.vacation > 180 || club.delay > LONGEST_DELAY {
            return Err(format!(
                "`vacation` is at most 180 days, and `delay` at most {LONGEST_DELAY} seconds"
            ));
        }
        let ClubLimits {
            attempts,
            registrations,
            reports,
        } = club.limits;
        if [attempts, registrations, reports].contains(&0) {
            return Err("what `limits` allows is at least 1".to_owned());
        }
        club.notices.check()?;
        club.mail.as_ref().map_or(Ok(()), MailServer::check)?;
        club.push.as_ref().map_or(Ok(()), Push::check)?;
        Ok(club)
    }

    /// Where browsers find it, for links that are sent: its address, or where it listens.
    pub(crate) fn origin(&self) -> String {
        match (&self.address, self.listens) {
            (Some(address), _) => address.origin().to_owned(),
            (None, Some(listens)) => format!("http://{listens}"),
            (None, None) => String::new(),
        }
    }

    /// The host of that.
    pub(crate) fn host(&self) -> &str {
        self.address.as_ref().map_or("localhost", Address::host)
    }

    /// Notes where it listens.
    pub(crate) fn found_at(&mut self, address: SocketAddr) {
        self.listens = Some(address);
    }

    /// The roads by which its people can be told.
    pub(crate) fn roads(&self) -> Vec<Road> {
        let has = |road: &Road| match road {
            Road::Webhook => self.webhook.is_some(),
            Road::Mail => self.mail.is_some(),
            Road::Push => self.push.is_some(),
        };
        Road::ALL.into_iter().filter(has).collect()
    }

    /// The rules of the house in a language, else in English, else in any.
    pub(crate) fn rules_in(&self, language: Language) -> Option<&str> {
        let in_language = |language: Language| self.rules.get(language.code());
        in_language(language)
            .or_else(|| in_language(Language::ENGLISH))
            .or_else(|| self.rules.values().next())
            .map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_enough() {
        let club = Club::parse("name = \"Rovers\"").unwrap();
        assert_eq!(club.register, Registration::Anybody);
        assert_eq!(club.rules_in(Language::ENGLISH), None);
    }

    #[test]
    fn the_example_of_the_documentation_is_a_club() {
        let example = include_str!("../../../../docs/club.toml");
        assert!(Club::parse(example).is_ok());
        // What is commented out there could be said as well.
        let said: String = example
            .lines()
            .map(|line| line.strip_prefix("#: ").unwrap_or(line).to_owned() + "\n")
            .collect();
        assert_ne!(said, example);
        let club = Club::parse(&said).unwrap();
        assert!(club.rules_in(Language::wanted("fi")).is_some());
    }

    #[test]
    fn a_mistake_is_told_with_its_line() {
        for (text, words) in [
            ("name = \"Rovers\"\nregister = \"everybody\"", "line 2"),
            ("name = \"Rovers\"\ncolour = \"red\"", "line 2"),
            ("register = \"anybody\"", "name"),
            ("name = Rovers", "line 1"),
            ("name = \"  \"", "1 to 60"),
            ("name = \"A\"\nvacation = 181", "180 days"),
            ("name = \"A\"\ndelay = 90000", "86400 seconds"),
            ("name = \"A\"\n[rules]\nsv = \"Hej\"", "en, fi"),
            ("name = \"A\"\n[limits]\nattempts = 0", "at least 1"),
            ("name = \"A\"\n[limits]\nattempts = -1", "line 3"),
            (
                "name = \"A\"\naddress = \"club.example\"",
                "https://club.example",
            ),
            ("name = \"A\"\n[notices]\ntries = 0", "tries"),
        ] {
            let why = Club::parse(text).unwrap_err();
            assert!(why.contains(words), "{text}: {why}");
        }
    }
}
