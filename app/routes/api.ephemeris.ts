import { call, operation } from "~/http/call.server";
import { ephemerisJson } from "~/http/ephemeris-memo.server";
import { json } from "~/http/responses.server";
import { readEphemeris } from "~/schemas/ephemeris-input";

const ephemeris = call({
  GET: operation({
    access: "open",
    limit: "calculation",
    read: readEphemeris,
    // A month of the sky changes with a deployment at most.
    run: async (input, { context }) =>
      json(await ephemerisJson(input, context, Date.now()), { "Cache-Control": "public, max-age=86400" }),
  }),
  POST: operation({
    access: "open",
    limit: "calculation",
    read: readEphemeris,
    run: async (input, { context }) => json(await ephemerisJson(input, context, Date.now())),
  }),
});
export const loader = ephemeris.loader;
export const action = ephemeris.action;
