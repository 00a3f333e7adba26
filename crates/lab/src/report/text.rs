//! A report as text.

use std::fmt::Write as _;

use super::average::counts;
use super::{Estimate, Habit, Report};

impl Report {
    /// The report as text, about somebody.
    pub fn text(&self, name: &str) -> String {
        let mut text = format!(
            "{}, {name}: {} played, {} won, {} drawn, {} lost\n\n",
            self.title, self.matches, self.won, self.drawn, self.lost
        );
        for (what, estimate) in [
            ("points a match", self.points),
            ("luck", self.luck),
            ("without luck", self.corrected),
            ("given away by decisions", self.cost),
            ("the same in goals", self.goals),
        ] {
            let _ = writeln!(text, "{what:<26}{}", told(estimate));
        }
        let _ = writeln!(
            text,
            "{:<26}{:>7.1}, each costs {:.4} points",
            "decisions a match", self.decisions, self.error
        );
        self.add_areas(&mut text);
        self.add_grades(&mut text);
        if let Some(penalties) = &self.penalties {
            text.push_str("\nPenalties, beside the mix that nobody can do better against\n");
            add_habit(&mut text, "kicks", &penalties.kicks);
            add_habit(&mut text, "dives", &penalties.dives);
        }
        self.add_trend(&mut text);
        text
    }

    /// The names of the levels as heads of columns.
    fn level_heads(&self) -> String {
        let heads = self
            .levels
            .iter()
            .map(|level| format!("{:>10}", level.level));
        heads.collect()
    }

    fn add_areas(&self, text: &mut String) {
        let matches = self.levels.first().map_or(0, |level| level.matches);
        let _ = writeln!(
            text,
            "\nPoints given away a match, beside the computer's levels against their equals ({matches} matches each)\n{:<28}{:>10}{:>9}{:>9}{}",
            "",
            "decisions",
            "points",
            "goals",
            self.level_heads()
        );
        for row in &self.areas {
            let _ = writeln!(
                text,
                "{:<28}{:>10.1}{:>9.3}{:>9.3}{}",
                row.words,
                row.decisions,
                row.cost.points,
                row.cost.goals,
                cells(&row.levels)
            );
        }
        let all: Vec<f64> = self.levels.iter().map(|level| level.cost.points).collect();
        let _ = writeln!(
            text,
            "{:<28}{:>10.1}{:>9.3}{:>9.3}{}",
            "All",
            self.decisions,
            self.cost.mean,
            self.goals.mean,
            cells(&all)
        );
        for row in &self.phases {
            let _ = writeln!(
                text,
                "{:<28}{:>10}{:>9.3}{:>9.3}{}",
                row.words,
                "",
                row.cost.points,
                row.cost.goals,
                cells(&row.levels)
            );
        }
        if let Some(nearest) = &self.nearest {
            let _ = writeln!(text, "The nearest level is {nearest}.");
        }
    }

    fn add_grades(&self, text: &mut String) {
        let own = counts(self.grades);
        let all = own.iter().sum::<usize>().max(1) as f64;
        let _ = writeln!(
            text,
            "\nGrades, in hundredths\n{:<28}{:>10}{:>9}{:>9}{}",
            "",
            "count",
            "share",
            "",
            self.level_heads()
        );
        let names = ["best", "good", "doubtful", "mistake", "blunder"];
        for (index, (name, count)) in names.into_iter().zip(own).enumerate() {
            let _ = write!(
                text,
                "{name:<28}{count:>10}{:>9.1}{:>9}",
                100.0 * count as f64 / all,
                ""
            );
            for level in &self.levels {
                let _ = write!(text, "{:>10.1}", 100.0 * level.grades[index]);
            }
            text.push('\n');
        }
    }

    fn add_trend(&self, text: &mut String) {
        let _ = writeln!(
            text,
            "\nMatch by match, with the means over the last {}\n{:>7}{:>8}{:>8}{:>12}{:>12}   {:<18}{:<18}match",
            self.window,
            "points",
            "luck",
            "without",
            "given away",
            "",
            "mean without",
            "mean given away"
        );
        for one in &self.trend {
            let _ = writeln!(
                text,
                "{:>7.1}{:>+8.3}{:>8.3}{:>12.3}{:>12}   {:<18}{:<18}{}",
                one.points,
                one.luck,
                one.corrected,
                one.cost,
                "",
                told(one.mean_corrected).trim(),
                told(one.mean_cost).trim(),
                one.id
            );
        }
    }
}

/// A mean with its standard error.
fn told(Estimate { mean, error }: Estimate) -> String {
    match error {
        Some(error) => format!("{mean:>7.3} ± {error:.3}"),
        None => format!("{mean:>7.3}"),
    }
}

fn cells(levels: &[f64]) -> String {
    let cells = levels.iter().map(|level| format!("{level:>10.3}"));
    cells.collect::<Vec<_>>().concat()
}

fn add_habit(text: &mut String, what: &str, habit: &Habit) {
    let ways: Vec<String> = (habit.ways.iter())
        .map(|way| {
            let share = 100.0 * way.count as f64 / habit.count.max(1) as f64;
            let best = 100.0 * way.best;
            format!("{} {share:.0}% ({best:.0}%)", way.words.to_lowercase())
        })
        .collect();
    let _ = write!(text, "{} {what}: {}", habit.count, ways.join(", "));
    if let Some(known) = habit.known {
        let _ = write!(
            text,
            "; a goal in {:.0}% against who knows it, {:.0}% at best",
            100.0 * known,
            100.0 * habit.best
        );
    }
    text.push('\n');
}
