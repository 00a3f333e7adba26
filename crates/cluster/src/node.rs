//! A node: one process of `gaffer serve` or `gaffer worker`, which is killed, paused, cut off and started again.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::Duration;

use crate::engines::{LOOPBACK, free_port};
use crate::guardian::{Guardian, ending};
use crate::network::{Engine, Namespace};
use crate::{Folder, process};

/// How long a node may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a process is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// `gaffer serve`: it has visitors.
    #[default]
    Server,
    /// `gaffer worker`: it works for the others, and has neither visitors nor a folder.
    Worker,
}

/// What a node is started with.
#[derive(Debug, Default)]
pub struct NodeSetting {
    /// What it is for.
    pub role: Role,
    /// The program, which takes `serve`.
    pub program: PathBuf,
    /// The name among the nodes; none of a server that is alone.
    pub name: Option<String>,
    /// The address of the PostgreSQL database; none where the store is a file in the node's own folder.
    pub store: Option<String>,
    /// The address of NATS.
    pub bus: Option<String>,
    /// The namespace that it runs in; none where it shares this computer's network.
    pub namespace: Option<Namespace>,
    /// Further options.
    pub more: Vec<String>,
}

/// A process of `gaffer serve` with a folder and an address of its own; it is killed when this is dropped and when this process
/// ends.
#[derive(Debug)]
pub struct Node {
    setting: NodeSetting,
    address: SocketAddr,
    child: Option<Child>,
    is_paused: bool,
    guardian: Guardian,
    folder: Folder,
}

impl Node {
    /// Starts a node, which listens when this returns.
    pub fn start(setting: NodeSetting) -> Result<Self, String> {
        let address = match &setting.namespace {
            // The ports of a namespace are all its own.
            Some(namespace) => SocketAddr::new(namespace.address(), 4020),
            None => SocketAddr::new(LOOPBACK, free_port(LOOPBACK)?),
        };
        let mut node = Self {
            setting,
            address,
            child: None,
            is_paused: false,
            guardian: Guardian::new()?,
            folder: Folder::new("node")?,
        };
        node.start_again()?;
        Ok(node)
    }

    /// Its address, "127.0.0.1:4020", which stays the same.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        self.setting.name.as_deref().unwrap_or("server")
    }

    /// The folder that it is given as `--data`.
    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Where its log is, of all its lives.
    pub fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    /// What it has logged last.
    pub fn logged(&self) -> String {
        let text = std::fs::read_to_string(self.log()).unwrap_or_default();
        let lines: Vec<&str> = text.lines().rev().take(8).collect();
        lines.into_iter().rev().collect::<Vec<_>>().join("\n")
    }

    /// Starts it on the same folder and address, after it was stopped or killed; it listens when this returns.
    pub fn start_again(&mut self) -> Result<(), String> {
        let started = self.launch()?;
        self.wait_for(started)
    }

    /// Stops it as an operator does, and starts another program in its place; whether the former one ended well.
    pub fn upgrade(&mut self, program: &Path) -> Result<bool, String> {
        let ended_well = self.stop()?;
        program.clone_into(&mut self.setting.program);
        self.start_again()?;
        Ok(ended_well)
    }

    /// Starts it without waiting until it listens: it may not be able to while an engine is away.
    pub fn launch(&mut self) -> Result<Started, String> {
        if self.child.is_some() {
            return Err(format!("{} runs already", self.name()));
        }
        let log = std::fs::File::options()
            .create(true)
            .append(true)
            .open(self.log())
            .map_err(|error| format!("{}: {error}", self.log().display()))?;
        let setting = &self.setting;
        let mut command = match &setting.namespace {
            Some(namespace) => namespace.command(&setting.program),
            None => Command::new(&setting.program),
        };
        match setting.role {
            Role::Server => command
                .args(["serve", "--listen", &self.address.to_string(), "--data"])
                .arg(self.data()),
            Role::Worker => command.arg("worker"),
        };
        for (option, value) in [
            ("--store", &setting.store),
            ("--bus", &setting.bus),
            ("--node", &setting.name),
        ] {
            if let Some(value) = value {
                command.args([option, value]);
            }
        }
        let child = command
            .args(&setting.more)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn();
        let mut child = child.map_err(|error| format!("{}: {error}", setting.program.display()))?;
        self.guardian.at_end(&ending(child.id(), "KILL"))?;
        let output = child.stdout.take().ok_or("the output is not ours")?;
        self.child = Some(child);
        self.is_paused = false;
        Ok(Started(output))
    }

    /// Waits until it has said its address, or its name where it is a worker.
    pub fn wait_for(&mut self, started: Started) -> Result<(), String> {
        let (tell, told) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            let mut line = String::new();
            let _ = BufReader::new(started.0).read_line(&mut line);
            let _ = tell.send(line);
        });
        // One that waits for an engine says nothing, and is not waited for without end.
        if told.recv_timeout(PATIENCE).is_ok_and(|line| {
            line.starts_with(match self.setting.role {
                Role::Server => "http://",
                Role::Worker => "working as",
            })
        }) {
            return Ok(());
        }
        let _ = self.kill();
        Err(format!("{} did not start:\n{}", self.name(), self.logged()))
    }

    /// Whether its process is there, and neither paused nor ended by itself.
    pub fn is_running(&mut self) -> bool {
        let child = self.child.as_mut();
        !self.is_paused && child.is_some_and(|child| matches!(child.try_wait(), Ok(None)))
    }

    /// The number of its process, while it runs.
    pub fn process(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// How it has ended, if it has without having been told to; from then on it can be started again.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        let status = self.child.as_mut()?.try_wait().ok()??;
        self.child = None;
        let _ = self.guardian.at_end(":");
        Some(status)
    }

    /// The processor time since it was started last.
    pub fn used(&self) -> Duration {
        self.process().map(process::used).unwrap_or_default()
    }

    /// SIGKILL: nothing is said and nothing is tidied up.
    pub fn kill(&mut self) -> Result<(), String> {
        self.end("KILL").map(drop)
    }

    /// SIGTERM; whether it ended well.
    pub fn stop(&mut self) -> Result<bool, String> {
        self.end("TERM")
    }

    fn end(&mut self, name: &str) -> Result<bool, String> {
        let Some(mut child) = self.child.take() else {
            return Ok(true);
        };
        // One that has ended by itself is not there to be told.
        let told = process::signal(child.id(), name);
        let status = child.wait().map_err(|error| error.to_string())?;
        self.guardian.at_end(":")?;
        told.map(|()| status.success())
    }

    /// SIGSTOP: it stands still with everything that it believes to own.
    pub fn pause(&mut self) -> Result<(), String> {
        let child = self.child.as_ref().ok_or("it does not run")?;
        process::signal(child.id(), "STOP")?;
        self.is_paused = true;
        Ok(())
    }

    /// SIGCONT: it goes on where it stood.
    pub fn wake(&mut self) -> Result<(), String> {
        let child = self.child.as_ref().ok_or("it does not run")?;
        process::signal(child.id(), "CONT")?;
        self.is_paused = false;
        Ok(())
    }

    /// Cuts it off from some engines, but not from its clients; it has to run in a namespace.
    pub fn cut_off(&self, engines: &[Engine]) -> Result<(), String> {
        self.namespace()?.cut_off(engines)
    }

    /// Lets it back to some engines.
    pub fn let_back(&self, engines: &[Engine]) -> Result<(), String> {
        self.namespace()?.let_back(engines)
    }

    fn namespace(&self) -> Result<&Namespace, String> {
        let namespace = self.setting.namespace.as_ref();
        namespace.ok_or_else(|| format!("{} has no network namespace of its own", self.name()))
    }
}

/// The output of a node that was started and may not listen yet.
#[derive(Debug)]
pub struct Started(ChildStdout);

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

/// The program `gaffer` of the same build as the running executable, or the one that `GAFFER_PROGRAM` names.
pub fn built_program() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("GAFFER_PROGRAM") {
        return Ok(named.into());
    }
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    // Examples and tests lie in a folder of the one in which programs are built.
    let beside = own.ancestors().skip(1).take(2);
    let mut programs = beside.map(|folder| folder.join("gaffer"));
    programs.find(|file| file.is_file()).ok_or_else(|| {
        "the program is not built: run 'cargo build -p gaffer', with '--release' for one that is measured, or name it by \
         GAFFER_PROGRAM"
            .to_owned()
    })
}
