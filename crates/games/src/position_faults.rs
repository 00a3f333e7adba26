//! What is wrong with a position, in the reader's language: the rules say it in English, and what people meet most has words in every
//! language.

use gaffer_core::Faults;

use crate::words::{Phrase, joined, say};

/// Everything that is wrong with a position; what has no words of its own stays as the rules say it.
pub fn said(faults: &Faults) -> Phrase {
    let all = faults.0.iter().map(|fault| one(fault));
    joined(all, |first, next| {
        say!(position_faults::Several, first, next)
    })
}

/// Makes a message of a fault: of rows with what the rules say, `*` where it differs, and the message with the values there.
macro_rules! known {
    ($fault:ident: $($english:literal => $message:ident { $($value:ident),* })+) => {
        $(if let Some(mut found) = captured($english, $fault) {
            found.reverse();
            $(let $value = found.pop().unwrap_or_default();)*
            return say!(position_faults::$message $(, $value)*);
        })+
    };
}

fn one(fault: &str) -> Phrase {
    known! { fault:
        "a position begins with the name of its game, *, and goes on like *" => NoGame { games, example }
        "this is a position of *, not of *" => OtherGame { game, wanted }
        "'*' is no field: write name=value" => NoField { field }
        "'*' is said twice: leave one of them out" => Twice { field }
        "the controlling team, *, has no piece with the ball in *" => NobodyAtBall { team, area }
        "value: * is not 1 to 6" => Value { value }
        "at and award exclude each other" => AtOrAward {}
        "at: a position has it or an award, not both" => AtOrAward {}
        "at: nothing can be chosen in this position" => NothingToChoose {}
        "at: the edition knows no such step" => NoSuchStep {}
        "at: only a passive team with a player at the ball presses" => NobodyPresses {}
        "half is 1 or 2 and clock * to *" => HalfAndClock { first, last }
        "stoppage time begins after square *: clock is * then" => Stoppage { square, clock }
        "pieces: * is listed without the * keeper who stands there" => KeeperListed { area, team }
        "pieces: in this set-up they may not be placed like that" => SetUp {}
        "the * keeper is not on the pitch" => NoKeeper { team }
        "the * team has pieces in hand outside a set-up" => InHand { team }
        "the * formation does not add up to ten" => Formation { team }
        "more * pieces of * have moved than stand there" => MovedTooMany { team, area }
        "home, away: two players stand on *" => TwoOnSpace { space }
        "*: two players stand on *" => TwoOfTeamOnSpace { team, space }
        "* has nobody on the pitch" => NobodyOnPitch { team }
        "* has no goalie on the pitch: write 1 or 20, or name an outfielder in goal with *" => NoGoalie { team, how }
        "* has more than * players on the pitch" => TooMany { team, most }
        "* may not stand on *: goal spaces are for their goalie (C20-killjoy-1)" => GoalSpace { player, space }
        "* cannot stand on *, outside the field, now" => OutsideField { player, space }
        "* is written twice" => PlayerTwice { player }
        "* has used more than three substitutions" => Substitutions { team }
        "ball: say where it is, e.g. \"*\"" => WhereIsBall { example }
        "ball: it cannot lie on *" => BallOn { space }
        "ball: it lies neither in the field nor under a goalie in his goal" => BallNowhere {}
        "goalie: one goalie is on the pitch, in goal (C20-sub-6)" => OneGoalie {}
        "turn.roll: it is 1 to 6, and 0 before the roll" => Roll {}
    }
    fault.into()
}

/// What stands in a text where a pattern has stars; nothing where the text is another one.
fn captured(pattern: &str, text: &str) -> Option<Vec<String>> {
    let mut parts = pattern.split('*');
    let mut rest = text.strip_prefix(parts.next()?)?;
    let mut found = Vec::new();
    let parts: Vec<&str> = parts.collect();
    for (index, part) in parts.iter().enumerate() {
        let at = if index + 1 == parts.len() {
            rest.len()
                .checked_sub(part.len())
                .filter(|_| rest.ends_with(part))?
        } else {
            rest.find(part)?
        };
        found.push(rest[..at].to_owned());
        rest = &rest[at + part.len()..];
    }
    rest.is_empty().then_some(found)
}

#[cfg(test)]
mod tests {
    use crate::words::Language;
    use crate::{GAMES, position_text};

    /// What is wrong with positions that people write, in English as the rules say it and in Finnish with other words: a fault that the
    /// rules begin to word otherwise is found here.
    #[test]
    fn what_people_meet_is_said_in_every_language() {
        let finnish: Language = "fi".parse().unwrap();
        for text in [
            "fuba/2.2;pieces=b3:0/2;ball=b3",
            "fuba/2.2;pieces=b3:2/2;ball=b3;value=9",
            "fuba/2.2;pieces=b3:2/2;ball=b3;clock=99",
            "fuba/2.2;pieces=b3:2/2;ball=b3;clock=20;stoppage=2",
            "fuba/2.2;pieces=b3:2/2;ball=b3;at=stand-in",
            "fuba/2.2;pieces=b3:2/2;ball=b3;ball=b4",
            "fuba/2.2;pieces",
            "champions/friendly;home=1:5.0,8:5.5;away=1:6.14,8:5.5;ball=5.5;turn=home",
            "champions/friendly;home=1:5.0,8:5.5,9:5.5;away=1:6.14;ball=5.5;turn=home",
            "champions/friendly;home=1:5.0,8:5.5;ball=5.5;turn=home",
            "champions/friendly;home=8:5.5;away=1:6.14;ball=5.5;turn=home",
            "champions/friendly;home=1:5.0,8:6.14;away=1:5.14;ball=5.5;turn=home",
            "champions/friendly;home=1:5.0,8:5.5;away=1:6.14;turn=home",
        ] {
            let game = position_text::game(text).unwrap_or(GAMES[0]);
            let problem = game.match_from_text(text).unwrap_err();
            let english = problem.message.clone();
            let told = problem.in_language(finnish).message;
            assert_ne!(told, english, "{text}");
            let unsaid = english.split("; ").filter(|fault| told.contains(*fault));
            assert_eq!(unsaid.count(), 0, "{text}: {told}");
        }
    }

    #[test]
    fn a_pattern_finds_what_differs() {
        let found = |pattern, text| super::captured(pattern, text).map(|found| found.join("|"));
        assert_eq!(found("a * c *", "a b c d"), Some("b|d".to_owned()));
        assert_eq!(found("* c", "a b c"), Some("a b".to_owned()));
        assert_eq!(found("a", "a"), Some(String::new()));
        assert_eq!(found("a", "ab"), None);
        assert_eq!(found("a * c", "a b"), None);
    }
}
