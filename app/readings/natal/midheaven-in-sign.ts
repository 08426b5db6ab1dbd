import type { BySign } from "./natal-text";

/** What you become known for. */
export const midheavenInSign: BySign = {
  Aries: {
    text: "Your best job did not exist before you. The new branch, the first stall on the square, the call that everybody puts off: they give it to you, and you rub your hands. A rival does you good. Once it runs smoothly you are gone, now and then a week early. Most of your successes began before anybody had given permission.",
  },
  Taurus: {
    text: "Ten years on, the thing still works, and its owner strokes it and says your name. That is how you like to be known. You take your time, and customers wait, because nothing has to be done twice. You enjoy the money, too. Only your price is slow, often years behind your skill.",
    practice: "prepare your next price, and practise saying it without giving a reason.",
  },
  Gemini: {
    text: "When nobody knows, everybody looks at you. You explain, translate, introduce, and know whom to call; a puzzled face is the start of a good morning. Two jobs suit you better than one, and a third is usually waiting, just begun. Listen to how colleagues introduce you: before your title comes something you told them.",
  },
  Cancer: {
    text: "Even in a bank you are the one who knows whose mother is in hospital and who has not had lunch. Customers feel at home, teams stay together, and people you trained come back for a hug. In your hands any trade becomes a household, and households wake you at night.",
    practice: "stop at supper: put the work phone where you cannot hear it.",
  },
  Leo: {
    text: "A lesson, a haircut, a speech, a cake: people recognise your way of doing it before they see the name, and they ask for you in person. You love that, and an audience makes you better. In high spirits you do too much: asked for ten minutes, you speak for thirty.",
    practice: "before you deliver, check what was ordered, and leave out the rest.",
  },
  Virgo: {
    text: "The bolt in the wheel, the dose, the footnote: what others wave through, you check, and a clean result gives you a private thrill. Craft is your name in the world. You like the work more than the applause, so you slip out before the photograph. Look at how new work reaches you: mostly a customer has recommended you.",
  },
  Libra: {
    text: "Two departments no longer speak, so the director sends for you. You are known as fair and as a pleasure to deal with; from you, a demand sounds like an invitation. You like a good law as others like a good tune. Each side goes home sure that you secretly agree with it.",
    practice: "stop summing up both sides: give your own view first today.",
  },
  Scorpio: {
    text: "The accounts do not add up, or the owner must be told: then they call you. Debt, scandal, a crisis at four in the morning, you go in alone, and you like the depth of it, and the power. You talk about it later, or not at all. Notice who goes quiet at your plainest question: usually the most powerful.",
  },
  Sagittarius: {
    text: "Your work wants a large hall: a classroom, another country, a book, a faith. People arrive with a detail and leave knowing what it was part of. They remember your detours best, because you enjoyed them so much. A plan you love has doubled before you announce it.",
    practice: "before you announce a plan, check its date and its cost with a colleague who counts well.",
  },
  Capricorn: {
    text: "You are in no hurry, and that makes your rivals nervous. Late and for good, you become the one in charge, who has done every job in the place and cannot be fooled about any. You like authority, and use it with care. Only your body would prefer lunch.",
    practice: "repeat it every working day: when the others go to lunch, stand up and go along.",
  },
  Aquarius: {
    text: "You become known for doing it differently, and then for giving the method away. What you worked out on your own you teach to everybody, the competition included, and you grin when it spreads. At a rule without a reason, you go and argue with whoever made it. Somewhere you used to work, an odd habit of yours is now the rule.",
  },
  Pisces: {
    text: "What exactly is your profession? Others cannot quite say, and neither can you. You sense what people need, a colour, a silence, a hand on the arm, and they come back for more. Stages, hospitals, ships and chapels have a use for you. Asked for five kindnesses at once, you begin all five.",
    practice: "every morning, repeat aloud which piece of work comes first.",
  },
};
