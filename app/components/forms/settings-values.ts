import { type ChartSettings, ZODIACS } from "~/astrology/chart-settings";
import * as words from "~/words/forms";

/** The settings of a chart as the fields of a form, by their names; what is not there is the default. */
export type SettingsValues = Readonly<Record<string, string>>;

const PREFIX = "settings.";

/** The choices that the form offers; the first is the default. */
const NODES = ["True", "Mean"] as const satisfies readonly ChartSettings["node"][];
const LILITHS = ["Mean", "Osculating"] as const satisfies readonly ChartSettings["lilith"][];
const ORBS = ["Standard", "Tight", "Moiety", "Own"] as const;
const OUT_OF_SIGN = ["true", "false"] as const;

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  zodiac: ZODIACS,
  node: NODES,
  lilith: LILITHS,
  orbs: ORBS,
  outOfSign: OUT_OF_SIGN,
};

/** What the choices are called, by what is sent. */
type Names<Value extends string> = Readonly<Record<Value, string>>;

function named<Value extends string>(values: readonly Value[], nameOf: (value: Value) => string) {
  return Object.fromEntries(values.map((value) => [value, nameOf(value)])) as Names<Value>;
}

export const zodiacNames = () => named(ZODIACS, words.zodiacNames);
export const nodeNames = () => named(NODES, words.nodeNames);
export const lilithNames = () => named(LILITHS, words.lilithNames);
export const orbsNames = () => named(ORBS, words.orbsNames);
export const outOfSignNames = () => named(OUT_OF_SIGN, words.outOfSignNames);

/** Whether every choice is one that the form offers, or left out: links and what a browser kept may say anything. */
export function areSettings(values: SettingsValues): boolean {
  return Object.entries(CHOICES).every(([name, choices]) => {
    const chosen = values[PREFIX + name];
    return !chosen || choices.includes(chosen);
  });
}

/** Of all that a form holds, or an errors' list, what is of the settings. */
export function settingsIn<Value>(values: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith(PREFIX)));
}

/** What the fields hold where a chart was drawn under these settings. */
export function settingsFormValues({ orbs, minorAspects, outOfSign, extras, ...chosen }: ChartSettings) {
  const isOwn = typeof orbs === "object";
  return Object.fromEntries(
    [
      ...Object.entries(chosen),
      ["orbs", isOwn ? "Own" : orbs],
      ...(isOwn ? Object.entries(orbs).map(([type, degrees]) => [`orbs.${type}`, String(degrees)]) : []),
      ...(minorAspects ? [["minorAspects", "on"]] : []),
      ["outOfSign", String(outOfSign)],
      ...extras.map((extra) => [`extras.${extra}`, "on"]),
    ].map(([name, value]) => [PREFIX + name, value]),
  ) as SettingsValues;
}

/** What is chosen, in few words: what a folded panel says. */
export function settingsSummary(values: SettingsValues): string {
  const chosen = <Value extends string>(name: string, choices: readonly Value[]): Value =>
    choices.find((choice) => choice === values[PREFIX + name]) ?? (choices[0] as Value);
  const extras = Object.keys(values).filter((name) => name.startsWith(`${PREFIX}extras.`)).length;
  return [
    words.zodiacInShort(chosen("zodiac", ZODIACS)),
    words.nodeInShort(chosen("node", NODES)),
    words.orbsInShort(chosen("orbs", ORBS)),
    values[`${PREFIX}minorAspects`] && words.minorAspectsInShort(),
    chosen("outOfSign", OUT_OF_SIGN) === "false" && words.inSignOnly(),
    extras > 0 && words.morePoints({ count: extras }),
  ]
    .filter(Boolean)
    .join(" · ");
}
