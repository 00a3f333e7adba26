//! Choices: the small decisions a side makes, and their text notation.

use std::fmt;
use std::str::FromStr;

use gaffer_core::Side;
use serde::{Deserialize, Serialize};

use crate::formation::Formation;
use crate::pitch::{Area, Column, Line};

/// One decision of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// A formation before the match or at half time.
    Formation(Formation),
    /// Which side kicks off the first half.
    KickOff(Side),
    /// Set-up: the keeper goes to an area.
    PlaceKeeper(Area),
    /// Set-up: the keeper takes the corner or the penalty himself.
    KeeperTakesKick,
    /// Set-up: an outfield piece from the hand goes to an area.
    Place(Area),
    /// Stage 1: the area the ball is played to.
    Target(Area),
    /// An action of an action stage, or the direct attempt from a free kick.
    Action(Action),
    /// A piece goes from one area to another.
    Move(Move),
    /// Ends a row of moves.
    Done,
    /// The piece that must go to the ball.
    Enter(Entrant),
    /// A free kick is played instead of shot.
    PlayFreeKick,
    /// The flank from which a corner is taken.
    CornerSide(Flank),
    /// Penalty: what the keeper does.
    Dive(Dive),
    /// Penalty: where the kick goes.
    Kick(Kick),
    /// The area from which a sent-off piece is taken.
    SendOff(Area),
}

/// An action of an action stage (F22-4.5.1b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A shot at goal.
    GoalAttempt,
    /// Moves of one type.
    Movement(Line),
    /// The ball value follows the numbers around the ball.
    Adjustment,
    /// The passive team tries to win the ball.
    Pressing,
}

impl Action {
    /// The action's type; a stage's actions are of different types.
    #[inline]
    pub const fn kind(self) -> ActionKind {
        match self {
            Self::GoalAttempt => ActionKind::GoalAttempt,
            Self::Movement(_) => ActionKind::Movement,
            Self::Adjustment => ActionKind::Adjustment,
            Self::Pressing => ActionKind::Pressing,
        }
    }
}

/// The type of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum ActionKind {
    /// A shot at goal.
    GoalAttempt,
    /// Moves.
    Movement,
    /// Ball value adjustment.
    Adjustment,
    /// Pressing.
    Pressing,
}

impl ActionKind {
    /// All types.
    pub const ALL: [Self; 4] = [
        Self::GoalAttempt,
        Self::Movement,
        Self::Adjustment,
        Self::Pressing,
    ];
}

impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GoalAttempt => "goal attempt",
            Self::Movement => "movement",
            Self::Adjustment => "ball value adjustment",
            Self::Pressing => "pressing",
        })
    }
}

/// Keeper or outfield: all that tells two pieces of a team in one area apart (F22-D6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// One of the ten.
    Outfield,
    /// The goalkeeper.
    Keeper,
}

/// A piece goes from one area to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Which piece of those in the area.
    pub piece: Piece,
    /// Where it comes from.
    pub from: Area,
    /// Where it goes.
    pub to: Area,
    /// Whether it takes the ball along (F22-4.7.7a).
    pub with_ball: bool,
}

impl Move {
    /// An outfield piece's move without the ball.
    pub const fn outfield(from: Area, to: Area) -> Self {
        Self {
            piece: Piece::Outfield,
            from,
            to,
            with_ball: false,
        }
    }

    /// A keeper's move without the ball.
    pub const fn keeper(from: Area, to: Area) -> Self {
        Self {
            piece: Piece::Keeper,
            from,
            to,
            with_ball: false,
        }
    }

    /// The same move with the ball.
    #[must_use]
    pub const fn and_ball(mut self) -> Self {
        self.with_ball = true;
        self
    }
}

/// The piece that makes a forced entry (F22-4.4.2a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Entrant {
    /// An outfield piece from an area.
    Outfield(Area),
    /// The keeper.
    Keeper,
    /// The taker on the corner spot.
    Taker,
}

/// A side of the pitch along which corners are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Flank {
    /// Column a.
    A,
    /// Column c.
    C,
}

impl Flank {
    /// Both flanks.
    pub const BOTH: [Self; 2] = [Self::A, Self::C];

    /// The flank of an area in a side column.
    pub const fn of(area: Area) -> Option<Self> {
        match area.column() {
            Column::A => Some(Self::A),
            Column::B => None,
            Column::C => Some(Self::C),
        }
    }

    /// The corner area in front of which a side attacks on this flank.
    pub const fn corner(self, attackers: Side) -> Area {
        match (attackers, self) {
            (Side::Home, Self::A) => Area::A4,
            (Side::Home, Self::C) => Area::C4,
            (Side::Away, Self::A) => Area::A1,
            (Side::Away, Self::C) => Area::C1,
        }
    }
}

/// What the keeper does at a penalty; left and right are his own (F22-D69).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dive {
    /// To his left.
    Left,
    /// He stays.
    Stay,
    /// To his right.
    Right,
}

impl Dive {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Left, Self::Stay, Self::Right];
}

/// Where a penalty is kicked; left and right are the shooter's own (F22-D69).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kick {
    /// To the shooter's left.
    Left,
    /// Into the middle.
    Middle,
    /// To the shooter's right.
    Right,
}

impl Kick {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Left, Self::Middle, Self::Right];
}

impl fmt::Display for Dive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Left => "left",
            Self::Stay => "stay",
            Self::Right => "right",
        })
    }
}

impl fmt::Display for Kick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Left => "left",
            Self::Middle => "middle",
            Self::Right => "right",
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GoalAttempt => f.write_str("goal attempt"),
            Self::Movement(line) => write!(f, "movement {line}"),
            Self::Adjustment => f.write_str("adjustment"),
            Self::Pressing => f.write_str("pressing"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let keeper = match self.piece {
            Piece::Outfield => "",
            Piece::Keeper => "keeper ",
        };
        let ball = if self.with_ball { " with ball" } else { "" };
        write!(f, "move {keeper}{}-{}{ball}", self.from, self.to)
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Formation(formation) => write!(f, "formation {formation}"),
            Self::KickOff(side) => write!(f, "kick-off {side}"),
            Self::PlaceKeeper(area) => write!(f, "keeper {area}"),
            Self::KeeperTakesKick => f.write_str("keeper spot"),
            Self::Place(area) => write!(f, "place {area}"),
            Self::Target(area) => write!(f, "target {area}"),
            Self::Action(action) => action.fmt(f),
            Self::Move(step) => step.fmt(f),
            Self::Done => f.write_str("done"),
            Self::Enter(Entrant::Outfield(area)) => write!(f, "enter {area}"),
            Self::Enter(Entrant::Keeper) => f.write_str("enter keeper"),
            Self::Enter(Entrant::Taker) => f.write_str("enter spot"),
            Self::PlayFreeKick => f.write_str("play"),
            Self::CornerSide(Flank::A) => f.write_str("corner a"),
            Self::CornerSide(Flank::C) => f.write_str("corner c"),
            Self::Dive(dive) => write!(f, "dive {dive}"),
            Self::Kick(kick) => write!(f, "kick {kick}"),
            Self::SendOff(area) => write!(f, "send off {area}"),
        }
    }
}

impl FromStr for Choice {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let choice = match words[..] {
            ["formation", formation] => Self::Formation(formation.parse()?),
            ["kick-off", side] => Self::KickOff(side.parse()?),
            ["keeper", "spot"] => Self::KeeperTakesKick,
            ["keeper", area] => Self::PlaceKeeper(area.parse()?),
            ["place", area] => Self::Place(area.parse()?),
            ["target", area] => Self::Target(area.parse()?),
            ["goal", "attempt"] => Self::Action(Action::GoalAttempt),
            ["movement", line] => Self::Action(Action::Movement(line.parse()?)),
            ["adjustment"] => Self::Action(Action::Adjustment),
            ["pressing"] => Self::Action(Action::Pressing),
            ["move", ref rest @ ..] => Self::Move(parse_move(rest)?),
            ["done"] => Self::Done,
            ["enter", "keeper"] => Self::Enter(Entrant::Keeper),
            ["enter", "spot"] => Self::Enter(Entrant::Taker),
            ["enter", area] => Self::Enter(Entrant::Outfield(area.parse()?)),
            ["play"] => Self::PlayFreeKick,
            ["corner", "a"] => Self::CornerSide(Flank::A),
            ["corner", "c"] => Self::CornerSide(Flank::C),
            ["dive", "left"] => Self::Dive(Dive::Left),
            ["dive", "stay"] => Self::Dive(Dive::Stay),
            ["dive", "right"] => Self::Dive(Dive::Right),
            ["kick", "left"] => Self::Kick(Kick::Left),
            ["kick", "middle"] => Self::Kick(Kick::Middle),
            ["kick", "right"] => Self::Kick(Kick::Right),
            ["send", "off", area] => Self::SendOff(area.parse()?),
            _ => {
                return Err(format!(
                    "'{text}' is not a choice; examples: 'target b4', 'movement midfield', \
                     'move a2-a3', 'done'"
                ));
            }
        };
        Ok(choice)
    }
}

fn parse_move(words: &[&str]) -> Result<Move, String> {
    let (piece, words) = match words {
        ["keeper", rest @ ..] => (Piece::Keeper, rest),
        _ => (Piece::Outfield, words),
    };
    let (areas, with_ball) = match words {
        [areas] => (areas, false),
        [areas, "with", "ball"] => (areas, true),
        _ => {
            return Err(
                "a move is written 'move a2-a3', 'move keeper b1-b2' or 'move a2-a3 with ball'"
                    .into(),
            );
        }
    };
    let (from, to) = areas
        .split_once('-')
        .ok_or_else(|| format!("'{areas}' is not a move: write a2-a3"))?;
    Ok(Move {
        piece,
        from: from.parse()?,
        to: to.parse()?,
        with_ball,
    })
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Every choice that can be written down at all.
    pub(crate) fn every_choice() -> Vec<Choice> {
        let mut all: Vec<Choice> = Formation::all().map(Choice::Formation).collect();
        all.extend(Side::BOTH.map(Choice::KickOff));
        all.push(Choice::KeeperTakesKick);
        for area in Area::ALL {
            all.extend([
                Choice::PlaceKeeper(area),
                Choice::Place(area),
                Choice::Target(area),
                Choice::Enter(Entrant::Outfield(area)),
                Choice::SendOff(area),
            ]);
            for to in Area::ALL {
                for step in [Move::outfield(area, to), Move::keeper(area, to)] {
                    all.extend([Choice::Move(step), Choice::Move(step.and_ball())]);
                }
            }
        }
        all.extend([Action::GoalAttempt, Action::Adjustment, Action::Pressing].map(Choice::Action));
        all.extend(Line::ALL.map(|line| Choice::Action(Action::Movement(line))));
        all.extend([
            Choice::Done,
            Choice::PlayFreeKick,
            Choice::Enter(Entrant::Keeper),
            Choice::Enter(Entrant::Taker),
        ]);
        all.extend(Flank::BOTH.map(Choice::CornerSide));
        all.extend(Dive::ALL.map(Choice::Dive));
        all.extend(Kick::ALL.map(Choice::Kick));
        all
    }

    #[test]
    fn notation_reads_back() {
        for choice in every_choice() {
            assert_eq!(choice.to_string().parse(), Ok(choice), "{choice}");
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for bad in [
            "",
            "move",
            "move a2",
            "move a2-",
            "target z9",
            "kick",
            "place b3 b4",
        ] {
            assert!(bad.parse::<Choice>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_choice_is_small() {
        assert!(size_of::<Choice>() <= 8);
    }
}
