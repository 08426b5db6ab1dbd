import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** What a message is given by its caller: words, a number, one of some words, or what makes an element of a tag. */
export type ArgumentType = string;

/** A message of ICU MessageFormat, read. */
export interface Message {
  readonly elements: readonly MessageFormatElement[];
  /** By name, as TypeScript writes its type. */
  readonly argumentTypes: ReadonlyMap<string, ArgumentType>;
  /** Whether it has tags, and is nodes instead of a string. */
  readonly isRich: boolean;
}

/** How an argument is written where a message needs it. */
export type WriteArgument = (name: string, isWithinTemplate: boolean) => string;

/** How the pieces of a rich message are put together: `["a", b("c")]` in the browser, a call elsewhere. */
export type WritePieces = (pieces: readonly string[]) => string;

const TAG_TYPE = "(inner: ReactNode) => ReactNode";
/** Of a tag that holds no words, `<moment></moment>`: it stands for an element. */
const ELEMENT_TYPE = "() => ReactNode";

/**
 * Reads a message.
 * @throws Error that says what is wrong with it
 */
export function readMessage(text: string): Message {
  const elements = parsed(text);
  const argumentTypes = new Map<string, ArgumentType>();
  collectArguments(elements, argumentTypes);
  return { elements, argumentTypes, isRich: isRich(elements) };
}

function parsed(text: string): MessageFormatElement[] {
  try {
    return parse(text, { captureLocation: false, requiresOtherClause: true });
  } catch (error) {
    throw new Error(
      `is no ICU message: ${error instanceof Error ? error.message : error} (a brace is written '{')`,
    );
  }
}

function collectArguments(elements: readonly MessageFormatElement[], found: Map<string, ArgumentType>): void {
  const add = (name: string, type: ArgumentType) => {
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error(`names an argument {${name}}, which is no name`);
    const known = found.get(name);
    // `{days, plural, …}` may show the number once more as {days}.
    if (known === undefined || known === "string | number") found.set(name, type);
    else if (type !== "string | number" && type !== known)
      throw new Error(`uses {${name}} in two ways: ${known} and ${type}`);
  };
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
        add(element.value, "string | number");
        break;
      case TYPE.number:
        if (element.style) throw new Error(`{${element.value}, number} takes no style`);
        add(element.value, "string | number");
        break;
      case TYPE.select: {
        // Both ways of a switch are all that there is; where words are named, others may come.
        const named = Object.keys(element.options).filter((option) => option !== "other");
        add(element.value, named.join() === "true" ? "boolean" : "string");
        for (const { value } of Object.values(element.options)) collectArguments(value, found);
        break;
      }
      case TYPE.plural:
        if (element.pluralType !== "cardinal" || element.offset !== 0)
          throw new Error(`{${element.value}}: of plurals there are cardinal ones without offset`);
        add(element.value, "number");
        for (const { value } of Object.values(element.options)) collectArguments(value, found);
        break;
      case TYPE.tag:
        add(element.value, element.children.length > 0 ? TAG_TYPE : ELEMENT_TYPE);
        collectArguments(element.children, found);
        break;
      case TYPE.literal:
      case TYPE.pound:
        break;
      default:
        throw new Error(
          `has {${element.value}} as a date or a time: components/sky/moment writes those, and hands them in`,
        );
    }
  }
}

/** The expression that a message is in one language. */
export function expressionOf(
  { elements }: Message,
  language: string,
  argument: WriteArgument,
  pieces: WritePieces,
): string {
  return joined(elements, { language, argument, pieces, counted: null });
}

interface Writing {
  readonly language: string;
  readonly argument: WriteArgument;
  readonly pieces: WritePieces;
  /** Which argument `#` shows. */
  readonly counted: string | null;
}

const isRich = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some(
    (element) =>
      element.type === TYPE.tag ||
      ((element.type === TYPE.select || element.type === TYPE.plural) &&
        Object.values(element.options).some(({ value }) => isRich(value))),
  );

function joined(elements: readonly MessageFormatElement[], writing: Writing): string {
  if (isRich(elements)) {
    const [only, ...others] = elements.map((element) =>
      element.type === TYPE.literal ? JSON.stringify(element.value) : written(element, writing, false),
    );
    return only !== undefined && others.length === 0 ? only : writing.pieces([only as string, ...others]);
  }
  if (elements.every(({ type }) => type === TYPE.literal))
    return JSON.stringify(elements.map(textOf).join(""));
  const parts = elements.map((element) =>
    element.type === TYPE.literal
      ? element.value.replace(/[`\\]|\$(?=\{)/g, "\\$&")
      : `\${${written(element, writing, true)}}`,
  );
  return `\`${parts.join("")}\``;
}

const textOf = (element: MessageFormatElement): string =>
  element.type === TYPE.literal ? element.value : "";

function written(element: MessageFormatElement, writing: Writing, isWithinTemplate: boolean): string {
  const { language, argument, counted } = writing;
  switch (element.type) {
    case TYPE.argument:
      return argument(element.value, isWithinTemplate);
    case TYPE.number:
      return numberIn(language, argument(element.value, true), isWithinTemplate);
    case TYPE.pound:
      return numberIn(language, argument(counted ?? "", true), isWithinTemplate);
    case TYPE.select: {
      const tests = Object.entries(element.options).map(([value, option]) => ({
        test:
          value === "true"
            ? argument(element.value, false)
            : `${argument(element.value, false)}===${JSON.stringify(value)}`,
        isRest: value === "other",
        result: joined(option.value, writing),
      }));
      return choice(tests);
    }
    case TYPE.plural: {
      const n = argument(element.value, false);
      const within = { ...writing, counted: element.value };
      const tests = Object.entries(element.options).map(([value, option]) => ({
        test: value.startsWith("=")
          ? `${n}===${value.slice(1)}`
          : value === "other"
            ? ""
            : pluralTest(language, value, n),
        isRest: value === "other",
        result: joined(option.value, within),
      }));
      return choice(tests);
    }
    case TYPE.tag:
      return `${argument(element.value, false)}(${element.children.length === 0 ? "" : joined(element.children, writing)})`;
    default:
      throw new Error(`not known: ${element.type}`);
  }
}

interface Case {
  readonly test: string;
  readonly isRest: boolean;
  readonly result: string;
}

function choice(cases: readonly Case[]): string {
  const rest = cases.find(({ isRest }) => isRest);
  const tested = cases.filter(({ isRest }) => !isRest);
  return `(${tested.map(({ test, result }) => `${test}?${result}:`).join("")}${rest?.result})`;
}

/** A number in digits, with the sign between its wholes and its parts that the language has. */
function numberIn(language: string, n: string, isWithinTemplate: boolean): string {
  const sign = decimalSign(language);
  if (sign === ".") return isWithinTemplate ? n : `\`\${${n}}\``;
  return `\`\${${n}}\`.replace(".",${JSON.stringify(sign)})`;
}

function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}

/** The conditions that whole numbers meet in the languages that the compiler has learnt, the simplest first. */
const CONDITIONS: readonly {
  readonly holds: (n: number) => boolean;
  readonly code: (n: string) => string;
}[] = [
  { holds: (n) => n === 1, code: (n) => `${n}===1` },
  { holds: (n) => n < 2, code: (n) => `${n}<2` },
  { holds: (n) => n > 0 && n % 1_000_000 === 0, code: (n) => `${n}>0&&${n}%1e6===0` },
];

/** Whole numbers by which the conditions are told apart. */
const TRIED = [...Array(1_100).keys(), 1e4, 1e5, 1e6, 1e6 + 1, 2e6, 1e7];

/**
 * Whether a whole number is of a plural category in a language, as the CLDR of this Node says, as an expression: no
 * visitor's browser and no server is asked for its tables.
 */
function pluralTest(language: string, category: string, n: string): string {
  const rules = new Intl.PluralRules(language);
  const condition = CONDITIONS.find(({ holds }) =>
    TRIED.every((of) => holds(of) === (rules.select(of) === category)),
  );
  if (!condition)
    throw new Error(`has a plural for "${category}" of ${language}, whose rule scripts/words has to learn`);
  return condition.code(n);
}

/** What is wrong with the plurals of a message in its language; null where nothing is. */
export function pluralFault(elements: readonly MessageFormatElement[], language: string): string | null {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  for (const element of elements) {
    if (element.type === TYPE.plural) {
      const given = Object.keys(element.options).filter((option) => !option.startsWith("="));
      const missing = pluralCategories.find((category) => !given.includes(category));
      if (missing) return `lacks words for ${missing} of {${element.value}}`;
      const unknown = given.find((option) => !pluralCategories.some((category) => category === option));
      if (unknown)
        return `has words for ${unknown} of {${element.value}}, which ${language} does not tell apart`;
    }
    for (const inner of partsOf(element)) {
      const fault = pluralFault(inner, language);
      if (fault) return fault;
    }
  }
  return null;
}

function partsOf(element: MessageFormatElement): readonly MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children];
  if (element.type === TYPE.select || element.type === TYPE.plural)
    return Object.values(element.options).map(({ value }) => value);
  return [];
}
