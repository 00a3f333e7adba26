//! What a roll is for (section 6 of the rules).

gaffer_core::named! {
    /// The chance points of a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[expect(missing_docs, reason = "each is a line of the rules' table of rolls")]
    pub enum Purpose {
        KickOff = "kick-off roll",
        Opening = "opening roll",
        Restart = "restart roll",
        ThrowIn = "throw-in roll",
        Goalie = "goalie roll",
        Interception = "interception roll",
        Save = "save roll",
        ShootOut = "shoot-out roll",
        ShootOutSave = "shoot-out save roll",
    }
}
