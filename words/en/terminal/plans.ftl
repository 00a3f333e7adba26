# Hints, and what the computer thought.

then = { ", then " }
chances = win { $win }%, draw { $draw }%, lead { $lead }.{ $tenths } goals; tried { $visits ->
    [one] once
   *[other] { $visits } times
}
may-lead-to = May lead to: { $steps }.
dice = dice { $dice } ({ $purpose })
positions = { $number } positions looked at.
