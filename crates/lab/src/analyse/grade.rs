//! How good a decision was: a grade by what it gave away.

use serde::Serialize;
use utoipa::ToSchema;

/// The grade of a decision, by the points that it gave away: chances to win and half of those to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = ReviewGrade)]
pub enum Grade {
    /// Nothing was lost: no row that was considered is better.
    Best,
    /// Less than 0.02 points were lost.
    Good,
    /// 0.02 points or more were lost.
    Doubtful,
    /// 0.05 points or more were lost.
    Mistake,
    /// 0.10 points or more were lost.
    Blunder,
}

impl Grade {
    /// What is less than this is the rounding of additions.
    const NOTHING: f64 = 1e-9;

    /// The grade of a decision that gave so many points away.
    pub fn of(points: f64) -> Self {
        match points {
            lost if lost >= 0.10 => Self::Blunder,
            lost if lost >= 0.05 => Self::Mistake,
            lost if lost >= 0.02 => Self::Doubtful,
            lost if lost > Self::NOTHING => Self::Good,
            _ => Self::Best,
        }
    }

    /// Its name in English.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Doubtful => "doubtful",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grade_begins_with_its_threshold() {
        for (lost, grade) in [
            (0.0, Grade::Best),
            (0.000_1, Grade::Good),
            (0.019_9, Grade::Good),
            (0.02, Grade::Doubtful),
            (0.049_9, Grade::Doubtful),
            (0.05, Grade::Mistake),
            (0.099_9, Grade::Mistake),
            (0.10, Grade::Blunder),
            (1.0, Grade::Blunder),
        ] {
            assert_eq!(Grade::of(lost), grade, "{lost}");
        }
    }
}
