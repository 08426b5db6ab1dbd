import { formatIsoDate } from "~/astrology/calendar";
import { check, holding, listOf, nullOr, number, oneOf, record, text, yesOrNo } from "~/calls/shape";
import { NOBODY, shownTo } from "~/calls/shown-to";
import { parseCivilDate } from "~/time/civil-date";
import { inUse, type Named } from "./in-use";
import { IN_USE_EVENT, type InUseChange } from "./in-use-event";
import { forgetNotes, note } from "./note";
import { forgetSteps } from "./step";

/** A birth as it was entered in this browser; what a form did not ask for is empty. */
export interface EnteredBirth {
  readonly fullName: string;
  /** `1990-06-15` */
  readonly birthDate: string;
  readonly birthTime: string;
  readonly birthLocation: string;
  /** Degrees, where a suggested place was picked. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timeUnknown: boolean;
  /** Whether the date is Old Style (Julian); absent where nobody said so. */
  readonly isOldStyle?: boolean;
}

/** What offers somebody whose birth is known. */
export interface PickPersonProps {
  readonly id: string;
  readonly onPick: (birth: EnteredBirth) => void;
}

type Values = Readonly<Record<string, unknown>>;

/** Is dispatched on the window when births were forgotten. New ones are offered by the next form: none moves its fields. */
export const BIRTHS_EVENT = "realign:births";

/** Is dispatched on the window when a form was answered for somebody, who is in use by that. */
export const REMEMBERED_EVENT = "realign:remembered";

const MOST_KEPT = 4;

const isBirth = record<EnteredBirth>({
  fullName: text,
  birthDate: text,
  birthTime: text,
  birthLocation: text,
  latitude: nullOr(number(-90, 90)),
  longitude: nullOr(number(-180, 180)),
  timeUnknown: yesOrNo,
  isOldStyle: oneOf(true, false, undefined),
});

const births = note<readonly EnteredBirth[]>("births", {
  owner: "person",
  lasts: "device",
  check: listOf(isBirth),
});

/** The two who were compared last. */
const pair = note<readonly EnteredBirth[]>("pair", {
  owner: "person",
  lasts: "device",
  check: check((value) => listOf(isBirth)(value) && value.length === 2),
});

/** The birth of the last chart, where it was drawn before births were noted. */
const chartsInput = note<{ readonly input: Values }>("last-birth-chart", {
  owner: "person",
  lasts: "device",
  check: holding({ input: check((input) => typeof input === "object" && input !== null) }),
});

/** The people whose births were entered in this browser, the latest first; the last chart's where none were noted yet. */
export function birthsEntered(): readonly EnteredBirth[] {
  const entered = births.read();
  if (entered) return entered;
  const last = birthIn(chartsInput.read()?.input ?? {}, "");
  return last ? [last] : [];
}

/** Keeps the births that a form was answered for: one person's, or those of `person1.` and `person2.`. */
export function rememberBirths(values: Values) {
  const entered = ["", "person1.", "person2."].flatMap((prefix) => birthIn(values, prefix) ?? []);
  if (entered.length === 0) return;
  const before = birthsEntered();
  const now = entered.map((birth) => (birth.birthLocation ? birth : (before.find(isSame(birth)) ?? birth)));
  keep([...now, ...before.filter((other) => !now.some(isSame(other)))].slice(0, MOST_KEPT));
  if (now.length === 2) pair.write(now);
  // Two at once are compared: who was in use before goes on being so, where it is one of them.
  const already = nameInUse();
  const [first] = now;
  if (first && !(already && now.some(isSame(already)))) inUse.write(nameOf(first));
  document.documentElement.dataset.known = "";
  dispatchEvent(new Event(REMEMBERED_EVENT));
}

/** The name under which somebody was put in use on this device; null where nobody was. */
export const nameInUse = inUse.read;

/** Puts somebody in use who is on the screen already: they were in use at the step that Back led to. */
export function putBackInUse(person: Named) {
  const now = nameInUse();
  if (now && isSame(now)(person)) return;
  inUse.write(nameOf(person));
  dispatchEvent(new Event(REMEMBERED_EVENT));
}

/** Puts somebody in use: whatever is on the screen is told. */
export function putInUse(birth: Named) {
  inUse.write(nameOf(birth));
  tellWhoIsInUse({ isForgotten: false });
}

function tellWhoIsInUse(detail: InUseChange) {
  dispatchEvent(new CustomEvent<InUseChange>(IN_USE_EVENT, { detail }));
}

const nameOf = ({ fullName, birthDate }: Named): Named => ({ fullName, birthDate });

/** The two who were compared last, in their order; null where nobody was. */
export function pairCompared(): readonly [EnteredBirth, EnteredBirth] | null {
  const [first, second] = pair.read() ?? [];
  return first && second ? [first, second] : null;
}

/**
 * Forgets one person, or everybody: their birth, what was drawn of it, and what this tab's steps show, which may be
 * theirs. Whatever is on the screen is told.
 */
export function forgetBirths(birth?: Named) {
  const before = birthsEntered();
  const isMeant = birth ? isSame(birth) : () => true;
  keep(before.filter((other) => !isMeant(other)));
  const named = nameInUse();
  if (named && isMeant(named)) {
    inUse.forget();
    forgetNotes("device", "looked-at");
  }
  if (pairCompared()?.some(isMeant)) pair.forget();
  const drawn = birthIn(chartsInput.read()?.input ?? {}, "");
  if (!drawn || isMeant(drawn)) forgetNotes("device", "last-birth-chart", "last-reading");
  leaveNoTrace();
}

/** Of what this page shows, after somebody was forgotten. */
function leaveNoTrace() {
  forgetSteps();
  const { dataset } = document.documentElement;
  if (birthsEntered().length === 0 && dataset.shownTo === undefined) delete dataset.known;
  dispatchEvent(new Event(BIRTHS_EVENT));
  tellWhoIsInUse({ isForgotten: true });
}

/**
 * Who is forgotten in another tab is forgotten in this one too, where it is a visitor's.
 * @returns stops that
 */
export function heedForgetting(): () => void {
  const heed = ({ key, newValue }: StorageEvent) => {
    const isForgotten = key === null || (key === "in-use" && newValue === null);
    if (isForgotten && shownTo() === NOBODY) leaveNoTrace();
  };
  addEventListener("storage", heed);
  return () => removeEventListener("storage", heed);
}

/** Of two people with one name the date tells which is meant. */
export function isSame(a: Named) {
  return (b: typeof a) =>
    a.birthDate === b.birthDate && a.fullName.toLowerCase() === b.fullName.toLowerCase();
}

function keep(entered: readonly EnteredBirth[]) {
  births.write(entered);
  document.documentElement.dataset.birthsToCome = "";
}

/** What a form's fields say of a birth, under whichever of its names; null without a name or a date that can be read. */
function birthIn(values: Values, prefix: string): EnteredBirth | null {
  const field = (name: string) => String(values[prefix + name] ?? "").trim();
  const coordinate = (name: string) => (field(name) ? Number(field(name)) : null);
  const fullName = field("fullName") || [field("name"), field("lastName")].filter(Boolean).join(" ");
  const isOldStyle = field("calendar") === "Julian";
  const date = parseCivilDate(field("birthDate") || field("date"), isOldStyle ? "Julian" : "Gregorian");
  if (!fullName || !date.ok) return null;
  return {
    fullName,
    birthDate: formatIsoDate(date.date),
    birthTime: field("time"),
    birthLocation: field("location"),
    latitude: coordinate("latitude"),
    longitude: coordinate("longitude"),
    timeUnknown: ["on", "true"].includes(field("timeUnknown")),
    ...(isOldStyle && { isOldStyle: true }),
  };
}
