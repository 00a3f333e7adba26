//! The chi-square distribution: how often chance alone deviates as much.

use std::f64::consts::PI;

/// More terms than any argument here needs: both rows below end after some √x of them.
const MOST_TERMS: u32 = 10_000;

/// The chance that a chi-square variable of so many degrees of freedom is at least x: the regularised incomplete gamma function
/// Q(degrees/2, x/2).
pub fn chi_square_tail(x: f64, degrees: u32) -> f64 {
    let (a, x) = (f64::from(degrees) / 2.0, x / 2.0);
    if degrees == 0 || x.is_nan() || x <= 0.0 {
        return 1.0;
    }
    if x.is_infinite() {
        return 0.0;
    }
    // What both rows are multiplied by: xᵃ e⁻ˣ / Γ(a).
    let factor = (a * x.ln() - x - ln_gamma_of_half(degrees)).exp();
    let tail = if x < a + 1.0 {
        1.0 - factor * series(a, x)
    } else {
        factor * fraction(a, x)
    };
    tail.clamp(0.0, 1.0)
}

/// ln Γ(n/2) for n > 0, from Γ(1/2) = √π, Γ(1) = 1 and Γ(a + 1) = aΓ(a).
fn ln_gamma_of_half(n: u32) -> f64 {
    let start = if n % 2 == 1 { PI.ln() / 2.0 } else { 0.0 };
    let first = 2 - n % 2;
    let steps = (first..n).step_by(2);
    start
        + steps
            .map(|twice| (f64::from(twice) / 2.0).ln())
            .sum::<f64>()
}

/// The row of the lower part: 1/a + x/(a(a + 1)) + x²/(a(a + 1)(a + 2)) + …
fn series(a: f64, x: f64) -> f64 {
    let mut term = a.recip();
    let mut sum = term;
    for n in 1..MOST_TERMS {
        term *= x / (a + f64::from(n));
        sum += term;
        if term < sum * f64::EPSILON {
            break;
        }
    }
    sum
}

/// The continued fraction of the upper part, by Lentz: 1/(x + 1 - a - 1(1 - a)/(x + 3 - a - 2(2 - a)/(x + 5 - a - …)))
fn fraction(a: f64, x: f64) -> f64 {
    // Stands for a divisor of nought.
    const TINY: f64 = 1e-300;
    let nonzero = |value: f64| if value.abs() < TINY { TINY } else { value };
    let mut whole = x + 1.0 - a;
    let mut below = nonzero(whole).recip();
    let mut above = TINY.recip();
    let mut value = below;
    for n in (1..MOST_TERMS).map(f64::from) {
        let part = -n * (n - a);
        whole += 2.0;
        below = nonzero(part * below + whole).recip();
        above = nonzero(whole + part / above);
        value *= above * below;
        if (above * below - 1.0).abs() < f64::EPSILON {
            break;
        }
    }
    value
}
