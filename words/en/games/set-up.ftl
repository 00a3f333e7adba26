# What a match is set up with: presets, options and their values, coaches.

# What the presets are.

fuba-basic = the basic game, any formation
fuba-cards = the basic game with the eight formation cards
fuba-full = the complete game: all advanced rules, A1 to A11
fuba-2014 = the basic game of 2014
fuba-2014-full = the complete game of 2014: A1 to A6
fuba-first = the first edition: the shortest rules
champions-friendly = a first match: no offside, fouls, charges, substitutions or hands
champions-full = every rule of a single match
champions-tournament = a match of a tournament: a draw is played out

# What tells presets of one title apart.

variant-cards = cards
variant-full = full
variant-friendly = friendly
variant-tournament = tournament

# Options and their values by name.

option =
    { $name ->
        [advanced] Advanced rules
        [formations] Formations
        [offside] Offside
        [support_move] Support move
        [carry_limit] Carry limit
        [guard_ball] Guard ball
        [event_free_kicks] Event free kicks
        [yellow_six] Yellow six
        [tiredness_pass] Tiredness pass
        [tired_from] Tired from
        [style_tiredness] Style tiredness
        [event_plus5] Event +5
        [keeper_in_goal_modifiers] Keeper in goal modifiers
        [first_skill_free] First skill free
        [skills_per_team] Skills per team
        [shoot_out] Shoot-out (ours)
        [first_leg] First leg
        [skills_lost] Skills lost
        [fouls] Fouls
        [charge] Charge
        [subs] Subs
        [hands] Hands
        [tally] Tally
        [cup] Cup
        [readings] Readings
        [offside_of] Offside of
        [difficult_rebound] Difficult rebound
        [keeper_pressing] Keeper pressing
        [goal_kick_adjustment] Goal kick adjustment
        [free_kick_place] Free kick place
        [tackle_foul] Tackle foul
        [event_free_move] Event free move
        [full_back_needs_player] Full back needs player
        [goal_kick_entry] Goal kick entry
        [failed_pass_order] Failed pass order
        [injured_return] Injured return
        [trap_exceptions] Trap exceptions
        [mispositioned_keeper] Mispositioned keeper
        [shifts] Shifts
        [catch_ones] Catch ones
        [corner_endline] Corner endline
        [corner_strength] Corner strength
        [last_one] Last one
        [fewer_than_seven] Fewer than seven
        [fouler_blocked] Fouler blocked
        [penalty_taker] Penalty taker
       *[other] { $name }
    }
value =
    { $name ->
        [free] Free
        [cards] Cards
        [printed] Printed
        [as_2014] As 2014
        [as_2_2] As 2.2
        [optional] Optional
        [forced] Forced
        [none] None
        [once] Once
        [off] Off
        [on] On
        [always_test] Always test
        [at_least] At least
        [higher] Higher
        [any] Any
        [test] Test
        [reversed] Reversed
        [errata] Errata
        [counted] Counted
        [not_counted] Not counted
        [one_use] One use
        [each_skill] Each skill
        [sense] Sense
        [letter] Letter
        [controlling] Controlling
        [both] Both
        [his_area] His area
        [everywhere] Everywhere
        [ball] Ball
        [target] Target
        [doubles] Doubles
        [doubles_or_failure] Doubles or failure
        [adjacent] Adjacent
        [free_movement] Free movement
        [yes] Yes
        [no] No
        [start] Start
        [before_set_up] Before set up
        [end_of_turn] End of turn
        [as_offside] As offside
        [any_attempt] Any attempt
        [after_interceptions] After interceptions
        [before_interceptions] Before interceptions
        [count] Count
        [skip] Skip
        [out] Out
        [in_play] In play
        [full] Full
        [as_turn] As turn
        [ball_finished] Ball finished
        [at_once] At once
        [forfeit] Forfeit
        [play_on] Play on
        [nearest] Nearest
        [sideways] Sideways
        [outfielder] Outfielder
        [any_player] Any player
       *[other] { $name }
    }
advanced-rule =
    { $rule } { $rule ->
        [A1] condition and tiredness
        [A2] roles
        [A3] substitutions
        [A4] injuries
        [A5] { $newest ->
            [yes] sweeping keeper
           *[no] advanced goalkeeper
        }
        [A6] { $newest ->
            [yes] aggressive pressing
           *[no] playing styles
        }
        [A7] offside risk
        [A8] passing through
        [A9] slow play
        [A10] skills
        [A11] advanced special events
       *[other] { "" }
    }

# What an option decides, by game and name.

option-what =
    { $option ->
        [fuba-formations] Any three lines that add up to ten, or the eight formation cards.
        [fuba-offside] Which edition's definition of offside is followed.
        [fuba-support_move] Whether a player must go to a target held by opponents alone.
        [fuba-carry_limit] How often a player may carry the ball in a turn.
        [fuba-guard_ball] Whether the controlling team keeps a player with the ball.
        [fuba-event_free_kicks] Who has the free kicks of the events -1 and +1.
        [fuba-yellow_six] Whether a six for a yellow card always leads to a test for a red one.
        [fuba-tiredness_pass] What passes a tiredness test.
        [fuba-tired_from] What makes a team tired.
        [fuba-style_tiredness] What a playing style does to a tiredness test.
        [fuba-event_plus5] Who moves on the special event +5.
        [fuba-keeper_in_goal_modifiers] Whether the keeper counts among the players in front of his goal.
        [fuba-first_skill_free] Which uses of skills cost no condition.
        [fuba-skills_per_team] How many skills each team chooses.
        [fuba-shoot_out] A level match goes on to a shoot-out by the penalty rule: no rulebook has it, it is ours for competitions.
        [champions-offside] Players behind the last defenders are shifted back.
        [champions-fouls] Fouls, cards, injuries, free kicks and penalties.
        [champions-charge] A player may push an opponent aside.
        [champions-subs] Players warm up and come on.
        [champions-hands] The goalie may take the ball in his hands.
        [champions-tally] Every roll is a minute; otherwise every one is six.
        [champions-cup] A draw is played out: extra time, then a shoot-out.
       *[other] { "" }
    }

# What the coaches are like.

coach-random = plays anything, at once
coach-beginner = overlooks most of what it could do; plays at once
coach-amateur = overlooks some of what it could do; plays at once
coach-sensible = looks one step ahead; plays at once
coach-trained = judges by what many matches have taught, and overlooks little; plays at once
coach-expert = looks far ahead; thinks for up to a second
coach-master = looks furthest ahead; thinks for up to ten seconds
