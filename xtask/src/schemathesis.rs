//! The HTTP interface against its own description: whatever the description allows, no answer is a server error.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::process::run;
use crate::{built, root};

/// The tool, in a version that is known to work.
const TOOL: &str = "schemathesis==4.32.5";
/// What every answer is checked for.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";

/// Starts a server, and lets Schemathesis ask it whatever its description allows.
pub(crate) fn verify() -> Result<(), String> {
    let folder = root().join("target/schemathesis");
    let (tools, data) = (folder.join("tools"), folder.join("data"));
    if !tools.join("bin/schemathesis").exists() {
        run(Command::new("python3").args(["-m", "venv"]).arg(&tools))?;
        run(Command::new(tools.join("bin/pip")).args(["install", "--quiet", TOOL]))?;
    }
    let _ = fs::remove_dir_all(&data);
    let mut server = Command::new(built("debug/gaffer-server"))
        .args(["--listen", "127.0.0.1:0", "--data"])
        .arg(&data)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("gaffer-server: {error}"))?;
    let mut address = String::new();
    if let Some(output) = server.stdout.take() {
        // An empty address is told by the tool below.
        let _ = BufReader::new(output).read_line(&mut address);
    }
    let done = run(Command::new(tools.join("bin/schemathesis"))
        .args(["run", &format!("{}api/openapi.json", address.trim())])
        .args(["--checks", CHECKS, "--max-examples", "50"])
        .args(["--suppress-health-check", "all"])
        .current_dir(&folder));
    let _ = server.kill();
    let _ = server.wait();
    done
}
