//! The readings of Champions 2020: every doubtful line that a club may read in its own way, with the words about it.

use gaffer_core::{ReadingSet, WrittenReadings};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

gaffer_core::readings! {
    /// When the shifts at the end of a turn are made.
    shifts: Shifts {
        editions: ["2020"],
        decisions: ["C20-D22"],
        print: "A manager completes his turn before the other tries to intercept; the shifts are the end of a turn.",
        /// When the ball has come to rest, after all interceptions.
        AfterInterceptions = "after_interceptions",
        /// As soon as a played ball has a space to rest on, before anybody tries to intercept it.
        BeforeInterceptions = "before_interceptions",
        letter: BeforeInterceptions,
        play: "Whether offside players have gone back already, when a deflected ball runs among them.",
    }

    /// Whether a 1 that is rolled again after a catch or Hands moves the watch.
    catch_ones: CatchOnes {
        editions: ["2020"],
        decisions: ["C20-D39"],
        print: "Every 1 moves the watch but those of a dead ball and of the kick-off.",
        /// It does, and in the tally it is a roll; the last one ends the match.
        Count = "count",
        /// It does not, like a 1 at a dead ball.
        Skip = "skip",
        letter: Count,
        before: second in ["2020"],
        play: "With `count` a match has a few turns less.",
    }

    /// Whether endline spaces are out while a corner is played.
    corner_endline: CornerEndline {
        editions: ["2020"],
        decisions: ["C20-D50", "C20-D87"],
        print: "At a corner, and only then, a ball on an endline space is not out.",
        /// They are: only the ball's start is excepted.
        Out = "out",
        /// The ball runs over them in the corner's turn, and players there block or play it; where it would come to rest on one it is out.
        InPlay = "in_play",
        letter: InPlay,
        play: "With `in_play` a corner can be played along the endline, past the wall or into the goal.",
    }

    /// How strongly a corner is taken.
    corner_strength: CornerStrength {
        editions: ["2020"],
        decisions: ["C20-corner-6"],
        print: "The player next to the ball must kick it, by the rules of a normal turn.",
        /// With all pips.
        Full = "full",
        /// As in a turn: by a detour of two or four steps he kicks so much weaker.
        AsTurn = "as_turn",
        letter: AsTurn,
        play: "With `as_turn` a high roll can still be a short corner.",
    }

    /// What the last 1 of the watch ends, rolled while the ball is on its way.
    last_one: LastOne {
        editions: ["2020"],
        decisions: ["C20-D57"],
        print: "The match ends as soon as the watch passes 90 minutes.",
        /// The match, once that ball is out, at rest, held or in the goal.
        BallFinished = "ball_finished",
        /// The match, at once: a goal that would follow does not count.
        AtOnce = "at_once",
        letter: AtOnce,
        play: "Whether a shot on its way can still be scored when the save is the last 1.",
    }

    /// What happens to a side with fewer than seven players.
    fewer_than_seven: FewerThanSeven {
        editions: ["2020"],
        decisions: ["C20-D69"],
        print: "Nothing is said about it.",
        /// It loses the match, as in football.
        Forfeit = "forfeit",
        /// It plays on, as long as it has a goalie and another player.
        PlayOn = "play_on",
        letter: PlayOn,
        play: "A match with many red cards goes on.",
    }

    /// Where a fouler goes whose space at a free kick is taken.
    fouler_blocked: FoulerBlocked {
        editions: ["2020"],
        decisions: ["C20-D72"],
        print: "Each time another player blocks him, he is moved a space to either side.",
        /// To the nearest free space of the row he was sent to.
        Nearest = "nearest",
        /// Step by step: a space to the side of his manager's choice each time he is blocked, then on.
        Sideways = "sideways",
        letter: Sideways,
        play: "Where the wall stands in a crowd.",
    }

    /// Who may take a penalty.
    penalty_taker: PenaltyTaker {
        editions: ["2020"],
        decisions: ["C20-D73"],
        print: "The manager places a player on the penalty spot.",
        /// An outfielder.
        Outfielder = "outfielder",
        /// Anybody, the goalie too.
        AnyPlayer = "any_player",
        letter: AnyPlayer,
        play: "With `any_player` a goalie may shoot, and is far from his goal afterwards.",
    }
}

impl Readings {
    /// The readings in a set.
    pub const fn from_set(set: ReadingSet) -> Self {
        match set {
            ReadingSet::Sense => Self::SENSE,
            ReadingSet::Letter => Self::LETTER,
        }
    }
}

impl<'de> Deserialize<'de> for Readings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = WrittenReadings::read(deserializer, READINGS)?;
        let set = Self::from_set(written.set);
        Ok(Self(set.0 & !written.named | written.second))
    }
}

impl Serialize for Readings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(READINGS.len()))?;
        for (reading, value) in self.iter() {
            map.serialize_entry(reading.name, value)?;
        }
        map.end()
    }
}
