import { useState } from "react";
import { ResultBoundary } from "~/components/results/result-boundary";
import { useCode } from "~/components/results/use-code";
import { Button } from "~/components/ui/button";
import { Skeleton } from "~/components/ui/skeleton";
import type { OwnPlace } from "~/schemas/own-place-input";
import * as words from "~/words/moon-phases";

const loadFromHere = () => import("~/components/here/from-here");
const loadEclipse = () => import("~/components/here/eclipse-of-place");

interface HereProps {
  readonly place: OwnPlace | null;
  readonly onChoose: (place: OwnPlace) => void;
  readonly onClear: () => void;
}

/** What the sky does where the visitor is. The server does not know where that is, so it comes with the browser. */
export function Here(props: HereProps) {
  return (
    <section aria-labelledby="here" className="noscript:hidden">
      <h2 id="here" className="mb-4 text-xl">
        {words.fromWhereYouStand()}
      </h2>
      <ResultBoundary of={props.place}>
        <FromHere {...props} />
      </ResultBoundary>
    </section>
  );
}

function FromHere(props: HereProps) {
  const code = useCode(loadFromHere);
  return code ? <code.FromHere {...props} /> : <Skeleton className="h-64" />;
}

interface EclipseFromHereProps {
  readonly place: OwnPlace;
  /** Its greatest moment anywhere, ISO. */
  readonly at: string;
}

/** Asks, once it is pressed, whether an eclipse is seen from the visitor's place. */
export function EclipseFromHere(props: EclipseFromHereProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button variant="quiet" size="sm" className="-ms-3 screen-only" onClick={() => setAsked(true)}>
        {words.seenFromPlace({ place: props.place.name.split(",")[0] ?? "" })}
      </Button>
    );
  }
  return (
    <ResultBoundary of={props.at}>
      <EclipseOfPlace {...props} />
    </ResultBoundary>
  );
}

function EclipseOfPlace(props: EclipseFromHereProps) {
  const code = useCode(loadEclipse);
  return code ? <code.EclipseOfPlace {...props} /> : <Skeleton className="mt-2 h-24" />;
}
