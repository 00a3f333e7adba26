//! The dice of a turn that stand for all 36, where many of them lead to nearly the same.

use gaffer_core::Dice;
use gaffer_fuba::rule::control::{self, Check};
use gaffer_fuba::{Edition, Open};

/// Dice of both teams, the controlling team's first, each with the number of pairs it stands for. In stoppage
/// time every difference counts (F10-4.3.1a).
pub(super) fn standing_for_all(open: &Open, mut each: impl FnMut(Dice, u32)) {
    let edition = open.edition();
    if edition == Edition::V2_2 || open.clock().stoppage() > 0 {
        for first in 1..=6 {
            for second in 1..=6 {
                each(Dice::two(first, second), 1);
            }
        }
    } else if edition == Edition::V1_0 {
        order_alone(each);
    } else {
        by_the_check(open, each);
    }
}

/// 1.0: the own die decides check and value; the other one only who moves first (F10-4.7a).
fn order_alone(mut each: impl FnMut(Dice, u32)) {
    for first in 1..=6_u8 {
        each(Dice::two(first, first), 1);
        if first > 1 {
            each(Dice::two(first, first / 2), u32::from(first - 1));
        }
        if first < 6 {
            each(
                Dice::two(first, u8::midpoint(first, 7)),
                u32::from(6 - first),
            );
        }
    }
}

/// 2014: after a check that is passed the other die is the value, after a lost one the own die
/// (F14-4.5.1a); before an event neither is.
fn by_the_check(open: &Open, mut each: impl FnMut(Dice, u32)) {
    let (target, value) = (open.pass().1, open.value().number());
    let (mut kept, mut last) = (0, 0);
    for first in 1..=6 {
        match control::resolve(open, target, None, value, first) {
            Check::Kept => {
                kept += 1;
                last = first;
            }
            Check::Lost | Check::Event => each(Dice::two(first, 3), 6),
        }
    }
    if kept > 0 {
        (1..=6).for_each(|second| each(Dice::two(last, second), kept));
    }
}
