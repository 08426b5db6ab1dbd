import type { InLanguage } from "~/languages";
import type { LoadContext } from "~/load-context";
import { inLanguage } from "~/page-language";
import { withLanguage } from "~/readings/with-language";
import { readLang } from "~/schemas/lang-query";
import type { Operation, UserNeed } from "./operation";
import { languageFor } from "./texts.server";

/** An answer says its language; of a list, each item does. */
type Told<Output> = Output extends readonly (infer Item)[]
  ? readonly (Item & InLanguage)[]
  : Output & InLanguage;

/**
 * An answer whose sentences are words of catalogues, in the language of whoever asks, which it says. `make` must not
 * wait for anything (see `inLanguage`).
 */
export function inWords<Answer extends object>(
  context: Pick<LoadContext, "lang">,
  make: () => Answer,
): Answer & InLanguage {
  const language = languageFor(context);
  return { ...inLanguage(language, make), language };
}

/** An operation that takes `lang`: a wrong one is named with all else that is wrong. */
export function takingLang<Input, Output, Need extends UserNeed = "none">(
  definition: Operation<Input, Output, Need>,
): Operation<Input, Output, Need> {
  return {
    ...definition,
    tells: true,
    read: async (raw, context) => {
      const parsed = await definition.read(raw, context);
      const lang = readLang(context.lang);
      if (lang.ok) return parsed;
      return { ok: false, fields: { ...(!parsed.ok && parsed.fields), ...lang.fields } };
    },
  };
}

/** An operation that answers texts, and says in which language they are. */
export function telling<Input, Output extends object, Need extends UserNeed = "none">(
  definition: Operation<Input, Output, Need>,
): Operation<Input, Told<Output>, Need> {
  return {
    ...takingLang(definition),
    run: async (input, args) => {
      const output = await definition.run(input, args);
      const language = languageFor(args.context);
      const told = Array.isArray(output)
        ? output.map((item: object) => withLanguage(item, language))
        : withLanguage(output, language);
      return told as Told<Output>;
    },
  };
}
