//! What the skills of A10 cost, in words.

use gaffer_fuba::Skill;

use crate::text::plural;

/// "1 point", "0 points".
pub fn cost(skill: Skill) -> String {
    plural(skill.cost(), "point")
}
