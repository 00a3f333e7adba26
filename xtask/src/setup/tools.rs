//! The programs that the checks start, as data.

use std::process::Command;

use super::{Browser, succeeds};

/// A program that the checks start.
#[derive(Debug)]
pub(super) struct Tool {
    /// Its name in sentences.
    pub(super) name: &'static str,
    /// What needs it.
    pub(super) needed_for: &'static str,
    /// How one knows that it is there.
    pub(super) found: Found,
    /// Its packages in the order of [`super::packages::MANAGERS`]; empty where that manager has none that will do.
    pub(super) packages: [&'static str; 3],
    /// The service that its package starts, which the tests do not want.
    pub(super) service: Option<&'static str>,
}

/// How one knows that a tool is there.
#[derive(Debug)]
pub(super) enum Found {
    /// One of these command lines ends well.
    Runs(&'static [&'static [&'static str]]),
    /// Some browser that the tests can drive is found.
    Browser,
}

/// Comes before all others, which are partly found through it. The packages of many systems are too old.
pub(super) const NODE: Tool = Tool {
    name: "Node.js 20.19 or newer with npm (https://nodejs.org)",
    needed_for: "the browser client",
    found: Found::Runs(&[&[
        "node",
        "-e",
        "const [a, b] = process.versions.node.split('.').map(Number); \
         process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)",
    ]]),
    packages: ["", "", "node"],
    service: None,
};

pub(super) const TOOLS: [Tool; 10] = [
    Tool {
        name: "a C compiler",
        needed_for: "SQLite, which is built with the program",
        found: Found::Runs(&[
            &["cc", "--version"],
            &["gcc", "--version"],
            &["clang", "--version"],
        ]),
        packages: ["gcc libc6-dev", "gcc", ""],
        service: None,
    },
    Tool {
        name: "kill",
        needed_for: "the tests that end processes",
        found: Found::Runs(&[&["kill", "-l"]]),
        packages: ["procps", "procps-ng", ""],
        service: None,
    },
    Tool {
        name: "Python 3 with venv",
        needed_for: "the tests of the HTTP interface and of bots",
        found: Found::Runs(&[&["python3", "-c", "import venv, ensurepip"]]),
        packages: ["python3 python3-venv", "python3", "python3"],
        service: None,
    },
    Tool {
        name: "Chromium",
        needed_for: "the tests in a real browser",
        found: Found::Browser,
        packages: ["chromium fonts-liberation", "chromium", ""],
        service: None,
    },
    Tool {
        name: "nginx",
        needed_for: "the tests behind a proxy",
        found: Found::Runs(&[&["nginx", "-v"], &["/usr/sbin/nginx", "-v"]]),
        packages: ["nginx", "nginx", "nginx"],
        service: Some("nginx"),
    },
    Tool {
        name: "Caddy",
        needed_for: "the tests behind a proxy",
        found: Found::Runs(&[&["caddy", "version"]]),
        packages: ["caddy", "caddy", "caddy"],
        service: Some("caddy"),
    },
    Tool {
        name: "OpenSSL",
        needed_for: "the tests behind a proxy",
        found: Found::Runs(&[&["openssl", "version"]]),
        packages: ["openssl", "openssl", "openssl"],
        service: None,
    },
    Tool {
        name: "PostgreSQL",
        needed_for: "the tests of nodes",
        // Debian has the programs of a server in a folder for each version.
        found: Found::Runs(&[
            &["initdb", "--version"],
            &["sh", "-c", "ls /usr/lib/postgresql/*/bin/initdb"],
        ]),
        packages: ["postgresql", "postgresql-server", "postgresql"],
        service: Some("postgresql"),
    },
    Tool {
        name: "NATS",
        needed_for: "the tests of nodes",
        found: Found::Runs(&[
            &["nats-server", "--version"],
            &["/usr/sbin/nats-server", "--version"],
        ]),
        packages: ["nats-server", "", "nats-server"],
        service: Some("nats-server"),
    },
    Tool {
        name: "ip",
        needed_for: "the tests of nodes that are cut off",
        found: Found::Runs(&[&["ip", "-V"], &["/usr/sbin/ip", "-V"]]),
        packages: ["iproute2", "iproute", ""],
        service: None,
    },
];

impl Tool {
    pub(super) fn is_there(&self) -> bool {
        match self.found {
            Found::Runs(lines) => lines
                .iter()
                .any(|line| succeeds(Command::new(line[0]).args(&line[1..]))),
            Found::Browser => Browser::find().is_some(),
        }
    }
}
