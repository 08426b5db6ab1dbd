import * as z from "zod";
import { CALENDARS, type Calendar, type CivilDate } from "~/astrology/calendar";
import { HOUSE_SYSTEMS } from "~/astrology/chart-settings";
import { numberIn } from "~/formats/number-in";
import { type PlainCode, refusal, refusalOf } from "~/refusals";
import { parseTimezone } from "~/time/birth-moment";
import { type CivilTime, parseCivilDate, parseCivilTime } from "~/time/civil-date";
import { described, documented, isBlank, isUntyped, refuse, requiredText, typed } from "./fields";
import { flag, isOn } from "./flag";

/** A civil date as typed; `required` is said when nothing was typed. */
export function requiredDate(required: PlainCode, calendar?: Calendar) {
  return documented(
    { type: "string", isRequired: true, description: "A date such as 1990-06-15", instances: ["1990-06-15"] },
    typed.transform((value, context): CivilDate => {
      if (isBlank(value)) return refuse(context, refusal(required));
      const reading = parseCivilDate(typeof value === "string" ? value : "", calendar);
      return reading.ok ? reading.date : refuse(context, refusalOf(reading.why));
    }),
  );
}

/** A clock time as typed; `required` is said when nothing was typed. */
export function requiredTime(required: PlainCode) {
  return documented(
    { type: "string", isRequired: true, description: "A clock time such as 14:30", instances: ["14:30"] },
    typed.transform((value, context): CivilTime => {
      if (isBlank(value)) return refuse(context, refusal(required));
      const reading = parseCivilTime(typeof value === "string" ? value : "");
      return reading.ok ? reading.time : refuse(context, refusalOf(reading.why));
    }),
  );
}

/** A whole number between two bounds, as a number or in digits. */
export function wholeNumber(minimum: number, maximum: number) {
  return documented(
    { type: "integer", minimum, maximum, isRequired: true },
    typed.transform((value, context): number => {
      const number = typeof value === "string" ? numberIn(value) : value;
      const isInRange =
        typeof number === "number" && Number.isInteger(number) && number >= minimum && number <= maximum;
      return isInRange ? number : refuse(context, refusal("whole-number.out-of-range", minimum, maximum));
    }),
  );
}

/** One of some words, exactly as written; nothing typed takes the fall-back. */
export function oneOf<const Word extends string>(words: readonly Word[], fallback?: Word) {
  return documented(
    {
      type: "string",
      enum: words,
      ...(fallback === undefined ? { isRequired: true } : { usual: fallback }),
    },
    typed.transform((value, context): Word => {
      if (isUntyped(value) && fallback !== undefined) return fallback;
      const word = words.find((known) => known === value);
      return word ?? refuse(context, refusal("choice.unknown", words));
    }),
  );
}

/** One of some names, in any case. */
export function nameOf<const Name extends string>(names: readonly Name[]) {
  return documented(
    { type: "string", enum: names, description: "In any case", isRequired: true },
    typed.transform((value, context): Name => {
      const wanted = typeof value === "string" ? value.trim().toLowerCase() : null;
      const found = names.find((name) => name.toLowerCase() === wanted);
      return found ?? refuse(context, refusal("choice.unknown", names));
    }),
  );
}

/** A coordinate in degrees within ±`limit`, as a number or in digits; nothing typed is undefined. */
export function coordinate(limit: number) {
  return documented(
    { type: "number", minimum: -limit, maximum: limit },
    typed.transform((value, context): number | undefined => {
      if (isUntyped(value)) return undefined;
      const number = typeof value === "string" ? numberIn(value) : value;
      const isInRange = typeof number === "number" && Math.abs(number) <= limit;
      return isInRange ? number : refuse(context, refusal("number.out-of-range", -limit, limit));
    }),
  );
}

/** A coordinate that may not be left out. */
export function requiredCoordinate(limit: number, required: PlainCode) {
  return documented(
    { type: "number", minimum: -limit, maximum: limit, isRequired: true },
    coordinate(limit).transform((degrees, context) => degrees ?? refuse(context, refusal(required))),
  );
}

const timezone = documented(
  {
    anyOf: [{ type: "string" }, { type: "number", minimum: -12, maximum: 14 }],
    usual: "auto",
    description:
      'The place\'s own zone with its history ("auto"), a fixed offset in hours from -12 to 14, or a name such as "America/New_York"',
  },
  typed.transform((value, context) => {
    const reading = parseTimezone(value);
    return reading.ok ? reading.timezone : refuse(context, refusalOf(reading.why));
  }),
);

export const birthInput = {
  name: described("Whose birth it is", requiredText("name.required")),
  date: requiredDate("date.required"),
  time: requiredTime("time.required"),
  timezone,
  houseSystem: oneOf(HOUSE_SYSTEMS, "Whole Sign"),
  timeReading: described(
    "Which of the two is meant, where a clock time occurred twice",
    oneOf(["earlier", "later"], "earlier"),
  ),
  calendar: described("Julian: the date is Old Style", oneOf(CALENDARS, "Gregorian")),
  timeUnknown: flag("Computed for local noon, without houses and angles"),
};

const TimedBirthInput = z.object(birthInput);
/** With "I don't know my birth time" whatever stands in the time field does not count. */
const UntimedBirthInput = z.object({ ...birthInput, time: typed.transform(() => null) });
const oldStyle = { date: requiredDate("date.required", "Julian") };

const BIRTH_INPUTS = {
  Gregorian: { timed: TimedBirthInput, untimed: UntimedBirthInput },
  Julian: { timed: TimedBirthInput.extend(oldStyle), untimed: UntimedBirthInput.extend(oldStyle) },
};
export type BirthInput = z.infer<typeof TimedBirthInput> | z.infer<typeof UntimedBirthInput>;

/** Which of them reads a birth: an Old Style date may be a day that the Gregorian calendar has not. */
export function birthInputOf(raw: Readonly<Record<string, unknown>>) {
  const { timed, untimed } = BIRTH_INPUTS[raw.calendar === "Julian" ? "Julian" : "Gregorian"];
  return isOn(raw.timeUnknown) ? untimed : timed;
}

export const PlaceInput = z.object({
  location: described(
    "A town as people write it, or coordinates; a label where latitude and longitude are given",
    requiredText("location.required"),
  ),
  latitude: described("Degrees, north positive; goes with longitude", coordinate(90)),
  longitude: described("Degrees, east positive; goes with latitude", coordinate(180)),
});
