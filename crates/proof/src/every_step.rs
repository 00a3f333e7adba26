//! What is checked at every step of a seeded random match, whatever the game and its options.

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

use gaffer_core::{Answer, Awaits, DiceWanted, Match, Refuses, Roll, RuleId, Rules, Silent};

use crate::{Luck, project};

/// The identifier of every rule of the reference, which begin lines such as `**F22-4.1a** …`.
static RULES: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let pages = std::fs::read_dir(project("docs/rules")).unwrap();
    let text = |page: std::io::Result<std::fs::DirEntry>| {
        std::fs::read_to_string(page.unwrap().path()).unwrap()
    };
    let identifier = |line: &str| Some(line.strip_prefix("**")?.split_once("**")?.0.to_owned());
    pages
        .flat_map(|page| {
            text(page)
                .lines()
                .filter_map(identifier)
                .collect::<Vec<_>>()
        })
        .collect()
});

type ChoiceOf<C> = <<C as Checked>::Game as Rules>::Choice;
type OptionsOf<C> = <<C as Checked>::Game as Rules>::Options;

/// What a game adds to the checks that every game shares.
pub trait Checked {
    /// The game.
    type Game: Rules + Copy;

    /// All conceivable choices are tried at every so-many-th step; every offered one at every step.
    const REFUSALS_EVERY: u32;

    /// The choices by which a position is tried: whatever is not offered must be refused.
    fn conceivable() -> &'static [ChoiceOf<Self>];
    /// How the identifiers of the rules that are played begin.
    fn prefix(options: &OptionsOf<Self>) -> &'static str;
    /// The step that is awaited, for the words of a failure.
    fn stands_at(position: &Self::Game) -> String;
    /// What holds in a position, and what only ever goes one way since the one before.
    fn check_position(before: &Self::Game, now: &Self::Game, context: &str);
    /// The dice are those of the rules.
    fn check_dice(
        position: &Self::Game,
        roll: &Roll<<Self::Game as Rules>::Purpose>,
        context: &str,
    );
    /// Views exist for everybody, and one side's view does not change with the other side's secrets.
    fn check_views(position: &Self::Game, context: &str);
    /// A mirrored position offers mirrored choices that lead to mirrored positions.
    fn check_mirrors(position: &Self::Game, choices: &[ChoiceOf<Self>], context: &str);
    /// The same for rolls.
    fn check_rolls_mirror(position: &Self::Game, wanted: &DiceWanted, context: &str);

    /// The offered choice that is the same as one that is allowed and not offered.
    fn same_as_offered(_position: &Self::Game, _choice: ChoiceOf<Self>) -> Option<ChoiceOf<Self>> {
        None
    }

    /// Which choice random play takes: any of them.
    fn pick(_position: &Self::Game, choices: &[ChoiceOf<Self>], luck: &mut Luck) -> ChoiceOf<Self> {
        choices[luck.below(choices.len())]
    }
}

/// Plays a random match to its end and checks every step of it; gives the finished match.
///
/// # Panics
///
/// If something does not hold.
pub fn check_match<C: Checked>(options: &OptionsOf<C>, seed: u64) -> Match<C::Game> {
    check_match_from::<C>(C::Game::begin(options).unwrap(), seed)
}

/// The same from a position.
///
/// # Panics
///
/// If something does not hold.
pub fn check_match_from<C: Checked>(start: C::Game, seed: u64) -> Match<C::Game> {
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
            C::stands_at(&position)
        );

        C::check_position(&before, &position, &context);
        before = position;

        choices.clear();
        position.choices(&mut choices);
        check_diagram(&position, &context);
        C::check_views(&position, &context);

        match position.awaits() {
            Awaits::Nothing(_) => {
                assert!(choices.is_empty(), "{context}");
                break;
            }
            Awaits::Roll(roll) => {
                assert!(choices.is_empty(), "{context}");
                C::check_dice(&position, &roll, &context);
                check_rolls::<C>(&position, &roll.dice, &context);
                C::check_rolls_mirror(&position, &roll.dice, &context);
                let dice = luck.dice(&roll.dice);
                check_text::<C::Game>(Answer::Roll(dice), &context);
                game.roll(dice).unwrap();
            }
            Awaits::Choice(_) | Awaits::Secret(_) => {
                check_choices::<C>(&position, &choices, &context);
                if step.is_multiple_of(C::REFUSALS_EVERY) {
                    check_refusals::<C>(&position, &choices, &context);
                }
                C::check_mirrors(&position, &choices, &context);
                let choice = C::pick(&position, &choices, &mut luck);
                check_text::<C::Game>(Answer::Choice(choice), &context);
                game.choose(choice).unwrap();
            }
        }
    }
    check_replay(&game, seed);
    game
}

/// A rule of the game and edition that is played, and one that the reference has.
fn check_rule<C: Checked>(options: &OptionsOf<C>, rule: RuleId, what: impl Fn() -> String) {
    assert!(
        RULES.contains(rule.0),
        "{}: {rule} is not in the rules reference",
        what()
    );
    assert!(
        rule.0.starts_with(C::prefix(options)),
        "{}: {rule} is of another game or edition",
        what()
    );
}

/// What happens follows a rule.
fn check_events<C: Checked>(
    position: &C::Game,
    events: &[<C::Game as Rules>::Event],
    context: &str,
) {
    let options = position.options();
    for event in events {
        if let Some(rule) = C::Game::rule_of(&options, event) {
            check_rule::<C>(&options, rule, || format!("{context}: {event:?}"));
        }
    }
}

fn check_text<G: Rules>(answer: Answer<G::Choice>, context: &str) {
    let text = answer.to_string();
    assert_eq!(text.parse(), Ok(answer), "{context}: {text}");
}

/// Every offered choice is offered once, is accepted and does something.
fn check_choices<C: Checked>(position: &C::Game, choices: &[ChoiceOf<C>], context: &str) {
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
        check_events::<C>(position, &events, context);
    }
}

/// Whatever is not offered is refused with a rule, and a refusal leaves the position as it was; or it is
/// another spelling of what is offered and leads to the same position.
fn check_refusals<C: Checked>(position: &C::Game, choices: &[ChoiceOf<C>], context: &str) {
    let options = position.options();
    let offered: BTreeSet<&ChoiceOf<C>> = choices.iter().collect();
    for choice in C::conceivable()
        .iter()
        .filter(|choice| !offered.contains(choice))
    {
        let mut copy = *position;
        let mut events = Vec::new();
        match (
            copy.choose(*choice, &mut events),
            C::same_as_offered(position, *choice),
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
                check_rule::<C>(&options, refusal.rule(), || {
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
fn check_diagram<G: Rules>(position: &G, context: &str) {
    let written = serde_json::to_string(&position.diagram()).unwrap();
    let read = serde_json::from_str(&written).unwrap();
    let back =
        G::from_diagram(&read).unwrap_or_else(|faults| panic!("{context}: {faults}\n{written}"));
    assert_eq!(back, *position, "{context}: {written}");
}

/// Whatever is rolled, what happens follows a rule; and outcomes that stand together lead to the same positions, each as often as
/// all outcomes one by one.
fn check_rolls<C: Checked>(position: &C::Game, wanted: &DiceWanted, context: &str) {
    let mut events = Vec::new();
    let mut often: HashMap<C::Game, i64> = HashMap::new();
    for (dice, weight) in wanted.outcomes() {
        let mut copy = *position;
        events.clear();
        copy.roll(dice, &mut events).unwrap();
        assert_ne!(copy, *position, "{context}: {dice} does nothing");
        check_events::<C>(position, &events, context);
        *often.entry(copy).or_default() += i64::from(weight);
    }
    for (dice, weight) in position.outcomes(wanted) {
        let mut copy = *position;
        copy.roll(dice, &mut Silent).unwrap();
        *often.entry(copy).or_default() -= i64::from(weight);
    }
    let differs = often.into_values().any(|rest| rest != 0);
    assert!(
        !differs,
        "{context}: outcomes do not come as often as their dice"
    );
}

/// The answers alone lead to the same position again.
fn check_replay<G: Rules + Copy>(game: &Match<G>, seed: u64) {
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
