//! What any screen is shown, at every step of matches played at random: it fits the board, and what is offered is taken.

use std::collections::BTreeSet;

use gaffer_coach::{Luck, Stream};
use gaffer_core::{BySide, Side, Viewer};
use gaffer_games::board::Layout;
use gaffer_games::protocol::{Awaits, Sight};
use gaffer_games::words::{Language, Words};
use gaffer_games::{AnyMatch, GAMES, ToAct};

fn names() -> BySide<String> {
    BySide {
        home: "Rovers".to_owned(),
        away: "Wanderers".to_owned(),
    }
}

/// Plays every preset of every game at random and looks at each step.
fn at_every_step(matches: u64, mut look: impl FnMut(&Layout, &dyn AnyMatch)) {
    for game in GAMES {
        let info = game.info(Language::ENGLISH);
        for preset in &info.presets {
            for seed in 0..matches {
                let mut played = game
                    .new_match(Some(preset.name), serde_json::Map::new())
                    .unwrap();
                let mut luck = Luck::at(seed, Stream::Practice, 0);
                let mut steps = 0;
                while played.to_act() != ToAct::Over && steps < 600 {
                    look(&info.layout, played.as_ref());
                    match played.to_act() {
                        ToAct::Side(_) => {
                            let choices = played.choices();
                            let choice = &choices[luck.below(choices.len())];
                            played.choose(choice).unwrap();
                        }
                        ToAct::Dice { .. } => {
                            played.roll_seeded(seed.into()).unwrap();
                        }
                        ToAct::Over => {}
                    }
                    steps += 1;
                }
            }
        }
    }
}

fn sights(played: &dyn AnyMatch) -> [Sight; 3] {
    [
        Viewer::Side(Side::Home),
        Viewer::Side(Side::Away),
        Viewer::Spectator,
    ]
    .map(|viewer| played.sight(viewer, Words::english(&names())))
}

#[test]
fn pieces_and_offers_have_their_places_on_the_board() {
    at_every_step(1, |layout, played| {
        let places: BTreeSet<&str> = layout
            .places
            .iter()
            .map(|place| place.id.as_str())
            .collect();
        for sight in sights(played) {
            let mut ids = BTreeSet::new();
            for piece in &sight.board.pieces {
                assert!(places.contains(piece.at.as_str()), "{piece:?}");
                assert!(ids.insert(&piece.id), "{piece:?} stands there twice");
            }
            if let Some(ball) = &sight.board.ball {
                assert!(places.contains(ball.at.as_str()), "{ball:?}");
                let holder = ball.holder.as_ref();
                assert!(holder.is_none_or(|holder| ids.contains(holder)), "{ball:?}");
            }
            for offer in &sight.offers {
                for place in offer.places.iter().chain(&offer.path) {
                    assert!(places.contains(place.as_str()), "{offer:?}");
                }
                assert_ne!(offer.path.len(), 1, "{offer:?}");
                assert!(!offer.label.is_empty(), "{offer:?}");
            }
        }
    });
}

#[test]
fn the_ball_goes_over_the_board_and_the_last_dice_are_those_of_an_event() {
    at_every_step(1, |layout, played| {
        let is_place = |id: &String| layout.places.iter().any(|place| place.id == *id);
        let events = played.told(0, Words::english(&names()));
        for way in events.iter().filter_map(|told| told.ball.as_ref()) {
            assert!(way.places.iter().all(is_place), "{way:?}");
            assert!(!way.places.is_empty() || way.goal.is_some(), "{way:?}");
        }
        let mut rolls = events.iter().map(|told| &told.dice).rev();
        let last = rolls.find(|dice| !dice.is_empty());
        let shown = played.last_roll(0, Words::english(&names()));
        // A slow play tells the sum of its dice alone (F22-A9b).
        if let Some(shown) = shown.filter(|roll| !roll.dice.is_empty()) {
            assert_eq!(Some(&shown.dice), last);
        }
    });
}

#[test]
fn whoever_decides_is_asked_a_question() {
    at_every_step(2, |_, played| {
        let ToAct::Side(side) = played.to_act() else {
            return;
        };
        let prompt = played
            .sight(Viewer::Side(side), Words::english(&names()))
            .prompt;
        assert!(prompt.contains('?'), "{prompt}");
    });
}

#[test]
fn only_the_side_that_decides_is_offered_anything() {
    at_every_step(1, |_, played| {
        let [home, away, spectator] = sights(played);
        for (side, sight) in [
            (Some(Side::Home), &home),
            (Some(Side::Away), &away),
            (None, &spectator),
        ] {
            let offers = !sight.offers.is_empty() || sight.draft.is_some();
            let decides = matches!((played.to_act(), side), (ToAct::Side(whose), Some(side)) if whose == side);
            assert_eq!(offers, decides, "{:?}", sight.awaits);
            assert!(decides || sight.can_undo == 0 && sight.pass.is_none());
            assert!(decides || sight.line_up.is_none() && sight.decline.is_none());
        }
    });
}

/// The usual line-up can be made from wherever somebody has begun another one, and then something else is asked.
#[test]
fn the_usual_line_up_is_taken_in_one_row() {
    let mut rows = BTreeSet::new();
    at_every_step(3, |_, played| {
        let ToAct::Side(side) = played.to_act() else {
            return;
        };
        let sight = |game: &dyn AnyMatch| game.sight(Viewer::Side(side), Words::english(&names()));
        let Some(line_up) = sight(played).line_up else {
            return;
        };
        let choices: Vec<&str> = line_up.row.iter().map(|one| one.choice.as_str()).collect();
        let mut after = played.tail();
        after.choose(&choices.join(", ")).unwrap();
        let next = sight(&*after).line_up;
        assert_ne!(next.map(|next| next.name), Some(line_up.name.clone()));
        rows.insert(line_up.name);
    });
    for name in ["kick-off, controlling", "corner kick, passive", "set-up"] {
        assert!(rows.contains(name), "{name} is not among {rows:?}");
    }
}

/// Every offer is accepted, and every choice of the rules can be made by an offer or a draft.
#[test]
fn what_is_offered_is_what_is_legal() {
    at_every_step(1, |_, played| {
        let ToAct::Side(side) = played.to_act() else {
            return;
        };
        let sight = played.sight(Viewer::Side(side), Words::english(&names()));
        for offer in &sight.offers {
            assert_eq!(played.why(&offer.choice), Ok(()), "{offer:?}");
        }
        if let Some(pass) = &sight.pass {
            assert_eq!(played.why(pass), Ok(()), "{pass}");
        }
        if let Some(draft) = &sight.draft {
            let parts = draft.parts.iter().take(draft.wanted.into());
            let hand = parts.fold(draft.verb.clone(), |hand, part| hand + " " + &part.choice);
            assert_eq!(played.why(&hand), Ok(()), "{hand}");
            return;
        }
        let offered: BTreeSet<&str> = sight
            .offers
            .iter()
            .map(|offer| offer.choice.as_str())
            .collect();
        for choice in played.choices() {
            assert!(
                offered.contains(choice.as_str()),
                "'{choice}' is missing: {:?}",
                sight.awaits
            );
        }
    });
}

/// Where a card may be used, one of the offers uses none.
#[test]
fn a_window_can_be_declined() {
    let mut windows = 0;
    at_every_step(2, |_, played| {
        let ToAct::Side(side) = played.to_act() else {
            return;
        };
        let sight = played.sight(Viewer::Side(side), Words::english(&names()));
        let asks = matches!(
            sight.awaits,
            Awaits::Choice {
                question: "skill",
                ..
            }
        );
        assert_eq!(sight.decline.is_some(), asks, "{:?}", sight.awaits);
        let Some(decline) = sight.decline else {
            return;
        };
        let choices = sight.offers.iter().map(|offer| &offer.choice);
        assert_eq!(choices.filter(|choice| **choice == decline).count(), 1);
        assert_eq!(sight.pass.is_some(), sight.offers.len() == 1);
        windows += usize::from(sight.offers.len() > 1);
    });
    assert_ne!(windows, 0, "no window had a skill to use");
}

/// Everybody knows the cards that were shown and how many more there are; their owner knows these too.
#[test]
fn hidden_cards_are_known_to_their_owner_alone() {
    let mut hidden = 0;
    at_every_step(2, |_, played| {
        let [home, away, spectator] = sights(played);
        for (side, own, other) in [(Side::Home, &home, &away), (Side::Away, &away, &home)] {
            let hand = |sight: &Sight| {
                let mut facts = sight.sheet.teams[side].iter();
                facts.find_map(|fact| fact.hand.clone())
            };
            let Some(seen) = hand(&spectator) else {
                continue;
            };
            assert_eq!(hand(other).as_ref(), Some(&seen));
            assert!(seen.cards.iter().all(|card| card.shown));
            let own = hand(own).unwrap();
            assert_eq!(own.unknown, 0);
            let (shown, kept): (Vec<_>, Vec<_>) =
                own.cards.into_iter().partition(|card| card.shown);
            assert_eq!(shown, seen.cards);
            assert_eq!(kept.len(), usize::from(seen.unknown));
            hidden += kept.len();
        }
    });
    assert!(hidden > 10, "{hidden}");
}

/// While a side decides in secret, the others' sights stay as they were before.
#[test]
fn a_secret_decision_shows_nothing_to_the_others() {
    let mut secrets = 0;
    for game in GAMES {
        for preset in game.info(Language::ENGLISH).presets {
            let mut played = game
                .new_match(Some(preset.name), serde_json::Map::new())
                .unwrap();
            let mut luck = Luck::at(5, Stream::Practice, 0);
            for _ in 0..60 {
                match played.to_act() {
                    ToAct::Side(side) => {
                        let is_secret = matches!(played.awaits(), Awaits::Secret { .. });
                        let before = sights(played.as_ref());
                        let choices = played.choices();
                        let choice = &choices[luck.below(choices.len())];
                        played.choose(choice).unwrap();
                        let still = matches!(played.awaits(), Awaits::Secret { side: now, .. } if now == side);
                        if is_secret && still {
                            secrets += 1;
                            let after = sights(played.as_ref());
                            let others = if side == Side::Home { [1, 2] } else { [0, 2] };
                            for other in others {
                                assert_eq!(before[other].board, after[other].board);
                                assert_eq!(before[other].sheet, after[other].sheet);
                                assert_eq!(before[other].last_roll, after[other].last_roll);
                            }
                        }
                    }
                    ToAct::Dice { .. } => {
                        played.roll_seeded(5.into()).unwrap();
                    }
                    ToAct::Over => break,
                }
            }
        }
    }
    assert!(
        secrets > 10,
        "only {secrets} secret decisions were looked at"
    );
}

/// What a record gains and what a watcher replaces lead to the same match again, taken-back and late choices included.
#[test]
fn changes_lead_to_the_same_match() {
    use gaffer_core::RecordEntry;
    for game in GAMES {
        for preset in game.info(Language::ENGLISH).presets {
            let mut played = game
                .new_match(Some(preset.name), serde_json::Map::new())
                .unwrap();
            let mut luck = Luck::at(9, Stream::Practice, 0);
            let mut answers: Vec<String> = Vec::new();
            let mut events = Vec::new();
            for step in 0..400 {
                let change = match played.to_act() {
                    ToAct::Side(_) if step % 7 == 3 && played.can_undo() > 0 => played.undo(),
                    ToAct::Side(_) => {
                        let choices = played.choices();
                        let choice = &choices[luck.below(choices.len())];
                        played.choose(choice)
                    }
                    ToAct::Dice { .. } => played.roll_seeded(9.into()),
                    ToAct::Over => break,
                }
                .unwrap();
                for entry in change.entries {
                    match entry {
                        RecordEntry::Answer(answer) => answers.push(answer),
                        RecordEntry::Undo(count) => answers.truncate(answers.len() - count),
                        RecordEntry::Rules { .. }
                        | RecordEntry::Note(_)
                        | RecordEntry::Asked(_)
                        | RecordEntry::At(_) => {
                            panic!("the rules stay the same")
                        }
                    }
                }
                events.truncate(change.from);
                events.extend(played.told(change.from, Words::english(&names())));
                assert_eq!(answers.len(), played.answers());
                assert!(played.settled() <= played.events());
            }
            let all: Vec<String> = (0..played.answers())
                .filter_map(|n| played.answer(n))
                .collect();
            assert_eq!(answers, all, "{}", preset.name);
            assert_eq!(
                events,
                played.told(0, Words::english(&names())),
                "{}",
                preset.name
            );
        }
    }
}

/// Every switch of every preset says what it does.
#[test]
fn switches_are_described() {
    for game in GAMES {
        for preset in game.info(Language::ENGLISH).presets {
            for switch in preset.switches {
                let is_list = switch.value.is_array();
                assert!(is_list || !switch.detail.is_empty(), "{switch:?}");
                assert!(!is_list || !switch.values.is_empty(), "{switch:?}");
            }
        }
    }
}

/// What a page has seen can be held against the record: where the dice of a roll are told, it is once, all of them and no
/// others.
#[test]
fn dice_are_told_as_they_fell() {
    for game in GAMES {
        for preset in game.info(Language::ENGLISH).presets {
            let start = game.new_match(Some(preset.name), serde_json::Map::new());
            let mut played = start.unwrap();
            let mut luck = Luck::at(11, Stream::Practice, 0);
            let mut told_dice = 0;
            loop {
                match played.to_act() {
                    ToAct::Side(_) => {
                        let choices = played.choices();
                        let choice = &choices[luck.below(choices.len())];
                        played.choose(choice).unwrap();
                    }
                    ToAct::Dice { .. } => {
                        let change = played.roll_seeded(11.into()).unwrap();
                        let answer = played.answer(played.answers() - 1).unwrap();
                        let told = played.told(change.from, Words::english(&names()));
                        let mut seen: Vec<u8> = (told.iter().flat_map(|one| &one.dice))
                            .flat_map(|die| [Some(die.face), die.dropped])
                            .flatten()
                            .collect();
                        let shown = answer.strip_prefix("roll ").unwrap();
                        let mut dice: Vec<u8> = (shown.split(' '))
                            .map(|face| face.parse().unwrap())
                            .collect();
                        seen.sort_unstable();
                        dice.sort_unstable();
                        let with_dice = told.iter().filter(|one| !one.dice.is_empty()).count();
                        assert!(
                            with_dice == 0 || (with_dice == 1 && seen == dice),
                            "{} {}: {dice:?} {seen:?}",
                            played.game(),
                            preset.name
                        );
                        told_dice += with_dice;
                    }
                    ToAct::Over => break,
                }
            }
            assert!(told_dice > 20, "{}", preset.name);
        }
    }
}
