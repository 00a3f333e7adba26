//! Network namespaces: a node in one of its own can be cut off from the engines while its clients still reach it.
//!
//! Each namespace has two cables to this computer, one for clients and one for engines; cutting off takes the second one
//! down. Nothing of it leads anywhere else.

use std::net::{IpAddr, Ipv4Addr};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU8, Ordering};

use crate::engines::LOOPBACK;
use crate::guardian::Guardian;

/// The address at which engines listen for nodes in namespaces; it is taken back when this is dropped.
#[derive(Debug)]
pub struct Network {
    /// Which of the networks 10.200.0.0/16 to 10.249.0.0/16 it is.
    number: u8,
    next: AtomicU8,
    _guardian: Guardian,
}

/// A network namespace with cables for clients and for engines; removed when this is dropped.
#[derive(Debug)]
pub struct Namespace {
    name: String,
    address: Ipv4Addr,
    /// This computer's end of the cable to the engines.
    back: String,
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
            let address = format!("10.{number}.0.1/32");
            // Who can add it is the only one who has it.
            match ip(&format!("address add {address} dev lo")) {
                Ok(_) => {
                    let mut guardian = Guardian::new()?;
                    guardian.at_end(&format!("ip address del {address} dev lo"))?;
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

    /// Where engines have to listen.
    pub fn address(&self) -> IpAddr {
        Ipv4Addr::new(10, self.number, 0, 1).into()
    }

    /// A new namespace.
    pub fn namespace(&self) -> Result<Namespace, String> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let network = self.number;
        let name = format!("gaffer-{network}-{number}");
        let (front, back) = (
            format!("gf{network}f{number}"),
            format!("gf{network}b{number}"),
        );
        // What a killed run with this network has left.
        let _ = ip(&format!("netns del {name}"));
        ip(&format!("netns add {name}"))?;
        let mut guardian = Guardian::new()?;
        guardian.at_end(&format!(
            "ip netns del {name}; ip link del {front}; ip link del {back}"
        ))?;
        for (cable, inside, half) in [(&front, "clients", 0), (&back, "engines", 128)] {
            // A cable to a namespace that is gone goes a moment later.
            let _ = ip(&format!("link del {cable}"));
            ip(&format!(
                "link add {cable} type veth peer name {inside} netns {name}"
            ))?;
            let (here, there) = (half + 1, half + 2);
            ip(&format!(
                "address add 10.{network}.{number}.{here}/30 dev {cable}"
            ))?;
            ip(&format!("link set {cable} up"))?;
            ip(&format!(
                "-n {name} address add 10.{network}.{number}.{there}/30 dev {inside}"
            ))?;
            ip(&format!("-n {name} link set {inside} up"))?;
        }
        ip(&format!("-n {name} link set lo up"))?;
        ip(&format!(
            "-n {name} route add 10.{network}.0.1/32 via 10.{network}.{number}.129"
        ))?;
        Ok(Namespace {
            name,
            address: Ipv4Addr::new(10, network, number, 2),
            back,
            _guardian: guardian,
        })
    }
}

impl Namespace {
    /// The address at which clients on this computer reach what listens in it.
    pub fn address(&self) -> IpAddr {
        self.address.into()
    }

    /// A command that runs in it; its process is the program's own.
    pub fn command(&self, program: &std::path::Path) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.name]).arg(program);
        command
    }

    /// Cuts it off from the engines: nothing is refused, nothing arrives.
    pub fn cut_off(&self) -> Result<(), String> {
        ip(&format!("link set {} down", self.back)).map(drop)
    }

    /// Lets it back; the kernel takes about a second to find it.
    pub fn let_back(&self) -> Result<(), String> {
        ip(&format!("link set {} up", self.back)).map(drop)
    }
}

/// Where engines listen: on this computer alone, or where namespaces reach them.
pub(crate) fn engines_at(network: Option<&Network>) -> IpAddr {
    network.map_or(LOOPBACK, Network::address)
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
