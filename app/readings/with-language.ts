import { COMPLETE, type InLanguage, type Language, type OwnLanguage } from "../languages";

/**
 * An answer with its language, the last that it says: that of its own texts, else that asked for where any part of it is
 * in that. Parts keep their own where it is another than that of what they stand in.
 * @param asked in which it was told, as far as its texts are there
 */
export function withLanguage<Answer extends object>(answer: Answer, asked: Language): Answer & InLanguage {
  if (asked === COMPLETE) return { ...answer, language: COMPLETE };
  const { language: own, ...rest } = answer as OwnLanguage;
  const language = own ?? (speaks(rest, asked) ? asked : COMPLETE);
  return { ...partsWithin(rest, language), language } as Answer & InLanguage;
}

/** Whether any part says that it is in a language. */
function speaks(part: unknown, language: Language): boolean {
  if (typeof part !== "object" || part === null) return false;
  return (
    (part as OwnLanguage).language === language || Object.values(part).some((own) => speaks(own, language))
  );
}

function within(part: unknown, around: Language): unknown {
  if (Array.isArray(part)) return part.map((item) => within(item, around));
  if (typeof part !== "object" || part === null) return part;
  const { language = around, ...rest } = part as OwnLanguage;
  return { ...partsWithin(rest, language), ...(language !== around && { language }) };
}

function partsWithin(whole: object, language: Language): object {
  return Object.fromEntries(Object.entries(whole).map(([name, part]) => [name, within(part, language)]));
}
