import { suggestPlaces } from "~/places/gazetteer";
import { nearestPlace } from "~/places/nearest-place";
import { PlacesFields, readPlacesQuery } from "~/schemas/places-query";
import { operation } from "./operation";

export const places = operation({
  access: "open",
  limit: "calculation",
  cacheSeconds: 86_400, // places change with a deployment at most
  fields: PlacesFields,
  read: readPlacesQuery,
  run: async (query, { context: { readAsset } }) => {
    if (query.kind === "text") {
      const suggestions = await suggestPlaces(readAsset, query.text);
      const { isMarked } = query;
      return {
        places: suggestions.map(({ place, isCalledSo }) => (isMarked ? { ...place, isCalledSo } : place)),
      };
    }
    const nearest = await nearestPlace(readAsset, query.latitude, query.longitude);
    return { places: nearest ? [nearest] : [] };
  },
});
