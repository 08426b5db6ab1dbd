import { Link } from "@remix-run/react";
import type { OwnPlace } from "~/schemas/own-place-input";
import * as words from "~/words/here";
import { ResultBoundary } from "../results/result-boundary";
import { useCode } from "../results/use-code";
import { usePlace } from "./use-place";

const loadHour = () => import("./hour-now");

/** The planetary hour where the visitor is, if they said so once, and the way to all hours or to say it. */
export function HourHere() {
  const { place } = usePlace();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm noscript:hidden">
      {place && (
        <ResultBoundary of={place}>
          <Hour place={place} />
        </ResultBoundary>
      )}
      <WayToPlace>{place ? words.allHoursOfThe() : words.sunriseAndPlanetaryHours()}</WayToPlace>
    </div>
  );
}

/** The planetary hours of a day as a part of a page, if the visitor said where they are. */
export function HoursHere() {
  const { place } = usePlace();
  return (
    <section
      aria-labelledby="hours"
      className={`mt-9 noscript:hidden sm:mt-12 ${place ? "" : "screen-only"}`}
    >
      <h2 id="hours" className="mb-3 text-xl">
        {words.planetaryHours()}
      </h2>
      {place ? (
        <ResultBoundary of={place}>
          <Hours place={place} />
        </ResultBoundary>
      ) : (
        <p className="max-w-prose text-muted">
          {words.whichPlanetRulesThe()} <WayToPlace>{words.sayWhereYouAre()}</WayToPlace>
        </p>
      )}
    </section>
  );
}

function WayToPlace({ children }: { readonly children: string }) {
  return (
    <Link to="/moon-phases/here" prefetch="intent" className="link">
      {children}
    </Link>
  );
}

function Hour({ place }: { readonly place: OwnPlace }) {
  const code = useCode(loadHour);
  return code && <code.HourNow place={place} />;
}

function Hours({ place }: { readonly place: OwnPlace }) {
  const code = useCode(loadHour);
  return code && <code.HoursOfDay place={place} />;
}
