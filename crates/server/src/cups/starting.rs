//! Starting a match of a competition: a stored match with what it is played by, and then the entry that it has begun.

use gaffer_core::{BySide, Seed, Side};
use gaffer_cup::{Entry, Fixture, FixtureId, Player, Team};
use gaffer_games::protocol::{self, DiceFrom, NewTeam, Problem, Seated};
use gaffer_games::words::Language;
use sha2::{Digest, Sha256};

use super::Cup;
use crate::app::App;
use crate::live::find_game;
use crate::new_match::{self, Made, PROGRAM, Setting};
use crate::words::say;

impl Cup {
    /// Starts a match that is due. The match and the entry that it has begun are one write, so that wherever the program
    /// ends there is none that the competition does not know.
    pub(crate) async fn start(
        &mut self,
        app: &App,
        fixture: FixtureId,
        language: Language,
    ) -> Result<Seated, Problem> {
        let made = self.make(app, fixture, language)?;
        let name = Some(made.about.id.clone());
        let next = self.after(Entry::Began { fixture, name }).await?;
        let next = next.map_err(|refusal| self.refuse(&refusal, language))?;
        let (about, standing, seated) = new_match::ready(made, Vec::new(), language)?;
        let write = |began| app.store.begin_in_cup(about, standing, began);
        self.go_on_after(app, next, write).await?;
        Ok(seated)
    }

    fn make(&self, app: &App, id: FixtureId, language: Language) -> Result<Made, Problem> {
        let refused = |refusal| self.refuse(&refusal, language);
        let cup = &self.competition;
        let fixture = cup.fixture(id).map_err(refused)?;
        let options = cup.match_options(id).map_err(refused)?;
        let setting = cup.setting();
        let game = find_game(&setting.game)?.new_match(setting.preset.as_deref(), options)?;
        new_match::with(
            game,
            Setting {
                teams: self.teams(app, fixture)?,
                dice: Some(DiceFrom::Server),
                seed: cup.shared_seed(fixture).map(one_way),
                hints: None,
                time: None,
                delay: 0,
                substitute: None,
                public: false,
                rated: false,
                host: None,
                origin: None,
                rolls: None,
                cup: Some(self.number),
            },
        )
    }

    fn teams(&self, app: &App, fixture: &Fixture) -> Result<BySide<NewTeam>, Problem> {
        let team = |side: Side| {
            let team = &self.competition.setting().teams[fixture.teams[side].0];
            Ok(NewTeam {
                name: team.name.clone(),
                colour: team.colour.clone(),
                player: player(app, team)?,
                squad: team.squad.clone(),
            })
        };
        Ok(BySide {
            home: team(Side::Home)?,
            away: team(Side::Away)?,
        })
    }

    /// Whether computers play both sides of a match, programs among them where they may play.
    pub(super) fn is_between_computers(&self, app: &App, id: FixtureId) -> bool {
        let teams = &self.competition.setting().teams;
        self.competition.fixture(id).is_ok_and(|fixture| {
            Side::BOTH
                .into_iter()
                .all(|side| match teams[fixture.teams[side].0].player {
                    Player::Coach(_) => true,
                    Player::Program(_) => app.openness.programs,
                    Player::Person | Player::Link => false,
                })
        })
    }
}

impl Cup {
    /// Whether a program plays a side of a match.
    pub(super) fn has_program(&self, id: FixtureId) -> bool {
        let teams = &self.competition.setting().teams;
        self.competition.fixture(id).is_ok_and(|fixture| {
            let player = |side: Side| &teams[fixture.teams[side].0].player;
            let is_program = |side: &Side| matches!(player(*side), Player::Program(_));
            Side::BOTH.iter().any(is_program)
        })
    }
}

/// The seed of the matches of a round. Records tell it once the round is over, and from it nobody can reckon back to the
/// competition's own, and so to the dice of later rounds.
fn one_way(shared: u64) -> Seed {
    let digest: [u8; 32] = Sha256::digest(shared.to_le_bytes()).into();
    let mut key = [0; 16];
    key.copy_from_slice(&digest[..16]);
    Seed::Drawn(key)
}

fn player(app: &App, team: &Team) -> Result<protocol::Player, Problem> {
    match &team.player {
        Player::Person => Ok(protocol::Player::Person { link: false }),
        Player::Link => Ok(protocol::Player::Person { link: true }),
        Player::Coach(coach) => Ok(protocol::Player::Computer {
            coach: coach.clone(),
        }),
        Player::Program(_) if app.openness.programs => Ok(protocol::Player::Computer {
            coach: PROGRAM.to_owned(),
        }),
        Player::Program(_) => {
            let why = say!(problems::PlayedByProgram, team = team.name.clone());
            Err(Problem::said("played-by-program", why))
        }
    }
}
