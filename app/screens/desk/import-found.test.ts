import { afterEach, expect, test, vi } from "vitest";
import { readPlaceAsset } from "../../../tests/support/place-assets";
import { foundIn, isWhole, nameAlone, placeOf, sameness } from "./import-found";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["zone\nAnn,Europe/Nowhere", "Ann: No time zone is called “Europe/Nowhere”"],
  [`note\nAnn,${"x".repeat(17_000)}`, "Ann: A note of more than 16 KiB"],
  [`note\nAnn,${"ж".repeat(10_000)}`, "Ann: A note of more than 16 KiB"],
  [`note\nAnn,${"x".repeat(16_384)} and more`, "Ann: A note of more than 16 KiB"],
])("what the desk would not take of a row is said with its line", (table, message) => {
  const { people, errors } = foundIn(`name,${table}\nBob,\n`);
  expect(people).toMatchObject([{ name: "Bob" }]);
  expect(errors).toEqual([{ line: 2, message }]);
});

test("a clock that the desk cannot be told by is told in Universal Time", () => {
  const birth = (zone: string, day = "1.1.1850") =>
    foundIn(`#A93:A,B,*,${day},20:00,Manila,RP\n#B93:*,14n35,121e0,${zone},0`).people;
  expect(birth("13hw00")).toMatchObject([{ date: "1850-01-02", time: "09:00", zone: 0, note: "" }]);
  expect(birth("12hw00")).toMatchObject([{ date: "1850-01-01", time: "20:00", zone: -12 }]);
  expect(birth("13hw00", "1.1.1850J")).toMatchObject([
    { date: "1850-01-14", time: "09:00", zone: 0, note: "The file has the Old Style date 1850-01-01." },
  ]);
});

test("a look-up that failed is none of an unknown place, and goes well the next time", async () => {
  const read = vi.fn<(path: string) => Promise<Response>>().mockRejectedValue(new TypeError("no network"));
  vi.stubGlobal("fetch", read);
  for (const sought of [
    { place: "Berlin", latitude: null, longitude: null },
    { place: "", latitude: 52.5, longitude: 13.4 },
  ]) {
    await expect(placeOf(sought)).rejects.toThrow("no network");
  }
  read.mockImplementation(async (path) => new Response(await readPlaceAsset(path)));
  expect(await placeOf({ place: "Berlin", latitude: null, longitude: null })).toMatchObject({
    name: "Berlin, State of Berlin, Germany",
    timezone: "Europe/Berlin",
  });
  expect(await placeOf({ place: "Nowhereatallville", latitude: null, longitude: null })).toBeNull();
});

test("a birth is whole once its place is known, and who has none is from the beginning", () => {
  const place = { name: "Berlin", latitude: 52.5, longitude: 13.4, timezone: "Europe/Berlin" };
  expect(isWhole({ date: "1990-06-15" }, null)).toBe(false);
  expect(isWhole({ date: "1990-06-15" }, place)).toBe(true);
  expect(isWhole({ date: "" }, null)).toBe(true);
});

test("blanks, capitals and accents make nobody another person", () => {
  expect(nameAlone("  Zoë   LEE ")).toBe(nameAlone("zoe lee"));
  expect(sameness("Zoë  Lee", "1990-06-15")).toBe(sameness("ZOE LEE", "1990-06-15"));
  expect(nameAlone("Zoe Leigh")).not.toBe(nameAlone("Zoe Lee"));
});
