//! The help page: keys, what the screen shows, and the notation.

/// The help, made for a box of 74 columns and 21 rows.
pub(super) const LINES: [&str; 21] = [
    "Up Down Enter  pick and play a choice     Tab   the assistant decides",
    "letters        filter the list, or type   u  Ctrl-Z  take back a choice",
    "               a whole command            PgUp PgDn  scroll the commentary",
    "Esc            clear the line             ?  F1  this help     q  leave",
    "",
    "H3 K   three home players, the keeper among them   A2   two away players",
    "(3)    the ball and its value      [b4]  an area of the highlighted choice",
    "*H     a home player on the corner spot            [+2] stoppage time",
    "*      before a line of the commentary: new since your last decision",
    "",
    "Commands; several of one row are separated by commas, xN repeats one:",
    "  target b4            or b4           place b3 x4, place a2 x2",
    "  movement midfield    or midfield     or b3 4, a2 2      keeper b1",
    "  move a2-a3           or a2 a3        move keeper b1-b2  done",
    "  move b3-b4 with ball or b3 b4 ball   enter a2  enter keeper  enter spot",
    "  goal attempt         or shoot        pressing   adjustment     play",
    "  formation 4-4-2      or 442          kick-off home      corner a",
    "  dive left  stay  right               kick left  middle  right",
    "  send off b4          undo  quit      roll 5 2  or 5 2: dice by hand",
    "  rule F22-4.1.1a      or r F22-4.1: the text of a rule or of a section",
    "A command that is not allowed is answered with the rule that forbids it.",
];

#[cfg(test)]
mod tests {
    #[test]
    fn the_help_fits_the_smallest_screen() {
        assert!(
            super::LINES
                .iter()
                .all(|line| super::super::text::width(line) <= 74)
        );
    }
}
