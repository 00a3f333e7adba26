//! The editions side by side in words: the rows of `edition`, what differs in whole procedures, the special
//! events and the advanced rules, one list for people.

use super::edition::{self, Edition};
use super::{Advanced, AdvancedSet};
use crate::event::EventTable;
use crate::rule::special_event;

/// One difference between the editions 1.0, 2014 and 2.2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// What part of the rules it belongs to.
    pub subject: &'static str,
    /// What is compared.
    pub what: String,
    /// What each edition has; none where it does not have what is compared.
    pub texts: [Option<String>; 3],
    /// The rule or section that says so; none where the edition is silent.
    pub rules: [Option<&'static str>; 3],
}

/// A fact of the rules as people read it.
pub(crate) trait InWords {
    /// The fact in words.
    fn in_words(self) -> String;
}

impl Comparison {
    /// In place of a rule: the edition does not have what is compared.
    pub(super) const ABSENT: &'static str = "-";

    /// A difference; an empty rule is a silent edition.
    pub(super) fn new(
        subject: &'static str,
        what: &str,
        texts: [String; 3],
        rules: [&'static str; 3],
    ) -> Self {
        let absent = rules.map(|rule| rule == Self::ABSENT);
        let mut texts = texts.map(Some);
        for (text, absent) in texts.iter_mut().zip(absent) {
            text.take_if(|_| absent);
        }
        Self {
            subject,
            what: what.trim().trim_end_matches('.').to_owned(),
            texts,
            rules: rules.map(|rule| (!rule.is_empty() && rule != Self::ABSENT).then_some(rule)),
        }
    }
}

impl InWords for bool {
    fn in_words(self) -> String {
        if self { "yes" } else { "no" }.to_owned()
    }
}

impl InWords for u8 {
    fn in_words(self) -> String {
        if self == Self::MAX {
            "no limit".to_owned()
        } else {
            self.to_string()
        }
    }
}

impl InWords for usize {
    fn in_words(self) -> String {
        self.to_string()
    }
}

impl InWords for i8 {
    fn in_words(self) -> String {
        self.to_string()
    }
}

impl<const N: usize> InWords for [Option<i8>; N] {
    fn in_words(self) -> String {
        self.map(|number| number.map_or_else(|| "none".to_owned(), InWords::in_words))
            .join(", ")
    }
}

/// Every difference, part by part.
pub fn comparisons() -> Vec<Comparison> {
    let mut all = procedures();
    all.extend(edition::rows());
    all.extend(special_events());
    all.extend(advanced_rules());
    all.sort_by_key(|row| PARTS.iter().position(|part| *part == row.subject));
    all
}

const TURN: &str = "the turn";
const RESTARTS: &str = "restarts";
const CARDS: &str = "cards and injuries";
const FORMATIONS: &str = "formations and players";
const EVENTS: &str = "special events";
const ADVANCED: &str = "advanced rules";

/// The parts in the order in which they are told.
const PARTS: [&str; 12] = [
    TURN,
    "time",
    "target area",
    "ball value",
    EVENTS,
    "goal attempts",
    "movement",
    "pressing",
    RESTARTS,
    CARDS,
    FORMATIONS,
    ADVANCED,
];
const ABSENT: &str = Comparison::ABSENT;

/// Makes the list of procedures: of each the rule and the words in the editions 1.0, 2014 and 2.2.
macro_rules! procedures {
    ($($subject:ident { $($what:literal: $($rule:tt $text:literal),+;)+ })+) => {
        fn procedures() -> Vec<Comparison> {
            vec![$($(
                Comparison::new($subject, $what, [$($text.to_owned()),+], [$($rule),+]),
            )+)+]
        }
    };
}

// What differs in whole procedures; CT and PT are the controlling and the passive team.
procedures! {
    TURN {
        "Stages":
            "F10-4a" "1 target, 2 dice, 3 time, 4 control check, 5 ball movement and new value, 6 goal attempt, \
                7 player movements of both teams",
            "F14-4a" "1 target, 2 dice, 3 time, 4 control check, 5 ball movement and new value, 6 and 7 an action \
                stage of each team",
            "F22-4a" "1 target, 2 value changes, 3 dice and time, 4 control check and new value, 5 and 6 an action \
                stage of each team";
        "When the ball moves":
            "F10-4.5a" "after the control check",
            "F14-4.5a" "after the control check",
            "F22-4.1c" "when the target is chosen";
        "Offside position":
            "F10-4.1.1c" "closer to the goal line than the opponents' second lowest piece and not at its level; no exception",
            "F14-4.1.1b" "the same, in the opponents' half only and not level with the ball or behind it; not at a goal \
                kick or corner kick, nor for targets in the own half",
            "F22-5.1a" "the same as in 2014, but a pass towards the own goal line is never stopped, wherever it goes";
        "Value before the dice":
            ABSENT "stays",
            ABSENT "stays",
            "F22-4.2a" "1 if the CT is alone in the target; 1 less if no opponent is in the start area; 1 more for each \
                area between";
        "Control check":
            "F10-4.4a" "CT die, changed by the numbers in the start and in the target area (up to 2 each) and by -2 for \
                each area between: above the value kept, equal a special event, below lost",
            "F14-4.4" "CT die alone: above the value kept, equal a special event, below lost; but never lost where the \
                CT is alone in the target, or after the opponents' failed pressing",
            "F22-4.4a" "CT die alone: above the value kept, equal a special event, below lost";
        "Empty target, ball kept":
            "F10-4.4.1b" "an area next to it stands in for it in the check, and one of its pieces runs there at the price \
                of a move",
            "F14-4.4.2a" "the closest piece goes there at the price of a move",
            "F22-4.4.2a" "the closest piece goes there";
        "Target with opponents alone, ball kept":
            "F10-4.4.3b" "a piece next to it may join at the price of a move",
            "F14-4.6e" "the closest piece goes there at the price of a move; the PT acts first",
            "F22-4.4.2a" "the closest piece goes there";
        "New ball value":
            "F10-4.5.1a" "die of the team that began the turn with the ball; 1 less if no opponent is in the start area, \
                or none in the target",
            "F14-4.5.4a" "die of the team that is PT now; if the ball was kept 1 more for each area between, 1 less if no \
                opponent was in the start area, and the event's change; above 6 the ball is lost",
            "F22-4.4.3a" "die of the team that is PT now, then the event's change";
        "Who acts first":
            "F10-4.7a" "the lower die; with equal dice the PT",
            "F14-4.6b" "the team that moved fewer pieces in the last turn, with equal numbers the one that acted second; \
                the PT after a kick-off, corner kick, free kick or a pass to opponents alone",
            "F22-4.5b" "the team with more players in the target; with equal numbers the PT";
        "What a team does":
            "F10-4.7d" "the CT may shoot; then each team makes one movement",
            "F14-4.6h" "in this order: goal attempt, movement, value adjustment, pressing, substitutions",
            "F22-4.5.1a" "two different actions of its choice: goal attempt, movement, value adjustment, pressing, \
                substitutions; the second one is weaker";
        "Number of moves":
            "F10-4.7e" "the formation's line, less pieces brought to the ball",
            "F14-4.8b" "the formation's line, less pieces brought to the ball",
            "F22-4.7e" "the formation's line, one less as second action";
        "Equal dice":
            "F10-4.7.6a" "quick movement: as many moves of one area as the die shows, no free movements",
            "" "movement as always",
            "" "movement as always";
        "Ball value adjustment":
            ABSENT "",
            "F14-4.9a" "compulsory after each team's moves: by the difference at the ball, 2 at most",
            "F22-4.8b" "an action: by the difference at the ball, 2 at most";
        "Pressing":
            ABSENT "",
            "F14-4.9.1a" "with a piece at the ball: a die below the value wins it; a failure gives the CT a check that \
                cannot be lost",
            "F22-4.9a" "with at least as many at the ball as the CT: a die below the value wins it; one above lowers the \
                value by 2";
    }
    CARDS {
        "Yellow card":
            "F10-4.4.2a" "by the event itself",
            "F14-4.4.3r" "offender's die: 3 in the own half or b3, 4, 5 or 6",
            "F22-5.6.1" "offender's die: 3 in the own half or b3, 4, 5 or 6";
        "Red card test":
            "F10-5.4b" "with a yellow card before: die below the yellow cards",
            "F14-5.4b" "with a yellow card before: die below the yellow cards, 1 more after a six",
            "F22-5.6.2a" "with a yellow card before or after a six: die below the yellow cards, 1 more after a six";
        "Injuries":
            ABSENT "",
            "F14-A4b" "with A4: a die from 1 to 3 is the number of turns until the piece is back",
            "F22-A4b" "with A4: a die from 1 to 4 is the number of minutes until the piece is back";
    }
    RESTARTS {
        "Free kick":
            "F10-5.1e" "set-up; then shot from an attack area, or the pass of a new turn",
            "F14-5.1d" "set-up; then shot where shots are allowed, or the pass of a new turn",
            "F22-5.2d" "set-up in the opponents' half, then shot or the pass of a new turn; elsewhere moves of both teams";
        "Corner kick":
            "F10-5.2c" "from the corner area; the taker is nowhere until the ball moves",
            "F14-5.2c" "from a spot next to the corner area, one area further out",
            "F22-5.3b" "from a spot next to the corner area, one area further out";
        "Goal kick":
            "F10-5.3f" "the turn goes on; in the next one fast, or slow after a movement of both teams",
            "F14-5.3.1a" "the turn goes on; in the next one fast, or slow after a movement of both teams",
            "F22-5.4" "the penalty area is cleared, both teams make moves";
        "Missed penalty":
            "F10-5.5.2e" "goal kick; the player movements are still made",
            "F14-5.5.2c" "goal kick in the next turn; the PT of that turn acts first",
            "F22-5.5.2d" "goal kick";
    }
    FORMATIONS {
        "Formations":
            "F10-3.1b" "any three numbers with sum 10; eight cards are recommended",
            "F14-2.1b" "any three numbers with sum 10; eight cards are recommended",
            "F22-2.1c" "any three numbers with sum 10; eight cards are recommended";
        "What the formation is for":
            "F10-3.1d" "numbers of moves",
            "F14-2.1c" "numbers of moves; with A1 condition points",
            "F22-2.1d" "numbers of moves; with A1 condition points";
    }
}

/// The event tables as they are printed: by a die, by the difference of two, and by both (A11).
fn special_events() -> Vec<Comparison> {
    let line = |what: String, table, [controlling, passive]: [u8; 2], known: [bool; 3]| {
        let outcomes = Edition::ALL
            .map(|edition| special_event::printed(table, edition, controlling, passive));
        let mut rules = outcomes.map(|outcome| outcome.rule);
        for (rule, known) in rules.iter_mut().zip(known) {
            if !known {
                *rule = ABSENT;
            }
        }
        let texts = outcomes.map(|outcome| outcome.effect.words());
        Comparison::new(EVENTS, &what, texts, rules)
    };
    let by_die = (1..=6).map(|die| {
        let what = format!("CT die {die}");
        line(what, EventTable::Die, [die, 1], [true, false, false])
    });
    let by_difference = (-5..=5).map(|result: i8| {
        let what = format!("CT die less PT die {result:+}");
        let dice = [1 + result.max(0) as u8, 1 + (-result).max(0) as u8];
        line(what, EventTable::Difference, dice, [false, true, true])
    });
    let by_both = (1..=6).flat_map(|first| {
        (1..=6).map(move |second| {
            let what = format!("with A11: CT die {first}, PT die {second}");
            line(
                what,
                EventTable::Advanced,
                [first, second],
                [false, false, true],
            )
        })
    });
    by_die.chain(by_difference).chain(by_both).collect()
}

/// The advanced rules by the titles that each edition gives them.
fn advanced_rules() -> Vec<Comparison> {
    Advanced::ALL
        .into_iter()
        .map(|rule| {
            let has = |edition| AdvancedSet::all_of(edition).contains(rule);
            Comparison {
                subject: ADVANCED,
                what: rule.name().to_owned(),
                texts: Edition::ALL
                    .map(|edition| has(edition).then(|| rule.title(edition).to_owned())),
                rules: [None; 3],
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_edition_has_not_is_none() {
        let row = Comparison::new(
            "cards",
            " Red cards.",
            ["4", "4", "5"].map(str::to_owned),
            [ABSENT, "", "F22-A4c"],
        );
        assert_eq!(row.what, "Red cards");
        assert_eq!(
            row.texts,
            [None, Some("4".to_owned()), Some("5".to_owned())]
        );
        assert_eq!(row.rules, [None, None, Some("F22-A4c")]);
    }

    /// F10-4.6f: nobody shoots from the halfway line; F22-1.4.1b: only 2.2 has a limit.
    #[test]
    fn facts_are_told_in_words() {
        let all = comparisons();
        let texts = |beginning: &str| {
            let found = all.iter().find(|row| row.what.starts_with(beginning));
            found.unwrap().texts.clone().map(Option::unwrap_or_default)
        };
        assert_eq!(
            texts("The modifiers of the penalty area"),
            [
                "0, -2, -4, -6, none",
                "0, -2, -4, -5, -6",
                "0, -2, -4, -5, -6"
            ]
        );
        assert_eq!(texts("The most players"), ["no limit", "no limit", "6"]);
        assert_eq!(texts("A5"), ["", "advanced goalkeeper", "sweeping keeper"]);
        assert_eq!(texts("The yellow cards that go")[0], "1");
    }

    #[test]
    fn every_part_has_its_place_and_nothing_is_said_twice() {
        let all = comparisons();
        let mut parts: Vec<&str> = all.iter().map(|row| row.subject).collect();
        parts.dedup();
        assert_eq!(parts, PARTS);
        let mut named: Vec<&str> = all.iter().map(|row| row.what.as_str()).collect();
        named.sort_unstable();
        named.dedup();
        assert_eq!(named.len(), all.len());
    }
}
