import type { Planet } from "../../astrology/bodies";
import { ELEMENTS, type Element } from "../../astrology/signs";

/** Two wishes that act together, that help each other, or that get in each other’s way. */
export type PairKind = "conjunction" | "easy" | "hard";

type Tails = Readonly<Partial<Record<PairKind, string>>>;

/** What comes of two wishes; pairs of which one at least is personal, as often as the sky makes them. */
export const pairTails: Readonly<Partial<Record<Planet, Readonly<Partial<Record<Planet, Tails>>>>>> = {
  Sun: {
    Moon: {
      conjunction: "What you want and what you feel point the same way, and little can turn you.",
      easy: "Rest brings you back to your aims, and your aims let you rest.",
      hard: "Give each its own hours, and neither has to win.",
    },
    Mercury: {
      conjunction: "A no to your idea sounds like a no to you; mostly it concerns the idea.",
    },
    Venus: {
      conjunction: "You like yourself best when you are liked, so a plain refusal takes practice.",
    },
    Mars: {
      conjunction: "You put your whole strength into what you want, and shy people borrow your courage.",
      easy: "Effort makes you happier than ease does.",
      hard: "Where they collide you get angry; spend the anger on the task.",
    },
    Jupiter: {
      conjunction: "Your confidence carries others along; count your promises before you add another.",
      easy: "People agree with you readily, because you ask as if they would.",
      hard: "Both promise too much, and the smaller version of a plan is often the better.",
    },
    Saturn: {
      conjunction: "You grow serious early and learn to enjoy yourself later than your friends.",
      easy: "Slow work suits your pride, and the years are on your side.",
      hard: "You examine yourself before every step; what passes the examination is very good indeed.",
    },
    Uranus: {
      conjunction: "You change course just when others have got used to you.",
      easy: "You stay original without making a fight of it.",
      hard: "You leave just before anybody could hold you; a change that you announce hurts less.",
    },
    Neptune: {
      conjunction: "You feel what a group dreams of, and can forget what you came for.",
      easy: "Imagination feeds your purpose, and people find hope in your company.",
      hard: "Dreams make your plans look larger; a date and a sum keep them honest.",
    },
    Pluto: {
      conjunction: "You do nothing lightly, and you have begun again more than once.",
      easy: "A crisis finds you steady, because you know what you can do without.",
      hard: "Where somebody seems to control you, you push; left alone, you are strong and calm.",
    },
  },
  Moon: {
    Mercury: {
      conjunction: "You feel and think at once, and a good listener does more for you than a rest.",
      easy: "You find the right word for a mood, even for somebody else’s.",
      hard: "Your head explains what your heart has not finished feeling; let it finish.",
    },
    Venus: {
      conjunction: "You make people comfortable, and forget to mention what would comfort you.",
      easy: "Kindness is easy for you to give and, better still, to accept.",
      hard: "The people who excite you are seldom those who calm you, and you may keep both.",
    },
    Mars: {
      conjunction: "Your temper protects your tenderness, and people meet both on the same evening.",
      easy: "You act on a feeling while it is still true.",
      hard: "When you are sharp, you are mostly tired or hurt, and kind people can tell.",
    },
    Jupiter: {
      conjunction: "Your heart is large, and you fill tables, bags and weekends beyond what they hold.",
      easy: "Your good mood returns by itself, and others wait for it.",
      hard: "You promise time and presents with a full heart, and the week is too short.",
    },
    Saturn: {
      conjunction: "You manage alone by habit, and help has to find you.",
      easy: "Feelings neither frighten nor hurry you, so people in trouble come to you.",
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
      conjunction: "Your feelings go deeper than anyone guesses, and you forget none of them.",
      easy: "You can bear strong feelings, your own and other people’s, without running.",
      hard: "Afraid of losing somebody, you hold on too hard; when you admit the fear, your grip loosens.",
    },
  },
  Mercury: {
    Venus: {
      conjunction: "You make even a hard truth pleasant to hear, now and then too pleasant to be noticed.",
      easy: "You can bring bad news so pleasantly that you are thanked for it.",
    },
    Mars: {
      conjunction: "Your words have force, and you enjoy a good dispute more than most people do.",
      easy: "You decide quickly and explain it so that others can act.",
      hard: "The second wish interrupts the first, so an answer comes out sharper than you meant.",
    },
    Jupiter: {
      conjunction: "You see how everything hangs together, and enjoy making others see it.",
      easy: "You learn gladly, and what you learn becomes a good story.",
      hard: "An idea grows while you tell it, so the figures are worth a second look.",
    },
    Saturn: {
      conjunction: "So every sentence is weighed, and what you have thought through holds.",
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
      conjunction: "Whoever you like, you soon desire as well, and merely polite company bores you.",
      easy: "You ask for what you like with charm, and rarely give offence.",
      hard: "You charm and annoy the same person, because you want to please and to win.",
    },
    Jupiter: {
      conjunction: "You love generously, and enjoyment is a talent of yours; so is excess.",
      easy: "People feel welcome with you, and your pleasure doubles when it is shared.",
      hard: "You reach for more than you can use, and half would please you as much.",
    },
    Saturn: {
      conjunction: "So you look for a long time, and once you love, you stay.",
      easy: "Affection and patience pull the same way, so your love grows with the years.",
      hard: "You long to be close and wait to be sure, and others see only the waiting.",
    },
    Uranus: {
      conjunction: "You love whoever surprises you, and habit cools you faster than distance.",
      easy: "You like unusual people, and make them feel quite normal.",
      hard: "Agreements that may change suit you better than vows, and better than no agreement.",
    },
    Neptune: {
      conjunction: "You fall in love with what a person could be, and meet the real one later.",
      easy: "You see what is lovely in people, and beside you they dare to show it.",
      hard: "You forgive before you have looked; look first, and you can still forgive.",
    },
    Pluto: {
      conjunction: "Once your heart is in it, you want the whole truth and the whole person.",
      easy: "Your love goes deep without holding too tightly.",
      hard: "Jealousy tells you how much it matters; it need not choose what you do.",
    },
  },
  Mars: {
    Jupiter: {
      conjunction: "You begin larger than anyone else would dare, and need a friend who asks how it ends.",
      easy: "You take on a large task cheerfully, and the cheer lasts.",
      hard: "Enthusiasm promises more than the body can do, so plan the days of rest as well.",
    },
    Saturn: {
      conjunction: "You push and hold back at once: slow to start, and hard to stop.",
      easy: "You work hard without hurry, and finish what quicker people drop.",
      hard: "You start, stop and start again; with a fixed hour for the work, your strength flows.",
    },
    Uranus: {
      conjunction: "You move when you choose to, and sit still only where you may leave.",
      easy: "You try the new way at once, and often improve it.",
      hard: "An order makes you do the opposite; a choice, even a small one, keeps you steady.",
    },
    Neptune: {
      conjunction: "You fight for dreams and for the weak; without a belief you tire.",
      easy: "You get your way without raising your voice, and hardly anybody notices that you fought.",
      hard: "Your strength comes and goes with your mood; begin with something small, and it usually follows.",
    },
    Pluto: {
      conjunction: "Your will has no half speed, and you rise after every defeat.",
      easy: "You have more stamina than you need, and use it when others give up.",
      hard: "You meet people who want to win at any price, and you need not become like them.",
    },
  },
};

/** What comes of a Sun and a Moon of two elements, in the order of the elements. */
export const elementTails: Readonly<Partial<Record<`${Element}-${Element}`, string>>> = {
  "Fire-Fire": "Both are quick and warm, so you recover as fast as you flare up.",
  "Fire-Earth": "Part of you has started while another part checks the ground; both are useful.",
  "Fire-Air": "Each cheers the other on, and sleep is what you forget.",
  "Fire-Water": "You dare more than you seem to, and are hurt more often than you show.",
  "Earth-Earth": "You are the same on holidays and in a crisis, and people find that restful.",
  "Earth-Air": "Hands and head take turns, and each is a rest from the other.",
  "Earth-Water": "What you build is of use to somebody, and caring for people steadies you.",
  "Air-Air": "Talk suits you at noon and at midnight; silence had to be learned.",
  "Air-Water": "You find words for what you feel, and the part without words needs quiet.",
  "Water-Water": "You feel first and decide later, and you need hours in which nothing touches you.",
};

export function elementTail(a: Element, b: Element): string {
  const isInOrder = ELEMENTS.indexOf(a) <= ELEMENTS.indexOf(b);
  const pair: `${Element}-${Element}` = isInOrder ? `${a}-${b}` : `${b}-${a}`;
  return elementTails[pair] as string;
}
