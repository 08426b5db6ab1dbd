import * as z from "zod";
import { API, type Call } from "~/api.server";
import type { Raw } from "~/calls/operation";
import type { LoadContext } from "~/load-context";
import { FIELD_DOCUMENTS, type FieldDocument, isRecord, type Parsed } from "~/schemas/fields";
import { readPlaceAsset } from "./place-assets";

/** A field of a call, and all that reads it. */
export interface FieldReader {
  /** `POST /api/compatibility person1.date` */
  readonly name: string;
  readonly says: FieldDocument;
  /** Reads a value by the field's own schema, and the call's example with that value in it. */
  read(value: unknown): Promise<{ readonly isTaken: boolean; readonly whole: Parsed<unknown> }>;
}

interface Leaf {
  readonly path: readonly string[];
  readonly schema: z.ZodType;
}

/** The fields of a call at any depth: what is an object, may be left out or be one of some is looked into. */
function leavesOf(schema: z.ZodType, path: readonly string[] = []): readonly Leaf[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.ZodType>(schema.shape).flatMap(([name, own]) => leavesOf(own, [...path, name]));
  }
  const isWrapped = [z.ZodOptional, z.ZodNullable, z.ZodNonOptional].some((kind) => schema instanceof kind);
  const inner = isWrapped ? (schema as z.ZodOptional<z.ZodType>).unwrap() : schema;
  if (isWrapped && !(inner instanceof z.ZodUnknown)) return leavesOf(inner, path);
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => leavesOf(option as z.ZodType, path));
  }
  return [{ path, schema }];
}

function withValueAt(input: Raw, [name = "", ...rest]: readonly string[], value: unknown): Raw {
  const inner = input[name];
  return {
    ...input,
    [name]: rest.length > 0 ? withValueAt(isRecord(inner) ? inner : {}, rest, value) : value,
  };
}

const files = new Map<string, ReturnType<typeof readPlaceAsset>>();
const context = {
  readAsset: (path: string) => {
    const file = files.get(path) ?? readPlaceAsset(path);
    files.set(path, file);
    return file;
  },
} as LoadContext;

/** Every field of every call, with what the calls' operations do to it before anything else. */
export async function fieldReaders(): Promise<readonly FieldReader[]> {
  const readers: FieldReader[] = [];
  for (const [name, { operation, example }] of Object.entries<Call>(API)) {
    if (!operation.fields) continue;
    for (const leaf of leavesOf(operation.fields)) {
      readers.push({
        name: `${name} ${leaf.path.join(".")}`,
        says: FIELD_DOCUMENTS.get(leaf.schema) ?? {},
        read: async (value) => ({
          isTaken: leaf.schema.safeParse(value).success,
          whole: await operation.read(withValueAt(example, leaf.path, value), context),
        }),
      });
    }
  }
  return readers;
}

/** Texts of a length that patterns stumble over, by what they are filled with. */
export const FILLINGS: Readonly<Record<string, (length: number) => string>> = {
  digits: (length) => "1".repeat(length),
  letters: (length) => "a".repeat(length),
  blanks: (length) => `${" ".repeat(length - 1)}x`,
  "a date and blanks": (length) => `Jun 1${" ".repeat(length - 6)}x`,
  "digits between blanks": (length) => "1 ".repeat(length / 2),
  "blanks between digits": (length) => `1${" ".repeat((length - 4) / 3)}`.repeat(3).concat("!"),
};
