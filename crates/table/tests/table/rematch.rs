//! A rematch: who may offer it when, and that there is one match when both want it.

use gaffer_core::{BySide, Occupant, Proposal, RecordEntry, Side};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::Problem;
use gaffer_table::{Changes, EndRequest, Setting, Shut, Table, Time, record_entries};
use serde_json::Map;

const REMATCH: Proposal = Proposal::Rematch;
const OFFER: EndRequest = EndRequest::Offer(REMATCH);

fn table(players: BySide<Occupant>) -> Table {
    let game = gaffer_games::find("fuba").unwrap();
    let game: Box<dyn AnyMatch> = game.new_match(None, Map::new()).unwrap();
    Table::new(Setting::new(players), game, 0, Time(0))
}

fn people() -> Table {
    table(BySide::with(|_| Occupant::Person))
}

/// A match of two people that home has resigned, with the notes of it.
fn resigned() -> (Table, Changes) {
    let mut table = people();
    let changes = table.request_end(Side::Home, EndRequest::Resign, Time(1));
    (table, changes.unwrap())
}

fn ask(table: &mut Table, seat: Side, request: EndRequest) -> Result<Changes, Problem> {
    table.request_rematch(seat, request, || Ok("next".into()), Time(2))
}

fn is_refused(table: &mut Table, seat: Side, request: EndRequest) {
    let next = || panic!("no match is made");
    let refused = table.request_rematch(seat, request, next, Time(2));
    assert_eq!(refused.unwrap_err().code, "no-offer", "{request:?}");
}

#[test]
fn nobody_offers_a_rematch_before_the_end() {
    let mut table = people();
    is_refused(&mut table, Side::Home, OFFER);
    // Nor by the way of the other offers.
    let offered = table.request_end(Side::Home, OFFER, Time(1));
    assert_eq!(offered.unwrap_err().code, "no-offer");
    let accepted = table.request_end(Side::Home, EndRequest::Accept(REMATCH), Time(1));
    assert_eq!(accepted.unwrap_err().code, "no-offer");
}

#[test]
fn one_offers_and_the_other_accepts() {
    let (mut table, _) = resigned();
    let accept = EndRequest::Accept(REMATCH);
    is_refused(&mut table, Side::Home, accept);
    ask(&mut table, Side::Home, OFFER).unwrap();
    assert_eq!(table.offer(), Some((Side::Home, REMATCH)));
    is_refused(&mut table, Side::Home, OFFER);
    is_refused(&mut table, Side::Home, accept);
    ask(&mut table, Side::Away, accept).unwrap();
    assert_eq!((table.rematch(), table.offer()), (Some("next"), None));
    for seat in Side::BOTH {
        is_refused(&mut table, seat, OFFER);
        is_refused(&mut table, seat, accept);
    }
}

#[test]
fn who_offers_what_the_other_side_offers_has_agreed() {
    let (mut table, _) = resigned();
    ask(&mut table, Side::Away, OFFER).unwrap();
    ask(&mut table, Side::Home, OFFER).unwrap();
    assert_eq!(table.rematch(), Some("next"));
}

#[test]
fn an_offer_is_withdrawn_and_made_again_but_not_after_a_no() {
    let (mut table, _) = resigned();
    ask(&mut table, Side::Home, OFFER).unwrap();
    is_refused(&mut table, Side::Home, EndRequest::Decline(REMATCH));
    ask(&mut table, Side::Home, EndRequest::Withdraw(REMATCH)).unwrap();
    assert_eq!(table.offer(), None);
    ask(&mut table, Side::Home, OFFER).unwrap();
    is_refused(&mut table, Side::Away, EndRequest::Withdraw(REMATCH));
    ask(&mut table, Side::Away, EndRequest::Decline(REMATCH)).unwrap();
    is_refused(&mut table, Side::Home, OFFER);
    // Whoever said no may think again.
    ask(&mut table, Side::Away, OFFER).unwrap();
    ask(&mut table, Side::Home, EndRequest::Accept(REMATCH)).unwrap();
    assert_eq!(table.rematch(), Some("next"));
}

#[test]
fn a_computer_plays_no_rematch_by_agreement() {
    let mut players = BySide::with(|_| Occupant::Person);
    players.away = Occupant::Coach("random".into());
    let mut table = table(players);
    table
        .request_end(Side::Home, EndRequest::Resign, Time(1))
        .unwrap();
    is_refused(&mut table, Side::Home, OFFER);
    let of_coach = ask(&mut table, Side::Away, OFFER);
    assert_eq!(of_coach.unwrap_err().code, "not-your-seat");
}

#[test]
fn a_match_that_the_operator_ended_has_none() {
    let mut ended = people().with_shut(Some(Shut::Ended));
    is_refused(&mut ended, Side::Home, OFFER);
    let mut read_again = people().with_shut(Some(Shut::Closed));
    ask(&mut read_again, Side::Home, OFFER).unwrap();
}

#[test]
fn no_match_is_agreed_that_cannot_be_made() {
    let (mut table, _) = resigned();
    ask(&mut table, Side::Home, OFFER).unwrap();
    let full = || Err(Problem::new("store-full", "no room"));
    let refused = table.request_rematch(Side::Away, OFFER, full, Time(2));
    assert_eq!(refused.unwrap_err().code, "store-full");
    assert_eq!(table.rematch(), None);
    assert_eq!(table.offer(), Some((Side::Home, REMATCH)));
}

#[test]
fn notes_lead_to_the_same_offer_and_no_record_has_them() {
    let (mut table, changes) = resigned();
    let mut notes = changes.notes;
    for (seat, request) in [
        (Side::Home, OFFER),
        (Side::Home, EndRequest::Withdraw(REMATCH)),
        (Side::Home, OFFER),
        (Side::Away, EndRequest::Decline(REMATCH)),
        (Side::Away, OFFER),
        (Side::Home, OFFER),
    ] {
        notes.extend(ask(&mut table, seat, request).unwrap().notes);
        let again = people().with_journal(&[], &notes);
        assert_eq!(again.offer(), table.offer());
        assert_eq!(again.rematch(), table.rematch());
        assert_eq!(again.notes(), notes.len() as u64);
    }
    assert_eq!(table.rematch(), Some("next"));
    let record = record_entries(&[], &notes);
    let end = notes[0].clone();
    assert_eq!(record, [RecordEntry::Note(end)]);
}
