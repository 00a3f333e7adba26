//! Substitutions (A3): a formation change, a yellow card, a fresh player.

use gaffer_core::{Dice, Log, Side};

use crate::choice::Choice;
use crate::event::{Event, PointReason, Substitution};
use crate::formation::Formation;
use crate::options::Advanced;
use crate::pitch::Line;
use crate::position::{Open, Position};
use crate::refusal::Why;
use crate::skill::Skill;
use crate::step::{GainThen, Step};

use super::After;

impl Open {
    /// Whether a team has so many substitutions left (F22-A3a, F22-D82).
    pub(super) fn check_substitutions(&self, side: Side, number: u8) -> Result<(), Why> {
        if !self.plays(Advanced::Substitutions) {
            Err(Why::SwitchedOff(Advanced::Substitutions))
        } else if number == 0 || number > self.benches[side].substitutions_left() {
            Err(Why::SubstitutionsLeft(
                self.benches[side].substitutions_left(),
            ))
        } else {
            Ok(())
        }
    }

    /// The formation that a substitution changes: the one in force from the next turn (F22-A3d).
    pub(crate) fn next_formation(&self, side: Side) -> Formation {
        self.benches[side]
            .pending
            .or(self.teams[side].formation)
            .unwrap_or(Formation::DEFAULT)
    }

    /// F22-A3d: one player, to another line.
    pub(super) fn check_formation_substitution(
        &self,
        side: Side,
        formation: Formation,
    ) -> Result<(), Why> {
        let now = self.next_formation(side);
        if !formation.adds_up() {
            Err(Why::FormationSum)
        } else if formation != now && now.is_within_one_player(formation) {
            Ok(())
        } else {
            Err(Why::SubstitutionOnePlayer)
        }
    }

    fn substitute_formation<L: Log<Event>>(&mut self, left: u8, formation: Formation, log: &mut L) {
        let side = self.turn.acting;
        let now = self.next_formation(side);
        self.benches[side].pending = Some(formation);
        self.count_substitution(side, Substitution::Formation(formation), log);
        // A point in the line that grew, in the second half only.
        if self.clock.half == 2
            && self.plays(Advanced::Condition)
            && let Some(grown) = Line::ALL
                .into_iter()
                .find(|line| formation.line(*line) > now.line(*line))
        {
            self.gain_if_room(side, grown, PointReason::Substitution, log);
        }
        self.go_on_substituting(left - 1, log);
    }

    /// F22-A3e.
    fn substitute_yellow<L: Log<Event>>(&mut self, left: u8, log: &mut L) {
        let side = self.turn.acting;
        self.teams[side].yellow = self.teams[side].yellow.saturating_sub(1);
        self.count_substitution(side, Substitution::YellowCard, log);
        self.go_on_substituting(left - 1, log);
    }

    /// F22-A3f: two dice say how many points a fresh player brings.
    pub(super) fn roll_fresh<L: Log<Event>>(
        &mut self,
        left: u8,
        wide: bool,
        injured: Option<Side>,
        dice: Dice,
        log: &mut L,
    ) {
        let side = injured.unwrap_or(self.turn.acting);
        let rolled = dice.first() + dice.second();
        // F22-A10-wide-player-material.
        let sum = rolled.saturating_sub(if wide { 2 } else { 0 });
        let minute = self.clock.minute();
        let points = if 10 * u16::from(sum) > u16::from(minute) {
            1
        } else {
            2
        };
        self.count_substitution(
            side,
            Substitution::Fresh {
                first: dice.first(),
                second: dice.second(),
                sum,
                minute,
                points,
            },
            log,
        );
        let then = match injured {
            Some(_) => GainThen::Injury,
            None => GainThen::Substitution(left - 1),
        };
        self.gain_points(side, points, then, log);
    }

    fn count_substitution<L: Log<Event>>(
        &mut self,
        side: Side,
        substitution: Substitution,
        log: &mut L,
    ) {
        self.benches[side].substitutions += 1;
        log.note(|| Event::Substituted { side, substitution });
    }

    pub(super) fn go_on_substituting<L: Log<Event>>(&mut self, left: u8, log: &mut L) {
        if left > 0 {
            self.step = Step::Substitutions(left);
        } else {
            self.go_on(After::Substitutions, log);
        }
    }
}

impl Position {
    /// One substitution: of those announced for the action (F22-A3b), or of those that end a stage (F14-A3a).
    pub(super) fn substitute<L: Log<Event>>(&mut self, choice: Choice, log: &mut L) {
        let open = &mut self.open;
        let left = match open.step {
            Step::Substitutions(left) => left,
            _ => 1,
        };
        match choice {
            Choice::SubstituteFormation(formation) => {
                open.substitute_formation(left, formation, log);
            }
            Choice::SubstituteYellow => open.substitute_yellow(left, log),
            Choice::SubstituteFresh { wide } => {
                if wide {
                    let side = open.turn.acting;
                    self.spend_skill(side, Skill::WidePlayerMaterial, log);
                }
                self.open.step = Step::FreshRoll {
                    left,
                    wide,
                    injured: None,
                };
            }
            _ => {}
        }
    }

    /// Whether a substitution of a kind may be made.
    pub(super) fn check_substitution(&self, choice: Choice) -> Result<(), Why> {
        let open = &self.open;
        let side = open.turn.acting;
        match choice {
            Choice::SubstituteFormation(formation) => {
                open.check_formation_substitution(side, formation)
            }
            Choice::SubstituteYellow if open.teams[side].yellow == 0 => Err(Why::NoYellowCard),
            Choice::SubstituteFresh { .. } if !open.plays(Advanced::Condition) => {
                Err(Why::SwitchedOff(Advanced::Condition))
            }
            Choice::SubstituteFresh { wide: true } => {
                self.check_use(side, Skill::WidePlayerMaterial)
            }
            Choice::SubstituteYellow | Choice::SubstituteFresh { wide: false } => Ok(()),
            _ => Err(Why::NotAwaited),
        }
    }
}
