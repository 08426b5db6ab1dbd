import type { AspectType } from "../../astrology/aspects";
import { PLANETS, type Planet } from "../../astrology/bodies";
import { withNames } from "../with-names";
import {
  type ContactKind,
  contactKind,
  type MixedPair,
  type PersonalPair,
  type PersonalPlanet,
  type SlowPair,
  type SlowPlanet,
  type UnlikePersonalPair,
  type UnlikeSlowPair,
} from "./contact-kinds";
import type { SynastryTexts } from "./library";

/** A contact between the charts of two people: the planet of the first, that of the second. */
export interface Contact {
  readonly planet1: Planet;
  readonly planet2: Planet;
  readonly aspectType: AspectType;
}

function isPersonal(planet: Planet): planet is PersonalPlanet {
  return PLANETS.indexOf(planet) < PLANETS.indexOf("Jupiter");
}

/** Two slow planets: whole years of births share such a contact. */
export function isOfAgeGroups({ planet1, planet2 }: Contact): boolean {
  return !isPersonal(planet1) && !isPersonal(planet2);
}

/** The two planets with the faster first, and whether that one is the second person's. */
function ordered({ planet1, planet2 }: Contact) {
  const isTurned = PLANETS.indexOf(planet1) > PLANETS.indexOf(planet2);
  const [faster, slower] = isTurned ? [planet2, planet1] : [planet1, planet2];
  return { faster, slower, isTurned };
}

function isAgreeing(kind: ContactKind): boolean {
  return kind === "conjunction" || kind === "flowing";
}

/** The text before names are put in: contacts of one text are told alike. */
function textOf(contact: Contact, texts: SynastryTexts): string {
  const { faster, slower } = ordered(contact);
  const kind = contactKind(contact.aspectType);
  if (!isPersonal(faster)) {
    const pair = `${faster}-${slower}` as SlowPair;
    return texts.ageGroups.of(`${pair} ${isAgreeing(kind) ? "agree" : "differ"}`).text;
  }
  if (kind === "minor") return texts.minorContacts.of(`${faster}-${slower}` as PersonalPair | MixedPair).text;
  if (isPersonal(slower)) {
    const pair = `${faster}-${slower}` as PersonalPair;
    return texts.personalContacts.of(`${pair} ${kind}`).text;
  }
  return texts.slowContacts[slower as SlowPlanet].of(`${faster} ${kind}`).text;
}

/** The text of a contact that runs both ways round, for the second time. Two planets of one name meet only once. */
function textBothWays(contact: Contact, texts: SynastryTexts): string {
  const { faster, slower } = ordered(contact);
  if (isPersonal(faster)) {
    return texts.bothWays.of(`${faster}-${slower}` as UnlikePersonalPair | MixedPair).text;
  }
  return texts.ageGroupsBothWays.of(`${faster}-${slower}` as UnlikeSlowPair).text;
}

/**
 * The readings of the contacts of two people, in their order, each with a text of its own: where two planets meet alike
 * both ways round, the one that stands later in the list gets the text for that.
 */
export function contactReadings(
  contacts: readonly Contact[],
  name1: string,
  name2: string,
  texts: SynastryTexts,
): readonly string[] {
  const told = new Set<string>();
  return contacts.map((contact) => {
    const text = textOf(contact, texts);
    const isToldAlready = told.has(text);
    told.add(text);
    const { faster, slower, isTurned } = ordered(contact);
    // {a} owns the faster of two personal planets, and the slow one of a slow and a personal planet.
    const isOfSecond = isPersonal(faster) && !isPersonal(slower) ? !isTurned : isTurned;
    const [a, b] = isOfSecond ? [name2, name1] : [name1, name2];
    return withNames(isToldAlready ? textBothWays(contact, texts) : text, a, b);
  });
}

/** What stands once above the contacts of two slow planets. */
export function ageGroupsReading(name1: string, name2: string, texts: SynastryTexts): string {
  return withNames(texts.lists.of("age groups").text, name1, name2);
}
