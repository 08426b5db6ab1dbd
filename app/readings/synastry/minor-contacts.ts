import type { MixedPair, PersonalPair } from "./contact-kinds";

/**
 * A sentence for a quincunx or a semi-sextile. {a} owns the first-named planet and {b} the second where both are
 * personal; otherwise {a} owns the slow planet.
 */
export const minorContacts: Readonly<Record<PersonalPair | MixedPair, string>> = {
  "Sun-Sun":
    "You admire each other’s aims without ever quite wanting to take part in them, so a “well done” may need an explanation.",
  "Sun-Moon":
    "{a} hardly notices what sets off {b}’s mood, so {b} has to mention it, and then {a} is glad to know.",
  "Sun-Mercury":
    "{b} asks about everything in {a}’s life except what {a} is proudest of; {a} may simply bring it up.",
  "Sun-Venus":
    "{b}’s compliments tend to go to something {a} did in passing, and it takes {a} a day to enjoy them.",
  "Sun-Mars": "{b} sets off a step too early or too late for {a}; a glance before starting is all it takes.",
  "Moon-Moon":
    "You are at ease at different hours, in different chairs, under different blankets, and a second blanket settles most of it.",
  "Moon-Mercury":
    "{b} asks “How are you?” just when {a} has stopped thinking about it; {a} can answer later, unasked.",
  "Moon-Venus":
    "{b}’s treat is not quite {a}’s comfort, sweet where {a} wanted salty, and still it was kindly meant.",
  "Moon-Mars":
    "{b} bustles while {a} rests, and neither means anything by it; a closed door between you is no offence.",
  "Mercury-Mercury":
    "You use two words for the same thing and discover after a long debate that you had agreed all along.",
  "Mercury-Venus":
    "{a} describes what {b} would rather just enjoy, so at a concert talk waits for the pause.",
  "Mercury-Mars":
    "{a}’s question reaches {b} in the middle of a movement; once {b}’s hands are free, the answer is friendlier.",
  "Venus-Venus":
    "Your tastes are polite strangers: shopping together takes longer than planned, and both come home with something odd.",
  "Venus-Mars":
    "Teasing starts between you at awkward moments, on stairs and in queues, and is best treated as a shared joke.",
  "Mars-Mars":
    "You work at slightly different speeds, so before you lift a table together, somebody should count to three.",
  "Sun-Jupiter":
    "{a} encourages {b} in something that {b} has no wish to do; the kindness is welcome, the leaflet less so.",
  "Moon-Jupiter":
    "{a} offers {b} more of whatever {b} was just about to leave, and a spoonful is enough to please both.",
  "Mercury-Jupiter":
    "{a} has the large conclusion a minute before {b} has the facts, and the two are seldom far apart.",
  "Venus-Jupiter":
    "{a}’s presents for {b} are nearly right, a size too big or a colour too bright, and {b} wears them with affection.",
  "Mars-Jupiter":
    "{a} cheers while {b} is catching breath; a wave of the hand is enough to put the applause off.",
  "Sun-Saturn":
    "{a}’s advice reaches {b} a day after the decision, so {b} may ask earlier, and {a} may let late advice go.",
  "Moon-Saturn": "{a} turns practical a moment too soon for {b}, who would have liked a sigh first.",
  "Mercury-Saturn":
    "{a} likes a matter told in order and {b} tells it as it comes; a short list at the start spares you both.",
  "Venus-Saturn":
    "{a} thanks {b} for the useful present and, without saying so, uses the pretty one every day.",
  "Mars-Saturn":
    "{a} checks what {b} has already done; if {b} says “finished” aloud, the second look can be saved.",
  "Sun-Uranus":
    "{a} is amused by habits that {b} did not know were habits, and {b} keeps two of them on principle.",
  "Moon-Uranus":
    "{a} moves small things in {b}’s day, a time, a chair, and {b} needs a while to say which of them mattered.",
  "Mercury-Uranus":
    "{a} answers the question after next, so {b} does well to ask the first again, with a smile.",
  "Venus-Uranus":
    "{a} likes what {b} wears by accident better than what {b} chose, which is confusing and rather sweet.",
  "Mars-Uranus":
    "{a} improves the method while {b} is in the middle of using it; “next time” saves both the work and the idea.",
  "Sun-Neptune":
    "{a} has a slightly wrong idea of what {b} does all day, and it is usually a flattering idea.",
  "Moon-Neptune":
    "{a} senses that something is the matter with {b} and guesses wrong; to have been asked is comfort enough.",
  "Mercury-Neptune":
    "{a} recalls the mood of what {b} said and not the words, so messages for other people should be written.",
  "Venus-Neptune":
    "{a} goes dreamy over songs that leave {b} cold, and {b} can enjoy {a}’s face if not the music.",
  "Mars-Neptune":
    "{b} asks for a hand and {a} thinks of a reason to wait; with an hour named, {a} comes gladly.",
  "Sun-Pluto":
    "{a} notices something about {b} that nobody else sees, and mentions it at the strangest moment.",
  "Moon-Pluto":
    "{a} looks a little too long when {b} is upset; “I am all right”, where it is true, settles it.",
  "Mercury-Pluto":
    "{a} hears a second meaning in {b}’s sentences, and nine times in ten {b} meant only the first.",
  "Venus-Pluto":
    "{a} remembers a small favour that {b} has long forgotten, and returns it years later at twice the size.",
  "Mars-Pluto":
    "{b} wants the trifle dealt with today, while {a} saves strength for something large; each list is worth a look.",
};
