import { ephemerisCsv } from "~/answers/ephemeris-csv";
import { answering, call } from "~/calls/api.server";
import { ephemeris } from "~/calls/months.server";

const asTable = answering(ephemeris, (month) => {
  const name = `ephemeris-${month.days[0]?.date.slice(0, 7)}.csv`;
  return new Response(ephemerisCsv(month), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": `public, max-age=${ephemeris.cacheSeconds}`,
    },
  });
});

const api = call({ GET: asTable });
export const loader = api.loader;
export const action = api.action;
