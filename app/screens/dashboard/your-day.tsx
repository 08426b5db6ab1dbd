import { Link } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useChartInUse } from "~/components/births/use-chart-in-use";
import { AnotherSign, SignChoice, useChosenSign } from "~/components/forms/sign-choice";
import { HourHere } from "~/components/here/hour-here";
import { horoscopePage } from "~/components/sky/sign-pages";
import { Card, CardHeader } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { useIsBrowser } from "~/components/ui/use-is-browser";
import * as words from "~/words/dashboard";
import * as names from "~/words/names";
import type { SkyNow } from "./sky-now";

/** Two of the day's sentences; the others are a tap away. */
const SHOWN = 2;

/** Each is fetched where there is something to show in it. */
const HoroscopeOf = lazy(async () => ({
  default: (await import("~/components/sky/horoscope-of")).HoroscopeOf,
}));
const DayOfChart = lazy(async () => ({ default: (await import("./day-of-chart")).DayOfChart }));

/** The day of the person in use, by their chart; else of a sign that the visitor chose once, in this browser. */
export function YourDay({ sky }: { readonly sky: SkyNow | Promise<SkyNow | null> }) {
  const { sign, choose, clear } = useChosenSign();
  const person = useChartInUse();
  const isLive = useIsBrowser();
  return (
    <section aria-labelledby="your-day">
      {/* Whose day it is, is not known before the scripts come: their room is. */}
      <Card className="in-data-known:not-data-live:min-h-dvh" data-live={isLive ? "" : undefined}>
        {person === "coming" ? (
          <>
            <CardHeader id="your-day" title={words.yourDay()} />
            <Skeleton className="h-dvh" />
          </>
        ) : person ? (
          <>
            <CardHeader
              id="your-day"
              title={words.yourDayName({ name: person.input.name, bdi: (inner) => <bdi>{inner}</bdi> })}
            />
            <Suspense fallback={<Skeleton className="h-dvh" />}>
              <DayOfChart chart={person} sky={sky} />
            </Suspense>
          </>
        ) : sign ? (
          <>
            <CardHeader
              id="your-day"
              title={words.yourDaySign({ sign: names.sign(sign) })}
              aside={<AnotherSign onPress={clear} />}
            />
            <Suspense fallback={<Skeleton className="h-44" />}>
              <HoroscopeOf sign={sign} span="daily" most={SHOWN} />
            </Suspense>
            <p className="mt-5">
              <Link to={horoscopePage(sign)} className="link">
                {words.allOfTodayThe()}
              </Link>
            </p>
          </>
        ) : (
          <>
            <CardHeader id="your-day" title={words.yourDay()} description={words.chooseYourSunSign()} />
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
