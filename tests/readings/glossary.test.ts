import { describe, expect, test } from "vitest";
import type { HoroscopeSpan } from "../../app/answers/horoscope-shapes";
import { LINE_TYPES } from "../../app/astrology/angular-lines";
import { BODIES } from "../../app/astrology/bodies";
import { CALENDARS } from "../../app/astrology/calendar";
import {
  EXTRAS,
  HOUSE_SYSTEMS,
  LILITHS,
  NODES,
  ORB_TABLES,
  ZODIACS,
} from "../../app/astrology/chart-settings";
import { DERIVED_KINDS } from "../../app/astrology/derived/derived-chart";
import { REMADE_KINDS } from "../../app/astrology/derived/further-charts";
import { COMPOSITE_ASCENDANTS, MIDDLES, PAIR_KINDS } from "../../app/astrology/derived/pair-chart";
import { PROGRESSED_ANGLES } from "../../app/astrology/derived/progressions";
import { DIGNITY_POINTS, type EssentialDignity } from "../../app/astrology/dignity-points";
import { DIRECTION_KEYS } from "../../app/astrology/directions/direction-keys";
import type { LunarEclipseType, SolarEclipseType } from "../../app/astrology/eclipses";
import { MOON_STATES } from "../../app/astrology/elections/condition";
import { ANGLE_WEIGHTS } from "../../app/astrology/findings/weights";
import { DESIGN_BODIES } from "../../app/astrology/human-design/activations";
import { DESIGN_CENTRES } from "../../app/astrology/human-design/centres";
import {
  DESIGN_AUTHORITIES,
  DESIGN_DEFINITIONS,
  DESIGN_PROFILES,
  DESIGN_TYPES,
} from "../../app/astrology/human-design/shape";
import { PHASE_NAMES } from "../../app/astrology/lunar-phase";
import { ALL_ASPECT_RULES, ALL_ASPECT_TYPES, CHART_POINTS } from "../../app/astrology/orbs";
import { PATTERN_TYPES } from "../../app/astrology/patterns";
import { ELEMENTS, MODALITIES, SIGNS } from "../../app/astrology/signs";
import { GLYPH_SHAPES, type GlyphName } from "../../app/components/drawings/glyph-shapes";
import { signed } from "../../app/components/placements/dignity-words";
import { COLUMNS } from "../../app/components/placements/placement-rows";
import { GLOSSARY_FIELDS } from "../../app/readings/glossary-terms";
import { TECHNIQUES } from "../../app/schemas/forecast-input";
import { TIME_LORD_KINDS } from "../../app/schemas/time-lords-input";
import { VIEWS } from "../../app/screens/birth-chart/chosen-view";
import { hasWords } from "../../app/screens/glossary/has-words";
import { pageNamed } from "../../app/screens/glossary/page-named";
import forms from "../../app/words/en/forms.json";
import * as designWords from "../../app/words/human-design";
import type { numbers } from "../../content/sets/numbers";
import type { EntryOf } from "../../content/sets/sets";
import { entriesOf } from "../support/texts";

type Entry = EntryOf<"glossary/sky">;

const ENTRIES = GLOSSARY_FIELDS.flatMap((field) => Object.entries<Entry>(entriesOf(`glossary/${field}`)));
const TERMS = new Map(ENTRIES.map(([, entry]) => [entry.term.toLowerCase(), entry]));

/** What of a list of names, as the product shows them, the glossary does not explain. */
function unexplained(names: Iterable<string>): readonly string[] {
  return [...names].filter((name) => !TERMS.has(name.toLowerCase()));
}

/** What is called otherwise than the code's list has it. */
function renamed(names: readonly string[], others: Readonly<Record<string, string>>): readonly string[] {
  const unknown = Object.keys(others).filter((name) => !names.includes(name));
  expect(unknown, "names that no list has any more").toEqual([]);
  return names.map((name) => others[name] ?? name);
}

/** Of each type of eclipse and span the term: a type that is added without one is an error of types. */
const ECLIPSES = {
  partial: "Partial eclipse",
  annular: "Annular eclipse",
  total: "Total eclipse",
  hybrid: "Hybrid eclipse",
  penumbral: "Penumbral eclipse",
} satisfies Record<SolarEclipseType | LunarEclipseType, string>;
const SPANS = {
  daily: "Horoscope of the day",
  weekly: "Horoscope of the week",
  monthly: "Horoscope of the month",
  yearly: "Horoscope of the year",
} satisfies Record<HoroscopeSpan, string>;

/** What each set of numerology's texts is about; those that tell how something is reckoned, or several at once, explain themselves. */
const NUMBERS: Readonly<Record<keyof typeof numbers, string | null>> = {
  "numbers/life-path": "Life path number",
  "numbers/expression": "Expression number",
  "numbers/soul-urge": "Soul urge number",
  "numbers/personality": "Personality number",
  "numbers/birthdays": "Birthday number",
  "numbers/master-totals": "Master number",
  "numbers/missing-letters": null,
  "numbers/personal-years": "Personal year",
  "numbers/courses-of-years": "Personal year",
  "numbers/personal-months": "Personal month",
  "numbers/personal-days": "Personal day",
  "numbers/pinnacles": "Pinnacle",
  "numbers/challenges": "Challenge",
  "numbers/maturity": "Maturity number",
  "numbers/missing-digits": "Karmic lessons",
  "numbers/summary-ways": null,
  "numbers/summary-pairs": null,
  "numbers/summary-meets": null,
  "numbers/workings": null,
};

const { extraNames, lilithNames, orbOf } = forms.words;

/** Each list of names that the code has, as the product shows them. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  "bodies of a chart": BODIES,
  "points of a chart": renamed(CHART_POINTS, { Fortune: "Lot of Fortune", Spirit: "Lot of Spirit" }),
  "further points": EXTRAS.map((name) => extraNames[name]),
  "bodies of human design": DESIGN_BODIES,
  "angles of a chart": renamed(Object.keys(ANGLE_WEIGHTS), { "Imum Coeli": "IC" }),
  "angles of a map": LINE_TYPES.map((angle) => `${angle} line`),
  nodes: NODES.map((node) => `${node} node`),
  "kinds of Lilith": LILITHS.map((lilith) => lilithNames[lilith]),
  signs: SIGNS,
  elements: renamed(ELEMENTS, { Earth: "Earth signs" }),
  modalities: MODALITIES,
  zodiacs: ZODIACS,
  "house systems": HOUSE_SYSTEMS,
  aspects: ALL_ASPECT_TYPES.map((type) => orbOf[type].replaceAll("\u00AD", "")),
  "tables of orbs": renamed(ORB_TABLES, { Standard: "Standard orbs", Tight: "Tight orbs" }),
  patterns: PATTERN_TYPES,
  dignities: Object.keys(DIGNITY_POINTS),
  "columns of the table": renamed(
    Object.values(COLUMNS).flatMap((said) => (said === COLUMNS.name ? [] : [said()])),
    { "Natal house": "House", "A day": "Speed", Dignity: "Essential dignity" },
  ),
  "views of a birth": renamed(VIEWS, { Progressed: "Secondary progression", Relocated: "Relocation" }),
  "charts from a birth": DERIVED_KINDS,
  "charts from a birth, recalculated": [...REMADE_KINDS, "Heliocentric"],
  "charts of two": PAIR_KINDS,
  "ascendants of a composite": COMPOSITE_ASCENDANTS.map((ascendant) => `${ascendant} ascendant`),
  "middles of two places": renamed(MIDDLES, { Mean: "Mean place" }),
  "angles of a progression": PROGRESSED_ANGLES,
  techniques: renamed(TECHNIQUES, { Transits: "Transit" }),
  "time lords": renamed(TIME_LORD_KINDS, { Profections: "Annual profections" }),
  "keys of directions": DIRECTION_KEYS,
  "states of the Moon": renamed(MOON_STATES, { Void: "Void of course" }),
  "phases of the Moon": PHASE_NAMES,
  eclipses: Object.values(ECLIPSES),
  "spans of a horoscope": Object.values(SPANS),
  calendars: CALENDARS.map((calendar) => `${calendar} calendar`),
  numbers: Object.values(NUMBERS).filter((term) => term !== null),
  "types of a design": DESIGN_TYPES,
  authorities: DESIGN_AUTHORITIES.map((authority) => `${authority} authority`),
  profiles: DESIGN_PROFILES.map((profile) => `Profile ${profile}`),
  definitions: DESIGN_DEFINITIONS.map(designWords.definitionTitle),
  centres: renamed(DESIGN_CENTRES.map(designWords.centre), {
    Head: "Head centre",
    Throat: "Throat centre",
    Heart: "Heart centre",
    Root: "Root centre",
  }),
};

test.each(Object.entries(LISTS))("the glossary explains all %s", (_, names) => {
  expect(names.length).toBeGreaterThan(0);
  expect(unexplained(names)).toEqual([]);
});

test("a name that the glossary lacks would be noticed", () => {
  expect(unexplained(["Sun", "Vulcan"])).toEqual(["Vulcan"]);
});

test("every word that a visitor asked about in vain is explained, by its term or its letters", () => {
  const letters = new Set(ENTRIES.flatMap(([, { short }]) => short?.split(", ") ?? []));
  const asked = [
    ...[
      "AC",
      "DC",
      "MC",
      "IC",
      "℞",
      "Whole Sign",
      "Tropical",
      "True node",
      "Orb",
      "ΔT",
      "AAF",
      "Paran",
      "Yod",
    ],
    ...["T-Square", "Quintile", "Q", "Campanus", "Lord of the year", "Ego projected authority", "3/5"],
  ];
  expect(unexplained(asked).filter((word) => !letters.has(word))).toEqual([]);
});

test("each drawing of the site is shown at one term", () => {
  const drawn = ENTRIES.flatMap(([, { glyph }]) => glyph ?? []);
  expect(drawn.sort()).toEqual((Object.keys(GLYPH_SHAPES) as GlyphName[]).sort());
});

test("an aspect has its angle beside it, and a dignity its points", () => {
  for (const type of ALL_ASPECT_TYPES) {
    const term = ENTRIES.find(([, { glyph }]) => glyph === type)?.[1];
    expect(term?.short?.split(", ")[0], type).toBe(`${ALL_ASPECT_RULES[type].angle}°`);
  }
  for (const [dignity, points] of Object.entries(DIGNITY_POINTS) as [EssentialDignity, number][])
    expect(TERMS.get(dignity.toLowerCase())?.short, dignity).toBe(signed(points));
});

test("no term is explained twice, and each stands at an address of its own", () => {
  expect(TERMS.size).toBe(ENTRIES.length);
  expect(new Set(ENTRIES.map(([id]) => id)).size).toBe(ENTRIES.length);
});

test("every link is called as the menus call its page", () => {
  expect(pageNamed("/insights#houses")).toBe("Learn Astrology");
  expect(pageNamed("/insights/signs#elements")).toBe("Learn Astrology: Signs");
  expect(pageNamed("/moon-phases/here")).toBe("The sky here");
  expect(pageNamed("/transits/year")).toBe("Transits: Year");
  expect(pageNamed("/moon-phases/eclipses")).toBe("Moon Phases: Eclipses");
  expect(() => pageNamed("/nowhere")).toThrow("No menu leads to /nowhere");
  for (const [id, { to }] of ENTRIES) expect(pageNamed(to), id).not.toBe("");
});

describe("what is typed to find a term", () => {
  const found = (typed: string) =>
    ENTRIES.filter(([place, entry]) => hasWords({ place, ...entry }, typed)).map(([place]) => place);

  test("finds by the term, its letters and its meaning, in any case", () => {
    expect(found("whole SIGN")).toContain("whole-sign");
    expect(found("℞")).toEqual(["retrograde"]);
    expect(found("decan")).toEqual(["face"]);
  });

  test("leaves everything where nothing is typed, and nothing where no term has the words", () => {
    expect(found("  ")).toHaveLength(ENTRIES.length);
    expect(found("zzz")).toEqual([]);
  });
});
