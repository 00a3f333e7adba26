//! The matches of rounds that have days, as a calendar (RFC 5545).

use gaffer_games::words::Language;

use crate::competition::Competition;
use crate::luck::Luck;

/// The longest line in bytes, without its end.
const LONGEST: usize = 75;

/// The whole calendar, as it is made at this moment, in seconds since 1970.
pub(super) fn text(competition: &Competition, language: Language, now: u64) -> String {
    let overview = competition.overview(language);
    let name = identity(competition);
    let stamp = i64::try_from(now)
        .ok()
        .and_then(|now| jiff::Timestamp::from_second(now).ok())
        .unwrap_or_default();
    let stamp = stamp.strftime("%Y%m%dT%H%M%SZ").to_string();
    let mut text = String::new();
    let mut add = |line: &str| text += &folded(line);
    add("BEGIN:VCALENDAR");
    add("VERSION:2.0");
    add("PRODID:-//Gaffer//Cup//EN");
    for round in &overview.rounds {
        let Some(day) = competition.day(round.number - 1) else {
            continue;
        };
        for fixture in &round.fixtures {
            let mut summary = overview.pairing(fixture);
            if let Some(result) = &fixture.result {
                summary = format!("{summary} {result}");
            }
            let part = fixture.part_of.iter().cloned();
            let about: Vec<String> = std::iter::once(overview.name.clone()).chain(part).collect();
            add("BEGIN:VEVENT");
            add(&format!("UID:{name:016x}-{}@cup.gaffer", fixture.id + 1));
            add(&format!("DTSTAMP:{stamp}"));
            add(&format!("DTSTART;VALUE=DATE:{}", day.strftime("%Y%m%d")));
            add(&format!("SUMMARY:{}", escaped(&summary)));
            add(&format!("DESCRIPTION:{}", escaped(&about.join(", "))));
            add("TRANSP:TRANSPARENT");
            add("END:VEVENT");
        }
    }
    add("END:VCALENDAR");
    text
}

/// A number that a competition keeps: of its name, its teams and its first day, and not of its seed, which is secret where
/// dice are shared.
fn identity(competition: &Competition) -> u64 {
    let setting = competition.setting();
    let day = setting.calendar.iter().map(|one| one.first.to_string());
    let names = setting.teams.iter().map(|team| team.name.clone());
    let all: Vec<String> = day.chain([setting.name.clone()]).chain(names).collect();
    Luck::of(0, all.join("\n").bytes().map(u64::from)).number()
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | ';' | ',' => escaped.extend(['\\', c]),
            '\n' => escaped += "\\n",
            c if c.is_control() => {}
            c => escaped.push(c),
        }
    }
    escaped
}

/// A line in parts of at most 75 bytes, each but the first after a space; no character is cut.
fn folded(line: &str) -> String {
    let mut text = String::with_capacity(line.len() + 2);
    let mut used = 0;
    for c in line.chars() {
        if used + c.len_utf8() > LONGEST {
            text += "\r\n ";
            used = 1;
        }
        text.push(c);
        used += c.len_utf8();
    }
    text + "\r\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_folded_between_characters() {
        let line = "SUMMARY:".to_owned() + &"ä".repeat(80);
        let text = folded(&line);
        assert!(text.ends_with("\r\n"));
        assert!(
            text.split("\r\n").all(|part| part.len() <= LONGEST),
            "{text}"
        );
        assert_eq!(text.replace("\r\n ", "").trim_end(), line);
        assert_eq!(folded(&"x".repeat(75)), "x".repeat(75) + "\r\n");
        assert_eq!(escaped("a, b; c\\d\r"), "a\\, b\\; c\\\\d");
    }
}
