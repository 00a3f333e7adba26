//! The moderators' desk in the store: reports, everything that was done about them, and what it did to accounts.

use super::people::{read_account, read_name};
use super::sql::{Connection, Row, query};
use super::writer::Work;
use super::{Account, Store, StoreError, statements};
use crate::people::{Act, ActInfo, Officer, Reason, ReportInfo, Role, Warning};

/// The most reports, or acts, in a list.
const MOST_LISTED: u32 = 100;

/// A report that is to be stored.
#[derive(Debug)]
pub(crate) struct StoredReport {
    /// Who makes it.
    pub by: i64,
    /// The account that it is about.
    pub about: Option<i64>,
    /// The id of the match that it is about.
    pub about_match: Option<String>,
    /// Why.
    pub reason: Reason,
    /// What happened.
    pub words: String,
}

/// An act that is to be stored.
#[derive(Debug)]
pub(crate) struct StoredAct {
    /// Who does it.
    pub by: i64,
    /// What.
    pub act: Act,
    /// Whom it is done to.
    pub about: Option<i64>,
    /// The report that led to it.
    pub report: Option<i64>,
    /// Seconds since 1970 until when it lasts.
    pub until: Option<u64>,
    /// The role that is given.
    pub role: Option<Role>,
    /// Why.
    pub words: String,
}

/// Something to be written of the desk.
#[derive(Debug)]
pub(crate) enum DeskWork {
    /// Something is reported.
    Report(StoredReport),
    /// Something is done, and logged: both or neither.
    Act(StoredAct),
    /// An account has read a warning.
    Read {
        /// The account.
        account: i64,
        /// The number of the warning.
        number: i64,
    },
}

/// What the desk knows of an account beside its row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Restrictions {
    /// Seconds since 1970 until when nobody logs in with it.
    pub suspended: Option<u64>,
    /// Seconds since 1970 until when it does not chat.
    pub muted: Option<u64>,
}

/// Writes something of the desk.
pub(super) async fn carry_out(
    connection: &mut Connection,
    work: &DeskWork,
    at: i64,
) -> Result<(), StoreError> {
    match work {
        DeskWork::Report(report) => {
            query(
                "INSERT INTO reports (made_by, about, match, reason, words, at) VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(report.by)
            .bind(report.about)
            .bind(&report.about_match)
            .bind(report.reason.name())
            .bind(&report.words)
            .bind(at)
            .execute(connection)
            .await?;
            Ok(())
        }
        DeskWork::Act(act) => do_act(connection, act, at).await,
        DeskWork::Read { account, number } => {
            let read =
                "UPDATE desk_acts SET seen = $1 WHERE number = $2 AND about = $3 AND act = 'warn'";
            statements::change(connection, read, [at, *number, *account]).await?;
            Ok(())
        }
    }
}

/// Logs an act, and carries it out.
async fn do_act(connection: &mut Connection, act: &StoredAct, at: i64) -> Result<(), StoreError> {
    let until = act.until.map(|until| until as i64);
    query(
        "INSERT INTO desk_acts (made_by, act, about, report, until, role, words, at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(act.by)
    .bind(act.act.name())
    .bind(act.about)
    .bind(act.report)
    .bind(until)
    .bind(act.role.map(Role::name))
    .bind(&act.words)
    .bind(at)
    .execute(&mut *connection)
    .await?;
    // Nobody and nothing has the number 0.
    let (about, report) = (
        act.about.unwrap_or_default(),
        act.report.unwrap_or_default(),
    );
    let change = match act.act {
        Act::Note | Act::Warn => return Ok(()),
        Act::Mute => query("UPDATE accounts SET muted = $1 WHERE number = $2").bind(until),
        Act::Suspend => {
            let end = "DELETE FROM sessions WHERE account = $1";
            statements::change(connection, end, [about]).await?;
            query("UPDATE accounts SET suspended = $1 WHERE number = $2").bind(until)
        }
        Act::Appoint => query("UPDATE accounts SET role = $1 WHERE number = $2 AND closed IS NULL")
            .bind(act.role.map(Role::name)),
        Act::Close => {
            let close = "UPDATE reports SET closed = $1 WHERE number = $2";
            statements::change(connection, close, [at, report]).await?;
            return Ok(());
        }
    };
    change.bind(about).execute(connection).await?;
    Ok(())
}

const ACTS: &str = "SELECT desk_acts.*, doers.name AS doer, people.name AS person FROM desk_acts \
                    JOIN accounts AS doers ON doers.number = made_by \
                    LEFT JOIN accounts AS people ON people.number = about ";

impl Store {
    /// Writes something of the desk; when this returns it is on disk.
    pub(crate) async fn write_desk(&self, work: DeskWork) -> Result<(), StoreError> {
        if matches!(work, DeskWork::Report(_)) {
            self.size.check_new()?;
        }
        self.writer.write(Work::Desk(work)).await
    }

    /// Until when an account is muted and suspended, a program also as its keeper is; what is over at a moment is not told.
    pub(crate) async fn restrictions(
        &self,
        account: i64,
        now: u64,
    ) -> Result<Restrictions, StoreError> {
        let row = query(
            "SELECT max(suspended) AS suspended, max(muted) AS muted FROM accounts \
             WHERE number IN ($1, (SELECT keeper FROM accounts WHERE number = $1))",
        )
        .bind(account)
        .fetch_one(&self.readers)
        .await?;
        let until = |column: &str| -> Result<Option<u64>, StoreError> {
            let until: Option<i64> = row.try_get(column)?;
            Ok(until.map(|until| until as u64).filter(|until| *until > now))
        };
        Ok(Restrictions {
            suspended: until("suspended")?,
            muted: until("muted")?,
        })
    }

    /// What was said when an account was suspended last.
    pub(crate) async fn suspended_why(&self, account: i64) -> Result<String, StoreError> {
        let row = query(
            "SELECT words FROM desk_acts WHERE about = $1 AND act = 'suspend' ORDER BY number DESC LIMIT 1",
        )
        .bind(account)
        .fetch_optional(&self.readers)
        .await?;
        row.map_or_else(|| Ok(String::new()), |row| Ok(row.try_get(0)?))
    }

    /// The warnings that an account has not read.
    pub(crate) async fn warnings(&self, account: i64) -> Result<Vec<Warning>, StoreError> {
        let rows = query(
            "SELECT number, words, at FROM desk_acts WHERE about = $1 AND act = 'warn' AND seen IS NULL ORDER BY number",
        )
        .bind(account)
        .fetch_all(&self.readers)
        .await?;
        let warning = |row: &Row| {
            Ok(Warning {
                number: row.try_get("number")?,
                words: row.try_get("words")?,
                at: row.try_get::<i64, _>("at")? as u64,
            })
        };
        rows.iter().map(warning).collect()
    }

    /// The reports that are open, or those that are done with, as somebody may see them: nobody sees what is about himself or
    /// a match that he played, and none but owners what is about somebody of the same or a higher rank.
    pub(crate) async fn reports(
        &self,
        viewer: &Account,
        closed: bool,
    ) -> Result<Vec<ReportInfo>, StoreError> {
        let order = if closed { "DESC" } else { "ASC" };
        let read = format!(
            "{REPORTS} AND CASE WHEN reports.closed IS NULL THEN 0 ELSE 1 END = $3 ORDER BY reports.number {order}"
        );
        self.read_reports(&read, viewer, i64::from(closed)).await
    }

    /// A report as somebody may see it.
    pub(crate) async fn report(
        &self,
        viewer: &Account,
        number: i64,
    ) -> Result<Option<ReportInfo>, StoreError> {
        let read = format!("{REPORTS} AND reports.number = $3");
        let found = self.read_reports(&read, viewer, number).await?;
        Ok(found.into_iter().next())
    }

    async fn read_reports(
        &self,
        read: &str,
        viewer: &Account,
        argument: i64,
    ) -> Result<Vec<ReportInfo>, StoreError> {
        let rows = query(sqlx::AssertSqlSafe(read.to_owned()))
            .bind(viewer.number)
            .bind(viewer.number)
            .bind(argument)
            .fetch_all(&self.readers)
            .await?;
        let mut reports = Vec::new();
        for row in rows {
            let role: Option<&str> = row.try_get("role")?;
            let role = role.map(read_name::<Role>).transpose()?;
            let is_owner = viewer.role == Role::Owner;
            if role.is_some_and(|role| role >= viewer.role) && !is_owner {
                continue;
            }
            if reports.len() >= MOST_LISTED as usize {
                break;
            }
            let (number, id) = (row.try_get("number")?, row.try_get("match")?);
            reports.push(ReportInfo {
                number,
                by: row
                    .try_get::<Option<String>, _>("reporter")?
                    .unwrap_or_default(),
                person: row.try_get("person")?,
                players: self.players(id).await?,
                about_match: id.map(str::to_owned),
                reason: read_name(row.try_get("reason")?)?,
                words: row.try_get("words")?,
                at: row.try_get::<i64, _>("at")? as u64,
                closed: row.try_get::<Option<i64>, _>("closed")?.map(|at| at as u64),
                acts: self.acts("report = $1", number).await?,
            });
        }
        Ok(reports)
    }

    /// The accounts that have seats of a match.
    async fn players(&self, id: Option<&str>) -> Result<Vec<String>, StoreError> {
        let rows = query(
            "SELECT name FROM account_seats JOIN matches ON matches.number = account_seats.match \
             JOIN accounts ON accounts.number = account WHERE id = $1 AND accounts.closed IS NULL ORDER BY side",
        )
        .bind(id)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// What was done to an account, the last first.
    pub(crate) async fn acts_about(&self, account: i64) -> Result<Vec<ActInfo>, StoreError> {
        self.acts("about = $1", account).await
    }

    /// Everything that was done before an act, the last first.
    pub(crate) async fn acts_before(&self, number: i64) -> Result<Vec<ActInfo>, StoreError> {
        self.acts("desk_acts.number < $1", number).await
    }

    async fn acts(&self, which: &str, argument: i64) -> Result<Vec<ActInfo>, StoreError> {
        let read =
            format!("{ACTS} WHERE {which} ORDER BY desk_acts.number DESC LIMIT {MOST_LISTED}");
        let rows = query(sqlx::AssertSqlSafe(read))
            .bind(argument)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(read_act).collect()
    }

    /// How many reports are about an account.
    pub(crate) async fn reports_about(&self, account: i64) -> Result<u32, StoreError> {
        let row = query("SELECT count(*) FROM reports WHERE about = $1")
            .bind(account)
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get(0)?)
    }

    /// The reports that an account has made: why, in which words and when.
    pub(crate) async fn reports_by(
        &self,
        account: i64,
    ) -> Result<Vec<(Reason, String, u64)>, StoreError> {
        let rows =
            query("SELECT reason, words, at FROM reports WHERE made_by = $1 ORDER BY number")
                .bind(account)
                .fetch_all(&self.readers)
                .await?;
        let report = |row: &Row| {
            let at: i64 = row.try_get("at")?;
            Ok((
                read_name(row.try_get("reason")?)?,
                row.try_get("words")?,
                at as u64,
            ))
        };
        rows.iter().map(report).collect()
    }

    /// Those who look after the club, the highest first.
    pub(crate) async fn officers(&self) -> Result<Vec<Officer>, StoreError> {
        let rows =
            query("SELECT * FROM accounts WHERE role <> $1 AND closed IS NULL ORDER BY folded")
                .bind(Role::Member.name())
                .fetch_all(&self.readers)
                .await?;
        let accounts = rows.iter().map(read_account);
        let mut accounts = accounts.collect::<Result<Vec<Account>, _>>()?;
        accounts.sort_by_key(|account| std::cmp::Reverse(account.role));
        let officer = |account: Account| Officer {
            name: account.name,
            role: account.role,
        };
        Ok(accounts.into_iter().map(officer).collect())
    }
}

/// Reports with the names of both; neither those about the viewer nor those of matches in which he has a seat.
const REPORTS: &str = "SELECT reports.*, people.name AS person, people.role AS role, reporters.name AS reporter FROM reports \
                       LEFT JOIN accounts AS people ON people.number = about \
                       LEFT JOIN accounts AS reporters ON reporters.number = made_by \
                       WHERE about IS DISTINCT FROM $1 AND NOT EXISTS (SELECT 1 FROM account_seats \
                       JOIN matches ON matches.number = account_seats.match \
                       WHERE matches.id = reports.match AND account = $2)";

fn read_act(row: &Row) -> Result<ActInfo, StoreError> {
    let number = |column: &str| row.try_get::<Option<i64>, _>(column);
    let role: Option<&str> = row.try_get("role")?;
    Ok(ActInfo {
        number: row.try_get("number")?,
        by: row.try_get("doer")?,
        act: read_name(row.try_get("act")?)?,
        person: row.try_get("person")?,
        report: number("report")?,
        until: number("until")?.map(|until| until as u64),
        role: role.map(read_name).transpose()?,
        words: row.try_get("words")?,
        at: row.try_get::<i64, _>("at")? as u64,
    })
}
