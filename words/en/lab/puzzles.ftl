# Puzzles: what they are called and ask, and what is said of an answer.

## What a puzzle asks: its theme, and the roll of one that is about scoring.

title =
    { $theme ->
        [target] Best target
        [movement] Best movement
        [shot] Shoot or not?
       *[score] Score with a { $roll }
    }
question =
    { $theme ->
        [target] Which target is best by far?
        [movement] Which movement is best by far? Choose its kind, then make its moves.
        [shot] Is this the moment to shoot, or is something else better by far?
       *[score] You have rolled a { $roll }. Which turn has by far the best chance of a goal?
    }

## What is said of an answer.

right = Right!
wrong = Not the best. Look again, or see the answer below.
given-up = This was the answer.
over = The puzzle is over: begin it anew.
goal = The best turn scores with a chance of { $chance }, which is { $percent } %; the other one with { $made } %.
only-goal = It scores with a chance of { $chance }; no other turn can score.
