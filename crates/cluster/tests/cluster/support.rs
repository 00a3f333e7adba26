//! What these tests share.

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

/// The program of this build, built first where it is not there: these tests see it from the outside, and Cargo does not.
pub(crate) fn program() -> PathBuf {
    static BUILT: OnceLock<bool> = OnceLock::new();
    let is_built = BUILT.get_or_init(|| {
        let own = std::env::current_exe().unwrap();
        let is_release = own.ancestors().any(|folder| folder.ends_with("release"));
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["build", "--quiet", "--package", "gaffer", "--bin", "gaffer"]);
        cargo.args(is_release.then_some("--release"));
        std::env::var_os("GAFFER_PROGRAM").is_some() || cargo.status().unwrap().success()
    });
    assert!(is_built, "the program does not build");
    gaffer_cluster::built_program().unwrap()
}
