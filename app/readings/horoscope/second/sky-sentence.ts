import type { MajorAspect } from "../../../astrology/aspects";
import type { Planet } from "../../../astrology/bodies";
import type { Instant } from "../../../astrology/instant";
import { positionOf } from "../../../astrology/positions";
import { SIGNS, type Sign, signAt } from "../../../astrology/signs";
import type { HoroscopeTelling } from "../../telling/shape";
import { dayNumber, houseFrom } from "../sentences";
import { isGreatConjunction, rulerOf } from "./concerns";
import { looksOf } from "./evening";
import { countWords, fill } from "./fill";
import type { Lead } from "./lead-of-event";
import type { SkyId, SkyValues } from "./sky-ids";
import { inTurn } from "./turns";

/** The wordings of a language. */
export type SkyWords = (id: SkyId) => readonly string[];

/** In what the sky is told. */
export interface SkyVoice {
  readonly words: SkyWords;
  readonly telling: HoroscopeTelling;
}

/** A day's text has so many words. */
export const DAY_WORDS = [50, 70] as const;

/** "seventh", seen from a sign. */
export function houseName(first: Sign, sign: Sign, telling: HoroscopeTelling): string {
  return telling.house(houseFrom(first, sign));
}

/** A planet by its name, and as retrograde when it is. */
export function planetName(planet: Planet, at: Instant, telling: HoroscopeTelling): string {
  if (planet === "Sun" || planet === "Moon" || positionOf(planet, at).speed >= 0)
    return telling.planet(planet);
  return telling.retrograde(planet);
}

function aspectValues(type: MajorAspect, words: SkyWords): SkyValues {
  return { does: words(`does ${type}`)[0], aspect: words(`aspect ${type}`)[0] } as SkyValues;
}

/** What the wordings of a lead need, and which wordings they are. */
function valuesOf(
  lead: Lead,
  sign: Sign,
  noon: Instant,
  { words, telling }: SkyVoice,
): { id: SkyId; values: SkyValues } {
  const { event } = lead;
  if (event?.kind === "aspect") {
    const isOfMoon = event.planet1 === "Moon";
    const isOther = !isOfMoon && event.planet2 === rulerOf(sign);
    const [own, other] = isOther ? [event.planet2, event.planet1] : [event.planet1, event.planet2];
    const [at, there] = isOther ? [event.sign2, event.sign1] : [event.sign1, event.sign2];
    const partner = planetName(other, event.at, telling);
    const values: SkyValues = {
      house: houseName(sign, at, telling),
      their: houseName(sign, there, telling),
      planet: isOfMoon ? partner : planetName(own, event.at, telling),
      other: partner,
      sign: telling.sign(there),
      moonsign: telling.sign(at),
      ...aspectValues(event.type, words),
    };
    if (isGreatConjunction(event)) return { id: "great", values };
    if (!isOfMoon) return { id: "ruler", values };
    return { id: event.type === "Conjunction" ? "moon joins" : "moon", values };
  }
  if (!event) {
    const moonsign = signAt(positionOf("Moon", noon).longitude);
    return {
      id: "rest",
      values: { moonsign: telling.sign(moonsign), house: houseName(sign, moonsign, telling) },
    };
  }
  const planet = "planet" in event ? telling.planet(event.planet as Planet) : "";
  return {
    id: lead.sky,
    values: { planet, sign: telling.sign(event.sign), house: houseName(sign, event.sign, telling) },
  };
}

/**
 * The sentence that says what in the sky leads a sign's day. The twelve signs of a day begin at different wordings; the first
 * that leaves the day within its words is taken.
 * @param spoken words that the day has already
 */
export function skySentence(
  lead: Lead,
  sign: Sign,
  { from, noon }: { readonly from: Instant; readonly noon: Instant },
  spoken: number,
  voice: SkyVoice,
): string {
  const { words, telling } = voice;
  const { id, values } = valuesOf(lead, sign, noon, voice);
  const turn = SIGNS.indexOf(sign) + 5 * lead.turn;
  const fits = (sentence: string) => {
    const count = spoken + countWords(sentence);
    return count >= DAY_WORDS[0] && count <= DAY_WORDS[1];
  };
  const inOrder = (wordings: readonly string[], more: SkyValues = {}) =>
    wordings.map((_, index) =>
      fill(inTurn(wordings, turn + stepOf(index, wordings.length)), { ...values, ...more }),
    );
  const plain = inOrder(words(id));
  if (lead.genre !== "evening-sky") return plain.find(fits) ?? (plain[0] as string);
  const looks = looksOf(from);
  const look = inTurn(looks, dayNumber(from) + SIGNS.indexOf(sign));
  const fragment = inTurn(words(look), lead.turn + Math.floor(SIGNS.indexOf(sign) / 3));
  const isMoons = look.endsWith("Moon") && look !== "look no Moon";
  const evening =
    id === "moon" || id === "moon joins"
      ? inOrder(words(isMoons ? "moon evening she" : "moon evening"), { look: fragment })
      : plain.map((sentence) => telling.joined(fragment, sentence));
  return evening.find(fits) ?? plain.find(fits) ?? (plain[0] as string);
}

/**
 * How far from the turn's wording the next choice lies. Four rounds of the Moon begin five wordings apart; where there are
 * eight or twelve, steps of four keep what a round falls back on away from what the other three begin with.
 */
function stepOf(index: number, count: number): number {
  return count % 4 === 0 ? 4 * index + Math.floor((4 * index) / count) : index;
}
