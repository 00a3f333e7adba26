//! `gaffer backup`, `gaffer restore`, `gaffer check` and `gaffer store`: the matches that a server has stored, as a whole.

use std::fmt::Write;

use gaffer_server::maintenance::{self, Findings};
use gaffer_server::{Copied, Place};

use crate::cli::{Backup, Check, Restore};
use crate::output::print_all;

/// Copies a store.
pub fn back_up(arguments: &Backup) -> Result<(), String> {
    let file = &arguments.file;
    let matches = maintenance::back_up(arguments.data.clone(), file).map_err(said)?;
    print_all(&format!(
        "{} has all {}.\n",
        file.display(),
        counted(matches)
    ))
}

/// Moves a store.
pub fn copy(from: &Place, to: &Place) -> Result<(), String> {
    let Copied { matches, rows } = maintenance::copy(from, to).map_err(said)?;
    print_all(&format!(
        "Copied {} and everything else, {rows} rows; every match is the same in both.\n",
        counted(matches)
    ))
}

/// Brings a copy back.
pub fn restore(arguments: &Restore) -> Result<(), String> {
    let done = maintenance::restore(&arguments.file, arguments.data.clone()).map_err(said)?;
    let mut text = format!("The store has {} now.\n", counted(done.matches));
    if let Some(before) = done.before {
        let _ = writeln!(text, "The store of before is {}.", before.display());
    }
    print_all(&text)
}

/// Says whether a store is sound.
pub fn check(arguments: &Check) -> Result<(), String> {
    let copy = arguments.copy.as_deref();
    let findings = maintenance::check(arguments.data.clone(), copy).map_err(said)?;
    print_all(&describe(&findings))?;
    if findings.is_sound() {
        return Ok(());
    }
    Err(
        "the store is damaged: bring back the last backup with 'gaffer restore BACKUP', or keep the folder and ask for help"
            .into(),
    )
}

fn describe(findings: &Findings) -> String {
    let mut text = String::new();
    for damage in &findings.damage {
        let _ = writeln!(text, "damaged: {damage}");
    }
    if findings.damage.is_empty() {
        text += "Every page of the store is sound.\n";
    }
    let _ = writeln!(
        text,
        "{} can be played again to where they stand.",
        counted(findings.sound)
    );
    if findings.other_rules > 0 {
        let _ = writeln!(
            text,
            "{} were played by other rules and go on from how they stood.",
            counted(findings.other_rules)
        );
    }
    for (number, why) in &findings.broken {
        let _ = writeln!(text, "match {number} is broken: {why}");
    }
    if findings.cups > 0 {
        let _ = writeln!(text, "Competitions that can be read: {}.", findings.cups);
    }
    for (number, why) in &findings.broken_cups {
        let _ = writeln!(text, "competition {number} is broken: {why}");
    }
    if findings.accounts > 0 {
        let _ = writeln!(text, "Accounts that can be read: {}.", findings.accounts);
    }
    for (number, why) in &findings.broken_accounts {
        let _ = writeln!(text, "account {number} is broken: {why}");
    }
    text
}

fn counted(matches: u64) -> String {
    match matches {
        1 => "1 match".into(),
        _ => format!("{matches} matches"),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it maps errors")]
fn said(error: gaffer_server::ServeError) -> String {
    error.to_string()
}
