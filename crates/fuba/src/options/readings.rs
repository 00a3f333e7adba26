//! The readings of FUBA: every doubtful line that a club may read in its own way, with the words about it.

use gaffer_core::WrittenReadings;
use serde::{Deserialize, Deserializer};

use super::Edition;

gaffer_core::readings! {
    /// Whose players may not move into an offside position.
    offside_of: OffsideOf {
        editions: ["2014"],
        decisions: ["F14-D3", "F14-4.8.5a"],
        print: "The definition of offside is about players of the controlling team alone.",
        /// The controlling team's; the passive team moves wherever it likes.
        Controlling = "controlling",
        /// Both teams'.
        Both = "both",
        letter: Controlling,
        before: second in ["2014"],
        play: "With `both` the passive team cannot wait behind the defence for the ball to be lost.",
    }

    /// Whether the first die of a difficult goal attempt can give a rebound.
    difficult_rebound: DifficultRebound {
        editions: ["2014", "2.2"],
        decisions: ["F14-D16", "F22-D50"],
        print: "The first die follows the rules of goal attempts; only a six is named as special.",
        /// It can, as in any attempt: one below the value with a player in the penalty area.
        On = "on",
        /// It cannot: anything but a six is a corner kick or a miss.
        Off = "off",
        letter: On,
        before: second in ["2014"],
        play: "A hopeless shot with a player in front of goal has one more die that keeps it alive.",
    }

    /// Where an advanced goalkeeper helps his team to press (A5).
    keeper_pressing: KeeperPressing {
        editions: ["2014"],
        decisions: ["F14-D35"],
        print: "A keeper outside his goal area gives -1 on pressing dice; no place is named.",
        /// Only where he stands, in his penalty area.
        HisArea = "his_area",
        /// Wherever his team presses.
        Everywhere = "everywhere",
        letter: Everywhere,
        play: "With `everywhere` an advanced keeper makes every pressing of his team easier.",
    }

    /// Whether the ball value is adjusted while a goal kick is pending.
    goal_kick_adjustment: GoalKickAdjustment {
        editions: ["2014"],
        decisions: ["F14-D21"],
        print: "The value is adjusted after a team's moves, without exception; pressing and dribbling are excepted.",
        /// It is not.
        Off = "off",
        /// It is, as in any action stage.
        On = "on",
        letter: On,
        play: "With `on` opponents in the penalty area raise the value of the goal kick.",
    }

    /// Where a free kick is taken when the ball has left the target area.
    free_kick_place: FreeKickPlace {
        editions: ["2.2"],
        decisions: ["F22-D61"],
        print: "A free kick is taken in the target area of the turn.",
        /// Where the ball is.
        Ball = "ball",
        /// In the target area, wherever the ball went since.
        Target = "target",
        letter: Target,
        play: "A foul after a dribble into the penalty area is a penalty, or a free kick further out.",
    }

    /// When Tackle and Midfield pressing foul in an aggressive pressing.
    tackle_foul: TackleFoul {
        editions: ["2.2"],
        decisions: ["F22-D95"],
        print: "The skills foul on equal dice; an aggressive pressing that fails is a foul anyway (A6).",
        /// On equal dice only.
        Doubles = "doubles",
        /// On equal dice, and when the pressing fails.
        DoublesOrFailure = "doubles_or_failure",
        letter: DoublesOrFailure,
        play: "With `doubles` the skill lets a team press hard without a free kick for every failure.",
    }

    /// What a free movement of the event table is.
    event_free_move: EventFreeMove {
        editions: ["2.2"],
        decisions: ["F22-D31"],
        print: "The table gives free movements, which is also the title of chapter 4.7.6.",
        /// One player to any adjacent area.
        Adjacent = "adjacent",
        /// Only a move of chapter 4.7.6: away from a goal line, or the keeper home.
        FreeMovement = "free_movement",
        letter: FreeMovement,
        play: "With `free_movement` the rarest events are worth next to nothing.",
    }

    /// Whether Skilled full back needs a player where he brings the ball.
    full_back_needs_player: FullBackNeedsPlayer {
        editions: ["2.2"],
        decisions: ["F22-D98"],
        print: "The ball goes up to two areas; only Creative midfielder asks for a player there.",
        /// One of the own team who is not offside.
        Yes = "yes",
        /// Nobody need be there: the closest player of the team goes to the ball then.
        No = "no",
        letter: No,
        play: "With `no` the ball is carried out of the defence also where nobody waits for it.",
    }

    /// Who may enter the penalty area in the moves before a goal kick.
    goal_kick_entry: GoalKickEntry {
        editions: ["2.2"],
        decisions: ["F22-D68"],
        print: "The area is cleared, then both teams move; nothing keeps anybody out.",
        /// The team that has the kick; the other stays out.
        Controlling = "controlling",
        /// Both teams.
        Both = "both",
        letter: Both,
        play: "With `both` opponents can stand by the keeper when he plays the ball.",
    }

    /// By which area the order of action stages is found after a failed pass.
    failed_pass_order: FailedPassOrder {
        editions: ["2.2"],
        decisions: ["F22-D34"],
        print: "The ball goes back to the start area; the order follows the players in the target area.",
        /// By the start area, where the ball is.
        Start = "start",
        /// By the target area that the pass did not reach.
        Target = "target",
        letter: Target,
        play: "Who acts first after a failed pass depends on the players at one or the other end of it.",
    }

    /// When a player whose injury is over comes back (A4).
    injured_return: InjuredReturn {
        editions: ["2.2"],
        decisions: ["F22-D85"],
        print: "He returns to the centre at the end of a turn.",
        /// At the end of a turn, or before a restart, so that he is placed in its set-up.
        BeforeSetUp = "before_set_up",
        /// At the end of a turn only; a restart before that is played without him.
        EndOfTurn = "end_of_turn",
        letter: EndOfTurn,
        play: "With `end_of_turn` a team can be one short at a kick-off or free kick a minute longer.",
    }

    /// Whether Off side trap spares whom offside spares.
    trap_exceptions: TrapExceptions {
        editions: ["2.2"],
        decisions: ["F22-D89"],
        print: "The skill names no exception.",
        /// Own half, level with or behind the ball, goal kick and corner kick are free.
        AsOffside = "as_offside",
        /// The trap works against every pass to the second closest opponent.
        None = "none",
        letter: None,
        play: "With `none` corner kicks, goal kicks and passes back can be trapped.",
    }

    /// Whom a mis-positioned keeper helps (A11).
    mispositioned_keeper: MispositionedKeeper {
        editions: ["2.2"],
        decisions: ["F22-D105"],
        print: "+2 on goal attempts of this turn, without saying whose.",
        /// The team that controlled the ball when the event was rolled.
        Controlling = "controlling",
        /// Whoever shoots in this turn.
        AnyAttempt = "any_attempt",
        letter: AnyAttempt,
        play: "A team that wins the ball in the same turn shoots with +2 as well, or does not.",
    }
}

/// A bit beside the readings: they were written as a set, whose lines of other editions are still to be left out.
const AS_A_SET: u16 = 1 << 15;

impl Readings {
    /// The readings of an edition in a set.
    pub fn from_set(edition: Edition, set: gaffer_core::ReadingSet) -> Self {
        match set {
            gaffer_core::ReadingSet::Sense => Self::SENSE,
            gaffer_core::ReadingSet::Letter => Self(Self::LETTER.0 & !foreign(edition)),
        }
    }

    /// Any of the ways in which an edition can be read, by its number.
    pub fn numbered_of(edition: Edition, number: u16) -> Self {
        Self(Self::numbered(number).0 & !foreign(edition))
    }

    /// What was written for an edition: of a set only its own lines.
    pub(super) fn written_for(self, edition: Edition) -> Self {
        if self.0 & AS_A_SET == 0 {
            return self;
        }
        let others = foreign(edition);
        let own_choice = (self.0 ^ Self::LETTER.0) & others & !AS_A_SET;
        Self(self.0 & !others & !AS_A_SET | own_choice)
    }

    /// The readings that differ from the usual ones and are not of an edition.
    pub(super) fn foreign_to(
        self,
        edition: Edition,
    ) -> impl Iterator<Item = &'static gaffer_core::Reading> {
        let foreign = self.0 & foreign(edition);
        READINGS
            .iter()
            .enumerate()
            .filter_map(move |(index, reading)| (foreign >> index & 1 == 1).then_some(reading))
    }
}

/// The bits of the readings that an edition does not have.
fn foreign(edition: Edition) -> u16 {
    READINGS
        .iter()
        .enumerate()
        .filter(|(_, reading)| !reading.is_of(edition.name()))
        .fold(0, |bits, (index, _)| bits | 1 << index)
}

impl<'de> Deserialize<'de> for Readings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = WrittenReadings::read(deserializer, READINGS)?;
        Ok(match written.set {
            gaffer_core::ReadingSet::Sense => Self(written.second),
            gaffer_core::ReadingSet::Letter => {
                Self(Self::LETTER.0 & !written.named | written.second | AS_A_SET)
            }
        })
    }
}
