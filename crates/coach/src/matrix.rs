//! Games in which both sides choose at once: the mixes that nobody can do better against, and their value.

/// The equilibrium of a game in which what one side gains the other loses.
#[derive(Clone, Debug, PartialEq)]
pub struct Equilibrium {
    /// How often the chooser of the row, who wants much, takes each row.
    pub rows: Vec<f64>,
    /// How often the chooser of the column, who wants little, takes each column.
    pub columns: Vec<f64>,
    /// What the rows' side gets on average.
    pub value: f64,
}

/// Below this a number is a rounding error.
const NOTHING: f64 = 1e-12;

/// Solves a game by its table: what the rows' side gets for each row and column.
///
/// The simplex method on the columns' problem; Bland's rule keeps it from going round in circles. A table without
/// rows or columns, or with rows of different lengths, has no equilibrium.
pub fn solve(table: &[Vec<f64>]) -> Option<Equilibrium> {
    let (rows, columns) = (table.len(), table.first()?.len());
    if columns == 0 || table.iter().any(|row| row.len() != columns) {
        return None;
    }
    // All gains are made positive; that changes nothing but the value.
    let lowest = table
        .iter()
        .flatten()
        .copied()
        .fold(f64::INFINITY, f64::min);
    let shift = 1.0 - lowest;
    // Maximise the sum of y where table * y <= 1: one slack for each row, the last line is the goal.
    let width = columns + rows + 1;
    let mut lines: Vec<Vec<f64>> = table
        .iter()
        .enumerate()
        .map(|(index, row)| {
            let mut line: Vec<f64> = row.iter().map(|gain| gain + shift).collect();
            line.resize(width, 0.0);
            line[columns + index] = 1.0;
            line[width - 1] = 1.0;
            line
        })
        .collect();
    let mut goal = vec![0.0; width];
    goal[..columns].fill(-1.0);
    let mut basis: Vec<usize> = (columns..columns + rows).collect();
    while let Some(enters) = (0..width - 1).find(|column| goal[*column] < -NOTHING) {
        let leaves = (0..rows)
            .filter(|row| lines[*row][enters] > NOTHING)
            .min_by(|one, other| {
                let ratio = |row: &usize| lines[*row][width - 1] / lines[*row][enters];
                (ratio(one).total_cmp(&ratio(other))).then(basis[*one].cmp(&basis[*other]))
            })?;
        let pivot = lines[leaves][enters];
        lines[leaves].iter_mut().for_each(|number| *number /= pivot);
        let line = lines[leaves].clone();
        let clear = |other: &mut Vec<f64>| {
            let times = other[enters];
            for (number, part) in other.iter_mut().zip(&line) {
                *number -= times * part;
            }
        };
        (0..rows)
            .filter(|row| *row != leaves)
            .for_each(|row| clear(&mut lines[row]));
        clear(&mut goal);
        basis[leaves] = enters;
    }
    let sum = goal[width - 1];
    let mut chosen = vec![0.0; columns];
    for (line, variable) in lines.iter().zip(&basis) {
        if let Some(share) = chosen.get_mut(*variable) {
            *share = line[width - 1] / sum;
        }
    }
    Some(Equilibrium {
        rows: (0..rows).map(|row| goal[columns + row] / sum).collect(),
        columns: chosen,
        value: 1.0 / sum - shift,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: &[f64], other: &[f64]) -> bool {
        one.len() == other.len() && one.iter().zip(other).all(|(a, b)| (a - b).abs() < 1e-9)
    }

    #[test]
    fn stone_scissors_paper_is_even() {
        let table = [
            vec![0.0, 1.0, -1.0],
            vec![-1.0, 0.0, 1.0],
            vec![1.0, -1.0, 0.0],
        ];
        let solved = solve(&table).expect("a game");
        assert!(near(&solved.rows, &[1.0 / 3.0; 3]) && near(&solved.columns, &[1.0 / 3.0; 3]));
        assert!(solved.value.abs() < 1e-9);
    }

    /// By hand: the row's side takes the first row in 1 of 4, and gets 2.5.
    #[test]
    fn two_by_two_is_solved_by_hand() {
        let solved = solve(&[vec![4.0, 1.0], vec![2.0, 3.0]]).expect("a game");
        assert!(near(&solved.rows, &[0.25, 0.75]) && near(&solved.columns, &[0.5, 0.5]));
        assert!((solved.value - 2.5).abs() < 1e-9);
    }

    /// A row that is never worse is always taken.
    #[test]
    fn a_better_row_is_taken_alone() {
        let solved = solve(&[vec![1.0, 2.0], vec![3.0, 5.0]]).expect("a game");
        assert!(near(&solved.rows, &[0.0, 1.0]) && near(&solved.columns, &[1.0, 0.0]));
        assert!((solved.value - 3.0).abs() < 1e-9);
    }

    #[test]
    fn what_is_no_table_has_no_equilibrium() {
        assert_eq!(solve(&[]), None);
        assert_eq!(solve(&[vec![]]), None);
        assert_eq!(solve(&[vec![1.0, 2.0], vec![1.0]]), None);
    }
}
