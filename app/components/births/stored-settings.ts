import { type ChartSettings, EXTRAS, LILITHS, NODES, ORB_TABLES, ZODIACS } from "~/astrology/chart-settings";
import { ALL_ASPECT_TYPES } from "~/astrology/orbs";
import { check, names, number, oneOf, record, yesOrNo } from "~/calls/shape";

/** The shape of the settings that a stored chart was drawn under (see stored-chart.ts). */

export const aspectType = oneOf(...ALL_ASPECT_TYPES);

const orbTable = oneOf(...ORB_TABLES);
const orbs = check<ChartSettings["orbs"]>(
  (value) =>
    orbTable(value) ||
    (typeof value === "object" &&
      value !== null &&
      Object.entries(value).every(([type, degrees]) => aspectType(type) && number(0, 15)(degrees))),
);

export const isSettings = record<ChartSettings>({
  zodiac: oneOf(...ZODIACS),
  node: oneOf(...NODES),
  lilith: oneOf(...LILITHS),
  orbs,
  minorAspects: yesOrNo,
  outOfSign: yesOrNo,
  extras: names(...EXTRAS),
});
