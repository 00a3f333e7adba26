//! How long a quick coach takes to reply while others have left masters and hints behind.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::bots::{self, Seated, Socket};
use crate::figures::Figures;
use crate::{Command, process};

/// The match whose replies are measured is played by this coach.
const QUICK: &str = "sensible";
/// How long those who leave something behind wait until it has surely begun.
const BEGUN: Duration = Duration::from_secs(2);

/// Whether those who leave something behind close their connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leaving {
    Gone,
    /// They keep it open, and never say anything again.
    Silent,
}

/// The replies of a quick coach, alone and beside what others have left behind, in words.
pub(crate) async fn measure(command: &Command) -> String {
    let mut lines = Vec::new();
    let what = format!(
        "{} matches of two masters and {} hints",
        command.masters, command.hints
    );
    for (leaving, words) in [
        (None, "nobody else is there".to_owned()),
        (Some(Leaving::Gone), format!("{what} were abandoned")),
        (
            Some(Leaving::Silent),
            format!("{what} are watched in silence"),
        ),
    ] {
        let server = process::start(command.program.as_deref(), &[]);
        let mut left = Vec::new();
        if let Some(leaving) = leaving {
            left = leave_behind(&server.address, command, leaving).await;
        }
        let until = Instant::now() + Duration::from_secs(command.seconds);
        let figures = replies(&server.address, &command.game, QUICK, until).await;
        lines.push(format!("{words}: {}", figures.waits_in_words()));
        drop(left);
    }
    format!("reply of the coach '{QUICK}'\n{}", lines.join("\n"))
}

/// Opens matches of masters and asks for hints, and waits for none of them.
async fn leave_behind(address: &str, command: &Command, leaving: Leaving) -> Vec<Socket> {
    let master = || bots::computer("master");
    let mut open = Vec::new();
    for _ in 0..command.masters {
        let seated = bots::set_up_with(
            address,
            &command.game,
            bots::Kind::Plain,
            master(),
            master(),
        )
        .await;
        let mut socket = bots::join(address, &seated, None, "choices").await;
        bots::wait_for_news(&mut socket).await;
        open.push(socket);
    }
    for _ in 0..command.hints {
        let (mut socket, _) = attended(address, &command.game, "random").await;
        let hint = Message::text(r#"{"do":"hint","id":"hint"}"#);
        socket.send(hint).await.expect("the server reads");
        open.push(socket);
    }
    tokio::time::sleep(BEGUN).await;
    if leaving == Leaving::Gone {
        open.clear();
    }
    open
}

/// A match of a person against a coach, at the person's first decision.
async fn attended(address: &str, game: &str, coach: &str) -> (Socket, Value) {
    let coach = bots::computer(coach);
    let seated: Seated =
        bots::set_up_with(address, game, bots::Kind::Plain, bots::person(), coach).await;
    let mut socket = bots::join(address, &seated, seated.home(), "choices").await;
    let (news, _) = own_decision(&mut socket).await.expect("a decision");
    (socket, news)
}

/// The next news in which this client, who plays at home, decides, and whether the other side decided before; none when
/// the match is over.
async fn own_decision(socket: &mut Socket) -> Option<(Value, bool)> {
    let mut is_reply = false;
    loop {
        let message = socket.next().await?.ok()?;
        let Message::Text(text) = message else {
            continue;
        };
        let message: Value = serde_json::from_str(&text).expect("a message");
        assert_ne!(message["message"], "refused", "{message}");
        if message["awaits"]["kind"] == "nothing" {
            return None;
        }
        is_reply |= message["awaits"]["side"] == "away";
        if message["choices"].is_array() {
            return Some((message, is_reply));
        }
    }
}

/// Plays matches against a coach until a time, and measures how long it takes from a choice to the next own
/// decision, wherever the coach decides between them.
pub(crate) async fn replies(address: &str, game: &str, coach: &str, until: Instant) -> Figures {
    let mut seen = Figures::default();
    let mut luck = 0x2026_u64;
    while Instant::now() < until {
        let (mut socket, first) = attended(address, game, coach).await;
        let mut decision = Some(first);
        while let Some(news) = decision
            && Instant::now() < until
        {
            luck ^= luck << 13;
            luck ^= luck >> 7;
            luck ^= luck << 17;
            let choices = news["choices"].as_array().expect("choices");
            let choice = &choices[(luck % choices.len() as u64) as usize];
            let version = news["version"].as_u64().expect("a version");
            let request = json!({ "do": "choose", "id": format!("{version}"), "version": version, "choice": choice });
            let sent = Instant::now();
            let request = Message::text(request.to_string());
            socket.send(request).await.expect("the server reads");
            let next = own_decision(&mut socket).await;
            if let Some((_, true)) = next {
                seen.waits.push(sent.elapsed());
            }
            decision = next.map(|(news, _)| news);
        }
    }
    seen
}
