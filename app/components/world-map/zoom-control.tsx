import { useSyncExternalStore } from "react";
import * as words from "~/words/world-map";
import { Button } from "../ui/button";
import { Icon } from "../ui/icons";
import { tooltip } from "../ui/tooltip";
import type { MapHandle } from "./draw-map.client";
import { ZOOM } from "./zoom";

interface ZoomControlProps {
  readonly map: MapHandle;
  readonly onReset: () => void;
}

/** Closer, farther, and back to where the map began; on the map itself. */
export function ZoomControl({ map, onReset }: ZoomControlProps) {
  const zoom = useSyncExternalStore(map.onZoom, map.zoom);
  const steps = [
    { name: words.zoomIn(), icon: "plus", isPossible: zoom < ZOOM.most, onClick: map.zoomIn },
    { name: words.zoomOut(), icon: "minus", isPossible: zoom > ZOOM.least, onClick: map.zoomOut },
  ] as const;
  return (
    <div className="screen-only absolute top-3 left-3 z-10 flex gap-2">
      <div className="flex rounded-md border border-edge bg-card shadow-card">
        {steps.map(({ name, icon, isPossible, onClick }) => (
          <Button
            key={name}
            variant="quiet"
            size="icon"
            aria-label={name}
            {...tooltip(name)}
            aria-disabled={!isPossible}
            className="aria-disabled:opacity-55"
            onClick={onClick}
          >
            <Icon name={icon} />
          </Button>
        ))}
      </div>
      <div className="flex rounded-md border border-edge bg-card shadow-card">
        <Button variant="quiet" size="sm" className="!h-10" onClick={onReset}>
          {words.resetView()}
        </Button>
      </div>
    </div>
  );
}
