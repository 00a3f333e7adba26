//! The book of a Champions squad: who misses the next match and why, and who is one card or one injury away from it
//! (C20-cup-9 to 14).

use gaffer_champions::tournament::{Card, Carried, Squad};
use gaffer_champions::{SQUAD, Shirt, ShirtSet, TeamResult};
use gaffer_core::RuleId;
use serde::Serialize;

use crate::fixture::FixtureId;
use crate::sheet::TeamSheet;

/// What a squad carries into its next match, with the matches that caused it.
///
/// Every match of the side that counts is booked, also one that was decided without being played (C20-D123).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SquadBook {
    squad: Squad,
    causes: [Causes; SQUAD],
    irregular: Vec<Irregular>,
}

/// Where what a player carries comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Causes {
    absences: Vec<Absence>,
    last_card: Option<FixtureId>,
    last_injury: Option<FixtureId>,
}

impl Causes {
    fn add(&mut self, rule: RuleId, fixture: FixtureId, left: u8) {
        if left > 0 {
            let absence = Absence {
                rule,
                fixture,
                left,
            };
            self.absences.push(absence);
        }
    }

    /// One more match of his side was played without him; all absences run at the same time (C20-cup-14).
    fn serve(&mut self) {
        for absence in &mut self.absences {
            absence.left -= 1;
        }
        self.absences.retain(|absence| absence.left > 0);
    }
}

/// A reason to miss matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Absence {
    /// The rule: C20-cup-9, 10, 11 or 13.
    pub rule: RuleId,
    /// The match in which it happened.
    pub fixture: FixtureId,
    /// The matches of his side that he still misses for it.
    pub left: u8,
}

/// A player who is not in the squad of the next match (C20-cup-14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Missing {
    /// The player.
    pub shirt: Shirt,
    /// The matches of his side that he still misses.
    pub left: u8,
    /// Why, the earliest first; never empty.
    pub absences: Vec<Absence>,
}

/// A player whom one more card, or one more injury, costs the match after the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sensitive {
    /// The player.
    pub shirt: Shirt,
    /// What he is sensitive to.
    pub to: Danger,
    /// The match with his last card or injury.
    pub fixture: FixtureId,
    /// The matches in which it still holds, the next one included.
    pub left: u8,
}

/// What a player is sensitive to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Danger {
    /// Cards (C20-cup-10).
    Cards,
    /// Injuries (C20-cup-13).
    Injuries,
}

impl Danger {
    /// The rule by which he would miss a match.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Self::Cards => "C20-cup-10",
            Self::Injuries => "C20-cup-13",
        })
    }
}

/// A card or an injury in a match that the player should have missed, as it can be after a correction (C20-D124).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Irregular {
    /// The match.
    pub fixture: FixtureId,
    /// The player.
    pub shirt: Shirt,
}

impl SquadBook {
    /// The book after a side's matches, in the order in which they count.
    pub fn of<'a>(matches: impl IntoIterator<Item = (FixtureId, &'a TeamSheet)>) -> Self {
        let mut book = Self::default();
        for (fixture, sheet) in matches {
            book.book(fixture, sheet);
        }
        book
    }

    /// Takes in the next match of the side.
    pub fn book(&mut self, fixture: FixtureId, sheet: &TeamSheet) {
        let result = TeamResult::from(sheet);
        for shirt in ShirtSet::ALL.iter() {
            let (card, injuries) = (result.card(shirt), result.injuries(shirt));
            let carried = self.squad.player(shirt);
            let causes = &mut self.causes[place(shirt)];
            if carried.suspended > 0 {
                if card == Card::None && injuries == 0 {
                    causes.serve();
                    continue;
                }
                self.irregular.push(Irregular { fixture, shirt });
            }
            // What each costs alone: card and injury absences are judged apart (C20-D121).
            let fit = Carried {
                suspended: 0,
                ..carried
            };
            if let Some(rule) = card_rule(card, carried.card_sensitive > 0) {
                causes.last_card = Some(fixture);
                causes.add(rule, fixture, fit.after(card, 0).suspended);
            }
            if injuries > 0 {
                causes.last_injury = Some(fixture);
                let left = fit.after(Card::None, injuries).suspended;
                causes.add(Danger::Injuries.rule(), fixture, left);
            }
        }
        self.squad.book(&result);
    }

    /// What a player carries into the next match.
    pub fn carried(&self, shirt: Shirt) -> Carried {
        self.squad.player(shirt)
    }

    /// Who is not in the squad of the next match: the `suspended` of its options.
    pub fn out(&self) -> ShirtSet {
        self.squad.suspended()
    }

    /// Who is not in the squad of the next match, with the reasons.
    pub fn missing(&self) -> Vec<Missing> {
        let missing = self.out().iter().map(|shirt| Missing {
            shirt,
            left: self.carried(shirt).suspended,
            absences: self.causes[place(shirt)].absences.clone(),
        });
        missing.collect()
    }

    /// Who is in the squad of the next match and sensitive in it, by shirt, to cards before injuries.
    pub fn sensitive(&self) -> Vec<Sensitive> {
        let mut sensitive = Vec::new();
        for shirt in ShirtSet::ALL.minus(self.out()).iter() {
            let (carried, causes) = (self.carried(shirt), &self.causes[place(shirt)]);
            for (to, left, fixture) in [
                (Danger::Cards, carried.card_sensitive, causes.last_card),
                (
                    Danger::Injuries,
                    carried.injury_sensitive,
                    causes.last_injury,
                ),
            ] {
                if let (1.., Some(fixture)) = (left, fixture) {
                    sensitive.push(Sensitive {
                        shirt,
                        to,
                        fixture,
                        left,
                    });
                }
            }
        }
        sensitive
    }

    /// The cards and injuries of players who should have been out, in the order of the matches.
    pub fn irregular(&self) -> &[Irregular] {
        &self.irregular
    }
}

fn place(shirt: Shirt) -> usize {
    usize::from(shirt.number()) - 1
}

/// The rule that judges a card; without one there is nothing to judge.
fn card_rule(card: Card, is_sensitive: bool) -> Option<RuleId> {
    match (card, is_sensitive) {
        (Card::None, _) => None,
        (Card::Yellow, _) => Some(Danger::Cards.rule()),
        (Card::Red, false) => Some(RuleId("C20-cup-9")),
        (Card::Red, true) => Some(RuleId("C20-cup-11")),
    }
}
