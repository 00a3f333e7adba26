//! What a row of choices leads to, in figures that a reader can check with dice and rulebook: goals, the ball, shots, passes, set
//! pieces and cards.

use gaffer_core::{Awaits, Rules, Side};

/// The most outcomes of dice that are looked at; where there are more, nothing is said.
const MOST: usize = 4_000;
/// The most rolls one after the other: dice that are rolled again and again have no end.
const ROLLS: usize = 12;
/// The most choices that are passed over one after the other.
const PASSED: usize = 24;

/// Something that happens by the dice after a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A goal for a side.
    Goal,
    /// A penalty for a side.
    Penalty,
    /// A free kick or a corner for a side.
    SetPiece,
    /// A card for a side.
    Card,
    /// A condition point that a side loses.
    Tired,
}

/// A game of which it can be said what dice lead to.
pub trait Foresight: Rules {
    /// What an event is; nothing for most.
    fn happened(event: &Self::Event) -> Option<(Happening, Side)>;
    /// The choice that leaves things as they are, where somebody decides what has no part in the figures.
    fn as_it_stands(&self) -> Option<Self::Choice>;
    /// The side that has the ball; nobody where it is neither's.
    fn with_ball(&self) -> Option<Side>;
    /// The side that may shoot now, and its best chance of a goal.
    fn shot(&self) -> Option<(Side, f64)>;
    /// The side that passes now, the best chance that it keeps the ball, and the best that it scores with the shot that follows.
    fn pass(&self) -> Option<(Side, f64, f64)>;
    /// The side whose turn begins now, and how likely it reaches the ball with its roll, in a game in which that is rolled for.
    fn reach(&self) -> Option<(Side, f64)> {
        None
    }
    /// How many rows a resting ball lies from the goal that a side plays at.
    fn rows_to_goal(&self, _side: Side) -> Option<u8> {
        None
    }
    /// The side that plays the ball in a row, and its exact chance of a goal before the ball is dead or at rest, in a game in which
    /// that is computed.
    fn goal_of_row(&self, _row: &[Self::Choice]) -> Option<(Side, f64)> {
        None
    }
}

/// A figure of a row, as the side sees it that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// The own team scores.
    Goal,
    /// The other team scores.
    Conceded,
    /// The own team keeps the ball that it has.
    Kept,
    /// The own team wins the ball.
    Won,
    /// A shot of the own team scores.
    Shot,
    /// A shot of the other team scores.
    Allowed,
    /// The own team keeps the ball with its best pass.
    Pass,
    /// The other team keeps the ball with its best pass.
    TheirPass,
    /// The own team reaches the ball with its next roll.
    Reach,
    /// The other team reaches it.
    TheirReach,
    /// The own team scores with the next pass and a shot.
    Attack,
    /// The other team scores so.
    TheirAttack,
    /// A penalty for the own team.
    Penalty,
    /// A penalty for the other team.
    TheirPenalty,
    /// A free kick or a corner for the own team.
    SetPiece,
    /// A free kick or a corner for the other team.
    TheirSetPiece,
    /// A card for the own team.
    Card,
    /// Condition points that the own team loses.
    Tired,
}

impl Prospect {
    /// All of them with about what one in one case is worth to the side, in goals: in this order they are told.
    pub const WORTH: [(Self, f64); 18] = [
        (Self::Goal, 1.0),
        (Self::Conceded, -1.0),
        (Self::Penalty, 0.6),
        (Self::TheirPenalty, -0.6),
        (Self::Shot, 0.8),
        (Self::Allowed, -0.8),
        (Self::Attack, 0.6),
        (Self::TheirAttack, -0.6),
        (Self::Kept, 0.15),
        (Self::Won, 0.15),
        (Self::Reach, 0.1),
        (Self::TheirReach, -0.1),
        (Self::Pass, 0.1),
        (Self::TheirPass, -0.1),
        (Self::SetPiece, 0.1),
        (Self::TheirSetPiece, -0.1),
        (Self::Card, -0.05),
        (Self::Tired, -0.03),
    ];

    /// Its name in messages.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Goal => "goal",
            Self::Conceded => "conceded",
            Self::Kept => "kept",
            Self::Won => "won",
            Self::Shot => "shot",
            Self::Allowed => "allowed",
            Self::Pass => "pass",
            Self::TheirPass => "their-pass",
            Self::Reach => "reach",
            Self::TheirReach => "their-reach",
            Self::Attack => "attack",
            Self::TheirAttack => "their-attack",
            Self::Penalty => "penalty",
            Self::TheirPenalty => "their-penalty",
            Self::SetPiece => "set-piece",
            Self::TheirSetPiece => "their-set-piece",
            Self::Card => "card",
            Self::Tired => "tired",
        }
    }
}

/// A chance that is there in some cases only.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Chance {
    /// How often it is there.
    there: f64,
    /// How often it is there and comes off.
    comes_off: f64,
}

impl Chance {
    fn add(&mut self, share: f64, chance: f64) {
        self.there += share;
        self.comes_off += share * chance;
    }

    /// How often it comes off where it is there; nothing where it never is.
    fn where_there(self) -> Option<f64> {
        (self.there > 0.0).then(|| self.comes_off / self.there)
    }
}

/// What a row of a side leads to: how often each thing happens.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outlook {
    had_ball: bool,
    ball: f64,
    goal: [f64; 2],
    penalty: [f64; 2],
    set_piece: [f64; 2],
    card: f64,
    tired: f64,
    shot: [Chance; 2],
    pass: [Chance; 2],
    attack: [Chance; 2],
    reach: [Chance; 2],
    rows: Option<u8>,
}

impl Outlook {
    /// What is told of a prospect: how often it comes about, of shots and passes where they are made; nothing where it cannot come
    /// about.
    pub fn share(&self, prospect: Prospect) -> Option<f64> {
        match prospect {
            Prospect::Goal => Some(self.goal[0]),
            Prospect::Conceded => Some(self.goal[1]),
            Prospect::Kept => self.had_ball.then_some(self.ball),
            Prospect::Won => (!self.had_ball).then_some(self.ball),
            Prospect::Shot => self.shot[0].where_there(),
            Prospect::Allowed => self.shot[1].where_there(),
            Prospect::Pass => self.pass[0].where_there(),
            Prospect::TheirPass => self.pass[1].where_there(),
            Prospect::Reach => self.reach[0].where_there(),
            Prospect::TheirReach => self.reach[1].where_there(),
            Prospect::Attack => self.attack[0].where_there(),
            Prospect::TheirAttack => self.attack[1].where_there(),
            Prospect::Penalty => Some(self.penalty[0]),
            Prospect::TheirPenalty => Some(self.penalty[1]),
            Prospect::SetPiece => Some(self.set_piece[0]),
            Prospect::TheirSetPiece => Some(self.set_piece[1]),
            Prospect::Card => Some(self.card),
            Prospect::Tired => Some(self.tired),
        }
    }

    /// How often it comes about in all cases.
    fn of_all(&self, prospect: Prospect) -> f64 {
        match prospect {
            Prospect::Shot => self.shot[0].comes_off,
            Prospect::Allowed => self.shot[1].comes_off,
            Prospect::Pass => self.pass[0].comes_off,
            Prospect::TheirPass => self.pass[1].comes_off,
            Prospect::Reach => self.reach[0].comes_off,
            Prospect::TheirReach => self.reach[1].comes_off,
            Prospect::Attack => self.attack[0].comes_off,
            Prospect::TheirAttack => self.attack[1].comes_off,
            _ => self.share(prospect).unwrap_or(0.0),
        }
    }

    /// How many rows the ball lies from the goal that the side plays at, where it rests without dice.
    pub fn rows(&self) -> Option<u8> {
        self.rows
    }

    /// By how many goals a prospect makes this better than another, roughly; less than nothing where it makes it worse.
    pub fn gain(&self, other: &Self, (prospect, worth): (Prospect, f64)) -> f64 {
        worth * (self.of_all(prospect) - other.of_all(prospect))
    }
}

/// What a row of a side leads to, through all dice to the next decision that matters; nothing where the row cannot be made or the
/// dice lead too far.
pub fn outlook<G: Foresight>(before: &G, side: Side, row: &[G::Choice]) -> Option<Outlook> {
    let mut walk = Walk {
        side,
        found: Outlook {
            had_ball: before.with_ball() == Some(side),
            ..Outlook::default()
        },
        left: MOST,
    };
    let mut position = before.clone();
    let mut happened = Vec::new();
    for choice in row {
        position.choose(*choice, &mut happened).ok()?;
    }
    let scored = walk.note::<G>(&happened, 1.0);
    walk.go(position, 1.0, scored, ROLLS)?;
    if let Some((by, chance)) = before.goal_of_row(row) {
        walk.found.goal[usize::from(by != side)] = chance;
    }
    Some(walk.found)
}

struct Walk {
    side: Side,
    found: Outlook,
    left: usize,
}

impl Walk {
    /// Follows everything that dice lead to, and what comes where everybody leaves things as they are: to the next pass, or after dice to
    /// the next shot. Nothing where that is too much.
    fn go<G: Foresight>(
        &mut self,
        mut position: G,
        share: f64,
        scored: Option<Side>,
        rolls: usize,
    ) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        let is_rolled = share < 1.0;
        let mut happened = Vec::new();
        let mut has_shot = [false; 2];
        // Whoever scored, what the other team makes of its kick-off is another matter.
        for _ in 0..if scored.is_some() { 0 } else { PASSED } {
            let shot = position.shot();
            if let Some((side, chance)) = shot {
                let other = usize::from(side != self.side);
                if !std::mem::replace(&mut has_shot[other], true) {
                    self.found.shot[other].add(share, chance);
                }
            }
            match position.awaits() {
                _ if shot.is_some() && is_rolled => break,
                Awaits::Roll(_) if shot.is_some() => break,
                Awaits::Roll(roll) => {
                    let rolls = rolls.checked_sub(1)?;
                    let outcomes: Vec<_> = roll.dice.outcomes().collect();
                    let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
                    for (dice, weight) in outcomes {
                        let mut after = position.clone();
                        happened.clear();
                        after.roll(dice, &mut happened).ok()?;
                        let share = share * f64::from(weight) / f64::from(all.max(1));
                        let scored = self.note::<G>(&happened, share);
                        self.go(after, share, scored, rolls)?;
                    }
                    return Some(());
                }
                Awaits::Choice(_) | Awaits::Secret(_) => {
                    let Some(choice) = position.as_it_stands() else {
                        break;
                    };
                    happened.clear();
                    position.choose(choice, &mut happened).ok()?;
                    self.note::<G>(&happened, share);
                }
                Awaits::Nothing(_) => break,
            }
        }
        let has_ball = scored.or_else(|| position.with_ball()) == Some(self.side);
        self.found.ball += share * f64::from(u8::from(has_ball));
        if let Some((side, chance)) = position.reach() {
            self.found.reach[usize::from(side != self.side)].add(share, chance);
        }
        if !is_rolled {
            self.found.rows = position.rows_to_goal(self.side);
        }
        if !is_rolled && let Some((side, kept, scores)) = position.pass() {
            let other = usize::from(side != self.side);
            self.found.pass[other].add(share, kept);
            self.found.attack[other].add(share, scores);
        }
        Some(())
    }

    /// Counts what happened, and says who scored.
    fn note<G: Foresight>(&mut self, events: &[G::Event], share: f64) -> Option<Side> {
        let mut scored = None;
        for (happening, side) in events.iter().filter_map(G::happened) {
            let other = usize::from(side != self.side);
            match happening {
                Happening::Goal => {
                    self.found.goal[other] += share;
                    scored = Some(side);
                }
                Happening::Penalty => self.found.penalty[other] += share,
                Happening::SetPiece => self.found.set_piece[other] += share,
                Happening::Card if other == 0 => self.found.card += share,
                Happening::Tired if other == 0 => self.found.tired += share,
                Happening::Card | Happening::Tired => {}
            }
        }
        scored
    }
}

#[cfg(test)]
mod tests {
    use gaffer_games::position_text::parse;

    use super::*;

    /// What a row of the home side leads to in a position that is a short text.
    fn fuba(text: &str, row: &str) -> Outlook {
        let position: gaffer_fuba::Position = parse(text).unwrap();
        let row = gaffer_core::parse_row(row).unwrap();
        outlook(&position, Side::Home, &row).unwrap()
    }

    fn assert_share(outlook: &Outlook, prospect: Prospect, share: f64) {
        let found = outlook.share(prospect).expect("it can come about");
        assert!((found - share).abs() < 1e-9, "{prospect:?}: {found}");
    }

    /// From b4 a die counts two less (F22-4.6-T7), one against one there changes nothing, and the keeper alone in the box takes one away
    /// (F22-4.6-T4, F22-4.6-T8). Against a value of 2 a 6 is a goal and a 5 a corner; nobody is there for a rebound.
    #[test]
    fn a_shot_scores_as_often_as_its_die_says() {
        let at = "fuba/2.2;pieces=b1:1/0,b3:2/2,b4:1/1,b5:0/1;ball=b4;value=2;at=action";
        let shot = fuba(at, "goal attempt");
        assert_share(&shot, Prospect::Goal, 1.0 / 6.0);
        assert_share(&shot, Prospect::SetPiece, 1.0 / 6.0);
        assert_share(&shot, Prospect::Conceded, 0.0);
        // Whoever misses loses the ball to a goal kick.
        assert_share(&shot, Prospect::Kept, 2.0 / 6.0);
    }

    /// In 1.0 the die alone decides between equal numbers next to each other (F10-4.4a to F10-4.4d). With a value of 3 the ball is kept
    /// with 4, 5 and 6; a 3 is an event, in which 3 and 4 keep it, 5 and 6 are free kicks and 1 and 2 the other team's (F10-4.4.2a).
    #[test]
    fn a_pass_is_kept_through_its_event() {
        let at = "fuba/1.0;pieces=b1:1/0,b3:2/2,b4:2/2,b5:0/1;ball=b3;value=3;clock=10";
        let pass = fuba(at, "target b4");
        assert_share(&pass, Prospect::Kept, 3.0 / 6.0 + 4.0 / 36.0);
        assert_share(&pass, Prospect::SetPiece, 2.0 / 36.0);
        assert_share(&pass, Prospect::TheirSetPiece, 2.0 / 36.0);
        assert_eq!(pass.share(Prospect::Won), None);
    }

    /// A row that cannot be made has no outlook.
    #[test]
    fn nothing_is_said_of_what_cannot_be_done() {
        let position: gaffer_fuba::Position = parse("fuba/2.2;pieces=b3:2/2;ball=b3").unwrap();
        let row = gaffer_core::parse_row("done").unwrap();
        assert_eq!(outlook(&position, Side::Home, &row), None);
    }
}
