import { SHOWN_EVENTS } from "~/answers/found-in-sky";
import { skySearchAnswer } from "~/answers/sky-search";
import { readSkySearch, SkySearchFields } from "~/schemas/sky-search-input";
import { operation } from "./operation";
import { inWords, telling } from "./telling.server";

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

/** The same for files, which say in words what happens. */
export const skySearchInWords = telling({
  ...skySearch,
  run: (input, { context }) => inWords(context, () => skySearchAnswer(input)),
});

/** The same for the screen, which shows fewer events. */
export const skySearchShown = operation({
  ...skySearch,
  run: (input) => skySearchAnswer(input, SHOWN_EVENTS),
});
