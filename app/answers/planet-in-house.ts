import type { HouseNumber } from "~/astrology/houses";
import type { OwnLanguage } from "~/languages";
import { inHouse, inSign } from "~/readings/natal/library";
import { tellingIn } from "~/readings/telling/telling";
import type { Texts } from "~/readings/texts";
import type { PlanetInHouseQuery } from "~/schemas/planet-in-house-query";
import type { TitledText } from "./reading";

export interface PlanetInHouseAnswer extends PlanetInHouseQuery, OwnLanguage {
  /** Both texts in one, without their practices. */
  readonly interpretation: string;
  /** The sign's and the house's. */
  readonly texts: readonly TitledText[];
}

/** What a body says in a sign and in a house, whoever's chart it is. */
export async function planetInHouseAnswer(
  query: PlanetInHouseQuery,
  library: Texts,
): Promise<PlanetInHouseAnswer> {
  const { planet, sign, house } = query;
  const [bySign, byHouse] = await Promise.all([inSign(planet, library), inHouse(planet, library)]);
  const ofSign = () => bySign.of(sign);
  const ofHouse = () => byHouse.of(`${house as HouseNumber}`);
  return library.tell(() => ({
    ...query,
    interpretation: `${ofSign().text} ${ofHouse().text}`,
    texts: [
      library.tell((language) => ({ title: tellingIn(language).titles.inSign(planet, sign), ...ofSign() })),
      library.tell((language) => ({
        title: tellingIn(language).titles.inHouse(planet, house),
        ...ofHouse(),
      })),
    ],
  }));
}
