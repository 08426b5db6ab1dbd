import { expect, test } from "vitest";
import { type SecondPerson, secondPersonIn, secondPersonText } from "./second-person";

const ID = "0e7b5a1c-0000-4000-8000-000000000001";

test.each<SecondPerson>([
  { is: "client", id: ID, birth: 2 },
  { is: "around", who: "Ben. 1.", nth: 0 },
  { is: "around", who: "around.0.é", nth: 9 },
])("what was written is read again: %j", (person) => {
  expect(secondPersonIn(secondPersonText(person))).toEqual(person);
});

test.each([
  "",
  ID,
  `${ID}.3`,
  `${ID}.00`,
  `${ID}.-1`,
  `${ID.toUpperCase()}.0`,
  "around.0.",
  "around.x.Ben",
  "around.10.Ben",
  "Ben",
])("nobody is meant by %j", (text) => {
  expect(secondPersonIn(text)).toBeNull();
});
