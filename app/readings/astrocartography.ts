import type { LineType } from "../astrology/angular-lines";

export interface AngleCard {
  readonly themes: readonly string[];
  readonly text: string;
}

/** The card that explains the four lines. */
export const angleCards: Readonly<Record<LineType, AngleCard>> = {
  Ascendant: {
    themes: ["Self", "Body", "First impressions", "New starts"],
    text: "Along this line a planet was coming up over the eastern horizon when you were born. There it enters the room with you: people notice its style in your walk and your voice before they know your name.",
  },
  Descendant: {
    themes: ["Partners", "Friends and rivals", "Agreements", "Whom you meet"],
    text: "On this line the planet was setting in the west. You tend to find it in other people, those who sit down across from you, sign beside you or argue back, and so you learn it by company.",
  },
  Midheaven: {
    themes: ["Vocation", "Reputation", "Visible work", "Authority"],
    text: "Here the planet stood at its highest, due north or south of you like the noon sun. It colours what you are known for: the work with your name on it, and the opinion of people you have never met.",
  },
  IC: {
    themes: ["Home", "Family and roots", "Rest", "Inner ground"],
    text: "Imum Coeli means bottom of the sky. The planet was under your feet at its lowest point, where nobody sees it; on this line it belongs to home, to family, to sleep, and to what you do when the day’s work is over.",
  },
};

/** Where along its width a line is felt most, said beside the nearest line. */
export const lineNotes: Readonly<Record<LineType, string>> = {
  Ascendant: "An Ascendant line is more beneficial on the eastern side.",
  Descendant: "A Descendant line is more beneficial on the western side.",
  Midheaven: "A Midheaven line is strongest at the line itself.",
  IC: "An IC line is strongest at the line itself.",
};
