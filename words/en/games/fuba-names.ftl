# Other names of FUBA: its actions and its advanced rules.

goal-attempt = goal attempt
movement = movement
adjustment = ball value adjustment
pressing = pressing
substitution = substitution
condition = condition and tiredness
roles = roles
substitutions = substitutions
injuries = injuries
advanced-goalkeeper = advanced goalkeeper
sweeping-keeper = sweeping keeper
playing-styles = playing styles
aggressive-pressing = aggressive pressing
offside-risk = offside risk
passing-through = passing through
slow-play = slow play
skills = skills
events = advanced special events

## A term of a sum.

term = { " " }{ SIGNED($number) } { $what ->
    [area] area
    [players] players
    [box] box
    [keeper-out] keeper out
    [free-kick] free kick
    [second-action] 2nd action
    [hurt-keeper] hurt keeper
    [keeper-advanced] keeper advanced
    [sweep] sweep
    [keepers-place] keeper's place
    [skills] skills
    [start] start
    [target] target
    [far] far
    [long-pass] long pass
    [long] long
    [free-start] free start
    [easy] easy
   *[event] event
}
