//! People in the store: accounts, where they are logged in, recovery codes, tokens of programs, and who is admitted.
//!
//! What two could do at once (take a name, use a code or a link) is written under a condition, and who wanted it reads
//! back whether it happened.

use gaffer_core::Side;

use super::mail::{Purpose, use_link};
use super::notices;
use super::passkeys::{self, PasskeyWork};
use super::sql::{Connection, Row, query};
use super::writer::Work;
use super::{Store, StoreError, results, seat_number, statements};
use crate::clock;
use crate::people::{ChallengesFrom, Kind, Role, Scope};
use crate::secret::SeatHash;

/// An account that is to be stored.
#[derive(Clone, Debug)]
pub(crate) struct NewAccount {
    /// The name as it is shown.
    pub name: String,
    /// The name by which it is known from others.
    pub folded: String,
    /// The same of an account that was closed.
    pub reserved: String,
    /// The hash of the password.
    pub password: String,
    /// The role.
    pub role: Role,
    /// The hash of the link that admits to the club, where one is needed.
    pub admission: Option<SeatHash>,
}

/// A program that is to be stored.
#[derive(Clone, Debug)]
pub(crate) struct NewProgram {
    /// The name as it is shown.
    pub name: String,
    /// The name by which it is known from others.
    pub folded: String,
    /// The same of an account that was closed.
    pub reserved: String,
    /// The person who answers for it.
    pub keeper: i64,
}

/// A session that is to be stored.
#[derive(Clone, Debug)]
pub(crate) struct NewSession {
    /// The hash of its secret.
    pub secret: SeatHash,
    /// What the browser says it is.
    pub client: String,
    /// About where it comes from.
    pub address: String,
}

/// An account as it is stored.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    /// Its key.
    pub number: i64,
    /// The name as it is shown.
    pub name: String,
    /// The hash of the password; a program has none.
    pub password: Option<String>,
    /// The role.
    pub role: Role,
    /// A person or a program.
    pub kind: Kind,
    /// Seconds since 1970 when it was made.
    pub created: u64,
    /// Who may challenge it.
    pub challenges: ChallengesFrom,
}

/// Where somebody is logged in.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// Its key.
    pub number: i64,
    /// What the browser says it is.
    pub client: String,
    /// About where it comes from.
    pub address: String,
    /// Seconds since 1970 when it was opened.
    pub created: u64,
    /// Seconds since 1970 when it was last used, to the hour.
    pub seen: u64,
}

/// What a program logs in with.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    /// Its key.
    pub number: i64,
    /// The name of the program.
    pub program: String,
    /// What its keeper calls it.
    pub name: String,
    /// What it is for.
    pub scopes: Vec<Scope>,
    /// Seconds since 1970 when it was made.
    pub created: u64,
    /// Seconds since 1970 when it was last used, to the hour.
    pub seen: Option<u64>,
}

/// Something to be written of people.
#[derive(Debug)]
pub(crate) enum PeopleWork {
    /// A new account that is logged in at once, unless its name is taken or its link void; the session that the browser had,
    /// whosever it was, ends with it.
    Register(Box<NewAccount>, NewSession, Option<i64>),
    /// A new account of a program, unless its name is taken.
    AddProgram(NewProgram),
    /// Somebody logs in, and leaves the session that his browser had, whosever it was.
    LogIn {
        /// The account.
        account: i64,
        /// The session.
        session: NewSession,
        /// The session that ends with it.
        before: Option<i64>,
        /// The hash that his password was checked against: where it is another by now nothing is done.
        checked: String,
    },
    /// A session of an account ends.
    Close {
        /// The account.
        account: i64,
        /// The session.
        session: i64,
    },
    /// All sessions of an account end but one.
    CloseOthers {
        /// The account.
        account: i64,
        /// The session that goes on.
        session: i64,
    },
    /// A session or a token was used.
    Seen {
        /// Whether it is a token.
        token: bool,
        /// Its key.
        number: i64,
    },
    /// Another password; all sessions end but a new one, also the one that the browser had, whosever it was; links in mails that
    /// were asked for before are void, and there are other recovery codes.
    Password {
        /// The account.
        account: i64,
        /// The hash of the password.
        password: String,
        /// The new session.
        session: NewSession,
        /// The session that ends with it.
        before: Option<i64>,
        /// The hashes of the new recovery codes.
        codes: Vec<SeatHash>,
        /// What allows it; where it is not so any more nothing is done.
        by: Allowed,
    },
    /// New recovery codes in the place of those that there are.
    Codes {
        /// The account.
        account: i64,
        /// The hashes.
        codes: Vec<SeatHash>,
        /// The hash that the password was checked against: where it is another by now nothing is done.
        checked: String,
    },
    /// Seats that are an account's from now on, unless they are another's.
    Seats {
        /// The account.
        account: i64,
        /// The key of each match, and the side.
        seats: Vec<(i64, Side)>,
    },
    /// An account is closed with the programs that it keeps: only what keeps their names from others is left.
    Forget {
        /// The account.
        account: i64,
        /// The hash that its password was checked against: where it is another by now nothing is done.
        checked: String,
        /// It and its programs, each with what is left of its name.
        accounts: Vec<(i64, String)>,
    },
    /// A link that admits one person to the club.
    Admit {
        /// The hash of its secret.
        secret: SeatHash,
        /// The role that it gives.
        role: Role,
        /// Who made it.
        made_by: Option<i64>,
    },
    /// A token of a program, unless its keeper has as many as he may have.
    AddToken {
        /// The most that he may have.
        most: u32,
        /// The program.
        account: i64,
        /// The hash of the token.
        secret: SeatHash,
        /// What its keeper calls it.
        name: String,
        /// What it is for.
        scopes: Vec<Scope>,
    },
    /// A token of a program that somebody keeps ends.
    CloseToken {
        /// The keeper.
        keeper: i64,
        /// The key of the token.
        number: i64,
    },
    /// Who may challenge an account from now on.
    Challenges {
        /// The account.
        account: i64,
        /// Who.
        from: ChallengesFrom,
    },
    /// Something of passkeys.
    Passkeys(PasskeyWork),
    /// What was not used for long is forgotten.
    Expire {
        /// Seconds since 1970: sessions that were not used since.
        sessions: u64,
        /// The same for links that were made before.
        admissions: u64,
    },
}

/// What allows somebody to give an account another password.
#[derive(Debug)]
pub(crate) enum Allowed {
    /// The password was checked against this hash.
    Checked(String),
    /// The hash of a recovery code, which is used up.
    Code(SeatHash),
    /// The hash of a link from a mail, which is used up.
    Link(SeatHash),
}

/// Writes something of people.
pub(super) async fn carry_out(
    connection: &mut Connection,
    work: &PeopleWork,
    at: i64,
) -> Result<(), StoreError> {
    match work {
        PeopleWork::Register(account, session, before) => {
            register(connection, account, session, *before, at).await
        }
        PeopleWork::AddProgram(program) => add_program(connection, program, at).await,
        PeopleWork::LogIn {
            account,
            session,
            before,
            checked,
        } => {
            if has_password(connection, *account, checked).await? {
                open(connection, *account, session, at).await?;
                leave(connection, *before).await?;
            }
            Ok(())
        }
        PeopleWork::Close { account, session } => {
            let one = "DELETE FROM sessions WHERE account = $1 AND number = $2";
            change(connection, one, [*account, *session]).await
        }
        PeopleWork::CloseOthers { account, session } => {
            let others = "DELETE FROM sessions WHERE account = $1 AND number <> $2";
            change(connection, others, [*account, *session]).await
        }
        PeopleWork::Seen { token, number } => note_seen(connection, *token, *number, at).await,
        PeopleWork::Password {
            account,
            password,
            session,
            before,
            codes,
            by,
        } => {
            if is_allowed(connection, *account, by, at).await? {
                // First: the new session may get the number of one that has ended.
                leave(connection, *before).await?;
                change_password(connection, *account, password, session, at).await?;
                replace_codes(connection, *account, codes).await?;
            }
            Ok(())
        }
        PeopleWork::Codes {
            account,
            codes,
            checked,
        } => {
            if has_password(connection, *account, checked).await? {
                replace_codes(connection, *account, codes).await?;
            }
            Ok(())
        }
        PeopleWork::Seats { account, seats } => {
            for (number, side) in seats {
                take_seat(connection, *number, *side, *account, at).await?;
            }
            Ok(())
        }
        PeopleWork::Forget {
            account,
            checked,
            accounts,
        } => {
            if has_password(connection, *account, checked).await? {
                forget(connection, accounts, at).await?;
            }
            Ok(())
        }
        PeopleWork::Admit {
            secret,
            role,
            made_by,
        } => admit(connection, secret, *role, *made_by, at).await,
        PeopleWork::AddToken {
            most,
            account,
            secret,
            name,
            scopes,
        } => {
            let token = (secret, &name[..], &scopes[..]);
            add_token(connection, *account, token, *most, at).await
        }
        PeopleWork::CloseToken { keeper, number } => {
            let close = "DELETE FROM tokens WHERE number = $2 \
                         AND account IN (SELECT number FROM accounts WHERE keeper = $1)";
            change(connection, close, [*keeper, *number]).await
        }
        PeopleWork::Challenges { account, from } => {
            take_challenges(connection, *account, *from).await
        }
        PeopleWork::Passkeys(work) => passkeys::carry_out(connection, work, at).await,
        PeopleWork::Expire {
            sessions,
            admissions,
        } => expire(connection, *sessions, *admissions).await,
    }
}

/// Says whose challenges an account takes.
async fn take_challenges(
    connection: &mut Connection,
    account: i64,
    from: ChallengesFrom,
) -> Result<(), StoreError> {
    query("UPDATE accounts SET challenges = $1 WHERE number = $2")
        .bind(from.name())
        .bind(account)
        .execute(connection)
        .await?;
    Ok(())
}

/// Forgets sessions that were not seen and admissions that were not used since a time.
async fn expire(
    connection: &mut Connection,
    sessions: u64,
    admissions: u64,
) -> Result<(), StoreError> {
    let old = "DELETE FROM sessions WHERE seen < $1";
    change(connection, old, [sessions as i64]).await?;
    let old = "DELETE FROM admissions WHERE created < $1";
    change(connection, old, [admissions as i64]).await
}

/// Makes a seat an account's, unless it is another's or the account is closed.
pub(super) async fn take_seat(
    connection: &mut Connection,
    number: i64,
    side: Side,
    account: i64,
    at: i64,
) -> Result<(), StoreError> {
    let take = "INSERT INTO account_seats (match, side, account, since) \
                SELECT number, $2, $3, $4 FROM matches WHERE number = $1 \
                AND EXISTS (SELECT 1 FROM accounts WHERE number = $3 AND closed IS NULL) ON CONFLICT DO NOTHING";
    let numbers = [number, seat_number(side), account, at];
    if statements::change(connection, take, numbers).await? > 0 {
        // What a guest has played moves into the account that he makes.
        results::take_side(connection, number, side, account).await?;
    }
    Ok(())
}

/// Carries out a statement with numbers.
async fn change<const N: usize>(
    connection: &mut Connection,
    statement: &'static str,
    numbers: [i64; N],
) -> Result<(), StoreError> {
    statements::change(connection, statement, numbers).await?;
    Ok(())
}

/// The session ends that a browser had before it was given another.
pub(super) async fn leave(
    connection: &mut Connection,
    session: Option<i64>,
) -> Result<(), StoreError> {
    // Nothing has the number 0.
    let number = session.unwrap_or_default();
    change(
        connection,
        "DELETE FROM sessions WHERE number = $1",
        [number],
    )
    .await
}

async fn add_program(
    connection: &mut Connection,
    program: &NewProgram,
    at: i64,
) -> Result<(), StoreError> {
    query(
        "INSERT INTO accounts (name, folded, role, kind, keeper, created) \
         SELECT $1, $2, $3, $4, number, $6 FROM accounts WHERE number = $5 AND closed IS NULL \
         AND NOT EXISTS (SELECT 1 FROM accounts WHERE folded = $7) ON CONFLICT DO NOTHING",
    )
    .bind(&program.name)
    .bind(&program.folded)
    .bind(Role::Member.name())
    .bind(Kind::Program.name())
    .bind(program.keeper)
    .bind(at)
    .bind(&program.reserved)
    .execute(connection)
    .await?;
    Ok(())
}

async fn admit(
    connection: &mut Connection,
    secret: &SeatHash,
    role: Role,
    made_by: Option<i64>,
    at: i64,
) -> Result<(), StoreError> {
    if role == Role::Owner {
        // There is one such link at a time.
        query("DELETE FROM admissions WHERE role = $1")
            .bind(role.name())
            .execute(&mut *connection)
            .await?;
    }
    query("INSERT INTO admissions (secret, role, made_by, created) VALUES ($1, $2, $3, $4)")
        .bind(secret.bytes().to_vec())
        .bind(role.name())
        .bind(made_by)
        .bind(at)
        .execute(connection)
        .await?;
    Ok(())
}

async fn add_token(
    connection: &mut Connection,
    account: i64,
    (secret, name, scopes): (&SeatHash, &str, &[Scope]),
    most: u32,
    at: i64,
) -> Result<(), StoreError> {
    // Not where the program was closed meanwhile, or others were made.
    let add = "INSERT INTO tokens (secret, account, name, scopes, created) \
               SELECT $1, number, $3, $4, $5 FROM accounts AS program WHERE number = $2 AND closed IS NULL \
               AND keeper IN (SELECT number FROM accounts WHERE closed IS NULL) \
               AND $6 > (SELECT count(*) FROM tokens JOIN accounts ON accounts.number = account \
               WHERE accounts.keeper = program.keeper)";
    query(add)
        .bind(secret.bytes().to_vec())
        .bind(account)
        .bind(name)
        .bind(Scope::join(scopes))
        .bind(at)
        .bind(most)
        .execute(connection)
        .await?;
    Ok(())
}

/// Whether something still allows another password; what is good once is used up.
async fn is_allowed(
    connection: &mut Connection,
    account: i64,
    by: &Allowed,
    at: i64,
) -> Result<bool, StoreError> {
    Ok(match by {
        Allowed::Checked(hash) => has_password(connection, account, hash).await?,
        Allowed::Code(code) => use_code(connection, account, code).await?,
        Allowed::Link(link) => {
            let used = use_link(connection, Purpose::Recover, link, at).await?;
            used.is_some_and(|(of, _)| of == account)
        }
    })
}

async fn note_seen(
    connection: &mut Connection,
    token: bool,
    number: i64,
    at: i64,
) -> Result<(), StoreError> {
    let seen = if token {
        "UPDATE tokens SET seen = $1 WHERE number = $2"
    } else {
        "UPDATE sessions SET seen = $1 WHERE number = $2"
    };
    change(connection, seen, [at, number]).await
}

async fn register(
    connection: &mut Connection,
    account: &NewAccount,
    session: &NewSession,
    before: Option<i64>,
    at: i64,
) -> Result<(), StoreError> {
    let is_taken = query("SELECT 1 FROM accounts WHERE folded IN ($1, $2)")
        .bind(&account.folded)
        .bind(&account.reserved)
        .fetch_optional(&mut *connection)
        .await?;
    if is_taken.is_some() {
        return Ok(());
    }
    if let Some(admission) = &account.admission {
        let used = query("DELETE FROM admissions WHERE secret = $1 AND role = $2")
            .bind(admission.bytes().to_vec())
            .bind(account.role.name())
            .execute(&mut *connection)
            .await?;
        if used.rows_affected() == 0 {
            return Ok(());
        }
    }
    let made = query(
        "INSERT INTO accounts (name, folded, password, role, kind, created) VALUES ($1, $2, $3, $4, $5, $6) RETURNING number",
    )
    .bind(&account.name)
    .bind(&account.folded)
    .bind(&account.password)
    .bind(account.role.name())
    .bind(Kind::Person.name())
    .bind(at)
    .fetch_one(&mut *connection)
    .await?;
    open(connection, made.try_get(0)?, session, at).await?;
    leave(connection, before).await
}

pub(super) async fn open(
    connection: &mut Connection,
    account: i64,
    session: &NewSession,
    at: i64,
) -> Result<(), StoreError> {
    // Not where the account was closed or suspended meanwhile.
    query(
        "INSERT INTO sessions (secret, account, client, address, created, seen) \
         SELECT $1, number, $3, $4, $5, $5 FROM accounts WHERE number = $2 AND closed IS NULL \
         AND coalesce(suspended, 0) <= $5",
    )
    .bind(session.secret.bytes().to_vec())
    .bind(account)
    .bind(&session.client)
    .bind(&session.address)
    .bind(at)
    .execute(connection)
    .await?;
    Ok(())
}

/// Whether the hash of an account's password is still this one: whoever was checked against an older one comes too late.
async fn has_password(
    connection: &mut Connection,
    account: i64,
    hash: &str,
) -> Result<bool, StoreError> {
    let found = query("SELECT 1 FROM accounts WHERE number = $1 AND password = $2")
        .bind(account)
        .bind(hash)
        .fetch_optional(connection)
        .await?;
    Ok(found.is_some())
}

/// Uses a recovery code up; false where there is none such.
async fn use_code(
    connection: &mut Connection,
    account: i64,
    code: &SeatHash,
) -> Result<bool, StoreError> {
    let used = query("DELETE FROM recovery_codes WHERE account = $1 AND code = $2")
        .bind(account)
        .bind(code.bytes().to_vec())
        .execute(connection)
        .await?;
    Ok(used.rows_affected() > 0)
}

async fn change_password(
    connection: &mut Connection,
    account: i64,
    password: &str,
    session: &NewSession,
    at: i64,
) -> Result<(), StoreError> {
    query("UPDATE accounts SET password = $1 WHERE number = $2 AND closed IS NULL")
        .bind(password)
        .bind(account)
        .execute(&mut *connection)
        .await?;
    for all in [
        "DELETE FROM sessions WHERE account = $1",
        // Whoever knew the password before may have asked for one.
        "DELETE FROM mail_links WHERE account = $1",
    ] {
        change(connection, all, [account]).await?;
    }
    open(connection, account, session, at).await
}

async fn replace_codes(
    connection: &mut Connection,
    account: i64,
    codes: &[SeatHash],
) -> Result<(), StoreError> {
    let all = "DELETE FROM recovery_codes WHERE account = $1";
    change(connection, all, [account]).await?;
    for code in codes {
        query("INSERT INTO recovery_codes (account, code) VALUES ($1, $2)")
            .bind(account)
            .bind(code.bytes().to_vec())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Everything that the store has of an account beside its row.
const OF_ACCOUNTS: [&str; 19] = [
    "DELETE FROM chat WHERE account = $1",
    "DELETE FROM challenges WHERE $1 IN (account, addressee)",
    "DELETE FROM found_matches WHERE account = $1",
    // Of a program that was made while its keeper left, too.
    "DELETE FROM tokens WHERE account IN (SELECT number FROM accounts WHERE keeper = $1)",
    "DELETE FROM sessions WHERE account = $1",
    "DELETE FROM recovery_codes WHERE account = $1",
    "DELETE FROM passkeys WHERE account = $1",
    "DELETE FROM tokens WHERE account = $1",
    "DELETE FROM account_seats WHERE account = $1",
    "DELETE FROM renewed_seats WHERE account = $1",
    "DELETE FROM standings WHERE account = $1",
    "DELETE FROM dice_counts WHERE account = $1",
    "DELETE FROM solvers WHERE account = $1",
    // The puzzles' ratings follow from the tries, which are nobody's then.
    "UPDATE puzzle_tries SET account = NULL WHERE account = $1",
    "DELETE FROM relations WHERE account = $1",
    "DELETE FROM relations WHERE other = $1",
    "DELETE FROM reports WHERE about = $1",
    "UPDATE reports SET made_by = NULL WHERE made_by = $1",
    "UPDATE desk_acts SET words = '' WHERE about = $1",
];

/// Takes the name of an account off the teams that are called like it, as those of matches from the lobby are, in its matches and
/// in copies of any (sandboxes and loaded records), with replays that tell it: they are kept anew.
async fn rename_teams(connection: &mut Connection, account: i64) -> Result<(), StoreError> {
    let booked = "UPDATE result_sides SET team = 'Former member' \
                  WHERE account = $1 AND team = (SELECT name FROM accounts WHERE number = $1)";
    change(connection, booked, [account]).await?;
    for (side, number, other) in [("home", 0, "away"), ("away", 1, "home")] {
        let called = format!(
            "FROM matches WHERE number IN (SELECT match FROM account_seats WHERE account = $1 AND side = {number} \
             UNION ALL SELECT number FROM matches WHERE origin IS NOT NULL OR loaded) \
             AND json_extract(teams, '$.{side}.name') = (SELECT name FROM accounts WHERE number = $1)"
        );
        let name = format!(
            "CASE WHEN json_extract(teams, '$.{other}.name') = 'Former member' THEN 'Former member 2' ELSE 'Former member' END"
        );
        for statement in [
            format!("DELETE FROM replays WHERE match IN (SELECT number {called})"),
            format!(
                "UPDATE matches SET teams = json_set(teams, '$.{side}.name', {name}), \
                 header = json_set(header, '$.seats.{side}.name', {name}), archived = FALSE WHERE number IN (SELECT number {called})"
            ),
        ] {
            query(sqlx::AssertSqlSafe(statement))
                .bind(account)
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}

async fn forget(
    connection: &mut Connection,
    accounts: &[(i64, String)],
    at: i64,
) -> Result<(), StoreError> {
    for (number, reserved) in accounts {
        rename_teams(connection, *number).await?;
        for statement in OF_ACCOUNTS.into_iter().chain(notices::OF_ACCOUNTS) {
            change(connection, statement, [*number]).await?;
        }
        query(
            "UPDATE accounts SET name = '', folded = $2, password = NULL, mail = NULL, settings = '{}', \
             role = $3, keeper = NULL, closed = $4 WHERE number = $1",
        )
        .bind(number)
        .bind(reserved)
        .bind(Role::Member.name())
        .bind(at)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// A token is good unless its program, or whoever keeps it, is suspended.
const OPEN_TOKEN: &str = "SELECT 1 FROM tokens JOIN accounts AS programs ON programs.number = account \
                          LEFT JOIN accounts AS keepers ON keepers.number = programs.keeper \
                          WHERE coalesce(programs.suspended, 0) <= $1 AND coalesce(keepers.suspended, 0) <= $1 \
                          AND tokens.number = $2";

impl Store {
    /// Writes something of people; when this returns it is on disk.
    pub(crate) async fn write_people(&self, work: PeopleWork) -> Result<(), StoreError> {
        if matches!(work, PeopleWork::Register(..) | PeopleWork::AddProgram(_)) {
            self.size.check_new()?;
        }
        self.writer.write(Work::People(work)).await
    }

    /// An account by its folded name.
    pub(crate) async fn account(&self, folded: &str) -> Result<Option<Account>, StoreError> {
        let row = query("SELECT * FROM accounts WHERE folded = $1 AND closed IS NULL")
            .bind(folded)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read_account).transpose()
    }

    /// Whether a name is somebody's, or was.
    pub(crate) async fn is_taken(&self, folded: &str, reserved: &str) -> Result<bool, StoreError> {
        let row = query("SELECT 1 FROM accounts WHERE folded IN ($1, $2)")
            .bind(folded)
            .bind(reserved)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// The account that a session is of, and the session.
    pub(crate) async fn session(
        &self,
        secret: &SeatHash,
    ) -> Result<Option<(Account, Session)>, StoreError> {
        let row = query(
            "SELECT accounts.*, sessions.number AS session, client, address, sessions.created AS opened, seen \
             FROM sessions JOIN accounts ON accounts.number = account WHERE secret = $1 AND closed IS NULL",
        )
        .bind(secret.bytes().to_vec())
        .fetch_optional(&self.readers)
        .await?;
        let read = |row: Row| Ok((read_account(&row)?, read_session(&row)?));
        row.map(read).transpose()
    }

    /// The account that a session is of.
    pub(crate) async fn account_of_session(
        &self,
        number: i64,
    ) -> Result<Option<Account>, StoreError> {
        let row = query(
            "SELECT accounts.* FROM sessions JOIN accounts ON accounts.number = account \
             WHERE sessions.number = $1 AND closed IS NULL",
        )
        .bind(number)
        .fetch_optional(&self.readers)
        .await?;
        row.as_ref().map(read_account).transpose()
    }

    /// The sessions of an account, those used last first.
    pub(crate) async fn sessions(&self, account: i64) -> Result<Vec<Session>, StoreError> {
        let rows = query(
            "SELECT number AS session, client, address, created AS opened, seen FROM sessions \
             WHERE account = $1 ORDER BY seen DESC, number DESC",
        )
        .bind(account)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(read_session).collect()
    }

    /// Whether a session or a token is still good.
    pub(crate) async fn is_open(&self, token: bool, number: i64) -> Result<bool, StoreError> {
        let found = if token {
            query(OPEN_TOKEN).bind(clock::now() as i64).bind(number)
        } else {
            query("SELECT 1 FROM sessions WHERE number = $1").bind(number)
        };
        let row = found.fetch_optional(&self.readers).await?;
        Ok(row.is_some())
    }

    /// How many recovery codes an account has left.
    pub(crate) async fn codes_left(&self, account: i64) -> Result<u32, StoreError> {
        let row = query("SELECT count(*) FROM recovery_codes WHERE account = $1")
            .bind(account)
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get(0)?)
    }

    /// Whether an account has a recovery code that was not used.
    pub(crate) async fn has_code(&self, account: i64, code: &SeatHash) -> Result<bool, StoreError> {
        let row = query("SELECT 1 FROM recovery_codes WHERE account = $1 AND code = $2")
            .bind(account)
            .bind(code.bytes().to_vec())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// The role that a link gives, made not before a time.
    pub(crate) async fn admission(
        &self,
        secret: &SeatHash,
        since: u64,
    ) -> Result<Option<Role>, StoreError> {
        let row = query("SELECT role FROM admissions WHERE secret = $1 AND created >= $2")
            .bind(secret.bytes().to_vec())
            .bind(since as i64)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| read_name(row.try_get("role")?)).transpose()
    }

    /// Whether anybody owns the club.
    pub(crate) async fn has_owner(&self) -> Result<bool, StoreError> {
        let row = query("SELECT 1 FROM accounts WHERE role = $1 AND closed IS NULL")
            .bind(Role::Owner.name())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// The programs that a person keeps.
    pub(crate) async fn programs(&self, keeper: i64) -> Result<Vec<Account>, StoreError> {
        let rows = query("SELECT * FROM accounts WHERE keeper = $1 ORDER BY number")
            .bind(keeper)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(read_account).collect()
    }

    /// The tokens of the programs that a person keeps.
    pub(crate) async fn tokens(&self, keeper: i64) -> Result<Vec<Token>, StoreError> {
        let rows = query(
            "SELECT tokens.*, accounts.name AS program FROM tokens JOIN accounts ON accounts.number = account \
             WHERE keeper = $1 ORDER BY tokens.number",
        )
        .bind(keeper)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(read_token).collect()
    }

    /// The program that a token is of, and the token.
    pub(crate) async fn token(
        &self,
        secret: &SeatHash,
    ) -> Result<Option<(Account, Token)>, StoreError> {
        let row = query("SELECT number FROM tokens WHERE secret = $1")
            .bind(secret.bytes().to_vec())
            .fetch_optional(&self.readers)
            .await?;
        match row {
            Some(row) => self.token_by_number(row.try_get("number")?).await,
            None => Ok(None),
        }
    }

    /// The program that has a token, and the token, where it is still good.
    pub(crate) async fn token_by_number(
        &self,
        number: i64,
    ) -> Result<Option<(Account, Token)>, StoreError> {
        if !self.is_open(true, number).await? {
            return Ok(None);
        }
        let token = query(
            "SELECT tokens.*, accounts.name AS program FROM tokens JOIN accounts ON accounts.number = account \
             WHERE tokens.number = $1",
        )
        .bind(number)
        .fetch_optional(&self.readers)
        .await?;
        let Some(token) = token else { return Ok(None) };
        let account = query("SELECT * FROM accounts WHERE number = $1 AND closed IS NULL")
            .bind(token.try_get::<i64, _>("account")?)
            .fetch_optional(&self.readers)
            .await?;
        let read = |account: Row| Ok((read_account(&account)?, read_token(&token)?));
        account.map(read).transpose()
    }
}

pub(super) fn read_account(row: &Row) -> Result<Account, StoreError> {
    Ok(Account {
        number: row.try_get("number")?,
        name: row.try_get("name")?,
        password: row.try_get("password")?,
        role: read_name(row.try_get("role")?)?,
        kind: read_name(row.try_get("kind")?)?,
        created: row.try_get::<i64, _>("created")? as u64,
        challenges: read_name(row.try_get("challenges")?)?,
    })
}

fn read_session(row: &Row) -> Result<Session, StoreError> {
    Ok(Session {
        number: row.try_get("session")?,
        client: row.try_get("client")?,
        address: row.try_get("address")?,
        created: row.try_get::<i64, _>("opened")? as u64,
        seen: row.try_get::<i64, _>("seen")? as u64,
    })
}

fn read_token(row: &Row) -> Result<Token, StoreError> {
    let scopes: &str = row.try_get("scopes")?;
    let scopes = scopes.split_whitespace().map(read_name);
    Ok(Token {
        number: row.try_get("number")?,
        program: row.try_get("program")?,
        name: row.try_get("name")?,
        scopes: scopes.collect::<Result<_, _>>()?,
        created: row.try_get::<i64, _>("created")? as u64,
        seen: row
            .try_get::<Option<i64>, _>("seen")?
            .map(|seen| seen as u64),
    })
}

pub(super) fn read_name<T: std::str::FromStr<Err = String>>(name: &str) -> Result<T, StoreError> {
    name.parse().map_err(StoreError::Broken)
}
