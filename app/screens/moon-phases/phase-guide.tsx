import { toRadians } from "~/astrology/angles";
import { MoonDisc } from "~/components/drawings/moon-disc";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Fold } from "~/components/ui/fold";
import { Icon } from "~/components/ui/icons";
import * as guide from "~/words/moon-guide";
import * as words from "~/words/moon-phases";
import * as names from "~/words/names";

const TONES = {
  Beginning: "neutral",
  Growing: "success",
  Peak: "gold",
  Releasing: "lilac",
} as const;

/** The eight phases in their order, and what each is for. */
const PHASES = [
  ["New Moon", "Beginning"],
  ["Waxing Crescent", "Growing"],
  ["First Quarter", "Growing"],
  ["Waxing Gibbous", "Growing"],
  ["Full Moon", "Peak"],
  ["Waning Gibbous", "Releasing"],
  ["Last Quarter", "Releasing"],
  ["Waning Crescent", "Releasing"],
] as const;

export function PhaseGuide({ southern }: { readonly southern: boolean }) {
  return (
    <section aria-labelledby="guide" className="mt-8 sm:mt-12">
      <h2 id="guide" className="text-xl">
        {words.eightPhases()}
      </h2>
      <p className="mb-5 text-muted">{words.oneRoundOfThe()}</p>
      <ol className="grid items-start gap-1.5 sm:gap-4 md:grid-cols-2">
        {PHASES.map(([phase, label], index) => {
          const elongation = index * 45;
          const illumination = 50 * (1 - Math.cos(toRadians(elongation)));
          return (
            <li key={phase}>
              <Card className="p-0! sm:p-0!">
                <details className="group">
                  <summary className="flex list-none items-center gap-4 rounded-lg px-3 py-2 sm:p-5 [&::-webkit-details-marker]:hidden">
                    <MoonDisc {...{ elongation, illumination, southern }} className="size-8 sm:size-14" />
                    <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
                      <h3>{names.phase(phase)}</h3>
                      <Badge tone={TONES[label]}>{words.phaseLabel(label)}</Badge>
                    </div>
                    <Icon
                      name="chevron-down"
                      size={18}
                      className="shrink-0 text-muted transition-transform group-open:rotate-180 screen-only"
                    />
                  </summary>
                  <div className="px-3 pb-3 sm:px-5 sm:pb-5">
                    <p className="text-sm text-muted">
                      {southern ? guide.seenInTheSouth(phase) : guide.seenInTheNorth(phase)}
                    </p>
                    <p className="mt-3 text-sm">{guide.whatOfPhase(phase)}</p>
                  </div>
                </details>
              </Card>
            </li>
          );
        })}
      </ol>
      <div className="mt-4 border-t border-line">
        <Fold summary={<span className="font-semibold">{words.whatAPhaseIs()}</span>}>
          <div className="flex flex-col gap-4">
            <p>{guide.explanationFirst()}</p>
            <p>{guide.explanationSecond()}</p>
            <p>{guide.explanationThird()}</p>
          </div>
        </Fold>
      </div>
    </section>
  );
}
