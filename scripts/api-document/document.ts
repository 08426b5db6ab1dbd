import { toJSONSchema, type ZodObject, type ZodType } from "zod";
import { API, type Call, GROUPS } from "../../app/api.server";
import { brand } from "../../app/brand";
import { Failure, type FailureCode } from "../../app/failure";
import { statusOf } from "../../app/http/responses.server";
import { FIELD_DOCUMENTS } from "../../app/schemas/fields";
import { answerSchemas, type Schema } from "./answer-schemas";
import { exampleAnswer } from "./examples";
import { type ListedFailure, readReference } from "./reference";

type Json = Readonly<Record<string, unknown>>;

/** A call with its name taken apart. */
interface Named extends Call {
  readonly method: string;
  readonly path: string;
}

/** The whole of the API as OpenAPI 3.1: what it takes from the operations' fields, what it answers from their types. */
export async function apiDocument(version: string): Promise<Json> {
  const reference = readReference();
  const answers = answerSchemas(Object.keys(API));
  const inputs = inputWriter();
  const paths: Record<string, Record<string, Json>> = {};
  for (const { name: tag, calls } of GROUPS) {
    for (const [name, said] of Object.entries<Call>(calls)) {
      const [method = "", path = ""] = name.split(" ");
      const call = { ...said, method, path };
      const { fields, user } = call.operation;
      const item = {
        operationId: idOf(call),
        tags: [tag],
        summary: call.summary,
        description: reference.section(name),
        ...(fields && askedOf(call, inputs.schemaOf(fields))),
        ...(user === "required" && { security: [{ session: [] }] }),
        responses: {
          200: await success(call, answers.byName.get(name)),
          ...failuresOf(call, reference.failures),
        },
      };
      paths[path] = { ...paths[path], [method.toLowerCase()]: item };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand.name} API`,
      version,
      summary: brand.description,
      description: reference.rules,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: GROUPS.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: sorted({
        ...answers.components,
        ...inputs.components,
        Failure: failureSchema(reference.failures),
      }),
      responses: failureResponses(reference.failures),
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "__Host-session",
          description: "The session of somebody who signed in here, for the site's own pages.",
        },
      },
    },
  };
}

/** `POST /api/people/remove` → `postPeopleRemove` */
function idOf({ method, path }: Named): string {
  const words = path
    .replace(/^\/api\//, "")
    .split(/[^A-Za-z]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("");
}

function askedOf({ method, example }: Named, schema: Schema): Json {
  if (method === "POST") {
    return { requestBody: { required: true, content: { "application/json": { schema, example } } } };
  }
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, Schema>;
    required?: readonly string[];
  };
  return {
    parameters: Object.entries(properties).map(([name, { description, ...own }]) => ({
      name,
      in: "query",
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema: own,
      ...(name in example && { example: example[name] }),
    })),
  };
}

async function success({ type, operation, example }: Named, schema: Schema | undefined): Promise<Json> {
  const described = (media: string, content: Json) => ({ description: "OK", content: { [media]: content } });
  if (type !== undefined) return described(type, { schema: { type: "string" } });
  const isCalculation = operation.limit === "calculation";
  return described("application/json", {
    schema,
    ...(isCalculation && { example: await exampleAnswer(operation, example) }),
  });
}

function failuresOf({ method, operation, failures = [] }: Named, listed: readonly ListedFailure[]): Json {
  const { access, user, limit, writes, fields } = operation;
  const possible: readonly (readonly [FailureCode, unknown])[] = [
    ["bad_json", method === "POST"],
    ["unauthenticated", user === "required"],
    ["forbidden_origin", access === "personal"],
    ["conflict", user],
    ["too_large", method === "POST"],
    ["address_too_long", true],
    ["unsupported_media_type", method === "POST"],
    ["invalid_input", fields || method === "POST"],
    ["rate_limited", limit || writes],
    ["internal", true],
    ["unavailable", limit || user], // what asks no store answers always
  ];
  const codes = [...possible.filter(([, is]) => is).map(([code]) => code), ...failures];
  const statuses = codes.map((code) => statusOf(new Failure(code, "")));
  const known = new Set(listed.map(({ status }) => status));
  return Object.fromEntries(
    statuses.map((status) => {
      if (!known.has(status)) throw new Error(`docs/api.md lists no failure of status ${status}`);
      return [status, { $ref: `#/components/responses/Failure${status}` }];
    }),
  );
}

function failureSchema(listed: readonly ListedFailure[]): Schema {
  const messages = { type: "array", items: { type: "string" } };
  return {
    description: "What went wrong, in words that a person may read.",
    type: "object",
    properties: {
      code: { type: "string", enum: listed.map(({ code }) => code) },
      message: { type: "string" },
      fields: {
        type: "object",
        additionalProperties: messages,
        description: "Messages by field, such as person1.date; the empty name is the body itself.",
      },
    },
    required: ["code", "message"],
  };
}

function failureResponses(listed: readonly ListedFailure[]): Json {
  const statuses = [...new Set(listed.map(({ status }) => status))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const own = listed.filter((failure) => failure.status === status);
      const retry = { description: "Seconds to wait.", schema: { type: "integer" } };
      return [
        `Failure${status}`,
        {
          description: own.map(({ code, when }) => `\`${code}\`: ${when}`).join("; "),
          ...([429, 503].includes(status) && { headers: { "Retry-After": retry } }),
          content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
        },
      ];
    }),
  );
}

/** JSON Schemas of operations' fields; those with a name stand once among the components. */
function inputWriter() {
  const components: Record<string, Schema> = {};
  function schemaOf(fields: ZodObject | ZodType): Schema {
    const {
      $schema: _,
      $defs = {},
      ...schema
    } = toJSONSchema(fields, {
      io: "input",
      metadata: FIELD_DOCUMENTS,
      unrepresentable: "any",
    }) as Schema & { $defs?: Record<string, Schema> };
    for (const [name, named] of Object.entries($defs)) components[name] = said(named) as Schema;
    return said(schema) as Schema;
  }
  return { schemaOf, components };
}

/** With the names of what is required where JSON Schema has them, beside the fields, and references to components. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== "object" || value === null) return value;
  const {
    isRequired: _,
    id: __,
    usual,
    instances,
    $ref,
    properties,
    ...schema
  } = value as Record<string, unknown>;
  const fields = Object.entries((properties ?? {}) as Record<string, Schema>);
  const required = fields.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
  if (properties) {
    // What zod says of an object: it knows of no field that may not be left out, and closes those whose fields it knows.
    delete schema.required;
    delete schema.additionalProperties;
  }
  return {
    ...Object.fromEntries(Object.entries(schema).map(([word, inner]) => [word, said(inner)])),
    ...(properties !== undefined && {
      properties: Object.fromEntries(fields.map(([name, field]) => [name, said(field)])),
    }),
    ...(required.length > 0 && { required }),
    ...(usual !== undefined && { default: usual }),
    ...(instances !== undefined && { examples: instances }),
    ...(typeof $ref === "string" && { $ref: $ref.replace("#/$defs/", "#/components/schemas/") }),
  };
}

function sorted(schemas: Record<string, unknown>): Json {
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
}
