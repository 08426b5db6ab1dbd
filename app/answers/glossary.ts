import type { OwnWords } from "~/languages";
import { GLOSSARY_FIELDS, GLOSSARY_TERMS, placeOfField } from "~/readings/glossary-terms";
import type { Texts, TextsOfSet } from "~/readings/texts";
import type { EntryOf } from "../../content/sets/sets";

type Entry = EntryOf<"glossary/sky">;

export interface GlossaryTerm extends Entry, OwnWords {
  /** Its place on the page. */
  readonly place: string;
}

export interface GlossaryPart extends OwnWords {
  /** Where it begins on the page. */
  readonly place: string;
  readonly title: string;
  /** What stands there. */
  readonly text: string;
  readonly terms: readonly GlossaryTerm[];
}

/** Every term with its meaning, field by field. */
export async function glossaryAnswer(texts: Texts): Promise<readonly GlossaryPart[]> {
  const fields = await texts("glossary/fields");
  return Promise.all(
    GLOSSARY_FIELDS.map(async (field): Promise<GlossaryPart> => {
      const ofField = (await texts(`glossary/${field}`)) as TextsOfSet<string, Entry>;
      const terms = GLOSSARY_TERMS[field].map((place) => texts.tell(() => ({ place, ...ofField.of(place) })));
      return { ...texts.tell(() => ({ place: placeOfField(field), ...fields.of(field) })), terms };
    }),
  );
}
