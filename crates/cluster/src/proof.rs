//! Nodes under load while everything goes wrong, and the verdict on what was left.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::bots::{BotSetting, Bots};
use crate::checker::{Verdict, check};
use crate::cluster::{Cluster, Shape};
use crate::engines::query;
use crate::history::{Beginning, History};
use crate::network::Engine;
use crate::plan::{Misfortune, Plan};
use crate::records::verify;
use crate::takeover::{Killed, TakeOvers};

/// What is proven, and how.
#[derive(Clone, Debug)]
pub struct ProofSetting {
    /// How nodes are started.
    pub shape: Shape,
    /// The program.
    pub program: PathBuf,
    /// An older program, with which all nodes begin: before anything else goes wrong each is stopped and goes on with the program, one
    /// after the other.
    pub before: Option<PathBuf>,
    /// How many matches are played at once.
    pub matches: usize,
    /// How many times a node is killed.
    pub kills: usize,
    /// About how long it takes, without the time for which nodes are paused and cut off.
    pub time: Duration,
    /// What follows the seed: the order of misfortunes, and what bots choose.
    pub seed: u64,
    /// How long a bot thinks.
    pub pace: Duration,
    /// For how long a node is paused or cut off: longer than its lease.
    pub beyond_lease: Duration,
    /// The query that gives every open match with the name of its owner, in two columns: only matches of the killed node
    /// count for the take-over. Without it every match does.
    pub owners: Option<String>,
    /// A folder for the logs of the nodes.
    pub logs: Option<PathBuf>,
    /// Whether everything that goes wrong is said while it does.
    pub is_loud: bool,
}

/// What came of a proof.
#[derive(Debug)]
pub struct Proof {
    /// What the checker says.
    pub verdict: Verdict,
    /// Nodes that ended by themselves and were started again, or did not end well when they were told to.
    pub troubles: Vec<String>,
    /// How long matches stood still after kills.
    pub take_overs: TakeOvers,
    /// How long they did after a node was paused or cut off: its lease has to be over first.
    pub stalls: TakeOvers,
    /// How long they did after a node was stopped for its upgrade.
    pub upgrades: TakeOvers,
    /// What every client saw.
    pub histories: Vec<History>,
    /// How many times something went wrong: nodes killed, paused, cut off, cut off from PostgreSQL alone; PostgreSQL and NATS stopped.
    pub misfortunes: [usize; 6],
    /// How long the bots played.
    pub time: Duration,
    /// How many matches came to their end; their records were verified.
    pub over: usize,
}

/// Starts nodes, lets bots play while everything goes wrong as the seed has it, and checks.
pub async fn prove(setting: &ProofSetting) -> Result<Proof, String> {
    let first = setting.before.as_ref().unwrap_or(&setting.program);
    let mut cluster = Cluster::start(setting.shape, first)?;
    let beginning = Arc::new(Beginning::default());
    let bots = Bots::start(
        BotSetting {
            games: vec!["fuba".to_owned(), "champions".to_owned()],
            pace: setting.pace,
            seed: setting.seed,
            histories: true,
            ..BotSetting::new(cluster.addresses(), setting.matches)
        },
        Arc::clone(&beginning),
    );
    let mut run = Run {
        setting,
        cluster: &mut cluster,
        beginning: &beginning,
        kills: Vec::new(),
        stalls: Vec::new(),
        upgrades: Vec::new(),
        misfortunes: [0; 6],
        when: Vec::new(),
        troubles: Vec::new(),
    };
    let gone = run.all().await;
    let (kills, stalls, upgrades) = (run.kills, run.stalls, run.upgrades);
    let (misfortunes, when, mut troubles) = (run.misfortunes, run.when, run.troubles);
    // Bots are told to stop also where the run has failed, so that its reason is what is said.
    let peace = setting.time.div_f64(10.0).min(Duration::from_secs(5));
    tokio::time::sleep(peace).await;
    let revived = tokio::task::block_in_place(|| cluster.revive());
    let played = bots.stop().await;
    if let Some(folder) = &setting.logs {
        cluster.keep_logs(folder)?;
    }
    gone?;
    troubles.extend(revived?);
    let played = played?;
    let time = beginning.elapsed();
    let wrong = verify(&cluster.addresses(), &played.over, &setting.program).await?;
    troubles.extend(cluster.stop_nodes()?);
    let journal = cluster.journal().await?;
    let mut verdict = check(&played.histories, &journal);
    verdict.faults.extend(wrong);
    Ok(Proof {
        verdict,
        troubles,
        take_overs: TakeOvers::measure(&played.histories, &kills, &when),
        stalls: TakeOvers::measure(&played.histories, &stalls, &when),
        upgrades: TakeOvers::measure(&played.histories, &upgrades, &when),
        histories: played.histories,
        misfortunes,
        time,
        over: played.over.len(),
    })
}

struct Run<'a> {
    setting: &'a ProofSetting,
    cluster: &'a mut Cluster,
    beginning: &'a Beginning,
    kills: Vec<Killed>,
    stalls: Vec<Killed>,
    upgrades: Vec<Killed>,
    misfortunes: [usize; 6],
    /// When each of them was.
    when: Vec<Duration>,
    troubles: Vec<String>,
}

impl Run<'_> {
    async fn all(&mut self) -> Result<(), String> {
        let setting = self.setting;
        if setting.before.is_some() {
            self.upgrade_all().await?;
        }
        let Plan(planned) = Plan::new(setting.shape, setting.kills, setting.time, setting.seed);
        for planned in planned {
            tokio::time::sleep(planned.peace).await;
            self.say(&format!("{:?}", planned.what));
            self.when.push(self.beginning.elapsed());
            self.happen(planned.what).await?;
            let revived = tokio::task::block_in_place(|| self.cluster.revive())?;
            self.troubles.extend(revived);
        }
        Ok(())
    }

    /// Upgrades one node after the other, and leaves both programs some time side by side.
    async fn upgrade_all(&mut self) -> Result<(), String> {
        let peace = self.setting.time.div_f64(10.0);
        for node in 0..self.cluster.nodes.len() {
            tokio::time::sleep(peace).await;
            self.say(&format!("Upgrade of {}", self.cluster.nodes[node].name()));
            let stopped = self.now(node);
            self.when.push(stopped.at);
            self.upgrades.push(stopped);
            let node = &mut self.cluster.nodes[node];
            let program = &self.setting.program;
            if !tokio::task::block_in_place(|| node.upgrade(program))? {
                let (name, logged) = (node.name(), node.logged());
                self.troubles.push(format!(
                    "{name} did not end well for its upgrade:\n{logged}"
                ));
            }
        }
        tokio::time::sleep(peace).await;
        Ok(())
    }

    /// Says what happens, where somebody wants to know.
    fn say(&self, what: &str) {
        if self.setting.is_loud {
            println!("{:8.2} s  {what}", self.beginning.elapsed().as_secs_f64());
        }
    }

    async fn happen(&mut self, what: Misfortune) -> Result<(), String> {
        let beyond_lease = self.setting.beyond_lease;
        match what {
            Misfortune::Kill { node, away } => {
                self.misfortunes[0] += 1;
                let killed = self.now(node);
                self.cluster.nodes[node].kill()?;
                self.kills.push(killed);
                tokio::time::sleep(away).await;
                // The line of the address is waited for: not in the way of the bots.
                tokio::task::block_in_place(|| self.cluster.nodes[node].start_again())
            }
            Misfortune::Pause { node } => {
                self.misfortunes[1] += 1;
                let paused = self.now(node);
                self.cluster.nodes[node].pause()?;
                self.stalls.push(paused);
                tokio::time::sleep(beyond_lease).await;
                self.cluster.nodes[node].wake()
            }
            Misfortune::Cut { node } => {
                self.misfortunes[2] += 1;
                self.cut_off(node, &Engine::ALL).await
            }
            Misfortune::CutFromPostgres { node } => {
                self.misfortunes[3] += 1;
                self.cut_off(node, &[Engine::Postgres]).await
            }
            Misfortune::Postgres => {
                self.misfortunes[4] += 1;
                let engines = self
                    .cluster
                    .engines
                    .as_mut()
                    .ok_or("there is no PostgreSQL")?;
                tokio::task::block_in_place(|| engines.postgres.stop_immediately())?;
                tokio::time::sleep(Duration::from_secs(1)).await;
                tokio::task::block_in_place(|| engines.postgres.start_again())
            }
            Misfortune::Nats => {
                self.misfortunes[5] += 1;
                let engines = self.cluster.engines.as_mut().ok_or("there is no NATS")?;
                engines.nats.kill()?;
                tokio::time::sleep(Duration::from_secs(2)).await;
                tokio::task::block_in_place(|| engines.nats.start_again())
            }
        }
    }

    /// Cuts a node off from some engines for longer than its lease.
    async fn cut_off(&mut self, node: usize, engines: &[Engine]) -> Result<(), String> {
        let cut_off = self.now(node);
        self.cluster.nodes[node].cut_off(engines)?;
        self.stalls.push(cut_off);
        tokio::time::sleep(self.setting.beyond_lease).await;
        self.cluster.nodes[node].let_back(engines)
    }

    /// A node that is killed now, or as good as killed.
    fn now(&self, node: usize) -> Killed {
        let owned = self.owned_by(node);
        let at = self.beginning.elapsed();
        Killed { at, owned }
    }

    /// The matches of a node, as far as anybody can say.
    fn owned_by(&self, node: usize) -> Option<Vec<String>> {
        let (sql, engines) = (
            self.setting.owners.as_ref()?,
            self.cluster.engines.as_ref()?,
        );
        let name = self.cluster.nodes[node].name();
        let rows = tokio::task::block_in_place(|| query(&engines.store, sql)).ok()?;
        let owned = rows.iter().filter_map(|row| {
            let (id, owner) = row.split_once('|')?;
            (owner == name).then(|| id.to_owned())
        });
        Some(owned.collect())
    }
}

impl Proof {
    /// Whether nothing is wrong with any match, and no node ended otherwise than it was told to.
    pub fn is_right(&self) -> bool {
        self.verdict.is_right() && self.troubles.is_empty()
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [kills, pauses, cuts, half_cuts, postgres, nats] = self.misfortunes;
        writeln!(
            f,
            "{:.0} s: {kills} kills of nodes, {pauses} paused, {cuts} cut off, {half_cuts} cut off from PostgreSQL alone, PostgreSQL stopped {postgres} times, NATS {nats} times; \
             {} matches played to their end and their records verified",
            self.time.as_secs_f64(),
            self.over
        )?;
        writeln!(
            f,
            "from the kill to the next acknowledged answer: {}",
            self.take_overs
        )?;
        if pauses + cuts + half_cuts > 0 {
            writeln!(f, "from a pause or a cut to it: {}", self.stalls)?;
        }
        if self.upgrades.count() > 0 {
            writeln!(f, "from a stop for an upgrade to it: {}", self.upgrades)?;
        }
        for trouble in &self.troubles {
            writeln!(f, "{trouble}")?;
        }
        write!(f, "{}", self.verdict)
    }
}
