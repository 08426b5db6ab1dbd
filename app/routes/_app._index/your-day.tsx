import { Link } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { keptNote } from "~/components/owned-notes";
import { AnotherSign, SignChoice, useChosenSign } from "~/components/sign-choice";
import { Card, CardHeader } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";

/** Two of the day's sentences; the others are a tap away. */
const SHOWN = 2;

/** Each is fetched where there is something to show in it. */
const HoroscopeOf = lazy(async () => ({ default: (await import("~/components/horoscope-of")).HoroscopeOf }));
const DayOfChart = lazy(async () => ({ default: (await import("./day-of-chart")).DayOfChart }));

/** The day of the chart that this browser keeps; without one, of a sign that the visitor chose. */
export function YourDay() {
  const { sign, choose, clear } = useChosenSign();
  const [chart, setChart] = useState<BirthChartAnswer | null>(null);
  useEffect(() => {
    if (keptNote("last-birth-chart") === null) return;
    import("~/components/last-chart").then(
      ({ lastChart }) => setChart(lastChart()),
      () => {}, // offline: the sign's day stands there
    );
  }, []);
  return (
    <section aria-labelledby="your-day">
      <Card>
        {chart ? (
          <>
            <CardHeader id="your-day" title={`Your day, ${chart.input.name}`} />
            <Suspense fallback={<Skeleton className="h-72" />}>
              <DayOfChart chart={chart} />
            </Suspense>
          </>
        ) : sign ? (
          <>
            <CardHeader id="your-day" title={`Your day, ${sign}`} aside={<AnotherSign onPress={clear} />} />
            <Suspense fallback={<Skeleton className="h-44" />}>
              <HoroscopeOf sign={sign} span="daily" most={SHOWN} />
            </Suspense>
            <p className="mt-5">
              <Link to={`/horoscope/${sign.toLowerCase()}`} className="link">
                All of today, the week, the month and the year
              </Link>
            </p>
          </>
        ) : (
          <>
            <CardHeader
              id="your-day"
              title="Your day"
              description="Choose your Sun sign or, better, your rising sign: what today’s sky does in its houses."
            />
            <SignChoice onChoose={choose} />
          </>
        )}
      </Card>
    </section>
  );
}
