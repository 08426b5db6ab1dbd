import { beforeAll, describe, expect, test } from "vitest";
import { hasEnglish } from "./support/english-words";
import { spokenInAll } from "./support/spoken-in-all";
import { linesOf } from "./support/spoken-lines";

type Spoken = typeof import("~/email/request-messages") &
  typeof import("~/screens/desk/words") &
  typeof import("~/screens/desk/birth-words") &
  typeof import("~/page-language");

let spoken: Spoken;
beforeAll(async () => {
  spoken = await spokenInAll([
    "email/request-messages",
    "screens/desk/words",
    "screens/desk/birth-words",
    "page-language",
  ]);
}, 120_000);

const ORIGIN = "https://realign.example";
const TOKEN = "a".repeat(64);
const BIRTH = { birthDate: "1990-06-15", birthTime: "", timeUnknown: true, birthLocation: "Lima" };
const AT = Date.UTC(2027, 5, 15, 16, 30);

describe.each([
  ["es", "/es", "martes, 15 de junio de 2027, 18:30", "15 de junio de 1990"],
  ["pt-BR", "/pt-br", "terça-feira, 15 de junho de 2027, 18:30", "15 de junho de 1990"],
] as const)("in %s", (language, prefix, moment, day) => {
  test("the message that a request came in is all in it, and so are the pages that it leads to", () => {
    const { subject, text, html } = spoken.receivedMessage(ORIGIN, TOKEN, language);
    expect(text).toContain(`${ORIGIN}${prefix}/request/${TOKEN}`);
    expect(text).toContain(`${ORIGIN}${prefix}/consult`);
    expect(html).toMatch(new RegExp(`^<div lang="${language}">`));
    expect(subject).not.toBe(spoken.receivedMessage(ORIGIN, TOKEN).subject);
    const withoutAddresses = (line: string) => line.replaceAll(/https:\S{1,200}/g, "");
    const lines = [subject, ...text.split("\n"), ...linesOf(html)].map(withoutAddresses);
    expect(lines.filter(hasEnglish)).toEqual([]);
  });

  test("moments and births are written as it writes them", () => {
    const said = spoken.inLanguage(language, () => [
      spoken.momentWords(AT, "Europe/Berlin"),
      spoken.birthWords(BIRTH),
    ]);
    expect(said[0]).toBe(`${moment} (Europe/Berlin, UTC+02:00)`);
    expect(said[1]?.startsWith(`${day}, `)).toBe(true);
    expect(said.filter(hasEnglish)).toEqual([]);
  });
});

test("in English they are as before", () => {
  const { subject, text, html } = spoken.receivedMessage(ORIGIN, TOKEN);
  expect(subject).toBe("Your request came in");
  expect(text).toContain(`\n${ORIGIN}/request/${TOKEN}\n`);
  expect(html.startsWith("<p>")).toBe(true);
  expect(spoken.momentWords(AT, "Europe/Berlin")).toBe(
    "Tuesday, 15 June 2027, 18:30 (Europe/Berlin, UTC+02:00)",
  );
  expect(spoken.birthWords(BIRTH)).toBe("15 June 1990, time unknown, Lima");
});
