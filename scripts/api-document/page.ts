import type { Call, Field, Reference } from "~/screens/developers/reference";

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly default?: unknown;
  readonly description?: string;
}

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly "application/json": { readonly schema: Schema; readonly example: unknown } };
  };
  readonly responses: Readonly<Record<string, unknown>>;
}

/** The API's document: what of it is read here. */
export interface ApiDocument {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const OBJECTS = ["Birth", "Settings", "Longitudes"];

/** What the page for developers shows of the document, made beforehand: the document is four times as long. */
export function referenceOf({ info, tags, paths, components }: ApiDocument): Reference {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      // Another site's page is refused there.
      isPersonal: "403" in operation.responses,
      call: callOf(method.toUpperCase() as Call["method"], path, operation),
    })),
  );
  const open = all.filter(({ isPersonal }) => !isPersonal);
  return {
    rules: info.description,
    objects: OBJECTS.map((name) => {
      const { description = "", ...schema } = components.schemas[name] ?? {};
      return { name, description, fields: fieldsIn(schema) };
    }),
    groups: tags
      .map(({ name, description }) => ({
        name,
        description,
        calls: open.filter(({ tag }) => tag === name).map(({ call }) => call),
      }))
      .filter(({ calls }) => calls.length > 0),
    personal: all
      .filter(({ isPersonal }) => isPersonal)
      .map(({ call: { id, method, path, summary } }) => ({ id, method, path, summary })),
  };
}

function callOf(method: Call["method"], path: string, operation: Operation): Call {
  const { operationId: id, summary, description, parameters = [], requestBody } = operation;
  const asked = requestBody?.content["application/json"];
  const query = new URLSearchParams(
    parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, String(example)]])),
  ).toString();
  return {
    id,
    method,
    path,
    summary,
    description,
    fields: [
      ...(asked ? fieldsIn(asked.schema) : []),
      ...parameters.map(({ name, required, schema, description: words = "" }) =>
        fieldOf(name, { ...schema, description: words }, required),
      ),
    ],
    address: query ? `${path}?${query}` : path,
    body: asked ? JSON.stringify(asked.example, null, 2) : null,
  };
}

/** Fields of an object, those of unnamed objects within it by dotted paths. */
function fieldsIn({ properties = {}, required = [] }: Schema, prefix = ""): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = fieldOf(prefix + name, schema, required.includes(name));
    return [field, ...fieldsIn(schema, `${prefix}${name}.`)];
  });
}

function fieldOf(name: string, schema: Schema, isRequired: boolean): Field {
  const { description = "", default: usual } = schema;
  const reference = [schema, ...(schema.anyOf ?? [])].find(({ $ref }) => $ref)?.$ref;
  return {
    name,
    kind: kindOf(schema) + (usual === undefined ? "" : `; default ${wordOf(usual)}`),
    refersTo: reference ? nameIn(reference) : null,
    isRequired,
    description,
  };
}

function wordOf(value: unknown): string {
  return Array.isArray(value) ? value.join(", ") : String(value);
}

function nameIn(reference: string): string {
  return reference.replace(/^.*\//, "");
}

function kindOf(schema: Schema): string {
  const { $ref, type = "object", items, minimum, maximum, exclusiveMaximum } = schema;
  if ($ref) return nameIn($ref);
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(" or ");
  if (schema.enum) return schema.enum.join(", ");
  if (items) return `list of ${kindOf(items)}`;
  if (minimum !== undefined && maximum !== undefined) return `${type}, ${minimum} to ${maximum}`;
  if (exclusiveMaximum !== undefined) return `${type}, ${minimum} up to ${exclusiveMaximum}`;
  return type;
}
