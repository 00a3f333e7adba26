//! What comes next: the flow of a match and a turn (section 4 of the rules).

mod answer;
mod awaits;
mod check;
mod dead_ball;
mod discipline;
mod free_kick;
mod interception;
mod line_up;
mod offer;
pub(crate) mod period;
mod play;
mod restart;
mod shoot_out;
mod shot;
mod substitution;
mod turn;

use std::ops::ControlFlow;

use gaffer_core::{Awaits, Log};

use crate::choice::Choice;
use crate::event::Event;
use crate::position::{Open, Position};
use crate::step::Step;

/// The first choice of a list, and whether there are more.
struct Only {
    choice: Option<Choice>,
    several: bool,
}

impl Only {
    fn first_of(list: impl FnOnce(&mut dyn FnMut(Choice) -> ControlFlow<()>)) -> Self {
        let mut only = Self {
            choice: None,
            several: false,
        };
        list(&mut |choice| {
            if only.choice.is_some() {
                only.several = true;
                return ControlFlow::Break(());
            }
            only.choice = Some(choice);
            ControlFlow::Continue(())
        });
        only
    }
}

impl Position {
    /// Carries out every decision that has exactly one legal option (C20-flow-2), until somebody is asked.
    pub(crate) fn settle<L: Log<Event>>(&mut self, log: &mut L) {
        while self.open.step.is_line_up() {
            match Only::first_of(|mut each| self.offer(&mut each)) {
                Only {
                    choice: Some(choice),
                    several: false,
                } => self.apply(choice, log),
                _ => return,
            }
        }
        self.open.settle(log);
    }
}

impl Open {
    /// Carries out every decision that has exactly one legal option (C20-flow-2), until somebody is asked.
    pub(crate) fn settle<L: Log<Event>>(&mut self, log: &mut L) {
        while matches!(self.awaited(), Awaits::Choice(_)) {
            if self.step == Step::Act && self.has_several_acts() {
                return;
            }
            let only = Only::first_of(|mut each| self.offer(&mut each));
            match only {
                Only {
                    choice: Some(choice),
                    several: false,
                } => self.apply(choice, log),
                Only { choice: None, .. } if self.step == Step::Mover => self.find_no_mover(log),
                _ => return,
            }
        }
    }
}
