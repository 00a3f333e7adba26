# The team sheets of FUBA, and the skills that are chosen for them.

title = Teams, FUBA { $edition }
team = { $letter } { $name }  { $formation }  yellow { $yellow } red { $red }

## Skills.

card = { $number } { $asked } { $skill } ({ $notation }, { $hidden ->
    [yes] hidden
   *[no] shown
}, { $cost }): { $effect }
skills = skills: { $hidden } hidden; shown: { $shown }
lost = lost: { $skills }
ask-about-skill = 1 to 9: [x] ask when this skill can be used, [ ] let it pass.
ask-always = e: { $asked } ask whenever a skill might be used, so that the question tells nothing.
close-to-see = Close this to see the choices that use hidden skills, if you decide now.
look-at-own = h, a: the home or away coach looks at his hidden skills, and nobody else.
no-extra-skill = No extra skill
take = Take { $skills }
take-in-secret = { $skills }: nobody else sees them before they are used.
part = { $mark } { $skill }
typed = { $notation }: { $detail }
