import { Link } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { notedChart } from "~/components/births/noted-chart";
import { AnotherSign, SignChoice, useChosenSign } from "~/components/forms/sign-choice";
import { HourHere } from "~/components/here/hour-here";
import { horoscopePage } from "~/components/sky/sign-pages";
import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";

/** Two of the day's sentences; the others are a tap away. */
const SHOWN = 2;

/** Each is fetched where there is something to show in it. */
const HoroscopeOf = lazy(async () => ({
  default: (await import("~/components/sky/horoscope-of")).HoroscopeOf,
}));
const DayOfChart = lazy(async () => ({ default: (await import("./day-of-chart")).DayOfChart }));

/** The day of a sign that the visitor chose once, or of the chart that this browser keeps, once they asked for that. */
export function YourDay() {
  const { sign, isOfChart, choose, chooseChart, clear } = useChosenSign();
  const [kept, setKept] = useState<BirthChartAnswer | null>(null);
  useEffect(() => {
    notedChart().then(setKept); // offline: the sign's day stands there
  }, []);
  const offer = kept && (
    <Button variant="secondary" size="sm" onClick={chooseChart} className="mb-5">
      <span>
        Use <bdi>{kept.input.name}</bdi>'s chart
      </span>
    </Button>
  );
  return (
    <section aria-labelledby="your-day">
      <Card>
        {kept && isOfChart ? (
          <>
            <CardHeader
              id="your-day"
              title={
                <>
                  Your day, <bdi>{kept.input.name}</bdi>
                </>
              }
              aside={<AnotherSign onPress={clear} />}
            />
            <Suspense fallback={<Skeleton className="h-72" />}>
              <DayOfChart chart={kept} />
            </Suspense>
          </>
        ) : sign ? (
          <>
            <CardHeader id="your-day" title={`Your day, ${sign}`} aside={<AnotherSign onPress={clear} />} />
            {offer}
            <Suspense fallback={<Skeleton className="h-44" />}>
              <HoroscopeOf sign={sign} span="daily" most={SHOWN} />
            </Suspense>
            <p className="mt-5">
              <Link to={horoscopePage(sign)} className="link">
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
            {offer}
            <SignChoice onChoose={choose} />
          </>
        )}
        <div className="mt-5 border-t border-line pt-4">
          <HourHere />
        </div>
      </Card>
    </section>
  );
}
