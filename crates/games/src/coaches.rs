//! The computer coaches of a game by name.

use gaffer_coach::Coach;

use crate::Game;

/// The coaches' names, weakest first.
pub fn names<G: Game>() -> Vec<&'static str> {
    G::COACHES.iter().map(|(name, _)| *name).collect()
}

/// The coach who plays where nobody else is named: quick, and a fair partner for people who know the game.
pub fn usual<G: Game>() -> &'static str {
    let names = names::<G>();
    let sensible = names.iter().find(|name| **name == "sensible");
    sensible.or(names.first()).copied().unwrap_or_default()
}

/// A coach by name.
pub fn find<G: Game>(name: &str) -> Result<Box<dyn Coach<G>>, String> {
    let found = G::COACHES.iter().find(|(known, _)| *known == name);
    found.map(|(_, make)| make()).ok_or_else(|| {
        format!(
            "there is no coach '{name}': choose one of {}",
            names::<G>().join(", ")
        )
    })
}
