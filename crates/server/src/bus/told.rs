//! What an owner tells a connection of another node, as it is sent: numbered, so that what is lost is missed.

use axum::body::Bytes;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::owner::Outgoing;

/// A number and a kind come before each text.
const HEAD: usize = 9;
/// The most bytes of a text at once: half of what NATS takes where nothing else was set.
const MOST: usize = 512 << 10;

/// There is more of the same text.
const PART: u8 = b'p';
const REPLY: u8 = b'r';
const NEWS: u8 = b'n';
const CLOSE: u8 = b'c';
/// Nothing follows.
const END: u8 = b'e';

/// Writes messages for a connection.
#[derive(Debug, Default)]
pub(super) struct Teller {
    next: u64,
}

impl Teller {
    /// A message as it is sent, in as many parts as it needs; or that none follows.
    pub(super) fn write(&mut self, told: Option<&Outgoing>) -> Vec<Bytes> {
        let (kind, mut text) = match told {
            Some(Outgoing::Reply(text)) => (REPLY, text.as_bytes()),
            Some(Outgoing::News(text)) => (NEWS, text.as_bytes()),
            Some(Outgoing::Close(why)) => (CLOSE, why.as_bytes()),
            None => (END, &b""[..]),
        };
        let mut parts = Vec::with_capacity(1);
        while let Some((part, rest)) = text.split_at_checked(MOST) {
            parts.push(self.part(PART, part));
            text = rest;
        }
        parts.push(self.part(kind, text));
        parts
    }

    fn part(&mut self, kind: u8, text: &[u8]) -> Bytes {
        let mut bytes = Vec::with_capacity(HEAD + text.len());
        bytes.extend(self.next.to_be_bytes());
        bytes.push(kind);
        bytes.extend(text);
        self.next += 1;
        bytes.into()
    }
}

/// What has come for a connection.
#[derive(Debug)]
pub(super) enum Heard {
    /// A message.
    Message(Outgoing),
    /// A part of one.
    Part,
    /// The last of all.
    End,
    /// Not what follows: something was lost.
    Gap,
}

/// Reads messages for a connection.
#[derive(Debug, Default)]
pub(super) struct Listener {
    next: u64,
    /// The parts of a long text that have come.
    begun: Vec<u8>,
}

impl Listener {
    /// Takes what has come.
    pub(super) fn read(&mut self, bytes: &Bytes) -> Heard {
        self.try_read(bytes).unwrap_or(Heard::Gap)
    }

    fn try_read(&mut self, bytes: &Bytes) -> Option<Heard> {
        let (number, rest) = bytes.split_first_chunk::<8>()?;
        let (kind, text) = rest.split_first()?;
        if u64::from_be_bytes(*number) != self.next {
            return None;
        }
        self.next += 1;
        match *kind {
            PART => {
                self.begun.extend(text);
                return Some(Heard::Part);
            }
            END => return Some(Heard::End),
            _ => {}
        }
        let text = if self.begun.is_empty() {
            bytes.slice(HEAD..)
        } else {
            self.begun.extend(text);
            std::mem::take(&mut self.begun).into()
        };
        let text = Utf8Bytes::try_from(text).ok()?;
        Some(Heard::Message(match *kind {
            REPLY => Outgoing::Reply(text),
            NEWS => Outgoing::News(text),
            CLOSE => Outgoing::Close(text.as_str().to_owned().into()),
            _ => return None,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_arrive_as_they_were() {
        let long = "pitkä ".repeat(MOST / 3);
        let told = [
            Outgoing::Reply("yes".into()),
            Outgoing::News("Määrä".into()),
            Outgoing::News(long.into()),
            Outgoing::Close("over".into()),
        ];
        let (mut teller, mut listener) = (Teller::default(), Listener::default());
        for one in &told {
            let mut parts = teller.write(Some(one));
            let last = parts.pop().unwrap();
            for part in parts {
                assert!(part.len() <= HEAD + MOST);
                assert!(matches!(listener.read(&part), Heard::Part));
            }
            let Heard::Message(arrived) = listener.read(&last) else {
                panic!("{one:?} did not arrive");
            };
            assert_eq!(format!("{arrived:?}"), format!("{one:?}"));
        }
        let end = teller.write(None);
        assert!(matches!(listener.read(&end[0]), Heard::End));
    }

    #[test]
    fn what_is_lost_or_doubled_or_wrong_is_a_gap() {
        let mut teller = Teller::default();
        let first = teller.write(Some(&Outgoing::News("1".into())));
        let second = teller.write(Some(&Outgoing::News("2".into())));
        let is_gap = |heard: Heard| matches!(heard, Heard::Gap);
        let mut listener = Listener::default();
        assert!(is_gap(listener.read(&second[0])));
        assert!(!is_gap(listener.read(&first[0])));
        assert!(is_gap(listener.read(&first[0])));
        for wrong in [
            &b"short"[..],
            b"\0\0\0\0\0\0\0\0",
            b"\0\0\0\0\0\0\0\0?",
            b"\0\0\0\0\0\0\0\0r\xff",
        ] {
            assert!(is_gap(Listener::default().read(&wrong.into())), "{wrong:?}");
        }
    }
}
