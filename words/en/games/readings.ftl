# The doubtful lines of the rulebooks: what each decides, and what its values mean.

what =
    { $reading ->
        [readings] How the doubtful lines of the rulebook are read.
        [offside_of] Whose players may not move into an offside position.
        [difficult_rebound] Whether the first die of a difficult goal attempt can give a rebound.
        [keeper_pressing] Where an advanced goalkeeper helps his team to press (A5).
        [goal_kick_adjustment] Whether the ball value is adjusted while a goal kick is pending.
        [free_kick_place] Where a free kick is taken when the ball has left the target area.
        [tackle_foul] When Tackle and Midfield pressing foul in an aggressive pressing.
        [event_free_move] What a free movement of the event table is.
        [full_back_needs_player] Whether Skilled full back needs a player where he brings the ball.
        [goal_kick_entry] Who may enter the penalty area in the moves before a goal kick.
        [failed_pass_order] By which area the order of action stages is found after a failed pass.
        [injured_return] When a player whose injury is over comes back (A4).
        [trap_exceptions] Whether Off side trap spares whom offside spares.
        [mispositioned_keeper] Whom a mis-positioned keeper helps (A11).
        [shifts] When the shifts at the end of a turn are made.
        [catch_ones] Whether a 1 that is rolled again after a catch or Hands moves the watch.
        [corner_endline] Whether endline spaces are out while a corner is played.
        [corner_strength] How strongly a corner is taken.
        [last_one] What the last 1 of the watch ends, rolled while the ball is on its way.
        [fewer_than_seven] What happens to a side with fewer than seven players.
        [fouler_blocked] Where a fouler goes whose space at a free kick is taken.
        [penalty_taker] Who may take a penalty.
       *[other] { $reading }
    }
means =
    { $value ->
        [readings-sense] What the authors can be taken to have meant.
        [readings-letter] What print says word for word, wherever it says something.
        [offside_of-controlling] The controlling team's; the passive team moves wherever it likes.
        [offside_of-both] Both teams'.
        [difficult_rebound-on] It can, as in any attempt: one below the value with a player in the penalty area.
        [difficult_rebound-off] It cannot: anything but a six is a corner kick or a miss.
        [keeper_pressing-his_area] Only where he stands, in his penalty area.
        [keeper_pressing-everywhere] Wherever his team presses.
        [goal_kick_adjustment-off] It is not.
        [goal_kick_adjustment-on] It is, as in any action stage.
        [free_kick_place-ball] Where the ball is.
        [free_kick_place-target] In the target area, wherever the ball went since.
        [tackle_foul-doubles] On equal dice only.
        [tackle_foul-doubles_or_failure] On equal dice, and when the pressing fails.
        [event_free_move-adjacent] One player to any adjacent area.
        [event_free_move-free_movement] Only a move of chapter 4.7.6: away from a goal line, or the keeper home.
        [full_back_needs_player-yes] One of the own team who is not offside.
        [full_back_needs_player-no] Nobody need be there: the closest player of the team goes to the ball then.
        [goal_kick_entry-controlling] The team that has the kick; the other stays out.
        [goal_kick_entry-both] Both teams.
        [failed_pass_order-start] By the start area, where the ball is.
        [failed_pass_order-target] By the target area that the pass did not reach.
        [injured_return-before_set_up] At the end of a turn, or before a restart, so that he is placed in its set-up.
        [injured_return-end_of_turn] At the end of a turn only; a restart before that is played without him.
        [trap_exceptions-as_offside] Own half, level with or behind the ball, goal kick and corner kick are free.
        [trap_exceptions-none] The trap works against every pass to the second closest opponent.
        [mispositioned_keeper-controlling] The team that controlled the ball when the event was rolled.
        [mispositioned_keeper-any_attempt] Whoever shoots in this turn.
        [shifts-after_interceptions] When the ball has come to rest, after all interceptions.
        [shifts-before_interceptions] As soon as a played ball has a space to rest on, before anybody tries to intercept it.
        [catch_ones-count] It does, and in the tally it is a roll; the last one ends the match.
        [catch_ones-skip] It does not, like a 1 at a dead ball.
        [corner_endline-out] They are: only the ball's start is excepted.
        [corner_endline-in_play] The ball runs over them in the corner's turn, and players there block or play it; where it would come to rest on one it is out.
        [corner_strength-full] With all pips.
        [corner_strength-as_turn] As in a turn: by a detour of two or four steps he kicks so much weaker.
        [last_one-ball_finished] The match, once that ball is out, at rest, held or in the goal.
        [last_one-at_once] The match, at once: a goal that would follow does not count.
        [fewer_than_seven-forfeit] It loses the match, as in football.
        [fewer_than_seven-play_on] It plays on, as long as it has a goalie and another player.
        [fouler_blocked-nearest] To the nearest free space of the row he was sent to.
        [fouler_blocked-sideways] Step by step: a space to the side of his manager's choice each time he is blocked, then on.
        [penalty_taker-outfielder] An outfielder.
        [penalty_taker-any_player] Anybody, the goalie too.
       *[other] { $value }
    }
