//! What nodes say to each other about a match: commands for its owner, and their answers.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use gaffer_core::Side;
use gaffer_games::protocol::{Problem, Request, Want};
use gaffer_games::words::Language;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Bus;
use crate::connection::Spoken;
use crate::open_matches::Unheard;
use crate::owner::{Away, Command, Newcomer, Queue, SeatChange};
use crate::problem;
use crate::store::Order;
use crate::visitor::Visitor;

/// A connection of a node.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Place {
    /// The node that has it.
    pub node: String,
    /// Its number there.
    pub connection: u64,
}

impl Place {
    /// The subject on which its messages arrive.
    pub(super) fn subject(&self, bus: &Bus) -> String {
        bus.subject(format_args!("conn.{}.{}", self.node, self.connection))
    }
}

/// What clients say over connections that may be of another node than whoever answers them.
pub(super) trait Carried: Spoken + 'static {
    /// What the node of the answerer is asked.
    type Asked: Serialize + Send + Sync;
    /// A request of a connection.
    fn asked(self, place: Place) -> Self::Asked;
    /// That a connection has gone.
    fn gone(place: Place) -> Self::Asked;
}

impl Carried for Request {
    type Asked = Asked;

    fn asked(self, place: Place) -> Asked {
        Asked::Request(place, Box::new(self))
    }

    fn gone(place: Place) -> Asked {
        Asked::Leave(place)
    }
}

/// What the owner of a match is asked by another node. Whoever only wants to know how a match stands reads the store.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Asked {
    /// Somebody comes.
    Join(Box<Arrival>),
    /// A request of somebody who is there.
    Request(Place, Box<Request>),
    /// Somebody has gone.
    Leave(Place),
    /// A seat changes hands; what is wrong with that is said in this language.
    Seat(Box<SeatChange>, Language),
    /// A side gives up.
    Resign(Side),
    /// A side takes days off.
    Vacation(Side, u32),
    /// What is stored has changed otherwise than by the owner.
    Reread,
    /// The time of somebody may be over.
    Wake,
    /// Computers play on though nobody looks.
    PlayOn,
    /// The operator orders something.
    Order(Box<Order>),
}

/// Somebody who comes: a [`Newcomer`] without the way to him.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Arrival {
    /// Where he is.
    pub place: Place,
    visitor: Visitor,
    id: String,
    seat: Option<String>,
    side: Option<Side>,
    account: Option<i64>,
    client: Option<String>,
    since: usize,
    want: Want,
    language: Language,
}

impl Arrival {
    fn of(newcomer: &Newcomer, node: &str) -> Self {
        Self {
            place: Place {
                node: node.to_owned(),
                connection: newcomer.connection,
            },
            visitor: newcomer.visitor,
            id: newcomer.id.clone(),
            seat: newcomer.seat.clone(),
            side: newcomer.side,
            account: newcomer.account,
            client: newcomer.client.clone(),
            since: newcomer.since,
            want: newcomer.want,
            language: newcomer.language,
        }
    }

    /// The newcomer, by a number of this node and with a way to him.
    pub(super) fn into_newcomer(self, connection: u64, queue: Queue) -> Newcomer {
        Newcomer {
            connection,
            visitor: self.visitor,
            id: self.id,
            seat: self.seat,
            side: self.side,
            account: self.account,
            client: self.client,
            since: self.since,
            want: self.want,
            language: self.language,
            queue,
        }
    }
}

impl Asked {
    /// A command as another node is asked it; none where that is read from the store, or said otherwise.
    pub(super) fn of(command: &Command, node: &str) -> Option<Self> {
        Some(match command {
            Command::Join(newcomer) => Self::Join(Box::new(Arrival::of(newcomer, node))),
            Command::Seat(change, language, _) => Self::Seat(change.clone(), *language),
            Command::Resign(side, _) => Self::Resign(*side),
            Command::Vacation(side, days, _) => Self::Vacation(*side, *days),
            Command::Reread => Self::Reread,
            Command::Wake => Self::Wake,
            Command::PlayOn(_) => Self::PlayOn,
            Command::Order(order, _) => Self::Order(order.clone()),
            Command::Request { .. } | Command::Info(..) | Command::Invitation(..) => return None,
        })
    }

    /// Whether the owner answers as soon as it has heard it, and not when it is done.
    pub(super) fn is_only_heard(&self) -> bool {
        matches!(
            self,
            Self::Join(_) | Self::Request(..) | Self::Leave(_) | Self::Reread | Self::Wake
        )
    }
}

/// What the owner of a match answers.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Answered {
    /// It was heard by this node; what comes of it is told to the connection.
    Heard(String),
    /// Too much waits already.
    Busy,
    /// The owner has just gone, or does not know the connection.
    Gone,
    /// The seat that was changed.
    Seat(Result<Side, Refused>),
    /// What a side got that takes days off.
    Vacation(Result<Option<Away>, Refused>),
    /// It is done.
    Done(Result<(), Refused>),
}

impl From<Unheard> for Answered {
    fn from(unheard: Unheard) -> Self {
        match unheard {
            Unheard::Busy => Self::Busy,
            Unheard::Gone => Self::Gone,
        }
    }
}

impl Answered {
    /// Lets whoever asked know; false where the owner did not carry it out, and nobody was told why.
    pub(super) fn tell(self, command: Command) -> bool {
        match (command, self) {
            (_, Self::Busy | Self::Gone) => return false,
            (Command::Seat(_, _, told), Self::Seat(answer)) => {
                let _ = told.send(answer.map_err(Refused::into_problem));
            }
            (Command::Vacation(_, _, told), Self::Vacation(answer)) => {
                let _ = told.send(answer.map_err(Refused::into_problem));
            }
            (Command::Resign(_, told) | Command::Order(_, told), Self::Done(answer)) => {
                let _ = told.send(answer.map_err(Refused::into_problem));
            }
            (Command::PlayOn(told), Self::Done(Ok(()))) => {
                let _ = told.send(());
            }
            // What was only heard needs no answer; and whoever hears nothing is told that something went wrong.
            _ => {}
        }
        true
    }
}

/// A problem on its way. It is in words already: its rule is not told, since nothing that is asked so is refused by one.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Refused {
    code: String,
    message: String,
    wait: Option<u32>,
}

impl Refused {
    /// A problem in the words of a language.
    pub(super) fn said(problem: Problem, language: Language) -> Self {
        let problem = problem.in_language(language);
        Self {
            code: problem.code.to_owned(),
            message: problem.message,
            wait: problem.wait,
        }
    }

    fn into_problem(self) -> Problem {
        let Some(code) = known_code(self.code) else {
            return problem::internal();
        };
        Problem {
            wait: self.wait,
            ..Problem::new(code, self.message)
        }
    }
}

/// A code for as long as the program runs. Codes are words of the program, so that there are few.
fn known_code(code: String) -> Option<&'static str> {
    const MOST: usize = 500;
    static KNOWN: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(code) = known.get(code.as_str()) {
        return Some(code);
    }
    let code = (known.len() < MOST).then(|| &*code.leak())?;
    known.insert(code);
    Some(code)
}

/// Something as it is sent.
pub(super) fn packed(value: &impl Serialize) -> Bytes {
    // Plain trees with text keys, which JSON can write.
    serde_json::to_vec(value).unwrap_or_default().into()
}

/// Something that was sent; none where a node of another program sent it.
pub(super) fn unpacked<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let read = serde_json::from_slice(bytes);
    read.inspect_err(|error| tracing::warn!(%error, "another node said something unknown"))
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_arrives_in_its_language() {
        let finnish: Language = "fi".parse().unwrap();
        let there = Refused::said(problem::busy(), finnish);
        let there: Refused = unpacked(&packed(&there)).unwrap();
        let here = there.into_problem();
        let words = problem::busy().in_language(finnish);
        assert_eq!((here.code, here.message), (words.code, words.message));
    }
}
