import type { SlowPair, UnlikeSlowPair } from "./contact-kinds";

/** Said once, above the contacts of two slow planets. */
export const ageGroupsIntroduction =
  "These contacts join two slow planets. {a}’s stood in the same place for everybody born within months or years of {a}, and {b}’s for everybody born near {b}. So they tell nothing about the two of you as persons, and count for nothing in the score. They tell what people of your years have in common, and where they differ.";

/** What the years of two births have in common (`agree`: conjunction, trine, sextile, quintile), or where they differ. */
export const ageGroups: Readonly<Record<SlowPair, Readonly<Record<"agree" | "differ", string>>>> = {
  "Jupiter-Jupiter": {
    agree:
      "Your years of birth put their hope in much the same things, so old news can make both of you smile.",
    differ: "What one year hoped for, the other took for granted; ask what each of you was told to expect.",
  },
  "Jupiter-Saturn": {
    agree:
      "The confidence of one year and the caution of the other fit together, as in a good family business.",
    differ: "One year of birth learnt to expect more and the other less, and each thinks itself the realist.",
  },
  "Jupiter-Uranus": {
    agree: "New inventions were good news in both your years, and are still a pleasant subject between you.",
    differ: "What was progress to one year was too much of it to the other, which makes a lively evening.",
  },
  "Jupiter-Neptune": {
    agree:
      "The ideals of your years agree, and you may love the same songs without having heard them at the same age.",
    differ: "The great hope of one year sounds naive to the other; the songs of both are good.",
  },
  "Jupiter-Pluto": {
    agree:
      "Both years had faith in large changes, so power and money can be talked about without whispering.",
    differ: "One year trusted the powerful more than the other did, and old elections show it.",
  },
  "Saturn-Saturn": {
    agree: "You grew up with similar rules about work and manners, and need not explain them to each other.",
    differ:
      "What counted as good behaviour changed between your years; ask which rule each of you still keeps.",
  },
  "Saturn-Uranus": {
    agree:
      "Old ways and new ones got on in your years: people of that age can change a thing without breaking it.",
    differ: "One year kept the rules that the other was busy breaking, and both were needed.",
  },
  "Saturn-Neptune": {
    agree: "People born in your years know how to give a dream a timetable and a budget.",
    differ: "What one year believed in, the other had seen come to nothing, and neither is wholly right.",
  },
  "Saturn-Pluto": {
    agree: "Both years of birth know a good deal about doing without, and about lasting.",
    differ: "Hard times fell differently on your years, so saving means something else to each.",
  },
  "Uranus-Uranus": {
    agree: "Much the same rules made both your age groups rebel, or wish that they had.",
    differ: "Your age groups broke different rules, and each finds the other’s rebellion a little quaint.",
  },
  "Uranus-Neptune": {
    agree:
      "The inventions and the dreams of your years belong together, like a new machine and the films about it.",
    differ: "The invention of one age group spoilt the dream of the other, at least as they tell it.",
  },
  "Uranus-Pluto": {
    agree: "Upheaval is common ground: people born in your years expect the world to change.",
    differ: "One age group wanted the great change and the other paid for it, and both stories are true.",
  },
  "Neptune-Neptune": {
    agree: "You were children under the same kind of songs, films and hopes.",
    differ: "Your age groups dreamed in different pictures; show each other a film from when you were ten.",
  },
  "Neptune-Pluto": {
    agree: "Beliefs were changing slowly all through your years, too slowly for either age group to notice.",
    differ: "What one age group held sacred another took apart, and neither of you did it in person.",
  },
  "Pluto-Pluto": {
    agree: "The same fears, and the same hunger for change, shaped both your age groups.",
    differ:
      "Your age groups distrust different powers, and each may trust the power that the other distrusts.",
  },
};

/** For the second of two such contacts that run both ways round. */
export const ageGroupsBothWays: Readonly<Record<UnlikeSlowPair, string>> = {
  "Jupiter-Saturn": "This pair comes twice, so neither year of birth has all the hope or all the caution.",
  "Jupiter-Uranus":
    "The two planets meet from the other side as well: curiosity about the new came from both years.",
  "Jupiter-Neptune": "Seen from the other year it is true too, and each has ideals that the other can sing.",
  "Jupiter-Pluto": "It runs the other way as well; large words about the future were spoken in both years.",
  "Saturn-Uranus": "The reverse holds too: each year kept something old and broke something else.",
  "Saturn-Neptune": "It comes from both sides, since every year has its beliefs and its disappointments.",
  "Saturn-Pluto": "With this pair doubled, endurance is known to both age groups at first hand.",
  "Uranus-Neptune":
    "Both contacts are common among people of one age, because these two planets change their distance slowly.",
  "Uranus-Pluto": "People born in years of upheaval often have this pair in both directions, as you do.",
  "Neptune-Pluto":
    "These two planets have kept nearly the same distance for most of a century, so many people have this both ways.",
};
