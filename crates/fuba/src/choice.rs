//! Choices: the small decisions a side makes, and their text notation.

use std::fmt;
use std::str::FromStr;

use gaffer_core::Side;
use serde::{Deserialize, Serialize};

use crate::condition::Roles;
use crate::formation::Formation;
use crate::pitch::{Area, Column, Line};
use crate::skill::{Hand, Skill, SkillSet, parse_skills};

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
    /// A thing that may be done is done: sweeping, slowing the game, replacing an injured player.
    Yes,
    /// A thing that may be done is left.
    No,
    /// The roles named with the formation (A2).
    Roles(Roles),
    /// The skills chosen before the match, or the extra one of F22-A11-6.6.
    Skills(Hand),
    /// Stage 1: the target, with skills declared (F22-D94).
    TargetWith(Area, Declared),
    /// An action boosted by a condition point (F22-A1.2a).
    Boosted(Action),
    /// A substitution: one player changes his line (F22-A3d).
    SubstituteFormation(Formation),
    /// A substitution: a yellow card goes (F22-A3e).
    SubstituteYellow,
    /// A substitution: a fresh player, with Wide player material or not (F22-A3f).
    SubstituteFresh {
        /// Whether the skill is used.
        wide: bool,
    },
    /// The stock that loses or gains a condition point.
    Point(Line),
    /// The area from which an injured piece is taken (F22-A4e).
    Injured(Area),
    /// A skill, with the area the ball goes to where it has one.
    Use(Skill, Option<Area>),
    /// What the winner of a bounce does to the value (F22-A11-2.1).
    Bounce(Bounce),
}

/// The skills that are declared with the target (F22-D94).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Declared(u8);

impl Declared {
    /// The skills that can be declared, in the order in which they are written.
    pub const SKILLS: [Skill; 3] = [
        Skill::CreativeGoalKeeper,
        Skill::Crossing,
        Skill::SkilledAttacker,
    ];

    /// Every set of at least one.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..1 << Self::SKILLS.len()).map(Self)
    }

    /// Every set of at least one out of the skills held.
    pub fn all_of(held: SkillSet) -> impl Iterator<Item = Self> {
        let held = (1..)
            .zip(Self::SKILLS)
            .filter(|(_, skill)| held.contains(*skill))
            .fold(0_u8, |bits, (number, _)| bits | 1 << (number - 1));
        Self::all().filter(move |declared| declared.0 & !held == 0)
    }

    /// The skills of a set, if they can all be declared and there is one.
    pub fn of(skills: SkillSet) -> Option<Self> {
        Self::all().find(|declared| declared.set() == skills)
    }

    /// The skills as a set.
    pub fn set(self) -> SkillSet {
        Self::SKILLS
            .into_iter()
            .enumerate()
            .filter(|(index, _)| self.0 & 1 << index != 0)
            .map(|(_, skill)| skill)
            .collect()
    }
}

/// What the winner of a bounce does to the value (F22-D101).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bounce {
    /// Two more.
    Up,
    /// Two less.
    Down,
}

impl Bounce {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Up, Self::Down];

    /// What is added to the value.
    pub const fn change(self) -> i8 {
        match self {
            Self::Up => 2,
            Self::Down => -2,
        }
    }
}

/// How the passive team presses (F22-4.9, A6, Tackle and Midfield pressing).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pressing {
    /// Whether aggressively (F22-A6a).
    pub aggressive: bool,
    /// The skill used.
    pub skill: Option<PressingSkill>,
}

/// A skill for pressing with two dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PressingSkill {
    /// In the own defence zone.
    Tackle,
    /// In the midfield zone.
    MidfieldPressing,
}

impl PressingSkill {
    /// The skill's card.
    pub const fn skill(self) -> Skill {
        match self {
            Self::Tackle => Skill::Tackle,
            Self::MidfieldPressing => Skill::MidfieldPressing,
        }
    }
}

impl Pressing {
    /// A normal pressing without a skill.
    pub const NORMAL: Self = Self {
        aggressive: false,
        skill: None,
    };

    /// Every manner of pressing, the normal one first.
    pub const ALL: [Self; 6] = {
        const fn by(aggressive: bool, skill: Option<PressingSkill>) -> Pressing {
            Pressing { aggressive, skill }
        }
        [
            Self::NORMAL,
            by(false, Some(PressingSkill::Tackle)),
            by(false, Some(PressingSkill::MidfieldPressing)),
            by(true, None),
            by(true, Some(PressingSkill::Tackle)),
            by(true, Some(PressingSkill::MidfieldPressing)),
        ]
    };
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
    Pressing(Pressing),
    /// Moves of any type, as many as a die shows (A10).
    HighCondition,
    /// So many substitutions (F22-A3b).
    Substitution(u8),
}

impl Action {
    /// The action's type; a stage's actions are of different types.
    #[inline]
    pub const fn kind(self) -> ActionKind {
        match self {
            Self::GoalAttempt => ActionKind::GoalAttempt,
            Self::Movement(_) | Self::HighCondition => ActionKind::Movement,
            Self::Adjustment => ActionKind::Adjustment,
            Self::Pressing(_) => ActionKind::Pressing,
            Self::Substitution(_) => ActionKind::Substitution,
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
    /// Substitutions (A3).
    Substitution,
}

impl ActionKind {
    /// All types.
    pub const ALL: [Self; 5] = [
        Self::GoalAttempt,
        Self::Movement,
        Self::Adjustment,
        Self::Pressing,
        Self::Substitution,
    ];
}

impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GoalAttempt => "goal attempt",
            Self::Movement => "movement",
            Self::Adjustment => "ball value adjustment",
            Self::Pressing => "pressing",
            Self::Substitution => "substitution",
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
            Self::Pressing(Pressing { aggressive, skill }) => {
                f.write_str("pressing")?;
                if *aggressive {
                    f.write_str(" aggressive")?;
                }
                match skill {
                    Some(skill) => write!(f, " {}", skill.skill()),
                    None => Ok(()),
                }
            }
            Self::HighCondition => f.write_str("movement high-condition"),
            Self::Substitution(number) => write!(f, "substitution {number}"),
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
            Self::Yes => f.write_str("yes"),
            Self::No => f.write_str("no"),
            Self::Roles(roles) => write!(f, "roles {roles}"),
            Self::Skills(hand) => write!(f, "skills {hand}"),
            Self::TargetWith(area, declared) => {
                write!(f, "target {area}")?;
                declared
                    .set()
                    .iter()
                    .try_for_each(|skill| write!(f, " {skill}"))
            }
            Self::Boosted(action) => write!(f, "{action} boost"),
            Self::SubstituteFormation(formation) => write!(f, "substitute formation {formation}"),
            Self::SubstituteYellow => f.write_str("substitute yellow"),
            Self::SubstituteFresh { wide: false } => f.write_str("substitute fresh"),
            Self::SubstituteFresh { wide: true } => {
                write!(f, "substitute fresh {}", Skill::WidePlayerMaterial)
            }
            Self::Point(line) => write!(f, "point {line}"),
            Self::Injured(area) => write!(f, "injured {area}"),
            Self::Use(skill, None) => write!(f, "use {skill}"),
            Self::Use(skill, Some(area)) => write!(f, "use {skill} {area}"),
            Self::Bounce(bounce) => write!(f, "value {:+}", bounce.change()),
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
            ["target", area, ref skills @ ..] => {
                let declared = Declared::of(parse_skills(skills)?).ok_or_else(|| {
                    format!(
                        "only {} are declared with a target",
                        Declared::SKILLS.map(Skill::name).join(", ")
                    )
                })?;
                Self::TargetWith(area.parse()?, declared)
            }
            [
                "goal" | "movement" | "adjustment" | "pressing" | "substitution",
                ..,
            ] => match words[..] {
                [ref action @ .., "boost"] => Self::Boosted(parse_action(text, action)?),
                _ => Self::Action(parse_action(text, &words)?),
            },
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
            ["yes"] => Self::Yes,
            ["no"] => Self::No,
            ["roles", ref roles @ ..] => Self::Roles(roles.join(" ").parse()?),
            ["skills", ref skills @ ..] if !skills.is_empty() => Self::Skills(Hand::parse(skills)?),
            ["substitute", "formation", formation] => Self::SubstituteFormation(formation.parse()?),
            ["substitute", "yellow"] => Self::SubstituteYellow,
            ["substitute", "fresh"] => Self::SubstituteFresh { wide: false },
            ["substitute", "fresh", "wide-player-material"] => Self::SubstituteFresh { wide: true },
            ["point", line] => Self::Point(line.parse()?),
            ["injured", area] => Self::Injured(area.parse()?),
            ["use", skill] => Self::Use(skill.parse()?, None),
            ["use", skill, area] => Self::Use(skill.parse()?, Some(area.parse()?)),
            ["value", "+2"] => Self::Bounce(Bounce::Up),
            ["value", "-2"] => Self::Bounce(Bounce::Down),
            _ => return Err(not_a_choice(text)),
        };
        Ok(choice)
    }
}

fn not_a_choice(text: &str) -> String {
    format!(
        "'{text}' is not a choice; examples: 'target b4', 'movement midfield', 'move a2-a3', 'done'"
    )
}

fn parse_action(text: &str, words: &[&str]) -> Result<Action, String> {
    Ok(match words {
        ["goal", "attempt"] => Action::GoalAttempt,
        ["movement", "high-condition"] => Action::HighCondition,
        ["movement", line] => Action::Movement(line.parse()?),
        ["adjustment"] => Action::Adjustment,
        ["pressing", manner @ ..] => {
            let (aggressive, skill) = match manner {
                ["aggressive", skill @ ..] => (true, skill),
                skill => (false, skill),
            };
            let skill = match skill {
                [] => None,
                ["tackle"] => Some(PressingSkill::Tackle),
                ["midfield-pressing"] => Some(PressingSkill::MidfieldPressing),
                _ => return Err(not_a_choice(text)),
            };
            Action::Pressing(Pressing { aggressive, skill })
        }
        ["substitution", number] => Action::Substitution(
            number
                .parse()
                .map_err(|_| format!("'{number}' is not a number of substitutions"))?,
        ),
        _ => return Err(not_a_choice(text)),
    })
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
        let mut actions = vec![
            Action::GoalAttempt,
            Action::Adjustment,
            Action::HighCondition,
        ];
        actions.extend(Line::ALL.map(Action::Movement));
        actions.extend(Pressing::ALL.map(Action::Pressing));
        actions.extend((0..=4).map(Action::Substitution));
        for action in actions {
            all.extend([Choice::Action(action), Choice::Boosted(action)]);
        }
        all.extend([
            Choice::Done,
            Choice::PlayFreeKick,
            Choice::Enter(Entrant::Keeper),
            Choice::Enter(Entrant::Taker),
        ]);
        all.extend(Flank::BOTH.map(Choice::CornerSide));
        all.extend(Dive::ALL.map(Choice::Dive));
        all.extend(Kick::ALL.map(Choice::Kick));
        all.extend([
            Choice::Yes,
            Choice::No,
            Choice::SubstituteYellow,
            Choice::SubstituteFresh { wide: false },
            Choice::SubstituteFresh { wide: true },
        ]);
        all.extend(Roles::all(Formation::DEFAULT).map(Choice::Roles));
        let skills = SkillSet::of(&Skill::ALL);
        all.extend((1..=2).flat_map(|count| Hand::all(skills, count).map(Choice::Skills)));
        all.extend(Formation::all().map(Choice::SubstituteFormation));
        all.extend(Line::ALL.map(Choice::Point));
        all.extend(Bounce::BOTH.map(Choice::Bounce));
        for area in Area::ALL {
            all.push(Choice::Injured(area));
            all.extend(Declared::all().map(|declared| Choice::TargetWith(area, declared)));
            all.extend(Skill::ALL.map(|skill| Choice::Use(skill, Some(area))));
        }
        all.extend(Skill::ALL.map(|skill| Choice::Use(skill, None)));
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
            "target b3 tackle",
            "target b3 crossing crossing",
            "skills",
            "skills tackle stopper doubling actor",
            "use",
            "use kicker",
            "pressing tackle aggressive",
            "movement forward boost boost",
            "substitution two",
            "value 2",
        ] {
            assert!(bad.parse::<Choice>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_choice_is_small() {
        assert_eq!(size_of::<Choice>(), 4);
    }
}
