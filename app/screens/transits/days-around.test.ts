import { expect, test } from "vitest";
import { dayOfActive } from "./days-around";

const MOMENT = "2026-11-20T00:00:00.000Z";
const [APRIL, DECEMBER] = ["2026-04-20T00:00:00.000Z", "2026-12-10T00:00:00.000Z"];

function active(exact: readonly string[], isApplying: boolean, closest: string | null) {
  return {
    exact: exact.map((at) => ({ at, isRetrograde: false })),
    isApplying,
    closest: closest === null ? null : { at: closest, orb: 1 / 60 },
  };
}

test.each([
  ["a pass that comes", active([APRIL, DECEMBER], true, null), { at: DECEMBER, orb: 0, isPast: false }],
  ["a turn short of exact", active([APRIL], true, DECEMBER), { at: DECEMBER, orb: 1 / 60, isPast: false }],
  ["a pass that was", active([APRIL], false, null), { at: APRIL, orb: 0, isPast: true }],
  ["a turn that was", active([], false, APRIL), { at: APRIL, orb: 1 / 60, isPast: true }],
  ["nothing within the tables", active([], true, null), null],
])("the day told of a contact is that of %s", (_, contact, day) => {
  expect(dayOfActive(contact, MOMENT)).toEqual(day);
});
