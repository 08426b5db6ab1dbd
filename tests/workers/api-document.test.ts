import { describe, expect, test } from "vitest";
import { shortened } from "../../scripts/api-document/examples";
import { type Described, inputSchemaOf, type OpenApi } from "../support/api-document";
import { faultsOf, referredTo, type Schema } from "../support/json-schema";
import { sessionCookieFor } from "../support/session";
import { workerForTests } from "../support/worker";
import { CALLS, type CallUnderTest } from "./calls";

const worker = workerForTests();
let kept: OpenApi | undefined;
async function document(): Promise<OpenApi> {
  kept ??= (await (await worker.fetch("/api/openapi.json")).json()) as OpenApi;
  return kept;
}

const calls = CALLS.map((call) => [`${call.method} ${call.path}`, call] as const);

async function described({ method, path }: CallUnderTest): Promise<Described> {
  const found = (await document()).paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`the document lacks ${method} ${path}`);
  return found;
}

/** The example of a call, as its parameters or its body say it. */
function exampleOf({ parameters = [], requestBody }: Described): Record<string, unknown> {
  const body = requestBody?.content["application/json"]?.example;
  if (body) return body as Record<string, unknown>;
  return Object.fromEntries(
    parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
  );
}

async function ask(
  { method, path, signedIn }: CallUnderTest,
  input: Readonly<Record<string, unknown>>,
  who: string,
): Promise<Response> {
  const headers: Record<string, string> = signedIn ? { Cookie: await sessionCookieFor(worker, who) } : {};
  if (method === "POST") return worker.post(path, input, headers);
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
  return worker.fetch(`${path}?${query}`, { headers });
}

describe("/api/openapi.json", () => {
  test("is a static file that tools of other sites may read", async () => {
    const response = await worker.fetch("/api/openapi.json", { headers: { Origin: "https://tool.example" } });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  test("has every call of the abuse table, and no other", async () => {
    const { paths } = await document();
    const said = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(said.sort()).toEqual(calls.map(([name]) => name).sort());
  });

  test("is OpenAPI 3.1: everything that must be there is, and every reference leads somewhere", async () => {
    const whole = await document();
    expect(whole.openapi).toMatch(/^3\.1\.\d+$/);
    expect(whole.info).toEqual(
      expect.objectContaining({ title: expect.any(String), version: expect.any(String) }),
    );
    const all = Object.values(whole.paths).flatMap((methods) => Object.values(methods));
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
    const tags = whole.tags.map(({ name }) => name);
    for (const { operationId, tags: own, parameters = [], requestBody, responses, summary } of all) {
      expect(summary, operationId).toMatch(/\S/);
      expect(tags, operationId).toEqual(expect.arrayContaining([...own]));
      expect(new Set(parameters.map(({ name }) => name)).size, operationId).toBe(parameters.length);
      for (const { in: where, schema } of parameters)
        expect([where, typeof schema]).toEqual(["query", "object"]);
      if (requestBody) expect(requestBody.content["application/json"]?.schema).toBeTypeOf("object");
      for (const [status, answer] of Object.entries(responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/);
        expect(answer.$ref ?? answer.description, operationId).toBeTypeOf("string");
      }
    }
    const references = [...JSON.stringify(whole).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = ""]) => to);
    const lost = references.filter((to) => {
      const [, section = "", name = ""] = /^#\/components\/(\w+)\/(\w+)$/.exec(to) ?? [];
      return !(name in ((whole.components as unknown as Record<string, object>)[section] ?? {}));
    });
    expect(lost).toEqual([]);
    expect(Object.keys(whole.components.schemas).filter((name) => !/^[\w.-]+$/.test(name))).toEqual([]);
  });

  test("has the failures of the reference, as they are", async () => {
    const { components } = await document();
    const failure = components.schemas.Failure as Schema;
    const [response, refused] = [await worker.post("/api/birth-chart", {}), await worker.fetch("/api/nope")];
    for (const failed of [response, refused]) {
      expect(faultsOf(await failed.json(), failure, components.schemas)).toEqual([]);
      expect(components.responses[`Failure${failed.status}`]).toBeDefined();
    }
  });
});

describe.each(calls)("the document's %s", (name, call) => {
  test("has an example that is answered as it says", async () => {
    const own = await described(call);
    const { schemas } = (await document()).components;
    const example = exampleOf(own);
    const asked = own.requestBody?.content["application/json"]?.schema;
    if (asked) expect(faultsOf(example, asked, schemas)).toEqual([]);
    for (const { name: field, required, schema } of own.parameters ?? []) {
      if (required) expect(Object.keys(example)).toContain(field);
      if (field in example) expect(faultsOf(example[field], schema, schemas, field)).toEqual([]);
    }
    if (call.path === "/api/auth/picture") return; // the abuse table gives somebody a picture
    const response = await ask(call, example, `${name} example`);
    expect(response.status).toBe(200);
    const [type = "", media] = Object.entries(own.responses[200]?.content ?? {})[0] ?? [];
    expect(response.headers.get("Content-Type")?.split(";")[0]).toBe(type);
    if (type !== "application/json" || !media) return;
    const answer: unknown = await response.json();
    expect(faultsOf(answer, media.schema, schemas)).toEqual([]);
    if (!call.personal && call.path !== "/healthz") expect(media.example).toEqual(shortened(answer));
  });

  test("takes and answers what the abuse table says", async () => {
    if (call.type) return;
    const own = await described(call);
    const { schemas } = (await document()).components;
    const response = await ask(call, call.valid, `${name} table`);
    expect(response.status).toBe(200);
    const media = own.responses[200]?.content?.["application/json"];
    expect(faultsOf(await response.json(), media?.schema ?? { const: "none" }, schemas)).toEqual([]);
  });

  test("refuses what its schema refuses, at that field", async () => {
    const own = await described(call);
    const { schemas } = (await document()).components;
    const example = exampleOf(own);
    const wrong = wrongInputs(example, inputSchemaOf(own), schemas, call.method === "GET");
    for (const { field, input } of wrong) {
      const response = await ask(call, input, `${name} wrong`);
      expect(response.status, `${field} in ${JSON.stringify(input)}`).toBe(422);
      const { fields } = (await response.json()) as { fields: object };
      expect(
        Object.keys(fields).some((at) => at === field || at.startsWith(`${field}.`)),
        `${field}: ${Object.keys(fields)}`,
      ).toBe(true);
    }
  });
});

interface Wrong {
  readonly field: string;
  readonly input: Record<string, unknown>;
}

/** The example with each required field left out, and with each value that a field's schema rules out. */
function wrongInputs(
  example: Record<string, unknown>,
  schema: Schema,
  schemas: OpenApi["components"]["schemas"],
  isQuery: boolean,
): Wrong[] {
  const whole = schema.$ref ? referredTo(schema.$ref, schemas) : schema;
  const { properties = {}, required = [] } = whole;
  return Object.entries(properties).flatMap(([field, own]) => {
    const left = required.includes(field) ? [{ field, input: { ...example, [field]: "" } }] : [];
    const ruledOut = outside(own, isQuery).map((value) => ({ field, input: { ...example, [field]: value } }));
    const given = example[field];
    const isObject = typeof given === "object" && given !== null && !Array.isArray(given);
    const within = isObject
      ? wrongInputs(given as Record<string, unknown>, own, schemas, isQuery).map((inner) => ({
          field: `${field}.${inner.field}`,
          input: { ...example, [field]: inner.input },
        }))
      : [];
    return [...left, ...ruledOut, ...within];
  });
}

function outside(
  { enum: words, minimum, maximum, exclusiveMaximum, maxLength, type }: Schema,
  isQuery: boolean,
): unknown[] {
  return [
    ...(words ? ["Nonsense"] : []),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(exclusiveMaximum === undefined ? [] : [exclusiveMaximum]),
    ...(maxLength === undefined ? [] : ["x".repeat(maxLength + 1)]),
    ...(type === "integer" ? [1.5] : []),
    ...(type === "array" && !isQuery ? ["Nonsense", ["Nonsense"]] : []),
  ];
}
