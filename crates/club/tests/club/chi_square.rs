//! The chi-square distribution against published tables and its closed forms.

use gaffer_core::chi_square_tail;
use proptest::prelude::*;

/// Critical values as printed in every book of tables, to three decimals.
#[test]
fn published_critical_values() {
    for (degrees, chance, x) in [
        (1, 0.05, 3.841),
        (1, 0.01, 6.635),
        (1, 0.001, 10.828),
        (2, 0.05, 5.991),
        (3, 0.10, 6.251),
        (5, 0.95, 1.145),
        (5, 0.05, 11.070),
        (5, 0.01, 15.086),
        (5, 0.001, 20.515),
        (10, 0.05, 18.307),
        (10, 0.99, 2.558),
        (19, 0.05, 30.144),
        (30, 0.05, 43.773),
        (35, 0.001, 66.619),
        (100, 0.05, 124.342),
        (100, 0.95, 77.929),
    ] {
        let found = chi_square_tail(x, degrees);
        assert!(
            (found - chance).abs() < chance * 0.001,
            "{degrees} degrees, {x}: {found}"
        );
    }
}

#[test]
fn the_ends() {
    for (x, degrees, chance) in [
        (0.0, 5, 1.0),
        (-1.0, 5, 1.0),
        (f64::NAN, 5, 1.0),
        (7.0, 0, 1.0),
        (f64::INFINITY, 5, 0.0),
        (1e9, 5, 0.0_f64),
    ] {
        let found = chi_square_tail(x, degrees);
        assert_eq!(found.to_bits(), chance.to_bits(), "{x}: {found}");
    }
}

proptest! {
    /// With two degrees of freedom it is e to the -x/2, with four (1 + x/2) times that.
    #[test]
    fn even_degrees_in_closed_form(x in 0.0..200.0) {
        let half: f64 = x / 2.0;
        let e = (-half).exp();
        prop_assert!((chi_square_tail(x, 2) - e).abs() < 1e-13);
        prop_assert!((chi_square_tail(x, 4) - (1.0 + half) * e).abs() < 1e-13);
    }

    #[test]
    fn it_falls_with_x_and_grows_with_the_degrees(
        x in 0.0..500.0,
        more in 0.01..10.0,
        degrees in 1_u32..300,
    ) {
        let here = chi_square_tail(x, degrees);
        prop_assert!((0.0..=1.0).contains(&here));
        prop_assert!(chi_square_tail(x + more, degrees) <= here + 1e-12);
        prop_assert!(chi_square_tail(x, degrees + 1) >= here - 1e-12);
    }
}
