import type { BySign } from "./natal-text";

/** What you become known for. */
export const midheavenInSign: BySign = {
  Aries: {
    text: "Your best job had nobody in it before you. You become known for going first: the new branch, the first day of the market, the call that everybody was putting off. You like to compete, and a rival does you good. Once it runs smoothly, you leave. Most of your good results began before anybody had given permission.",
  },
  Taurus: {
    text: "You become known for work that is still good after ten years. You take your time, and people wait and pay for it, because nothing that you deliver has to be done twice. You enjoy the money, too. Only your price comes late; it is often years behind your skill.",
    practice: "prepare your next price, and practise saying it without giving a reason.",
  },
  Gemini: {
    text: "“No idea,” people say, and point at you. You become known as the one who explains, connects, translates and knows whom to ask. Two jobs suit you better than one, and a third is usually waiting, half begun. Listen to how colleagues introduce you: before they come to your title, they say what you told them.",
  },
  Cancer: {
    text: "Even in a bank you are the one who knows whose mother is in hospital. You become known for looking after people: customers feel at home, and teams stay together. Any trade turns into a household in your hands. It then expects you to be awake at all hours, and you are.",
    practice: "stop at supper: put the work telephone where you cannot hear it.",
  },
  Leo: {
    text: "A lesson, a haircut, a speech, a cake: people recognise your way of doing it before they see the name, and they ask for you in person. You want to be seen, and an audience makes you better. In high spirits you add a fanfare where somebody had ordered a plain result.",
    practice: "before you deliver, check what was ordered, and take out a flourish.",
  },
  Virgo: {
    text: "The bolt in the wheel, the dose, the footnote: whatever nobody else checks, you do properly. Craft is what you become known for. You like to improve a thing more than to stand in front of it, so you often leave your name off. Look at how new work reaches you: mostly somebody has recommended you.",
  },
  Libra: {
    text: "Two departments no longer speak, so somebody sends for you. You become known as fair and good to deal with; you can put a demand so that it sounds like an invitation. Law suits you, and so does beauty. Each side believes that you secretly agree with it, and neither knows what you think.",
    practice: "stop summing up both sides: give your own view first today.",
  },
  Scorpio: {
    text: "The accounts do not add up, or nobody dares to tell the owner: then they call you. You become known for handling what others will not touch, debt, scandal, crisis, and you like the depth of it, and the power. You do it alone and without many words. Your plainest questions make the most powerful people quiet.",
  },
  Sagittarius: {
    text: "Your work wants a large hall: a classroom, another country, a book, a faith. You become known for the wider view. People arrive with a detail and leave knowing what it was part of, and your pleasure in the subject spreads. The more you love it, the more you promise.",
    practice: "before you announce anything, check its smallest number with somebody who counts well.",
  },
  Capricorn: {
    text: "You are in no hurry, and that makes your rivals nervous. You become known late and thoroughly, as the one finally in charge, who has done every job in the place and cannot be fooled about any. Authority pleases you, and you use it with care. So long an ambition needs a rested body.",
    practice: "on four days running, leave work while something is undone.",
  },
  Aquarius: {
    text: "You become known for doing it differently, and then for giving the method away. What you worked out on your own you teach to everybody, the competition included. At a rule without a reason, you go and argue with whoever made it. Somewhere you used to work, an odd habit of yours is now the rule.",
  },
  Pisces: {
    text: "What exactly is your profession? Others find it hard to say, and so do you. You become known for sensing what people need, be it a colour, a silence or a hand, and titles fit you loosely. Art, care, film and faith suit you. Asked for five kindnesses at once, you begin all five.",
    practice: "on three mornings, say aloud which piece of work comes first.",
  },
};
