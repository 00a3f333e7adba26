//! Every choice of Champions that could be written down in some step, and some that could not.

use gaffer_champions::{COLUMNS, Choice, Direction, Formation, Leg, ROWS, Shirt, Space};

/// The choices by which a position is tried: whatever is not offered must be refused.
pub(crate) fn conceivable() -> Vec<Choice> {
    let mut choices = vec![Choice::Done, Choice::No, Choice::Default, Choice::Hands];
    choices.extend((0..=6).map(Choice::Reach));
    for shirt in shirts() {
        choices.extend(
            [
                Choice::Pick,
                Choice::Warm,
                Choice::Mover,
                Choice::Charge,
                Choice::Intercept,
                Choice::On,
                Choice::Back,
                Choice::Out,
                Choice::Taker,
                Choice::Wall,
                Choice::InGoal,
                Choice::Sub,
            ]
            .map(|what| what(shirt)),
        );
        choices.extend(shirts().map(|victim| Choice::Foul(shirt, victim)));
        choices.extend(spaces().map(|space| Choice::Follow(shirt, space)));
        for (column, row) in [(5, 12), (6, 12), (5, 2), (6, 2), (5, 11), (4, 2), (5, 14)] {
            choices.push(Choice::TakerAt(shirt, Space::new(column, row)));
        }
    }
    for space in spaces() {
        choices.extend(
            [Choice::Place, Choice::Walk, Choice::Save, Choice::Goalie].map(|what| what(space)),
        );
    }
    for lines in [0, 1, 2, 3, 4, 5, 6] {
        for midfielders in 0..=6 {
            for forwards in 0..=6 {
                choices
                    .extend(Formation::new([lines, midfielders, forwards]).map(Choice::Formation));
            }
        }
    }
    choices.extend(legs().map(Choice::Leg));
    choices
}

fn shirts() -> impl Iterator<Item = Shirt> {
    (1..=20).filter_map(Shirt::new)
}

fn spaces() -> impl Iterator<Item = Space> {
    (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| Space::new(column, row)))
}

/// Every leg of up to eight steps, straight or with any curve at all.
fn legs() -> impl Iterator<Item = Leg> {
    Direction::ALL.into_iter().flat_map(|first| {
        let straight = (1..=8).map(move |steps| Leg::straight(first, steps));
        let curved = Direction::ALL
            .into_iter()
            .filter(move |second| *second != first)
            .flat_map(move |second| {
                (1..=7).flat_map(move |before| {
                    (1..=8 - before).map(move |after| Leg::curved(first, before, second, after))
                })
            });
        straight.chain(curved)
    })
}
