//! What a message says: the words of notices in the language of whoever reads them, and the links that lead to the decision.

use gaffer_core::BySide;
use gaffer_games::protocol::NewTeam;
use gaffer_games::words::Language;
use serde::{Deserialize, Serialize};

use super::Kind;
use crate::people::Club;
use crate::store::{StoredNotice, Subject};
use crate::words::say;

/// What a message says, whatever road it goes by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Content {
    /// In a line.
    pub subject: String,
    /// Each thing that it tells.
    pub lines: Vec<NoticeWords>,
    /// What stands below it in a mail.
    #[serde(default)]
    pub below: Vec<String>,
    /// The address at which a mail program ends such mails.
    #[serde(default)]
    pub unsubscribe: Option<String>,
}

/// One thing that a message tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct NoticeWords {
    /// In words.
    pub words: String,
    /// Where it leads.
    pub link: String,
}

impl Content {
    /// What is said of notices.
    pub(crate) fn of(notices: &[&StoredNotice], club: &Club, language: Language) -> Self {
        let lines: Vec<NoticeWords> = notices
            .iter()
            .map(|notice| NoticeWords {
                words: notice.words(language),
                link: format!("{}{}", club.origin(), notice.path()),
            })
            .collect();
        let subject = match lines.as_slice() {
            [one] => one.words.clone(),
            all => language.render(&say!(notices::Several, count = all.len())),
        };
        Self {
            subject,
            lines,
            below: Vec::new(),
            unsubscribe: None,
        }
    }

    /// What leads to one place.
    pub(crate) fn one(subject: String, words: String, link: String) -> Self {
        Self {
            subject,
            lines: vec![NoticeWords { words, link }],
            below: Vec::new(),
            unsubscribe: None,
        }
    }

    /// With what stands below notices in a mail: the way to the settings, and the end of such mails.
    pub(crate) fn by_mail(self, club: &Club, token: &str, language: Language) -> Self {
        let address = club.origin();
        let settings = say!(notices::Settings, link = format!("{address}/account"));
        let end = say!(
            notices::Unsubscribe,
            link = format!("{address}/account#unsubscribe={token}")
        );
        Self {
            below: [settings, end].map(|words| language.render(&words)).into(),
            unsubscribe: Some(format!("{address}/api/unsubscribe?token={token}")),
            ..self
        }
    }

    /// As the store keeps it.
    pub(crate) fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// All of it as a text.
    pub(crate) fn text(&self) -> String {
        let lines = self.lines.iter();
        let lines: Vec<String> = lines
            .map(|line| format!("{}\n{}", line.words, line.link))
            .collect();
        lines.join("\n\n")
    }
}

impl StoredNotice {
    /// What it tells.
    pub(crate) fn words(&self, language: Language) -> String {
        let (home, away) = match &self.subject {
            Subject::Match { teams, .. } => team_names(teams),
            Subject::Challenge(_) => Default::default(),
        };
        let words = match self.kind {
            Kind::Turn => say!(notices::Turn, home, away),
            Kind::Time => say!(notices::Time, home, away),
            Kind::Offer => say!(notices::Offer, home, away),
            Kind::Taken => say!(notices::Taken, home, away),
            Kind::Over => say!(notices::Over, home, away),
            Kind::Rematch => say!(notices::Rematch, home, away),
            Kind::Challenge => match &self.subject {
                Subject::Challenge(Some(name)) => say!(notices::Challenge, name = plain(name)),
                _ => say!(notices::ChallengeOfGuest),
            },
        };
        language.render(&words)
    }

    /// The address of the page where it is decided, without that of the server.
    pub(crate) fn path(&self) -> String {
        match &self.subject {
            Subject::Match { id, .. } => format!("/m/{id}"),
            Subject::Challenge(_) => "/lobby".to_owned(),
        }
    }
}

/// The names of the teams of a match, which are JSON.
fn team_names(teams: &str) -> (String, String) {
    let teams = serde_json::from_str::<BySide<NewTeam>>(teams);
    let name = |team: &NewTeam| plain(&team.name);
    teams.map_or_else(
        |_| Default::default(),
        |teams| (name(&teams.home), name(&teams.away)),
    )
}

/// A name without the signs that chats take for links, formats or calls of everybody.
fn plain(name: &str) -> String {
    let signs = |sign: char| "@<>[]()`*_~|#\\/".contains(sign) || sign.is_control();
    let words: Vec<&str> = name
        .split(signs)
        .map(str::trim)
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_calls_nobody_and_leads_nowhere() {
        assert_eq!(plain("Rovers of Riverside"), "Rovers of Riverside");
        assert_eq!(plain("@everyone"), "everyone");
        assert_eq!(plain("<!channel>"), "!channel");
        assert_eq!(
            plain("[here](https://evil.example)"),
            "here https: evil.example"
        );
        assert_eq!(plain("A\r\nBcc: x"), "A Bcc: x");
    }
}
