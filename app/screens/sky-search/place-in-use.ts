import { useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { usePlace } from "~/components/here/use-place";
import { placeLabel } from "~/places/place-label";
import type { OwnPlace } from "~/schemas/own-place-input";

/**
 * The place that a form begins with: where the visitor said that they stand, else where the person in use was born; null
 * until it is known. It stays as it is from the moment at which somebody goes on in the form.
 * @param chart of the person in use
 */
export function usePlaceInUse(chart: BirthChartAnswer | null) {
  const { place: own } = usePlace();
  const [kept, setKept] = useState<OwnPlace | null | undefined>(undefined);
  const known = own ?? (chart && birthplaceOf(chart));
  const place = kept === undefined ? known : kept;
  return { place, keep: () => setKept(place) };
}

function birthplaceOf({ resolved: { place } }: BirthChartAnswer): OwnPlace {
  return { name: placeLabel(place), latitude: place.latitude, longitude: place.longitude };
}
