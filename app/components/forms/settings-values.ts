import { type ChartSettings, type Extra, ZODIACS } from "~/astrology/chart-settings";
import type { AnyAspectType } from "~/astrology/orbs";

/** The settings of a chart as the fields of a form, by their names; what is not there is the default. */
export type SettingsValues = Readonly<Record<string, string>>;

const PREFIX = "settings.";

/** Each choice with what it is called; the first is the default. */
export const ZODIAC_NAMES: Readonly<Record<ChartSettings["zodiac"], string>> = {
  Tropical: "Tropical",
  Lahiri: "Sidereal, Lahiri",
  "Fagan/Bradley": "Sidereal, Fagan/Bradley",
  Krishnamurti: "Sidereal, Krishnamurti",
  Raman: "Sidereal, Raman",
};
export const NODE_NAMES: Readonly<Record<ChartSettings["node"], string>> = { True: "True", Mean: "Mean" };
export const LILITH_NAMES: Readonly<Record<ChartSettings["lilith"], string>> = {
  Mean: "Mean apogee",
  Osculating: "Osculating apogee",
};
export const ORBS_NAMES = {
  Standard: "Standard",
  Tight: "Tight, half of them",
  Moiety: "Moiety, by planet",
  Own: "Own numbers",
} as const;
export const OUT_OF_SIGN_NAMES = { true: "Counted", false: "Left out" } as const;
/** What is called otherwise than it is named. */
export const EXTRA_NAMES: Readonly<Partial<Record<Extra, string>>> = {
  Fortune: "Lot of Fortune",
  Spirit: "Lot of Spirit",
  Stars: "Fixed stars",
};

const CHOICES: Readonly<Record<string, object>> = {
  zodiac: ZODIAC_NAMES,
  node: NODE_NAMES,
  lilith: LILITH_NAMES,
  orbs: ORBS_NAMES,
  outOfSign: OUT_OF_SIGN_NAMES,
};

/** Whether every choice is one that the form offers, or left out: links and what a browser kept may say anything. */
export function areSettings(values: SettingsValues): boolean {
  return Object.entries(CHOICES).every(([name, names]) => {
    const chosen = values[PREFIX + name];
    return !chosen || Object.hasOwn(names, chosen);
  });
}

/** `Semi-square`; where a column is narrow the longest name breaks as a word does. */
export function orbName(type: AnyAspectType): string {
  return type.replace(/\B[A-Z]/, (letter) => `-${letter.toLowerCase()}`).replace("iq", "i\u00ADq");
}

/** Of all that a form holds, or an errors' list, what is of the settings. */
export function settingsIn<Value>(values: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith(PREFIX)));
}

/** What the fields hold where a chart was drawn under these settings. */
export function settingsFormValues({ orbs, minorAspects, outOfSign, extras, ...words }: ChartSettings) {
  const isOwn = typeof orbs === "object";
  return Object.fromEntries(
    [
      ...Object.entries(words),
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
  const word = (name: string) => values[PREFIX + name];
  const extras = Object.keys(values).filter((name) => name.startsWith(`${PREFIX}extras.`)).length;
  const zodiac = ZODIACS.find((known) => known === word("zodiac")) ?? "Tropical";
  return [
    ZODIAC_NAMES[zodiac].replace("Sidereal, ", ""),
    word("node") === "Mean" ? "mean node" : "true node",
    `${(word("orbs") ?? "standard").toLowerCase()} orbs`,
    word("minorAspects") && "minor aspects",
    word("outOfSign") === "false" && "in sign only",
    extras > 0 && `${extras} more ${extras > 1 ? "points" : "point"}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
