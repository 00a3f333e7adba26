//! What keeps a competition from being played as it is set up.

use std::collections::BTreeSet;

use gaffer_core::name;

use crate::setting::{Format, League, Setting};

/// The most teams of a competition.
pub const MOST_TEAMS: usize = 1024;
/// The most matches of a league, so that its page can be drawn: 141 teams once, 100 teams twice.
pub const MOST_MATCHES: usize = 10_000;
/// The most rounds of a Swiss or duplicate competition.
pub const MOST_ROUNDS: usize = 99;
/// How many players a squad has (C20-state-2).
const SQUAD: usize = 20;

/// Something that is wrong with a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The competition has no name, or one that cannot be shown.
    Name,
    /// There are fewer than two teams or too many.
    Teams(usize),
    /// A team has no name, or one that cannot be shown.
    TeamName(String),
    /// Two teams have the same name.
    SameName(String),
    /// A colour is not "#rrggbb".
    Colour(String),
    /// A squad has more than twenty names, or one that cannot be shown.
    Squad(String),
    /// A coach that the game does not have.
    Coach(String),
    /// The game or its options are not there or contradict each other.
    Game(String),
    /// A group would have fewer than two teams, or more would go on than it has.
    Groups(usize),
    /// A league would have too many matches.
    Matches(usize),
    /// Teams meet once or twice.
    Times(usize),
    /// There are no rounds, or too many.
    Rounds(usize),
    /// Teams of two are at least four coaches, and an even number.
    Pairs(usize),
    /// A knock-out has at least two teams.
    KnockOut,
    /// A tie-break is named twice.
    TieBreaks,
}

impl Setting {
    /// Everything that is wrong with it.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        if name(&self.name).is_err() {
            faults.push(Fault::Name);
        }
        self.check_teams(&mut faults);
        self.check_game(&mut faults);
        self.check_format(&mut faults);
        let twice = |(place, one)| self.tie_breaks[..place].contains(one);
        if self.tie_breaks.iter().enumerate().any(twice) {
            faults.push(Fault::TieBreaks);
        }
        faults
    }

    fn check_teams(&self, faults: &mut Vec<Fault>) {
        if !(2..=MOST_TEAMS).contains(&self.teams.len()) {
            faults.push(Fault::Teams(self.teams.len()));
        }
        let mut names = BTreeSet::new();
        for team in &self.teams {
            if name(&team.name).is_err() {
                faults.push(Fault::TeamName(team.name.clone()));
            }
            if !names.insert(team.name.trim().to_lowercase()) {
                faults.push(Fault::SameName(team.name.clone()));
            }
            if !is_colour(&team.colour) {
                faults.push(Fault::Colour(team.colour.clone()));
            }
            let shown = |player: &String| player.is_empty() || name(player).is_ok();
            if team.squad.len() > SQUAD || !team.squad.iter().all(shown) {
                faults.push(Fault::Squad(team.name.clone()));
            }
        }
    }

    fn check_game(&self, faults: &mut Vec<Fault>) {
        let game = match gaffer_games::find(&self.game) {
            Ok(game) => game,
            Err(why) => return faults.push(Fault::Game(why)),
        };
        if let Err(problem) = game.new_match(self.preset.as_deref(), self.options.clone()) {
            faults.push(Fault::Game(problem.message));
        }
        let coaches = game.coaches();
        for team in &self.teams {
            if let crate::Player::Coach(coach) = &team.player
                && !coaches.contains(&coach.as_str())
            {
                faults.push(Fault::Coach(coach.clone()));
            }
        }
    }

    fn check_format(&self, faults: &mut Vec<Fault>) {
        let teams = self.teams.len();
        match &self.format {
            Format::RoundRobin(league) => check_league(*league, teams, 1, faults),
            Format::GroupsThenKnockOut {
                league, qualify, ..
            } => {
                check_league(*league, teams, *qualify, faults);
                if league.groups.saturating_mul(*qualify) < 2 {
                    faults.push(Fault::KnockOut);
                }
            }
            Format::Swiss { rounds } | Format::Duplicate { rounds, .. }
                if !(1..=MOST_ROUNDS).contains(rounds) =>
            {
                faults.push(Fault::Rounds(*rounds));
            }
            Format::Duplicate { pairs: true, .. } if teams < 4 || teams % 2 == 1 => {
                faults.push(Fault::Pairs(teams));
            }
            Format::KnockOut(_) | Format::Swiss { .. } | Format::Duplicate { .. } => {}
        }
    }
}

fn check_league(league: League, teams: usize, qualify: usize, faults: &mut Vec<Fault>) {
    let smallest = teams.checked_div(league.groups).unwrap_or(0);
    if smallest < 2 || qualify == 0 || qualify > smallest {
        faults.push(Fault::Groups(league.groups));
    }
    if !(1..=2).contains(&league.times) {
        return faults.push(Fault::Times(league.times));
    }
    let groups = league.groups.clamp(1, teams.max(1));
    let (size, larger) = (teams / groups, teams % groups);
    let within = |teams: usize| teams * teams.saturating_sub(1) / 2 * league.times;
    let matches = larger * within(size + 1) + (groups - larger) * within(size);
    if matches > MOST_MATCHES {
        faults.push(Fault::Matches(matches));
    }
}

fn is_colour(text: &str) -> bool {
    text.strip_prefix('#').is_some_and(|digits| {
        digits.len() == 6 && digits.chars().all(|digit| digit.is_ascii_hexdigit())
    })
}
