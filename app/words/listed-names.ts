import * as names from "~/words/names";

/**
 * `Mars`, `Mars and Venus`, `Mars, Venus and Jupiter`, in the language of the page.
 * @param firstAndLast joins the last to those before it, where not by "and" in every language
 */
export function listedNames(list: readonly string[], firstAndLast = names.firstAndLast): string {
  const last = list.length - 1;
  return list.reduce(
    (first, name, i) =>
      i === 0
        ? name
        : i === last
          ? firstAndLast({ first, last: name })
          : names.firstAndNext({ first, next: name }),
    "",
  );
}
