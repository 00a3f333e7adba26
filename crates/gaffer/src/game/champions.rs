//! Champions 2020 as the program plays it.

use gaffer_champions::{Position, Step};
use gaffer_games::champions::watch;
use gaffer_games::words::Language;

use super::Playable;
use crate::words::say;

impl Playable for Position {
    fn headline(&self, language: Language) -> String {
        let (score, side) = (self.open().score(), self.open().turn().owner.to_string());
        let (home, away, watch) = (score.home, score.away, watch(self.open()));
        language.render(&say!(program::ChampionsHeadline, home, away, watch, side))
    }

    fn begins_turn(&self) -> bool {
        self.open().step() == Step::Mover
    }
}
