import * as z from "zod";
import {
  type ChartSettings,
  DEFAULT_SETTINGS,
  EXTRAS,
  LILITHS,
  NODES,
  ORB_TABLES,
  ZODIACS,
} from "~/astrology/chart-settings";
import { ALL_ASPECT_TYPES, type AnyAspectType } from "~/astrology/orbs";
import { numberIn } from "~/formats/number-in";
import { refusal } from "~/refusals";
import { oneOf } from "./birth-input";
import {
  described,
  documented,
  fieldErrors,
  isRecord,
  isUntyped,
  notAnObject,
  objectIn,
  type Parsed,
  refuse,
  typed,
} from "./fields";
import { flag, isOn } from "./flag";

/** Degrees; a wider orb would reach the next aspect. */
const WIDEST_ORB = 15;

const orb = documented(
  { type: "number", minimum: 0, maximum: WIDEST_ORB, description: "Degrees" },
  typed.transform((value, context): number | undefined => {
    if (isUntyped(value)) return undefined;
    const number = typeof value === "string" ? numberIn(value) : value;
    const isInRange = typeof number === "number" && number >= 0 && number <= WIDEST_ORB;
    return isInRange ? number : refuse(context, refusal("degrees.out-of-range", 0, WIDEST_ORB));
  }),
);

const OwnOrbs = z.object(
  Object.fromEntries(ALL_ASPECT_TYPES.map((type) => [type, orb])) as Record<AnyAspectType, typeof orb>,
);

const extras = documented(
  {
    type: "array",
    items: { type: "string", enum: EXTRAS },
    description: "What is drawn besides planets, Nodes and Chiron",
  },
  typed.transform((value, context): ChartSettings["extras"] => {
    if (isUntyped(value)) return DEFAULT_SETTINGS.extras;
    const isKnown = Array.isArray(value) && value.every((name) => EXTRAS.some((extra) => extra === name));
    return isKnown
      ? EXTRAS.filter((extra) => value.includes(extra))
      : refuse(context, refusal("list.unknown", EXTRAS));
  }),
);

const Settings = z.object({
  zodiac: oneOf(ZODIACS, DEFAULT_SETTINGS.zodiac),
  node: oneOf(NODES, DEFAULT_SETTINGS.node),
  lilith: oneOf(LILITHS, DEFAULT_SETTINGS.lilith),
  minorAspects: flag("Aspects of 45, 135 and 144 degrees too", DEFAULT_SETTINGS.minorAspects),
  outOfSign: flag("Aspects within orb whose signs stand otherwise", DEFAULT_SETTINGS.outOfSign),
  extras,
});
const OrbTable = z.object({ orbs: oneOf(ORB_TABLES, "Standard") });

/** The settings of a chart as an object. */
export const SettingsFields = documented(
  { id: "Settings", description: "How a chart is drawn; with it, even empty, the answer says more" },
  Settings.extend({
    orbs: described("A table of orbs, or degrees by aspect", z.union([OrbTable.shape.orbs, OwnOrbs])),
  }),
);

/** Settings to be kept, or null. */
export const KeptSettingsFields = z.object({
  settings: documented({ isRequired: true }, SettingsFields.nullable()),
});

type Raw = Readonly<Record<string, unknown>>;

/**
 * Reads the settings of a chart: an object as `settings`, or a form's fields (`settings.zodiac`, `settings.orbs` as
 * "Own" with `settings.orbs.Trine`, a box `settings.extras.Ceres` each). Null where none are given: then the chart is
 * the specification's. Every key may be left out.
 * @param prefix put before each field's name, such as `person1`
 */
export function readChartSettings(raw: Raw, prefix = ""): Parsed<ChartSettings | null> {
  const at = [prefix, "settings"].filter(Boolean).join(".");
  const given = isUntyped(raw.settings) ? settingsOfForm(raw) : raw.settings;
  if (given === null) return { ok: true, value: null };
  const wrong = notAnObject(given, at, '{"zodiac": "Lahiri"}');
  if (wrong) return { ok: false, fields: wrong };
  const chosen = objectIn(given);
  const settings = Settings.safeParse(chosen);
  const orbs = readOrbs(chosen.orbs, `${at}.orbs`);
  const boxes = readBoxes(isUntyped(raw.settings) ? raw : {});
  if (settings.success && orbs.ok && boxes.success) {
    return { ok: true, value: { ...settings.data, orbs: orbs.value } };
  }
  return {
    ok: false,
    fields: {
      ...(!settings.success && fieldErrors(settings.error, at)),
      ...(!orbs.ok && orbs.fields),
      ...(!boxes.success && fieldErrors(boxes.error, `${at}.extras`)),
    },
  };
}

/** Settings to be kept; `settings: null` is said by who wants the defaults again. */
export function readSettingsToKeep(raw: Raw): Parsed<ChartSettings | null> {
  const read = readChartSettings(raw);
  const isSaid = !read.ok || read.value !== null || raw.settings === null;
  if (isSaid) return read;
  return { ok: false, fields: { settings: [refusal("settings.required")] } };
}

function readOrbs(given: unknown, at: string): Parsed<ChartSettings["orbs"]> {
  if (!isRecord(given)) {
    const table = OrbTable.safeParse({ orbs: given });
    if (table.success) return { ok: true, value: table.data.orbs };
    return { ok: false, fields: { [at]: [refusal("orbs.unknown", ORB_TABLES)] } };
  }
  const unknown = Object.keys(given).find((name) => !ALL_ASPECT_TYPES.some((type) => type === name));
  if (unknown !== undefined) {
    return { ok: false, fields: { [at]: [refusal("orbs.unknown-aspect", ALL_ASPECT_TYPES)] } };
  }
  const own = OwnOrbs.safeParse(given);
  if (!own.success) return { ok: false, fields: fieldErrors(own.error, at) };
  const numbers = Object.entries(own.data).filter(([, degrees]) => degrees !== undefined);
  return { ok: true, value: Object.fromEntries(numbers) };
}

const FIELD = "settings.";
const EXTRA = "extras.";
const ORB = "orbs.";

const Boxes = z.object(Object.fromEntries(EXTRAS.map((extra) => [extra, flag("Whether it is drawn")])));

/** The boxes of a form, each a switch. */
function readBoxes(raw: Raw) {
  return Boxes.safeParse(Object.fromEntries(EXTRAS.map((extra) => [extra, raw[FIELD + EXTRA + extra]])));
}

/** The same as an object, from the flat fields of a form; null where it has none. */
function settingsOfForm(raw: Raw): Raw | null {
  const fields = Object.entries(raw).filter(([name]) => name.startsWith(FIELD));
  if (fields.length === 0) return null;
  const settings: Record<string, unknown> = {};
  const chosen: string[] = [];
  const own: Record<string, unknown> = {};
  for (const [name, value] of fields) {
    const key = name.slice(FIELD.length);
    if (key.startsWith(EXTRA)) isOn(value) && chosen.push(key.slice(EXTRA.length));
    else if (key.startsWith(ORB)) own[key.slice(ORB.length)] = value;
    else settings[key] = value;
  }
  return { ...settings, extras: chosen, orbs: settings.orbs === "Own" ? own : settings.orbs };
}
