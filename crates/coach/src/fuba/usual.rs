//! The usual places of a formation's lines in a set-up, for people who do not want to place every piece.

use gaffer_core::Side;
use gaffer_fuba::pitch::Area::{self, A1, A2, B1, B2, B3, B4, B5, C1, C2};
use gaffer_fuba::pitch::Line;
use gaffer_fuba::{Choice, Formation, Open, Position, SetUp, Step};

use super::line_up;

/// Where the pieces of a line go, one after the other and again from the first, as the home side sees the pitch.
type Places = &'static [Area];

/// The places of defence, midfield and forwards. A team that plays 4-4-2 stands as the coaches' plans have it.
const fn places(set_up: SetUp, controlling: bool) -> [Places; 3] {
    match (set_up, controlling) {
        (SetUp::KickOff, true) => [&[B2, A2, C2, B1], &[A2, C2, B3, B2], &[B3]],
        (SetUp::KickOff, false) => [&[B2, A2, C2, B1], &[B2, A2, C2], &[B3]],
        (SetUp::Penalty, true) => [&[B2, B3], &[B4], &[B5, B4, B4]],
        (SetUp::Penalty, false) => [&[B2, A1, C1], &[B2, A2, C2], &[B3]],
        (_, true) => [&[B2, B3, B5, B4], &[B4, B5], &[B5]],
        (_, false) => [&[B1], &[B2, B1, B2], &[B3, B2]],
    }
}

/// The choices that set a side up in the usual places of its formation, from what it has placed so far.
pub fn usual_set_up(start: &Position, side: Side) -> Vec<Choice> {
    let open = start.open();
    let Step::Place { set_up, .. } = open.step() else {
        return Vec::new();
    };
    let (_, row) = line_up::set_up_as(start, side, &wanted(open, set_up, side));
    row.into_iter().rev().map(|(_, choice)| choice).collect()
}

/// The areas of all pieces, line by line: a team that has lost pieces misses midfielders first.
fn wanted(open: &Open, set_up: SetUp, side: Side) -> Vec<Area> {
    let formation = open.team(side).formation().unwrap_or(Formation::DEFAULT);
    let [defence, midfield, forward] = places(set_up, side == open.controlling());
    let lines = [
        (Line::Defence, defence),
        (Line::Forward, forward),
        (Line::Midfield, midfield),
    ];
    lines
        .into_iter()
        .flat_map(|(line, places)| {
            let count = usize::from(formation.line(line));
            places.iter().copied().cycle().take(count)
        })
        .take(line_up::pieces(open, side))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::{Dice, Match, Rules};
    use gaffer_fuba::Options;

    /// A match whose kick-off is to be set up by home, in these formations.
    fn before_kick_off(formation: &str) -> Position {
        let mut game = Match::<Position>::new(&Options::FUBA_2_2).unwrap();
        for _ in 0..2 {
            game.choose(format!("formation {formation}").parse().unwrap())
                .unwrap();
        }
        game.roll(Dice::from_faces(&[6, 1]).unwrap()).unwrap();
        game.choose(Choice::KickOff(Side::Home)).unwrap();
        *game.position()
    }

    fn counted(row: &[Choice], area: Area) -> usize {
        row.iter()
            .filter(|choice| **choice == Choice::Place(area))
            .count()
    }

    #[test]
    fn four_four_two_stands_as_the_coaches_plan_has_it() {
        let start = before_kick_off("4-4-2");
        let row = usual_set_up(&start, Side::Home);
        let counts = [B3, B2, A2, C2, B1].map(|area| counted(&row, area));
        assert_eq!(counts, [3, 2, 2, 2, 1]);
    }

    /// The rules want two in the centre, whatever the formation says.
    #[test]
    fn every_formation_can_kick_off_from_its_usual_places() {
        for formation in Formation::all() {
            let start = before_kick_off(&formation.to_string());
            let row = usual_set_up(&start, Side::Home);
            assert_eq!(row.len(), 10, "{formation}");
            assert!(counted(&row, B3) >= 2, "{formation}");
            let mut after = start;
            for choice in row {
                after.choose(choice, &mut gaffer_core::Silent).unwrap();
            }
            assert!(
                matches!(
                    after.open().step(),
                    Step::Place {
                        side: Side::Away,
                        ..
                    }
                ),
                "{formation}"
            );
        }
    }
}
