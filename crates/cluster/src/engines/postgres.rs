//! A real PostgreSQL server that keeps what it has acknowledged.

use std::io::Write;
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use super::binaries::find;
use super::{LOOPBACK, free_port, wait_until};
use crate::guardian::{Guardian, ending};
use crate::{Folder, process};

const PACKAGE: &str = "postgresql";
const CLIENT: &str = "postgresql-client";
/// The one role of these servers, which everybody on this machine may be.
const ROLE: &str = "postgres";

/// Whatever is a matter of speed alone stays as PostgreSQL has it; what an acknowledgement means is said.
const SETTINGS: [&str; 8] = [
    "fsync=on",
    "synchronous_commit=on",
    "full_page_writes=on",
    "max_connections=200",
    "shared_buffers=128MB",
    // No files outside the folder, and no name that a second server could have taken.
    "unix_socket_directories=",
    "log_min_messages=warning",
    // A connection that was cut off is noticed, or its locks would be held for hours.
    "tcp_user_timeout=10s",
];

/// How often it is looked whether the archive has something, or what was recovered can be written.
const ARCHIVE_TRIES: u32 = 600;

/// A PostgreSQL server with a folder and a port of its own; it ends when this is dropped and when this process ends.
#[derive(Debug)]
pub struct Postgres {
    address: SocketAddr,
    user: Option<User>,
    child: Option<Child>,
    guardian: Guardian,
    folder: Folder,
}

/// Whom the server runs as, where this process is root's: it refuses to be that.
#[derive(Clone, Copy, Debug)]
struct User {
    user: u32,
    group: u32,
}

impl Postgres {
    /// Starts a new server on a free port of this computer alone.
    pub fn start() -> Result<Self, String> {
        Self::start_on(LOOPBACK)
    }

    /// Starts a new server on a free port of an address.
    pub fn start_on(address: IpAddr) -> Result<Self, String> {
        let folder = Folder::new("postgres")?;
        let user = other_than_root()?;
        if let Some(User { user, group }) = user {
            folder.give_to(user, group)?;
        }
        let mut server = Self {
            address: SocketAddr::new(address, free_port(address)?),
            user,
            child: None,
            guardian: Guardian::new()?,
            folder,
        };
        server.initialise()?;
        server.start_again()?;
        Ok(server)
    }

    fn initialise(&self) -> Result<(), String> {
        let mut initdb = self.as_user(&find("initdb", PACKAGE)?)?;
        initdb
            .args(["--auth=trust", "--encoding=UTF8", "--no-locale"])
            .arg(format!("--username={ROLE}"))
            .arg("-D")
            .arg(self.data());
        succeed(initdb, "initdb")?;
        // Only what is on this machine or in its namespaces can reach the address that it listens on.
        let file = self.data().join("pg_hba.conf");
        let all = "host all all all trust\nhost replication all all trust\n";
        std::fs::write(&file, all).map_err(|error| format!("{}: {error}", file.display()))
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    fn as_user(&self, program: &Path) -> Result<Command, String> {
        let mut command = match self.user {
            None => Command::new(program),
            Some(User { user, group }) => {
                let mut setpriv = Command::new(find("setpriv", "util-linux")?);
                setpriv
                    .arg(format!("--reuid={user}"))
                    .arg(format!("--regid={group}"))
                    .arg("--clear-groups")
                    .arg(program);
                setpriv
            }
        };
        // The folder that this process runs in may be closed to that user.
        command.current_dir(self.folder.path());
        Ok(command)
    }

    /// Starts it on the same folder and port, after it was stopped or killed; it has recovered when this returns.
    pub fn start_again(&mut self) -> Result<(), String> {
        if self.child.is_some() {
            return Err("PostgreSQL runs already".to_owned());
        }
        let log = std::fs::File::options()
            .create(true)
            .append(true)
            .open(self.log())
            .map_err(|error| format!("{}: {error}", self.log().display()))?;
        let mut postgres = self.as_user(&find("postgres", PACKAGE)?)?;
        postgres.arg("-D").arg(self.data());
        postgres.args(["-p", &self.address.port().to_string()]);
        postgres.args(["-h", &self.address.ip().to_string()]);
        for setting in SETTINGS {
            postgres.args(["-c", setting]);
        }
        let child = postgres
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn();
        let mut child = child.map_err(|error| format!("postgres: {error}"))?;
        self.guardian.at_end(&ending(child.id(), "QUIT"))?;
        let url = self.url("postgres");
        let port = self.address;
        let is_there = || {
            let soon = Duration::from_secs(1);
            TcpStream::connect_timeout(&port, soon).is_ok() && query(&url, "SELECT 1").is_ok()
        };
        let started = wait_until(is_there, &mut child, "PostgreSQL", &self.log());
        self.child = Some(child);
        started
    }

    /// Lets it copy every segment of its log away, at the latest a second after it was begun; it is started again for that.
    pub fn archive(&mut self) -> Result<(), String> {
        self.stop()?;
        let archive = self.archived();
        let said = |error: std::io::Error| format!("{}: {error}", archive.display());
        std::fs::create_dir(&archive).map_err(said)?;
        if let Some(User { user, group }) = self.user {
            chown(&archive, Some(user), Some(group)).map_err(said)?;
        }
        let archive = archive.display();
        self.configure(&format!(
            "archive_mode = on\n\
             archive_command = 'test ! -f {archive}/%f && cp %p {archive}/%f'\n\
             archive_timeout = 1s\n"
        ))?;
        self.start_again()
    }

    /// Copies all of it while it runs, as a beginning from which the archived log leads on.
    pub fn base_backup(&self) -> Result<(), String> {
        let mut backup = self.as_user(&find("pg_basebackup", CLIENT)?)?;
        backup
            .args(["--checkpoint=fast", "--username", ROLE])
            .args(["--host", &self.address.ip().to_string()])
            .args(["--port", &self.address.port().to_string()])
            .arg("--pgdata")
            .arg(self.base());
        succeed(backup, "pg_basebackup").map(drop)
    }

    /// Waits until everything that was written by now is in the archive.
    pub fn wait_for_archive(&self) -> Result<(), String> {
        let url = self.url("postgres");
        let written = query(&url, "SELECT pg_walfile_name(pg_current_wal_insert_lsn())")?;
        for _ in 0..ARCHIVE_TRIES {
            if written
                .iter()
                .all(|name| self.archived().join(name).is_file())
            {
                return Ok(());
            }
            // A segment in which nothing is written is not archived.
            query(&url, "SELECT txid_current()")?;
            std::thread::sleep(Duration::from_millis(100));
        }
        Err(format!("{written:?} did not come into the archive"))
    }

    /// Kills it and removes everything that it has, but for the copy and the archive.
    pub fn destroy(&mut self) -> Result<(), String> {
        self.kill()?;
        std::fs::remove_dir_all(self.data())
            .map_err(|error| format!("{}: {error}", self.data().display()))
    }

    /// Brings it back as it was at a moment, from the copy and the archive; it takes writes again when this returns.
    pub fn recover(&mut self, moment: &str) -> Result<(), String> {
        let mut copy = self.as_user(Path::new("cp"))?;
        copy.arg("-a").arg(self.base()).arg(self.data());
        succeed(copy, "cp")?;
        let archive = self.archived();
        let archive = archive.display();
        self.configure(&format!(
            "restore_command = 'cp {archive}/%f %p'\n\
             recovery_target_time = '{moment}'\n\
             recovery_target_action = 'promote'\n"
        ))?;
        let signal = self.data().join("recovery.signal");
        std::fs::write(&signal, "").map_err(|error| format!("{}: {error}", signal.display()))?;
        self.start_again()?;
        for _ in 0..ARCHIVE_TRIES {
            let is_reading = query(&self.url("postgres"), "SELECT pg_is_in_recovery()")?;
            if is_reading == ["f"] {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        Err("it does not come to the moment".to_owned())
    }

    /// Adds lines to its settings.
    fn configure(&self, lines: &str) -> Result<(), String> {
        let file = self.data().join("postgresql.conf");
        let written = std::fs::OpenOptions::new().append(true).open(&file);
        written
            .and_then(|mut file| file.write_all(lines.as_bytes()))
            .map_err(|error| format!("{}: {error}", file.display()))
    }

    fn archived(&self) -> PathBuf {
        self.folder.path().join("archive")
    }

    fn base(&self) -> PathBuf {
        self.folder.path().join("base")
    }

    /// The address of a database; the one named "postgres" is always there.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://{ROLE}@{}/{database}", self.address)
    }

    /// Makes a new database, and gives its address.
    pub fn create_database(&self, name: &str) -> Result<String, String> {
        query(
            &self.url("postgres"),
            &format!("CREATE DATABASE \"{name}\""),
        )?;
        Ok(self.url(name))
    }

    /// The number of its first process, while it runs.
    pub fn process(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// The processor time of all its processes since it was started last.
    pub fn used(&self) -> Duration {
        self.process().map(process::used).unwrap_or_default()
    }

    /// Whether it runs.
    pub fn is_running(&self) -> bool {
        self.child.is_some()
    }

    /// Stops it at once: connections are cut off and nothing is tidied up, so that it recovers at its next start.
    pub fn stop_immediately(&mut self) -> Result<(), String> {
        self.end("QUIT")
    }

    /// Stops it in order: connections are cut off, and everything is written to its place.
    pub fn stop(&mut self) -> Result<(), String> {
        self.end("INT")
    }

    fn end(&mut self, name: &str) -> Result<(), String> {
        let Some(mut child) = self.child.take() else {
            return Ok(());
        };
        process::signal(child.id(), name)?;
        let _ = child.wait();
        self.guardian.at_end(":")
    }

    /// SIGKILL to all its processes, as when the machine is reset but for what the kernel was given to write.
    pub fn kill(&mut self) -> Result<(), String> {
        let Some(mut child) = self.child.take() else {
            return Ok(());
        };
        // Stopped first, or it would start others while its processes are counted. The rest would go by itself, but not at
        // once, and until then no new one starts on the folder.
        process::signal(child.id(), "STOP")?;
        for one in process::with_children(child.id()) {
            let _ = process::signal(one, "KILL");
        }
        let _ = child.wait();
        self.guardian.at_end(":")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.stop_immediately();
    }
}

/// Runs SQL in a database by its address; gives the rows, a line each, columns separated by `|`.
pub fn query(url: &str, sql: &str) -> Result<Vec<String>, String> {
    let mut psql = Command::new(find("psql", CLIENT)?);
    psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql])
        .env("PGCONNECT_TIMEOUT", "10")
        .arg(url);
    let output = succeed(psql, "psql")?;
    let text = String::from_utf8(output.stdout).map_err(|error| format!("psql: {error}"))?;
    Ok(text.lines().map(str::to_owned).collect())
}

fn succeed(mut command: Command, name: &str) -> Result<Output, String> {
    let output = command.stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("{name}: {error}"))?;
    if output.status.success() {
        return Ok(output);
    }
    let why = String::from_utf8_lossy(&output.stderr);
    Err(format!("{name}: {}", why.trim()))
}

/// Whom PostgreSQL runs as: its own user, else nobody; none where this process is not root's.
fn other_than_root() -> Result<Option<User>, String> {
    let number = |arguments: &[&str]| -> Option<u32> {
        let output = Command::new("id").args(arguments).output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse().ok()
    };
    if number(&["-u"]) != Some(0) {
        return Ok(None);
    }
    let mut names = ["postgres", "nobody"].into_iter();
    let found = names.find_map(|name| {
        let (user, group) = (number(&["-u", name])?, number(&["-g", name])?);
        Some(User { user, group })
    });
    let why =
        "PostgreSQL does not run as root, and there is neither a user 'postgres' nor 'nobody'";
    Ok(Some(found.ok_or(why)?))
}
