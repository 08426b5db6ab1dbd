import type { SlowContacts } from "./contact-kinds";

export const saturnContacts: SlowContacts = {
  Sun: {
    conjunction:
      "In {a}’s company {b} sits up straighter and shows only what is finished. {a}’s Saturn stands on {b}’s Sun, so {a}’s respect weighs more than other people’s applause, and {a} takes {b} more seriously than most do. A silence from {a} is soon heard as a fault found. {a}, say what is good before {b} has to ask.",
    flowing:
      "{b} has an aim, and a year later {a} still remembers it. Saturn helps the Sun here, and {a} is a backer without speeches: an hour spent checking the application, a good word to whoever decides. Promises between you are small, and kept. You may notice what has grown only when somebody asks how long you have known each other.",
    square:
      "{b} tells a plan with delight, and {a} asks about the very thing that {b} had hoped to leave for later. Saturn square the Sun: care arrives as an objection, so {b} begins to tell {a} last, and that makes {a} stricter. Tell it early, {b}, and say which you want today, a listener or a list of risks.",
    opposition:
      "Little by little {a} becomes the adult and {b} the fun. With Saturn facing the Sun, {a} does the forms and the early mornings, {b} gets the applause, and each thinks that the other chose it. Both of you can do both. Hand {b} a duty that {a} secretly hates, and let {b} be strict about {a}’s day off.",
  },
  Moon: {
    conjunction:
      "{b} swallows once before telling {a} about a bad day. {a}’s Saturn on {b}’s Moon gives shelter and makes feelings wait in line: {a} loves by repairing, paying, turning up at night, while {b} listens for the warm word. {b}, count those deeds as said. {a}, add the sentence; it costs less than the repair.",
    flowing:
      "When something breaks, {b} calls {a} before anybody else. {a}’s Saturn and {b}’s Moon suit each other: there is a calm voice, a plan for the next hour, and no reproach. {a} seldom says how much it means to be needed in this way. {b} can say it for both of you, on a day when nothing is broken.",
    square:
      "{b} wants comfort at the exact hour when {a} is counting what is left to do. In a square two needs get in each other’s way, so {b} hears a refusal in “not now”, and {a} hears that nothing is ever enough. “Not now” becomes bearable with a time after it. Say “at nine”, and be there at nine.",
    opposition:
      "The more {b} cries, the more reasonable {a} grows; the more reasonable {a} is, the more {b} has to cry. Saturn opposite the Moon deals each of you half of the answer. Try it the other way about: {a} begins with a feeling, however clumsy, and {b} replies with a fact. Often you then find that you agree.",
  },
  Mercury: {
    conjunction:
      "Before {b} says something to {a}, {b} has thought it through twice. {a}’s Saturn rests on {b}’s Mercury, so your talk is exact, useful and a bit like an interview. {b} learns to argue; {a} gets answers that hold. What goes missing is nonsense. Have a quarter of an hour in which neither of you may be right about anything.",
    flowing:
      "Give the two of you a contract, a timetable or a box of family papers and it gets done properly. {b} finds the words and {a} the order, since Mercury and Saturn agree here. You also remember what was arranged a year ago. Colleagues are glad to see you both at the table, and you are glad to be asked.",
    square:
      "{b} is in the middle of a story when {a} puts a date right, and the story is gone. Under this square {b} talks faster to get to the end, {a} answers more shortly, and both feel unheard. Corrections are {a}’s way of listening closely. Keep them until the last sentence; then {b} asks, “What did I get wrong?”",
    opposition:
      "{b} comes in with news, and {a} has seen it tried. Mercury and Saturn stand opposite, so you argue as new against old, whichever of you is older. {b} needs somebody who remembers; {a} needs somebody who does not. Instead of “that will never work”, let {a} say what would have to be true for it to work.",
  },
  Venus: {
    conjunction:
      "For months {b} cannot tell whether this is liking or politeness. {a}’s Saturn on {b}’s Venus makes {a} careful with the people who matter most: there are few compliments, and few absences either. What starts so slowly often lasts. {a}, choose a small sign of affection that {b} can count on, and give it each time you meet.",
    flowing:
      "{a} is on time, and {b} takes it for what it is, a tenderness. Venus and Saturn help each other in this contact: costs are shared fairly, old jokes are kept, birthdays are not forgotten. Liking grows here with the years more than with the days. You could share a small kitchen without a quarrel about the shelves.",
    square:
      "{b} brings home flowers, and {a} has read the price before the colour. With Saturn square Venus, what is joy to {b} is expense to {a}, in money or in time. {b} feels judged for being happy, and {a} feels like the only person who counts. Agree on a sum, and on some hours, for which nobody needs a reason.",
    opposition:
      "“Come and sit with us”, says {b}; “when this is done”, says {a}, and it is never done. Venus facing Saturn hands pleasure to {b} and duty to {a}, and each then guards that end more firmly. {a} might leave the last tenth of the work tonight. {b} might do that tenth beside {a}, and bring the music.",
  },
  Mars: {
    conjunction:
      "{b} is already moving while {a} still checks the knots. Saturn on Mars sets brake and engine in the same place, which is maddening over supper plans and splendid for heavy, exact work: a boat, a thesis, a mountain. Agree on the speed before you begin. Then {b} need not feel held back, nor {a} dragged.",
    flowing:
      "{a} knows when, and {b} does it. Saturn and Mars help one another here, so effort lands where it counts: years of training, a garden on bad soil, an old house. {b} tires less in this company, and {a} dares more. You respect each other for work. Celebrate what is finished before the next thing begins.",
    square:
      "“Wait”, says {a}, and {b} hears “never”. Because Mars and Saturn are square, {b}’s push and {a}’s caution meet at the worst moment: {b} goes ahead alone, it half works, and {a} says “I told you so”. A date helps. {a} names the day on which the waiting ends, and {b} leaves the matter alone until then.",
    opposition:
      "Each of you thinks that you alone are preventing a disaster. Opposite {b}’s Mars, {a}’s Saturn counts what may go wrong, while {b} counts what is lost by waiting. Put together, those two sums make a good decision. For the next choice {a} makes the case for going and {b} the case for staying; then you vote.",
  },
};
