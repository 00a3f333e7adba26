# The decisions and rolls of the games by name, for the title of the panel.

decision = { $key ->
    [formation] formation
    [kick-off-choice] kick-off choice
    [set-up] set-up
    [adjust] adjust
    [target] target
    [event-moves] event moves
    [entry] entry
    [action] action
    [moves] moves
    [free-movements] free movements
    [corner-side] corner side
    [free-kick] free kick
    [restart-moves] restart moves
    [dive] dive
    [kick] kick
    [send-off] send off
    [half-time] half time
    [roles] roles
    [skills] skills
    [skill] skill
    [lose-point] lose point
    [gain-point] gain point
    [sweep] sweep
    [slow-play] slow play
    [injury] injury
    [replace] replace
    [substitution] substitution
    [dribble] dribble
    [bounce] bounce
    [perfect-pass] perfect pass
    [extra-skill] extra skill
    [styles] styles
    [goal-kick] goal kick
    [stand-in] stand-in
    [shot] shot
    [movement] movement
    [press] press
    [goalie] goalie
    [pick] pick
    [place] place
    [warm] warm
    [foul] foul
    [mover] mover
    [act] act
    [leg] leg
    [follow] follow
    [intercept] intercept
    [save] save
    [on-or-back] on-or-back
    [out] out
    [goalie-spot] goalie-spot
    [thrower] thrower
    [corner-taker] corner-taker
    [corner-wall] corner-wall
    [free-kick-taker] free-kick-taker
    [free-kick-wall] free-kick-wall
    [penalty-taker] penalty-taker
    [shoot-out-taker] shoot-out-taker
    [in-goal] in-goal
    [injury-sub] injury-sub
   *[other] { $name }
}
roll = { $key ->
    [kick-off] kick-off
    [turn] turn
    [event] event
    [goal-attempt] goal attempt
    [difficult-attempt] difficult attempt
    [rebound] rebound
    [pressing] pressing
    [yellow-card] yellow card
    [red-card] red card
    [penalty] penalty
    [tiredness] tiredness
    [injury] injury
    [fresh-player] fresh player
    [slow-play] slow play
    [actor] actor
    [fanatic-fans] fanatic fans
    [dribble] dribble
    [high-condition] high condition
    [condition-point] condition point
    [duel] duel
    [streaking] streaking
    [lost-skill] lost skill
    [gained-skill] gained skill
    [kick-off-roll] kick-off roll
    [opening-roll] opening roll
    [restart-roll] restart roll
    [throw-in-roll] throw-in roll
    [goalie-roll] goalie roll
    [interception-roll] interception roll
    [save-roll] save roll
    [shoot-out-roll] shoot-out roll
    [shoot-out-save-roll] shoot-out save roll
   *[other] { $name }
}
