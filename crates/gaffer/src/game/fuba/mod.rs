//! FUBA as the program plays it.

mod lasting;
mod menu;

use std::io::{BufRead, Write};

use gaffer_core::Side;
use gaffer_fuba::{Options, Position, Step};
use gaffer_games::words::{Language, Words};

use super::Playable;
use crate::menu::Menu;
use crate::words::say;

impl Playable for Position {
    fn ask_rules(menu: &mut Menu<impl BufRead, impl Write>) -> Result<Options, String> {
        menu::ask_rules(menu)
    }

    fn headline(&self, language: Language) -> String {
        let open = self.open();
        let clock = open.clock();
        let time = if clock.stoppage() > 0 {
            format!("45+{}", clock.stoppage())
        } else {
            clock.square().to_string()
        };
        let score = open.score();
        let cards = Side::BOTH.map(|side| {
            let team = open.team(side);
            let (side, yellow, red) = (side.to_string(), team.yellow(), team.red());
            language.render(&say!(program::FubaCards, side, yellow, red))
        });
        let headline = say!(
            program::FubaHeadline,
            home = score.home,
            away = score.away,
            half = clock.half(),
            time,
            controlling = open.controlling().to_string(),
            ball = open.ball(),
            value = open.value(),
            cards = cards.join(", ")
        );
        language.render(&headline)
    }

    fn begins_turn(&self) -> bool {
        self.open().step() == Step::Target
    }

    fn epilogue(&self, words: Words<'_>) -> String {
        let result = self.result();
        result.map_or_else(String::new, |result| lasting::told(&result, words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::Rules;
    use gaffer_fuba::Diagram;

    #[test]
    fn areas_are_drawn_to_their_extents() {
        let diagram = Diagram {
            pieces: "b3 2/1, a4 1/0, b5 0/3".into(),
            value: 4,
            ..Diagram::default()
        };
        let position = Position::from_diagram(&diagram).unwrap();
        let drawn = position.drawn(Language::ENGLISH);
        let expected = "\
┌───────────┬───────────┬───────────┬───────────┐
│a1         │a2         │a3         │a4         │
│           │           │           │H1         │
│           │           │           │           │
├───────┬───┴───┬───────┴───────┬───┴───┬───────┤
║b1     │b2     │b3 (4)         │b4     │b5     ║
║H1 K   │       │H2             │       │       ║
║       │       │A1             │       │A3 K   ║
├───────┴───┬───┴───────┬───────┴───┬───┴───────┤
│c1         │c2         │c3         │c4         │
│           │           │           │           │
│           │           │           │           │
└───────────┴───────────┴───────────┴───────────┘
";
        assert_eq!(drawn.split_once('\n').unwrap().1, expected);
    }
}
