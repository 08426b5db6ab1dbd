import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { personalYear } from "./cycles";
import { countedLetters, letterValue } from "./letters";
import { type BirthDate, type NumerologyProfile, numerologyProfile } from "./profile";
import { reduce } from "./reduction";

const someDay = { year: 1990, month: 6, day: 15 };

function profileOf(name: string, date: BirthDate = someDay): NumerologyProfile {
  const profile = numerologyProfile(name, date);
  if (!profile) throw new Error(`${name} has no profile`);
  return profile;
}

const nameNumbers = (name: string) => {
  const { expression, soulUrge, personality } = profileOf(name);
  return [expression.number, soulUrge.number, personality.number];
};

const vowelsOf = (name: string) =>
  countedLetters(name)
    .filter(({ kind }) => kind === "vowel")
    .map(({ letter }) => letter)
    .join("");

describe("the life path", () => {
  it.each([
    [1990, 6, 15, 4, null],
    [1972, 7, 12, 11, null],
    [1944, 2, 29, 4, 22],
    [2009, 11, 29, 6, 33],
    [1990, 8, 15, 6, null],
    [1960, 2, 29, 2, null],
  ] as const)("of %d-%d-%d is %d (through %s)", (year, month, day, number, through) => {
    const { lifePath } = profileOf("Any Name", { year, month, day });
    expect(lifePath.number).toBe(number);
    expect(lifePath.through).toBe(through);
  });

  it("shows its working: 1990-06-15 is 6 + 6 + 1 = 13, and 13 is 4", () => {
    const { lifePath } = profileOf("Any Name");
    expect(lifePath.month.steps).toEqual([6]);
    expect(lifePath.day.steps).toEqual([15, 6]);
    expect(lifePath.year.steps).toEqual([1990, 19, 10, 1]);
    expect(lifePath.total).toBe(13);
    expect(lifePath.steps).toEqual([13, 4]);
  });

  it("keeps an eleven in month, day and year", () => {
    const { lifePath } = profileOf("Any Name", { year: 2009, month: 11, day: 29 });
    expect([lifePath.month.number, lifePath.day.number, lifePath.year.number]).toEqual([11, 11, 11]);
  });

  it("does not call a day of 22 a master total: only the sum counts", () => {
    const { lifePath } = profileOf("Any Name", { year: 1990, month: 1, day: 22 });
    expect(lifePath.day.through).toBe(22);
    expect(lifePath.steps).toEqual([6]);
    expect(lifePath.through).toBeNull();
  });

  it("goes with the day of birth as the birthday number", () => {
    expect(profileOf("Any Name").birthday).toBe(15);
    expect(profileOf("Any Name", { year: 2000, month: 1, day: 31 }).birthday).toBe(31);
  });
});

describe("the numbers of a name", () => {
  it.each([
    ["John Smith", [8, 6, 11]],
    ["José Núñez", [3, 1, 2]],
    ["Jose Nunez", [3, 1, 2]],
    ["Mary Lynn Day", [8, 7, 1]],
  ] as const)("%s: expression, soul urge and personality are %j", (name, numbers) => {
    expect(nameNumbers(name)).toEqual(numbers);
  });

  it("count A to I, J to R and S to Z from one", () => {
    expect([..."AJSIRHZ"].map(letterValue)).toEqual([1, 1, 1, 9, 9, 8, 8]);
  });

  it("of a name without vowels fall back to the expression number and say so", () => {
    const { expression, soulUrge, personality } = profileOf("Ng");
    expect(soulUrge).toMatchObject({ number: expression.number, fellBack: true });
    expect(personality.fellBack).toBe(false);
    expect(profileOf("Aoi").personality).toMatchObject({ fellBack: true });
  });

  it("pass a master total on where they fall back", () => {
    // N 5, G 7, L 3, N 5, K 2: 22.
    const { expression, soulUrge } = profileOf("Ngl Nk");
    expect(expression).toMatchObject({ total: 22, number: 4, through: 22 });
    expect(soulUrge).toMatchObject({ number: 4, through: 22, fellBack: true });
  });

  it("show each letter as written, with its value", () => {
    expect(countedLetters("Æl").map(({ written, letter, value }) => [written, letter, value])).toEqual([
      ["Æ", "A", 1],
      ["Æ", "E", 5],
      ["l", "L", 3],
    ]);
  });

  it.each([
    ["Weiß", "Weiss"],
    ["Łukasz Wałęsa", "Lukasz Walesa"],
    ["Þóra Guðrún", "Thora Gudrun"],
    ["Đặng Thị Mỹ", "Dang Thi My"],
    ["Søren Ærø", "Soren Aero"],
    ["Ｊｏｈｎ", "John"],
    ["İpek Yıldız", "Ipek Yildiz"],
    ["Dœuvre", "Doeuvre"],
    ["Ǿystein Ǽlla", "Oystein Aella"],
  ])("%s counts as %s", (name, plain) => {
    const letters = (text: string) => countedLetters(text).map(({ letter, kind }) => `${letter} ${kind}`);
    expect(letters(name)).toEqual(letters(plain));
  });

  it("need a Latin letter: 李雷, digits and emoji have no profile", () => {
    for (const name of ["李雷", "Анна", "12 34", "🙂", "-", " ", ""]) {
      expect(numerologyProfile(name, someDay)).toBeNull();
    }
    expect(nameNumbers("李雷 Li Lei")).toEqual(nameNumbers("Li Lei"));
  });
});

describe("Y", () => {
  it.each([
    ["Mary", "AY"],
    ["Lynn", "Y"],
    ["Day", "A"],
    ["Yoko", "OO"],
    ["Yves", "YE"],
    ["Maya", "AA"],
    ["Y", "Y"],
    ["Tyy", "YY"],
    ["Mary-Ann", "AYA"],
    ["Ray O'Yx", "AOY"],
    ["Ray Allen", "AAE"],
  ])("in %s leaves the vowels %s", (name, vowels) => {
    expect(vowelsOf(name)).toBe(vowels);
  });
});

describe("a personal year", () => {
  it("adds day, month and year down to one digit", () => {
    // 15 June in 2026: 6 + 6 + (2 + 0 + 2 + 6 = 10, 1) = 13, 4.
    expect(personalYear(someDay, 2026)).toEqual({ number: 4, steps: [13, 4] });
  });

  it("of eleven is a two", () => {
    // 1 September in 2026: 9 + 1 + 1 = 11.
    expect(personalYear({ month: 9, day: 1 }, 2026)).toEqual({ number: 2, steps: [11, 2] });
  });

  it("moves on by one each year and begins again after nine", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1800, max: 2100 }),
        (month, day, year) => {
          const { number } = personalYear({ month, day }, year);
          expect(personalYear({ month, day }, year + 1).number).toBe((number % 9) + 1);
        },
      ),
    );
  });
});

describe("whatever is typed", () => {
  const date = fc.record({
    year: fc.integer({ min: 1800, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  });
  const latin = fc
    .array(fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzéüñøßæ '-"), { minLength: 1, maxLength: 40 })
    .map((letters) => `${letters.join("")}a`);

  it("every number is 1 to 9 or 11, and its steps lead from the total to it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), date, (name, born) => {
        const profile = numerologyProfile(name, born);
        if (!profile) return;
        const { lifePath, expression, soulUrge, personality } = profile;
        for (const { number, steps, total } of [lifePath, expression, soulUrge, personality]) {
          expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 11]).toContain(number);
          expect(steps[0]).toBe(total);
          expect(steps.at(-1)).toBe(number);
        }
      }),
    );
  });

  it("case, accents and surrounding spaces change nothing", () => {
    fc.assert(
      fc.property(latin, (name) => {
        const plain = nameNumbers(name);
        expect(nameNumbers(name.toUpperCase())).toEqual(plain);
        expect(nameNumbers(`  ${name}\t`)).toEqual(plain);
        expect(nameNumbers(name.normalize("NFD"))).toEqual(plain);
        expect(nameNumbers(name.normalize("NFD").replace(/\p{M}/gu, ""))).toEqual(plain);
      }),
    );
  });

  it("vowels and consonants make up the whole name", () => {
    fc.assert(
      fc.property(latin, (name) => {
        const { expression, soulUrge, personality } = profileOf(name);
        const consonants = personality.fellBack ? 0 : personality.total;
        const vowels = soulUrge.fellBack ? 0 : soulUrge.total;
        expect(vowels + consonants).toBe(expression.total);
      }),
    );
  });

  it("a reduction keeps the remainder by nine", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (total) => {
        expect(reduce(total).number % 9).toBe(total % 9);
      }),
    );
  });
});
