//! Speed of the rules on one core: answers and matches per second, and positions copied per second.
//!
//! `cargo bench` prints, for each play-out, items per second: answers (choices and rolls) or matches.

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use gaffer_coach::{Coach, Luck, Random, fuba::Sensible, play_match, random_play_out};
use gaffer_core::{BySide, Rules, Silent};
use gaffer_fuba::{Choice, Options, Position};

fn main() {
    println!("a position has {} bytes", size_of::<Position>());
    println!("a choice has {} bytes", size_of::<Choice>());
    divan::main();
}

const MATCHES: u64 = 200;

fn start_with(options: Options) -> Position {
    Position::begin(&options).expect("the presets are playable")
}

fn random_matches(options: Options, choices: &mut Vec<Choice>) -> u64 {
    let mut luck = Luck::new(1);
    (0..MATCHES)
        .map(|_| random_play_out(&mut start_with(options), &mut luck, choices, &mut Silent))
        .sum()
}

/// Room for the longest list of choices: three skills out of 27.
const MOST_CHOICES: usize = 2925;

fn bench_answers(bencher: Bencher<'_, '_>, options: Options) {
    let mut choices = Vec::with_capacity(MOST_CHOICES);
    let answers = random_matches(options, &mut choices);
    bencher
        .counter(ItemsCount::new(answers))
        .bench_local(|| random_matches(options, black_box(&mut choices)));
}

fn bench_matches(bencher: Bencher<'_, '_>, options: Options) {
    let mut choices = Vec::with_capacity(MOST_CHOICES);
    bencher
        .counter(ItemsCount::new(MATCHES))
        .bench_local(|| random_matches(options, black_box(&mut choices)));
}

/// The presets that are played at random, side by side.
const PRESETS: [&str; 5] = ["2.2", "1.0", "2014", "full", "2014-full"];

fn options(preset: &str) -> Options {
    Options::preset(preset).expect("a preset's name")
}

#[divan::bench(args = PRESETS)]
fn random_play_answers(bencher: Bencher<'_, '_>, preset: &str) {
    bench_answers(bencher, options(preset));
}

/// Champions beside it.
#[divan::bench(args = ["friendly", "full", "tournament"])]
fn champions_random_play_answers(bencher: Bencher<'_, '_>, preset: &str) {
    let (_, options) = gaffer_champions::Options::PRESETS
        .into_iter()
        .find(|(name, _)| *name == preset)
        .expect("a preset's name");
    let start = gaffer_champions::Position::begin(&options).expect("the presets are playable");
    let mut choices = Vec::with_capacity(MOST_CHOICES);
    let mut play = || -> u64 {
        let mut luck = Luck::new(1);
        (0..MATCHES)
            .map(|_| random_play_out(&mut start.clone(), &mut luck, &mut choices, &mut Silent))
            .sum()
    };
    let answers = play();
    bencher
        .counter(ItemsCount::new(answers))
        .bench_local(|| black_box(play()));
}

#[divan::bench(args = PRESETS)]
fn random_play_matches(bencher: Bencher<'_, '_>, preset: &str) {
    bench_matches(bencher, options(preset));
}

const COACHED: u64 = 8;

/// Plays a few matches between two coaches of a kind and returns the answers given.
fn coached_matches(coach: fn() -> Box<dyn Coach<Position>>, preset: &str) -> u64 {
    let start = start_with(options(preset));
    (0..COACHED)
        .map(|seed| play_match(start, &mut BySide::with(|_| coach()), seed, &mut Silent).answers)
        .sum()
}

fn sensible() -> Box<dyn Coach<Position>> {
    Box::new(Sensible::default())
}

fn random() -> Box<dyn Coach<Position>> {
    Box::new(Random)
}

/// The basic games.
const EDITIONS: [&str; 3] = ["2.2", "1.0", "2014"];

#[divan::bench(sample_count = 20, args = EDITIONS)]
fn sensible_play_answers(bencher: Bencher<'_, '_>, preset: &str) {
    bencher
        .counter(ItemsCount::new(coached_matches(sensible, preset)))
        .bench_local(|| coached_matches(black_box(sensible), preset));
}

#[divan::bench(sample_count = 20, args = EDITIONS)]
fn sensible_play_matches(bencher: Bencher<'_, '_>, preset: &str) {
    bencher
        .counter(ItemsCount::new(COACHED))
        .bench_local(|| coached_matches(black_box(sensible), preset));
}

#[divan::bench(sample_count = 20)]
fn random_coach_matches(bencher: Bencher<'_, '_>) {
    bencher
        .counter(ItemsCount::new(COACHED))
        .bench_local(|| coached_matches(black_box(random), "2.2"));
}

#[divan::bench]
fn positions_copied(bencher: Bencher<'_, '_>) {
    const COPIES: usize = 1024;
    let position = start_with(Options::default());
    let mut copies = vec![position; COPIES];
    bencher
        .counter(ItemsCount::new(COPIES))
        .bench_local(|| black_box(&mut copies).fill(black_box(position)));
}
