import { expect, test } from "vitest";
import { readImport } from "./import-input";

const ID = "0e7b5a1c-0000-4000-8000-000000000001";
const ANN = {
  id: ID,
  name: "Ann",
  birthDate: "1990-06-15",
  birthTime: "14:30",
  birthLocation: "Berlin",
  latitude: 52.52,
  longitude: 13.4,
  timezone: "Europe/Berlin",
};
const one = (row: object) => {
  const read = readImport({ clients: [row] });
  if (!read.ok)
    return { codes: Object.fromEntries(Object.entries(read.fields).map(([at, [why]]) => [at, why?.code])) };
  const [person] = read.value;
  return { birth: person?.client.births[0], movedFrom: person?.movedFrom };
};

test("a birth is kept by the clock of its place: the same instant, whichever clock the file was written by", () => {
  for (const zone of [undefined, "", "Europe/Berlin", 2, "2"]) {
    expect(one({ ...ANN, zone })).toMatchObject({ birth: { birthTime: "14:30" }, movedFrom: null });
  }
  for (const zone of [0, "UTC", "0"]) {
    expect(one({ ...ANN, zone, birthTime: "23:30" })).toMatchObject({
      birth: { birthDate: "1990-06-16", birthTime: "01:30", timezone: "Europe/Berlin" },
      movedFrom: "1990-06-15 23:30",
    });
  }
  expect(one({ ...ANN, zone: 0, birthTime: "", timeUnknown: true })).toMatchObject({
    birth: { birthDate: "1990-06-15", birthTime: "", timeUnknown: true },
    movedFrom: null,
  });
  expect(readImport({ clients: [{ ...ANN, note: " \u200b" }] })).toMatchObject({ value: [{ note: "" }] });
  expect(one({ id: ID, name: "Only a name" })).toEqual({ birth: undefined, movedFrom: null });
});

test("the second of two times that the place's clock showed alike is refused: a birth is kept by the first", () => {
  // Summer time ended in Berlin on 30 September 1990 at 01:00 UTC.
  const twice = { ...ANN, birthDate: "1990-09-30", zone: 0 };
  expect(one({ ...twice, birthTime: "01:30" })).toEqual({
    codes: { "clients.0.birthTime": "import.clock-twice" },
  });
  expect(one({ ...twice, birthTime: "00:30" })).toMatchObject({ birth: { birthTime: "02:30" } });
  expect(one({ ...twice, birthTime: "02:30" })).toMatchObject({ birth: { birthTime: "03:30" } });
  expect(one({ ...twice, birthTime: "02:30", zone: "" })).toMatchObject({ birth: { birthTime: "02:30" } });
});

test.each([
  [{ id: "1" }, "id", "import.id-required"],
  [{ name: " " }, "name", "name.required"],
  [{ birthDate: "1990-02-30" }, "birthDate", "date.impossible"],
  [{ birthTime: "" }, "birthTime", "time.required"],
  [{ latitude: 91 }, "latitude", "number.out-of-range"],
  [{ longitude: undefined }, "longitude", "coordinates.incomplete"],
  [{ timezone: "Nowhere/At all" }, "timezone", "import.zone-unknown"],
  [{ timezone: "x".repeat(9_000) }, "timezone", "import.zone-unknown"],
  [{ zone: "x".repeat(9_000) }, "zone", "import.zone-unknown"],
  [{ zone: {} }, "zone", "import.zone-unknown"],
  [{ note: 7 }, "note", "text.not-text"],
  [{ note: "x".repeat(17_000) }, "note", "note.too-large"],
])("%j is refused at its field", (part, field, code) => {
  expect(one({ ...ANN, ...part }).codes).toEqual({ [`clients.0.${field}`]: code });
});

test("a list is of 1 to 50, each with an id of its own; consent and tag are of all of them", () => {
  for (const clients of [undefined, [], "x", Array(51).fill(ANN)])
    expect(readImport({ clients })).toMatchObject({ ok: false, fields: { clients: [expect.anything()] } });
  expect(readImport({ clients: [ANN, ANN] })).toMatchObject({ ok: false });
  expect(readImport({ clients: [ANN], consent: { how: "by letter" } })).toMatchObject({
    ok: false,
    fields: { "consent.at": [expect.anything()] },
  });
  const consent = { version: "1", at: "2026-11-01", how: "by letter" };
  expect(readImport({ clients: [ANN], consent, tag: "from before" })).toMatchObject({
    ok: true,
    value: [{ client: { consent, tags: ["from before"] } }],
  });
});
