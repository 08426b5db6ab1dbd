import type { BirthChartAnswer } from "~/answers/birth-chart";
import { dateOfIso, formatLongDate } from "~/astrology/calendar";
import type { ChartPosition } from "~/astrology/chart";
import { Balance } from "~/components/balance";
import { Glyph } from "~/components/glyphs";
import { ZodiacWheel } from "~/components/zodiac-wheel/wheel";
import { placeLabel } from "~/places/place-label";
import { degreesAndMinutes } from "~/readings/degrees";

export function ChartTab({ chart }: { readonly chart: BirthChartAnswer }) {
  const { input, resolved, moonChangesSign } = chart;
  const title = input.name ? `${input.name}'s Birth Chart` : "Birth Chart";
  const subtitle = [
    formatLongDate(dateOfIso(input.date)),
    chart.timeUnknown ? "time unknown" : input.time,
    placeLabel(resolved.place),
  ].join(" · ");
  return (
    <>
      <h2 className="text-xl break-words">{title}</h2>
      <p className="mb-5 text-sm text-muted">{subtitle}</p>
      <div className="-mx-5 sm:mx-0">
        <ZodiacWheel
          label={title}
          bodies={[...chart.planets, ...chart.points]}
          houses={chart.houses}
          rising={chart.rising}
          midheaven={chart.midheaven}
          aspects={chart.aspects}
        />
      </div>
      {chart.timeUnknown && (
        <p className="mt-4 border-l-2 border-lilac pl-3 text-sm">
          Without a birth time nobody can tell which sign was rising, so the wheel starts at Aries and leaves
          out the Rising sign, the houses and the profections. The planets are those of local noon; slow ones
          barely move in a day
          {moonChangesSign
            ? `, but the Moon went from ${moonChangesSign.from} to ${moonChangesSign.to} that day, so yours may be in either.`
            : ", and the Moon stayed in its sign all day."}
        </p>
      )}
      <dl className="mt-6 grid gap-3 sm:grid-cols-3">
        <SignCard label="Sun" meaning="What you are becoming" point={chart.sun} glyph="Sun" />
        <SignCard label="Moon" meaning="What you need" point={chart.moon} glyph="Moon" />
        {chart.rising && <SignCard label="Rising" meaning="How you arrive" point={chart.rising} />}
      </dl>
      <section aria-label="Balance of elements and modalities" className="mt-8">
        <Balance placements={chart.planets} />
      </section>
    </>
  );
}

interface SignCardProps {
  readonly label: string;
  readonly meaning: string;
  readonly point: ChartPosition;
  readonly glyph?: "Sun" | "Moon";
}

function SignCard({ label, meaning, point, glyph }: SignCardProps) {
  return (
    <div className="rounded-md border border-line bg-sunken p-4">
      <dt className="flex items-center gap-1.5 text-sm text-muted">
        {glyph && <Glyph name={glyph} size={16} />}
        {label}
      </dt>
      <dd className="mt-1 flex items-center gap-3">
        <span className="text-gold">
          <Glyph name={point.sign} size={28} />
        </span>
        <span>
          <span className="block font-display text-lg leading-tight font-semibold">{point.sign}</span>
          <span className="tabular text-sm">{degreesAndMinutes(point)}</span>
        </span>
      </dd>
      <dd className="mt-2 text-xs text-muted">{meaning}</dd>
    </div>
  );
}
