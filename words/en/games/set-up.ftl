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
        [support_move] Support at the target
        [carry_limit] Carrying the ball
        [guard_ball] A player with the ball
        [event_free_kicks] Free kicks by special events
        [yellow_six] A six for a yellow card
        [tiredness_pass] Passing a tiredness test
        [tired_from] Becoming tired
        [style_tiredness] Playing styles and tiredness
        [event_plus5] Special event +5
        [keeper_in_goal_modifiers] The keeper in front of his goal
        [first_skill_free] Free use of skills
        [skills_per_team] Skills per team
        [shoot_out] Shoot-out after a draw
        [first_leg] First leg
        [skills_lost] Skills lost
        [fouls] Fouls
        [charge] Shoulder charges
        [subs] Substitutions
        [hands] The goalie's hands
        [tally] Every roll is a minute
        [cup] A winner is needed
        [readings] Doubtful lines
        [offside_of] Whose offside
        [difficult_rebound] Rebound of a difficult attempt
        [keeper_pressing] An advanced keeper and pressing
        [goal_kick_adjustment] Adjusting the value before a goal kick
        [free_kick_place] Place of a free kick
        [tackle_foul] Fouls by Tackle
        [event_free_move] Free move of an event
        [full_back_needs_player] Skilled full back
        [goal_kick_entry] Penalty area at a goal kick
        [failed_pass_order] Order after a failed pass
        [injured_return] Return of an injured player
        [trap_exceptions] Whom the offside trap spares
        [mispositioned_keeper] A keeper out of place
        [shifts] Shifts at the end of a turn
        [catch_ones] A 1 after a catch
        [corner_endline] The endline at a corner
        [corner_strength] Strength of a corner
        [last_one] The last 1 of the watch
        [fewer_than_seven] Fewer than seven
        [fouler_blocked] A fouler whose space is taken
        [penalty_taker] Who takes a penalty
       *[other] { $name }
    }
value =
    { $value ->
        [formations-free] Any three lines that add up to ten
        [formations-cards] The eight formation cards
        [offside-printed] As printed in 1.0, without exceptions
        [offside-as_2014] As in 2014, with its exceptions
        [support_move-optional] He may
        [support_move-forced] He must
        [carry_limit-none] As often as it can be
        [carry_limit-once] Once in each team's movement
        [guard_ball-off] It need not
        [guard_ball-on] It must
        [event_free_kicks-printed] -1 the controlling team, +1 the passive team, as printed
        [event_free_kicks-as_2_2] The other way round, as in 2.2
        [yellow_six-printed] Only for a team that already has a yellow card, as printed
        [yellow_six-always_test] Always, as in 2.2
        [tiredness_pass-at_least] At least the minute
        [tiredness_pass-higher] More than the minute, as in 2.2
        [tired_from-any] Running out of condition in any way
        [tired_from-test] A tiredness test alone, as in 2.2
        [style_tiredness-printed] Aggressive +1, easy -1, as printed
        [style_tiredness-reversed] Aggressive -1, easy +1
        [event_plus5-printed] The passive team, as printed
        [event_plus5-errata] The controlling team, as in the other events
        [keeper_in_goal_modifiers-counted] He counts like any player
        [keeper_in_goal_modifiers-not_counted] He does not count: a little easier to score
        [first_skill_free-one_use] The first use of all
        [first_skill_free-each_skill] The first use of every skill
       *[other] { $value }
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

advanced-rule-what =
    { $rule ->
        [A1] Points to boost actions in each zone; long turns cost points, and a team without any moves less.
        [A2] Roles named with the formation move condition from one zone to another. Needs A1.
        [A3] Three substitutions: another formation, a yellow card forgotten, or fresh legs.
        [A4] A player can be hurt: he is off for some minutes, or for good.
        [A5] { $newest ->
            [yes] The keeper may come out against a ball into his penalty area: he wins it more often, and leaves the goal open.
           *[no] The keeper may stand in front of his goal: he helps to press there, and leaves it open.
        }
        [A6] { $newest ->
            [yes] Pressing with two dice, even when outnumbered; a failure is a free kick and perhaps a card. Needs A1.
           *[no] Every line plays easy, normal or aggressive: more or fewer fouls, and tiring faster or slower.
        }
        [A7] Long balls behind the defence get riskier, the more so against many defenders.
        [A8] A pass over one area is as safe as a short one where the team is twice as many on its way.
        [A9] The team with a restart may waste a minute, at the risk of a yellow card.
        [A10] Each team has secret skills, shown when first used; later uses cost condition.
        [A11] A longer table of special events, from injuries to a keeper out of place.
       *[other] { "" }
    }

# What an option decides, by game and name.

option-what =
    { $option ->
        [fuba-advanced] Each makes the game richer and longer; begin without.
        [fuba-formations] Which formations a team may choose: the numbers are the moves of its lines.
        [fuba-offside] How far forward players may go: the later definition lets them go further.
        [fuba-support_move] Whether a player must go to a target held by opponents alone.
        [fuba-carry_limit] How often players may carry the ball in a turn: a limit keeps runs short.
        [fuba-guard_ball] Whether the controlling team must keep a player with the ball when it moves.
        [fuba-event_free_kicks] Who has the free kicks of the events -1 and +1.
        [fuba-yellow_six] Whether a six for a yellow card always leads to a test for a red one.
        [fuba-tiredness_pass] What passes a tiredness test.
        [fuba-tired_from] What makes a team tired.
        [fuba-style_tiredness] What a playing style does to a tiredness test.
        [fuba-event_plus5] Which team gets the two extra moves of this rare event.
        [fuba-keeper_in_goal_modifiers] Whether the keeper counts among the players who make a goal attempt harder.
        [fuba-first_skill_free] Which uses of skills cost no condition (A10).
        [fuba-skills_per_team] How many skills each team chooses before the match (A10): one to three.
        [fuba-shoot_out] A level match is decided by penalties. No rulebook has it: it is ours, for competitions.
        [champions-offside] Attackers behind the last defenders are shifted back when their turn ends.
        [champions-fouls] A roll can become a foul near the ball: cards, injuries, free kicks and penalties.
        [champions-charge] With a roll of 1 a player may push the opponent at the ball aside.
        [champions-subs] Players warm up before a roll and come on at the next dead ball, three in a match.
        [champions-hands] With an exact roll the goalie may pick up the ball in his area and play it with a new die.
        [champions-tally] The watch moves one minute with every roll, instead of six with every 1: the length is certain.
        [champions-cup] A draw goes on to extra time, then to a shoot-out.
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
