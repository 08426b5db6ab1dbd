import * as names from "~/words/names";

/** `Mars`, `Mars and Venus`, `Mars, Venus and Jupiter`, in the language of the page. */
export function listedNames(list: readonly string[]): string {
  const last = list.length - 1;
  return list.reduce(
    (first, name, i) =>
      i === 0
        ? name
        : i === last
          ? names.firstAndLast({ first, last: name })
          : names.firstAndNext({ first, next: name }),
    "",
  );
}
