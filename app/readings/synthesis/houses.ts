import type { TraditionalRuler } from "../../astrology/profections";
import type { HouseNumber } from "../learn";

type ByHouse = Readonly<Record<HouseNumber, string>>;

/** Where the ruler of the rising sign stands: where a life keeps leading. */
export const rulerPlaces: ByHouse = {
  1: "Your life keeps coming back to you: to your body, your courage, your own decision. Nobody can walk for you, and secretly you are glad.",
  2: "Your life leads towards earning, making and owning. Whatever you are paid for becomes real to you.",
  3: "Your life turns on what looks small: a message, a neighbour, a short trip, a remark overheard in passing.",
  4: "However far you go, your life bends back to family, home and the ground you come from.",
  5: "What you do for pleasure turns out to be your direction: play, love affairs, children, anything made for joy.",
  6: "Ordinary days shape your life: the work, the habits, the body’s rhythm, the wish to be useful.",
  7: "Your life changes through other people: partners, rivals, clients, whoever sits across the table.",
  8: "Your life turns where things are shared or come to an end: debts, legacies, a crisis, a night of complete honesty.",
  9: "Your life opens when you leave: for another country, another book, another idea of God.",
  10: "Your life leads into public view, whether you planned a career or stumbled into it.",
  11: "Friends decide more of your life than plans do: an invitation, a group, a cause held in common.",
  12: "Your life turns in private, in retreat, where nobody is watching and nothing seems to happen.",
};

/** How that ruler gets there. */
export const rulerManners: Readonly<Record<TraditionalRuler, string>> = {
  Sun: "Being seen takes you there, and standing up for what you are proud of.",
  Moon: "Instinct takes you there, a mood at a time, with people to look after on the way.",
  Mercury: "You arrive by asking, by learning, and by talking to whoever knows.",
  Venus: "Liking and being liked bring you there, and a good eye for what suits.",
  Mars: "Effort and some friction bring you there, and you would miss both.",
  Jupiter: "Trust takes you there: you agree first, and find out how later.",
  Saturn: "You come to it by patience, later than some and more surely than most.",
};

/** Three or more planets in a house. */
export const crowdedHouses: ByHouse = {
  1: "Much of your life is in your own hands. Several wishes want to be first in you, so you act before you are asked, and people follow or step aside; their pace is worth a glance.",
  2: "A great part of your attention goes to what you earn, own and are worth. You can build something lasting out of little; rest comes from counting what is there.",
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

/** Where something happens, after "most" or "found". */
export const places: ByHouse = {
  1: "wherever you act for yourself",
  2: "wherever you earn and own things",
  3: "in everyday talk, among neighbours, brothers and sisters",
  4: "at home and in the family",
  5: "in play, love affairs and whatever you make for fun",
  6: "in daily work and the habits of the body",
  7: "in partnership, with whoever stands beside you",
  8: "in what you share, owe or inherit",
  9: "in study, travel and belief",
  10: "in your public work",
  11: "among friends and in groups",
  12: "in solitude, away from all eyes",
};

/** The benefic of the sect helps there, the malefic against it tries you there; `{place}` is one of `places`. */
export const sectTexts: Readonly<Record<"Venus" | "Mars" | "Jupiter" | "Saturn", string>> = {
  Jupiter:
    "Help reaches you most readily {place}: people are generous there, and you are not afraid to hope. Begin there when something else is stuck.",
  Venus:
    "What sweetens your life is found {place}. There you are liked without effort and pleased without spending much, so it is a good place to turn after a hard day.",
  Mars: "Your patience is tried most {place}: tempers rise there, yours included, and haste is expensive. With a cool head it is also where you grow brave.",
  Saturn:
    "The slowest lessons wait for you {place}. There you doubt yourself and wait longer than others; what you learn stays yours, and later people come to you for it.",
};
