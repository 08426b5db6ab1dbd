import type { BirthChartAnswer } from "~/answers/birth-chart";
import { signPosition } from "~/astrology/signs";
import { longitudesOf } from "~/components/births/longitudes-of";
import { degreesAndMinutes } from "~/readings/degrees";
import * as names from "~/words/names";

interface NatalDegreesProps {
  readonly id: string;
  /** Of the person in use; null for nobody. */
  readonly chart: BirthChartAnswer | null;
}

/** The places of a chart, to be chosen where a degree is typed: in English, in which degrees are read. */
export function NatalDegrees({ id, chart }: NatalDegreesProps) {
  const places = chart ? Object.entries(longitudesOf(chart).longitudes) : [];
  return (
    <datalist id={id}>
      {places.map(([point, longitude]) => {
        const position = signPosition(longitude);
        return (
          <option key={point} value={`${degreesAndMinutes(position)} ${position.sign}`}>
            {names.point(point as Parameters<typeof names.point>[0])}
          </option>
        );
      })}
    </datalist>
  );
}
