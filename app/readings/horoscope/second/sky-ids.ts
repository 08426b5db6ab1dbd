import { MAJOR_ASPECTS } from "../../../astrology/aspects";

/** What the short sentence about the sky can say; each id has several wordings, which take turns. */
export const SKY_IDS = [
  "moon",
  "moon joins",
  "moon evening",
  "moon evening she",
  "ruler",
  "great",
  "enters",
  "back",
  "turns back",
  "turns forward",
  "New Moon",
  "Full Moon",
  "solar eclipse",
  "lunar eclipse",
  "rest",
  "look Venus",
  "look Jupiter",
  "look young Moon",
  "look growing Moon",
  "look full Moon",
  "look late Moon",
  "look no Moon",
  "remembers retrograde",
  "remembers direct",
  "remembers round",
  "remembers stay",
  "remembers house",
  "remembers lunation",
  "remembers turn",
  ...MAJOR_ASPECTS.map((type) => `does ${type}` as const),
  ...MAJOR_ASPECTS.map((type) => `aspect ${type}` as const),
] as const;
export type SkyId = (typeof SKY_IDS)[number];

/** What may stand in braces there. */
export const SKY_PLACEHOLDERS = [
  "house",
  "their",
  "planet",
  "other",
  "sign",
  "moonsign",
  "does",
  "aspect",
  "look",
  "date",
  "until",
] as const;
export type SkyValues = Readonly<Partial<Record<(typeof SKY_PLACEHOLDERS)[number], string>>>;

/** From what each luck line follows. */
export const LUCK_IDS = [
  "mood",
  "mood rest",
  "color",
  "number",
  "number one digit",
  "time",
  "companion",
  "companion next",
  "strength corner",
  "strength middle",
  "strength end",
] as const;
export type LuckId = (typeof LUCK_IDS)[number];

export const LUCK_PLACEHOLDERS = [
  "title",
  "house",
  "planet",
  "sign",
  "strength",
  "degrees",
  "digits",
  "sum",
  "number",
  "weekday",
  "first",
  "hours",
  "aspect",
  "moonsign",
] as const;
