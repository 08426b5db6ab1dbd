import type { Planet } from "../../astrology/bodies";
import type { TransitedPoint } from "./transit-text";

/** Planets whose contacts pass within days; each has one line a point, whatever the kind of contact. */
export type FastPlanet = Extract<Planet, "Sun" | "Moon" | "Mercury" | "Venus" | "Mars">;

interface FastTransits {
  /** How long a contact of this planet can be felt. */
  readonly lasts: string;
  readonly on: Readonly<Record<TransitedPoint, string>>;
}

export const fastTransits: Readonly<Record<FastPlanet, FastTransits>> = {
  Sun: {
    lasts: "The Sun’s contacts last two or three days and come back every year on the same dates.",
    on: {
      Sun: "You are seen as you are, so decide which of your plans deserves the good hours.",
      Moon: "What you need and what you mean to do meet; plan nothing that leaves out rest.",
      Mercury: "People listen, and it shows whether you know what you want to say.",
      Venus: "Pleasure, money and affection stand in plain view; enjoy them without an excuse.",
      Mars: "You have strength and little patience, so begin with the task that resists most.",
      Jupiter: "Confidence is high and generous; ask for something, and check its size first.",
      Saturn: "A duty asks to be looked at in full daylight; finish a piece of it.",
      Uranus: "The old way bores you, and a small experiment is better than a quarrel.",
      Neptune: "Your aim is softer than usual; make music, help somebody, sign nothing.",
      Pluto: "You notice who decides and why; use what you see to be honest.",
      Ascendant: "Others look at you first, so show what they may ask you about.",
      Midheaven: "Your work is noticed, by a superior or by your family; stand beside it.",
    },
  },
  Moon: {
    lasts: "The Moon’s contacts last a few hours and come back several times a month.",
    on: {
      Sun: "Mood and purpose check each other for some hours; eat first and decide afterwards.",
      Moon: "Feelings are close to the surface, and home, food and sleep matter more than argument.",
      Mercury: "You talk about what you feel, or feel what you are told; send it later.",
      Venus: "Company is sweet and so is cake; be with those who are easy company.",
      Mars: "Small things irritate you quickly, and a walk settles more of them than a reply.",
      Jupiter: "You are easily pleased and quick to give; let the kindness be a small one.",
      Saturn: "You feel alone with something for a few hours; do one useful thing and rest.",
      Uranus: "Restlessness comes and goes again; open the window before you change any plans.",
      Neptune: "Other people’s moods drift into yours; choose quiet music and easy company.",
      Pluto: "A feeling arrives at full strength; let it pass through before you act on it.",
      Ascendant: "Your face shows how you are, and people answer that before your words.",
      Midheaven: "Moods come along to work, yours included; be a little kinder in public.",
    },
  },
  Mercury: {
    lasts: "Mercury’s contacts last a day or two, and a week or more where Mercury turns back.",
    on: {
      Sun: "You have something to say for yourself; make the call that you have been rehearsing.",
      Moon: "Words find their way to feelings; ask how somebody is and wait for the answer.",
      Mercury: "News, errands and questions multiply; answer the short ones at once and list the rest.",
      Venus: "A friendly word costs little and is heard; write it to somebody you like.",
      Mars: "Your tongue is fast and the point is good; take the sharpness out and keep the point.",
      Jupiter: "Ideas grow while you talk about them; promise less of them than you believe in.",
      Saturn: "It is a day for forms, corrections and one difficult paragraph read to its end.",
      Uranus: "An idea jumps in from the side; write it down before you announce it.",
      Neptune: "Imagination is better than memory just now; confirm every time and place.",
      Pluto: "The real reason interests you; ask for it directly, and only once.",
      Ascendant: "People want to talk to you; a first conversation goes well if you also listen.",
      Midheaven: "Something you say or write reaches those who decide; check the names in it.",
    },
  },
  Venus: {
    lasts: "Venus’s contacts last two or three days, and some weeks where Venus turns back.",
    on: {
      Sun: "You would like to be liked; spend the time with people and not on errands.",
      Moon: "Tenderness is wanted at home; cook, hold hands, forgive something small.",
      Mercury: "Kind words can be found if you look; ask the favour or make up the quarrel.",
      Venus: "Your taste is awake; choose flowers, colours and company, and leave large purchases alone.",
      Mars: "Wanting and liking both speak up; flirt kindly, or dance it out.",
      Jupiter: "More of everything looks lovely; treat somebody, and look at the bill together.",
      Saturn: "Affection feels cool or earnest; a reliable small gesture says more than a speech.",
      Uranus: "Somebody or something surprising pleases you; enjoy it before you ask where it leads.",
      Neptune: "You see the beautiful side of everyone; admire freely and lend nothing.",
      Pluto: "Liking turns intense for a day or so; give more attention and ask for less proof.",
      Ascendant: "People notice how you look and move; go where you hope to be met.",
      Midheaven: "Charm helps at work, and a word of thanks to a colleague travels far.",
    },
  },
  Mars: {
    lasts: "Mars’s contacts last four or five days, and some weeks where Mars turns back.",
    on: {
      Sun: "You want to act and to be first; pick a contest that is worth winning.",
      Moon: "Feelings push; protect what you love, and count to ten at home.",
      Mercury: "You think fast and argue well; debate ideas, and leave people’s characters out of it.",
      Venus: "Desire is warm and direct; show it to somebody who has shown theirs.",
      Mars: "Your body wants work; give it sweat early in the day and it stays friendly.",
      Jupiter: "You dare more than usual; start the bold thing, and carry it in two trips.",
      Saturn: "Effort meets a brake; slow, exact work goes better than pushing.",
      Uranus: "You jump before you look; keep your hands slow around tools and wheels.",
      Neptune: "Strength comes and goes and needs a lovely reason; rest without blaming yourself.",
      Pluto: "You could move a great weight or start a great quarrel; choose the weight.",
      Ascendant: "People feel your push before you speak; use it to begin, and smile while you do.",
      Midheaven: "You want to get ahead now; finish something people can see before you challenge the boss.",
    },
  },
};
