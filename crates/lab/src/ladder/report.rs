//! The ladder in print: the table, the cross table and what the tests found, as text or JSON.

use std::fmt::Write as _;

use gaffer_core::printable;
use gaffer_games::text;
use serde_json::{Value, json};

use super::Header;
use super::competitor::Competitor;
use super::schedule::{Pairing, Schedule};
use super::sequential::{Test, Verdict};
use super::standing::{self, Standing};

/// Everything that is printed.
#[derive(Debug)]
pub struct Report<'a> {
    /// The game as the options play it.
    pub title: String,
    /// What the pairs have in common.
    pub header: &'a Header,
    /// The pairs.
    pub schedule: &'a Schedule,
    /// The sequential test.
    pub test: Option<Test>,
}

impl Report<'_> {
    fn competitors(&self) -> &[Competitor] {
        &self.header.competitors
    }

    /// For programs.
    pub fn json(&self) -> Value {
        let pairings: Vec<Value> = self
            .schedule
            .pairings()
            .iter()
            .map(|pairing| {
                let results = pairing.results();
                let mut all = json!({
                    "first": self.competitors()[pairing.first].name,
                    "second": self.competitors()[pairing.second].name,
                    "pairs": results.pairs.iter().sum::<u64>(),
                    "pentanomial": results.pairs,
                });
                if let Some(test) = self.test {
                    all["sprt"] = json!({
                        "low": test.low,
                        "high": test.high,
                        "log_likelihood_ratio": test.likelihood_ratio(&results.pairs),
                        "verdict": pairing.verdict(),
                    });
                }
                all
            })
            .collect();
        json!({
            "game": self.header.game,
            "options": self.header.options,
            "seed": self.header.seed,
            "standings": standing::standings(self.competitors(), self.schedule),
            "pairings": pairings,
        })
    }

    /// For people.
    pub fn text(&self) -> String {
        let standings = standing::standings(self.competitors(), self.schedule);
        let counts = self.schedule.pairings().iter().map(Pairing::results);
        let pairs: u64 = counts.flat_map(|results| results.pairs).sum();
        let mut text = format!(
            "{}: {} competitors, {pairs} pairs of matches, seed {}\n\n",
            self.title,
            self.competitors().len(),
            self.header.seed
        );
        text.push_str(&aligned(&table(&standings)));
        text.push_str("\nPoints against each\n\n");
        text.push_str(&aligned(&cross_table(&standings)));
        text.push_str(&self.verdicts());
        for standing in &standings {
            for why in &standing.forfeits {
                let why = printable(&why.replace('\n', " "));
                let _ = writeln!(text, "\n{} forfeited: {why}", standing.name);
            }
        }
        let mut names = self.competitors().iter().map(|one| one.name.as_str());
        let anchor = names.find(|name| *name == standing::ANCHOR);
        let anchor = anchor.unwrap_or("the mean");
        let _ = write!(
            text,
            "\nRatings are Elo's, a drawn match half a point; {anchor} is 1500, and the 95% interval is that of the\n\
             difference, from the variance between pairs. Won of decided: without draws, Wilson's interval.\n"
        );
        text
    }

    fn verdicts(&self) -> String {
        let mut text = String::new();
        let Some(test) = self.test else {
            return text;
        };
        text.push('\n');
        for pairing in self.schedule.pairings() {
            let results = pairing.results();
            let found = match pairing.verdict() {
                Some(Verdict::High) => format!("{:+} or more", test.high),
                Some(Verdict::Low) => format!("{:+} or less", test.low),
                None => format!("not decided between {:+} and {:+}", test.low, test.high),
            };
            let _ = writeln!(
                text,
                "{} against {}: {found} rating points, after {} pairs (log-likelihood ratio {:.2})",
                self.competitors()[pairing.first].name,
                self.competitors()[pairing.second].name,
                results.pairs.iter().sum::<u64>(),
                test.likelihood_ratio(&results.pairs)
            );
        }
        text
    }
}

fn table(standings: &[Standing]) -> Vec<Vec<String>> {
    let with_forfeits = standings.iter().any(|one| one.balance.forfeited > 0);
    let mut head = vec![
        "name",
        "rating",
        "95% interval",
        "matches",
        "won-drawn-lost",
        "won of decided",
        "goals",
        "ms per decision",
        "longest",
    ];
    if with_forfeits {
        head.push("forfeits");
    }
    let mut rows = vec![head.into_iter().map(str::to_owned).collect()];
    for one in standings {
        let balance = one.balance;
        let [low, high] = one.interval;
        let share = match (one.won_of_decided, one.won_of_decided_interval) {
            (Some(share), Some([low, high])) => {
                let [share, low, high] = [share, low, high].map(|share| 100.0 * share);
                format!("{share:.1}% ({low:.1}-{high:.1})")
            }
            _ => "-".to_owned(),
        };
        let mut row = vec![
            one.name.clone(),
            format!("{:.0}", one.rating),
            if low < high {
                format!("{low:.0} to {high:.0}")
            } else {
                "fixed".to_owned()
            },
            one.matches.to_string(),
            format!("{}-{}-{}", balance.won, balance.drawn, balance.lost),
            share,
            format!("{}-{}", balance.goals_for, balance.goals_against),
            format!("{:.3}", one.mean_ms),
            format!("{:.1}", one.longest_ms),
        ];
        if with_forfeits {
            row.push(balance.forfeited.to_string());
        }
        rows.push(row);
    }
    rows
}

fn cross_table(standings: &[Standing]) -> Vec<Vec<String>> {
    let head = std::iter::once(String::new()).chain(standings.iter().map(|one| one.name.clone()));
    let mut rows = vec![head.collect()];
    for one in standings {
        let against = one.against.iter().map(|balance| match balance {
            Some(balance) => format!("{} of {}", balance.points(), balance.matches()),
            None => "-".to_owned(),
        });
        rows.push(std::iter::once(one.name.clone()).chain(against).collect());
    }
    rows
}

/// Columns as wide as they need be: the first to the left, the others to the right.
fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let widths: Vec<usize> = (0..columns)
        .map(|column| rows.iter().map(|row| text::width(&row[column])).max())
        .map(Option::unwrap_or_default)
        .collect();
    let mut all = String::new();
    for row in rows {
        for (index, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let space = " ".repeat(width.saturating_sub(text::width(cell)));
            let _ = match index {
                0 => write!(all, "{cell}{space}"),
                _ => write!(all, "  {space}{cell}"),
            };
        }
        all.truncate(all.trim_end().len());
        all.push('\n');
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let rows =
            [["", "won"], ["ö", "1"], ["left", "12"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(aligned(&rows), "      won\nö       1\nleft   12\n");
    }
}
