# The review of a match: what decisions are about, the parts of a match, and why a decision was better.

## What decisions are about.

line-up = Picking the team
set-up = Setting up
pass = Passing
action = Choosing the action
movement = Moving
turn = Turns with the ball
defence = Defending
set-piece = Set pieces
substitution = Substitutions and condition
skill = Skills
penalty = Penalties
discipline = Cards and fouls
other = Everything else

## The parts of a match.

first-half = First half
second-half = Second half
extra-time = Extra time
shoot-out = Shoot-out

## Why another decision was better. The first number is the better one's.

odds =
    { $what ->
        [target] It keeps the ball with { $part } of { $total } instead of { $made } of { $total }.
        [kept] It keeps the ball with { $part } of { $total } instead of { $made } of { $total }.
        [pressing] It wins the ball with { $part } of { $total } instead of { $made } of { $total }.
        [won] It wins the ball with { $part } of { $total } instead of { $made } of { $total }.
        [goal] It scores with { $part } of { $total } instead of { $made } of { $total }.
        [act] It scores with { $part } of { $total } instead of { $made } of { $total }.
        [leg] It scores with { $part } of { $total } instead of { $made } of { $total }.
        [mover] It scores with { $part } of { $total } instead of { $made } of { $total }.
        [save] It keeps the shot out with { $part } of { $total } instead of { $made } of { $total }.
        [conceded] The other team scores with { $part } of { $total } instead of { $made } of { $total }.
        [shot] From there a shot scores with { $part } of { $total } instead of { $made } of { $total }.
        [allowed] A shot of the other team scores with { $part } of { $total } instead of { $made } of { $total }.
        [pass] The next pass is kept with { $part } of { $total } instead of { $made } of { $total } at best.
        [their-pass] The other team keeps its next pass with { $part } of { $total } instead of { $made } of { $total } at best.
        [attack] The next pass and a shot score with { $part } of { $total } instead of { $made } of { $total } at best.
        [their-attack] The other team's next pass and a shot score with { $part } of { $total } instead of { $made } of { $total } at best.
        [reach] It reaches the ball next with { $part } of { $total } instead of { $made } of { $total }.
        [their-reach] The other team reaches the ball with { $part } of { $total } instead of { $made } of { $total }.
        [penalty] It brings a penalty with { $part } of { $total } instead of { $made } of { $total }.
        [their-penalty] It costs a penalty with { $part } of { $total } instead of { $made } of { $total }.
        [set-piece] It brings a free kick or a corner with { $part } of { $total } instead of { $made } of { $total }.
        [their-set-piece] It gives the other team a free kick or a corner with { $part } of { $total } instead of { $made } of { $total }.
        [card] It brings a card with { $part } of { $total } instead of { $made } of { $total }.
        [tired] It costs a condition point with { $part } of { $total } instead of { $made } of { $total }.
       *[other] It comes off with { $part } of { $total } instead of { $made } of { $total }.
    }
odds-percent =
    { $what ->
        [target] It keeps the ball in { $percent } % of all cases instead of { $made } %.
        [kept] It keeps the ball in { $percent } % of all cases instead of { $made } %.
        [pressing] It wins the ball in { $percent } % of all cases instead of { $made } %.
        [won] It wins the ball in { $percent } % of all cases instead of { $made } %.
        [goal] It scores in { $percent } % of all cases instead of { $made } %.
        [act] It scores in { $percent } % of all cases instead of { $made } %.
        [leg] It scores in { $percent } % of all cases instead of { $made } %.
        [mover] It scores in { $percent } % of all cases instead of { $made } %.
        [save] It keeps the shot out in { $percent } % of all cases instead of { $made } %.
        [conceded] The other team scores in { $percent } % of all cases instead of { $made } %.
        [shot] From there a shot scores in { $percent } % of all cases instead of { $made } %.
        [allowed] A shot of the other team scores in { $percent } % of all cases instead of { $made } %.
        [pass] The next pass is kept in { $percent } % of all cases instead of { $made } % at best.
        [their-pass] The other team keeps its next pass in { $percent } % of all cases instead of { $made } % at best.
        [attack] The next pass and a shot score in { $percent } % of all cases instead of { $made } % at best.
        [their-attack] The other team's next pass and a shot score in { $percent } % of all cases instead of { $made } % at best.
        [reach] It reaches the ball next in { $percent } % of all cases instead of { $made } %.
        [their-reach] The other team reaches the ball in { $percent } % of all cases instead of { $made } %.
        [penalty] It brings a penalty in { $percent } % of all cases instead of { $made } %.
        [their-penalty] It costs a penalty in { $percent } % of all cases instead of { $made } %.
        [set-piece] It brings a free kick or a corner in { $percent } % of all cases instead of { $made } %.
        [their-set-piece] It gives the other team a free kick or a corner in { $percent } % of all cases instead of { $made } %.
        [card] It brings a card in { $percent } % of all cases instead of { $made } %.
        [tired] It costs a condition point in { $percent } % of all cases instead of { $made } %.
       *[other] It comes off in { $percent } % of all cases instead of { $made } %.
    }
shot-alone = From there a shot scores in { $percent } % of all cases.
allowed-alone = What was played allows a shot that scores in { $percent } % of all cases.
rows =
    { $rows ->
        [one] The ball lies { $rows } row from the other goal instead of { $made }.
       *[other] The ball lies { $rows } rows from the other goal instead of { $made }.
    }
chances = It wins { $win } % instead of { $made-win } %, and draws { $draw } % instead of { $made-draw } %.
lead = It is worth { $hundredths } hundredths of a goal more.

## A decision tried again.

no-decision = nobody chooses after { $moment } answers: `from` of a decision in the review says where somebody does
