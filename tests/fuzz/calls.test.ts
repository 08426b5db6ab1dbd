import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Described, inputSchemaOf, type OpenApi } from "../support/api-document";
import { faultsOf, referredTo } from "../support/json-schema";
import { isWhole } from "../support/properties";
import { type Answer, each, type Sent, senderTo, UNLIMITED } from "../support/sender";
import { sessionCookieFor } from "../support/session";
import { workerForTests } from "../support/worker";
import { CALLS, type CallUnderTest } from "../workers/calls";
import { bodies, inputs, searches } from "./hostile";

/** Of each call; `npm run test:long` and `npm run fuzz` ask for more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? (isWhole ? 500 : 100));
/** What belongs to somebody is looked up in a store, which takes ten times as long as most answers: a fifth of the runs. */
const runsOf = (call: CallUnderTest, described: Described) =>
  Math.ceil(RUNS / (takesAnything(described) ? 1 : 25) / (call.personal ? 5 : 1));

const AT_ONCE = 4;

const worker = workerForTests(UNLIMITED);

let whole: OpenApi;
let sender: ReturnType<typeof senderTo>;
beforeAll(async () => {
  whole = (await (await worker.fetch("/api/openapi.json")).json()) as OpenApi;
  sender = senderTo(await worker.origin(), AT_ONCE);
});
afterAll(() => sender?.stop());

/** What is wrong with an answer: a status that the document does not name, or a body that is not as it says. */
function wrongIn(answer: Answer, { responses }: Described): readonly string[] {
  const { schemas, responses: shared } = whole.components;
  const named = responses[answer.status];
  if (answer.status >= 500 || !named) return [`answers ${answer.status}: ${answer.text.slice(0, 200)}`];
  const described = named.$ref ? shared[named.$ref.replace("#/components/responses/", "")] : named;
  const media = described?.content?.[answer.type];
  if (!media) return [`answers ${answer.status} with ${answer.type}`];
  if (answer.type === "application/json") return faultsOf(JSON.parse(answer.text), media.schema, schemas);
  return /\b(NaN|undefined|Infinity|null)\b/.test(answer.text) ? ["has a number that is none"] : [];
}

describe.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))("%s", (name, call) => {
  test("answers arbitrary inputs as its document says", { timeout: 60_000 + RUNS * 60 }, async () => {
    const described = whole.paths[call.path]?.[call.method.toLowerCase()];
    if (!described) throw new Error(`the document lacks ${name}`);
    const failures: { readonly sent: string; readonly wrong: readonly string[] }[] = [];
    const statuses = new Set<number>();
    let cookie = call.signedIn ? await sessionCookieFor(worker, name) : "";
    // Somebody who is signed out by an answer is signed in again, one after the other.
    await each(sentTo(call, described), call.signsOut ? 1 : AT_ONCE, async (sent) => {
      const answer = await sender.send({
        ...sent,
        headers: { ...sent.headers, ...(cookie && { Cookie: cookie }) },
      });
      if (call.signsOut && answer.status === 200) cookie = await sessionCookieFor(worker, name);
      statuses.add(answer.status);
      const wrong = wrongIn(answer, described);
      if (wrong.length > 0) failures.push({ sent: sent.body ?? sent.path, wrong });
    });
    failures.sort((a, b) => a.sent.length - b.sent.length);
    expect(failures.slice(0, 3)).toEqual([]);
    // Neither all refused nor all taken: else nothing was tried. Few inputs may all be refused where many fields are asked.
    if (isWhole && call.path !== "/api/auth/picture") expect(statuses).toContain(200);
    if (takesAnything(described)) expect(statuses).toContain(422);
    if (call.method === "POST") expect(takesAnything(described), "what is posted has fields").toBe(true);
  });
});

function takesAnything(described: Described): boolean {
  const { $ref, ...own } = inputSchemaOf(described);
  const { properties = {} } = $ref ? referredTo($ref, whole.components.schemas) : own;
  return Object.keys(properties).length > 0;
}

function sentTo(call: CallUnderTest, described: Described): Sent[] {
  const { method, path, valid } = call;
  const runs = runsOf(call, described);
  const input = inputs(valid, inputSchemaOf(described), whole.components.schemas);
  const headers = { "Content-Type": "application/json" };
  return method === "POST"
    ? fc.sample(bodies(input), runs).map((body) => ({ method, path, headers, body }))
    : fc.sample(searches(input), runs).map((search) => ({ method, path: path + search }));
}

test("nothing of it was logged as an error", () => {
  expect(worker.logs.filter((line) => line.includes('"event":"error"')).slice(0, 3)).toEqual([]);
});
