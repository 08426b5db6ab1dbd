import * as z from "zod";
import { formatIsoDate } from "~/astrology/calendar";
import { deskRefusal } from "~/desk-refusals";
import { type Refusals, refusal } from "~/refusals";
import { oneOf, requiredDate } from "./birth-input";
import { KIBIBYTE, MOST_BIRTHS, MOST_BLOCKS, MOST_BYTES_OF_READING } from "./desk-limits";
import {
  asSent,
  cleanLines,
  cleanText,
  fieldErrors,
  ifTyped,
  isRecord,
  isUntyped,
  optionalText,
  type Parsed,
  refuse,
  requiredText,
  typedWithin,
} from "./fields";
import { ASCENDANTS, PAIR_PLACES, PAIR_VIEWS } from "./pair-views";
import {
  BLOCK_CHARTS,
  BLOCK_KINDS,
  type Block,
  type BlockOfTwo,
  type Draft,
  isOfTwo,
  PAIR_BODIES,
} from "./reading-draft";
import { MOST_LETTERS_OF_SECOND, secondPersonIn, secondPersonText } from "./second-person";
import { isDeskId, readUpdatedAt } from "./updated-at";

type Raw = Readonly<Record<string, unknown>>;

const Titled = z.object({ title: requiredText("name.required") });

export const DraftFields = z.object({
  ...Titled.shape,
  id: asSent({ type: "string", description: "Of its own: sent twice it is kept once" }),
  updatedAt: asSent({ type: "integer", description: "Which version it changes; without it it is new" }),
  client: asSent({
    type: "string",
    description: "Whose it is; without one it is a template. Said once, when it is new",
  }),
  blocks: asSent({
    type: "array",
    items: { type: "object", additionalProperties: true },
    maxItems: MOST_BLOCKS,
  }),
});

const BlockFields = z.object({
  kind: oneOf(BLOCK_KINDS, "words"),
  chart: oneOf(BLOCK_CHARTS, "Birth"),
  title: optionalText(),
  edition: optionalText(),
  at: ifTyped(requiredDate("date.required")),
});

/** Whether the second person is still there is asked when it is drawn: a draft is kept whoever was deleted meanwhile. */
const FieldsOfTwo = z.object({
  pair: oneOf(PAIR_VIEWS, "Two charts"),
  other: typedWithin(MOST_LETTERS_OF_SECOND).transform((value, context): string => {
    if (isUntyped(value)) return "";
    const person = typeof value === "string" ? secondPersonIn(cleanText(value)) : null;
    return person ? secondPersonText(person) : refuse(context, deskRefusal("second-person.unreadable"));
  }),
  ascendant: oneOf(ASCENDANTS, "Derived"),
  place: oneOf(PAIR_PLACES, "Mean"),
  bodies: oneOf(PAIR_BODIES, "Planets"),
});

/** A draft to be written, and over which version; null for a new one. */
export interface DraftToWrite extends Draft {
  readonly id: string | null;
  readonly updatedAt: number | null;
  readonly client: string | null;
}

/** Reads a prepared reading, with all that is wrong in it at once. */
export function readDraft(raw: Raw): Parsed<DraftToWrite> {
  const titled = Titled.safeParse(raw);
  const version = readUpdatedAt(raw);
  const client = clientIn(raw.client);
  const blocks = readBlocks(raw.blocks);
  if (!titled.success || !version.ok || !client.ok || !blocks.ok) {
    const parts = [version, client, blocks].map((part) => (part.ok ? {} : part.fields));
    return { ok: false, fields: Object.assign({}, !titled.success && fieldErrors(titled.error), ...parts) };
  }
  const draft: Draft = { title: titled.data.title, blocks: blocks.value };
  if (isTooLarge(draft)) return { ok: false, fields: { "": [tooLarge()] } };
  return { ok: true, value: { ...version.value, client: client.value, ...draft } };
}

const tooLarge = () => deskRefusal("reading.too-large", MOST_BYTES_OF_READING / KIBIBYTE);

function isTooLarge(draft: Draft): boolean {
  return new TextEncoder().encode(JSON.stringify(draft)).length > MOST_BYTES_OF_READING;
}

function clientIn(given: unknown): Parsed<string | null> {
  if (isUntyped(given)) return { ok: true, value: null };
  return isDeskId(given)
    ? { ok: true, value: given }
    : { ok: false, fields: { client: [refusal("id.required")] } };
}

function readBlocks(given: unknown): Parsed<readonly Block[]> {
  if (isUntyped(given)) return { ok: true, value: [] };
  if (!Array.isArray(given) || given.length > MOST_BLOCKS || !given.every(isRecord)) {
    return { ok: false, fields: { blocks: [deskRefusal("blocks.not-a-list", MOST_BLOCKS)] } };
  }
  const blocks: Block[] = [];
  let fields: Refusals = {};
  for (const [index, one] of given.entries()) {
    const read = readBlock(one);
    if (read.ok) blocks.push(read.value);
    else
      for (const [name, why] of Object.entries(read.fields))
        fields = { ...fields, [`blocks.${index}.${name}`]: why };
  }
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, value: blocks };
}

/** Nothing of what is no chart of two, so that it takes no room. */
function readOfTwo(raw: Raw, kind: Block["kind"] | undefined): Parsed<Partial<BlockOfTwo>> {
  if (!kind || !isOfTwo(kind)) return { ok: true, value: {} };
  const read = FieldsOfTwo.safeParse(raw);
  return read.success ? { ok: true, value: read.data } : { ok: false, fields: fieldErrors(read.error) };
}

function readBlock(raw: Raw): Parsed<Block> {
  const read = BlockFields.safeParse(raw);
  const text = raw.text ?? "";
  const isText = typeof text === "string";
  const isId = isDeskId(raw.id);
  const ofTwo = readOfTwo(raw, read.data?.kind);
  if (!read.success || !isText || !isId || !ofTwo.ok) {
    const fields: Refusals = {
      ...(!read.success && fieldErrors(read.error)),
      ...(!ofTwo.ok && ofTwo.fields),
      ...(!isText && { text: [refusal("text.not-text")] }),
      ...(!isId && { id: [refusal("id.required")] }),
    };
    return { ok: false, fields };
  }
  if (text.length > MOST_BYTES_OF_READING) return { ok: false, fields: { text: [tooLarge()] } };
  const { kind, chart, title = "", edition = "", at } = read.data;
  const birth = Number(raw.birth ?? 0);
  const value: Block = {
    id: raw.id as string,
    kind,
    text: kind === "heading" ? cleanText(text) : cleanLines(text),
    title,
    edition,
    chart,
    birth: Number.isInteger(birth) && birth > 0 && birth < MOST_BIRTHS ? birth : 0,
    at: at ? formatIsoDate(at) : "",
    ...ofTwo.value,
  };
  return { ok: true, value };
}
