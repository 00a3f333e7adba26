//! `gaffer play` in the browser, and `gaffer serve`.

use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::process::{Command, Stdio};

use gaffer_games::position_text;
use gaffer_server::{Arguments, ServeError};

use crate::cli::Play;

/// Serves until the program is told to stop.
pub fn serve(arguments: Arguments) -> Result<(), String> {
    let listening = |address: &str| say(address);
    gaffer_server::run(arguments, &listening).map_err(|error| error.to_string())
}

/// Starts the server on this computer, or finds the one that runs, and opens the browser.
pub fn play(arguments: &Play) -> Result<(), String> {
    let page = start_page(arguments)?;
    let show = |address: &str| {
        let address = format!("{address}{page}");
        say(&format!("Gaffer is at {address}"));
        if !arguments.no_browser {
            open(&address);
        }
    };
    let usual = Arguments::default();
    let settings = Arguments {
        listen: free_or(usual.listen),
        data: arguments.data.clone(),
        allow_programs: arguments.allow_programs,
        ..usual
    };
    let listening = |address: &str| {
        show(address);
        say("Ctrl+C stops it; unfinished matches go on when it is started again.");
    };
    match gaffer_server::run(settings, &listening) {
        Err(ServeError::Running { address, .. }) if !address.is_empty() => {
            show(&address);
            Ok(())
        }
        done => done.map_err(|error| error.to_string()),
    }
}

/// Tells whoever reads; nobody needs to, and the server runs on.
fn say(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

/// The start page, the page of a position, or the form for a new match with the game and the preset chosen that the arguments name.
fn start_page(arguments: &Play) -> Result<String, String> {
    let rules = &arguments.rules;
    if let Some(text) = &arguments.position {
        let game = position_text::game(text).ok_or_else(position_text::no_game)?;
        let read = game.match_from_text(text);
        let game = read.map_err(|problem| format!("--position: {}", problem.message))?;
        let text = game.position_text().map_err(|problem| problem.message)?;
        return Ok(format!("position?p={}", in_link(&text)));
    }
    if !rules.switches.is_empty() {
        return Err(
            "--set goes with --terminal; in the browser the form for a new match has the switches"
                .into(),
        );
    }
    let mut query = Vec::new();
    if rules.game.is_some() || rules.preset.is_some() {
        query.push(format!("game={}", rules.game()?.name()));
    }
    if let Some(preset) = &rules.preset {
        if !preset
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b".-_".contains(&b))
        {
            return Err(format!("'{preset}' is not a preset"));
        }
        query.push(format!("preset={preset}"));
    }
    Ok(if query.is_empty() {
        String::new()
    } else {
        format!("new?{}", query.join("&"))
    })
}

/// A position as a short text in a link: texts in quotation marks may have letters that a link has not.
fn in_link(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b";=:,/().-_".contains(&byte);
    let letter = |byte: u8| match byte {
        byte if plain(byte) => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(letter).collect()
}

/// The usual address, since a browser keeps what it knows by address; a free port where it is taken.
fn free_or(usual: SocketAddr) -> SocketAddr {
    match TcpListener::bind(usual) {
        Ok(_) => usual,
        Err(_) => (Ipv4Addr::LOCALHOST, 0).into(),
    }
}

/// Opens an address in the user's browser where there is one; where there is none the printed address serves.
fn open(address: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else if ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some())
    {
        Command::new("xdg-open")
    } else {
        return;
    };
    let opened = command
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if opened.is_err() {
        say("Open it in a browser.");
    }
}
