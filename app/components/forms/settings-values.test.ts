import { describe, expect, test } from "vitest";
import { type ChartSettings, DEFAULT_SETTINGS, EXTRAS } from "~/astrology/chart-settings";
import { readChartSettings } from "~/schemas/chart-settings-input";
import { areSettings, settingsFormValues, settingsIn, settingsSummary } from "./settings-values";

const EVERYTHING: ChartSettings = {
  zodiac: "Fagan/Bradley",
  node: "Mean",
  lilith: "Osculating",
  orbs: { Conjunction: 7.5, Trine: 0, BiQuintile: 1 },
  minorAspects: true,
  outOfSign: false,
  extras: EXTRAS,
};

/** What every object answers to, though nobody put it there. */
const NAMES_OF_PROTOTYPES = ["constructor", "toString", "__proto__", "hasOwnProperty", "valueOf"];

test("only what the form offers is a choice", () => {
  expect(areSettings({})).toBe(true);
  for (const settings of [DEFAULT_SETTINGS, EVERYTHING])
    expect(areSettings(settingsFormValues(settings))).toBe(true);
  for (const name of ["zodiac", "node", "lilith", "orbs", "outOfSign"]) {
    for (const value of ["Martian", ...NAMES_OF_PROTOTYPES])
      expect(areSettings({ [`settings.${name}`]: value }), `${name}=${value}`).toBe(false);
  }
});

describe("the fields of a chart's settings", () => {
  test.each([
    ["the defaults", DEFAULT_SETTINGS],
    ["everything on, with orbs of one's own", EVERYTHING],
    ["moiety", { ...DEFAULT_SETTINGS, orbs: "Moiety", extras: ["East Point"] } as const],
  ])("are read as what they were made of: %s", (_, settings) => {
    const read = readChartSettings({ name: "Ann", ...settingsFormValues(settings) });
    expect(read).toEqual({ ok: true, value: settings });
  });

  test("are told from the other fields of the form", () => {
    expect(settingsIn({ name: "Ann", "settings.node": "Mean", settingsOf: "x" })).toEqual({
      "settings.node": "Mean",
    });
  });
});

test.each([
  [{}, "Tropical · true node · standard orbs"],
  [settingsFormValues(DEFAULT_SETTINGS), "Tropical · true node · standard orbs"],
  [
    settingsFormValues(EVERYTHING),
    "Fagan/Bradley · mean node · own orbs · minor aspects · in sign only · 10 more points",
  ],
  [{ "settings.extras.Ceres": "on" }, "Tropical · true node · standard orbs · 1 more point"],
  [{ "settings.zodiac": "Martian" }, "Tropical · true node · standard orbs"],
])("%o is summed up as %s", (values, summary) => {
  expect(settingsSummary(values)).toBe(summary);
});

test.each(NAMES_OF_PROTOTYPES)("a zodiac called %s is summed up as none", (zodiac) => {
  expect(settingsSummary({ "settings.zodiac": zodiac })).toBe("Tropical · true node · standard orbs");
});
