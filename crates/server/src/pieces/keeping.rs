//! A node that hears commands: it keeps what they want done as jobs of its club, and says what came of it.

use std::sync::Arc;

use async_nats::Message;
use futures_util::StreamExt;
use tokio::time::timeout;

use super::wire::{
    Call, CameOf, MOST_PARTS, Numbered, OrderPart, PATIENCE, Part, Reply, subject, subject_of,
};
use crate::App;
use crate::bus::{Bus, packed, unpacked};
use crate::store::{FoundPieces, Piece, PiecesWanted, StoreError};

/// The longest name of a command.
const LONGEST_ASKER: usize = 100;

/// Hears commands as long as this node belongs to the others; of each message one node of a club.
pub(crate) async fn keep(app: Arc<App>) {
    let Some(bus) = &app.bus else { return };
    let (client, club) = (bus.client(), bus.club().to_owned());
    let everybody = subject(app.jobs.program());
    let calls = subject_of(&everybody, &club);
    let (Ok(mut hellos), Ok(mut calls)) = (
        client.queue_subscribe(everybody, club.clone()).await,
        client.queue_subscribe(calls, club.clone()).await,
    ) else {
        return tracing::error!("this node hears no command");
    };
    loop {
        tokio::select! {
            Some(hello) = hellos.next() => {
                if let Some(reply) = hello.reply && bus.takes_part() {
                    let here = packed(&Reply::Here(club.clone()));
                    let _ = client.publish(reply, here).await;
                }
            }
            Some(call) = calls.next() => {
                tokio::spawn(answer(Arc::clone(&app), call));
            }
            () = bus.until_leaving() => return,
        }
    }
}

/// Does what a command asks, and answers what came of it: whoever hears nothing asks again.
async fn answer(app: Arc<App>, message: Message) {
    let Some(bus) = &app.bus else { return };
    let Some(call) = unpacked::<Call>(&message.payload) else {
        return;
    };
    let (Call::Wanted { asker, .. } | Call::Over(asker)) = &call;
    if !is_name(asker) {
        return;
    }
    let found = match call {
        // It does not reach the store, and would wait for it.
        _ if !bus.takes_part() => Ok(None),
        Call::Wanted { asker, pieces, had } => want(&app, bus, asker, pieces, had).await,
        Call::Over(asker) => {
            let forgotten = app.store.forget_pieces(&asker).await;
            forgotten.map(|()| Some(FoundPieces::default()))
        }
    };
    let answer = match found {
        Ok(Some(found)) => told(found, bus.client().server_info().max_payload),
        Ok(None) => packed(&Reply::Cannot),
        Err(error) => {
            tracing::warn!(%error, "what a command wants could not be kept");
            packed(&Reply::Cannot)
        }
    };
    if let Some(reply) = message.reply {
        let _ = bus.client().publish(reply, answer).await;
    }
}

/// Whether a command can be asked by a name.
fn is_name(asker: &str) -> bool {
    let is_sign = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '.' | '_' | '-');
    asker.len() <= LONGEST_ASKER && asker.starts_with("_INBOX.") && asker.chars().all(is_sign)
}

/// Keeps what a command wants; nothing where it does not say what its pieces are of.
async fn want(
    app: &App,
    bus: &Bus,
    asker: String,
    pieces: Vec<Numbered>,
    had: Vec<Numbered>,
) -> Result<Option<FoundPieces>, StoreError> {
    let store = &app.store;
    let order = if pieces.is_empty() || store.has_order(&asker).await? {
        None
    } else {
        let Some(order) = order(bus, &asker).await else {
            return Ok(None);
        };
        Some(order)
    };
    let of = |pieces: Vec<Numbered>| {
        let piece = |(number, what)| Piece {
            asker: asker.clone(),
            number,
            what,
        };
        pieces.into_iter().map(piece).collect::<Vec<_>>()
    };
    let wanted = PiecesWanted {
        asker: asker.clone(),
        order,
        pieces: of(pieces),
        had: of(had),
    };
    let is_more = !wanted.pieces.is_empty();
    if is_more || !wanted.had.is_empty() {
        let now = store.job_time().await?;
        store.want_pieces(wanted, app.jobs.program(), now).await?;
    }
    if is_more {
        app.jobs.tell(bus).await;
    }
    store.pieces_of(&asker).await.map(Some)
}

/// What the pieces of a command are of; nothing where the command does not answer.
async fn order(bus: &Bus, asker: &str) -> Option<String> {
    let mut order = String::new();
    for part in 0..MOST_PARTS {
        let asked = bus
            .client()
            .request(asker.to_owned(), packed(&OrderPart(part)));
        let answer = timeout(PATIENCE, asked).await.ok()?.ok()?;
        let Part(text, parts) = unpacked(&answer.payload)?;
        order.push_str(&text);
        if part + 1 >= parts {
            break;
        }
    }
    Some(order)
}

/// What came of a bundle, as whoever did it has written it, or why it was given up.
fn read(done: Result<String, String>) -> CameOf {
    let read = |done: String| serde_json::from_str(&done).map_err(|error| error.to_string());
    done.and_then(read).unwrap_or_else(|why| vec![Err(why)])
}

/// What was found, in a message of so many bytes at most.
fn told(found: FoundPieces, most: usize) -> axum::body::Bytes {
    let waiting = found.waiting.into_iter();
    let mut waiting: Vec<u64> = waiting.map(|piece| piece.number).collect();
    let done = found.done.into_iter();
    let done = done.map(|(piece, done)| ((piece.number, piece.what), read(done)));
    let mut done: Vec<(Numbered, CameOf)> = done.collect();
    loop {
        let reply = Reply::Found { done, waiting };
        let told = packed(&reply);
        if told.len() <= most {
            return told;
        }
        let Reply::Found {
            done: all,
            waiting: all_waiting,
        } = reply
        else {
            return told;
        };
        (done, waiting) = (all, all_waiting);
        // Fewer at once, and of one that is too long alone only that it is.
        match &mut done[..] {
            [] => return told,
            [(_, one)] => *one = vec![Err("it came to more than NATS carries".to_owned())],
            many => {
                let half = many.len() / 2;
                done.truncate(half);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_inboxes_are_asked() {
        assert!(is_name("_INBOX.abcDEF123"));
        for name in ["", "gaffer.1.match.x", "_INBOX.*", "_INBOX.a b", "_INBOX.>"] {
            assert!(!is_name(name), "{name}");
        }
        assert!(!is_name(&format!("_INBOX.{}", "a".repeat(200))));
    }

    #[test]
    fn results_that_are_too_long_for_a_message_come_in_several_and_one_alone_is_told() {
        let piece = |number| Piece {
            asker: "a".to_owned(),
            number,
            what: "{}".to_owned(),
        };
        let came_to = |text: String| serde_json::to_string(&CameOf::from([Ok(text)])).unwrap();
        let found = |count: u64, long: usize| FoundPieces {
            done: (0..count)
                .map(|number| (piece(number), Ok(came_to("x".repeat(long)))))
                .collect(),
            waiting: vec![piece(17)],
        };
        let read = |found| {
            let told = told(found, 2000);
            assert!(told.len() <= 2000);
            match unpacked(&told) {
                Some(Reply::Found { done, waiting }) if waiting == [17] => done,
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(read(found(3, 100)).len(), 3);
        let some = read(found(8, 600));
        assert!(!some.is_empty() && some.len() < 8);
        assert!(some.iter().all(|(_, done)| done[0].is_ok()));
        let alone = read(found(1, 5000));
        assert!(
            matches!(&alone[..], [((0, _), done)] if done[0].as_ref().is_err_and(|why| why.contains("more than NATS carries")))
        );
    }
}
