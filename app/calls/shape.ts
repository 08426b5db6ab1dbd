import type { OwnLanguage } from "~/languages";

/**
 * Whether what came from outside has the shape that a type promises. Written by hand, because zod stays out of the
 * browser (decision 3).
 */

export type Check<T> = (value: unknown) => value is T;

export function check<T>(test: (value: unknown) => boolean): Check<T> {
  return (value): value is T => test(value);
}

export const text = check<string>((value) => typeof value === "string");
/** A moment, or a date, in ISO 8601. */
export const instant = check<string>((value) => text(value) && !Number.isNaN(Date.parse(value)));

/** A word of a list that is not gone through here. */
export function word<Word extends string>() {
  return check<Word>(text);
}

export const yesOrNo = check<boolean>((value) => typeof value === "boolean");

export function number<Value extends number = number>(
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
) {
  return check<Value>((value) => Number.isFinite(value) && Number(value) >= least && Number(value) <= most);
}

export function whole(least: number, most: number) {
  return check<number>((value) => Number.isInteger(value) && number(least, most)(value));
}

export function oneOf<Word>(...words: readonly Word[]) {
  return check<Word>((value) => words.some((word) => word === value));
}

export function nullOr<T>(inner: Check<T>) {
  return check<T | null>((value) => value === null || inner(value));
}

/** What an answer says only where it was asked for. */
export function orNone<T>(inner: Check<T>) {
  return check<T | undefined>((value) => value === undefined || inner(value));
}

export function listOf<T>(inner: Check<T>) {
  return check<readonly T[]>((value) => Array.isArray(value) && value.every(inner));
}

/** One item for each key, in that order. */
export function inOrder<Key, T>(keys: readonly Key[], shape: (key: Key) => Check<T>) {
  const items = keys.map(shape);
  return check<readonly T[]>(
    (value) =>
      Array.isArray(value) && value.length === items.length && items.every((item, i) => item(value[i])),
  );
}

type Checks<T> = { readonly [Key in keyof T]-?: Check<T[Key]> };
/** The same without that of the language of its texts, without which nothing falls over. */
type ChecksOfRest<T> = { readonly [Key in keyof T as Exclude<Key, keyof OwnLanguage>]-?: Check<T[Key]> };

/** Every field that a type has. */
export function record<T extends object>(fields: Checks<T> | ChecksOfRest<T>) {
  return holding<T>(fields as object as Partial<Checks<T>>);
}

/** Texts by name, such as a form's fields. */
export const texts = check<Readonly<Record<string, string>>>(
  (value) =>
    typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(text),
);

/** Some of a type's fields: those that a screen falls over without. */
export function holding<T extends object>(fields: { readonly [Key in keyof T]?: Check<T[Key]> }) {
  const checks = Object.entries(fields) as [string, Check<unknown>][];
  return check<T>(
    (value) =>
      typeof value === "object" &&
      value !== null &&
      checks.every(([key, field]) => field((value as Record<string, unknown>)[key])),
  );
}

/** A text with what it is told from. */
export const textWithWhy = holding<{ readonly text: string; readonly why: readonly string[] }>({
  text,
  why: listOf(text),
});

/** Each item once, by what it is called. */
export function once<T>(inner: Check<T>, nameOf: (item: T) => string) {
  const isList = listOf(inner);
  return check<readonly T[]>((value) => isList(value) && new Set(value.map(nameOf)).size === value.length);
}

/** A list of known names, none twice. */
export const names = <Name extends string>(...known: readonly Name[]) =>
  once(oneOf(...known), (name) => name);
