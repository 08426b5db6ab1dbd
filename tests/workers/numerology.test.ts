import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { NumerologyAnswer } from "../../app/answers/numerology";
import { workerForTests } from "../support/worker";

const worker = workerForTests();
const SOMEONE = { fullName: "John Smith", birthDate: "1990-06-15" };

async function numbersOf(input: Record<string, unknown>): Promise<NumerologyAnswer> {
  const response = await worker.post("/api/numerology", { ...SOMEONE, ...input });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as NumerologyAnswer;
}

async function fieldsOf(input: Record<string, unknown>): Promise<Record<string, string[]>> {
  const response = await worker.post("/api/numerology", input);
  expect(response.status).toBe(422);
  return ((await response.json()) as { fields: Record<string, string[]> }).fields;
}

describe("the life path", () => {
  test.each([
    ["1990-06-15", 4, null],
    ["1972-07-12", 11, null],
    ["1944-02-29", 4, "22/4"],
    ["2009-11-29", 6, "33/6"],
    ["1990-08-15", 6, null],
    ["1960-02-29", 2, null],
    ["06/15/1990", 4, null],
  ])("of %s is %d (%s)", async (birthDate, number, master) => {
    const { lifePathNumber, lifePathInterpretation } = await numbersOf({ birthDate });
    expect(lifePathNumber).toBe(number);
    expect(lifePathInterpretation.match(/22\/4|33\/6/)?.[0] ?? null).toBe(master);
  });

  test("comes with its working, and the day is the birthday number", async () => {
    const { working, birthdayNumber, birthdayInterpretation } = await numbersOf({});
    expect(working.lifePath).toMatchObject({
      month: { steps: [6] },
      day: { steps: [15, 6] },
      year: { steps: [1990, 19, 10, 1] },
      total: 13,
      steps: [13, 4],
    });
    expect(birthdayNumber).toBe(15);
    expect(birthdayInterpretation.length).toBeGreaterThan(200);
  });
});

describe("the numbers of a name", () => {
  test.each([
    ["John Smith", [8, 6, 11]],
    ["José Núñez", [3, 1, 2]],
    ["Jose Nunez", [3, 1, 2]],
    ["Mary Lynn Day", [8, 7, 1]],
  ])("%s: expression, soul urge and personality are %j", async (fullName, numbers) => {
    const answer = await numbersOf({ fullName });
    expect([answer.expressionNumber, answer.soulUrgeNumber, answer.personalityNumber]).toEqual(numbers);
  });

  test("show each letter with its value", async () => {
    const { working } = await numbersOf({ fullName: "Zoë" });
    expect(working.letters.map(({ written, letter, value, kind }) => [written, letter, value, kind])).toEqual(
      [
        ["Z", "Z", 8, "consonant"],
        ["o", "O", 6, "vowel"],
        ["ë", "E", 5, "vowel"],
      ],
    );
  });

  test("without vowels, or without consonants, say so", async () => {
    const ng = await numbersOf({ fullName: "Ng" });
    expect(ng.soulUrgeNumber).toBe(ng.expressionNumber);
    expect(ng.soulUrgeInterpretation).toContain("no vowels");
    const aoi = await numbersOf({ fullName: "Aoi" });
    expect(aoi.personalityNumber).toBe(aoi.expressionNumber);
    expect(aoi.personalityInterpretation).toContain("no consonants");
  });

  test("that pass 22 or 33 on their way say so in each number's own text", async () => {
    // N 5, G 7, L 3, N 5, K 2: 22, and no vowel, so that the soul urge borrows it.
    const answer = await numbersOf({ fullName: "Ngl Nk" });
    for (const text of [
      answer.expressionInterpretation,
      answer.soulUrgeInterpretation,
      answer.personalityInterpretation,
    ])
      expect(text).toContain("22/4");
  });
});

describe("the personal year", () => {
  test("is the asked year's: 2026 for 15 June is 6 + 6 + 1 = 13, 4", async () => {
    const { personalYear } = await numbersOf({ year: 2026 });
    expect(personalYear).toMatchObject({ year: 2026, number: 4, steps: [13, 4] });
    expect(personalYear.interpretation).toContain("personal year four");
  });
  test("is this year's when none is asked for", async () => {
    const years = [new Date().getUTCFullYear()];
    const { personalYear } = await numbersOf({});
    years.push(new Date().getUTCFullYear());
    expect(years).toContain(personalYear.year);
  });
});

describe("numbers over time", () => {
  test("and all else beyond the five stay out of an answer that was not asked for them", async () => {
    for (const input of [{}, { cycles: false, more: false, on: "", currentName: " " }, { year: 2030 }]) {
      expect(Object.keys(await numbersOf(input))).toEqual([
        "lifePathNumber",
        "lifePathInterpretation",
        "expressionNumber",
        "expressionInterpretation",
        "soulUrgeNumber",
        "soulUrgeInterpretation",
        "personalityNumber",
        "personalityInterpretation",
        "birthdayNumber",
        "birthdayInterpretation",
        "input",
        "working",
        "personalYear",
        "language",
      ]);
    }
  });

  test("are those of the asked day: 22 November 2026 for 15 June 1990 is 4, 6 and 1", async () => {
    const { cycles, more, personalYear } = await numbersOf({ on: "2026-11-22" });
    expect(more).toBeUndefined();
    expect(personalYear.year).toBe(2026);
    // 6 + 6 + 1 = 13, 4; 4 + 11 = 15, 6; 6 + 22 = 28, 10, 1.
    expect(cycles).toMatchObject({
      on: "2026-11-22",
      age: 36,
      personalYear: { year: 2026, number: 4, steps: [13, 4] },
      personalMonth: { month: 11, number: 6, steps: [15, 6] },
      personalDay: { day: 22, number: 1, steps: [28, 10, 1] },
    });
    for (const text of [cycles?.personalYear.course, cycles?.personalMonth.interpretation])
      expect(text?.length).toBeGreaterThan(100);
  });

  test("hold four pinnacles and challenges with ages and years", async () => {
    const { cycles } = await numbersOf({ cycles: true });
    // 6 + 6, 6 + 1, 3 + 7, 6 + 1; 6 - 6, 6 - 1, 5 - 0, 6 - 1; the first through 36 - 4 = 32.
    expect(cycles?.pinnacles.map((p) => [p.number, p.fromAge, p.toAge, p.fromYear, p.toYear])).toEqual([
      [3, 0, 32, 1990, 2022],
      [7, 33, 41, 2023, 2031],
      [1, 42, 50, 2032, 2040],
      [7, 51, null, 2041, null],
    ]);
    expect(cycles?.challenges.map((c) => [c.number, c.fromAge, c.toAge, c.between])).toEqual([
      [0, 0, 32, [6, 6]],
      [5, 33, 41, [6, 1]],
      [5, 42, 50, [5, 0]],
      [5, 51, null, [6, 1]],
    ]);
  });

  test("are today's, in UTC, where no day is named", async () => {
    const days = [new Date().toISOString().slice(0, 10)];
    const { cycles } = await numbersOf({ cycles: "on" });
    days.push(new Date().toISOString().slice(0, 10));
    expect(days).toContain(cycles?.on);
  });

  test.each([
    ["the day before a birth", "2001-03-01", "2001-02-28", null],
    ["a day of birth", "2001-03-01", "2001-03-01", 0],
    ["the eve of a first birthday", "2000-02-29", "2001-02-28", 0],
    ["a birthday of 29 February in a common year", "2000-02-29", "2001-03-01", 1],
    ["a birth in the future", "2050-02-22", "2026-11-22", null],
  ])("say the age on %s", async (_, birthDate, on, age) => {
    expect((await numbersOf({ birthDate, on })).cycles?.age).toBe(age);
  });

  test("say that the year turns on 1 January", async () => {
    expect((await numbersOf({ cycles: true })).cycles?.rules.personalYear).toContain("1 January");
  });
});

describe("more", () => {
  test("is the maturity number and the digits that the name lacks", async () => {
    const { more, cycles } = await numbersOf({ more: true });
    expect(cycles).toBeUndefined();
    // 4 + 8 = 12, 3; J1 O6 H8 N5 S1 M4 I9 T2 H8.
    expect(more?.maturity).toMatchObject({ number: 3, steps: [12, 3], added: [4, 8] });
    expect(more?.karmicLessons.map(({ number }) => number)).toEqual([3, 7]);
    expect(more?.currentName).toBeNull();
  });

  test("has the current name beside the birth name, which keeps its numbers", async () => {
    const { more, expressionNumber } = await numbersOf({ currentName: "  José Núñez " });
    expect(expressionNumber).toBe(8);
    expect(more?.currentName).toMatchObject({
      fullName: "José Núñez",
      expressionNumber: 3,
      soulUrgeNumber: 1,
      personalityNumber: 2,
      working: { expression: { total: 39, steps: [39, 12, 3] } },
    });
    expect(more?.karmicLessons.map(({ number }) => number)).toEqual([3, 7]);
  });
});

describe("what cannot be read is refused at its field", () => {
  test.each([{}, { fullName: "", birthDate: "" }, { fullName: null, birthDate: " " }])(
    "%j: both messages at once",
    async (input) => {
      expect(await fieldsOf(input)).toEqual({
        fullName: ["Full name is required"],
        birthDate: ["Birth date is required"],
      });
    },
  );
  test.each(["李雷", "Анна", "12 34", "🙂"])("%s asks for the romanised name", async (fullName) => {
    const fields = await fieldsOf({ fullName, birthDate: "1990-02-30" });
    expect(Object.keys(fields).sort()).toEqual(["birthDate", "fullName"]);
    expect(fields.fullName?.[0]).toContain("romanised name");
  });
  test.each(["李雷", "Анна", "12 34", "\u200b"])("%j is no current name", async (currentName) => {
    expect(Object.keys(await fieldsOf({ ...SOMEONE, currentName }))).toEqual(["currentName"]);
  });
  test.each(["2026-02-29", "1799-12-31", "2101-01-01", "soon", 5])("%j is no day", async (on) => {
    expect(Object.keys(await fieldsOf({ ...SOMEONE, on }))).toEqual(["on"]);
  });
  test("an unclear wish is no yes", async () => {
    const fields = await fieldsOf({ ...SOMEONE, cycles: "maybe", more: 7 });
    expect(Object.keys(fields).sort()).toEqual(["cycles", "more"]);
  });
});

test("letter case, accents and surrounding spaces change nothing", async () => {
  const word = fc.string({ unit: fc.constantFrom(..."aeioubcdlmnrsty"), minLength: 1, maxLength: 8 });
  const names = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
  const dressed = (name: string) =>
    `  ${name.toUpperCase().replace(/[AEOUN]/g, (letter) => `${letter}\u0301`)}\t`;
  await fc.assert(
    fc.asyncProperty(names, async (name) => {
      const [plain, accented] = await Promise.all([
        numbersOf({ fullName: name }),
        numbersOf({ fullName: dressed(name) }),
      ]);
      const { input: _, working: __, ...numbers } = plain;
      expect(accented).toMatchObject(numbers);
    }),
    { numRuns: 40 },
  );
});

test("any name and date give numbers in their ranges with a text each, or name the field at fault", async () => {
  const fullName = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 40 }),
    // Any UTF-16 units, half surrogates and control characters among them.
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
      .map((units) => String.fromCharCode(...units)),
    fc.string({ unit: fc.constantFrom(..."yYaz' -éßæ"), minLength: 1, maxLength: 12 }),
  );
  const birthDate = fc
    .date({ min: new Date("1800-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  await fc.assert(
    fc.asyncProperty(fullName, birthDate, async (name, date) => {
      const response = await worker.post("/api/numerology", { fullName: name, birthDate: date });
      const body = (await response.json()) as NumerologyAnswer & { fields?: object };
      if (response.status !== 200) {
        expect(response.status).toBe(422);
        expect(Object.keys(body.fields ?? {})).toEqual(["fullName"]);
        return;
      }
      for (const kind of ["lifePath", "expression", "soulUrge", "personality"] as const) {
        expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 11]).toContain(body[`${kind}Number`]);
        expect(body[`${kind}Interpretation`].length).toBeGreaterThan(200);
      }
      expect(body.birthdayNumber).toBe(Number(date.slice(8)));
      expect(body.birthdayInterpretation.length).toBeGreaterThan(200);
      expect(body.personalYear.interpretation.length).toBeGreaterThan(200);
    }),
    { numRuns: 80 },
  );
});
