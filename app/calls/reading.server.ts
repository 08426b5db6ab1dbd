import { degreeAnswer, degreesAnswer } from "~/answers/degree";
import { glossaryAnswer } from "~/answers/glossary";
import { planetInHouseAnswer } from "~/answers/planet-in-house";
import { readingAnswer } from "~/answers/reading";
import { DegreeFields, DegreesFields, readDegree, readDegrees } from "~/schemas/degree-query";
import { PlanetInHouseFields, readPlanetInHouse } from "~/schemas/planet-in-house-query";
import { ReadingFields, readReading } from "~/schemas/reading-input";
import { nothing } from "./operation";
import { orInvalid } from "./perform.server";
import { telling } from "./telling.server";
import { textsFor } from "./texts.server";

export const reading = telling({
  access: "open",
  limit: "calculation",
  fields: ReadingFields,
  read: (raw, { readAsset }) => readReading(raw, readAsset),
  run: async (asked, { context }) => orInvalid(await readingAnswer(asked, textsFor(context))),
});

/** Texts change with a deployment at most. */
const CACHE_SECONDS = 86_400;

export const planetInHouse = telling({
  access: "open",
  limit: "calculation",
  cacheSeconds: CACHE_SECONDS,
  fields: PlanetInHouseFields,
  read: readPlanetInHouse,
  run: (query, { context }) => planetInHouseAnswer(query, textsFor(context)),
});

export const degree = telling({
  access: "open",
  limit: "calculation",
  cacheSeconds: CACHE_SECONDS,
  fields: DegreeFields,
  read: readDegree,
  run: (query, { context }) => degreeAnswer(query, textsFor(context)),
});

export const degrees = telling({
  access: "open",
  limit: "calculation",
  cacheSeconds: CACHE_SECONDS,
  fields: DegreesFields,
  read: readDegrees,
  run: (query, { context }) => degreesAnswer(query, textsFor(context)),
});

/** Every caller gets the same texts, so nothing is calculated and nothing counted. */
export const glossary = telling({
  access: "open",
  cacheSeconds: CACHE_SECONDS,
  read: nothing,
  run: (_, { context }) => glossaryAnswer(textsFor(context)),
});
