import { expect, test } from "vitest";
import { KEPT_INTAKE, KEPT_REQUEST } from "../../tests/support/kept-request";
import { clientOfRequest, noteOfRequest, toTake, withAsked } from "./client-of-request";

const tied = (request: Partial<typeof KEPT_REQUEST>, intake: Partial<typeof KEPT_REQUEST> = {}) => {
  const asked = { ...KEPT_REQUEST, ...request };
  const answer = { ...KEPT_INTAKE, ...intake };
  return [
    toTake({ request: asked, answers: [answer], asked: null }),
    toTake({ request: answer, answers: [], asked }),
  ];
};

test("of a request and its intake form one client is made, from whichever page it is asked", () => {
  for (const { taken, along } of tied({}))
    expect([taken.id, along?.id]).toEqual([KEPT_INTAKE.id, KEPT_REQUEST.id]);
});

test("a request that stands in somebody's data already does not go along, and says whose the form is", () => {
  for (const { taken, along, client } of tied({ client: "c", isTaken: true }))
    expect([taken.id, along, client]).toEqual([KEPT_INTAKE.id, null, "c"]);
  // Nor does one that was given to somebody else meanwhile.
  expect(tied({ client: "c" }, { client: "d" }).map(({ along }) => along)).toEqual([null, null]);
});

test("a request whose form was taken, or that has none, is taken by itself", () => {
  const [ofRequest] = tied({}, { client: "c", isTaken: true });
  expect(ofRequest).toMatchObject({ taken: { id: KEPT_REQUEST.id }, along: null });
  expect(toTake({ request: KEPT_REQUEST, answers: [], asked: null }).taken).toBe(KEPT_REQUEST);
});

test("the address, the times and the question of the request go along with the form, each said once", () => {
  const asked = { ...KEPT_REQUEST, question: "May I move?", wishes: ["Tuesday"] };
  const both = withAsked({ ...KEPT_INTAKE, question: "May I move?" }, asked);
  expect(clientOfRequest(null, both)).toMatchObject({
    name: KEPT_INTAKE.name,
    called: "Joni",
    email: KEPT_REQUEST.email,
    consent: { how: "on the intake form" },
  });
  expect(noteOfRequest(both)).toBe("May I move?\n\nTimes: Tuesday (America/New_York)");
  const other = withAsked({ ...KEPT_INTAKE, question: "And when?" }, asked);
  expect(noteOfRequest(other)).toMatch(/^May I move\?\n\nAnd when\?\n\nTimes/);
  expect(withAsked(KEPT_INTAKE, null)).toBe(KEPT_INTAKE);
});
