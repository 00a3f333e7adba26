//! What a roll is for.

gaffer_core::named! {
    /// What a roll decides.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Purpose {
        /// Who chooses the kick-off (F22-3.2a).
        KickOff = "kick-off",
        /// Stage 3: time, control check and new value (F22-4.3a).
        Turn = "turn",
        /// The special event (F22-4.4.1a).
        Event = "event",
        /// A goal attempt (F22-4.6b).
        GoalAttempt = "goal attempt",
        /// The second die of a difficult attempt (F22-4.6.2b).
        DifficultAttempt = "difficult attempt",
        /// A rebound (F22-4.6.1a).
        Rebound = "rebound",
        /// Pressing (F22-4.9b).
        Pressing = "pressing",
        /// A yellow card test (F22-5.6.1a).
        YellowCard = "yellow card",
        /// A red card test (F22-5.6.2a).
        RedCard = "red card",
        /// A penalty (F22-5.5.2b).
        Penalty = "penalty",
        /// A tiredness test (F22-A1.3b).
        Tiredness = "tiredness",
        /// An injury (F22-A4a).
        Injury = "injury",
        /// The points of a fresh player (F22-A3f).
        FreshPlayer = "fresh player",
        /// Slow play (F22-A9b).
        SlowPlay = "slow play",
        /// The skill Actor.
        Actor = "actor",
        /// The skill Fanatic fans.
        FanaticFans = "fanatic fans",
        /// A dribbling skill.
        Dribble = "dribble",
        /// The skill High condition.
        HighCondition = "high condition",
        /// The moves for a condition point (F14-A1.1b).
        Condition = "condition point",
        /// A duel of the advanced events (F22-A11b).
        Duel = "duel",
        /// Streaking (F22-A11-5.5).
        Streaking = "streaking",
        /// Which skill is lost (F22-A11-6.3).
        LostSkill = "lost skill",
        /// Which skill is gained (F22-A11-6.5).
        GainedSkill = "gained skill",
    }
}
