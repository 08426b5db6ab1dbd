import type { Element, Modality, Sign } from "../../astrology/signs";

/** Three or more planets in a sign. */
export const crowdedSigns: Readonly<Record<Sign, string>> = {
  Aries:
    "Several sides of you want to begin at the same moment, so patience is scarce and courage is plenty. You are superb in the first hour; finishing goes better in company.",
  Taurus:
    "A great part of you wants to be left in peace with something good. You are hard to hurry and harder to frighten; a change has to ask more than once.",
  Gemini:
    "Several voices talk in you at once, all of them curious. You know something about everything and are never dull; the difficult part is to choose a subject and stay.",
  Cancer:
    "Much in you leans towards the people you call yours. You remember what they like, you feed them and you worry; strangers have to wait before they meet this tenderness.",
  Leo: "Whatever you do, you do with heart and in full colour. You need to be seen, and you give lavishly in return; on days without an audience you learn what you do it for.",
  Virgo:
    "You notice what is not right, at work, at home and on the plate, and you can mend most of it. People bring you what is broken; good enough is the skill that you learn last.",
  Libra:
    "You want every side to be heard and everything to look right. People get on better near you, and you ask what they would like; a plain wish of your own is the rarest thing to hear.",
  Scorpio:
    "You do hardly anything by halves. Love, work and suspicion all go deep with you, and you keep what you know to yourself; the few who are let in do not want to leave.",
  Sagittarius:
    "A large part of you is already at the next place. You laugh easily, believe quickly and tell the truth as you go; the details catch up with you later, out of breath.",
  Capricorn:
    "Much of you is built for the long climb. You plan, endure and keep your word, and your dry joke comes at the right moment; leisure has to be entered as a task.",
  Aquarius:
    "You look at many things from slightly outside. It makes you fair, and rank does not impress you; warmth arrives when people see that you need somebody too.",
  Pisces:
    "You feel with everybody, as if their mood were yours. You imagine easily and forgive early; a timetable, some solitude and a friend who can refuse are your best protection.",
};

interface Balance {
  /** Stands beside its counterpart of another element. */
  readonly core: string;
  /** Goes on where the core stands alone. */
  readonly more: string;
}

export const crowdedElements: Readonly<Record<Element, Balance>> = {
  Fire: {
    core: "You are quick to warm, to hope and to act, and you carry others along.",
    more: "Your plans begin at full height; it is the third week that needs a friend.",
  },
  Earth: {
    core: "You trust what works, what lasts and what can be held in the hand.",
    more: "People lean on that calm, and you forget that some good things cannot be measured.",
  },
  Air: {
    core: "You live in words, ideas and company, and you understand almost anything from a distance.",
    more: "To be touched by it, slowly and without a comment, takes more courage.",
  },
  Water: {
    core: "You feel before you think, and you know how people are without being told.",
    more: "It makes you kind and easily tired, and an evening alone is worth a night’s sleep.",
  },
};

export const wantingElements: Readonly<Record<Element, Balance>> = {
  Fire: {
    core: "Enthusiasm does not come by itself; you need people or tasks that set you going.",
    more: "What you do start is better thought out than most, and cheering yourself on can be learned.",
  },
  Earth: {
    core: "Practical matters slip your mind: meals, money and papers need a plan on the wall.",
    more: "A calm, orderly friend does you more good than advice, and some order can be borrowed.",
  },
  Air: {
    core: "You find it hard to look at your own affairs from a distance, as if they were another person’s.",
    more: "Writing it out, or asking somebody who is not involved, gives you the view from outside.",
  },
  Water: {
    core: "Feelings come late and speak softly, and a tight neck often notices them first.",
    more: "Give them a day and a patient listener, and they turn out to be clear and strong.",
  },
};

/** Most of a chart in one way of acting. */
export const crowdedModalities: Readonly<Record<Modality, string>> = {
  Cardinal:
    "You start things. Where others discuss, you have called, booked or moved a chair, and people wait for your first step; ask early who will carry on after the tenth.",
  Fixed:
    "You stay. Once you have decided, chosen or loved, you hold on when others have gone home; letting go of what is finished is your hardest work, and it frees both hands.",
  Mutable:
    "You adapt. You can see six sides of a matter, change course in a minute and get on with anyone; when all six pull at you, write the decision down.",
};
