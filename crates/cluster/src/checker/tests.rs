//! The checker finds each fault, and none where there is none: a match that was played here, with histories made by hand.

use gaffer_core::{BySide, DiceFrom, Header, Occupant, RecordEntry, Seed, Side};
use gaffer_games::ToAct;

use super::*;
use crate::history::{Beginning, Moment};
use crate::journal::{StoredEntry, StoredRequest};
use crate::luck::Luck;

/// A match as one honest server would have stored and told it.
struct Honest {
    stored: StoredMatch,
    histories: [History; 2],
}

const ID: &str = "a-match";

/// Plays the beginning of a match at random: every request with its entries, told to both seats.
fn honest(game: &str) -> Honest {
    let rules = gaffer_games::find(game).unwrap();
    let mut played = rules.new_match(None, serde_json::Map::new()).unwrap();
    let seat = |name: &str| gaffer_core::Seat {
        name: name.to_owned(),
        coach: Occupant::Person,
    };
    let header = Header {
        gaffer: 1,
        game: game.to_owned(),
        rules: rules.version(),
        options: played.options(),
        seats: BySide {
            home: seat("Home"),
            away: seat("Away"),
        },
        dice: DiceFrom::Seed,
        seed: Some(Seed::Named(1)),
        sealed: None,
        time: None,
        substitute: None,
        apart: None,
    };
    let mut stored = StoredMatch {
        id: ID.to_owned(),
        header,
        entries: Vec::new(),
    };
    let mut luck = Luck::new(3);
    let mut requests = Vec::new();
    for number in 1..=40 {
        let mut whose = None;
        let mut what = Vec::new();
        let mut choice = String::new();
        if let ToAct::Side(side) = played.to_act() {
            let choices = played.choices();
            choice.clone_from(&choices[luck.below(choices.len())]);
            what.extend(played.choose(&choice).unwrap().entries);
            whose = Some(usize::from(side == Side::Away));
        }
        while let ToAct::Dice { .. } = played.to_act() {
            what.extend(played.roll_seeded(Seed::Named(1)).unwrap().entries);
        }
        let first = stored.entries.len();
        let done = (first + what.len()) as u64;
        for (index, what) in what.into_iter().enumerate() {
            stored.entries.push(StoredEntry {
                number: (first + index) as u64,
                what,
                request: whose.filter(|_| index == 0).map(|seat| StoredRequest {
                    seat,
                    id: number.to_string(),
                    done,
                }),
            });
        }
        if let Some(seat) = whose {
            requests.push((seat, number.to_string(), choice, first, done as usize));
        }
    }
    let histories = told(&stored, &requests);
    Honest { stored, histories }
}

/// What both seats saw of it.
fn told(stored: &StoredMatch, requests: &[(usize, String, String, usize, usize)]) -> [History; 2] {
    let stands = replay(stored).unwrap();
    let beginning = Beginning::default();
    let mut histories = [0, 1].map(|seat| History {
        id: ID.to_owned(),
        seat,
        moments: Vec::new(),
    });
    for (seat, request, choice, first, done) in requests {
        let request = request.clone();
        let invoked = What::Invoked {
            request: request.clone(),
            version: stands[*first].version,
            choice: choice.clone(),
        };
        let acknowledged = What::Acknowledged {
            request,
            version: stands[*done].version,
        };
        let own = &mut histories[*seat].moments;
        own.push(beginning.moment(0, invoked));
        own.push(beginning.moment(0, acknowledged));
        for history in &mut histories {
            let stand = stands[*done];
            let told = Told {
                version: stand.version,
                events: stand.events,
                digest: stand.digest,
                asked: stand.asked[history.seat],
            };
            let node = history.seat;
            history
                .moments
                .push(beginning.moment(node, What::Told(told)));
        }
    }
    histories
}

impl Honest {
    fn kinds(&self) -> Vec<Kind> {
        let verdict = check(&self.histories, std::slice::from_ref(&self.stored));
        verdict.kinds().into_iter().collect()
    }

    /// Removes the entries of the last request, as a store that lost them.
    fn lose_last(&mut self) {
        let is_first = |entry: &StoredEntry| entry.request.is_some();
        let last = self.stored.entries.iter().rposition(is_first).unwrap();
        self.stored.entries.truncate(last);
    }

    /// The last moment of a kind at any seat.
    fn last(&mut self, is_meant: impl Fn(&What) -> bool) -> &mut Moment {
        let moments = self
            .histories
            .iter_mut()
            .flat_map(|history| &mut history.moments);
        let meant = moments.filter(|moment| is_meant(&moment.what));
        meant.max_by_key(|moment| moment.order).unwrap()
    }

    /// Takes the last acknowledgement, and everything told after it, out of the histories.
    fn unacknowledge_last(&mut self) -> String {
        let last = self
            .last(|what| matches!(what, What::Acknowledged { .. }))
            .clone();
        for history in &mut self.histories {
            history.moments.retain(|moment| moment.order < last.order);
        }
        let What::Acknowledged { request, .. } = last.what else {
            unreachable!("it was looked for")
        };
        request
    }
}

#[test]
fn an_honest_match_is_right() {
    for game in ["fuba", "champions"] {
        let honest = honest(game);
        let verdict = check(&honest.histories, std::slice::from_ref(&honest.stored));
        assert!(verdict.is_right(), "{game}: {verdict}");
        assert!(verdict.acknowledged > 20, "{verdict}");
        assert_eq!(verdict.told, 2 * verdict.acknowledged);
    }
}

#[test]
fn an_answer_that_is_stored_and_was_never_heard_of_again_is_no_loss() {
    let mut honest = honest("fuba");
    let request = honest.unacknowledge_last();
    assert_eq!(honest.kinds(), [Kind::Unanswered], "but a bot asks again");
    let invoked = honest
        .last(|what| matches!(what, What::Invoked { .. }))
        .clone();
    let again = |order, what| Moment {
        order: invoked.order + order,
        what,
        ..invoked.clone()
    };
    let version = replay(&honest.stored).unwrap().last().unwrap().version;
    let seat = honest
        .histories
        .iter_mut()
        .max_by_key(|one| one.moments.last().unwrap().order);
    seat.unwrap().moments.extend([
        again(
            1,
            What::Unknown {
                request: request.clone(),
            },
        ),
        again(2, invoked.what.clone()),
        again(3, What::Acknowledged { request, version }),
    ]);
    assert_eq!(honest.kinds(), []);
}

#[test]
fn a_lost_answer_is_named() {
    let mut honest = honest("fuba");
    honest.lose_last();
    // Both were told of it, too.
    assert_eq!(honest.kinds(), [Kind::Lost, Kind::ToldNotStored]);
}

#[test]
fn a_lost_match_is_named() {
    let honest = honest("fuba");
    assert_eq!(
        check(&honest.histories, &[])
            .kinds()
            .into_iter()
            .collect::<Vec<_>>(),
        [Kind::Lost]
    );
}

#[test]
fn another_choice_in_its_place_is_a_loss() {
    let mut honest = honest("fuba");
    let last = honest.last(|what| matches!(what, What::Invoked { .. }));
    if let What::Invoked { choice, .. } = &mut last.what {
        choice.push_str(" and another");
    }
    assert_eq!(honest.kinds(), [Kind::Lost]);
}

#[test]
fn a_doubled_answer_is_named() {
    let mut honest = honest("fuba");
    let entries = &mut honest.stored.entries;
    let first = entries
        .iter()
        .find_map(|entry| entry.request.clone())
        .unwrap();
    let last = entries
        .iter_mut()
        .rev()
        .find(|entry| entry.request.is_none());
    last.unwrap().request = Some(first);
    assert_eq!(honest.kinds(), [Kind::Doubled]);
}

#[test]
fn answers_in_another_order_are_named() {
    let mut honest = honest("fuba");
    // Two requests of one seat, whose names are exchanged in the journal and whose choices are the same everywhere.
    let (seat, entries) = (honest.histories[0].seat, &mut honest.stored.entries);
    let of_seat = |entry: &StoredEntry| {
        entry
            .request
            .as_ref()
            .is_some_and(|request| request.seat == seat)
    };
    let places: Vec<usize> = (0..entries.len())
        .filter(|place| of_seat(&entries[*place]))
        .collect();
    let [one, other] = [places[0], places[1]];
    let named = |entries: &[StoredEntry], place: usize| entries[place].request.clone().unwrap();
    let (a, b) = (named(entries, one), named(entries, other));
    for (place, (kept, id)) in [(one, (&a, &b.id)), (other, (&b, &a.id))] {
        let request = StoredRequest {
            id: id.clone(),
            ..kept.clone()
        };
        entries[place].request = Some(request);
    }
    assert!(
        honest.kinds().contains(&Kind::Reordered),
        "{:?}",
        honest.kinds()
    );
}

#[test]
fn two_owners_are_named() {
    let mut honest = honest("fuba");
    // One of them told one seat other events of a version that the other seat was told as it is.
    let told = honest.last(|what| matches!(what, What::Told(_)));
    if let What::Told(told) = &mut told.what {
        told.digest ^= 1;
    }
    assert_eq!(honest.kinds(), [Kind::Forked, Kind::ToldNotStored]);
}

#[test]
fn two_acknowledged_answers_to_one_version_are_a_fork() {
    let mut honest = honest("fuba");
    let invoked = honest
        .last(|what| matches!(what, What::Invoked { .. }))
        .clone();
    let acknowledged = honest
        .last(|what| matches!(what, What::Acknowledged { .. }))
        .clone();
    let other = |order: u64, mut what: What| {
        if let What::Invoked { request, .. } | What::Acknowledged { request, .. } = &mut what {
            "another".clone_into(request);
        }
        Moment {
            order: acknowledged.order + order,
            what,
            ..acknowledged.clone()
        }
    };
    let more = [
        other(100, invoked.what.clone()),
        other(101, acknowledged.what.clone()),
    ];
    honest.histories[0].moments.extend(more);
    assert_eq!(honest.kinds(), [Kind::Lost, Kind::Forked]);
}

#[test]
fn what_was_told_and_is_not_stored_is_named() {
    let mut honest = honest("fuba");
    // A node told a version beyond the last one, of an answer that nobody was acknowledged.
    let request = honest.unacknowledge_last();
    let invoked = honest
        .last(|what| matches!(what, What::Invoked { .. }))
        .clone();
    honest.lose_last();
    for history in &mut honest.histories {
        let is_of_it =
            |what: &What| matches!(what, What::Invoked { request: id, .. } if *id == request);
        history.moments.retain(|moment| !is_of_it(&moment.what));
    }
    assert_eq!(honest.kinds(), []);
    let told = Told {
        version: 1_000_000,
        events: 1,
        digest: 2,
        asked: 3,
    };
    let what = What::Told(told);
    honest.histories[1].moments.push(Moment { what, ..invoked });
    assert_eq!(honest.kinds(), [Kind::ToldNotStored]);
}

#[test]
fn choices_that_the_journal_does_not_lead_to_are_named() {
    let mut honest = honest("fuba");
    let told = honest.last(|what| matches!(what, What::Told(_)));
    if let What::Told(told) = &mut told.what {
        told.asked ^= 1;
    }
    assert_eq!(honest.kinds(), [Kind::ToldNotStored]);
}

#[test]
fn another_version_than_was_acknowledged_is_named() {
    let mut honest = honest("fuba");
    let last = honest.last(|what| matches!(what, What::Acknowledged { .. }));
    if let What::Acknowledged { version, .. } = &mut last.what {
        *version += 1;
    }
    assert_eq!(honest.kinds(), [Kind::Forked]);
}

#[test]
fn gaps_are_named() {
    let mut honest = honest("fuba");
    let last = honest.stored.entries.last_mut().unwrap();
    last.number += 1;
    assert_eq!(honest.kinds(), [Kind::Gap]);
}

#[test]
fn what_the_rules_do_not_play_is_named() {
    let mut honest = honest("fuba");
    let last = honest.stored.entries.last_mut().unwrap();
    last.what = RecordEntry::Answer("target z9".to_owned());
    assert_eq!(honest.kinds(), [Kind::Unplayable]);
}

#[test]
fn refusals_are_named_unless_they_are_stale_and_not_stored() {
    let refuse = |code: &str, is_stored: bool| {
        let mut honest = honest("fuba");
        let request = honest.unacknowledge_last();
        if !is_stored {
            honest.lose_last();
        }
        let invoked = honest
            .last(|what| matches!(what, What::Invoked { .. }))
            .clone();
        let seat = honest
            .histories
            .iter_mut()
            .max_by_key(|one| one.moments.last().unwrap().order);
        seat.unwrap().moments.push(Moment {
            order: invoked.order + 1,
            what: What::Refused {
                request,
                code: code.to_owned(),
            },
            ..invoked
        });
        honest.kinds()
    };
    assert_eq!(refuse("stale", false), []);
    assert_eq!(refuse("stale", true), [Kind::RefusedAndStored]);
    assert_eq!(refuse("bad-choice", false), [Kind::Refused]);
}
