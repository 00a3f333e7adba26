//! The lessons: each is solved by doing what it asks for, its wrong ways end with their reason, and every language says all of it.

use std::fs;
use std::path::Path;

use gaffer_games::figure::Figure;
use gaffer_games::lessons::{Guide, Lesson};
use gaffer_games::protocol::{Practice, PracticeState};
use gaffer_games::rules_reference;
use gaffer_games::words::Language;

/// The most decisions of a guide: ten minutes.
const MOST_DECISIONS: usize = 60;

fn guides() -> Vec<Guide> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let mut files = Vec::new();
    for guide in fs::read_dir(&folder).unwrap() {
        for lesson in fs::read_dir(guide.unwrap().path()).unwrap() {
            let path = lesson.unwrap().path();
            let name = path.strip_prefix(&folder).unwrap().display().to_string();
            files.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
    let files = files.iter().map(|(name, text)| (&**name, &**text));
    Guide::read(files).unwrap()
}

fn each(mut look: impl FnMut(&Guide, &Lesson)) {
    for guide in &guides() {
        for lesson in &guide.lessons {
            look(guide, lesson);
        }
    }
}

/// Does what is asked until the lesson is done: every practice on the way, the last one last.
fn follow(guide: &Guide, lesson: &Lesson, language: Language) -> Vec<Practice> {
    let mut answers = Vec::new();
    let mut seen = Vec::new();
    loop {
        let practice = guide.practise(lesson, &answers, language).unwrap();
        assert!(
            !practice.frames.is_empty(),
            "{} has no picture",
            lesson.name
        );
        let next = practice.show.clone();
        seen.push(practice);
        match next {
            Some(next) => answers.push(next),
            None => return seen,
        }
    }
}

#[test]
fn there_are_three_guides_in_their_order() {
    let names: Vec<String> = guides().into_iter().map(|guide| guide.name).collect();
    assert_eq!(names, ["fuba", "champions", "advanced"]);
}

#[test]
fn whoever_does_what_is_asked_gets_through_in_ten_minutes() {
    for guide in &guides() {
        let mut decisions = 0;
        for lesson in &guide.lessons {
            let seen = follow(guide, lesson, Language::ENGLISH);
            let last = seen.last().unwrap();
            assert_eq!(last.state, PracticeState::Done, "{}", lesson.name);
            decisions += seen.len() - 1;
        }
        assert!(decisions <= MOST_DECISIONS, "{}: {decisions}", guide.name);
        let (last, before) = guide.lessons.split_last().unwrap();
        assert_eq!(last.name, "penalty", "{}", guide.name);
        assert!(before.len() > 10);
    }
}

/// A text that is missing is the name that it was asked for by, or what is said where there is nothing particular to say.
#[test]
fn every_language_says_every_step() {
    for language in Language::all() {
        each(|guide, lesson| {
            let key = format!("{}-{}", guide.name, lesson.name);
            let titles = guide.info(language).lessons;
            assert!(titles.iter().all(|one| one.title != key));
            for practice in follow(guide, lesson, language) {
                assert_ne!(practice.words, key);
                if let Some(show) = &practice.show {
                    let offers = &practice.frames.last().unwrap().sight.offers;
                    let offer = offers.iter().find(|offer| offer.choice == *show).unwrap();
                    let bare = ["“", "”"].map(|quote| format!("{quote}{}”", offer.label));
                    assert!(!bare.contains(&practice.task), "{key}: {}", practice.task);
                    // What has no place on the board is named; roles are put together from what each is called.
                    let roles = match &offer.figure {
                        Some(Figure::Formation { roles, .. }) => &roles[..],
                        _ => &[],
                    };
                    let mut wanted = roles.iter().filter(|role| role.number > 0).peekable();
                    let named = if wanted.peek().is_some() {
                        wanted.all(|role| practice.task.contains(&role.role))
                    } else {
                        practice.task.contains(&offer.label)
                    };
                    assert!(
                        named || !offer.places.is_empty(),
                        "{key}: {}",
                        practice.task
                    );
                }
            }
        });
    }
}

#[test]
fn texts_are_short() {
    each(|guide, lesson| {
        for practice in follow(guide, lesson, Language::ENGLISH) {
            assert!(practice.words.len() <= 170, "{}", practice.words);
            assert!(practice.task.len() <= 110, "{}", practice.task);
        }
    });
}

#[test]
fn a_wrong_way_ends_with_its_reason() {
    let other = |guide: &Guide| {
        let lesson = guide.lesson("pass").unwrap();
        let answers = ["target b2".to_owned()];
        guide.practise(lesson, &answers, Language::ENGLISH).unwrap()
    };
    let nothing_particular = other(&guides()[0]);
    assert_eq!(nothing_particular.state, PracticeState::Wrong);
    let mut wrong_ways = 0;
    each(|guide, lesson| {
        let asked = |answers: &[String]| guide.practise(lesson, answers, Language::ENGLISH);
        for case in &lesson.scenario.cases {
            // The reader's own entries of the case: what is not his is refused, and played by the lesson.
            let mut answers = Vec::new();
            for entry in &case.play {
                let mut tried = answers.clone();
                tried.push(entry.clone());
                let goes_on = |practice: &Practice| practice.words != nothing_particular.words;
                if asked(&tried).is_ok_and(|practice| goes_on(&practice)) {
                    answers = tried;
                }
            }
            let end = asked(&answers).unwrap();
            let is_right = case.name.starts_with("right");
            let wanted = if is_right {
                PracticeState::Done
            } else {
                PracticeState::Wrong
            };
            assert_eq!(end.state, wanted, "{}: {}", lesson.name, case.name);
            wrong_ways += usize::from(!is_right);
        }
    });
    assert!(wrong_ways >= 5);
}

#[test]
fn what_the_rules_refuse_is_refused_with_the_rule() {
    let guides = guides();
    let lesson = guides[0].lesson("offside").unwrap();
    let refused = guides[0].practise(lesson, &["target b5".to_owned()], Language::ENGLISH);
    assert_eq!(refused.unwrap_err().rule.unwrap().0, "F22-4.1.1a");
    let gibberish = guides[0].practise(lesson, &["fly".to_owned()], Language::ENGLISH);
    assert_eq!(gibberish.unwrap_err().code, "bad-choice");
    let twice = ["target b4".to_owned(), "target b4".to_owned()];
    let over = guides[0].practise(lesson, &twice, Language::ENGLISH);
    assert_eq!(over.unwrap_err().code, "lesson-over");
}

#[test]
fn every_lesson_is_about_rules_that_there_are() {
    each(|_, lesson| {
        assert!(!lesson.scenario.rules.is_empty(), "{}", lesson.name);
        for rule in &lesson.scenario.rules {
            assert!(rules_reference::text(rule).is_some(), "{rule}");
        }
    });
}
