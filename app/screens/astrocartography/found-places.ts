import type { GeoPoint } from "~/astrology/sphere";
import { listOf, number, record, text } from "~/calls/shape";

interface FoundPlace extends GeoPoint {
  readonly name: string;
  readonly admin: string;
  readonly country: string;
}

/** What `/api/places` answers, as far as this screen uses it. */
export const arePlaces = record<{ readonly places: readonly FoundPlace[] }>({
  places: listOf(
    record({
      name: text,
      admin: text,
      country: text,
      latitude: number(-90, 90),
      longitude: number(-180, 180),
    }),
  ),
});
