import { call, operation } from "~/http/call.server";
import { success } from "~/http/responses.server";
import { suggestPlaces } from "~/places/gazetteer";
import { nearestPlace } from "~/places/nearest-place";
import { readPlacesQuery } from "~/schemas/places-query";

const places = call({
  GET: operation({
    access: "open",
    limit: "calculation",
    read: readPlacesQuery,
    run: async (query, { context: { readAsset } }) => {
      if (query.kind === "text") {
        return cacheable({ places: await suggestPlaces(readAsset, query.text) });
      }
      const nearest = await nearestPlace(readAsset, query.latitude, query.longitude);
      return cacheable({ places: nearest ? [nearest] : [] });
    },
  }),
});
export const loader = places.loader;
export const action = places.action;

/** Places change with a deployment at most. */
function cacheable(data: unknown): Response {
  return success(data, { "Cache-Control": "public, max-age=86400" });
}
