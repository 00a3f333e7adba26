//! What is checked at every step of a seeded random match, whatever the game and its options.

mod champions;
mod champions_choices;
mod fuba;
mod fuba_choices;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use gaffer_coach::Luck;
use gaffer_core::{Answer, Awaits, DiceWanted, Match, Refuses, Roll, RuleId, Rules, Silent};

static RULES: LazyLock<BTreeSet<&str>> =
    LazyLock::new(|| gaffer::rules_reference::all().map(|rule| rule.id).collect());

/// A game, and what it adds to the checks that every game shares.
pub(crate) trait Checked: Rules + Copy {
    /// All conceivable choices are tried at every so-many-th step; every offered one at every step.
    const REFUSALS_EVERY: u32;

    /// The choices by which a position is tried: whatever is not offered must be refused.
    fn conceivable() -> &'static [Self::Choice];
    /// How the identifiers of the rules that are played begin.
    fn prefix(options: &Self::Options) -> &'static str;
    /// The step that is awaited, for the words of a failure.
    fn stands_at(&self) -> String;
    /// What holds in a position, and what only ever goes one way since the one before.
    fn check_position(before: &Self, now: &Self, context: &str);
    /// The dice are those of the rules.
    fn check_dice(&self, roll: &Roll<Self::Purpose>, context: &str);
    /// Views exist for everybody, and one side's view does not change with the other side's secrets.
    fn check_views(&self, context: &str);
    /// A mirrored position offers mirrored choices that lead to mirrored positions.
    fn check_mirrors(&self, choices: &[Self::Choice], context: &str);
    /// The same for rolls.
    fn check_rolls_mirror(&self, wanted: &DiceWanted, context: &str);

    /// The offered choice that is the same as one that is allowed and not offered.
    fn same_as_offered(&self, _choice: Self::Choice) -> Option<Self::Choice> {
        None
    }

    /// Which choice random play takes: any of them.
    fn pick(&self, choices: &[Self::Choice], luck: &mut Luck) -> Self::Choice {
        choices[luck.below(choices.len())]
    }
}

/// Plays a random match to its end and checks every step of it; gives the finished match.
pub(crate) fn check_match<G: Checked>(options: &G::Options, seed: u64) -> Match<G> {
    check_match_from(G::begin(options).unwrap(), seed)
}

/// The same from a position.
pub(crate) fn check_match_from<G: Checked>(start: G, seed: u64) -> Match<G> {
    let options = start.options();
    let mut luck = Luck::new(seed);
    let mut game = Match::from_position(start);
    let mut choices = Vec::new();
    let mut before = start;
    for step in 0_u32.. {
        assert!(step < 20_000, "seed {seed}: the match does not end");
        let position = *game.position();
        let context = format!(
            "{options:?}, seed {seed}, step {step}: {}",
            position.stands_at()
        );

        G::check_position(&before, &position, &context);
        before = position;

        choices.clear();
        position.choices(&mut choices);
        check_diagram(&position, &context);
        position.check_views(&context);

        match position.awaits() {
            Awaits::Nothing(_) => {
                assert!(choices.is_empty(), "{context}");
                break;
            }
            Awaits::Roll(roll) => {
                assert!(choices.is_empty(), "{context}");
                position.check_dice(&roll, &context);
                check_rolls(&position, &roll.dice, &context);
                position.check_rolls_mirror(&roll.dice, &context);
                let dice = luck.dice(&roll.dice);
                check_text::<G>(Answer::Roll(dice), &context);
                game.roll(dice).unwrap();
            }
            Awaits::Choice(_) | Awaits::Secret(_) => {
                check_choices(&position, &choices, &context);
                if step.is_multiple_of(G::REFUSALS_EVERY) {
                    check_refusals(&position, &choices, &context);
                }
                position.check_mirrors(&choices, &context);
                let choice = position.pick(&choices, &mut luck);
                check_text::<G>(Answer::Choice(choice), &context);
                game.choose(choice).unwrap();
            }
        }
    }
    check_replay(&game, seed);
    game
}

/// A rule of the game and edition that is played, and one that the reference has.
fn check_rule<G: Checked>(options: &G::Options, rule: RuleId, what: impl Fn() -> String) {
    assert!(
        RULES.contains(rule.0),
        "{}: {rule} is not in the rules reference",
        what()
    );
    assert!(
        rule.0.starts_with(G::prefix(options)),
        "{}: {rule} is of another game or edition",
        what()
    );
}

/// What happens follows a rule.
fn check_events<G: Checked>(position: &G, events: &[G::Event], context: &str) {
    let options = position.options();
    for event in events {
        if let Some(rule) = G::rule_of(&options, event) {
            check_rule::<G>(&options, rule, || format!("{context}: {event:?}"));
        }
    }
}

fn check_text<G: Checked>(answer: Answer<G::Choice>, context: &str) {
    let text = answer.to_string();
    assert_eq!(text.parse(), Ok(answer), "{context}: {text}");
}

/// Every offered choice is offered once, is accepted and does something.
fn check_choices<G: Checked>(position: &G, choices: &[G::Choice], context: &str) {
    assert!(!choices.is_empty(), "{context}: nothing is offered");
    let mut sorted = choices.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(
        sorted.len(),
        choices.len(),
        "{context}: a choice is offered twice"
    );
    let mut events = Vec::new();
    for choice in choices {
        let mut copy = *position;
        events.clear();
        assert!(
            copy.choose(*choice, &mut events).is_ok(),
            "{context}: {choice}"
        );
        assert_ne!(copy, *position, "{context}: {choice} does nothing");
        check_events(position, &events, context);
    }
}

/// Whatever is not offered is refused with a rule, and a refusal leaves the position as it was; or it is
/// another spelling of what is offered and leads to the same position.
fn check_refusals<G: Checked>(position: &G, choices: &[G::Choice], context: &str) {
    let options = position.options();
    let offered: BTreeSet<&G::Choice> = choices.iter().collect();
    for choice in G::conceivable()
        .iter()
        .filter(|choice| !offered.contains(choice))
    {
        let mut copy = *position;
        let mut events = Vec::new();
        match (
            copy.choose(*choice, &mut events),
            position.same_as_offered(*choice),
        ) {
            (Ok(()), Some(other)) if offered.contains(&other) => {
                let mut there = *position;
                there.choose(other, &mut Silent).unwrap();
                assert_eq!(
                    copy, there,
                    "{context}: {choice} is not the same as {other}"
                );
            }
            (Ok(()), _) => panic!("{context}: {choice} is not offered but accepted"),
            (Err(refusal), _) => {
                check_rule::<G>(&options, refusal.rule(), || {
                    format!("{context}: {choice} is refused: {refusal:?}")
                });
                assert_eq!(
                    copy, *position,
                    "{context}: {choice} was refused but changed something"
                );
                assert!(events.is_empty(), "{context}: {choice} was refused aloud");
            }
        }
    }
}

/// A position written down and read back is the same.
fn check_diagram<G: Checked>(position: &G, context: &str) {
    let written = serde_json::to_string(&position.diagram()).unwrap();
    let read = serde_json::from_str(&written).unwrap();
    let back =
        G::from_diagram(&read).unwrap_or_else(|faults| panic!("{context}: {faults}\n{written}"));
    assert_eq!(back, *position, "{context}: {written}");
}

/// Whatever is rolled, what happens follows a rule.
fn check_rolls<G: Checked>(position: &G, wanted: &DiceWanted, context: &str) {
    let mut events = Vec::new();
    for (dice, _) in wanted.outcomes() {
        let mut copy = *position;
        events.clear();
        copy.roll(dice, &mut events).unwrap();
        assert_ne!(copy, *position, "{context}: {dice} does nothing");
        check_events(position, &events, context);
    }
}

/// The answers alone lead to the same position again.
fn check_replay<G: Checked>(game: &Match<G>, seed: u64) {
    let mut again = *game.start();
    for answer in game.answers() {
        match answer {
            Answer::Choice(choice) => again.choose(*choice, &mut Silent).unwrap(),
            Answer::Roll(dice) => again.roll(*dice, &mut Silent).unwrap(),
        }
    }
    assert_eq!(
        again,
        *game.position(),
        "seed {seed}: the record replays differently"
    );
}
