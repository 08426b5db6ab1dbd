import type { Planet } from "../../astrology/bodies";
import type { ByHouse } from "./by-house";
import { jupiterInHouses } from "./jupiter";
import { marsInHouses } from "./mars";
import { mercuryInHouses } from "./mercury";
import { moonInHouses } from "./moon";
import { neptuneInHouses } from "./neptune";
import { plutoInHouses } from "./pluto";
import { saturnInHouses } from "./saturn";
import { sunInHouses } from "./sun";
import { uranusInHouses } from "./uranus";
import { venusInHouses } from "./venus";

/** Planets moving through the twelve houses, counted from the reader’s sign, which is the first. */
export const planetsInHouses: Readonly<Record<Planet, ByHouse>> = {
  Sun: sunInHouses,
  Moon: moonInHouses,
  Mercury: mercuryInHouses,
  Venus: venusInHouses,
  Mars: marsInHouses,
  Jupiter: jupiterInHouses,
  Saturn: saturnInHouses,
  Uranus: uranusInHouses,
  Neptune: neptuneInHouses,
  Pluto: plutoInHouses,
};
