import { Link } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { HoroscopeOf } from "~/components/horoscope-of";
import { lastChart } from "~/components/last-chart";
import { AnotherSign, SignChoice, useChosenSign } from "~/components/sign-choice";
import { Card, CardHeader } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";

/** Two of the day's sentences; the others are a tap away. */
const SHOWN = 2;

/** Fetched where there is a chart. */
const DayOfChart = lazy(async () => ({ default: (await import("./day-of-chart")).DayOfChart }));

/** The day of the chart that this browser keeps; without one, of a sign that the visitor chose. */
export function YourDay() {
  const { sign, choose, clear } = useChosenSign();
  const [chart, setChart] = useState<BirthChartAnswer | null>(null);
  useEffect(() => setChart(lastChart()), []);
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
            <HoroscopeOf sign={sign} span="daily" most={SHOWN} />
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
