//! Secrets: what one side has hidden makes no difference to anything that the other side meets.
//!
//! Two matches that differ only in what one side, the owner, has hidden are played in lockstep with the
//! same answers. Until a hidden card is shown the other side cannot tell them apart.

use std::collections::{BTreeMap, BTreeSet};

use gaffer_core::{Awaits, Rules, Side, Silent, Viewer};
use gaffer_fuba::{
    Choice, Edition, Event, Options, Position, Purpose, Skill, SkillSet, SkillsPerTeam, Step,
    Window,
};
use gaffer_proof::Luck;
use serde_json::Value;

/// Matches for each number of skills and each owner.
const MATCHES: u64 = 10;

/// Matches of each older edition and each owner: penalties must be among them.
const OLDER_MATCHES: u64 = 30;

/// How many of the conceivable choices are tried at each decision of the other side.
const TRIED: usize = 24;

fn full(skills: u8) -> Options {
    Options {
        skills_per_team: SkillsPerTeam::try_from(skills).unwrap(),
        ..Options::FULL
    }
}

fn offered(position: &Position) -> Vec<Choice> {
    let mut choices = Vec::new();
    position.choices(&mut choices);
    choices
}

/// The skills that a side holds and has never shown.
fn hidden(position: &Position, side: Side) -> SkillSet {
    let diagram = position.diagram();
    match side {
        Side::Home => diagram.home.secret_skills,
        Side::Away => diagram.away.secret_skills,
    }
}

/// Two matches that only the owner of a secret can tell apart.
struct Twins {
    one: Position,
    other: Position,
    owner: Side,
    luck: Luck,
    conceivable: Vec<Choice>,
    context: String,
}

/// How far a pair of matches was played.
#[derive(Default)]
struct Played {
    answers: u32,
    /// Answers given while the hidden cards of the two matches differed.
    apart: u32,
    over: bool,
    /// The secret questions at which the owner hid different things.
    forked: BTreeSet<&'static str>,
}

impl Twins {
    fn new(options: Options, owner: Side, seed: u64) -> Self {
        Self::with([options; 2], owner, seed)
    }

    /// Two matches that begin with different options.
    fn with(options: [Options; 2], owner: Side, seed: u64) -> Self {
        let [one, other] = options.map(|options| Position::begin(&options).unwrap());
        Self {
            one,
            other,
            owner,
            luck: Luck::new(seed),
            conceivable: crate::every_step::choices::conceivable(),
            context: format!("{owner} of seed {seed}"),
        }
    }

    /// Everything that the other side meets is the same in both matches.
    fn check(&mut self) {
        let (one, other) = (&self.one, &self.other);
        let context = format!("{}: {:?}", self.context, one.open().step());
        // Also which side is asked, and how many dice with how many faces are wanted.
        assert_eq!(one.awaits(), other.awaits(), "{context}");
        assert_eq!(one.question(), other.question(), "{context}");
        for viewer in [Viewer::Side(!self.owner), Viewer::Spectator] {
            let views = [one, other].map(|position| position.view(viewer));
            assert_eq!(views[0], views[1], "{context}");
            let texts = views.map(|view| serde_json::to_string(&view).unwrap());
            assert_eq!(texts[0], texts[1], "{context}");
        }
        let (Awaits::Choice(side) | Awaits::Secret(side)) = one.awaits() else {
            return;
        };
        if side == self.owner {
            return;
        }
        assert_eq!(offered(one), offered(other), "{context}");
        for _ in 0..TRIED {
            let choice = self.conceivable[self.luck.below(self.conceivable.len())];
            let [first, second] =
                [one, other].map(|position| position.clone().choose(choice, &mut Silent));
            assert_eq!(first, second, "{context}: {choice}");
        }
    }

    /// The choice that both matches take: any that both allow.
    fn common_choice(&mut self) -> Choice {
        let theirs: BTreeSet<Choice> = offered(&self.other).into_iter().collect();
        let mut both = offered(&self.one);
        both.retain(|choice| theirs.contains(choice));
        assert!(!both.is_empty(), "{}: nothing in common", self.context);
        both[self.luck.below(both.len())]
    }

    /// Each match takes a choice of its own.
    fn choose_apart(&mut self) {
        let mine = offered(&self.one);
        let choice = mine[self.luck.below(mine.len())];
        let mut theirs = offered(&self.other);
        theirs.retain(|other| *other != choice);
        // Some formations leave no choice of roles (F14-A2e).
        let another = match theirs.len() {
            0 => choice,
            several => theirs[self.luck.below(several)],
        };
        self.one.choose(choice, &mut Silent).unwrap();
        self.other.choose(another, &mut Silent).unwrap();
    }

    /// One answer that both matches are given; the same events follow.
    fn answer_alike(&mut self) {
        let (mut ours, mut theirs) = (Vec::<Event>::new(), Vec::<Event>::new());
        match self.one.awaits() {
            Awaits::Nothing(_) => {}
            Awaits::Roll(roll) => {
                let dice = self.luck.dice(&roll.dice);
                self.one.roll(dice, &mut ours).unwrap();
                self.other.roll(dice, &mut theirs).unwrap();
            }
            Awaits::Choice(_) | Awaits::Secret(_) => {
                let choice = self.common_choice();
                self.one.choose(choice, &mut ours).unwrap();
                self.other.choose(choice, &mut theirs).unwrap();
            }
        }
        assert_eq!(ours, theirs, "{}", self.context);
    }

    /// A fork: from here on the owner hides different things in the two matches, until they are shown.
    fn check_fork(&self) {
        let mut fork = Self {
            luck: self.luck.clone(),
            conceivable: self.conceivable.clone(),
            context: format!("{}, fork at {:?}", self.context, self.one.open().step()),
            ..*self
        };
        while let Awaits::Secret(side) = fork.one.awaits() {
            if side == fork.owner {
                fork.choose_apart();
            } else {
                fork.answer_alike_in_secret();
            }
            let shown = !matches!(fork.one.awaits(), Awaits::Secret(_))
                && fork.one.open().step() != Step::Kick;
            if shown {
                return;
            }
            fork.check();
        }
    }

    /// The other side's secret answer. What it shows is the owner's: events are not compared.
    fn answer_alike_in_secret(&mut self) {
        let choice = self.common_choice();
        self.one.choose(choice, &mut Silent).unwrap();
        self.other.choose(choice, &mut Silent).unwrap();
    }

    /// Plays until the match is over or a card that only one of the matches has is shown.
    fn play(mut self) -> Played {
        let mut played = Played::default();
        loop {
            self.check();
            match self.one.awaits() {
                Awaits::Nothing(_) => {
                    played.over = true;
                    return played;
                }
                Awaits::Secret(side) if side == self.owner => {
                    played.forked.insert(self.one.question());
                    self.check_fork();
                    if self.one.open().step() == Step::Skills(side) {
                        self.choose_apart();
                    } else {
                        self.answer_alike();
                    }
                }
                // The drawn card is shown (F22-A11-6.3), and is another one in each match.
                Awaits::Roll(roll)
                    if roll.purpose == Purpose::LostSkill && roll.dice.owners() == [self.owner] =>
                {
                    return played;
                }
                _ => self.answer_alike(),
            }
            played.answers += 1;
            played.apart +=
                u32::from(hidden(&self.one, self.owner) != hidden(&self.other, self.owner));
        }
    }
}

/// F22-A10a, F22-A10b, F22-2.1a, F22-5.5.2a: hidden skills of the same number, and formation, roles and
/// dive before they are shown.
#[test]
fn the_other_side_cannot_tell_hidden_things_apart() {
    for skills in 1..=3 {
        for owner in Side::BOTH {
            let (mut apart, mut over) = (0, 0);
            for seed in 0..MATCHES {
                let played = Twins::new(full(skills), owner, seed).play();
                assert!(played.answers > 20);
                apart += played.apart;
                over += u32::from(played.over);
            }
            // Most matches are played to their end, and the cards differ nearly all the time.
            assert!(
                over > 0,
                "{owner}, {skills} skills: no match was played out"
            );
            assert!(apart > 1000, "{owner}, {skills} skills: {apart} answers");
        }
    }
}

/// F22-D113: which skills were won in earlier matches.
#[test]
fn the_other_side_cannot_tell_skills_of_earlier_matches_apart() {
    for owner in Side::BOTH {
        let mut apart = 0;
        for seed in 0..MATCHES {
            let options = [Skill::FanaticFans, Skill::Stopper].map(|skill| {
                let mut options = full(2);
                options.skills_won[owner] = SkillSet::of(&[skill, Skill::Tackle]);
                options
            });
            let played = Twins::with(options, owner, seed).play();
            assert!(played.answers > 20);
            apart += played.apart;
        }
        assert!(apart > 1000, "{owner}: {apart} answers");
    }
}

/// F10-3.1a, F10-5.5.2a, F14-2.1a, F14-2.1.1a, F14-5.5.2a, F14-A2a, F14-A6a: everything that the older editions
/// hide, before it is shown.
#[test]
fn the_other_side_cannot_tell_hidden_things_of_the_older_editions_apart() {
    let in_1_0 = BTreeSet::from(["formation", "dive"]);
    let in_2014 = BTreeSet::from(["formation", "roles", "styles", "half time", "dive"]);
    for (edition, hidden) in [(Edition::V1_0, in_1_0), (Edition::V2014, in_2014)] {
        for owner in Side::BOTH {
            let mut forked = BTreeSet::new();
            for seed in 0..OLDER_MATCHES {
                let played = Twins::new(Options::full(edition), owner, seed).play();
                assert!(played.over, "{edition:?}, {owner}, seed {seed}");
                forked.extend(played.forked);
            }
            assert_eq!(forked, hidden, "{edition:?}, {owner}");
        }
    }
}

/// The skills of each window as the rules list them, and where it is opened.
const WINDOWS: [(Window, &[Skill]); 13] = [
    (Window::OffSideTrap, &[Skill::OffSideTrap]),
    (Window::Actor, &[Skill::Actor]),
    (
        Window::ControllingCheck,
        &[
            Skill::ShortPasses,
            Skill::FanaticFans,
            Skill::MidfieldGeneral,
            Skill::GoalPoacher,
        ],
    ),
    (
        Window::PassiveCheck,
        &[Skill::FanaticFans, Skill::MidfieldGeneral],
    ),
    (Window::OpponentStage, &[Skill::Stopper, Skill::TargetMan]),
    (Window::OwnStage, &[Skill::SweeperKeeper]),
    (
        Window::Keeper,
        &[Skill::ShotStopper, Skill::LeadingGoalKeeper],
    ),
    (
        Window::Shooter,
        &[Skill::TrainedSpecialEvent, Skill::ClinicalFinisher],
    ),
    (Window::Doubling, &[Skill::Doubling]),
    (Window::FullBack, &[Skill::SkilledFullBack]),
    (
        Window::BallSkills,
        &[
            Skill::CreativeMidfielder,
            Skill::MidfieldDribbler,
            Skill::DribblingAttacker,
        ],
    ),
    (Window::FormationChange, &[Skill::TrainedFormationChange]),
    (Window::Penalty, &[Skill::PenaltyShotSaver]),
];

/// Plays random matches of the full game and shows every position with the events that led to it.
fn watch(matches: u64, mut see: impl FnMut(&Position, &Position, &[Event])) {
    for seed in 0..matches {
        let mut luck = Luck::new(seed);
        let mut position = Position::begin(&full(1 + (seed % 3) as u8)).unwrap();
        let mut events = Vec::new();
        loop {
            let before = position;
            events.clear();
            match position.awaits() {
                Awaits::Nothing(_) => break,
                Awaits::Roll(roll) => position.roll(luck.dice(&roll.dice), &mut events).unwrap(),
                Awaits::Choice(_) | Awaits::Secret(_) => {
                    let choices = offered(&position);
                    let choice = choices[luck.below(choices.len())];
                    position.choose(choice, &mut events).unwrap();
                }
            }
            see(&before, &position, &events);
        }
    }
}

/// A window is opened for a side that holds none of its skills, so that the question tells nothing; and
/// never for a side of which everybody knows that it holds none.
#[test]
fn windows_do_not_depend_on_hidden_cards() {
    let mut empty_handed: BTreeMap<String, u32> = BTreeMap::new();
    watch(400, |_, position, _| {
        let Step::Skill(window) = position.open().step() else {
            return;
        };
        let Awaits::Choice(side) = position.awaits() else {
            panic!("a window is an open question");
        };
        let (_, skills) = WINDOWS.iter().find(|(known, _)| *known == window).unwrap();
        let of_window = SkillSet::of(skills);
        let bench = position.open().bench(side);
        if bench.hidden_skills() == 0 {
            assert!(
                !bench.shown_skills().and(of_window).is_empty(),
                "{window:?} is opened although everybody knows that {side} cannot use it"
            );
        }
        let held = bench.shown_skills().or(hidden(position, side));
        if held.and(of_window).is_empty() {
            assert_eq!(offered(position), [Choice::No], "{window:?}");
            *empty_handed.entry(format!("{window:?}")).or_default() += 1;
        }
    });
    for (window, _) in WINDOWS {
        assert!(
            empty_handed.contains_key(&format!("{window:?}")),
            "{window:?} was never opened for a side without its skills: {empty_handed:?}"
        );
    }
}

/// F22-A10b: as long as a skill is hidden, no event names it.
#[test]
fn no_event_names_a_hidden_skill() {
    let mut checked = 0;
    watch(40, |before, after, events| {
        for side in Side::BOTH {
            let still = hidden(before, side).and(hidden(after, side));
            // What the other side has shown may be named for its sake.
            let other = after.open().bench(!side);
            let secret = still.without(other.skills_used().or(other.skills_lost()));
            for event in events {
                let value = serde_json::to_value(event).unwrap();
                for skill in secret {
                    assert!(!names(&value, skill.name()), "{side} {skill}: {event:?}");
                    assert_ne!(
                        event.rule(Edition::V2_2).0,
                        skill.rule(),
                        "{side} {skill}: {event:?}"
                    );
                    checked += 1;
                }
            }
        }
    });
    assert!(checked > 10_000, "{checked}");
}

/// Whether a word is a value or a key anywhere in an event.
fn names(value: &Value, word: &str) -> bool {
    match value {
        Value::String(text) => text == word,
        Value::Array(list) => list.iter().any(|value| names(value, word)),
        Value::Object(fields) => fields
            .iter()
            .any(|(key, value)| key == word || names(value, word)),
        _ => false,
    }
}
