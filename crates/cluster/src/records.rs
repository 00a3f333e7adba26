//! Records of matches that are over, as nodes give them, verified by the program itself.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;

use crate::Folder;
use crate::bots::record;
use crate::checker::{Fault, Kind};

/// Asks the nodes in turn for the records of matches and lets `gaffer verify` look at each; gives what is wrong.
pub(crate) async fn verify(
    nodes: &[SocketAddr],
    matches: &[String],
    program: &Path,
) -> Result<Vec<Fault>, String> {
    let folder = Folder::new("records")?;
    let file = folder.path().join("record.jsonl");
    let mut faults = Vec::new();
    for (id, node) in matches.iter().zip(nodes.iter().cycle()) {
        let found = match record(*node, id).await {
            None => Some("its record cannot be had".to_owned()),
            Some(text) => {
                std::fs::write(&file, text).map_err(|error| error.to_string())?;
                wrong(program, &file)?
            }
        };
        faults.extend(found.map(|what| Fault {
            kind: Kind::BadRecord,
            id: id.clone(),
            what,
        }));
    }
    Ok(faults)
}

/// What the program says of a record that is wrong.
fn wrong(program: &Path, file: &Path) -> Result<Option<String>, String> {
    let output = Command::new(program).arg("verify").arg(file).output();
    let output = output.map_err(|error| format!("{}: {error}", program.display()))?;
    // 3: nothing is wrong, but dice that were not sealed prove nothing.
    if matches!(output.status.code(), Some(0 | 3)) {
        return Ok(None);
    }
    let said = [output.stdout, output.stderr].concat();
    Ok(Some(String::from_utf8_lossy(&said).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_wrong_where_the_program_says_so() {
        let folder = Folder::new("wrong").unwrap();
        let file = folder.path().join("record.jsonl");
        std::fs::write(&file, "a record").unwrap();
        for (program, is_wrong) in [("true", false), ("false", true)] {
            let found = wrong(program.as_ref(), &file).unwrap();
            assert_eq!(found.is_some(), is_wrong, "{program}");
        }
    }
}
