//! Throw-away: counts reasons.
use gaffer_core::{BySide, DiceFrom, Header, Occupant, RecordEntry, Seat, Seed};
use gaffer_games::words::{Words, plain_names};
use gaffer_games::{ToAct, find};
use gaffer_lab::analyse::{Depth, reviewable};
use gaffer_table::Course;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let matches: u64 = arguments
        .next()
        .and_then(|text| text.parse().ok())
        .unwrap_or(2);
    let show: usize = arguments
        .next()
        .and_then(|text| text.parse().ok())
        .unwrap_or(3);
    let mut all: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let mut without: BTreeMap<String, usize> = BTreeMap::new();
    for game in gaffer_games::GAMES {
        let name = game.name();
        for preset in game.info(gaffer_games::words::Language::ENGLISH).presets {
            let mut shown = 0;
            for (number, coach) in
                (1..=matches).zip(["sensible", "random", "amateur", "beginner"].iter().cycle())
            {
                let (header, entries) = play(name, preset.name, coach, number)?;
                let course = Course::read(&entries).map_err(|problem| problem.message)?;
                let reviewed = reviewable(&header, &course)?;
                let judged =
                    reviewed.judge(Depth::Glance, 0..reviewed.parts(), 2, Arc::default())?;
                let began = Instant::now();
                let names = plain_names();
                let story = reviewed.tell(Depth::Glance, &judged, Words::english(&names))?;
                let told = began.elapsed().as_secs_f64();
                let json = story.json();
                let mut decisions = 0;
                for step in json["steps"].as_array().unwrap() {
                    let grade = step["grade"].as_str().unwrap_or("none");
                    if step["better"].is_object() {
                        decisions += 1;
                    }
                    if !["mistake", "blunder", "doubtful"].contains(&grade) {
                        continue;
                    }
                    let reason = step["better"]["reason"].as_str().unwrap_or("");
                    let sentences: Vec<&str> =
                        reason.split(". ").filter(|s| !s.is_empty()).collect();
                    let concrete = sentences
                        .iter()
                        .any(|s| !s.starts_with("It wins ") || s.starts_with("It wins the ball"))
                        .then_some(())
                        .filter(|()| {
                            !sentences.iter().all(|s| {
                                s.starts_with("It is worth")
                                    || (s.starts_with("It wins ")
                                        && !s.starts_with("It wins the ball"))
                            })
                        })
                        .is_some();
                    let last = |plan: &Value| {
                        plan["steps"].as_array().and_then(|steps| {
                            steps.iter().rev().find_map(|step| {
                                let odds = step.get("odds")?;
                                let total = odds["total"].as_f64().filter(|t| *t > 0.0)?;
                                Some((
                                    step["choice"].as_str()?.split(' ').next()?.to_owned(),
                                    odds["part"].as_f64()? / total,
                                ))
                            })
                        })
                    };
                    let before = last(&step["better"]["plan"])
                        .zip(last(&step["better"]["made"]))
                        .is_some_and(|(one, other)| one.0 == other.0 && one.1 > other.1);
                    let count = all.entry(format!("before: {name} {grade}")).or_default();
                    count.0 += 1;
                    count.1 += usize::from(before);
                    for key in [
                        format!("{name} {} {grade}", preset.name),
                        format!("{name} all {grade}"),
                    ] {
                        let count = all.entry(key).or_default();
                        count.0 += 1;
                        count.1 += usize::from(concrete);
                    }
                    if !concrete {
                        *without
                            .entry(format!("{name} {}", step["about"]))
                            .or_default() += 1;
                    }
                    if shown < show && (concrete || shown % 2 == 1) {
                        shown += 1;
                        println!(
                            "{name} {} {grade} {} [{}]\n   made {}\n   best {}\n   {reason}",
                            preset.name,
                            step["about"],
                            step["question"],
                            step["answers"]["notation"],
                            step["best"]["notation"]
                        );
                    }
                }
                println!(
                    "{name} {} {coach}: told in {told:.3} s, {decisions} with better",
                    preset.name
                );
            }
        }
    }
    for (key, (all, concrete)) in all {
        println!(
            "{key}: {concrete} of {all} = {:.0} %",
            100.0 * concrete as f64 / all as f64
        );
    }
    for (key, count) in without {
        println!("without: {key} {count}");
    }
    Ok(())
}

/// A match between two sensible coaches to its end.
fn play(
    game: &str,
    preset: &str,
    coach: &str,
    number: u64,
) -> Result<(Header<Value>, Vec<RecordEntry>), String> {
    let kind = find(game)?;
    let seed = Seed::Named(number);
    let said = |problem: gaffer_games::protocol::Problem| problem.message;
    let mut played = kind.new_match(Some(preset), Map::new()).map_err(said)?;
    let mut entries = Vec::new();
    loop {
        let change = match played.to_act() {
            ToAct::Over => break,
            ToAct::Dice { .. } => played.roll_seeded(seed).map_err(said)?,
            ToAct::Side(_) => {
                let decision = played.decide(coach, seed, Arc::default());
                let choice = decision.map_err(said)?.row.swap_remove(0);
                played.choose(&choice).map_err(said)?
            }
        };
        entries.extend(change.entries);
    }
    let seat = || Seat {
        name: "Sensible".to_owned(),
        coach: Occupant::Coach("sensible".to_owned()),
    };
    let header = Header {
        gaffer: 1,
        game: game.to_owned(),
        rules: kind.version(),
        options: played.options(),
        seats: BySide {
            home: seat(),
            away: seat(),
        },
        dice: DiceFrom::Seed,
        seed: Some(seed),
        sealed: None,
        time: None,
        substitute: None,
    };
    Ok((header, entries))
}
