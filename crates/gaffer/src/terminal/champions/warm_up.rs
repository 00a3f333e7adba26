//! Warming up without being asked every turn: a person says beforehand who warms up, or that he wants to be asked.
//!
//! The rules ask before every opening roll (C20-turn-1), and the answer is nearly always nobody.

use gaffer_champions::{Choice, Place, Position, ShirtSet, Step};
use gaffer_core::{Awaits, BySide, Rules, Side};

use crate::session::Session;
use crate::terminal::app::App;
use crate::words::say;

/// What the screen remembers beside the match.
#[derive(Debug, Default)]
pub struct Extra {
    /// Who warms up when the side's next turn begins.
    pub(super) plan: BySide<ShirtSet>,
    /// Whether a side's manager wants to be asked.
    asks: BySide<Asks>,
}

/// Whether a manager is asked who warms up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Asks {
    /// No: the decision passes by itself.
    #[default]
    Never,
    /// When his next turn begins.
    NextTurn,
    /// In the turn that has begun.
    Now,
}

impl Extra {
    /// Whether a side's manager will be asked.
    pub(super) fn will_ask(&self, side: Side) -> bool {
        self.asks[side] != Asks::Never
    }

    /// Takes note of a position: plans that are carried out or cannot be any more are dropped.
    pub(super) fn take_note(&mut self, position: &Position) {
        let open = position.open();
        for side in Side::BOTH {
            let dugout = open.team(side).all_in(Place::Dugout);
            self.plan[side] = self.plan[side].and(dugout);
            let before_roll = matches!(open.step(), Step::Warm | Step::OpeningRoll);
            let own = before_roll && open.turn().owner == side;
            self.asks[side] = match self.asks[side] {
                Asks::NextTurn if own && open.step() == Step::Warm => Asks::Now,
                Asks::Now if !own => Asks::Never,
                asks => asks,
            };
        }
    }
}

/// The choice that is made for a person who did not want to be asked.
pub(super) fn passes(
    position: &Position,
    session: &Session<Position>,
    extra: &Extra,
) -> Option<Choice> {
    let side = match (position.open().step(), position.awaits()) {
        (Step::Warm, Awaits::Choice(side)) if session.is_person(side) => side,
        _ => return None,
    };
    let mut choices = Vec::new();
    position.choices(&mut choices);
    let planned = choices.into_iter().find(|choice| match choice {
        Choice::Warm(shirt) => extra.plan[side].has(*shirt),
        _ => false,
    });
    match planned {
        Some(warm) => Some(warm),
        None if extra.asks[side] == Asks::Never => Some(Choice::Done),
        None => None,
    }
}

/// Plans that a player warms up when the side's next turn begins, or not any more.
pub(super) fn plan(app: &mut App<Position>, choice: Choice) {
    let (Choice::Warm(shirt), Awaits::Choice(side)) = (choice, app.position().awaits()) else {
        return;
    };
    app.input.clear();
    let open = app.position().open();
    let answer = if !open.options().subs {
        say!(notices::NoSubstitutions)
    } else if open.team(side).place(shirt) != Place::Dugout {
        say!(notices::NotInDugout, shirt)
    } else if app.extra.plan[side].has(shirt) {
        app.extra.plan[side].remove(shirt);
        say!(notices::StaysInDugout, shirt)
    } else {
        app.extra.plan[side].insert(shirt);
        say!(notices::WarmsUp, shirt)
    };
    app.note(&answer);
}

/// Whether a person may be asked on whose team sheet this is: the one who plays alone, or who decides now.
pub(super) fn manager(app: &App<Position>) -> Option<Side> {
    if !app.position().open().options().subs {
        return None;
    }
    match app.position().awaits() {
        _ if !app.session.is_shared() => Side::BOTH
            .into_iter()
            .find(|side| app.session.is_person(*side)),
        Awaits::Choice(side) => Some(side),
        _ => None,
    }
}

/// Asks at the manager's next turn, or not any more.
pub(super) fn switch(app: &mut App<Position>) -> bool {
    let Some(side) = manager(app) else {
        return false;
    };
    app.extra.asks[side] = match app.extra.asks[side] {
        Asks::Never => Asks::NextTurn,
        Asks::NextTurn | Asks::Now => Asks::Never,
    };
    true
}
