//! One PostgreSQL and one NATS server for a whole run of tests, and a database of its own for each.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use super::nats::Nats;
use super::postgres::{Postgres, query};

/// Names a server that runs already: `postgres://user@host:port`.
pub const POSTGRES_VARIABLE: &str = "GAFFER_POSTGRES";
/// Names a NATS server that runs already: `nats://host:port`.
pub const NATS_VARIABLE: &str = "GAFFER_NATS";

/// An empty database; it is deleted when this is dropped, whoever is still connected.
#[derive(Debug)]
pub struct Database {
    name: String,
    server: String,
}

/// An empty database of the server that `GAFFER_POSTGRES` names, or else of one that is started once for this process.
pub fn fresh_database() -> Result<Database, String> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let database = Database {
        name: format!("gaffer_{}_{number}", std::process::id()),
        server: server()?,
    };
    database.drop_it()?;
    let create = format!("CREATE DATABASE \"{}\"", database.name);
    query(&database.beside(), &create)?;
    Ok(database)
}

/// The address of the NATS server that `GAFFER_NATS` names, or else of one that is started once for this process.
pub fn shared_bus() -> Result<String, String> {
    static SERVER: OnceLock<Result<Nats, String>> = OnceLock::new();
    if let Ok(url) = std::env::var(NATS_VARIABLE) {
        return Ok(url);
    }
    let server = SERVER.get_or_init(Nats::start).as_ref();
    Ok(server.map_err(Clone::clone)?.url())
}

/// The address of the server, without a database.
fn server() -> Result<String, String> {
    // Never dropped: a guardian ends it with this process.
    static SERVER: OnceLock<Result<Postgres, String>> = OnceLock::new();
    if let Ok(url) = std::env::var(POSTGRES_VARIABLE) {
        return named(&url);
    }
    let server = SERVER.get_or_init(Postgres::start).as_ref();
    named(&server.map_err(Clone::clone)?.url(""))
}

/// The address of a server without what follows it.
fn named(url: &str) -> Result<String, String> {
    let scheme = ["postgres://", "postgresql://"];
    let rest = scheme.iter().find_map(|scheme| url.strip_prefix(scheme));
    let rest = rest
        .ok_or_else(|| format!("{POSTGRES_VARIABLE}: '{url}' does not begin with postgres://"))?;
    let end = rest.find(['/', '?']).unwrap_or(rest.len());
    Ok(format!("postgres://{}", &rest[..end]))
}

impl Database {
    /// Its address.
    pub fn url(&self) -> String {
        format!("{}/{}", self.server, self.name)
    }

    /// The database from which others are made and deleted.
    fn beside(&self) -> String {
        format!("{}/postgres", self.server)
    }

    fn drop_it(&self) -> Result<(), String> {
        let sql = format!("DROP DATABASE IF EXISTS \"{}\" WITH (FORCE)", self.name);
        query(&self.beside(), &sql).map(drop)
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let _ = self.drop_it();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_named_with_or_without_a_database() {
        for url in [
            "postgres://me@host:5432",
            "postgresql://me@host:5432/",
            "postgres://me@host:5432/db?x=1",
        ] {
            assert_eq!(named(url).unwrap(), "postgres://me@host:5432");
        }
        assert!(named("host:5432").unwrap_err().contains(POSTGRES_VARIABLE));
    }
}
