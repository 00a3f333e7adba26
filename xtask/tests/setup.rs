//! `cargo setup` on a machine that has what the test says: its path is a folder of the test's own.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder in which programs are found, and nowhere else.
struct Machine(PathBuf);

impl Machine {
    /// A machine that has a shell, and of these programs one that always ends well.
    fn with(name: &str, programs: &[&str]) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let machine = Self(folder);
        for program in programs {
            machine.add(program, "");
        }
        machine
    }

    /// Adds a program that does what this line of the shell says.
    fn add(&self, program: &str, line: &str) {
        let file = self.0.join(program);
        let folder = self.0.display();
        fs::write(&file, format!("#!/bin/sh\nfolder='{folder}'\n{line}\n")).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    }

    fn set_up(&self) -> (bool, String) {
        let Output {
            status,
            stdout,
            stderr,
        } = Command::new(env!("CARGO_BIN_EXE_xtask"))
            .arg("setup")
            .env("PATH", &self.0)
            .env_remove("CHROMIUM")
            .output()
            .unwrap();
        (
            status.success(),
            String::from_utf8([stdout, stderr].concat()).unwrap(),
        )
    }
}

/// Everything but Caddy.
const OTHERS: [&str; 11] = [
    "node",
    "npm",
    "cc",
    "kill",
    "python3",
    "chromium",
    "nginx",
    "openssl",
    "initdb",
    "nats-server",
    "ip",
];

/// What stands in for the package manager notes how it was called, and installs Caddy.
const INSTALLS_CADDY: &str = r#"echo "$@" >> "$folder/calls"
case "$1" in install) echo '#!/bin/sh' > "$folder/caddy"; /bin/chmod +x "$folder/caddy";; esac"#;

#[test]
fn what_is_there_is_found() {
    let machine = Machine::with("everything", &OTHERS);
    machine.add("caddy", "");
    let (done, said) = machine.set_up();
    assert!(done, "{said}");
    assert!(said.contains("Found Node.js"), "{said}");
    assert!(said.contains("/chromium"), "{said}");
}

#[test]
fn without_node_one_sentence_says_so() {
    let (done, said) = Machine::with("nothing", &[]).set_up();
    assert!(!done, "{said}");
    assert_eq!(
        said,
        "Missing: Node.js 20.19 or newer with npm (https://nodejs.org) (for the browser client). Install it, then try again.\n"
    );
}

#[test]
fn without_a_package_manager_one_sentence_says_what_is_missing() {
    let (done, said) = Machine::with("no-manager", &OTHERS).set_up();
    assert!(!done, "{said}");
    assert!(
        said.ends_with(
            "Missing: Caddy (for the tests behind a proxy). Install it, then try again.\n"
        ),
        "{said}"
    );
}

#[test]
fn root_installs_what_is_missing_and_nothing_else() {
    let machine = Machine::with("root", &OTHERS);
    machine.add("id", "echo 0");
    machine.add("apt-get", INSTALLS_CADDY);
    let (done, said) = machine.set_up();
    assert!(done, "{said}");
    assert!(
        said.contains("Installing: apt-get install -y -qq --no-install-recommends caddy\n"),
        "{said}"
    );
    let calls = fs::read_to_string(machine.0.join("calls")).unwrap();
    assert!(
        calls.contains("update -qq\ninstall -y -qq --no-install-recommends caddy\n"),
        "{calls}"
    );
}

#[test]
fn who_may_become_root_without_a_password_installs_too() {
    let machine = Machine::with("sudo", &OTHERS);
    machine.add("id", "echo 1000");
    // "-n" is the first argument: a password is never asked for.
    machine.add("sudo", r#"test "$1" = -n || exit 1; shift; "$@""#);
    symlink("/usr/bin/env", machine.0.join("env")).unwrap();
    machine.add("true", "");
    machine.add("apt-get", INSTALLS_CADDY);
    let (done, said) = machine.set_up();
    assert!(done, "{said}");
}

#[test]
fn who_may_not_install_is_told_the_command() {
    let machine = Machine::with("not-root", &OTHERS);
    machine.add("id", "echo 1000");
    machine.add("sudo", "exit 1");
    machine.add("apt-get", INSTALLS_CADDY);
    let (done, said) = machine.set_up();
    assert!(!done, "{said}");
    assert!(
        said.contains("Install it by 'sudo apt-get install caddy', then try again."),
        "{said}"
    );
    let calls = fs::read_to_string(machine.0.join("calls")).unwrap();
    assert!(!calls.contains("install"), "{calls}");
}
