//! `gaffer admin`: an operator looks after the matches of a server.

use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use gaffer_server::{
    AdminReply, AdminRequest, Ban, CupRow, MatchRow, NodeRow, TriesAgain, administer,
    default_folder,
};

use crate::cli::{Admin, AdminCommand};
use crate::output::print_all;

/// Asks the server, or its store where none runs, and prints what came of it.
pub fn run(arguments: Admin) -> Result<(), String> {
    let folder = arguments.data.unwrap_or_else(default_folder);
    let (mut at, mut file) = (None, None);
    let request = match arguments.command {
        AdminCommand::List { most, all, ids } => AdminRequest::List {
            most: if all { u32::MAX } else { most },
            ids,
        },
        AdminCommand::End { which, why } => AdminRequest::End { which, why },
        AdminCommand::Delete { which } => AdminRequest::Delete { which },
        AdminCommand::Export {
            which,
            file: wanted,
        } => {
            file = wanted;
            AdminRequest::Export { which }
        }
        AdminCommand::Ban { network, why } => AdminRequest::Ban { network, why },
        AdminCommand::Unban { network } => AdminRequest::Unban { network },
        AdminCommand::Bans => AdminRequest::Bans,
        AdminCommand::Revoke { which, seat } => AdminRequest::Revoke { which, seat },
        AdminCommand::Ratings => AdminRequest::Ratings,
        AdminCommand::OwnerLink { at: wanted } => {
            at = wanted;
            AdminRequest::OwnerLink
        }
        AdminCommand::ClearChallenges { of } => AdminRequest::ClearChallenges { of },
        AdminCommand::Cups { most, ids } => AdminRequest::Cups { most, ids },
        AdminCommand::Nodes => AdminRequest::Nodes,
        AdminCommand::Organiser { which, at: wanted } => {
            at = wanted;
            AdminRequest::Organiser { which }
        }
        AdminCommand::Reissue {
            which,
            seat,
            at: wanted,
        } => {
            at = wanted;
            AdminRequest::Reissue { which, seat }
        }
    };
    let reply = match administer(&folder, &request)? {
        AdminReply::Failed { why } => return Err(why),
        AdminReply::Record { tag, record } if file.is_some() => {
            let file = file.unwrap_or_default();
            write_new(&file, &record)?;
            let file = file.display();
            return print_all(&format!("The record of match {tag} is in {file}\n"));
        }
        reply => reply,
    };
    if arguments.json {
        let text = serde_json::to_string(&reply).map_err(|error| error.to_string())?;
        return print_all(&format!("{text}\n"));
    }
    print_all(&words(reply, || match at {
        Some(at) => at,
        None => address_of(&folder),
    }))
}

/// Writes a file that is not there yet, and that only its owner reads: a record holds secrets.
fn write_new(file: &Path, text: &str) -> Result<(), String> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
        .open(file)
        .and_then(|mut opened| opened.write_all(text.as_bytes()))
        .map_err(|error| format!("{}: {error}", file.display()))
}

/// Where the server of a folder is reached, or would be.
fn address_of(folder: &Path) -> String {
    std::fs::read_to_string(folder.join("server.address"))
        .unwrap_or_else(|_| "http://127.0.0.1:4020".to_owned())
}

fn words(reply: AdminReply, address: impl FnOnce() -> String) -> String {
    match reply {
        AdminReply::Matches { matches } => list(&matches),
        AdminReply::Ended { tag } => {
            format!("Match {tag} has ended: nobody can answer any more, and its record is open.\n")
        }
        AdminReply::Deleted { tag } => format!("Match {tag} is deleted.\n"),
        AdminReply::Record { record, .. } => record,
        AdminReply::Banned { network } => format!("{network} is banned.\n"),
        AdminReply::Unbanned { network } => format!("{network} may come again.\n"),
        AdminReply::Bans { bans } => list_bans(&bans),
        AdminReply::Revoked { tag, seat } => format!(
            "The link of the {seat} seat of match {tag} is void. 'gaffer admin reissue {tag} {seat}' makes a new one.\n"
        ),
        AdminReply::Ratings {
            matches,
            otherwise,
            elsewhere,
            puzzles,
        } => ratings(matches, &otherwise, elsewhere) + &tries(puzzles),
        AdminReply::ChallengesCleared { by_letter } => format!(
            "The challenges are taken out of the lobby; {by_letter} of them were by letter.\n"
        ),
        AdminReply::Cups { cups } => list_cups(&cups),
        AdminReply::Nodes { nodes } => list_nodes(&nodes),
        AdminReply::Reissued { path, .. }
        | AdminReply::Organiser { path, .. }
        | AdminReply::OwnerLink { path } => {
            format!("{}{path}\n", address().trim_end_matches('/'))
        }
        AdminReply::Failed { why } => format!("{why}\n"),
    }
}

fn ratings(matches: usize, otherwise: &[String], elsewhere: usize) -> String {
    if otherwise.is_empty() && elsewhere == 0 {
        return format!("{matches} rated matches come out as they are kept, to the last bit.\n");
    }
    let mut text = format!(
        "Of {matches} rated matches {} come out otherwise than they are kept, and {elsewhere} members stand elsewhere.\n",
        otherwise.len()
    );
    for tag in otherwise {
        let _ = writeln!(text, "{tag}");
    }
    text
}

fn tries(again: TriesAgain) -> String {
    let TriesAgain {
        tries,
        otherwise,
        elsewhere,
    } = again;
    if otherwise == 0 && elsewhere == 0 {
        return format!(
            "{tries} first tries at puzzles come out as they are kept, to the last bit.\n"
        );
    }
    format!(
        "Of {tries} first tries at puzzles {otherwise} come out otherwise than they are kept, and {elsewhere} solvers and puzzles stand elsewhere.\n"
    )
}

fn list(matches: &[MatchRow]) -> String {
    if matches.is_empty() {
        return "There are no matches.\n".to_owned();
    }
    let mut text =
        "tag         state    open  score  entries  changed  game       teams\n".to_owned();
    for row in matches {
        let state = format!("{:?}", row.state).to_lowercase();
        let open = if row.open { "yes" } else { "" };
        let score = row
            .score
            .map_or(String::new(), |[home, away]| format!("{home}:{away}"));
        let [home, away] = &row.teams;
        let _ = write!(
            text,
            "{:<10}  {state:<7}  {open:<4}  {score:<5}  {:>7}  {:>7}  {:<9}  {} - {}",
            row.tag,
            row.entries,
            age(row.changed),
            row.game,
            home,
            away,
        );
        if let Some(id) = &row.id {
            let _ = write!(text, "  {id}");
        }
        text.push('\n');
    }
    text
}

fn list_cups(cups: &[CupRow]) -> String {
    if cups.is_empty() {
        return "There are no competitions.\n".to_owned();
    }
    let mut text = "tag         state    changed  teams  game       name\n".to_owned();
    for row in cups {
        let state = if row.over { "over" } else { "goes on" };
        let _ = write!(
            text,
            "{:<10}  {state:<7}  {:>7}  {:>5}  {:<9}  {}",
            row.tag,
            age(row.changed),
            row.teams,
            row.game,
            row.name,
        );
        if let Some(id) = &row.id {
            let _ = write!(text, "  {id}");
        }
        text.push('\n');
    }
    text
}

fn list_nodes(nodes: &[NodeRow]) -> String {
    let mut text = "duty  heard for  matches  name\n".to_owned();
    for row in nodes {
        let duty = if row.duty { "yes" } else { "" };
        let worker = if row.worker { "  (worker)" } else { "" };
        let (since, matches, name) = (age(row.since), row.matches, &row.name);
        let _ = writeln!(text, "{duty:<4}  {since:>9}  {matches:>7}  {name}{worker}");
    }
    text
}

fn list_bans(bans: &[Ban]) -> String {
    if bans.is_empty() {
        return "Nobody is banned.\n".to_owned();
    }
    bans.iter().fold(String::new(), |mut text, ban| {
        let _ = writeln!(text, "{:<20}  {:>7}  {}", ban.network, age(ban.at), ban.why);
        text
    })
}

/// How long ago something was.
fn age(at: u64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let seconds = now.map_or(0, |now| now.as_secs().saturating_sub(at));
    match seconds {
        0..60 => format!("{seconds} s"),
        60..3600 => format!("{} min", seconds / 60),
        3600..86_400 => format!("{} h", seconds / 3600),
        _ => format!("{} d", seconds / 86_400),
    }
}
