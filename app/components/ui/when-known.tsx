import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { ResultBoundary } from "../results/result-boundary";

interface WhenKnownProps<Value> {
  /** Known already, as in the first HTML, or on its way, as after a navigation in the browser. Never rejects. */
  readonly value: Value | Promise<Value>;
  /** Stands there meanwhile. */
  readonly fallback: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** Shows what a value says as soon as it is known; where that is from the start, without a boundary to hydrate later. */
export function WhenKnown<Value>({ value, fallback, children }: WhenKnownProps<Value>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <ResultBoundary of={value}>
      <Suspense fallback={fallback}>
        <Await resolve={value}>{(known) => children(known as Value)}</Await>
      </Suspense>
    </ResultBoundary>
  );
}
