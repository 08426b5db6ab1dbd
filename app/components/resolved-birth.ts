import type { ResolvedBirth } from "~/answers/birth-chart";
import { listOf, nullOr, number, record, text, yesOrNo } from "~/calls/shape";

const place = record<ResolvedBirth["place"]>({
  name: text,
  admin: text,
  country: text,
  countryCode: text,
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  timeZone: text,
});

/** What an answer says of how it read a birth. */
export const isResolved = record<ResolvedBirth>({
  place,
  otherPlaces: listOf(place),
  utc: text,
  utcOffset: text,
  localTime: text,
  ambiguous: yesOrNo,
  note: nullOr(text),
});
