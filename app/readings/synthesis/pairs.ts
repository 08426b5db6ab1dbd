import type { Planet } from "../../astrology/bodies";
import { ELEMENTS, type Element } from "../../astrology/signs";

/** Two wishes that act together, that help each other, or that get in each other’s way. */
export type PairKind = "conjunction" | "easy" | "hard";

type Tails = Readonly<Partial<Record<PairKind, string>>>;

/** What comes of two wishes; pairs of which one at least is personal, as often as the sky makes them. */
export const pairTails: Readonly<Partial<Record<Planet, Readonly<Partial<Record<Planet, Tails>>>>>> = {
  Sun: {
    Moon: {
      conjunction: "What you decide and what you feel arrive together, so you seldom doubt a choice.",
      easy: "Rest brings you back to your aims, and your aims let you rest.",
      hard: "Give each its own hours, and neither has to win.",
    },
    Mercury: {
      conjunction: "A no to your idea sounds like a no to you.",
    },
    Venus: { conjunction: "Being liked and being yourself feel alike, so a plain refusal takes practice." },
    Mars: {
      conjunction: "You are on your feet before the vote, and shy people borrow your courage.",
      easy: "Effort makes you happier than ease does.",
      hard: "Irritation shows where the two collide; aim it at the obstacle.",
    },
    Jupiter: {
      conjunction: "Your confidence carries others along; count your promises before you add another.",
      easy: "People agree with you readily, because you ask as if they would.",
      hard: "Both are generous, so the danger is size, and the smaller version is often the better.",
    },
    Saturn: {
      conjunction: "You take yourself seriously early, and enjoy yourself later than your friends do.",
      easy: "Slow work suits your pride, and the years are on your side.",
      hard: "An inner examiner stands before every step; what passes is very good indeed.",
    },
    Uranus: {
      conjunction: "You change course just when others have got used to you.",
      easy: "You stay original without making a fight of it.",
      hard: "You leave just before you could be held, and a change that was announced hurts less.",
    },
    Neptune: {
      conjunction: "You feel what a group dreams of, and can forget what you came for.",
      easy: "Imagination feeds your purpose, and people find hope in your company.",
      hard: "The dream flatters the plan; a date and a figure keep both of them honest.",
    },
    Pluto: {
      conjunction: "You do nothing lightly, and you have begun again more than once.",
      easy: "A crisis finds you steady, because you know what you can do without.",
      hard: "Where somebody seems to control you, you push; left alone, you are strong and calm.",
    },
  },
  Moon: {
    Mercury: {
      conjunction: "You feel in words, and a good listener does more for you than a rest.",
      easy: "You find the right word for a mood, even for somebody else’s.",
      hard: "Your head explains what your heart has not finished feeling; let it finish.",
    },
    Venus: {
      conjunction: "You make people comfortable, and forget to mention what would comfort you.",
      easy: "Kindness is easy for you to give and, better still, to accept.",
      hard: "What attracts you does not always rest you, and you are allowed both.",
    },
    Mars: {
      conjunction: "Your temper protects your tenderness, and both are over within the hour.",
      easy: "You act on a feeling while it is still true.",
      hard: "When you are sharp, you are mostly tired or hurt, and kind people can tell.",
    },
    Jupiter: {
      conjunction: "Your heart is large, and you fill tables, bags and weekends beyond what they hold.",
      easy: "Your good mood returns by itself, and others wait for it.",
      hard: "You give more comfort than anyone asked for, and run out of it on a weekday.",
    },
    Saturn: {
      conjunction: "You manage alone by habit, and help has to find you.",
      easy: "With you feelings get a time and a place, and people rely on it.",
      hard: "Ask for comfort before the last task is finished, and the two stop quarrelling.",
    },
    Uranus: {
      conjunction: "Closeness is real to you as long as nobody holds you to it.",
      easy: "You can be close and free in the same evening, and guests relax.",
      hard: "You withdraw just when it grows warm; an hour alone brings you back.",
    },
    Neptune: {
      conjunction: "You catch the mood of a place, and have to ask whose sadness it is.",
      easy: "You sense what somebody lacks, and bring it before they ask.",
      hard: "You comfort a stranger’s grief and overlook how tired you are.",
    },
    Pluto: {
      conjunction: "You feel all of it and show little, so few people know how much.",
      easy: "You can bear strong feelings, your own and other people’s, without running.",
      hard: "You hold on hardest when you fear to lose; whoever knows that can be gentle.",
    },
  },
  Mercury: {
    Venus: {
      conjunction: "Your words are kind and well chosen, and some true ones stay unspoken.",
      easy: "You can bring bad news so pleasantly that you are thanked for it.",
    },
    Mars: {
      conjunction: "You think in attack and defence, very fast, and enjoy a good dispute.",
      easy: "You decide quickly and explain it so that others can act.",
      hard: "Your answer is out before the question ends; it is clever, and it stings.",
    },
    Jupiter: {
      conjunction: "You see how everything hangs together, and talk until others see it too.",
      easy: "You learn gladly, and what you learn becomes a good story.",
      hard: "An idea grows while you tell it, so the figures are worth a second look.",
    },
    Saturn: {
      conjunction: "You weigh each sentence, and what you have thought through holds.",
      easy: "You can think about a dry matter for a long time and enjoy it.",
      hard: "Doubt checks every word, and the questions you keep back are usually the right ones.",
    },
    Uranus: {
      conjunction: "Ideas arrive whole and unannounced, three steps ahead of your own sentence.",
      easy: "You see the unusual answer and can make it sound simple.",
      hard: "Your mind jumps, and a listener who asks how you got there does you a favour.",
    },
    Neptune: {
      conjunction: "You think in pictures and moods, so dates and sums belong on paper.",
      easy: "You find words for what others only sense.",
      hard: "What you heard and what was meant can differ; a second question saves a week.",
    },
    Pluto: {
      conjunction: "You ask until you know, and what you say stays with people.",
      easy: "Difficult subjects interest you, and you speak of them without drama.",
      hard: "You suspect a second meaning and often find it; sometimes there was none.",
    },
  },
  Venus: {
    Mars: {
      conjunction: "Liking and wanting are hard for you to tell apart, and it makes you attractive.",
      easy: "You ask for what you like with charm, and rarely give offence.",
      hard: "You pull close and push away with the same person; both are interest.",
    },
    Jupiter: {
      conjunction: "You love generously, and enjoyment is a talent of yours; so is excess.",
      easy: "People feel welcome with you, and your pleasure doubles when it is shared.",
      hard: "You reach for more than you can use, and half would please you as much.",
    },
    Saturn: {
      conjunction: "You give your heart late and keep your word.",
      easy: "Your affections last, because you choose slowly and have patience.",
      hard: "You seem cool while you wait to be sure; a warm word costs little.",
    },
    Uranus: {
      conjunction: "You love whoever surprises you, and habit cools you faster than distance.",
      easy: "You like unusual people, and make them feel quite normal.",
      hard: "Agreements that may change suit you better than vows, and better than no agreement.",
    },
    Neptune: {
      conjunction: "You love an ideal, and meet the real person later.",
      easy: "You see what is lovely in people, and so they show it.",
      hard: "You forgive before you have looked; look first, and you can still forgive.",
    },
    Pluto: {
      conjunction: "You love entirely or not at all, and indifference is beyond you.",
      easy: "Your love goes deep without holding too tightly.",
      hard: "Jealousy tells you how much it matters; it need not choose what you do.",
    },
  },
  Mars: {
    Jupiter: {
      conjunction: "You start big, with faith, and need somebody to ask about Tuesday.",
      easy: "You take on a large task cheerfully, and the cheer lasts.",
      hard: "Enthusiasm promises more than the body can do, so plan the days of rest as well.",
    },
    Saturn: {
      conjunction: "You push and brake at once, and so you last longer than anyone.",
      easy: "You work hard without hurry, and finish what quicker people drop.",
      hard: "Strength is stuck between go and wait, and a timetable sets it free.",
    },
    Uranus: {
      conjunction: "You act on impulse, and sit still only where you are free to leave.",
      easy: "You try the new way at once, and often improve it.",
      hard: "Orders make you leap; a choice, even a small one, keeps you steady.",
    },
    Neptune: {
      conjunction: "You fight for dreams and for the weak, and tire when there is nothing to believe in.",
      easy: "You get your way softly, and with style.",
      hard: "Your strength comes and goes with the mood, and a fixed hour invites it.",
    },
    Pluto: {
      conjunction: "Your will has no half speed, and you rise after every defeat.",
      easy: "You have more stamina than you need, and use it when others give up.",
      hard: "Struggles for power find you, and the hardest win is over your own anger.",
    },
  },
};

/** What comes of a Sun and a Moon of two elements, in the order of the elements. */
export const elementTails: Readonly<Partial<Record<`${Element}-${Element}`, string>>> = {
  "Fire-Fire": "Both are quick and warm, so you recover as fast as you flare up.",
  "Fire-Earth": "You are quick and slow at once, and need time for both.",
  "Fire-Air": "Each cheers the other on, and sleep is what you forget.",
  "Fire-Water": "You are loud and soft, and most people know only half of that.",
  "Earth-Earth": "You are the same on holidays and in a crisis, which people love.",
  "Earth-Air": "Hands and head take turns, and you rest from each in the other.",
  "Earth-Water": "What you build has a use, and somebody is always fed by it.",
  "Air-Air": "Talk suits you at noon and at midnight; silence had to be learned.",
  "Air-Water": "You explain what you feel, and feel what you explain.",
  "Water-Water": "You feel first and decide later, and you are seldom wrong about people.",
};

export function elementTail(a: Element, b: Element): string {
  const isInOrder = ELEMENTS.indexOf(a) <= ELEMENTS.indexOf(b);
  const pair: `${Element}-${Element}` = isInOrder ? `${a}-${b}` : `${b}-${a}`;
  return elementTails[pair] as string;
}
