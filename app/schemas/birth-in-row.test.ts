import { expect, test } from "vitest";
import { readPlaceAsset } from "../../tests/support/place-assets";
import { readBirthInRow } from "./birth-in-row";

const placeOf = async (place: object) => {
  const row = { birthDate: "1988-03-14", birthTime: "07:20", ...place };
  const read = await readBirthInRow(row, readPlaceAsset);
  return read.ok ? read.value.birthLocation : read.fields;
};

test.each([
  ["Freiburg", "Freiburg, Baden-Wurttemberg, Germany"],
  ["Coyoacán", "Coyoacán, Mexico City, Mexico"],
])("a place named by words alone is kept as the one that was found: %s", async (typed, kept) => {
  expect(await placeOf({ birthLocation: typed })).toBe(kept);
  expect(await placeOf({ birthLocation: kept })).toBe(kept);
});

test("words that came with coordinates stay as they are", async () => {
  const place = { birthLocation: "Freiburg", latitude: 47.99, longitude: 7.85 };
  expect(await placeOf(place)).toBe("Freiburg");
});
