//! Offers at a table: one a turn, whatever is taken back in between.

use gaffer_core::{BySide, Occupant, Proposal, Seed, Side};
use gaffer_games::{ToAct, find};
use gaffer_table::{EndRequest, Request, Setting, Table, TableDice, Time};
use serde_json::Map;

/// A match of two people in which dice fall by themselves.
fn table() -> Table {
    let game = find("fuba").unwrap();
    let start = game.new_match(Some("2.2"), Map::new()).unwrap();
    let setting = Setting {
        dice: TableDice::Seeded(Seed::Named(3)),
        ..Setting::new(BySide::with(|_| Occupant::Person))
    };
    Table::new(setting, start, 0, Time(0))
}

/// Plays the first choice that is offered, or rolls.
fn step(table: &mut Table) {
    if let ToAct::Side(side) = table.game().to_act() {
        let choice = table.game().choices()[0].clone();
        table
            .request(side, Request::Choose(choice), Time(0))
            .unwrap();
    } else {
        table.step(Time(0)).unwrap();
    }
}

fn decides(table: &Table) -> Option<Side> {
    match table.game().to_act() {
        ToAct::Side(side) => Some(side),
        ToAct::Dice { .. } | ToAct::Over => None,
    }
}

#[test]
fn what_is_taken_back_and_chosen_again_brings_no_further_offer() {
    let mut table = table();
    while !(table.game().rolls() > 2 && table.game().can_undo() > 0) {
        step(&mut table);
    }
    let side = decides(&table).unwrap();
    let offer =
        |table: &mut Table| table.request_end(side, EndRequest::Offer(Proposal::Draw), Time(0));
    let decline = |table: &mut Table| {
        let declined = EndRequest::Decline(Proposal::Draw);
        table.request_end(!side, declined, Time(0)).unwrap();
    };
    offer(&mut table).unwrap();
    decline(&mut table);
    for _ in 0..5 {
        table.request(side, Request::Undo, Time(0)).unwrap();
        assert_eq!(offer(&mut table).unwrap_err().code, "no-offer");
        step(&mut table);
        if decides(&table) != Some(side) || table.game().can_undo() == 0 {
            break;
        }
        assert_eq!(offer(&mut table).unwrap_err().code, "no-offer");
    }
    // The next turn brings the next offer.
    while decides(&table) != Some(!side) {
        step(&mut table);
    }
    assert_eq!(offer(&mut table).unwrap_err().code, "no-offer");
    while decides(&table) != Some(side) {
        step(&mut table);
    }
    step(&mut table);
    offer(&mut table).unwrap();
}

/// A clock that is put back makes nothing happen before what happened.
#[test]
fn no_entry_is_made_before_the_last() {
    let mut table = table();
    let late = Time::from_seconds(1000);
    let side = decides(&table).unwrap();
    let choice = table.game().choices()[0].clone();
    table.request(side, Request::Choose(choice), late).unwrap();
    let changes = table
        .request_end(side, EndRequest::Offer(Proposal::Draw), Time(0))
        .unwrap();
    assert_eq!(changes.notes[0].at, late.0);
}
