import { lazy, Suspense } from "react";
import { AnotherSign, SignChoice, useChosenSign } from "~/components/forms/sign-choice";
import { Card, CardHeader } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import * as names from "~/words/names";
import * as words from "~/words/transits";

/** Fetched when a sign was chosen. */
const SpansOfSign = lazy(async () => ({ default: (await import("./spans-of-sign")).SpansOfSign }));

/** The week, the month and the year of a sign that the visitor chose once, in this browser. */
export function BySign() {
  const { sign, choose, clear } = useChosenSign();
  return (
    <section aria-labelledby="by-sign" className={`mt-12 ${sign ? "" : "screen-only"}`}>
      <Card>
        <CardHeader
          id="by-sign"
          title={sign ? words.weeksAheadFor({ sign: names.sign(sign) }) : words.weeksAheadBySign()}
          description={words.whatThePlanetsDo()}
          aside={sign && <AnotherSign onPress={clear} />}
        />
        {sign ? (
          <Suspense fallback={<Skeleton className="h-72" />}>
            <SpansOfSign sign={sign} />
          </Suspense>
        ) : (
          <SignChoice onChoose={choose} />
        )}
      </Card>
    </section>
  );
}
