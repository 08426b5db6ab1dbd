import * as leaflet from "leaflet";
import type { TileService } from "~/tile-service";
import { ZOOM } from "./zoom";

/** So many failures without one picture mean that the service cannot be reached: then it is asked no more. */
const MOST_FAILURES = 6;

/** Pictures of a tile service over the outline. */
export function addTiles(map: leaflet.Map, onUnreachable: () => void) {
  let layer: leaflet.TileLayer | null = null;
  return {
    show: (service: TileService | null) => {
      layer?.remove();
      layer = null;
      if (!service) return;
      let [loaded, failed] = [0, 0];
      const tiles = leaflet.tileLayer(service.url, {
        minZoom: ZOOM.least,
        maxZoom: ZOOM.most,
        className: "map-tiles",
      });
      tiles.on("tileload", () => {
        loaded += 1;
      });
      tiles.on("tileerror", () => {
        failed += 1;
        if (loaded > 0 || failed < MOST_FAILURES || layer !== tiles) return;
        tiles.remove();
        layer = null;
        onUnreachable();
      });
      layer = tiles.addTo(map);
    },
  };
}
