import { type ReactNode, useEffect, useRef, useState } from "react";
import type { AstrocartographyAnswer } from "~/answers/astrocartography";
import type { LineCrossing } from "~/astrology/angular-lines";
import type { Body } from "~/astrology/bodies";
import type { GeoPoint } from "~/astrology/sphere";
import type { TileService } from "~/tile-service";
import * as words from "~/words/world-map";
import { Button } from "../ui/button";
import type { MapCities } from "./cities.client";
import type { MapHandle } from "./draw-map.client";
import { ZoomControl } from "./zoom-control";

export type { MapHandle } from "./draw-map.client";

interface WorldMapProps {
  readonly answer: Pick<AstrocartographyAnswer, "lines" | "birthLocation">;
  readonly visible: ReadonlySet<Body>;
  readonly parans: readonly LineCrossing[];
  /** Null: the outline alone. */
  readonly tiles: TileService | null;
  /** What cities are named on the map. */
  readonly cities: MapCities | null;
  readonly selection: GeoPoint | null;
  readonly onSelect: (point: GeoPoint, name: string | null) => void;
  readonly onReset: () => void;
  readonly onTilesUnreachable: () => void;
  /** Gets what moves the map, and null when it is gone. */
  readonly onReady: (map: MapHandle | null) => void;
  /** What lies over the map. */
  readonly children?: ReactNode;
}

/** The world with its lines. Leaflet and the outline are fetched when this is first shown, by no other screen. */
export function WorldMap({
  answer,
  visible,
  parans,
  tiles,
  cities,
  selection,
  onReset,
  onReady,
  children,
  ...events
}: WorldMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapHandle | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const latest = useRef({ ...events, onReady });
  latest.current = { ...events, onReady };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` draws it again
  useEffect(() => {
    let drawn: MapHandle | null = null;
    let isGone = false;
    /** Whether there was a map to be taken away. */
    const clear = () => {
      const last = drawn;
      drawn = null;
      last?.destroy();
      return last !== null;
    };
    setFailed(false);
    import("./draw-map.client").then(
      ({ drawMap }) => {
        if (isGone || !container.current) return;
        drawn = drawMap(container.current, answer, {
          onSelect: (point, name) => latest.current.onSelect(point, name),
          onBroken: () => {
            if (!clear()) return;
            setMap(null);
            setFailed(true);
          },
          onTilesUnreachable: () => latest.current.onTilesUnreachable(),
        });
        setMap(drawn);
        latest.current.onReady(drawn);
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      if (!clear()) return;
      setMap(null);
      latest.current.onReady(null);
    };
  }, [answer, attempt]);

  useEffect(() => map?.showBodies(visible), [map, visible]);
  useEffect(() => map?.showParans(parans), [map, parans]);
  useEffect(() => map?.showTiles(tiles), [map, tiles]);
  useEffect(() => {
    if (cities) map?.showCities(cities);
  }, [map, cities]);
  useEffect(() => map?.select(selection), [map, selection]);

  return (
    <div className="@container relative isolate h-[600px] overflow-hidden rounded-lg border border-line bg-sunken">
      {!map && (
        <div className="absolute inset-0 grid place-items-center p-6 text-center text-sm text-muted">
          {failed ? (
            <div role="alert" className="flex flex-col items-center gap-3">
              <p>{words.mapCouldNotBe()}</p>
              <Button variant="secondary" size="sm" onClick={() => setAttempt((count) => count + 1)}>
                {words.tryAgain()}
              </Button>
            </div>
          ) : (
            <p className="animate-pulse">{words.unrollingTheMap()}</p>
          )}
        </div>
      )}
      <div
        ref={container}
        role="application"
        aria-label={words.worldMapOfYour()}
        aria-describedby="map-keys"
        className="world-map size-full"
      />
      <p id="map-keys" className="sr-only">
        {words.arrowKeysMoveThe()}
      </p>
      {map && <ZoomControl map={map} onReset={onReset} />}
      {children}
    </div>
  );
}
