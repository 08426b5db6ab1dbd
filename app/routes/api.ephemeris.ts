import { answering, call } from "~/calls/api.server";
import { ephemeris } from "~/calls/months.server";
import { jsonText } from "~/http/responses.server";
import { oncePer } from "~/memo";

/** Writing four hundred positions takes longer than computing them. */
const textOf = oncePer((month: object) => JSON.stringify(month));

const api = call({
  GET: answering(ephemeris, (month) =>
    jsonText(textOf(month), { "Cache-Control": `public, max-age=${ephemeris.cacheSeconds}` }),
  ),
  POST: answering(ephemeris, (month) => jsonText(textOf(month))),
});
export const loader = api.loader;
export const action = api.action;
