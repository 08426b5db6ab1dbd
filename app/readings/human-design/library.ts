import type { Texts } from "../texts";

/** The texts of human design, which every answer needs some of. */
export async function designTexts(texts: Texts) {
  const [types, authorities, profiles, definitions, centres, channels, gates, ways, summaryProfiles, open] =
    await Promise.all([
      texts("human-design/types"),
      texts("human-design/authorities"),
      texts("human-design/profiles"),
      texts("human-design/definitions"),
      texts("human-design/centres"),
      texts("human-design/channels"),
      texts("human-design/gates"),
      texts("human-design/summary-ways"),
      texts("human-design/summary-profiles"),
      texts("human-design/summary-open"),
    ]);
  return {
    tell: texts.tell,
    types,
    authorities,
    profiles,
    definitions,
    centres,
    channels,
    gates,
    summary: { ways, profiles: summaryProfiles, open },
  };
}

export type DesignTexts = Awaited<ReturnType<typeof designTexts>>;
