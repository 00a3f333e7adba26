//! How often somebody decided as the search would, held against how often others did.

/// Decisions, and how many of them were those of the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// The decisions.
    pub decisions: u32,
    /// How many the search would have made as well.
    pub agreed: u32,
}

/// How an agreement compares with that of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Usual {
    /// There are too few decisions, of the one or of the others, to say anything.
    TooFew,
    /// Less far from the others' than [`FAR`].
    AsUsual,
    /// Farther above.
    Higher,
    /// Farther below.
    Lower,
}

/// The fewest decisions of which anything is said.
pub const FEWEST: u32 = 100;

/// How many standard errors are far: were all decisions alike and independent, chance alone would go so far, up or down, once in 370
/// comparisons.
pub const FAR: f64 = 3.0;

impl Agreement {
    /// Counts a decision.
    pub fn count(&mut self, agreed: bool) {
        self.decisions += 1;
        self.agreed += u32::from(agreed);
    }

    /// The share of decisions that the search would have made as well; nothing without decisions.
    pub fn rate(self) -> Option<f64> {
        (self.decisions > 0).then(|| f64::from(self.agreed) / f64::from(self.decisions))
    }

    /// The standard error of the difference between two rates, were both drawn from the same: that of all decisions together.
    pub fn standard_error(self, others: Self) -> Option<f64> {
        let theirs = (others.agreed, others.decisions);
        standard_error((self.agreed, self.decisions), theirs)
    }

    /// How it compares with that of others.
    pub fn compared_with(self, others: Self) -> Usual {
        let known = (self.rate(), others.rate(), self.standard_error(others));
        let (Some(own), Some(theirs), Some(error)) = known else {
            return Usual::TooFew;
        };
        let far = FAR * error;
        match own - theirs {
            _ if self.decisions.min(others.decisions) < FEWEST => Usual::TooFew,
            above if above > far => Usual::Higher,
            above if above < -far => Usual::Lower,
            _ => Usual::AsUsual,
        }
    }
}

/// The standard error of the difference between two rates, each so many of all, were both drawn from the same.
pub(crate) fn standard_error(own: (u32, u32), others: (u32, u32)) -> Option<f64> {
    let [(some, all), (others_some, others_all)] =
        [own, others].map(|(some, all)| (f64::from(some), f64::from(all)));
    let rate = (some + others_some) / (all + others_all);
    let error = (rate * (1.0 - rate) * (all.recip() + others_all.recip())).sqrt();
    (own.1 > 0 && others.1 > 0).then_some(error)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(agreed: u32, decisions: u32) -> Agreement {
        Agreement { decisions, agreed }
    }

    /// 60 of 100 against 120 of 300: together 180 of 400 are 0.45, whose error is the root of 0.2475 times 4/300, 0.0574456.
    #[test]
    fn the_standard_error_is_the_one_computed_by_hand() {
        let (own, others) = (of(60, 100), of(120, 300));
        let error = own.standard_error(others).unwrap();
        assert!((error - 0.057_445_6).abs() < 1e-7, "{error}");
        // 0.6 is 0.2 above 0.4, and three errors are 0.172.
        assert_eq!(own.compared_with(others), Usual::Higher);
        // 0.57 is 0.17 above; together 177 of 400 are 0.4425, and three errors are 0.17206.
        assert_eq!(of(57, 100).compared_with(others), Usual::AsUsual);
        // 0.22 is 0.18 below; together 142 of 400 are 0.355, and three errors are 0.16577.
        assert_eq!(of(22, 100).compared_with(others), Usual::Lower);
    }

    #[test]
    fn nothing_is_said_of_few_decisions() {
        let many = of(300, 1000);
        assert_eq!(of(99, 99).compared_with(many), Usual::TooFew);
        assert_eq!(of(100, 100).compared_with(many), Usual::Higher);
        assert_eq!(many.compared_with(of(0, 99)), Usual::TooFew);
        assert_eq!(of(0, 0).compared_with(many), Usual::TooFew);
        assert_eq!((of(0, 0).rate(), of(1, 4).rate()), (None, Some(0.25)));
        // Where everybody always agrees, nobody does more than others.
        assert_eq!(of(100, 100).compared_with(of(200, 200)), Usual::AsUsual);
    }

    #[test]
    fn decisions_are_counted() {
        let mut counted = Agreement::default();
        for agreed in [true, false, true] {
            counted.count(agreed);
        }
        assert_eq!(counted, of(2, 3));
    }
}
