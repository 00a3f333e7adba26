//! Real PostgreSQL, NATS and nodes on this machine, for proofs and figures.
//!
//! Only tests and examples depend on this crate. It knows the program from the outside: its command line, the documented
//! protocol, and the journal in the store. What cannot be started is a sentence that says what to install or to build.

pub mod bots;
pub mod checker;
mod cluster;
pub mod engines;
mod folder;
mod guardian;
pub mod history;
pub mod journal;
mod luck;
mod network;
mod node;
mod plan;
pub mod process;
mod proof;
mod records;
mod takeover;

pub use cluster::{Cluster, Engines, Shape};
pub use folder::Folder;
pub use network::{Engine, Namespace, Network};
pub use node::{Node, NodeSetting, Role, built_program};
pub use plan::{Misfortune, Plan, Planned};
pub use proof::{Proof, ProofSetting, prove};
pub use takeover::{TakeOvers, percentile};
