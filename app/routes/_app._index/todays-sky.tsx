import { Link } from "@remix-run/react";
import { Glyph } from "~/components/glyphs";
import { WhenKnown } from "~/components/ui/when-known";
import type { SkyNow } from "./sky-now";

/** One line that says what is up there now. */
export function TodaysSky({ sky }: { readonly sky: SkyNow | Promise<SkyNow | null> }) {
  return (
    <section aria-label="Today’s sky" className="border-b border-line bg-sunken">
      <div className="mx-auto flex min-h-16 w-full max-w-screen flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3 text-sm sm:px-6 lg:px-8">
        <p className="font-display text-base font-semibold">Today’s sky</p>
        <WhenKnown value={sky} fallback={<p className="text-muted">Looking up …</p>}>
          {(now) => (now ? <Line {...now} /> : <NoLine />)}
        </WhenKnown>
      </div>
    </section>
  );
}

function Line({ sunSign, moonSign, phaseName }: SkyNow) {
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <Link to="/transits" className="inline-flex items-center gap-2 hover:text-gold">
        <Glyph name="Sun" size={18} className="text-gold" />
        Sun in {sunSign}
      </Link>
      <Link to="/moon-phases" className="inline-flex items-center gap-2 hover:text-gold">
        <Glyph name="Moon" size={18} className="text-lilac" />
        Moon in {moonSign}, {phaseName}
      </Link>
    </p>
  );
}

function NoLine() {
  return (
    <p className="text-muted">
      It could not be read just now.{" "}
      <Link to="/transits" className="link">
        Try the transits
      </Link>
    </p>
  );
}
