import { toJSONSchema, type ZodObject, type ZodType } from "zod";
import { API, type Call, GROUPS } from "../../app/api.server";
import { brand } from "../../app/brand";
import { Failure, type FailureCode } from "../../app/failure";
import { statusOf } from "../../app/http/responses.server";
import { FIELD_DOCUMENTS } from "../../app/schemas/fields";
import { LangFields } from "../../app/schemas/lang-query";
import * as brandWords from "../../app/words/brand";
import { answerSchemas, type Schema } from "./answer-schemas";
import { exampleAnswer } from "./examples";
import { failureResponses, failureSchema } from "./failures";
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
      const { user } = call.operation;
      const item = {
        operationId: idOf(call),
        tags: [tag],
        summary: call.summary,
        description: reference.section(name),
        ...askedOf(call, inputs),
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
      summary: brandWords.description(),
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

type InputWriter = ReturnType<typeof inputWriter>;

/** In its address: all that a GET takes, and the language of its texts whatever its method. */
function askedOf({ method, example, operation: { fields, tells } }: Named, inputs: InputWriter): Json {
  const isPost = method === "POST";
  const parameters = [
    ...(fields && !isPost ? parametersOf(inputs.schemaOf(fields), example) : []),
    ...(tells ? parametersOf(inputs.schemaOf(LangFields), {}) : []),
  ];
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(fields &&
      isPost && {
        requestBody: {
          required: true,
          content: { "application/json": { schema: inputs.schemaOf(fields), example } },
        },
      }),
  };
}

function parametersOf(schema: Schema, example: Named["example"]): readonly Json[] {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, Schema>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...own }]) => ({
    name,
    in: "query",
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema: own,
    ...(name in example && { example: example[name] }),
  }));
}

async function success({ type, operation, example }: Named, schema: Schema | undefined): Promise<Json> {
  const described = (media: string, content: Json) => ({ description: "OK", content: { [media]: content } });
  if (type !== undefined) return described(type, { schema: { type: "string" } });
  // What others answer is somebody's own, or of this moment.
  const hasExample = operation.limit === "calculation" || operation.tells;
  return described("application/json", {
    schema,
    ...(hasExample && { example: await exampleAnswer(operation, example) }),
  });
}

function failuresOf({ method, operation, failures = [] }: Named, listed: readonly ListedFailure[]): Json {
  const { access, user, limit, writes, fields, tells } = operation;
  const possible: readonly (readonly [FailureCode, unknown])[] = [
    ["bad_json", method === "POST"],
    ["unauthenticated", user === "required"],
    ["forbidden_origin", access === "personal"],
    ["conflict", user],
    ["too_large", method === "POST"],
    ["address_too_long", true],
    ["unsupported_media_type", method === "POST"],
    ["invalid_input", fields || tells || method === "POST"],
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
