//! Work that somebody elsewhere asks for, read from its text and done a piece at a time.
//!
//! What is read here may come from anybody who reaches the workers: it says what is played, and never what program is started.

use std::fmt::Debug;
use std::sync::Arc;

use gaffer_games::strict_json::plain;
use gaffer_games::thinking::Watch;
use serde_json::Value;

use crate::calibration::Forecasts;
use crate::cup::{CoachMatches, Seasons};
use crate::fuba::formations::CardPairs;
use crate::ladder::Pairs;
use crate::pieces::{Order, Work};
use crate::puzzles::Searches;
use crate::simulate::Matches;

/// A work of which whoever asks gets pieces done.
pub trait Errand: Debug + Send + Sync {
    /// Does a piece: what comes of it. It stands still and ends as the watch says.
    fn carry_out(&self, piece: &str, watch: &Arc<Watch>) -> Result<String, String>;
}

impl<W: Work> Errand for W {
    fn carry_out(&self, piece: &str, watch: &Arc<Watch>) -> Result<String, String> {
        let piece: W::Piece = read_json(piece)?;
        let done = self.hand(watch)?(&piece)?;
        serde_json::to_string(&done).map_err(|error| error.to_string())
    }
}

/// Reads a work of some kind.
type Read = fn(Value) -> Result<Box<dyn Errand>, String>;

/// Every kind of work that is done in pieces.
fn kinds() -> [(String, Read); 11] {
    fn kind<W: Work + 'static>() -> (String, Read) {
        let read = |work| {
            let work: W = serde_json::from_value(work).map_err(|error| unknown(&error))?;
            Ok(Box::new(work) as Box<dyn Errand>)
        };
        (W::kind(), read)
    }
    type Fuba = gaffer_fuba::Position;
    type Champions = gaffer_champions::Position;
    [
        kind::<Matches<Fuba>>(),
        kind::<Matches<Champions>>(),
        kind::<Forecasts<Fuba>>(),
        kind::<Forecasts<Champions>>(),
        kind::<Pairs<Fuba>>(),
        kind::<Pairs<Champions>>(),
        kind::<CardPairs>(),
        kind::<CoachMatches>(),
        kind::<Seasons>(),
        kind::<Searches<Fuba>>(),
        kind::<Searches<Champions>>(),
    ]
}

/// The work that a text asks for ([`crate::pieces::Pieces::order`]).
pub fn read(order: &str) -> Result<Box<dyn Errand>, String> {
    let order: Order<Value> = read_json(order)?;
    let known = kinds().into_iter().find(|(kind, _)| *kind == order.kind);
    let (_, read) = known.ok_or_else(|| format!("'{}' is no work in pieces", order.kind))?;
    read(order.work)
}

fn read_json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| unknown(&error))
}

fn unknown(error: &serde_json::Error) -> String {
    format!("this is no work in pieces: {}", plain(&error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn carry_out(order: &str, piece: &str) -> Result<String, String> {
        read(order)?.carry_out(piece, &Arc::default())
    }

    /// Orders come from whoever reaches NATS: what cannot be done is told, and nothing of it is tried.
    #[test]
    fn what_is_no_work_is_refused_in_words() {
        let options = serde_json::json!(gaffer_fuba::Options::default());
        let simulate = |home: &str| {
            let coaches = serde_json::json!({ "home": home, "away": "random" });
            serde_json::json!({ "kind": "simulate fuba", "work": {
                "options": options, "coaches": coaches, "seed": 1, "list": false } })
            .to_string()
        };
        assert!(carry_out(&simulate("random"), r#"{"start":3,"end":5}"#).is_ok());
        for piece in [
            "",
            "{}",
            r#"{"start":5,"end":3}"#,
            r#"{"start":0,"end":18446744073709551615}"#,
        ] {
            assert!(carry_out(&simulate("random"), piece).is_err(), "{piece}");
        }
        let why = carry_out(&simulate("mourinho"), r#"{"start":3,"end":5}"#).unwrap_err();
        assert!(why.contains("mourinho"), "{why}");
        for order in ["", "[]", r#"{"kind":"dance","work":{}}"#] {
            assert!(read(order).is_err(), "{order}");
        }
        let ladder = |competitors: serde_json::Value| {
            serde_json::json!({ "kind": "ladder fuba", "work": {
                "options": options, "seed": 1, "competitors": competitors } })
            .to_string()
        };
        let pair = r#"{"pairing":0,"first":0,"second":1,"number":1}"#;
        let coaches = ladder(serde_json::json!(["random", "sensible"]));
        assert!(carry_out(&coaches, pair).is_ok());
        let nobody = r#"{"pairing":0,"first":0,"second":7,"number":1}"#;
        assert!(carry_out(&coaches, nobody).is_err());
        // Nobody starts a program on somebody else's machine.
        let bot = serde_json::json!({ "name": "it", "command": "touch it" });
        assert!(read(&ladder(serde_json::json!(["random", bot]))).is_err());
        let named = ladder(serde_json::json!(["random", "touch it"]));
        assert!(carry_out(&named, pair).unwrap_err().contains("touch it"));
        let cup = r#"{"kind":"coach pairs","work":{"game":"fuba","preset":null,"options":{},"seed":1,
            "pairs":[["random","random"]],"each":0}}"#;
        assert!(carry_out(cup, r#"{"start":0,"end":1}"#).is_err());
    }
}
