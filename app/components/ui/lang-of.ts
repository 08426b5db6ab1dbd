import { inUse } from "~/page-language";

/** What a text's element says of its language, for `lang`: nothing where that is the page's. */
export function langOf({ language }: { readonly language?: string }): string | undefined {
  return language === inUse() ? undefined : language;
}
