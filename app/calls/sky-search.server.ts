import { skySearchAnswer } from "~/answers/sky-search";
import { readSkySearch, SkySearchFields } from "~/schemas/sky-search-input";
import { operation } from "./operation";

/** Without a beginning the answer is another one tomorrow. */
const CACHE_SECONDS = 600;

export const skySearch = operation({
  access: "open",
  limit: "calculation",
  cacheSeconds: CACHE_SECONDS,
  fields: SkySearchFields,
  read: (raw) => readSkySearch(raw),
  run: (input) => skySearchAnswer(input),
});
