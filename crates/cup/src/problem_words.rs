//! Refusals and faults in words.

use gaffer_core::{BySide, LONGEST_NAME};
use gaffer_games::words::{Language, Phrase, Words};

use crate::competition::{Competition, Refusal};
use crate::faults::{Fault, MOST_MATCHES, MOST_ROUNDS, MOST_TEAMS};
use crate::file::{BadFile, FILE_VERSION};
use crate::fixture::{FixtureId, TieId};
use crate::team::TeamId;
use crate::words::say;

/// The number of a match as people know it, from 1.
fn number(id: FixtureId) -> usize {
    id.0 + 1
}

impl Competition {
    /// Why an entry was not taken, in a language.
    pub fn refusal_text(&self, refusal: &Refusal, language: Language) -> String {
        let names = match refusal {
            Refusal::Sheet(id, _) => self.names(*id),
            _ => BySide::default(),
        };
        Words::new(language, &names).render(&self.refusal_words(refusal))
    }

    /// Why an entry was not taken, in words.
    fn refusal_words(&self, refusal: &Refusal) -> Phrase {
        let name = |team: TeamId| self.name(team).to_owned();
        let tie_name = |tie: TieId| self.tie_name(tie);
        match *refusal {
            Refusal::NoFixture(id) => say!(refusals::NoFixture, number = number(id)),
            Refusal::NoTeam(team) => say!(refusals::NoTeam, team = team.0 + 1),
            Refusal::NoTie(tie) => say!(refusals::NoTie, number = tie.0 + 1),
            Refusal::AlreadyBegun(id) => say!(refusals::AlreadyBegun, number = number(id)),
            Refusal::AlreadyPlayed(id) => say!(refusals::AlreadyPlayed, number = number(id)),
            Refusal::NotPlayed(id) => say!(refusals::NotPlayed, number = number(id)),
            Refusal::Annulled(id) => say!(refusals::Annulled, number = number(id)),
            Refusal::Playing(team, id) => {
                say!(refusals::Playing, team = name(team), number = number(id))
            }
            Refusal::Withdrawn(team) => say!(refusals::Withdrawn, team = name(team)),
            Refusal::NothingToRule(tie) => say!(refusals::NothingToRule, tie = tie_name(tie)),
            Refusal::Sheet(id, ref problems) => {
                let why = problems
                    .iter()
                    .map(|problem| problem.phrase())
                    .collect::<Vec<_>>();
                say!(refusals::Sheet, number = number(id), why)
            }
            Refusal::Options(ref why) => Phrase::Plain(why.clone()),
            Refusal::NoReason => say!(refusals::NoReason),
        }
    }
}

impl Fault {
    /// What is wrong, in words.
    pub fn words(&self) -> Phrase {
        let most = LONGEST_NAME;
        match self.clone() {
            Self::Name => say!(refusals::FaultName, most),
            Self::Teams(count) => say!(refusals::FaultTeams, count, most = MOST_TEAMS),
            Self::TeamName(name) => say!(refusals::FaultTeamName, name, most),
            Self::SameName(name) => say!(refusals::FaultSameName, name),
            Self::Colour(colour) => say!(refusals::FaultColour, colour),
            Self::Squad(team) => say!(refusals::FaultSquad, team),
            Self::Coach(coach) => say!(refusals::FaultCoach, coach),
            Self::Game(why) => Phrase::Plain(why),
            Self::Groups(count) => say!(refusals::FaultGroups, count),
            Self::Times(count) => say!(refusals::FaultTimes, count),
            Self::Rounds(count) => say!(refusals::FaultRounds, count, most = MOST_ROUNDS),
            Self::Matches(matches) => {
                say!(refusals::FaultMatches, matches, most = MOST_MATCHES)
            }
            Self::Pairs(count) => say!(refusals::FaultPairs, count),
            Self::KnockOut => say!(refusals::FaultKnockOut),
            Self::TieBreaks => say!(refusals::FaultTieBreaks),
        }
    }
}

impl BadFile {
    /// What is wrong, in words.
    pub fn words(&self) -> Vec<Phrase> {
        match self {
            Self::Version(version) => {
                vec![say!(
                    refusals::BadVersion,
                    version = *version,
                    known = FILE_VERSION
                )]
            }
            Self::Setting(faults) => faults.iter().map(Fault::words).collect(),
            Self::Entry(number, why) => vec![say!(
                refusals::BadEntry,
                number = number + 1,
                why = why.clone()
            )],
        }
    }
}
