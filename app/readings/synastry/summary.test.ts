import { expect, test } from "vitest";
import { ENGLISH } from "../../../tests/support/texts";
import type { Planet } from "../../astrology/bodies";
import { synastryTexts } from "./library";
import { coupleSummary } from "./summary";

const TEXTS = await synastryTexts(ENGLISH);

const contact = (planet1: Planet, planet2: Planet) => ({
  planet1,
  planet2,
  title: `${planet1} and ${planet2}`,
});
type Contact = ReturnType<typeof contact>;
const told = (help: Contact | null, rub: Contact | null) =>
  coupleSummary(help ? [help] : [], rub ? [rub] : [], ["Ann", "Ben"], TEXTS);
const thread = (id: string, a: string, b: string) => {
  const [bond] = id.split(" ");
  const text = [
    TEXTS.summary.bonds.of(bond as "home").text,
    TEXTS.summary.threads.of(id as "home needs").text,
  ].join(" ");
  return text.replaceAll("{a}", a).replaceAll("{b}", b);
};

test("the planet that colours a contact most names bond and friction; its owner is the one who presses", () => {
  expect(told(contact("Venus", "Moon"), contact("Saturn", "Mars"))?.text).toBe(
    thread("tenderness rules", "Ann", "Ben"),
  );
  expect(told(contact("Moon", "Moon"), contact("Mercury", "Pluto"))?.text).toBe(
    thread("home power", "Ben", "Ann"),
  );
  expect(told(contact("Mars", "Sun"), contact("Sun", "Moon"))?.text).toBe(
    thread("spark needs", "Ben", "Ann"),
  );
});

test("it says which two contacts it is told from", () => {
  expect(told(contact("Venus", "Moon"), contact("Saturn", "Mars"))?.why).toEqual([
    "Venus and Moon",
    "Saturn and Mars",
  ]);
});

test("without a contact that helps, or one that rubs, there is no thread", () => {
  expect(told(null, contact("Saturn", "Mars"))).toBeNull();
  expect(told(contact("Venus", "Moon"), null)).toBeNull();
});

test("a name is put in as it is, whatever it holds", () => {
  const summary = coupleSummary([contact("Moon", "Moon")], [contact("Moon", "Moon")], ["$&", "{a}"], TEXTS);
  expect(summary?.text).toContain("$&");
});
