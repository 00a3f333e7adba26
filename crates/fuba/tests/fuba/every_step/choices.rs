//! Every choice of FUBA that could be written down in some step, and some that could not.

use gaffer_fuba::pitch::Area;
use gaffer_fuba::{Choice, Declared, Formation, Pressing, PressingSkill, Skill, Styles};

/// The choices by which a position is tried: whatever is not offered must be refused.
pub(crate) fn conceivable() -> Vec<Choice> {
    let mut texts = words();
    texts.extend(actions());
    for from in Area::ALL {
        for kind in [
            "keeper", "place", "target", "enter", "send off", "injured", "stand-in",
        ] {
            texts.push(format!("{kind} {from}"));
        }
        for declared in Declared::all() {
            texts.push(Choice::TargetWith(from, declared).to_string());
        }
        for to in Area::ALL {
            for piece in ["", "keeper "] {
                for ball in ["", " with ball"] {
                    texts.push(format!("move {piece}{from}-{to}{ball}"));
                }
            }
        }
    }
    for skill in Skill::ALL {
        texts.push(format!("use {skill}"));
        texts.push(format!("skills {skill}"));
        texts.extend(Area::ALL.map(|area| format!("use {skill} {area}")));
        for other in Skill::ALL.into_iter().filter(|other| *other > skill) {
            texts.push(format!("skills {skill} {other}"));
        }
    }
    for formation in Formation::all() {
        texts.push(format!("formation {formation}"));
        texts.push(format!("substitute formation {formation}"));
    }
    texts.extend(Styles::all().map(|styles| Choice::Styles(styles).to_string()));
    texts
        .iter()
        .map(|text| text.parse().unwrap_or_else(|why| panic!("{text}: {why}")))
        .collect()
}

fn words() -> Vec<String> {
    [
        "done",
        "play",
        "yes",
        "no",
        "kick-off home",
        "kick-off away",
        "dive left",
        "dive stay",
        "dive right",
        "kick left",
        "kick middle",
        "kick right",
        "corner a",
        "corner c",
        "keeper spot",
        "keeper advanced",
        "keeper inside",
        "fast",
        "slow",
        "enter keeper",
        "enter spot",
        "formation 4-4-3",
        "formation 1-1-1",
        "substitute formation 4-4-3",
        "substitute yellow",
        "substitute fresh",
        "substitute fresh wide-player-material",
        "point defence",
        "point midfield",
        "point forward",
        "value +2",
        "value -2",
        "roles none",
        "roles am1",
        "roles am10",
        "roles dm3",
        "roles cb1 wb2 ws1",
        "roles am2 dm2 cb1 wb1 ws1",
        "skills tackle stopper doubling",
        "skills actor crossing wide-player-material",
    ]
    .map(String::from)
    .to_vec()
}

/// Every action, plain and boosted.
fn actions() -> Vec<String> {
    let mut plain: Vec<String> = [
        "goal attempt",
        "adjustment",
        "movement defence",
        "movement midfield",
        "movement forward",
        "movement high-condition",
        "movement condition",
    ]
    .map(String::from)
    .to_vec();
    plain.extend((0..=4).map(|number| format!("substitution {number}")));
    plain.extend(Pressing::ALL.map(|Pressing { aggressive, skill }| {
        let aggressive = if aggressive { " aggressive" } else { "" };
        let skill = skill.map_or(String::new(), |skill| {
            format!(" {}", PressingSkill::skill(skill))
        });
        format!("pressing{aggressive}{skill}")
    }));
    let boosted: Vec<String> = plain
        .iter()
        .map(|action| format!("{action} boost"))
        .collect();
    plain.extend(boosted);
    plain
}
