import { skySearchCsv } from "~/answers/sky-search";
import { answering, call } from "~/calls/api.server";
import { skySearch } from "~/calls/sky-search.server";

const asTable = answering(
  skySearch,
  (answer) =>
    new Response(skySearchCsv(answer), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="sky-search.csv"',
        "Cache-Control": `public, max-age=${skySearch.cacheSeconds}`,
      },
    }),
);

const api = call({ GET: asTable });
export const loader = api.loader;
export const action = api.action;
