//! What is counted of the advanced rules: condition, substitutions, injuries, skills, advanced events.

use gaffer_core::{BySide, Side};
use gaffer_fuba::{
    Absence, Advanced, Edition, Event, EventTable, Open, Options, PointReason, Skill, Substitution,
};

use super::{ALL, Figure, ONLY_2_2, ONLY_2014};
use crate::statistics::{Distribution, Group, sum};

/// The figures that are single lines, in the order in which they are printed.
#[derive(Clone, Copy, Debug)]
enum Count {
    ConditionHome,
    ConditionAway,
    TiredHome,
    TiredAway,
    TirednessTests,
    LostByTiredness,
    SpentOnBoosts,
    SpentOnMovements,
    SpentOnPressing,
    SpentOnSkills,
    PointsGained,
    FormationChanges,
    CardsTakenBack,
    FreshPlayers,
    Replacements,
    InjuriesForMinutes,
    InjuriesForTurns,
    InjuriesForGood,
    InjuredKeepers,
    Sweeps,
    KeepersAdvanced,
    AggressivePressings,
    AggressivePressingsWon,
    PressingFouls,
    SlowPlays,
    SlowPlayCards,
    SkillsUsed,
    SkillsLost,
    SkillsWon,
    ExtraSkills,
}

/// Each figure with its name and the rules without which it is not shown.
const COUNTS: [(Count, &str, &[Advanced]); 30] = {
    use Advanced::{
        Aggression, Condition, Events, Injuries, Keeper, Skills, SlowPlay, Substitutions,
    };
    [
        (
            Count::ConditionHome,
            "condition points left home",
            &[Condition],
        ),
        (
            Count::ConditionAway,
            "condition points left away",
            &[Condition],
        ),
        (
            Count::TiredHome,
            "tired home, share of matches",
            &[Condition],
        ),
        (
            Count::TiredAway,
            "tired away, share of matches",
            &[Condition],
        ),
        (Count::TirednessTests, "tiredness tests", &[Condition]),
        (
            Count::LostByTiredness,
            "points lost by tiredness",
            &[Condition],
        ),
        (Count::SpentOnBoosts, "points spent on boosts", &[Condition]),
        (
            Count::SpentOnMovements,
            "points spent on movements",
            &[Condition],
        ),
        (
            Count::SpentOnPressing,
            "points spent on aggressive pressing",
            &[Aggression],
        ),
        (Count::SpentOnSkills, "points spent on skills", &[Skills]),
        (Count::PointsGained, "points gained", &[Condition]),
        (
            Count::FormationChanges,
            "substitutions, formation",
            &[Substitutions],
        ),
        (
            Count::CardsTakenBack,
            "substitutions, yellow card",
            &[Substitutions],
        ),
        (
            Count::FreshPlayers,
            "substitutions, fresh player",
            &[Substitutions, Condition],
        ),
        (
            Count::Replacements,
            "substitutions for the injured",
            &[Substitutions, Injuries],
        ),
        (
            Count::InjuriesForMinutes,
            "injuries for minutes",
            &[Injuries],
        ),
        (Count::InjuriesForTurns, "injuries for turns", &[Injuries]),
        (Count::InjuriesForGood, "injuries for good", &[Injuries]),
        (Count::InjuredKeepers, "injuries of a keeper", &[Injuries]),
        (Count::Sweeps, "sweeps", &[Keeper]),
        (Count::KeepersAdvanced, "keepers advanced", &[Keeper]),
        (
            Count::AggressivePressings,
            "aggressive pressings",
            &[Aggression],
        ),
        (Count::AggressivePressingsWon, "of these won", &[Aggression]),
        (Count::PressingFouls, "of these fouls", &[Aggression]),
        (Count::SlowPlays, "slow plays", &[SlowPlay]),
        (Count::SlowPlayCards, "slow play cards", &[SlowPlay]),
        (Count::SkillsUsed, "skills used", &[Skills]),
        (Count::SkillsLost, "skills lost", &[Skills, Events]),
        (
            Count::SkillsWon,
            "skills won for later matches",
            &[Skills, Events],
        ),
        (
            Count::ExtraSkills,
            "extra skills for the match",
            &[Skills, Events],
        ),
    ]
};

/// The editions that have a figure whose rule is another one in each.
const fn editions(count: Count) -> &'static [Edition] {
    match count {
        Count::SpentOnMovements | Count::KeepersAdvanced | Count::InjuriesForTurns => ONLY_2014,
        Count::SpentOnBoosts
        | Count::SpentOnPressing
        | Count::AggressivePressings
        | Count::AggressivePressingsWon
        | Count::PressingFouls
        | Count::Sweeps
        | Count::InjuriesForMinutes
        | Count::InjuredKeepers => ONLY_2_2,
        _ => ALL,
    }
}

const SKILLS: Group = Group {
    title: "skills used per match",
    prefix: "skill ",
};
const EVENTS: Group = Group {
    title: "advanced special events per match, by the dice of controlling and passive team",
    prefix: "event ",
};

/// Every figure, in the order of [`AdvancedTally::figures`].
pub(super) fn figures() -> Vec<Figure> {
    let mut figures: Vec<Figure> = COUNTS
        .into_iter()
        .map(|(count, name, needs)| Figure::new(name, needs).only_in(editions(count)))
        .collect();
    figures.extend(Skill::ALL.map(|skill| {
        let name = format!("{}{skill}", SKILLS.prefix);
        Figure::new(name, &[Advanced::Skills]).in_group(SKILLS)
    }));
    for controlling in 1..=6 {
        for passive in 1..=6 {
            let name = format!("{}{controlling}.{passive}", EVENTS.prefix);
            figures.push(Figure::new(name, &[Advanced::Events]).in_group(EVENTS));
        }
    }
    figures
}

/// What happened in one match by the advanced rules.
#[derive(Clone, Debug)]
pub(super) struct AdvancedTally {
    counts: [u64; COUNTS.len()],
    skills: [u64; Skill::ALL.len()],
    events: [[u64; 6]; 6],
    /// Dice of the tiredness test being taken, all of them not enough.
    failed: usize,
    pub(super) distributions: AdvancedDistributions,
}

/// How often each outcome of a roll of the advanced rules came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AdvancedDistributions {
    /// Tiredness tests by points lost or due, 0 to 3.
    pub tiredness_tests: [u64; 4],
    /// Injury rolls by result, 0 (none) to 6.
    pub injuries: [u64; 7],
}

impl AdvancedDistributions {
    /// Each distribution that the options let happen.
    pub fn all(&self, options: &Options) -> Vec<Distribution> {
        let rows: [(Advanced, &str, &str, &str, &[u64]); 2] = [
            (
                Advanced::Condition,
                "tiredness_tests",
                "tiredness tests by points lost",
                "0 1 2 3",
                &self.tiredness_tests,
            ),
            (
                Advanced::Injuries,
                "injuries",
                "injuries by result",
                "none 1 2 3 4 5 6",
                &self.injuries,
            ),
        ];
        rows.into_iter()
            .filter(|(rule, ..)| options.plays(*rule))
            .map(|(_, key, title, labels, numbers)| Distribution {
                key,
                title: title.into(),
                outcomes: labels.split(' ').zip(numbers.iter().copied()).collect(),
            })
            .collect()
    }

    pub(super) fn add(&mut self, other: &Self) {
        sum(&mut self.tiredness_tests, &other.tiredness_tests);
        sum(&mut self.injuries, &other.injuries);
    }
}

impl Default for AdvancedTally {
    fn default() -> Self {
        Self {
            counts: [0; COUNTS.len()],
            skills: [0; Skill::ALL.len()],
            events: [[0; 6]; 6],
            failed: 0,
            distributions: AdvancedDistributions::default(),
        }
    }
}

impl AdvancedTally {
    fn add(&mut self, count: Count, number: u64) {
        self.counts[count as usize] += number;
    }

    fn one(&mut self, count: Count) {
        self.add(count, 1);
    }

    pub(super) fn observe(&mut self, event: &Event) {
        match event {
            Event::TirednessRolled { passed, .. } => self.tiredness_die(*passed),
            Event::PointsChanged { change, reason, .. } => self.points(*change, *reason),
            Event::Substituted { substitution, .. } => self.one(match substitution {
                Substitution::Formation(_) => Count::FormationChanges,
                Substitution::YellowCard => Count::CardsTakenBack,
                Substitution::Fresh { .. } => Count::FreshPlayers,
            }),
            Event::InjuryRolled {
                result,
                absence,
                keeper,
                ..
            } => {
                // F14-A6c: an aggressive 6 is a 7, and no worse.
                self.distributions.injuries[usize::from(*result).min(6)] += 1;
                match absence {
                    Absence::None => {}
                    Absence::Minutes(_) => self.one(Count::InjuriesForMinutes),
                    Absence::Turns(_) => self.one(Count::InjuriesForTurns),
                    Absence::ForGood => self.one(Count::InjuriesForGood),
                }
                self.add(Count::InjuredKeepers, u64::from(*keeper));
            }
            Event::InjuredReplaced { replaced, .. } => {
                self.add(Count::Replacements, u64::from(*replaced));
            }
            Event::Swept { .. } => self.one(Count::Sweeps),
            Event::KeeperSet { advanced: true, .. } => self.one(Count::KeepersAdvanced),
            Event::ConditionRolled { .. } => self.one(Count::SpentOnMovements),
            Event::Pressed {
                aggressive: true,
                won,
                foul,
                ..
            } => {
                self.one(Count::AggressivePressings);
                self.add(Count::AggressivePressingsWon, u64::from(*won));
                self.add(Count::PressingFouls, u64::from(*foul));
            }
            Event::SlowPlay { .. } => self.one(Count::SlowPlays),
            Event::SlowPlayRolled { card, .. } => self.add(Count::SlowPlayCards, u64::from(*card)),
            Event::SkillUsed { skill, cost, .. } => {
                self.one(Count::SkillsUsed);
                self.add(Count::SpentOnSkills, u64::from(*cost));
                self.skills[*skill as usize] += 1;
            }
            Event::SkillLost { .. } => self.one(Count::SkillsLost),
            Event::SkillGained { later_matches, .. } => self.one(if *later_matches {
                Count::SkillsWon
            } else {
                Count::ExtraSkills
            }),
            Event::SpecialEvent {
                table: EventTable::Advanced,
                controlling,
                passive,
                ..
            } => {
                let [row, column] = [controlling, passive].map(|die| usize::from(*die) - 1);
                self.events[row][column] += 1;
            }
            _ => {}
        }
    }

    /// A die of a tiredness test: passed, or one more point is due, three at most (F14-A1.2a, F22-A1.3d).
    fn tiredness_die(&mut self, passed: bool) {
        self.add(Count::TirednessTests, u64::from(self.failed == 0));
        self.failed += usize::from(!passed);
        if passed || self.failed == 3 {
            self.distributions.tiredness_tests[self.failed] += 1;
            self.failed = 0;
        }
    }

    fn points(&mut self, change: i8, reason: PointReason) {
        let count = match reason {
            PointReason::Tiredness => Count::LostByTiredness,
            PointReason::Boost => Count::SpentOnBoosts,
            PointReason::AggressivePressing => Count::SpentOnPressing,
            PointReason::Substitution | PointReason::Event => Count::PointsGained,
        };
        self.add(count, change.unsigned_abs().into());
    }

    /// The figures of a match that is over.
    pub(super) fn figures(&self, last: &Open) -> impl Iterator<Item = u64> {
        let mut counts = self.counts;
        let ends = BySide::with(|side: Side| last.bench(side));
        for (condition, tired, bench) in [
            (Count::ConditionHome, Count::TiredHome, ends.home),
            (Count::ConditionAway, Count::TiredAway, ends.away),
        ] {
            counts[condition as usize] = bench.condition().total().into();
            counts[tired as usize] = bench.is_tired().into();
        }
        counts
            .into_iter()
            .chain(self.skills)
            .chain(self.events.into_iter().flatten())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A count is kept at the place of its line in the table.
    #[test]
    fn lines_and_counts_are_in_the_same_order() {
        for (index, (count, name, _)) in COUNTS.into_iter().enumerate() {
            assert_eq!(count as usize, index, "{name}");
        }
    }

    #[test]
    fn a_tiredness_test_is_counted_by_the_points_due() {
        let mut tally = AdvancedTally::default();
        for passed in [true, false, true, false, false, false] {
            tally.tiredness_die(passed);
        }
        assert_eq!(tally.distributions.tiredness_tests, [1, 1, 0, 1]);
        assert_eq!(tally.counts[Count::TirednessTests as usize], 3);
    }
}
