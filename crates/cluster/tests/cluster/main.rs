//! The engines, nodes and namespaces of proofs, each real, and a proof in short.

mod aside;
mod coaches;
mod copying;
mod deployment;
mod engines;
mod jobs;
mod kills;
mod namespaces;
mod once;
mod pieces;
mod recovery;
mod stopping;
mod support;
mod versions;
mod waking;
