//! Mail by SMTP: the server of the club's file, and a message with the key by which a repeat is known.

use lettre::address::AddressError;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::Tls;
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use serde::Deserialize;

use super::{Authorities, Content, Trouble};
use crate::people::Club;
use crate::store::Parcel;

/// The longest mail address.
const LONGEST_ADDRESS: usize = 254;

/// How the way to a mail server is secured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum MailSecurity {
    /// It begins in the open and must become TLS before anything is said.
    #[default]
    Starttls,
    /// It is TLS from the beginning.
    Tls,
    /// It is not: for a mail server on this computer.
    None,
}

/// The mail server of a club.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MailServer {
    /// Whom mails come from: `Rovers <club@example.org>`.
    pub from: String,
    /// The host of the server.
    pub server: String,
    /// Its port, where it is not the usual one.
    #[serde(default)]
    pub port: Option<u16>,
    /// How the way to it is secured.
    #[serde(default)]
    pub security: MailSecurity,
    /// The name that it knows the club by.
    #[serde(default)]
    pub user: Option<String>,
    /// The password for that.
    #[serde(default)]
    pub password: Option<String>,
}

impl MailServer {
    /// What makes no sense.
    pub(crate) fn check(&self) -> Result<(), String> {
        if self.from.parse::<Mailbox>().is_err() {
            return Err("`mail.from` is a mail address: \"Rovers <club@example.org>\"".into());
        }
        if self.user.is_some() != self.password.is_some() {
            return Err("`mail.user` and `mail.password` come together".into());
        }
        if self.password.is_some() && self.security == MailSecurity::None {
            return Err("`mail.password` would be sent in the open: set `mail.security`".into());
        }
        Ok(())
    }

    fn port(&self) -> u16 {
        self.port.unwrap_or(match self.security {
            MailSecurity::Starttls => 587,
            MailSecurity::Tls => 465,
            MailSecurity::None => 25,
        })
    }

    fn tls(&self, authorities: &Authorities) -> Result<Tls, Trouble> {
        let parameters = || authorities.of_mail_server(&self.server);
        Ok(match self.security {
            MailSecurity::None => Tls::None,
            MailSecurity::Starttls => Tls::Required(parameters()?),
            MailSecurity::Tls => Tls::Wrapper(parameters()?),
        })
    }
}

/// A mail address as it is stored.
pub(crate) fn read_address(text: &str) -> Result<String, AddressError> {
    let address: Address = text.trim().parse()?;
    let address = address.to_string();
    // One in quotes is an address too, but not for whoever sends.
    if address.len() > LONGEST_ADDRESS || !address.is_ascii() || address.contains('"') {
        return Err(AddressError::InvalidUser);
    }
    Ok(address)
}

/// Sends a parcel by mail.
pub(super) async fn send(
    club: &Club,
    server: &MailServer,
    parcel: &Parcel,
    content: &Content,
) -> Result<(), Trouble> {
    let message = message(club, server, parcel, content).ok_or(Trouble::Forbidden)?;
    let mut transport =
        AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(server.server.as_str())
            .port(server.port())
            .hello_name(ClientId::Domain(club.host().to_owned()))
            .tls(server.tls(&club.authorities)?)
            .timeout(Some(club.notices.patience()));
    if let (Some(user), Some(password)) = (&server.user, &server.password) {
        transport = transport.credentials(Credentials::new(user.clone(), password.clone()));
    }
    let sending = transport.build();
    // The time-out of the crate is one of each step.
    let sent = tokio::time::timeout(4 * club.notices.patience(), sending.send(message)).await;
    match sent {
        Ok(Ok(_)) => Ok(()),
        Err(_) => Err(Trouble::Slow),
        Ok(Err(error)) if error.is_timeout() => Err(Trouble::Slow),
        Ok(Err(error)) => {
            // What a mail server says may repeat the address.
            tracing::warn!(status = ?error.status(), "the mail server did not take a mail");
            Err(if error.status().is_some() {
                Trouble::Refused
            } else {
                Trouble::Unreachable
            })
        }
    }
}

fn message(
    club: &Club,
    server: &MailServer,
    parcel: &Parcel,
    content: &Content,
) -> Option<Message> {
    let mut message = Message::builder()
        .from(server.from.parse().ok()?)
        .to(Mailbox::new(None, parcel.address.parse().ok()?))
        .subject(content.subject.as_str())
        .message_id(Some(format!("<{}@{}>", parcel.key, club.host())))
        .date_now()
        .raw_header(raw("Auto-Submitted", "auto-generated"))
        .header(ContentType::TEXT_PLAIN);
    if let Some(url) = &content.unsubscribe {
        message = message
            .raw_header(raw("List-Unsubscribe", &format!("<{url}>")))
            .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
    }
    let below = content.below.join("\n");
    let text = format!("{}\n\n-- \n{}\n{below}\n", content.text(), club.name);
    message.body(text).ok()
}

fn raw(name: &'static str, value: &str) -> HeaderValue {
    let name = HeaderName::new_from_ascii_str(name);
    HeaderValue::new(name, value.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_address_is_one_address() {
        assert_eq!(
            read_address(" anna@example.org ").unwrap(),
            "anna@example.org"
        );
        for text in [
            "",
            "anna",
            "anna@",
            "a@b\r\nBcc: c@d",
            "a@b.example, c@d.example",
            "Anna <anna@example.org>",
            "änna@example.org",
            "\"quoted user\"@example.org",
        ] {
            assert!(read_address(text).is_err(), "{text}");
        }
        let long = format!("{}@example.org", "a".repeat(LONGEST_ADDRESS));
        assert!(read_address(&long).is_err());
    }
}
