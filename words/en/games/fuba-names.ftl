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
