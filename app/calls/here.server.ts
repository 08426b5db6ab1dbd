import { eclipseHereAnswer } from "~/answers/eclipse-here";
import { skyHereAnswer } from "~/answers/sky-here";
import type { GeoPoint } from "~/astrology/sphere";
import type { LoadContext } from "~/load-context";
import { formatCoordinates } from "~/places/coordinates";
import { DayHereFields, EclipseHereFields, readDayHere, readEclipseHere } from "~/schemas/here-query";
import { labelledPlace } from "~/schemas/read-birth";
import { todayIn } from "~/time/civil-time";
import { operation } from "./operation";
import { orInvalid } from "./perform.server";

/** By the name of the town that is there, else by its coordinates; with the zone of the nearest town. */
function placeAt(point: GeoPoint, { readAsset }: LoadContext) {
  return labelledPlace(
    formatCoordinates(point, readAsset.language),
    point.latitude,
    point.longitude,
    readAsset,
  );
}

export const skyHere = operation({
  access: "open",
  limit: "calculation",
  fields: DayHereFields,
  read: readDayHere,
  run: async ({ point, date }, { context }) => {
    const place = await placeAt(point, context);
    return orInvalid(skyHereAnswer(place, date ?? todayIn(place.timeZone, Date.now())));
  },
});

export const eclipseHere = operation({
  access: "open",
  limit: "calculation",
  fields: EclipseHereFields,
  read: readEclipseHere,
  run: async ({ point, at }, { context }) => {
    const { timeZone } = await placeAt(point, context);
    return eclipseHereAnswer(point, timeZone, at ?? Date.now());
  },
});
