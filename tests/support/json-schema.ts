/** JSON Schema as far as our own document uses it. */
export interface Schema {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly pattern?: string;
}

/** Words that say nothing of a value, and all that say something: another one is not understood, and an error. */
const SILENT = new Set(["description", "default", "examples", "format"]);
const SAYING = new Set(
  "$ref type enum const anyOf items prefixItems properties required additionalProperties minimum maximum exclusiveMaximum minLength maxLength minItems maxItems minProperties pattern".split(
    " ",
  ),
);

const understood = new WeakSet<Schema>();

function notUnderstood(schema: Schema): string[] {
  if (understood.has(schema)) return [];
  const unknown = Object.keys(schema).filter((word) => !SILENT.has(word) && !SAYING.has(word));
  if (unknown.length === 0) understood.add(schema);
  return unknown;
}

export type Components = Readonly<Record<string, Schema>>;

/**
 * What is wrong with a value, by path; none where it is as the schema says. An object may have no field that the schema
 * does not name: what is answered and not documented is wrong too.
 */
export function faultsOf(value: unknown, schema: Schema, components: Components, at = ""): string[] {
  const unknown = notUnderstood(schema);
  if (unknown.length > 0) return [`${at}: the schema says ${unknown.join()}, which is not understood`];
  if (schema.$ref) return faultsOf(value, referredTo(schema.$ref, components), components, at);
  if (schema.anyOf) {
    const each = schema.anyOf.map((one) => faultsOf(value, one, components, at));
    return each.some((faults) => faults.length === 0)
      ? []
      : (each.sort((a, b) => a.length - b.length)[0] ?? []);
  }
  const fault = (words: string) => [
    `${at || "(whole)"}: ${words}, not ${JSON.stringify(value)?.slice(0, 80)}`,
  ];
  if ("const" in schema && value !== schema.const) return fault(`must be ${schema.const}`);
  if (schema.enum && !schema.enum.includes(value)) return fault(`must be one of ${schema.enum.join()}`);
  if (schema.type && !isOfType(value, schema.type)) return fault(`must be ${schema.type}`);
  if (typeof value === "number") return numberFaults(value, schema).flatMap(fault);
  if (typeof value === "string") return textFaults(value, schema).flatMap(fault);
  if (Array.isArray(value)) {
    const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, prefixItems, items } = schema;
    if (value.length < minItems || value.length > maxItems) return fault("has another length");
    return value.flatMap((entry, index) =>
      faultsOf(entry, prefixItems?.[index] ?? items ?? {}, components, `${at}[${index}]`),
    );
  }
  return isRecord(value) && schema.type === "object" ? objectFaults(value, schema, components, at) : [];
}

export function referredTo(reference: string, components: Components): Schema {
  const name = reference.replace("#/components/schemas/", "");
  const schema = components[name];
  if (!schema) throw new Error(`the document has no ${reference}`);
  return schema;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case "object":
      return isRecord(value);
    case "array":
      return Array.isArray(value);
    case "null":
      return value === null;
    case "integer":
      return Number.isInteger(value);
    case "string":
    case "number":
    case "boolean":
      return typeof value === type;
    default:
      throw new Error(`JSON Schema has no type ${type}`);
  }
}

function numberFaults(value: number, schema: Schema): string[] {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMaximum = Infinity } = schema;
  return value < minimum || value > maximum || value >= exclusiveMaximum ? ["is out of range"] : [];
}

function textFaults(value: string, { minLength = 0, maxLength = Infinity, pattern }: Schema): string[] {
  const { length } = [...value];
  if (length < minLength || length > maxLength) return ["has another length"];
  return pattern && !new RegExp(pattern, "u").test(value) ? [`must look like ${pattern}`] : [];
}

function objectFaults(
  value: Readonly<Record<string, unknown>>,
  { properties = {}, required = [], additionalProperties, minProperties = 0 }: Schema,
  components: Components,
  at: string,
): string[] {
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name}: is missing`);
  const few = Object.keys(value).length < minProperties ? [`${at}: has too few fields`] : [];
  const inner = Object.entries(value).flatMap(([name, field]) => {
    const own = properties[name] ?? additionalProperties;
    if (own === undefined || own === false) return [`${at}.${name}: is not documented`];
    return own === true ? [] : faultsOf(field, own, components, `${at}.${name}`);
  });
  return [...missing, ...few, ...inner];
}
