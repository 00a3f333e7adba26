//! The text notation of choices: what records, scenarios, the referee protocol and people write.

use std::fmt;
use std::str::FromStr;

use crate::as_text::serde_as_text;
use crate::choice::{
    Action, Bounce, Choice, Declared, Dive, Entrant, Flank, Kick, Move, Piece, Pressing,
    PressingSkill, Standing,
};
use crate::skill::{Hand, Skill, parse_skills};
use crate::styles::Styles;

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
            Self::Condition => f.write_str("movement condition"),
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

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::In(area) => area.fmt(f),
            Self::Spot => f.write_str("spot"),
        }
    }
}

impl FromStr for Standing {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "spot" => Ok(Self::Spot),
            area => area.parse().map(Self::In),
        }
    }
}

serde_as_text!(Standing);

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
            Self::Injured(standing) => write!(f, "injured {standing}"),
            Self::Use(skill, None) => write!(f, "use {skill}"),
            Self::Use(skill, Some(area)) => write!(f, "use {skill} {area}"),
            Self::Bounce(bounce) => write!(f, "value {:+}", bounce.change()),
            Self::StandIn(area) => write!(f, "stand-in {area}"),
            Self::Fast => f.write_str("fast"),
            Self::Slow => f.write_str("slow"),
            Self::Styles(styles) => write!(f, "styles {}", styles.words()),
            Self::KeeperAdvanced => f.write_str("keeper advanced"),
            Self::KeeperInside => f.write_str("keeper inside"),
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
            ["keeper", "advanced"] => Self::KeeperAdvanced,
            ["keeper", "inside"] => Self::KeeperInside,
            ["keeper", area] => Self::PlaceKeeper(area.parse()?),
            ["place", area] => Self::Place(area.parse()?),
            ["target", area] => Self::Target(area.parse()?),
            ["target", area, ref skills @ ..] => {
                let declared = Declared::from_set(parse_skills(skills)?).ok_or_else(|| {
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
            ["injured", standing] => Self::Injured(standing.parse()?),
            ["use", skill] => Self::Use(skill.parse()?, None),
            ["use", skill, area] => Self::Use(skill.parse()?, Some(area.parse()?)),
            ["stand-in", area] => Self::StandIn(area.parse()?),
            ["fast"] => Self::Fast,
            ["slow"] => Self::Slow,
            ["styles", ref styles @ ..] => Self::Styles(Styles::parse(styles)?),
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
        ["movement", "condition"] => Action::Condition,
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
    use gaffer_core::Side;

    use super::*;
    use crate::formation::Formation;
    use crate::pitch::{Area, Line};
    use crate::roles::Roles;
    use crate::skill::SkillSet;

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
            Choice::Injured(Standing::Spot),
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
            all.push(Choice::Injured(Standing::In(area)));
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
