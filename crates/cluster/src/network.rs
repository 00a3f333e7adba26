//! Network namespaces: a node in one of its own can be cut off from the engines while its clients still reach it.
//!
//! Each namespace has three cables to this computer, one for clients and one for each engine; cutting off takes those of engines
//! down. Nothing of it leads anywhere else.

use std::net::{IpAddr, Ipv4Addr};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU8, Ordering};

use crate::engines::LOOPBACK;
use crate::guardian::Guardian;

/// An engine that nodes in namespaces reach by a cable of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// PostgreSQL.
    Postgres,
    /// NATS.
    Nats,
}

impl Engine {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Postgres, Self::Nats];

    /// Where it listens in a network.
    fn address_in(self, network: u8) -> Ipv4Addr {
        let last = match self {
            Self::Postgres => 1,
            Self::Nats => 2,
        };
        Ipv4Addr::new(10, network, 0, last)
    }

    fn cable(self) -> Cable {
        match self {
            Self::Postgres => Cable {
                inside: "postgres",
                first: 64,
            },
            Self::Nats => Cable {
                inside: "nats",
                first: 128,
            },
        }
    }
}

/// The addresses at which engines listen for nodes in namespaces; they are taken back when this is dropped.
#[derive(Debug)]
pub struct Network {
    /// Which of the networks 10.200.0.0/16 to 10.249.0.0/16 it is.
    number: u8,
    next: AtomicU8,
    _guardian: Guardian,
}

impl Network {
    /// Whether this process may have namespaces: they are for root, by `ip` of the package iproute2.
    pub fn is_possible() -> Result<(), String> {
        let uid = Command::new("id").arg("-u").output();
        let is_root = uid.is_ok_and(|output| output.stdout.trim_ascii() == b"0");
        if !is_root {
            return Err("network namespaces are for root alone".to_owned());
        }
        ip("netns list").map(drop)
    }

    /// A network that no other run on this computer uses.
    pub fn new() -> Result<Self, String> {
        Self::is_possible()?;
        let mut last = String::new();
        for number in 200..250 {
            let [one, other] = Engine::ALL.map(|engine| engine.address_in(number));
            // Who can add it is the only one who has it.
            match ip(&format!("address add {one}/32 dev lo")) {
                Ok(_) => {
                    let mut guardian = Guardian::new()?;
                    guardian.at_end(&format!(
                        "ip address del {other}/32 dev lo; ip address del {one}/32 dev lo"
                    ))?;
                    ip(&format!("address add {other}/32 dev lo"))?;
                    return Ok(Self {
                        number,
                        next: AtomicU8::new(1),
                        _guardian: guardian,
                    });
                }
                Err(why) => last = why,
            }
        }
        Err(last)
    }

    /// Where an engine has to listen.
    pub fn address_of(&self, engine: Engine) -> IpAddr {
        engine.address_in(self.number).into()
    }

    /// A new namespace.
    pub fn namespace(&self) -> Result<Namespace, String> {
        let mut namespace = Namespace {
            network: self.number,
            number: self.next.fetch_add(1, Ordering::Relaxed),
            guardian: Guardian::new()?,
        };
        namespace.lay()?;
        Ok(namespace)
    }
}

/// A cable between this computer and a namespace.
#[derive(Clone, Copy, Debug)]
struct Cable {
    /// What its end there is called.
    inside: &'static str,
    /// The first of its four addresses.
    first: u8,
}

/// The cable of clients.
const CLIENTS: Cable = Cable {
    inside: "clients",
    first: 0,
};

/// A network namespace with cables for clients and for each engine; removed when this is dropped.
#[derive(Debug)]
pub struct Namespace {
    /// The network that it is of.
    network: u8,
    /// Which of that it is.
    number: u8,
    guardian: Guardian,
}

impl Namespace {
    /// Makes it, with its cables.
    fn lay(&mut self) -> Result<(), String> {
        let name = self.name();
        let cables = [CLIENTS, Engine::Postgres.cable(), Engine::Nats.cable()];
        // What a killed run with this network has left.
        let _ = ip(&format!("netns del {name}"));
        ip(&format!("netns add {name}"))?;
        let cut = cables.map(|cable| format!("ip link del {}", self.outside(cable)));
        let end = format!("ip netns del {name}; {}", cut.join("; "));
        self.guardian.at_end(&end)?;
        for cable in cables {
            let (outside, inside) = (self.outside(cable), cable.inside);
            // A cable to a namespace that is gone goes a moment later.
            let _ = ip(&format!("link del {outside}"));
            ip(&format!(
                "link add {outside} type veth peer name {inside} netns {name}"
            ))?;
            let (here, there) = (self.here(cable), self.there(cable));
            ip(&format!("address add {here}/30 dev {outside}"))?;
            ip(&format!("link set {outside} up"))?;
            ip(&format!("-n {name} address add {there}/30 dev {inside}"))?;
            ip(&format!("-n {name} link set {inside} up"))?;
        }
        ip(&format!("-n {name} link set lo up"))?;
        for engine in Engine::ALL {
            let (address, via) = (engine.address_in(self.network), self.here(engine.cable()));
            ip(&format!("-n {name} route add {address}/32 via {via}"))?;
        }
        Ok(())
    }

    fn name(&self) -> String {
        format!("gaffer-{}-{}", self.network, self.number)
    }

    /// What this computer's end of a cable is called: at most 15 letters.
    fn outside(&self, cable: Cable) -> String {
        format!("gf{}{}{}", self.network, &cable.inside[..1], self.number)
    }

    /// This computer's address at a cable.
    fn here(&self, cable: Cable) -> Ipv4Addr {
        Ipv4Addr::new(10, self.network, self.number, cable.first + 1)
    }

    /// The namespace's own address at a cable.
    fn there(&self, cable: Cable) -> Ipv4Addr {
        Ipv4Addr::new(10, self.network, self.number, cable.first + 2)
    }

    /// The address at which clients on this computer reach what listens in it.
    pub fn address(&self) -> IpAddr {
        self.there(CLIENTS).into()
    }

    /// A command that runs in it; its process is the program's own.
    pub fn command(&self, program: &std::path::Path) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.name()]).arg(program);
        command
    }

    /// Cuts it off from some engines: nothing is refused, nothing arrives.
    pub fn cut_off(&self, engines: &[Engine]) -> Result<(), String> {
        self.set(engines, "down")
    }

    /// Lets it back to some engines; the kernel takes about a second to find them.
    pub fn let_back(&self, engines: &[Engine]) -> Result<(), String> {
        self.set(engines, "up")
    }

    fn set(&self, engines: &[Engine], state: &str) -> Result<(), String> {
        engines.iter().try_for_each(|engine| {
            let cable = self.outside(engine.cable());
            ip(&format!("link set {cable} {state}")).map(drop)
        })
    }
}

/// Where an engine listens: on this computer alone, or where namespaces reach it.
pub(crate) fn engine_at(network: Option<&Network>, engine: Engine) -> IpAddr {
    network.map_or(LOOPBACK, |network| network.address_of(engine))
}

fn ip(arguments: &str) -> Result<String, String> {
    let output = Command::new("ip")
        .args(arguments.split_whitespace())
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("ip (package iproute2): {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let why = String::from_utf8_lossy(&output.stderr);
    Err(format!("ip {arguments}: {}", why.trim()))
}
