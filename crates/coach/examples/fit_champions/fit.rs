//! Fits the weights to lessons: the least squares of what looking further says.

use gaffer_coach::champions::expert::{Features, Lesson, Weights};

/// How much of what looking further says is believed: what is far away fades.
const LATER: f64 = 0.97;
/// More goals than this in the next turns are not told apart.
const MOST: f64 = 1.0;
/// How many lessons it takes to change a weight as much as they say it should be.
const CARE: f64 = 30.0;

const COUNT: usize = Features::COUNT;

/// Moves the weights to where the lessons are met best; every tenth row of lessons is kept to see how well.
pub(crate) fn fit(weights: &mut Weights, lessons: &[Lesson]) {
    let mut squares = vec![[0.0; COUNT]; COUNT];
    let mut products = [0.0; COUNT];
    let mut others = Vec::new();
    for (index, lesson) in lessons.iter().enumerate() {
        let features = Features::of(&lesson.scene);
        let target = lesson.lead.clamp(-MOST, MOST) * LATER;
        // Lessons of one match follow each other, so whole rows of them are kept.
        if index / 200 % 10 == 9 {
            others.push((features, target));
            continue;
        }
        let wrong = target - weights.sum(&features);
        for (row, one) in features.0.iter().enumerate() {
            if *one != 0.0 {
                products[row] += one * wrong;
                for (slot, other) in squares[row].iter_mut().zip(&features.0) {
                    *slot += one * other;
                }
            }
        }
    }
    for (index, row) in squares.iter_mut().enumerate() {
        row[index] += CARE;
    }
    let before = mean_square(weights, &others);
    for (weight, change) in weights.0.iter_mut().zip(solved(squares, products)) {
        *weight += change;
    }
    println!(
        "  {} lessons; mean square of {} others {before:.6} before, {:.6} after",
        lessons.len() - others.len(),
        others.len(),
        mean_square(weights, &others)
    );
}

fn mean_square(weights: &Weights, lessons: &[(Features, f64)]) -> f64 {
    let sum: f64 = lessons
        .iter()
        .map(|(features, target)| (weights.sum(features) - target).powi(2))
        .sum();
    sum / lessons.len().max(1) as f64
}

/// The solution of linear equations whose matrix is symmetric and positive, by elimination.
fn solved(mut matrix: Vec<[f64; COUNT]>, mut right: [f64; COUNT]) -> [f64; COUNT] {
    for pivot in 0..COUNT {
        let (above, below) = matrix.split_at_mut(pivot + 1);
        let row = &above[pivot];
        for (offset, other) in below.iter_mut().enumerate() {
            let times = other[pivot] / row[pivot];
            if times != 0.0 {
                for (slot, value) in other.iter_mut().zip(row) {
                    *slot -= times * value;
                }
                right[pivot + 1 + offset] -= times * right[pivot];
            }
        }
    }
    for pivot in (0..COUNT).rev() {
        let known: f64 = (pivot + 1..COUNT)
            .map(|at| matrix[pivot][at] * right[at])
            .sum();
        right[pivot] = (right[pivot] - known) / matrix[pivot][pivot];
    }
    right
}
