import type { Texts } from "../texts";

/** The texts of human design, which every answer needs some of. */
export async function designTexts(texts: Texts) {
  const [types, authorities, profiles, definitions, centres, channels, gates] = await Promise.all([
    texts("human-design/types"),
    texts("human-design/authorities"),
    texts("human-design/profiles"),
    texts("human-design/definitions"),
    texts("human-design/centres"),
    texts("human-design/channels"),
    texts("human-design/gates"),
  ]);
  return { tell: texts.tell, types, authorities, profiles, definitions, centres, channels, gates };
}
