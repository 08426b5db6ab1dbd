import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { normalizeDegrees } from "~/astrology/angles";
import { signAt } from "~/astrology/signs";
import { chartInUse } from "~/components/births/person-chart";
import { Glyph } from "~/components/drawings/glyphs";
import { useChosenSign } from "~/components/forms/sign-choice";
import { horoscopePage } from "~/components/sky/sign-pages";
import { buttonClass } from "~/components/ui/button";
import { IN_USE_EVENT } from "~/notes/in-use-event";

/**
 * The signs of whoever is in use, the rising one first, or the one that was chosen on the Dashboard. Who that is, only
 * the browser knows: where somebody is known its room is held.
 */
export function YourSigns() {
  const { sign } = useChosenSign();
  const chart = useChart();
  const own = chart ? signsOf(chart) : sign ? [{ as: "Your sign", sign }] : [];
  return (
    <div className="screen-only in-data-known:min-h-22 noscript:hidden">
      {own.length > 0 && (
        <nav aria-label="Your signs" className="pb-6">
          <ul className="flex flex-wrap gap-3">
            {own.map(({ as, sign }) => (
              <li key={as}>
                <Link to={horoscopePage(sign)} className={buttonClass({ variant: "secondary" })}>
                  <Glyph name={sign} size={20} className="text-gold" />
                  {as}: {sign}
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
function signsOf({ sun, rising, fromTropical = 0 }: BirthChartAnswer) {
  const tropical = (longitude: number) => signAt(normalizeDegrees(longitude + fromTropical));
  return [
    ...(rising ? [{ as: "Rising", sign: tropical(rising.longitude) }] : []),
    { as: "Sun", sign: tropical(sun.longitude) },
  ];
}

function useChart(): BirthChartAnswer | null {
  const [chart, setChart] = useState<BirthChartAnswer | null>(null);
  useEffect(() => {
    const come = () => void chartInUse().then(setChart);
    come();
    addEventListener(IN_USE_EVENT, come);
    return () => removeEventListener(IN_USE_EVENT, come);
  }, []);
  return chart;
}
