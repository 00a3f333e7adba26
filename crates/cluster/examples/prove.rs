//! Proves that nodes lose, double, reorder and fork nothing while they and their engines are killed, paused and cut off.
//!
//! `cargo build --release -p gaffer && cargo run --release -p gaffer-cluster --example prove -- --kills 50`; it is root's where
//! nodes are cut off.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use gaffer_cluster::{Network, Proof, ProofSetting, Shape, built_program, prove};

/// Kill nodes under load and check what they have told and stored.
#[derive(Debug, Parser)]
struct Command {
    /// How many times a node is killed; everything else goes wrong once for each ten of them.
    #[arg(long, default_value_t = 50)]
    kills: usize,
    /// About how long, without the time for which nodes are paused and cut off.
    #[arg(long, default_value_t = 150)]
    seconds: u64,
    /// How many matches are played at once.
    #[arg(long, default_value_t = 60)]
    matches: usize,
    /// What the order of everything follows from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many nodes.
    #[arg(long, default_value_t = 3)]
    nodes: usize,
    /// Prove the single server on its file, which is only killed.
    #[arg(long)]
    single: bool,
    /// Leave the nodes in the network of this computer: none is cut off, and nobody has to be root.
    #[arg(long)]
    together: bool,
    /// How long a bot thinks on average, in milliseconds.
    #[arg(long, default_value_t = 40)]
    pace: u64,
    /// For how many seconds a node is paused or cut off: longer than its lease.
    #[arg(long, default_value_t = 20)]
    beyond_lease: u64,
    /// A query that gives every open match and the name of the node that owns it: only matches of the killed node count for the
    /// take-over.
    #[arg(long, value_name = "SQL")]
    owners: Option<String>,
    /// A file for everything that the bots saw, a line of JSON for each seat.
    #[arg(long, value_name = "FILE")]
    histories: Option<PathBuf>,
    /// A folder for the logs of the nodes.
    #[arg(long, value_name = "DIR")]
    logs: Option<PathBuf>,
    /// The program, which takes `serve` [default: the one of this build].
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// An older program, with which the nodes begin: each is upgraded in its turn before anything else goes wrong.
    #[arg(long, value_name = "FILE")]
    before: Option<PathBuf>,
}

impl Command {
    fn setting(&self) -> Result<ProofSetting, String> {
        let shape = if self.single {
            Shape::Single
        } else {
            if !self.together {
                Network::is_possible().map_err(|why| format!("{why}; --together does without"))?;
            }
            Shape::Nodes {
                count: self.nodes,
                apart: !self.together,
            }
        };
        Ok(ProofSetting {
            shape,
            program: self.program.clone().map_or_else(built_program, Ok)?,
            before: self.before.clone(),
            matches: self.matches,
            kills: self.kills,
            time: Duration::from_secs(self.seconds),
            seed: self.seed,
            pace: Duration::from_millis(self.pace),
            beyond_lease: Duration::from_secs(self.beyond_lease),
            owners: self.owners.clone(),
            logs: self.logs.clone(),
            is_loud: true,
        })
    }

    fn write(&self, proof: &Proof) -> Result<(), String> {
        let Some(file) = &self.histories else {
            return Ok(());
        };
        let lines: Result<Vec<String>, _> =
            proof.histories.iter().map(serde_json::to_string).collect();
        let text = lines.map_err(|error| error.to_string())?.join("\n");
        std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let command = Command::parse();
    let proven = async {
        let proof = prove(&command.setting()?).await?;
        command.write(&proof)?;
        Ok::<_, String>(proof)
    };
    match proven.await {
        Ok(proof) => {
            println!("{proof}");
            ExitCode::from(u8::from(!proof.is_right()))
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}
