# The help of Champions 2020: pages for a box of 74 columns and 22 rows.

keys-title = keys and the grid
keys =
    Up Down Enter  pick and play a choice     Tab   the assistant decides
    letters        filter the list, or type   u  Ctrl-Z  take back a choice
                   a whole command            PgUp PgDn  scroll the commentary
    Esc            clear the line             ?  F1  this help     q  leave
    F2 sheets  F3 rule of the choice  F4 hint: plans  F5 computer's thoughts

    The grid: a space is COLUMN.ROW, 5.7 is column 5 and row 7.
    H8  home's 8, who attacks upwards         a8  away's 8, who attacks down
    G1 g1  goalies    B8 b8  players on the ball    o  a ball that lies alone
    #  a goal space   =  goalie area   :  penalty area   -  halfway row

    While you decide:
    +      a space to which a choice leads
    { "[" } ]    the space of the highlighted choice   >8  its player
    ↑ ↗ →  the way of the ball                   !   may be intercepted here
    2/4    a save-spot and the goalie's chance in quarters

    At the top: score and watch (six minutes for every 1 that counts), cards,
    injuries, substitutions used, and the turn with its roll, its mover, who
    touched the ball and the strength that is left.
    { "*" }      before a line of the commentary: new since your last decision

typed-title = what may be typed
typed =
    Several choices of one turn are separated by commas: 8, 2, N2 NE1

      mover 8              or 8            who acts
      walk 5.7             or 5.7          exactly as many steps as the roll
      reach 2              or 2            steps to the ball; then he kicks
      hands   charge 8                     the goalie; with a roll of 1
      leg N2 NE1           or n2 ne1       a path of the ball
                           or 7.8, 14      a space or player with one way
      follow 16 8.8        or 16 8.8, 8.8  no, n: nobody
      intercept 14         or 14           no, n
      save 5.13            or 5.13         no, n
      place 4.3            or 4.3          default: the usual placement
      pick 1  formation 4-4-2  or 1, 442   default: the usual line-up
      goalie 5.0           or 5.0          the goalie's space at a dead ball
      taker 8   wall 4     or 8, 4         taker 14 5.12: penalty
      on 10  back 10  out 9  sub 12        substitutions
      warm 12              at any decision: warms up at your next turn
      roll 5               or 5            dice by hand      undo  quit
      rule turn-A8         or r turn       a rule or a section of them

    A command that is not allowed is answered with the rule that forbids it:
    type what you would like to do to see why not; F3 then shows all of it.

lists-title = reading the list, substitutions, line-ups
lists =
    8   ball in 2 4; goal 33%; walks     steps to the ball; the best shot
    kick with 3  (2 steps to the ball)   roll - steps + 1
    shot at 5.14 N3: goal 50% !1         one opponent may try to intercept
    to 14 on 7.6 E2: has 3               a pass, and the strength he then has
    to 7.8 N2 !2                         a free space; two tries on the way
    out at 0.6 W2: throw-in United

    The chance of a goal is exact: in this turn, with all dice, interceptions
    and rebounds, if both managers do their best.
    A try to intercept succeeds with a 3 on the D3. Each opponent next to the
    ball's way may try on his first space only, one of them on each space.
    A save succeeds with 1, 2 or 3 in 4; see the faces below the list.

    Substitutions: you are not asked before every roll who warms up. Type
    warm 12 at any decision of yours, or press F2 and s to be asked at your
    next turn. Whoever warms up comes on at the next dead ball, three in a
    match; after a goal he may be sent back.

    Line-ups are secret. Two people at one keyboard hand it over for them.
    Enter takes the default line-up and the default placement; Tab lets the
    assistant choose all of it.
