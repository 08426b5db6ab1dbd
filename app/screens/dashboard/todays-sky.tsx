import { Link } from "@remix-run/react";
import type { PhaseName } from "~/astrology/lunar-phase";
import type { Sign } from "~/astrology/signs";
import { Glyph } from "~/components/drawings/glyphs";
import { MoonDisc } from "~/components/drawings/moon-disc";
import { WhenKnown } from "~/components/ui/when-known";
import * as words from "~/words/dashboard";
import * as guide from "~/words/moon-guide";
import * as names from "~/words/names";
import type { SkyNow } from "./sky-now";

/** What is up there now, and what the Moon's sign is good for. */
export function TodaysSky({ sky }: { readonly sky: SkyNow | Promise<SkyNow | null> }) {
  return (
    <section aria-label={words.todaysSky()} className="border-b border-line bg-sunken">
      <div className="mx-auto w-full max-w-screen px-4 py-4 sm:px-6 lg:px-8">
        <p className="font-display text-base font-semibold">{words.todaysSky()}</p>
        <WhenKnown
          value={sky}
          fallback={
            <p className="min-h-28 text-sm text-muted in-data-known:max-sm:min-h-0 sm:min-h-20">
              {words.lookingUp()}
            </p>
          }
        >
          {(now) => (now ? <Lines {...now} /> : <NoLine />)}
        </WhenKnown>
      </div>
    </section>
  );
}

function Lines({ sunSign, moonSign, phaseName, elongation }: SkyNow) {
  // How much of her is lit follows from the angle, to a third of a percent.
  const illumination = 50 - 50 * Math.cos((elongation * Math.PI) / 180);
  return (
    <>
      <MoonDisc
        {...{ elongation, illumination }}
        detailed
        className="float-right rtl:float-left -mt-6 ms-4 size-16 sm:size-20"
      />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm font-semibold">
        <Link to="/transits" className="inline-flex items-center gap-2 py-1 hover:text-gold">
          {words.sunIn({
            glyph: () => <Glyph name="Sun" size={18} className="text-gold" />,
            sign: names.sign(sunSign as Sign),
          })}
        </Link>
        <Link to="/moon-phases" className="inline-flex items-center gap-2 py-1 hover:text-gold">
          {words.moonIn({
            glyph: () => <Glyph name="Moon" size={18} className="text-lilac" />,
            sign: names.sign(moonSign as Sign),
            phase: names.phase(phaseName as PhaseName),
          })}
        </Link>
      </p>
      <p className="mt-1 max-w-[52rem] text-sm text-muted in-data-known:max-sm:hidden">
        {guide.inSignToday(moonSign as Sign)}
      </p>
    </>
  );
}

function NoLine() {
  return (
    <p className="text-sm text-muted">
      {words.itCouldNotBe({
        link: (inner) => (
          <Link to="/transits" className="link">
            {inner}
          </Link>
        ),
      })}
    </p>
  );
}
