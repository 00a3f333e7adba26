//! Mail addresses in the store: links that prove them and bring people back, and the keys of the club.

use std::net::IpAddr;

use super::notices::{open_road, switch_off};
use super::people::read_account;
use super::sql::{Connection, query};
use super::{Account, Store, StoreError, statements};
use crate::notices::{Kind, Road};
use crate::secret::SeatHash;
use gaffer_core::named;

named! {
    /// What a link in a mail is for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Purpose {
        /// It proves that the address is the account's.
        Confirm = "confirm",
        /// It brings back whoever has forgotten the password.
        Recover = "recover",
    }
}

impl Purpose {
    /// How long it is good, in seconds.
    const fn good_for(self) -> i64 {
        match self {
            Self::Confirm => 24 * HOUR,
            Self::Recover => 2 * HOUR,
        }
    }
}

/// Seconds in which an account does not send the same link to an address again.
const ONE_LINK: i64 = 120;

/// How many links to confirm an address are sent in a day for an account.
const CONFIRMED_BY_ACCOUNT: i64 = 10;
/// How many are sent in a day to an address for whoever asks from one network: a stranger's requests use up those of his own.
const CONFIRMED_FROM_NETWORK: i64 = 3;
/// How many are sent in an hour to an address, whoever asks: it may be that of a stranger. A network that has asked for none there in
/// a day has as many again, so that others cannot keep it from its own.
const CONFIRMED_AN_HOUR: i64 = 6;
/// How many are sent in an hour in all, so that the club is no engine of mails; a network that has asked for none in a day has as many
/// again.
const CONFIRMED_IN_ALL: i64 = 200;

/// How many links to come back by are sent in an hour to the confirmed address of an account, whoever asks. Each is good for longer:
/// whoever reads the address has one that is good, however many strangers ask.
const LINKS_AN_HOUR: i64 = 3;

const HOUR: i64 = 3600;

/// Something to be written of mail addresses.
#[derive(Debug)]
pub(crate) enum MailWork {
    /// A link is sent to an address, unless one was sent just now, or enough in a day.
    Link {
        /// What it is for.
        purpose: Purpose,
        /// The account.
        account: i64,
        /// The hash of its secret.
        secret: SeatHash,
        /// The address.
        mail: String,
        /// The network that it is asked for from.
        network: IpAddr,
        /// The key by which a receiver knows a repeat.
        key: String,
        /// What the mail says.
        body: String,
    },
    /// Whoever has the link of an address confirms it.
    Confirm(SeatHash),
    /// An account gets no notices by mail any more.
    Unsubscribe(i64),
    /// A key of the club, unless it has one.
    Key(&'static str, Vec<u8>),
}

/// Writes something of mail addresses.
pub(super) async fn carry_out(
    connection: &mut Connection,
    work: &MailWork,
    at: i64,
) -> Result<(), StoreError> {
    match work {
        MailWork::Link {
            purpose,
            account,
            secret,
            mail,
            network,
            key,
            body,
        } => {
            let network = network.to_string();
            if *purpose == Purpose::Confirm
                && !may_confirm(connection, *account, mail, &network, at).await?
            {
                return Ok(());
            }
            let link = query(
                "INSERT INTO mail_links (secret, account, purpose, mail, created) \
                 SELECT $1, number, $3, $4, $5 FROM accounts WHERE number = $2 AND closed IS NULL AND NOT EXISTS \
                 (SELECT 1 FROM mail_links WHERE account = $2 AND purpose = $3 AND mail = $4 AND created > $6) \
                 AND ($3 <> 'recover' OR $7 > (SELECT count(*) FROM mail_links \
                 WHERE account = $2 AND purpose = $3 AND mail = $4 AND created > $5 - 3600))",
            )
            .bind(secret.bytes().to_vec())
            .bind(account)
            .bind(purpose.name())
            .bind(mail)
            .bind(at)
            .bind(at - ONE_LINK)
            .bind(LINKS_AN_HOUR)
            .execute(&mut *connection)
            .await?;
            if link.rows_affected() > 0 {
                query(
                    "INSERT INTO parcels (key, account, kind, address, body, made, due) VALUES ($1, $2, 'mail', $3, $4, $5, $5)",
                )
                .bind(key)
                .bind(account)
                .bind(mail)
                .bind(body)
                .bind(at)
                .execute(&mut *connection)
                .await?;
            }
            if link.rows_affected() > 0 && *purpose == Purpose::Confirm {
                query("INSERT INTO confirmations (account, mail, network, at) VALUES ($1, $2, $3, $4)")
                    .bind(account)
                    .bind(mail)
                    .bind(network)
                    .bind(at)
                    .execute(connection)
                    .await?;
            }
        }
        MailWork::Confirm(secret) => {
            if let Some((account, mail)) =
                use_link(connection, Purpose::Confirm, secret, at).await?
            {
                open_road(connection, account, Road::Mail, &mail, None, at).await?;
            }
        }
        MailWork::Unsubscribe(account) => {
            for kind in Kind::ALL {
                switch_off(connection, *account, kind, Road::Mail).await?;
            }
        }
        MailWork::Key(name, bytes) => {
            query("INSERT INTO club_keys (name, bytes) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(*name)
                .bind(bytes)
                .execute(connection)
                .await?;
        }
    }
    Ok(())
}

/// Whether one more link to confirm an address is sent; what is older than a day is forgotten.
async fn may_confirm(
    connection: &mut Connection,
    account: i64,
    mail: &str,
    network: &str,
    at: i64,
) -> Result<bool, StoreError> {
    let old = "DELETE FROM confirmations WHERE at <= $1";
    statements::change(connection, old, [at - 24 * HOUR]).await?;
    let row = query(
        "SELECT count(*) FILTER (WHERE account = $1) AS by_account, \
         count(*) FILTER (WHERE network = $3) AS from_network, \
         count(*) FILTER (WHERE lower(mail) = lower($2) AND network = $3) AS from_network_there, \
         count(*) FILTER (WHERE lower(mail) = lower($2) AND at > $4) AS there_an_hour, \
         count(*) FILTER (WHERE at > $4) AS an_hour FROM confirmations",
    )
    .bind(account)
    .bind(mail)
    .bind(network)
    .bind(at - HOUR)
    .fetch_one(connection)
    .await?;
    let count = |column: &str| row.try_get::<i64, _>(column);
    let there = count("from_network_there")?;
    let with_room = |most: i64, is_first: bool| if is_first { 2 * most } else { most };
    let is_first = count("from_network")? == 0;
    Ok(count("by_account")? < CONFIRMED_BY_ACCOUNT
        && there < CONFIRMED_FROM_NETWORK
        && count("there_an_hour")? < with_room(CONFIRMED_AN_HOUR, there == 0)
        && count("an_hour")? < with_room(CONFIRMED_IN_ALL, is_first))
}

/// A link that is good, with its account: one to come back by only while it leads to the account's address.
const GOOD_LINK: &str = "SELECT accounts.*, mail_links.mail AS mailed FROM mail_links \
    JOIN accounts ON accounts.number = mail_links.account \
    WHERE secret = $1 AND purpose = $2 AND mail_links.created > $3 AND closed IS NULL \
    AND (purpose = 'confirm' OR EXISTS (SELECT 1 FROM roads WHERE roads.account = accounts.number \
    AND kind = 'mail' AND address = mail_links.mail))";

/// Uses a link up, with all others of its kind; whose it was and where it was sent, or nothing where there is none.
pub(super) async fn use_link(
    connection: &mut Connection,
    purpose: Purpose,
    secret: &SeatHash,
    at: i64,
) -> Result<Option<(i64, String)>, StoreError> {
    let row = query(GOOD_LINK)
        .bind(secret.bytes().to_vec())
        .bind(purpose.name())
        .bind(at - purpose.good_for())
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let account: i64 = row.try_get("number")?;
    query("DELETE FROM mail_links WHERE account = $1 AND purpose = $2")
        .bind(account)
        .bind(purpose.name())
        .execute(connection)
        .await?;
    Ok(Some((account, row.try_get("mailed")?)))
}

impl Store {
    /// The account that a link is of, while it is good.
    pub(crate) async fn mail_link(
        &self,
        purpose: Purpose,
        secret: &SeatHash,
        now: u64,
    ) -> Result<Option<Account>, StoreError> {
        let row = query(GOOD_LINK)
            .bind(secret.bytes().to_vec())
            .bind(purpose.name())
            .bind(now as i64 - purpose.good_for())
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read_account).transpose()
    }

    /// The accounts with a confirmed mail address, and the address as each wrote it: by the folded name or by the address; a few at
    /// most.
    pub(crate) async fn with_mail(
        &self,
        folded: &str,
        mail: &str,
    ) -> Result<Vec<(Account, String)>, StoreError> {
        let rows = query(
            "SELECT accounts.*, roads.address FROM accounts JOIN roads ON roads.account = accounts.number \
             WHERE roads.kind = 'mail' AND closed IS NULL AND (folded = $1 OR lower(address) = lower($2)) LIMIT 5",
        )
        .bind(folded)
        .bind(mail)
        .fetch_all(&self.readers)
        .await?;
        let with = rows
            .iter()
            .map(|row| Ok((read_account(row)?, row.try_get("address")?)));
        with.collect()
    }

    /// A key of the club; where there is none the one that is drawn.
    pub(crate) async fn club_key(
        &self,
        name: &'static str,
        draw: impl FnOnce() -> Option<Vec<u8>>,
    ) -> Result<Vec<u8>, StoreError> {
        if let Some(key) = self.kept_key(name).await? {
            return Ok(key);
        }
        if let Some(drawn) = draw() {
            self.write_mail(MailWork::Key(name, drawn)).await?;
        }
        let none = || StoreError::Broken(format!("there is no key '{name}'"));
        self.kept_key(name).await?.ok_or_else(none)
    }

    async fn kept_key(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let row = query("SELECT bytes FROM club_keys WHERE name = $1")
            .bind(name)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Writes something of mail addresses; when this returns it is on disk.
    pub(crate) async fn write_mail(&self, work: MailWork) -> Result<(), StoreError> {
        self.write_notices(super::NoticeWork::Mail(work)).await
    }
}
