import { ephemerisCsv } from "~/answers/ephemeris-csv";
import type { EphemerisMonth } from "~/astrology/ephemeris-month";
import { call, operation } from "~/http/call.server";
import { ephemerisJson } from "~/http/ephemeris-memo.server";
import { readEphemeris } from "~/schemas/ephemeris-input";

const csv = call({
  GET: operation({
    access: "open",
    limit: "calculation",
    read: readEphemeris,
    run: async (input, { context }) => {
      const answer: EphemerisMonth = JSON.parse(await ephemerisJson(input, context, Date.now()));
      const name = `ephemeris-${input.year}-${String(input.month).padStart(2, "0")}.csv`;
      return new Response(ephemerisCsv(answer), {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="${name}"`,
          "Cache-Control": "public, max-age=86400",
        },
      });
    },
  }),
});
export const loader = csv.loader;
export const action = csv.action;
