import { separation } from "../angles";
import type { Planet } from "../bodies";
import type { NatalChart } from "../chart";
import { anglesOf } from "../findings/angular";
import type { AngleName } from "../findings/weights";
import { type HouseNumber, houseOf } from "../houses";
import { TRADITIONAL_RULERS } from "../profections";
import type { Sign } from "../signs";

/** Degrees from an angle of the return within which a planet counts as being on it, and from the natal Ascendant within which the return's repeats it. */
export const RETURN_ORB = 5;

export interface OnAngle {
  readonly planet: Planet;
  readonly angle: AngleName;
  /** Degrees, 0 to 5. */
  readonly orb: number;
}

/** What a solar return is read by first. */
export interface ReturnMarks {
  /** The sign that rises in it. */
  readonly rising: Sign;
  /** The house of the birth chart in which its Ascendant falls. */
  readonly ground: HouseNumber;
  /** How far its Ascendant is from that of the birth, degrees; null beyond 5. */
  readonly repeat: number | null;
  /** Houses of the return itself. */
  readonly sun: HouseNumber;
  readonly moon: HouseNumber;
  /** The traditional ruler of its Ascendant. */
  readonly ruler: { readonly planet: Planet; readonly house: HouseNumber };
  /** Planets on its angles, the closest first; each on the nearer angle where it is within reach of two. */
  readonly onAngles: readonly OnAngle[];
}

type Drawn = Pick<NatalChart, "rising" | "midheaven" | "planets" | "houses">;

/** The marks of a return over a birth chart, both in one zodiac; null where either has no houses. */
export function returnMarks(natal: Drawn, returned: Drawn): ReturnMarks | null {
  const { rising, planets } = returned;
  if (!rising || !natal.rising || natal.houses.length === 0 || returned.houses.length === 0) return null;
  const houses = new Map(planets.map(({ planet, house }) => [planet, house as HouseNumber]));
  const houseIn = (planet: Planet) => houses.get(planet) as HouseNumber;
  const repeat = separation(rising.longitude, natal.rising.longitude);
  const ruler = TRADITIONAL_RULERS[rising.sign];
  const cusps = natal.houses.map(({ longitude }) => longitude);
  return {
    rising: rising.sign,
    ground: houseOf(rising.longitude, cusps) as HouseNumber,
    repeat: repeat <= RETURN_ORB ? repeat : null,
    sun: houseIn("Sun"),
    moon: houseIn("Moon"),
    ruler: { planet: ruler, house: houseIn(ruler) },
    onAngles: onAnglesOf(returned),
  };
}

function onAnglesOf(returned: Drawn): readonly OnAngle[] {
  const angles = anglesOf(returned);
  return returned.planets
    .flatMap(({ planet, longitude }) => {
      const near = angles.map(([angle, at]) => ({ planet, angle, orb: separation(longitude, at) }));
      return near.sort((a, b) => a.orb - b.orb).slice(0, 1);
    })
    .filter(({ orb }) => orb <= RETURN_ORB)
    .sort((a, b) => a.orb - b.orb);
}
