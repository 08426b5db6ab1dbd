import { skySearchCalendar } from "~/answers/sky-search";
import { answering, call } from "~/calls/api.server";
import { skySearch } from "~/calls/sky-search.server";
import { calendarResponse } from "~/http/calendar-response.server";

const asCalendar = answering(skySearch, (answer) =>
  calendarResponse(skySearchCalendar(answer, Date.now()), "sky-search.ics", {
    "Cache-Control": `public, max-age=${skySearch.cacheSeconds}`,
  }),
);

const api = call({ GET: asCalendar });
export const loader = api.loader;
export const action = api.action;
