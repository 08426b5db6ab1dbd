import { Link } from "@remix-run/react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { signAt } from "~/astrology/signs";
import { longitudesOf } from "~/components/births/longitudes-of";
import { useChartInUse } from "~/components/births/use-chart-in-use";
import { Glyph } from "~/components/drawings/glyphs";
import { useChosenSign } from "~/components/forms/sign-choice";
import { horoscopePage } from "~/components/sky/sign-pages";
import { buttonClass } from "~/components/ui/button";
import * as words from "~/words/horoscope";
import * as names from "~/words/names";

/**
 * The signs of whoever is in use, the rising one first, or the one that was chosen on the Dashboard. Who that is, only
 * the browser knows: where somebody is known its room is held.
 */
export function YourSigns() {
  const { sign } = useChosenSign();
  const chart = useChartInUse();
  const own = chart && chart !== "coming" ? signsOf(chart) : sign ? [{ as: "chosen", sign }] : [];
  return (
    <div className="screen-only in-data-known:min-h-22 noscript:hidden">
      {own.length > 0 && (
        <nav aria-label={words.yourSigns()} className="pb-6">
          <ul className="flex flex-wrap gap-3">
            {own.map(({ as, sign }) => (
              <li key={as}>
                <Link to={horoscopePage(sign)} className={buttonClass({ variant: "secondary" })}>
                  <Glyph name={sign} size={20} className="text-gold" />
                  {words.signAs({ as, sign: names.sign(sign) })}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Horoscopes are tropical, whatever the chart is; they are read by the rising sign first. */
export function signsOf(chart: BirthChartAnswer) {
  const { Ascendant, Sun } = longitudesOf(chart).longitudes;
  return [
    ...(Ascendant === undefined ? [] : [{ as: "rising", sign: signAt(Ascendant) }]),
    ...(Sun === undefined ? [] : [{ as: "sun", sign: signAt(Sun) }]),
  ];
}
