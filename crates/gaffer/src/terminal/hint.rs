//! Plans on the screen: hints for a person's decision, and what the computer thought about its last one.

use std::io;

use gaffer_coach::{Luck, Stream};
use gaffer_core::parse_row;
use gaffer_games::protocol::{Plan, PlanStep, Thoughts};
use gaffer_games::text::wrap;
use gaffer_games::words::Words;
use gaffer_games::{coaches, thinking};

use super::app::App;
use super::command::not_understood;
use super::notice::Notice;
use super::overlay::{COLUMNS, Overlay};
use super::play::in_short;
use super::screen::Screen;
use crate::session::Waiting;
use crate::words::{say, told};

impl<G: Screen> App<G> {
    /// Shows the best plans for the decision of the person at the keyboard.
    pub(super) fn hint(&mut self) {
        let (Waiting::Person(_) | Waiting::PersonInSecret(_)) = self.waiting() else {
            self.note(&say!(notices::HintIsForOwnDecision));
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
                    lines: lines(&hint, self.words()),
                    plans: hint.plans.into_iter().map(|plan| plan.choice).collect(),
                });
            }
            Err(problem) => {
                let problem = problem.in_language(self.options.language);
                self.notice = Some(Notice::plain(&problem.message));
            }
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
                self.note(&not_understood(why));
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
                    title: say!(screen::ThoughtsTitle),
                    scroll: 0,
                    lines: lines(&thoughts, self.words()),
                });
            }
            None => self.note(&say!(notices::NoThoughts)),
        }
    }
}

/// Plans with what they promise, and what the best leads to.
fn lines(thoughts: &Thoughts, words: Words<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for (number, plan) in (1..).zip(&thoughts.plans) {
        lines.extend(wrap(
            &format!("{number}. {}", plan_words(plan, words)),
            COLUMNS,
        ));
        if let Some(chances) = plan.chances {
            let percent = |chance: f64| (100.0 * chance.clamp(0.0, 1.0)).round() as u32;
            let lead = format!("{:+.1}", chances.lead);
            let (lead, tenths) = lead.split_once('.').unwrap_or((&lead, "0"));
            let chances = say!(
                plans::Chances,
                win = percent(chances.win),
                draw = percent(chances.draw),
                lead = lead.to_owned(),
                tenths = tenths.to_owned(),
                visits = plan.visits as usize
            );
            lines.push(format!("   {}", words.render(&chances)));
        }
        if number == 1 && !plan.leads_to.is_empty() {
            let steps: Vec<String> = (plan.leads_to.iter())
                .map(|step| match step {
                    PlanStep::Choice { side, label, .. } => {
                        format!("{}: {label}", words.name(*side))
                    }
                    PlanStep::Roll {
                        words: purpose,
                        dice,
                        ..
                    } => {
                        let (dice, purpose) = (format!("{dice:?}"), purpose.clone());
                        told!(words, plans::Dice, dice, purpose)
                    }
                })
                .collect();
            let steps = steps.join("; ");
            let line = format!("   {}", told!(words, plans::MayLeadTo, steps));
            lines.extend(wrap(&line, COLUMNS));
        }
    }
    if thoughts.positions > 0 {
        let number = thoughts.positions as usize;
        lines.push(told!(words, plans::Positions, number));
    }
    lines
}

/// "Move b3 to b4 x2, then Done": equal neighbours of a row said once.
fn plan_words(plan: &Plan, words: Words<'_>) -> String {
    let labels: Vec<&str> = (plan.steps.iter())
        .filter_map(|step| match step {
            PlanStep::Choice { label, .. } => Some(label.as_str()),
            PlanStep::Roll { .. } => None,
        })
        .collect();
    let said = in_short(&labels);
    if said.is_empty() {
        plan.choice.clone()
    } else {
        said.join(&told!(words, plans::Then))
    }
}
