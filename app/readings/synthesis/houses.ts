import type { TraditionalRuler } from "../../astrology/bodies";
import type { HouseNumber } from "../../astrology/houses";

type ByHouse = Readonly<Record<HouseNumber, string>>;

/** Where the ruler of the rising sign stands: where a life keeps leading. */
export const rulerPlaces: ByHouse = {
  1: "Your life waits for your own decision. Nobody can take the first step for you, and secretly you are glad of it.",
  2: "Your life is decided by what you earn, make and keep. When somebody pays you for a thing, you believe that it is good.",
  3: "Small things change the course of your life: a message, a neighbour, a short trip, a remark heard on a bus.",
  4: "However far you go, you come back to family and home, and the large decisions of your life are made there.",
  5: "What you do for pleasure turns out to be your direction: a game, a love affair, a child, something made for joy.",
  6: "Ordinary days shape your life more than great ones: what you do before lunch, how you sleep, whom you help.",
  7: "Most turns of your life have another person’s name: a partner, a rival, a client, somebody who disagreed with you.",
  8: "Your life changes where something is shared or ends: a loan, a legacy, a parting, a night of complete honesty.",
  9: "Your life opens when you leave what you know: for another country, another teacher, another idea of God.",
  10: "Sooner or later people know you by your work, whether you planned a career or stumbled into it.",
  11: "Friends decide more of your life than plans do: somebody invites you, and years later you are still there.",
  12: "Your life changes out of sight: you withdraw, nothing seems to happen, and you come back with your mind made up.",
};

/** How that ruler gets there. */
export const rulerManners: Readonly<Record<TraditionalRuler, string>> = {
  Sun: "You choose what you can be proud of, and leave what would make you small.",
  Moon: "You find your way by feeling, and mostly with somebody to look after.",
  Mercury: "You find your way by asking questions, of anybody who knows a piece of the answer.",
  Venus: "You go where you like people and are liked, and it is a good guide.",
  Mars: "You get on by effort and some friction, and you would miss both.",
  Jupiter: "You go by trust: you agree first, and find out how later.",
  Saturn: "You take your time, and arrive later than some and more surely than most.",
};

/** Three or more planets in a house. */
export const crowdedHouses: ByHouse = {
  1: "You act before you are asked, because several wishes in you want to be first. People follow or step aside, and are glad of the decision; look round now and then for the slower ones.",
  2: "You think a great deal about what you earn, what you own and what you are worth. You can build something lasting out of little; rest comes from counting what is there.",
  3: "Your days are full of talk, errands, messages and short trips, and you like them so. You learn in passing what others study; a long quiet thought needs an appointment.",
  4: "So much of you belongs to home that the world sees only a part. Family and origin take your best strength, and they give it back when you are tired.",
  5: "Play is a serious matter with you. Love, children, games and whatever you make with your hands take up more of your heart than duty does, and joy shows you where to go.",
  6: "You live through your work, and through the small habits that hold a day together. People rely on you for more than they know; the body, which does its share, likes to be thanked.",
  7: "Other people are your great subject. You bargain, love, advise and dispute, and hardly any decision is made alone; what you want without them is worth finding out.",
  8: "You are drawn to what others avoid: money between people, desire, loss, secrets, the truth behind a polite sentence. In a crisis you wake up, and you are told what nobody else hears.",
  9: "Your mind lives further away than your address. Journeys, studies, beliefs and big questions feed you, and you are happiest with a teacher, a map or an argument about truth.",
  10: "A good deal of you is on show. Work, reputation and responsibility draw your strength, and you are ambitious for more than yourself; who may see you off duty?",
  11: "You belong to your friends, your groups and your hopes for everybody. Being liked by many comes easily; being close to a few takes more courage, and gives you more.",
  12: "A large part of you works out of sight. You need hours without witnesses, you sense what is not being said, and your best ideas come when nothing is wanted of you.",
};
