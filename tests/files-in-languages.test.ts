import ICAL from "ical.js";
import { beforeAll, describe, expect, test } from "vitest";
import type { EphemerisMonth } from "~/astrology/ephemeris-month";
import type { PlacementRow } from "~/components/placements/placement-rows";
import type { WheelChart } from "~/components/zodiac-wheel/wheel-chart";
import { LANGUAGES } from "~/languages";
import type { BirthDetails } from "~/schemas/birth-details";
import { readSkySearch } from "~/schemas/sky-search-input";
import { TIME_LORD_KINDS } from "~/schemas/time-lords-input";
import { hasEnglish } from "./support/english-words";
import { spokenInAll } from "./support/spoken-in-all";

type Spoken = typeof import("~/answers/chart-calendar") &
  typeof import("~/answers/ephemeris-csv") &
  typeof import("~/answers/sky-search") &
  typeof import("~/components/placements/placement-files") &
  typeof import("~/components/zodiac-wheel/titles") &
  typeof import("~/email/quiz-message") &
  typeof import("~/page-language");
const SPOKEN = [
  "answers/chart-calendar",
  "answers/ephemeris-csv",
  "answers/sky-search",
  "components/placements/placement-files",
  "components/zodiac-wheel/titles",
  "email/quiz-message",
  "page-language",
];

let spoken: Spoken;
beforeAll(async () => {
  spoken = await spokenInAll(SPOKEN);
}, 120_000);

const FURTHER = LANGUAGES.filter((language) => language !== "en");
const NOW = Date.UTC(2026, 10, 22, 9, 30);
const PARTS = { transits: true, returns: true, lunations: true, voidMoons: true };
const ann: BirthDetails = {
  fullName: "Mary Ann Lee",
  birthDate: "1990-06-15",
  birthTime: "14:30",
  birthLocation: "New York",
  latitude: 40.71427,
  longitude: -74.00597,
  timezone: "America/New_York",
  timeUnknown: false,
};

describe("the calendar of a chart", () => {
  /** One a technique, the first with all else that there is. */
  const filesIn = (language: string) =>
    TIME_LORD_KINDS.map((periods, index) => {
      const parts = index === 0 ? PARTS : { ...PARTS, voidMoons: false };
      const told = spoken.periodsOfBirth(ann, { ...parts, periods }, null);
      const longitudes = spoken.longitudesOfBirth(ann);
      return spoken.inLanguage(language, () => spoken.chartCalendar(longitudes, parts, NOW, "feed", told));
    });
  const calendarsIn = (language: string) =>
    filesIn(language).map((file) => new ICAL.Component(ICAL.parse(file)));
  const eventsIn = (language: string) =>
    calendarsIn(language).flatMap((calendar) =>
      calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event)),
    );

  test.each(FURTHER)("has no word of English in %s", (language) => {
    const names = calendarsIn(language).map((calendar) => String(calendar.getFirstPropertyValue("name")));
    const said = eventsIn(language).flatMap(({ summary, description }) => [summary, description ?? ""]);
    expect(said.length).toBeGreaterThan(500);
    const wrong = [...names, ...said].filter((text) => hasEnglish(text) || /undefined|[{}]/.test(text));
    expect(wrong).toEqual([]);
  });

  test.each(FURTHER)("has the same events in %s as in English: names, days and order", (language) => {
    const told = (of: string) =>
      eventsIn(of).map(({ uid, startDate, endDate }) => `${uid} ${startDate} ${endDate}`);
    expect(told(language)).toEqual(told("en"));
  });

  test.each(LANGUAGES)("has lines of at most 75 octets in %s, each of whole characters", (language) => {
    for (const file of filesIn(language)) {
      const lines = file.split("\r\n").map((line) => Buffer.from(line));
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(75);
      expect(Buffer.concat(lines).toString()).not.toContain("\ufffd");
    }
    const longest = eventsIn(language).map(({ description }) => description ?? "");
    expect(longest.some((text) => Buffer.byteLength(text) > 75)).toBe(true);
  });

  test.each([
    ["es", "Saturno en cuadratura con tu Urano, segunda de tres pasadas", "Revolución solar"],
    ["pt-BR", "Saturno em quadratura com seu Urano, segunda de três passagens", "Revolução solar"],
  ])("says in %s what is said in the language", (language, transit, solarReturn) => {
    const summaries = eventsIn(language).map(({ summary }) => summary);
    expect(summaries).toContain(transit);
    expect(summaries).toContain(solarReturn);
  });
});

describe("the files of a search of the sky", () => {
  /** One of each kind, and an aspect with a body that has an article. */
  const searches = [
    { kind: "aspect", body: "Mars", with: "Moon", to: "2027" },
    { kind: "longitude", body: "Sun", longitude: "329.6", to: "2028" },
    { kind: "return", body: "Moon", longitude: "84.5", to: "2027" },
    { kind: "station", body: "Mercury", to: "2028" },
    { kind: "ingress", body: "North Node", to: "2030" },
  ];
  const filesIn = (language: string) =>
    searches.flatMap((search) => {
      const read = readSkySearch(search, NOW);
      if (!read.ok) throw new Error(JSON.stringify(read.fields));
      const found = spoken.skySearchAnswer(read.value);
      return spoken.inLanguage(language, () => [
        spoken.skySearchCsv(found),
        spoken.skySearchCalendar(found, NOW),
      ]);
    });

  test.each(FURTHER)("have no word of English in %s", (language) => {
    const said = filesIn(language).flatMap((file) =>
      file.startsWith("BEGIN")
        ? [...file.replaceAll("\r\n ", "").matchAll(/^(?:NAME|SUMMARY|DESCRIPTION):(.*)$/gm)].map(
            ([, text = ""]) => text,
          )
        : file.split("\r\n"),
    );
    expect(said.length).toBeGreaterThan(500);
    expect(said.filter((text) => hasEnglish(text) || /undefined|[{}]/.test(text))).toEqual([]);
  });

  test.each([
    ["en", "At (UTC),Event,Body,With,", "Mars trine Moon,Mars,Moon,Trine,", "NAME:Sky search"],
    [
      "es",
      "Momento (UTC),Evento,Cuerpo,Con,",
      "Marte en trígono con la Luna,Marte,Luna,Trígono,",
      "NAME:Búsqueda de fechas",
    ],
    [
      "pt-BR",
      "Momento (UTC),Evento,Corpo,Com,",
      "Marte em trígono com a Lua,Marte,Lua,Trígono,",
      "NAME:Busca no céu",
    ],
  ])("say in %s what is said in the language", (language, heads, row, name) => {
    const [csv = "", ics = ""] = filesIn(language);
    expect(csv.replace("\uFEFF", "").startsWith(heads)).toBe(true);
    expect(csv).toContain(row);
    expect(ics).toContain(`\r\n${name}\r\n`);
  });
});

describe("a month of the ephemeris as a table", () => {
  const month: EphemerisMonth = {
    monthName: "November",
    year: 2026,
    days: [
      {
        date: "2026-11-21",
        dayOfWeek: "Sat",
        siderealTime: "04:00:03",
        positions: [
          { body: "Sun", sign: "Scorpio", degree: 28, minute: 41, isRetrograde: false },
          { body: "Uranus", sign: "Gemini", degree: 3, minute: 2, isRetrograde: true },
        ],
      },
    ],
  };

  test.each([
    ["es", "Fecha,Día de la semana,Tiempo sideral,Sol,Luna,", "2026-11-21,sáb,04:00:03,28°41′ Escorpio,"],
    ["pt-BR", "Data,Dia da semana,Tempo sideral,Sol,Lua,", "2026-11-21,sáb,04:00:03,28°41′ Escorpião,"],
  ])("is in %s in its words, and in numbers what it is in English", (language, heads, row) => {
    const csvIn = (of: string) => spoken.inLanguage(of, () => spoken.ephemerisCsv(month)).split("\r\n");
    const [header = "", first = ""] = csvIn(language);
    expect(header.replace("\uFEFF", "").startsWith(heads)).toBe(true);
    expect(first.startsWith(row)).toBe(true);
    expect([header, first].filter((line) => hasEnglish(line))).toEqual([]);
    const numbersOf = (line: string) => line.split(",").filter((field) => /^[\d.]+$/.test(field));
    expect(numbersOf(first)).toEqual(numbersOf(csvIn("en")[1] ?? ""));
    expect(numbersOf(first)).toEqual(["238.6833", "63.0333"]);
  });
});

describe("the positions of a chart as files", () => {
  const row: PlacementRow = {
    name: "Saturn",
    said: "said of Saturn",
    glyph: "Saturn",
    letters: null,
    ...{ sign: "Capricorn", degree: 24, minute: 0, second: 7, longitude: 294.001944, house: 4 },
    ...{ natalHouse: 7, isRetrograde: true, speed: -0.05, latitude: 0.5, declination: -21.25 },
    dignity: { planet: "Saturn", held: ["Domicile", "Bounds"], points: 7, dispositor: "Saturn" },
  };

  test.each([
    [
      "en",
      "Body,Sign,Degree,Minute,Second,Longitude,House,Retrograde,Speed,Latitude,Declination,Dignities,Dignity points,Natal house",
      "said of Saturn,Capricorn,24,0,7,294.001944,4,yes,-0.05,0.5,-21.25,Domicile Bounds,7,7",
    ],
    [
      "es",
      "Cuerpo,Signo,Grado,Minuto,Segundo,Longitud,Casa,Retrógrado,Velocidad,Latitud,Declinación,Dignidades,Puntos de dignidad,Casa natal",
      "said of Saturn,Capricornio,24,0,7,294.001944,4,sí,-0.05,0.5,-21.25,Domicilio Términos,7,7",
    ],
    [
      "pt-BR",
      "Corpo,Signo,Grau,Minuto,Segundo,Longitude,Casa,Retrógrado,Velocidade,Latitude,Declinação,Dignidades,Pontos de dignidade,Casa natal",
      "said of Saturn,Capricórnio,24,0,7,294.001944,4,sim,-0.05,0.5,-21.25,Domicílio Termos,7,7",
    ],
  ])("are in %s for spreadsheets, with numbers that any program reads", (language, heads, line) => {
    const csv = spoken.inLanguage(language, () => spoken.placementsCsv([row]));
    expect(csv).toBe(`\uFEFF${heads}\r\n${line}\r\n`);
  });
});

describe("the message after the quiz", () => {
  const content = {
    name: "Zoë",
    tools: ["birth-chart", "transits", "compatibility", "numerology", "astrocartography"],
    services: ["birth-chart-consultation", "comprehensive-session"],
    origin: "https://x.example",
  };

  test.each([
    ["es", "/es", "Hola, Zoë:"],
    ["pt-BR", "/pt-br", "Olá, Zoë,"],
  ] as const)("has no word of English in %s, and leads to its pages", (language, prefix, greeting) => {
    const { subject, text, html } = spoken.quizMessage({ ...content, language });
    const links = /https?:\/\/[^\s"<.]+(?:\.[^\s"<.]+)*|\S+@\S+/g;
    for (const part of [subject, text.replace(links, ""), html.replace(links, "").replace(/<[^>]*>/g, " ")])
      expect(part.split("\n").filter(hasEnglish)).toEqual([]);
    expect(text.startsWith(greeting)).toBe(true);
    expect(text).toContain(`https://x.example${prefix}/birth-chart`);
    expect(text).toContain(`https://x.example${prefix}/quiz`);
    expect(html).toContain(`<div lang="${language}">`);
  });

  test("is English where nobody noted a language: messages that were waiting", () => {
    const kept = spoken.quizMessage(content);
    expect(kept).toEqual(spoken.quizMessage({ ...content, language: "en" }));
    expect(kept.text).toMatch(/^Hello Zoë,/);
    expect(kept.text).toContain("https://x.example/birth-chart");
    expect(kept.html).not.toContain("lang=");
  });
});

describe("the names of a wheel", () => {
  const at = (planet: WheelChart["bodies"][number]["planet"], longitude: number) =>
    ({
      planet,
      longitude,
      sign: "Aries",
      degree: longitude,
      minute: 0,
      isRetrograde: false,
      house: 1,
    }) as const;
  const chart: WheelChart = {
    label: "Ada",
    bodies: [at("Sun", 2), at("Mars", 4), at("Moon", 8)],
    houses: [
      { house: 1, longitude: 0 },
      { house: 2, longitude: 29 },
    ],
    rising: null,
    midheaven: null,
    aspects: [
      { planet1: "Mars", planet2: "Moon", type: "Trine", orb: 4 },
      { planet1: "Sun", planet2: "Fortune", type: "Square", orb: 2 },
    ],
  };
  const saidOf = (language: string, key: string) =>
    spoken.inLanguage(language, () => spoken.spokenOf(chart, key));

  test.each([
    ["en", "Mars trine Moon", "Sun square Fortune", "With Sun, Mars, Moon", "houses? 1, 2$"],
    [
      "es",
      "Marte en trígono con la Luna",
      "Sol en cuadratura con la Parte de la Fortuna",
      "Con el Sol, Marte y la Luna",
      "casas 1 y 2$",
    ],
    [
      "pt-BR",
      "Marte em trígono com a Lua",
      "Sol em quadratura com a Roda da Fortuna",
      "Com o Sol, Marte e a Lua",
      "casas 1 e 2$",
    ],
  ])(
    "have their articles in %s behind a preposition, and an “and” in lists",
    (language, trine, square, within, cusps) => {
      expect(saidOf(language, "aspect-0")).toMatch(new RegExp(`^${trine}\\.`));
      expect(saidOf(language, "aspect-1")).toMatch(new RegExp(`^${square}\\.`));
      const sign = saidOf(language, "sign-Aries").split(". ");
      expect(sign[1]).toMatch(new RegExp(cusps));
      expect(sign[2]).toBe(within);
    },
  );
});
