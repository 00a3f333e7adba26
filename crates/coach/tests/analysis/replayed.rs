//! A match played again in one pass: every moment follows from the one before it, also where a choice was made late.

use gaffer_core::{Answer, Match, Replayed, Rules, give};
use gaffer_fuba::{Options, Position};

use super::played::Played;

/// Each moment is what its answer makes of the moment before.
fn follows(replayed: &Replayed<Position>) {
    for two in replayed.moments().windows(2) {
        let [before, after] = two else { continue };
        let mut position = before.position;
        let mut events = Vec::new();
        let answer = after.answer.expect("every moment but the first has one");
        assert!(give(&mut position, answer, &mut events), "{answer}");
        assert_eq!(position, after.position, "{answer}");
        assert_eq!(events, after.events, "{answer}");
    }
}

#[test]
fn moments_follow_each_other() {
    let played = Played::<Position>::at_random(&Options::default(), 3);
    let replayed = played.replayed();
    follows(&replayed);
    assert_eq!(replayed.moments().len(), played.answers.len() + 1);
    assert_eq!(replayed.end(), &played.last);
}

/// Two neighbours of a row are exchanged: what is refused for its order alone is put in its place.
#[test]
fn a_late_choice_stands_in_its_place() {
    let played = Played::<Position>::at_random(&Options::default(), 5);
    let mut late = 0;
    for at in 1..played.answers.len() {
        let mut answers = played.answers[..=at].to_vec();
        answers.swap(at - 1, at);
        let direct = || {
            let mut position = played.start;
            (answers.iter()).all(|answer| give(&mut position, *answer, &mut gaffer_core::Silent))
        };
        let both = [answers[at - 1], answers[at]];
        if !matches!(both, [Answer::Choice(_), Answer::Choice(_)]) || direct() {
            continue;
        }
        let Ok(replayed) = Replayed::new(played.start, &answers) else {
            continue;
        };
        let mut game = Match::from_position(played.start);
        for answer in &answers {
            game.give(*answer).expect("taken before");
        }
        let kept = replayed.moments().iter().filter_map(|moment| moment.answer);
        assert!(kept.eq(game.answers().iter().copied()));
        assert_eq!(replayed.end(), game.position());
        follows(&replayed);
        late += 1;
    }
    assert!(late > 10, "{late}");
}

#[test]
fn a_bad_answer_is_named_by_its_number() {
    let start = Position::begin(&Options::default()).expect("sound options");
    let answers = ["formation 4-4-2", "done"].map(|text| text.parse().expect("an answer"));
    let refused = Replayed::new(start, &answers).expect_err("nothing is done");
    assert_eq!(refused.number, 2);
    assert!(refused.why.starts_with("refused by F22-"), "{refused}");
}
