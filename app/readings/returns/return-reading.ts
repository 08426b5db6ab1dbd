import type { ReturnMarks } from "../../astrology/derived/return-marks";
import { countWords } from "../horoscope/second/fill";
import type { StoryParagraph, StoryPractice } from "../story/shape";
import type { ReturnTelling } from "../telling/shape";
import { OPPOSITES, type Opposites } from "./ids";
import type { Lean } from "./leans";
import type { ReturnTexts } from "./library";
import type { ReturnMoment } from "./return-moment";
import { axisOf, foundationOf, otherParts, type ReturnPart } from "./return-parts";

/** A solar return told as one page. */
export interface ReturnReading {
  readonly title: string;
  readonly paragraphs: readonly Pick<StoryParagraph, "text" | "about" | "why">[];
  readonly practice: StoryPractice;
}

/** A page with its title and its practice. */
const MOST_WORDS = 420;
/** More would be a page about contradictions. */
const MOST_OPPOSITES = 2;

/**
 * The year of a return as one small reading of at most 420 words: its moment, the ground (where the return's Ascendant
 * falls in the birth chart), the effort (its Sun), then what stands on its angles, its ruler and its Moon as far as
 * there is room, by weight. Where two texts lean to opposites a third says how both live together, or the lighter one is
 * left out. The same marks have the same words.
 */
export function returnReading(
  marks: ReturnMarks,
  moment: ReturnMoment,
  words: ReturnTexts,
  telling: ReturnTelling,
): ReturnReading {
  const { title, practice, seated } = words("grounds", `${marks.ground}`);
  const first = { text: telling.opening(moment), about: ["reading-Sun"], why: [telling.whyOfReturn(moment)] };
  const foundation = foundationOf(marks, words, telling);
  const told = [foundation.ground, foundation.effort];
  const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + countWords(text), 0);
  const frame = lengthOf([title, practice, seated, first.text]);
  const reconciled = axisOf(marks) === "4 10" ? "seen hidden" : null;
  const oppositesIn = (parts: readonly ReturnPart[]) =>
    OPPOSITES.filter((pair) => isClaimed(pair, parts, reconciled));
  const textOf = (pair: Opposites) => words("turns", pair).text;
  for (const part of otherParts(marks, foundation, words, telling)) {
    const parts = [...told, part];
    const opposites = oppositesIn(parts);
    const length = frame + lengthOf([...parts.map(({ text }) => text), ...opposites.map(textOf)]);
    if (opposites.length <= MOST_OPPOSITES && length <= MOST_WORDS) told.push(part);
  }
  const both = oppositesIn(told).map((pair) => ({ text: textOf(pair), ...reasonsOf(pair, told) }));
  const paragraphs = [first, ...joinedByAngle(told.sort((a, b) => b.weight - a.weight)), ...both];
  return { title, paragraphs, practice: { text: practice, seated } };
}

function sidesOf(pair: Opposites): readonly [Lean, Lean] {
  return pair.split(" ") as [Lean, Lean];
}

/** Whether two parts lean apart; ground and effort that have their own text for it need no other. */
function isClaimed(pair: Opposites, parts: readonly ReturnPart[], reconciled: Opposites | null): boolean {
  const from = pair === reconciled ? parts.slice(2) : parts;
  const against = (one: Lean, other: Lean) =>
    from.some(({ leans }) => leans.includes(one)) && parts.some(({ leans }) => leans.includes(other));
  const [one, other] = sidesOf(pair);
  return against(one, other) || against(other, one);
}

function reasonsOf(pair: Opposites, parts: readonly ReturnPart[]): Pick<ReturnPart, "about" | "why"> {
  const sides = sidesOf(pair).flatMap((side) =>
    parts.filter(({ leans }) => leans.includes(side)).slice(0, 1),
  );
  return {
    about: [...new Set(sides.flatMap(({ about }) => about))],
    why: [...new Set(sides.flatMap(({ why }) => why.slice(0, 1)))],
  };
}

/** Planets on one angle stand in one paragraph, where the weightiest of them stands. */
function joinedByAngle(parts: readonly ReturnPart[]): ReturnReading["paragraphs"] {
  return parts.flatMap((part, index) => {
    const isSame = ({ angle }: ReturnPart) => angle !== null && angle === part.angle;
    if (parts.slice(0, index).some(isSame)) return [];
    const joined = part.angle === null ? [part] : parts.filter(isSame);
    return [
      {
        text: joined.map(({ text }) => text).join(" "),
        about: joined.flatMap(({ about }) => about),
        why: joined.flatMap(({ why }) => why),
      },
    ];
  });
}
