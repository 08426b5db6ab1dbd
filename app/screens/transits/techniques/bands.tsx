import type { PeriodAnswer } from "~/answers/time-lords";
import { type CivilDate, dateOfIso } from "~/astrology/calendar";
import { Glyph } from "~/components/drawings/glyphs";
import { glyphOf, isSamePeriod } from "./periods";

interface BandsProps {
  readonly periods: readonly PeriodAnswer[];
  readonly running: readonly PeriodAnswer[];
  readonly today: CivilDate;
}

/** How long the periods of a level are beside each other, a line for today through them. The list says the same in words. */
export function Bands({ periods, running, today }: BandsProps) {
  const first = periods.filter(({ level }) => level === 1);
  const parent = periods.findIndex((period) => running[0] && isSamePeriod(period, running[0]));
  const second = periods.filter((period) => period.level === 2 && period.parent === parent);
  const now = Date.UTC(today.year, today.month - 1, today.day);
  return (
    <div aria-hidden="true" className="mb-6 space-y-2">
      {[first, second].map((band, level) =>
        band.length > 1 ? <Band key={level === 0 ? "life" : "parts"} band={band} now={now} /> : null,
      )}
    </div>
  );
}

function Band({ band, now }: { readonly band: readonly PeriodAnswer[]; readonly now: number }) {
  const from = Date.parse(band[0]?.from ?? "");
  const to = Date.parse(band.at(-1)?.to ?? "");
  const share = (now - from) / (to - from);
  return (
    <div>
      <div className="relative flex h-9 overflow-hidden rounded-md border border-line">
        {band.map((period) => {
          const isNow = Date.parse(period.from) <= now && now < Date.parse(period.to);
          return (
            <div
              key={period.from}
              style={{ flexGrow: Date.parse(period.to) - Date.parse(period.from) }}
              className={`@container flex min-w-0 basis-0 items-center justify-center overflow-hidden border-e border-line last:border-e-0 ${isNow ? "bg-gold-soft text-gold" : "text-muted"}`}
            >
              <Glyph name={glyphOf(period)} size={16} className="hidden @min-[18px]:block" />
            </div>
          );
        })}
        {share > 0 && share < 1 && (
          <div className="absolute inset-y-0 w-0.5 bg-gold" style={{ insetInlineStart: `${share * 100}%` }} />
        )}
      </div>
      <div className="mt-0.5 flex justify-between text-xs text-muted tabular">
        <span>{dateOfIso(band[0]?.from ?? "").year}</span>
        <span>{dateOfIso(band.at(-1)?.to ?? "").year}</span>
      </div>
    </div>
  );
}
