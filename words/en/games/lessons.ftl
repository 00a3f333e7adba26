# Lessons: what each teaches, what to do, why something was wrong, and what was learnt.

home = Rovers
away = United
example-home = Home
example-away = Away
over = This lesson is over: begin it again.

guide =
    { $guide ->
        [fuba] FUBA
        [champions] Champions 2020
        [advanced] FUBA: the advanced rules
       *[other] { $guide }
    }
what =
    { $guide ->
        [fuba] The basic game of FUBA 2.2: passing, moving, pressing, shooting.
        [champions] Walking, kicking, passing chains, interceptions, shots and saves.
        [advanced] What the eleven advanced rules of FUBA 2.2 add. Learn the basic game first.
       *[other] { $guide }
    }
title =
    { $lesson ->
        [fuba-pass] A pass
        [fuba-control] Keep the ball
        [fuba-long] A long pass
        [fuba-event] A special event
        [fuba-movement] Moving
        [fuba-adjustment] Numbers at the ball
        [fuba-pressing] Pressing
        [fuba-shot] Shoot!
        [fuba-offside] Offside
        [fuba-attack] A whole attack
        [fuba-turn] One whole turn
        [fuba-line-up] Line up
        [fuba-keeper] A penalty against you
        [fuba-penalty] A penalty for you
        [champions-walk] A walk
        [champions-kick] A kick
        [champions-curve] A curve
        [champions-chain] A chain of passes
        [champions-follow] Follow the ball
        [champions-interception] Interception
        [champions-shot] Shoot!
        [champions-save] Save it!
        [champions-offside] Offside
        [champions-line-up] Line up and kick off
        [champions-charge] A shoulder charge
        [champions-penalty] A penalty for you
        [advanced-boost] Condition points
        [advanced-tired] Tiredness
        [advanced-aggressive] Aggressive pressing
        [advanced-fresh] A fresh player
        [advanced-risk] Offside risk
        [advanced-through] Passing through
        [advanced-sweep] The keeper sweeps
        [advanced-injury] An injury
        [advanced-slow] Slow play
        [advanced-skill] A skill
        [advanced-event] More events
        [advanced-roles] Roles
        [advanced-penalty] A penalty with a skill
       *[other] { $lesson }
    }

# The idea of a lesson: one or two short sentences before anything is done.
idea =
    { $lesson ->
        [fuba-pass] You play red and attack the white goal. A turn begins with a pass: say in which area the ball shall go.
        [fuba-control] The number on the ball is its value, 1 is best. Your die must beat it. Where only your players stand it becomes 1.
        [fuba-long] A pass may skip areas: each area between adds 1 to the value. Free players far away can still be the better choice.
        [fuba-event] If your die equals the value, something special happens: two more dice say what. It may be good or bad.
        [fuba-movement] After the pass each team plays two different actions. A forward movement takes players straight ahead.
        [fuba-adjustment] Another action: adjust the ball value. Each player you have more at the ball lowers it by 1, by 2 at most.
        [fuba-pressing] United have the ball, badly under control: value 5. With as many players at the ball you may press: a die below the value wins it.
        [fuba-shot] A goal attempt is an action of the team with the ball. Die and modifiers must beat the value. In the penalty area nothing is taken off.
        [fuba-offside] Your player in b5 has only the keeper before him: he is offside, and nobody may pass to him. Try b5 if you like.
        [fuba-attack] Who has more players in the target area at the beginning of the turn acts first. In b5 that is you: pass and shoot!
        [fuba-turn] Now all of it: your pass, the dice, the stage of United, then your own stage with two actions. The second is a little weaker.
        [fuba-line-up] Before a kick-off you place your players in your own half, at least two in b3 with the ball. Then United, then you adjust.
        [fuba-keeper] At a penalty the keeper first decides in secret where to go. Then the shooter kicks. The right guess makes it hard for him.
        [fuba-penalty] The keeper has decided where to go. Kick where he is not, and a 2 is enough; where he is, you may need a 6.
        [champions-walk] You play red and attack the white goal. Each turn one die is rolled and one player uses it. The die shows 3: three steps, never diagonal.
        [champions-kick] Who steps onto the ball kicks it at once. A roll of 5: two steps to the ball leave four for the kick, since the step onto the ball is free.
        [champions-curve] The ball flies straight or diagonally and may bend once, by half a right angle. It never enters an opponent's space.
        [champions-chain] A ball that meets a teammate is passed on at once, in any direction, and players cost nothing. Up to six may touch it.
        [champions-follow] When the ball comes to rest, one teammate who did not touch it may come a step closer.
        [champions-interception] United pass. One of your players beside the ball's way may step in and roll a die that shows 1, 2 or 3. A 3 wins the ball.
        [champions-shot] A ball that enters the empty goal space is a shot. The further the keeper has to go and the faster the ball, the better for you.
        [champions-save] United shoot. Your keeper may go to a space on the ball's way: the nearer, the better his chance.
        [champions-offside] Beyond the ball with fewer than two opponents level or ahead is offside. Your 14 is: he may not receive from 8, and blocks the ball.
        [champions-line-up] Before the match you choose eleven and place them. The usual ones are one click each. Then the higher die kicks off.
        [champions-charge] With a roll of 1 a player may push an opponent beside him away, if nobody is closer to the ball than that opponent.
        [champions-penalty] A penalty: a player, a spot, a die, and the ball must go into the goal. Your 14 was fouled: “hurt” stands beside him, once it costs nothing.
        [advanced-boost] Each team has condition points for defence, midfield and attack. One point of the ball's zone boosts an action: pressing by 1.
        [advanced-tired] When the clock moves by 5 or more, both teams roll up to three dice and add them. Each die that leaves ten times the sum at the minute or below costs a point.
        [advanced-aggressive] For one point you may press with fewer players, and drop the higher of two dice. If it fails, it is a foul.
        [advanced-fresh] A substitution is an action, three in a match. A fresh player brings condition points: two, if the dice are low for the minute.
        [advanced-risk] An area that begins level with their last defenders and reaches closer to the goal is a risk: a pass there has at least the value of their number.
        [advanced-through] A pass over one area costs nothing if you have at least twice as many players there as the opponents.
        [advanced-sweep] United passed into your penalty area. Your keeper may sweep: you act first and press better, but a shot on goal gets easier.
        [advanced-injury] A bad foul may injure a player. He leaves, and a die says for how long. After a 5 or 6 somebody else may come on.
        [advanced-slow] You lead and have a goal kick. You may slow the game: one more minute, but if the dice are low for the minute, a yellow card.
        [advanced-skill] Each team hides a few skills. The first use is free, later ones cost points. Yours is Crossing: a long pass from midfield costs nothing.
        [advanced-event] With the advanced events there are 36. In a duel both roll and add their condition points.
        [advanced-roles] With the formation you may name roles. They shift condition points from one line to another, before the match.
        [advanced-penalty] United have a penalty. Your hidden skill is Penalty shot saver: they roll two dice and the higher is dropped.
       *[other] { $lesson }
    }

# What to do now. { $offer } is what the choice is called.
task =
    { $step ->
        [fuba-pass-1] Tap a3 to pass there, then confirm.
        [fuba-control-1] Only your man stands in c3. Pass to c3.
        [fuba-long-1] In a2 three opponents wait. Pass over them, to a3.
        [fuba-event-1] Pass to b4. Your die will show the value itself.
        [fuba-movement-1] Choose “{ $offer }”: the last number of your 4-4-2.
        [fuba-movement-2] Move a player from a2 to a3: tap both.
        [fuba-movement-3] And one from b2 to b3.
        [fuba-adjustment-1] You are four against two. Choose “{ $offer }”.
        [fuba-pressing-1] Choose “{ $offer }”.
        [fuba-shot-1] Choose “{ $offer }”.
        [fuba-offside-1] Bring the ball up first: pass to b4.
        [fuba-attack-1] Pass to b5.
        [fuba-attack-2] You act first. Choose “{ $offer }”.
        [fuba-turn-1] Pass to b4.
        [fuba-turn-2] United pressed in vain and moved back. Choose “{ $offer }”.
        [fuba-turn-3] Bring a player from b3 to b4.
        [fuba-turn-4] One move may be left. Choose “{ $offer }”.
        [fuba-turn-5] Second action, one player counts less: choose “{ $offer }”.
        [fuba-line-up-1] Put a player in b3.
        [fuba-line-up-2] One more in b3.
        [fuba-line-up-3] One in a2.
        [fuba-line-up-4] The last one in c2.
        [fuba-line-up-5] United stand. You could move two players; choose “{ $offer }”.
        [fuba-keeper-1] Choose a side, or stay: “{ $offer }”, for example.
        [fuba-penalty-1] Choose a corner or the middle: “{ $offer }”, for example.
        [champions-walk-1] Choose number 14, in the middle.
        [champions-walk-2] Three steps ahead: tap 6.10.
        [champions-kick-1] Choose number 8, two steps behind the ball.
        [champions-kick-2] To the ball by the short way: “{ $offer }”.
        [champions-kick-3] Kick straight ahead to 5.11.
        [champions-curve-1] Number 8 stands right behind the ball. Choose him.
        [champions-curve-2] To the ball: “{ $offer }”.
        [champions-curve-3] An opponent is in the way. Bend the ball around him, to 8.11: either way is fine.
        [champions-chain-1] Choose number 8.
        [champions-chain-2] To the ball by the short way: “{ $offer }”.
        [champions-chain-3] Pass to number 9, on 5.6.
        [champions-chain-4] Number 9 passes on to number 14, on 7.6.
        [champions-chain-5] Number 14 plays it ahead to 7.8.
        [champions-follow-1] Choose number 9.
        [champions-follow-2] To the ball: “{ $offer }”.
        [champions-follow-3] Play the ball to 6.10.
        [champions-follow-4] Number 16 comes to the ball: 6.11.
        [champions-interception-1] Your number 8 stands beside the ball's way. Choose “{ $offer }”.
        [champions-shot-1] Choose number 14.
        [champions-shot-2] To the ball: “{ $offer }”.
        [champions-shot-3] The keeper stands on 5.14: shoot into 6.14, beside him, either way.
        [champions-save-1] Go to the ball's way at 5.1.
        [champions-offside-1] Choose number 8.
        [champions-offside-2] To the ball: “{ $offer }”.
        [champions-offside-3] Number 9 on 3.9 is level with the ball: pass to him.
        [champions-offside-4] He plays it up to 3.11.
        [champions-line-up-1] Choose “{ $offer }”.
        [champions-line-up-4] United have placed theirs. Choose “{ $offer }”.
        [champions-line-up-5] You kick off with 3 steps. Pass to number 15, on 6.6.
        [champions-line-up-6] Number 15 plays it back to 6.3.
        [champions-charge-1] Choose number 8, beside the opponent.
        [champions-charge-2] Choose “{ $offer }”.
        [champions-penalty-1] Choose “{ $offer }”.
        [champions-penalty-2] Past the keeper into 6.14: “{ $offer }”.
        [advanced-boost-1] A 3 alone would not do. Choose “{ $offer }”.
        [advanced-tired-1] Pass to a3. The dice will be far apart.
        [advanced-tired-2] You lose a second point. Take it where you need it least: “{ $offer }”.
        [advanced-aggressive-1] You are two against three. Choose “{ $offer }”.
        [advanced-fresh-1] Choose “{ $offer }”.
        [advanced-fresh-2] Choose “{ $offer }”.
        [advanced-fresh-3] Two points. The first goes to the attack: “{ $offer }”.
        [advanced-fresh-4] The second to midfield: “{ $offer }”.
        [advanced-risk-1] Your man in a4 is at risk. The safe pass goes to c3.
        [advanced-through-1] In b3 you are four against two. Pass through it, to b4.
        [advanced-sweep-1] Choose “{ $offer }”.
        [advanced-sweep-2] Now win it: choose “{ $offer }”.
        [advanced-injury-1] Say who it was: the man in b3.
        [advanced-injury-2] He cannot go on. Bring a substitute: “{ $offer }”.
        [advanced-slow-1] Choose “{ $offer }”.
        [advanced-skill-1] Tap b5, then choose “{ $offer }”.
        [advanced-event-1] Pass to b4. Your die will show the value itself.
        [advanced-event-2] You win the duel for a bouncing ball. Choose “{ $offer }”.
        [advanced-roles-1] Choose “{ $offer }”.
        [advanced-roles-2] One attacking midfielder: + beside “attacking midfielders”, then “Take these roles”.
        [advanced-penalty-1] Choose “{ $offer }”.
        [advanced-penalty-2] Now guess a side, or stay: “{ $offer }”, for example.
       *[other] “{ $offer }”
    }
wrong =
    { $way ->
        [fuba-control-crowded] Three opponents stand in b4, so the value stayed 4 and your 2 did not beat it: the ball is lost. Where nobody marks your man the value is 1.
        [fuba-long-marked] Opponents stand in a2, so the value stayed 3 and your 2 lost the ball. To a3 it is 1 and 1 more for the long way: 2.
        [fuba-shot-adjusted] Two against two changes nothing, and a shot as the second action is 1 worse. Shoot first.
        [fuba-attack-moved] You may move first, but the shot is then your second action and 1 worse. Shoot first.
        [champions-save-watched] He let it go, and a ball in the goal that nobody stops is a goal. Try to save it.
        [advanced-boost-unboosted] A 3 is not below 3: the pressing failed. With a boost the same die counts as 2.
        [advanced-risk-risky] In a4 he is level with their last line: the value rose to 3, and 1 more for the long way. Your 2 lost the ball.
        [advanced-penalty-kept] You kept the skill hidden, but here it costs nothing and helps most.
       *[other] In a match you could do that, but it is not what this lesson is about. Nothing has happened: try again.
    }
learnt =
    { $lesson ->
        [fuba-pass] Your die beat the value: the ball is yours. The die of United, a 2, is the new value.
        [fuba-control] The percentages on the board say how often you keep the ball.
        [fuba-long] A 6 beats 2, and the low die of United is a good new value for you.
        [fuba-event] 5 minus 3 is +2: the new value is 1 better. Other results bring moves, fouls and free kicks.
        [fuba-movement] Defence moves go straight back, midfield moves one area in nearly any direction. A player moves once a turn.
        [fuba-adjustment] From 4 to 2: the next pass is much safer.
        [fuba-pressing] 2 is below 5: the ball is yours, with the value 2. Had it failed, United would control it better.
        [fuba-shot] 5 beats 3: goal! From b4 it would be 2 less, from the wings 4 less. Equal is a corner kick.
        [fuba-offside] Right. Level with the ball or with the second last opponent, nobody is offside.
        [fuba-attack] Goal! That is how most goals fall: more players in the box, then a shot at once.
        [fuba-turn] That was a turn. About 17 make a half, and the difference of the dice moves the clock.
        [fuba-line-up] Now the first pass follows. After every goal both teams line up again; one click is enough in a match.
        [fuba-keeper] Saved! Fouls in your penalty area lead here: careful with cards, too.
        [fuba-penalty] Goal! You know the game now.
        [champions-walk] A roll must be used up. Then it is the turn of United.
        [champions-kick] The ball lies on 5.11, and whoever comes first plays it next.
        [champions-curve] Past him. Where an opponent can reach the ball on its way, the offer says so: he may try to cut it off.
        [champions-chain] Three players, and the roll of 4 was enough: only empty spaces count.
        [champions-follow] Now your 16 is closest to the ball.
        [champions-interception] A 3: the ball runs on in the direction of his step. A 1 or 2 would have changed nothing.
        [champions-shot] The save failed: goal! The match has no clock of its own: every 1 that anybody rolls moves it on.
        [champions-save] Caught! Your keeper may play the ball at once.
        [champions-offside] At the end of the turn your 14 came back from offside by himself.
        [champions-line-up] The match is on. 16 ones on the dice end it.
        [champions-charge] He is pushed away, and the ball lies free.
        [champions-penalty] Goal! You know the game now.
        [advanced-boost] 3 minus 1 is below 3: the ball is yours. The point is gone.
        [advanced-tired] A team without points is tired: one move less in every line. Late in the match the test costs most.
        [advanced-aggressive] The 6 was dropped and the 2 won the ball.
        [advanced-fresh] A substitution may also change the formation or take away a yellow card.
        [advanced-risk] The offers show the value with the risk in it.
        [advanced-through] No increase for the long pass: numbers in the middle pay.
        [advanced-sweep] 3 minus 1 is below 4: your keeper was first at the ball.
        [advanced-injury] After a 1 to 4 he would have come back after so many minutes.
        [advanced-slow] No card: 100 is more than 59. Late in a match the risk is much greater.
        [advanced-skill] Crossing is known to all now, and may be used again for a point.
        [advanced-event] Two better: 2 instead of 4.
        [advanced-roles] 4-3-3 points with the moves of a 4-4-2.
        [advanced-penalty] They rolled two dice. The 6 was dropped, the 1 that counts is shown: no goal. You know the advanced rules now.
       *[other] { $lesson }
    }
