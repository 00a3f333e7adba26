//! Makes the folder of the built browser client where there is none, so that it can be embedded or read.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    std::fs::create_dir_all(&folder)?;
    // With debug assertions the files are read when they are asked for, and a new client needs no new program.
    if std::env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_some() {
        println!("cargo::rerun-if-changed=build.rs");
    } else {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    Ok(())
}
