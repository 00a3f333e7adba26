//! What is counted of the advanced rules: condition, substitutions, injuries, skills, advanced events.

use gaffer_core::Side;
use gaffer_fuba::Advanced::{
    self, Aggression, Condition, Events, Injuries, Keeper, Skills, SlowPlay, Substitutions,
};
use gaffer_fuba::{Absence, Event, EventTable, Open, PointReason, Skill, Substitution};

use super::{ALL, Figure, Needs, ONLY_2_2, ONLY_2014, Rolled};
use crate::statistics::{Counts, Group, Outcomes, counts};

counts! { (&[Advanced], Needs):
    ConditionHome "condition points left home" (&[Condition], ALL);
    ConditionAway "condition points left away" (&[Condition], ALL);
    TiredHome "tired home, share of matches" (&[Condition], ALL);
    TiredAway "tired away, share of matches" (&[Condition], ALL);
    TirednessTests "tiredness tests" (&[Condition], ALL);
    LostByTiredness "points lost by tiredness" (&[Condition], ALL);
    SpentOnBoosts "points spent on boosts" (&[Condition], ONLY_2_2);
    SpentOnMovements "points spent on movements" (&[Condition], ONLY_2014);
    SpentOnPressing "points spent on aggressive pressing" (&[Aggression], ONLY_2_2);
    SpentOnSkills "points spent on skills" (&[Skills], ALL);
    PointsGained "points gained" (&[Condition], ALL);
    FormationChanges "substitutions, formation" (&[Substitutions], ALL);
    CardsTakenBack "substitutions, yellow card" (&[Substitutions], ALL);
    FreshPlayers "substitutions, fresh player" (&[Substitutions, Condition], ALL);
    Replacements "substitutions for the injured" (&[Substitutions, Injuries], ALL);
    InjuriesForMinutes "injuries for minutes" (&[Injuries], ONLY_2_2);
    InjuriesForTurns "injuries for turns" (&[Injuries], ONLY_2014);
    InjuriesForGood "injuries for good" (&[Injuries], ALL);
    InjuredKeepers "injuries of a keeper" (&[Injuries], ONLY_2_2);
    Sweeps "sweeps" (&[Keeper], ONLY_2_2);
    KeepersAdvanced "keepers advanced" (&[Keeper], ONLY_2014);
    AggressivePressings "aggressive pressings" (&[Aggression], ONLY_2_2);
    AggressivePressingsWon "of these won" (&[Aggression], ONLY_2_2);
    PressingFouls "of these fouls" (&[Aggression], ONLY_2_2);
    SlowPlays "slow plays" (&[SlowPlay], ALL);
    SlowPlayCards "slow play cards" (&[SlowPlay], ALL);
    SkillsUsed "skills used" (&[Skills], ALL);
    SkillsLost "skills lost" (&[Skills, Events], ALL);
    SkillsWon "skills won for later matches" (&[Skills, Events], ALL);
    ExtraSkills "extra skills for the match" (&[Skills, Events], ALL);
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
pub(super) fn figures() -> impl Iterator<Item = Figure> {
    let single = COUNTS.iter().map(|(name, (needs, editions))| Figure {
        name: (*name).into(),
        needs,
        editions: *editions,
        group: None,
    });
    let grouped = |group: Group, what: String, needs: &'static [Advanced]| Figure {
        name: (group.prefix.to_owned() + &what).into(),
        needs,
        editions: ALL,
        group: Some(group),
    };
    let skills = Skill::ALL.map(|skill| grouped(SKILLS, skill.to_string(), &[Skills]));
    let events = (1..=6).flat_map(|controlling| (1..=6).map(move |passive| (controlling, passive)));
    let events = events.map(move |(controlling, passive)| {
        grouped(EVENTS, format!("{controlling}.{passive}"), &[Events])
    });
    single.chain(skills).chain(events)
}

/// What happened in one match by the advanced rules.
#[derive(Clone, Debug, Default)]
pub(super) struct AdvancedTally {
    counts: Counts,
    skills: [u64; Skill::ALL.len()],
    events: [[u64; 6]; 6],
    /// Dice of the tiredness test being taken, all of them not enough.
    failed: usize,
}

impl AdvancedTally {
    fn add(&mut self, count: Count, number: impl Into<u64>) {
        self.counts.add(count, number);
    }

    fn one(&mut self, count: Count) {
        self.add(count, 1_u64);
    }

    pub(super) fn observe(&mut self, event: &Event, outcomes: &mut Outcomes) {
        match event {
            Event::TirednessRolled { passed, .. } => self.tiredness_die(*passed, outcomes),
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
                outcomes.count(Rolled::Injuries, usize::from(*result).min(6));
                match absence {
                    Absence::None => {}
                    Absence::Minutes(_) => self.one(Count::InjuriesForMinutes),
                    Absence::Turns(_) => self.one(Count::InjuriesForTurns),
                    Absence::ForGood => self.one(Count::InjuriesForGood),
                }
                self.add(Count::InjuredKeepers, *keeper);
            }
            Event::InjuredReplaced { replaced, .. } => {
                self.add(Count::Replacements, *replaced);
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
                self.add(Count::AggressivePressingsWon, *won);
                self.add(Count::PressingFouls, *foul);
            }
            Event::SlowPlay { .. } => self.one(Count::SlowPlays),
            Event::SlowPlayRolled { card, .. } => self.add(Count::SlowPlayCards, *card),
            Event::SkillUsed { skill, cost, .. } => {
                self.one(Count::SkillsUsed);
                self.add(Count::SpentOnSkills, *cost);
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
    fn tiredness_die(&mut self, passed: bool, outcomes: &mut Outcomes) {
        self.add(Count::TirednessTests, self.failed == 0);
        self.failed += usize::from(!passed);
        if passed || self.failed == 3 {
            outcomes.count(Rolled::TirednessTests, self.failed);
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
        self.add(count, change.unsigned_abs());
    }

    /// The figures of a match that is over.
    pub(super) fn figures(&self, last: &Open) -> Vec<u64> {
        let [home, away] = Side::BOTH.map(|side| last.bench(side));
        let at_the_end = [
            (Count::ConditionHome, home.condition().total().into()),
            (Count::ConditionAway, away.condition().total().into()),
            (Count::TiredHome, home.is_tired().into()),
            (Count::TiredAway, away.is_tired().into()),
        ];
        let single = self.counts.figures(COUNTS.len(), at_the_end);
        [&single, &self.skills[..], self.events.as_flattened()].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tiredness_test_is_counted_by_the_points_due() {
        let mut tally = AdvancedTally::default();
        let mut outcomes = Outcomes::default();
        for passed in [true, false, true, false, false, false] {
            tally.tiredness_die(passed, &mut outcomes);
        }
        assert_eq!(
            outcomes.counts(Rolled::TirednessTests as usize),
            [1, 1, 0, 1]
        );
        let figures = tally.counts.figures(COUNTS.len(), [] as [(Count, u64); 0]);
        assert_eq!(figures[Count::TirednessTests as usize], 3);
    }
}
