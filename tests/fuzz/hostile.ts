import fc from "fast-check";
import { type Components, referredTo, type Schema } from "../support/json-schema";

type Input = Readonly<Record<string, unknown>>;

const PROTOTYPE_NAMES = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "length",
];

/** Spellings of what is no number, numbers at the edges of what a number can be, and text that programs stumble over. */
const AWKWARD: readonly unknown[] = [
  ...[
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "-0",
    "0x10",
    "1_000",
    "٣",
    "１９９０",
    "1,5",
    " 5 ",
    "5.",
    ".5",
  ],
  ...[
    0,
    -0,
    1,
    -1,
    0.1,
    1e-320,
    1e308,
    -1e308,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    359.999999999999,
    360,
    90,
    -90,
    180,
  ],
  ...[
    "",
    " ",
    "\u0000",
    "\ud800",
    "\u202e",
    "\ufeff",
    "e\u0301\u0301",
    "👩‍👩‍👧‍👦",
    "ﷺ",
    "ß",
    "İ",
    "ǆ",
    "\u2028",
    "🌙".repeat(50),
  ],
  ...[
    "=1+1",
    "'; DROP TABLE users; --",
    "</script><svg onload=alert(1)>",
    "%00",
    "../../etc",
    "{{1}}",
    "\r\nX: y",
  ],
  ...[
    "0000-00-00",
    "1800-01-01",
    "2100-12-31",
    "1582-10-10",
    "2026-02-29",
    "9999-99-99",
    "-0001-01-01",
    "+10000-01-01",
  ],
  ...["00:00", "23:59:59", "24:00", "12:00 AM", "12:60", "1970-01-01T00:00:00Z", "2026-11-22T25:00Z"],
  ...["x".repeat(201), "x".repeat(3_000), "1".repeat(400), "e\u0301".repeat(500)],
  ...[null, true, false, [], {}, [[]], [null], { length: 1e9 }, { toString: 1, valueOf: 1 }, { toJSON: 1 }],
];

/** What JSON can say, down to a depth that is refused, and text from all of Unicode. */
function anyValue(): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...AWKWARD) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
    { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
    { weight: 1, arbitrary: fc.integer({ min: -400, max: 4000 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 2_000 }).map(nested) },
  );
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value };
  return value;
}

/** What a schema takes, or what looks like it. */
function fitting(schema: Schema, components: Components, depth = 0): fc.Arbitrary<unknown> {
  if (schema.$ref) return fitting(referredTo(schema.$ref, components), components, depth);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, components, depth)));
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { minimum = -1_000, maximum = 5_000, properties = {}, items, maxItems = 4 } = schema;
  switch (schema.type) {
    case "string":
      return text(schema);
    case "integer":
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(fitting(items ?? {}, components, depth + 1), { maxLength: Math.min(maxItems, 4) });
    case "object":
      return depth > 4 ? fc.constant({}) : someOf(properties, components, depth);
    default:
      return anyValue();
  }
}

function someOf(
  properties: Readonly<Record<string, Schema>>,
  components: Components,
  depth: number,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, own]) => [name, fitting(own, components, depth + 1)]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] });
}

const DAY = 86_400_000;
/** Days and moments of the three centuries that are answered for. */
const days = fc
  .integer({ min: Date.UTC(1800, 0, 1) / DAY, max: Date.UTC(2100, 11, 31) / DAY })
  .map((day) => new Date(day * DAY).toISOString().slice(0, 10));
const moments = fc
  .integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2101, 0, 1) - 1 })
  .map((instant) => new Date(instant).toISOString());

function text({ pattern, examples, description = "" }: Schema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern, "u"));
  const shown = Array.isArray(examples) ? examples.map(String) : [];
  const said = `${String(description)} ${shown.join()}`;
  const plain = fc.constantFrom(
    "Ann Lee",
    "New York",
    "Ulm",
    "London",
    "Tromsø",
    "auto",
    "14:30",
    "2:30 PM",
    ...shown,
  );
  if (/moment/i.test(said)) return fc.oneof(moments, days);
  return /\d{4}-\d\d-\d\d|date/i.test(said) ? days : plain;
}

type Path = readonly string[];

/** The places of an input where something can stand: of the example, and of all that the schema names. */
function pathsOf(value: unknown, schema: Schema | undefined, components: Components, depth = 0): Path[] {
  const whole = schema?.$ref ? referredTo(schema.$ref, components) : schema;
  const own = typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Input) : {};
  const names = new Set([...Object.keys(own), ...Object.keys(whole?.properties ?? {})]);
  if (depth > 3) return [];
  return [...names].flatMap((name) => [
    [name],
    ...pathsOf(own[name], whole?.properties?.[name], components, depth + 1).map((path) => [name, ...path]),
  ]);
}

function withValueAt(input: Input, [name = "", ...rest]: Path, value: unknown): Input {
  const inner = input[name];
  const into = typeof inner === "object" && inner !== null ? (inner as Input) : {};
  return { ...input, [name]: rest.length > 0 ? withValueAt(into, rest, value) : value };
}

function schemaAt(schema: Schema, [name, ...rest]: Path, components: Components): Schema {
  const whole = schema.$ref ? referredTo(schema.$ref, components) : schema;
  if (name === undefined) return whole;
  const found = whole.anyOf?.find((one) => referred(one, components).properties?.[name]) ?? whole;
  return schemaAt(referred(found, components).properties?.[name] ?? {}, rest, components);
}

const referred = (schema: Schema, components: Components) =>
  schema.$ref ? referredTo(schema.$ref, components) : schema;

/**
 * Input for a call, from what it takes to what nobody would send: its example with one to three values changed, with
 * other values that fit laid over it, and objects that have little to do with it.
 */
export function inputs(example: Input, schema: Schema, components: Components): fc.Arbitrary<Input> {
  const paths = pathsOf(example, schema, components);
  const path = paths.length > 0 ? fc.constantFrom(...paths) : fc.constant<Path>(["nothing"]);
  const change = path.chain((at) =>
    fc.tuple(
      fc.constant(at),
      fc.oneof(
        { weight: 2, arbitrary: anyValue() },
        { weight: 3, arbitrary: fitting(schemaAt(schema, at, components), components, 1) },
      ),
    ),
  );
  const changed = fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((input, [at, value]) => withValueAt(input, at, value), example));
  const { properties = {} } = referred(schema, components);
  const laidOver = someOf(properties, components, 0).map((other) => ({ ...example, ...other }));
  const names = fc.constantFrom(...Object.keys(properties), ...PROTOTYPE_NAMES, "x");
  const strange = fc.array(fc.tuple(names, anyValue()), { maxLength: 6 }).map(fromEntries);
  return fc.oneof(
    { weight: 5, arbitrary: changed },
    { weight: 3, arbitrary: laidOver },
    { weight: 1, arbitrary: strange },
    { weight: 1, arbitrary: fc.tuple(changed, strange).map(([input, more]) => ({ ...more, ...input })) },
  );
}

/** `__proto__` among them is a key like any other, as JSON.parse has it. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): Input {
  const input: Record<string, unknown> = {};
  for (const [name, value] of entries)
    Object.defineProperty(input, name, { value, enumerable: true, writable: true, configurable: true });
  return input;
}

/** The text of a body: mostly the input's JSON, else JSON with something in it that JSON has no word for. */
export function bodies(input: fc.Arbitrary<Input>): fc.Arbitrary<string> {
  const json = input.map((value) => JSON.stringify(value));
  const spelt = fc.constantFrom(
    "NaN",
    "-Infinity",
    "1e999",
    "-1e999",
    "undefined",
    "'x'",
    "01",
    "+1",
    "\\u0000",
    '"\\ud800"',
  );
  const broken = fc
    .tuple(json, fc.nat(), spelt)
    .map(([text, at, word]) => text.slice(0, at % text.length) + word + text.slice((at % text.length) + 1));
  const numbers = fc.tuple(json, spelt).map(([text, word]) => text.replace(/-?\d+(\.\d+)?(?=[,}])/, word));
  const deep = fc.integer({ min: 1, max: 15_000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth % 7));
  return fc.oneof(
    { weight: 40, arbitrary: json },
    { weight: 4, arbitrary: broken },
    { weight: 4, arbitrary: numbers },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 2_000 }) },
  );
}

/** The search of an address: the input as its parameters, now and then one of them twice, or none that could be one. */
export function searches(input: fc.Arbitrary<Input>): fc.Arbitrary<string> {
  const parameters = input.map((value) => {
    const search = new URLSearchParams();
    for (const [name, given] of Object.entries(value)) search.append(name, worded(given).slice(0, 4_000));
    return `?${search}`;
  });
  const twice = fc.tuple(parameters, input).map(([search, value]) => {
    const [name = "x", given] = Object.entries(value)[0] ?? [];
    return `${search}&${new URLSearchParams([[name, worded(given).slice(0, 4_000)]])}`;
  });
  const raw = fc
    .string({ unit: fc.constantFrom(..."?&=%#+/;:a0é\u0301🌙"), maxLength: 60 })
    .map((text) => `?${text.replaceAll("#", "%")}`);
  return fc.oneof(
    { weight: 18, arbitrary: parameters },
    { weight: 1, arbitrary: twice },
    { weight: 1, arbitrary: raw },
  );
}

function worded(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
