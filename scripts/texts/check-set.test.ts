import { expect, test } from "vitest";
import { z } from "zod";
import { textSet, words } from "../../content/sets/text-set";
import { faultsOf } from "./check-set";

const FILE = "content/en/moon/in-sign.json";
const set = textSet(["Aries", "Taurus"], z.strictObject({ text: words, practice: words }));
const aries = { text: "You are on your feet.", practice: "sit down." };
const taurus = { text: "First the soup.", practice: "give your seat away." };
const faults = (content: object, english?: { notes: string; texts: Record<string, unknown> }) =>
  faultsOf(FILE, JSON.stringify(content), set, english);

test("a file with all its texts has no faults", () => {
  expect(faults({ notes: "What calms you.", texts: { Aries: aries, Taurus: taurus } })).toEqual([]);
});

test("a text that is missing, one that nobody asks for and one without its practice are named, all at once", () => {
  expect(
    faults({ notes: "What calms you.", texts: { Aries: { text: "You are on your feet." }, Tuarus: taurus } }),
  ).toEqual([
    'content/en/moon/in-sign.json lacks the text "Taurus".',
    'content/en/moon/in-sign.json, text "Aries", at "practice": Invalid input: expected string, received undefined.',
    'content/en/moon/in-sign.json has a text "Tuarus", an id that this set does not have.',
  ]);
});

test("an empty text, a space at its end and a word too many are named", () => {
  const texts = { Aries: { text: "", practice: "sit down. " }, Taurus: { ...taurus, pratice: "x" } };
  expect(faults({ notes: "What calms you.", texts })).toEqual([
    'content/en/moon/in-sign.json, text "Aries", at "text": is empty.',
    'content/en/moon/in-sign.json, text "Aries", at "practice": begins or ends with a space.',
    'content/en/moon/in-sign.json, text "Taurus": Unrecognized key: "pratice".',
  ]);
});

test("a file that is no JSON is said to be none, and one without notes to lack them", () => {
  expect(faultsOf(FILE, '{ "notes": "What calms you.", ', set)[0]).toMatch(
    /^content\/en\/moon\/in-sign\.json is no JSON: /,
  );
  expect(faultsOf(FILE, "[]", set)).toEqual([
    "content/en/moon/in-sign.json is no JSON: it is no table in braces.",
  ]);
  expect(faults({ texts: { Aries: aries, Taurus: taurus }, note: "What calms you." })).toEqual([
    'content/en/moon/in-sign.json lacks its "notes": a sentence for whoever writes or translates these texts.',
    'content/en/moon/in-sign.json has "note", which nobody reads: only "notes" and "texts" belong there.',
  ]);
});

const contact = textSet(["Moon-Saturn"], z.strictObject({ text: words }), ["a", "b"]);
const ofContact = (said: string, english?: string) =>
  faultsOf(
    "content/es/contact.json",
    JSON.stringify({ notes: "Two charts.", texts: { "Moon-Saturn": { text: said } } }),
    contact,
    english === undefined ? undefined : { notes: "", texts: { "Moon-Saturn": { text: english } } },
  );

test("a placeholder that does not exist, and a brace without its other half, are named with those that do", () => {
  expect(ofContact("{a} waits for {c}.")).toEqual([
    'content/es/contact.json, text "Moon-Saturn": {c} is no placeholder here; there are {a} and {b}.',
  ]);
  expect(ofContact("{a} waits for {b.")).toHaveLength(1);
  expect(ofContact("{a} waits for b}.")).toHaveLength(1);
  expect(ofContact("{b} waits for {a, and {a{b} too.")).toHaveLength(1);
  expect(ofContact("{b} waits for {a")).toEqual([
    'content/es/contact.json, text "Moon-Saturn": {a is no placeholder here; there are {a} and {b}.',
  ]);
  expect(ofContact("{a} waits for {b}.")).toEqual([]);
  expect(faults({ notes: "x", texts: { Aries: { ...aries, text: "You, {a}." }, Taurus: taurus } })).toEqual([
    'content/en/moon/in-sign.json, text "Aries": {a} is no placeholder here; there is none.',
  ]);
});

test("another language may lack texts, and has the placeholders of the English where it has one", () => {
  expect(faults({ notes: "x", texts: { Aries: aries } }, { notes: "x", texts: { Aries: aries } })).toEqual(
    [],
  );
  expect(ofContact("{a} espera a {b}.", "{a} waits for {b}.")).toEqual([]);
  expect(ofContact("{a} espera.", "{a} waits for {b}.")).toEqual([
    'content/es/contact.json, text "Moon-Saturn": the English has {b}, and this has not.',
  ]);
});
