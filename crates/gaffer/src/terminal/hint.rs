//! Plans on the screen: hints for a person's decision, and what the computer thought about its last one.

use std::io;

use gaffer_coach::{Luck, Stream};
use gaffer_core::{BySide, parse_row};
use gaffer_games::protocol::{Plan, Step, Thoughts};
use gaffer_games::text::wrap;
use gaffer_games::{coaches, thinking};

use super::app::App;
use super::notice::Notice;
use super::overlay::{COLUMNS, Overlay};
use super::screen::Screen;
use crate::session::Waiting;

impl<G: Screen> App<G> {
    /// Shows the best plans for the decision of the person at the keyboard.
    pub(super) fn hint(&mut self) {
        let (Waiting::Person(_) | Waiting::PersonInSecret(_)) = self.waiting() else {
            self.notice = Some(Notice::plain("A hint is for your own decision."));
            return;
        };
        let Some(mut coach) = coaches::adviser::<G>() else {
            return;
        };
        let game = self.session.game();
        let number = game.answers().len() as u64;
        let mut luck = Luck::of_coach(self.options.assistant_seed, Stream::Hint, number);
        match thinking::decide(game, &mut *coach, &mut luck) {
            Ok(decision) => {
                let hint = thinking::hint(decision, game, self.words());
                self.overlay = Some(Overlay::Hint {
                    lines: lines(&hint, &self.names),
                    plans: hint.plans.into_iter().map(|plan| plan.choice).collect(),
                });
            }
            Err(problem) => self.notice = Some(Notice::plain(&problem.message)),
        }
    }

    /// Plays the row of choices of a plan.
    pub(super) fn follow(&mut self, plan: &str) -> io::Result<()> {
        let (Waiting::Person(side) | Waiting::PersonInSecret(side)) = self.waiting() else {
            return Ok(());
        };
        match parse_row::<G::Choice>(plan) {
            Ok(row) => self.play_row(side, &row),
            Err(why) => {
                self.notice = Some(Notice::plain(&why));
                Ok(())
            }
        }
    }

    /// Shows what the computer thought about its last decision, where everybody may know it.
    pub(super) fn show_thoughts(&mut self) {
        let told = self.session.thoughts();
        let open = told.filter(|(before, _)| thinking::is_open(before.position()));
        match open {
            Some((before, thoughts)) => {
                let thoughts = thinking::in_words(before, thoughts, self.words());
                self.overlay = Some(Overlay::Text {
                    title: "What the computer thought",
                    scroll: 0,
                    lines: lines(&thoughts, &self.names),
                });
            }
            None => {
                self.notice = Some(Notice::plain(
                    "The computer has not searched yet, or has secrets: its thoughts stay its own.",
                ));
            }
        }
    }
}

/// Plans with what they promise, and what the best leads to.
fn lines(thoughts: &Thoughts, names: &BySide<String>) -> Vec<String> {
    let mut lines = Vec::new();
    for (number, plan) in (1..).zip(&thoughts.plans) {
        lines.extend(wrap(&format!("{number}. {}", plan_words(plan)), COLUMNS));
        if let Some(chances) = plan.chances {
            lines.push(format!(
                "   win {:.0}%, draw {:.0}%, lead {:+.1} goals; tried {}",
                100.0 * chances.win.clamp(0.0, 1.0),
                100.0 * chances.draw.clamp(0.0, 1.0),
                chances.lead,
                match plan.visits {
                    1 => "once".to_owned(),
                    visits => format!("{visits} times"),
                }
            ));
        }
        if number == 1 && !plan.leads_to.is_empty() {
            let steps: Vec<String> = (plan.leads_to.iter())
                .map(|step| match step {
                    Step::Choice { side, label, .. } => format!("{}: {label}", names[*side]),
                    Step::Roll { words, dice, .. } => format!("dice {dice:?} ({words})"),
                })
                .collect();
            let line = format!("   May lead to: {}.", steps.join("; "));
            lines.extend(wrap(&line, COLUMNS));
        }
    }
    if thoughts.positions > 0 {
        lines.push(format!("{} positions looked at.", thoughts.positions));
    }
    lines
}

/// "Move b3 to b4 x2, then Done": equal neighbours of a row said once.
fn plan_words(plan: &Plan) -> String {
    let labels: Vec<&str> = (plan.steps.iter())
        .filter_map(|step| match step {
            Step::Choice { label, .. } => Some(label.as_str()),
            Step::Roll { .. } => None,
        })
        .collect();
    let words: Vec<String> = (labels.chunk_by(|one, other| one == other))
        .map(|same| match same {
            [label] => (*label).to_owned(),
            _ => format!("{} x{}", same[0], same.len()),
        })
        .collect();
    if words.is_empty() {
        plan.choice.clone()
    } else {
        words.join(", then ")
    }
}
