import { formatIsoDate } from "~/astrology/calendar";
import { check, holding, listOf, nullOr, number, oneOf, record, text, yesOrNo } from "~/calls/shape";
import { parseCivilDate } from "~/time/civil-date";
import { note } from "./note";

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

const MOST_KEPT = 4;

const births = note<readonly EnteredBirth[]>("births", {
  owner: "person",
  lasts: "device",
  check: listOf(
    record<EnteredBirth>({
      fullName: text,
      birthDate: text,
      birthTime: text,
      birthLocation: text,
      latitude: nullOr(number(-90, 90)),
      longitude: nullOr(number(-180, 180)),
      timeUnknown: yesOrNo,
      isOldStyle: oneOf(true, false, undefined),
    }),
  ),
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
}

/** Forgets all of them, or one person's. */
export function forgetBirths(birth?: Pick<EnteredBirth, "fullName" | "birthDate">) {
  keep(birth ? birthsEntered().filter((other) => !isSame(birth)(other)) : []);
  dispatchEvent(new Event(BIRTHS_EVENT));
}

/** Of two people with one name the date tells which is meant. */
export function isSame(a: Pick<EnteredBirth, "fullName" | "birthDate">) {
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
