import { useEffect, useMemo, useRef, useState } from "react";
import type { AstrocartographyAnswer } from "~/answers/astrocartography";
import { type AngularLine, crossingsNearLatitude, nearbyLines } from "~/astrology/angular-lines";
import type { GeoPoint } from "~/astrology/sphere";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icons";
import * as words from "~/words/astrocartography";
import * as guide from "~/words/map-guide";
import { LineName, nameOf } from "./line-name";
import { nearestNameOf } from "./nearest-name";
import { kilometresText, placeHash, positionText } from "./position";

export interface Selection extends GeoPoint {
  /** As the visitor named it; null for a point of the map. */
  readonly name: string | null;
  /** Chosen by keys or in a form: then the focus goes to the analysis. */
  readonly takesFocus: boolean;
}

interface LocationAnalysisProps {
  readonly selection: Selection;
  readonly answer: AstrocartographyAnswer;
  /** Lines of the bodies that are on the map. */
  readonly lines: readonly AngularLine[];
  readonly onClose: () => void;
}

const MOST_CROSSINGS = 8;

/** What the sky says of one place: the nearest line, pairs that cross at its latitude, other lines near by. */
export function LocationAnalysis({ selection, answer, lines, onClose }: LocationAnalysisProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [power, ...others] = useMemo(() => nearbyLines(selection, lines), [selection, lines]);
  const crossings = useMemo(
    () => crossingsNearLatitude(selection.latitude, lines).slice(0, MOST_CROSSINGS),
    [selection, lines],
  );
  const interpretation =
    power &&
    answer.lines.find((line) => line.planet === power.planet && line.lineType === power.lineType)
      ?.interpretation;

  useEffect(() => {
    panel.current?.scrollTo?.({ top: 0 });
    if (selection.takesFocus) heading.current?.focus({ preventScroll: true });
  }, [selection]);

  return (
    <section
      ref={panel}
      aria-labelledby="location-analysis"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="absolute inset-x-2 bottom-2 z-10 max-h-[62%] overflow-y-auto overscroll-contain rounded-lg border border-line bg-card p-4 text-sm shadow-card @2xl:top-3 @2xl:right-3 @2xl:bottom-auto @2xl:left-auto @2xl:max-h-[576px] @2xl:w-[22.5rem] @2xl:p-5"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <h3
            ref={heading}
            id="location-analysis"
            tabIndex={-1}
            className="font-display text-lg font-semibold"
          >
            {words.locationAnalysis()}
          </h3>
          <p className="tabular">{positionText(selection)}</p>
          <PlaceName selection={selection} />
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label={words.closeAnalysis()}
          className="-mt-1 -me-2"
          onClick={onClose}
        >
          <Icon name="close" />
        </Button>
      </div>
      {power ? (
        <div className="mt-4 border-t border-line pt-4">
          <p className="text-xs text-muted">{words.powerLine()}</p>
          <p className="flex items-baseline justify-between gap-3 text-base font-semibold">
            <LineName line={power} />
            <span className="tabular whitespace-nowrap">{kilometresText(power.kilometres)}</span>
          </p>
          {power.twin && (
            <p className="text-xs text-muted">{words.sameLineAs({ line: nameOf(power.twin) })}</p>
          )}
          <p className="mt-1 text-xs text-lilac">{guide.note(power.lineType)}</p>
          <p className="mt-3">{interpretation}</p>
        </div>
      ) : (
        <p className="mt-4 border-t border-line pt-4">{words.noLinesNear()}</p>
      )}
      {crossings.length > 0 && (
        <div className="mt-4 border-t border-line pt-4">
          <h4 className="text-xs text-muted">{words.crossingAtThis()}</h4>
          <ul className="mt-1 flex flex-col gap-1">
            {crossings.map(({ first, second, latitude, longitude }) => (
              <li
                key={`${first.planet} ${first.lineType} ${second.planet} ${second.lineType}`}
                className="flex flex-wrap items-center gap-x-2"
                title={words.linesCrossAt({ position: positionText({ latitude, longitude }) })}
              >
                {words.lineWithLine({
                  first: () => <LineName line={first} short />,
                  with: (inner) => <span className="text-muted">{inner}</span>,
                  second: () => <LineName line={second} short />,
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <div className="mt-4 border-t border-line pt-4">
          <h4 className="text-xs text-muted">{words.otherNearbyLines()}</h4>
          <ul className="mt-1 flex flex-col gap-1">
            {others.map((line) => (
              <li key={`${line.planet} ${line.lineType}`} className="flex items-center justify-between gap-3">
                <LineName line={line} />
                <span className="tabular whitespace-nowrap text-muted">
                  {words.about({ distance: kilometresText(Math.max(1, Math.round(line.kilometres))) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <CopyLink selection={selection} />
    </section>
  );
}

/** The visitor's own name for the place, else how far it is from the nearest known one. */
function PlaceName({ selection }: { readonly selection: Selection }) {
  const [found, setFound] = useState<{ readonly of: Selection; readonly text: string } | null>(null);
  useEffect(() => {
    if (selection.name) return;
    const request = new AbortController();
    nearestNameOf(selection, request.signal).then((text) => {
      if (text && !request.signal.aborted) setFound({ of: selection, text });
    });
    return () => request.abort();
  }, [selection]);
  const text = selection.name ?? (found?.of === selection ? found.text : "");
  return (
    <p aria-live="polite" className="min-h-5 text-xs text-muted">
      {text}
    </p>
  );
}

function CopyLink({ selection }: { readonly selection: Selection }) {
  const [copied, setCopied] = useState<{ readonly of: Selection; readonly text: string } | null>(null);
  const copy = async () => {
    const address = location.origin + location.pathname + placeHash(selection);
    const text = await navigator.clipboard.writeText(address).then(
      () => words.copied(),
      () => address,
    );
    setCopied({ of: selection, text });
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 border-t border-line pt-3">
      <Button variant="secondary" size="sm" onClick={copy}>
        {words.copyLinkToThis()}
      </Button>
      <output className="text-xs break-all text-muted">{copied?.of === selection ? copied.text : ""}</output>
    </div>
  );
}
