import { Link } from "@remix-run/react";
import { HoroscopeOf } from "~/components/horoscope-of";
import { AnotherSign, SignChoice, useChosenSign } from "~/components/sign-choice";
import { Card, CardHeader } from "~/components/ui/card";

/** Two of the day's sentences; the others are a tap away. */
const SHOWN = 2;

/** The day of a sign that the visitor chose once, in this browser. */
export function YourDay() {
  const { sign, choose, clear } = useChosenSign();
  return (
    <section aria-labelledby="your-day">
      <Card>
        {sign ? (
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
