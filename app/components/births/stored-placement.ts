import type { Body, ExtraPoint } from "~/astrology/bodies";
import type { ChartPosition, Placement } from "~/astrology/chart";
import { SIGNS } from "~/astrology/signs";
import { check, nullOr, number, oneOf, record, whole, yesOrNo } from "~/calls/shape";

/** The shapes of what stands somewhere in a stored chart (see stored-chart.ts). */

export const sign = oneOf(...SIGNS);
export const longitude = number(0, 360);
const pointFields = { sign, degree: whole(0, 29), minute: whole(0, 59), longitude };
export const point = record<ChartPosition>(pointFields);

export function placement<Name extends Body | ExtraPoint>(planet: Name) {
  return record<Placement<Name>>({
    ...pointFields,
    planet: oneOf(planet),
    house: nullOr(whole(1, 12)),
    isRetrograde: yesOrNo,
    latitude: number(-90, 90),
    speed: number(),
  });
}

const declination = number(-90, 90);

/** Every placement of a chart under settings says how far it is from the equator; of others nobody reads it. */
export const hasDeclination = check<{ readonly declination: number }>((value) =>
  declination((value as { readonly declination?: unknown } | null)?.declination),
);
