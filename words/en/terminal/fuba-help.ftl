# The help of FUBA: pages for a box of 74 columns and 22 rows.

keys-title = keys and notation
keys =
    Up Down Enter  pick and play a choice     Tab   the assistant decides
    letters        filter the list, or type   u  Ctrl-Z  take back a choice
                   a whole command            PgUp PgDn  scroll the commentary
    Esc            clear the line             ?  F1  this help     q  leave
    F2 sheets  F3 rule of the choice  F4 hint: plans  F5 computer's thoughts

    H3 K   three home players, the keeper among them   A2   two away players
    (3)    the ball and its value      [b4]  an area of the highlighted choice
    { "*" }H     a home player on the corner spot            [+2] stoppage time
    { "*" }      before a line of the commentary: new since your last decision

    Commands; several of one row are separated by commas, xN repeats one:
      target b4            or b4           place b3 x4, place a2 x2
      movement midfield    or midfield     or b3 4, a2 2      keeper b1
      move a2-a3           or a2 a3        move keeper b1-b2  done
      move b3-b4 with ball or b3 b4 ball   enter a2  enter keeper  enter spot
      goal attempt         or shoot        pressing   adjustment     play
      formation 4-4-2      or 442          kick-off home      corner a
      dive left  stay  right               kick left  middle  right
      send off b4          undo  quit      roll 5 2  or 5 2: dice by hand
      rule 4.1.1a          or r 4.1, r F14-4.1: a rule or a section of one
    A command that is not allowed is answered with the rule that forbids it.

older-title = editions 1.0 and 2014
older =
    The edition stands at the end of the header's last line. Beside it, if so:
      goal kick next   it opens the next turn   owed +1   squares owed (2014)
      H: auto check    the next control check, after a failed pressing (2014)
      H: no moves   by a special event (1.0)    H: no defence moves (2014)
    K+      a keeper in front of his goal (2014, A5)

    A target:  1.0   (+2, 67%)         added to the die; how often kept
               2014  (automatic, 83%)  kept with any die but an event's
      stand-in b3          or b3           1.0: counts for an empty target
      enter b3             or b3, keeper   no, nobody: 1.0, where it may be
      fast  slow           or f  s         goal kick; slow: both teams move
      goal attempt         or shoot, y     no, n
      movement midfield    or m   d  f     a team makes one movement
      movement condition   or condition, c 2014, A1: a point, moves by a die
      move a2-a3           or a2 a3        quick moves (1.0, equal dice) too
      pressing             or press, y     no, n
      substitute fresh     or fresh  yellow  3-5-2   no, n (2014, A3)
      keeper advanced      or advanced     in a set-up and after the moves
      keeper inside        or inside
      styles easy normal aggressive        or ena (2014, A6; secret)

    In 2014 the ball value is adjusted by itself after each team's moves.

advanced-title = advanced rules
advanced =
    The lines under the teams, where the rules are played (of 2.2):
      condition 4-4-2   points in defence, midfield, forward    tired
      subs 2   substitutions left      off 2,4 min   injured, minutes to serve
      out 1    lost by injury          K hurt   the keeper was injured
      next 3-5-2   formation of the next turn
      skills: Tackle*, Stopper    * is hidden from the other team

      roles am2 dm1 cb1 wb2 ws1   or am2 dm1        roles none   or none
         attacking, defending midfielders, centre back, wing backs, striker
      skills tackle crossing      or tackle crossing, or one by one: Enter
         picks and takes back; a name's beginning will do: short, creative-m
      movement forward boost      or forward boost   adjust boost  press boost
      pressing aggressive         or aggressive      aggressive tackle boost
      pressing tackle             or tackle          high-condition boost
      target c3 crossing          or c3 crossing
      substitution 2              or sub 2           fresh  yellow  3-5-2
      point defence               or defence, d      m  f
      injured b4                  or b4              yes, y    no, n
      use short-passes            or short-passes; y where one can be used
      use creative-midfielder a3  or creative-m a3   value +2  or +2   -2
      move b3-b4 with ball        after a dribbling skill: b3 b4
    no leaves what may be left. Where use can be typed, Ctrl-Z takes back.

secrets-title = skills and secrets
secrets =
    A window is a moment in which a skill may be used. It passes by itself
    when you have nothing to use in it. On your team sheet (F2) a number
    switches a skill between [x] ask me and [ ] let its windows pass.

    One person against the computer: your hidden skills stand on your sheet,
    in the header with a star, and in the list of choices.

    Two people at one keyboard: nobody's hidden skills, and no choice that
    names one, stand on the screen by themselves.
      F2, then h or a   the home or away coach, alone with the screen, sees
                        his cards; if he decides now, the list then has the
                        choices that use them until he has played (Esc hides)
      typing use NAME   works without looking; it shows the skill to both
    A window that stopped only for a coach who holds the skill would give it
    away. So windows of hidden skills pass unless their owner says on his
    sheet to ask: about a skill (a stop then hints at it), or with e at every
    window that might be one (many stops, which tell nothing). A skill once
    shown is always asked about. The marks are not kept with the match.
    Cards drawn by hand are drawn by their owner, alone with the screen; the
    program draws for a computer coach.
