import type { Texts } from "../texts";

/** The texts of two charts, of which every answer needs some of each set. */
export async function synastryTexts(texts: Texts) {
  const [
    elements,
    sunMoonElements,
    sunMoonElementsBothWays,
    personalContacts,
    Jupiter,
    Saturn,
    Uranus,
    Neptune,
    Pluto,
    minorContacts,
    bothWays,
    ageGroups,
    ageGroupsBothWays,
    overall,
    lists,
    overlays,
    bonds,
    threads,
  ] = await Promise.all([
    texts("synastry/elements"),
    texts("synastry/sun-moon-elements"),
    texts("synastry/sun-moon-elements-both-ways"),
    texts("synastry/personal-contacts"),
    texts("synastry/jupiter-contacts"),
    texts("synastry/saturn-contacts"),
    texts("synastry/uranus-contacts"),
    texts("synastry/neptune-contacts"),
    texts("synastry/pluto-contacts"),
    texts("synastry/minor-contacts"),
    texts("synastry/both-ways"),
    texts("synastry/age-groups"),
    texts("synastry/age-groups-both-ways"),
    texts("synastry/overall"),
    texts("synastry/lists"),
    texts("synastry/overlays"),
    texts("synastry/summary-bonds"),
    texts("synastry/summary-threads"),
  ]);
  return {
    tell: texts.tell,
    language: texts.language,
    elements,
    sunMoonElements,
    sunMoonElementsBothWays,
    personalContacts,
    slowContacts: { Jupiter, Saturn, Uranus, Neptune, Pluto },
    minorContacts,
    bothWays,
    ageGroups,
    ageGroupsBothWays,
    overall,
    lists,
    overlays,
    summary: { bonds, threads },
  };
}

export type SynastryTexts = Awaited<ReturnType<typeof synastryTexts>>;
