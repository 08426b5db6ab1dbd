import { toRadians } from "~/astrology/angles";
import { MoonDisc } from "~/components/drawings/moon-disc";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { moonPhaseExplanation, moonPhaseGuide } from "~/readings/moon-phases";

const TONES = {
  Beginning: "neutral",
  Growing: "success",
  Peak: "gold",
  Releasing: "lilac",
} as const;

const PHASES = Object.keys(moonPhaseGuide) as (keyof typeof moonPhaseGuide)[];

export function PhaseGuide({ southern }: { readonly southern: boolean }) {
  return (
    <section aria-labelledby="guide" className="mt-14">
      <h2 id="guide" className="text-xl">
        The eight phases
      </h2>
      <p className="mb-5 text-muted">One round of the Moon, in about 29.5 days</p>
      <ol className="grid gap-4 md:grid-cols-2">
        {PHASES.map((phase, index) => {
          const { label, sky, text } = moonPhaseGuide[phase];
          const elongation = index * 45;
          const illumination = 50 * (1 - Math.cos(toRadians(elongation)));
          return (
            <li key={phase}>
              <Card className="flex h-full flex-wrap gap-x-5 gap-y-3">
                <MoonDisc {...{ elongation, illumination, southern }} className="mt-1 size-14" />
                <div className="min-w-0 flex-1 basis-44">
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <h3>{phase}</h3>
                    <Badge tone={TONES[label]}>{label}</Badge>
                  </div>
                  <p className="mt-1 text-sm text-muted">{sky[southern ? "southern" : "northern"]}</p>
                  <p className="mt-3 text-sm">{text}</p>
                </div>
              </Card>
            </li>
          );
        })}
      </ol>
      <div className="mt-8 flex max-w-prose flex-col gap-4">
        {moonPhaseExplanation.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
