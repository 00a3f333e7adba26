//! The system's package manager, where there is one and it may be used.

use std::process::{Command, Stdio};
use std::time::Duration;

use super::succeeds;
use super::tools::Tool;
use crate::process::run_within;

/// How long a package manager may take.
const INSTALL: Duration = Duration::from_secs(1200);

/// A package manager.
#[derive(Debug)]
pub(super) struct Manager {
    program: &'static str,
    /// The arguments that bring its lists up to date; none where it does so by itself.
    refresh: &'static [&'static str],
    /// The arguments before the names of packages.
    install: &'static [&'static str],
    /// Whether it is for root alone.
    for_root: bool,
}

/// The managers that are known. The order is that of [`Tool::packages`].
pub(super) const MANAGERS: [Manager; 3] = [
    Manager {
        program: "apt-get",
        refresh: &["update", "-qq"],
        install: &["install", "-y", "-qq", "--no-install-recommends"],
        for_root: true,
    },
    Manager {
        program: "dnf",
        refresh: &[],
        install: &["install", "-y", "-q"],
        for_root: true,
    },
    Manager {
        program: "brew",
        refresh: &[],
        install: &["install", "-q"],
        for_root: false,
    },
];

impl Manager {
    /// The one of this system.
    pub(super) fn find() -> Option<&'static Self> {
        MANAGERS
            .iter()
            .find(|manager| succeeds(Command::new(manager.program).arg("--version")))
    }

    /// Installs the packages of these tools where that is allowed, else says what is to be installed.
    pub(super) fn install(tools: &[&Tool]) -> Result<(), String> {
        let Some(manager) = Self::find() else {
            return Err(sentence(tools, None));
        };
        let packages = manager.packages(tools);
        let may =
            !manager.for_root || is_root() || succeeds(Command::new("sudo").args(["-n", "true"]));
        if packages.is_empty() || !may {
            return Err(sentence(tools, Some(manager)));
        }
        let install = [manager.install, &packages].concat();
        println!("Installing: {} {}", manager.program, install.join(" "));
        if !manager.refresh.is_empty() {
            // Lists that are a little old will do: only the installation must succeed.
            let _ = run_within(
                &mut manager.command(manager.program, manager.refresh),
                INSTALL,
            );
        }
        run_within(&mut manager.command(manager.program, &install), INSTALL)
            .map_err(|why| format!("{why}\n{}", sentence(tools, Some(manager))))?;
        manager.stop_services(tools);
        Ok(())
    }

    fn packages(&self, tools: &[&Tool]) -> Vec<&'static str> {
        let column = MANAGERS
            .iter()
            .position(|manager| manager.program == self.program)
            .unwrap_or_default();
        tools
            .iter()
            .flat_map(|tool| tool.packages[column].split_whitespace())
            .collect()
    }

    /// Some packages start a service for everybody; the tests start these programs themselves.
    fn stop_services(&self, tools: &[&Tool]) {
        for service in tools.iter().filter_map(|tool| tool.service) {
            if self.for_root && std::path::Path::new("/run/systemd/system").exists() {
                let stop = ["disable", "--now", "--quiet", service];
                let _ = run_within(&mut self.command("systemctl", &stop), INSTALL);
            }
        }
    }

    fn command(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = if self.for_root && !is_root() {
            let mut sudo = Command::new("sudo");
            sudo.args(["-n", "env", "DEBIAN_FRONTEND=noninteractive", program]);
            sudo
        } else {
            Command::new(program)
        };
        command
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive")
            // Hundreds of lines about packages; what goes wrong is said on the other output.
            .stdout(Stdio::null());
        command
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|said| said.stdout.trim_ascii() == b"0")
}

/// What is missing, what needs it, and how it is installed by hand.
pub(super) fn sentence(tools: &[&Tool], manager: Option<&Manager>) -> String {
    let missing: Vec<_> = tools
        .iter()
        .map(|tool| format!("{} (for {})", tool.name, tool.needed_for))
        .collect();
    let missing = missing.join(", ");
    let packages = manager.map(|manager| (manager, manager.packages(tools)));
    match packages {
        Some((manager, packages)) if !packages.is_empty() => {
            let sudo = if manager.for_root { "sudo " } else { "" };
            let program = manager.program;
            let packages = packages.join(" ");
            format!(
                "Missing: {missing}. Install it by '{sudo}{program} install {packages}', then try again."
            )
        }
        _ => format!("Missing: {missing}. Install it, then try again."),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tools::TOOLS;
    use super::*;

    #[test]
    fn a_sentence_names_the_packages_of_the_manager() {
        let is_proxy = |tool: &&Tool| ["nginx", "Caddy"].contains(&tool.name);
        let proxies: Vec<_> = TOOLS.iter().filter(is_proxy).collect();
        assert_eq!(
            sentence(&proxies, Some(&MANAGERS[0])),
            "Missing: nginx (for the tests behind a proxy), Caddy (for the tests behind a proxy). \
             Install it by 'sudo apt-get install nginx caddy', then try again."
        );
    }

    #[test]
    fn every_tool_of_debian_has_a_package() {
        for tool in &TOOLS {
            assert!(!MANAGERS[0].packages(&[tool]).is_empty(), "{}", tool.name);
        }
    }
}
