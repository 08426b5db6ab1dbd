import type { NumberCycles } from "~/answers/numbers-over-time";
import { dateOfIso } from "~/astrology/calendar";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Fold } from "~/components/ui/fold";
import type { DateWorking } from "~/numerology/profile";
import { Working } from "./number-card";
import { challengeLine, firstStretchLine, pinnacleLine } from "./working";

export const stretchesId = "pinnacles-and-challenges";

export const ORDINALS = ["First", "Second", "Third", "Fourth"] as const;

/** Which of the four stretches the day lies in, from 0; null before the birth. */
export function stretchNow({ on, age, pinnacles }: NumberCycles): number | null {
  const { year } = dateOfIso(on);
  return age === null ? null : pinnacles.findLastIndex(({ fromYear }) => fromYear <= year);
}

type Ages = Pick<NumberCycles["pinnacles"][number], "fromAge" | "toAge" | "fromYear" | "toYear">;

/** `Birth to age 32`, `Age 33 to 41`, `From age 51`. */
export function agesOf({ fromAge, toAge }: Ages): string {
  if (toAge === null) return `From age ${fromAge}`;
  return fromAge === 0 ? `Birth to age ${toAge}` : `Age ${fromAge} to ${toAge}`;
}

function yearsOf({ fromYear, toYear }: Ages): string {
  return toYear === null ? `from ${fromYear}` : `${fromYear}–${toYear}`;
}

interface StretchesProps {
  readonly cycles: NumberCycles;
  readonly lifePath: DateWorking;
}

/** Pinnacles with the challenges of the same years, the present ones unfolded. */
export function Stretches({ cycles, lifePath }: StretchesProps) {
  const now = stretchNow(cycles);
  const { rules } = cycles;
  return (
    <article
      id={stretchesId}
      tabIndex={-1}
      aria-label="Pinnacles and Challenges"
      className="scroll-mt-20 print:break-inside-auto"
    >
      <Card>
        <h3 className="font-display text-lg font-semibold">Pinnacles and Challenges</h3>
        <p className="text-sm text-muted">
          Your date of birth: what four stretches of life bring, and what each asks you to practise
        </p>
        <ol className="mt-4 divide-y divide-line border-t border-line">
          {cycles.pinnacles.map((pinnacle, i) => {
            const challenge = cycles.challenges[i];
            if (!challenge) return null;
            return (
              <li key={pinnacle.fromAge} className="print:break-inside-avoid">
                <Fold
                  isOpen={i === (now ?? 0)}
                  isWide
                  summary={
                    <>
                      <span className="w-9 shrink-0 text-center font-display text-xl font-semibold text-gold">
                        {pinnacle.number}
                      </span>
                      <span className="min-w-0">
                        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                          <span className="font-semibold">{ORDINALS[i]} pinnacle</span>
                          {i === now && <Badge tone="gold">Now</Badge>}
                        </span>
                        <span className="tabular block text-sm text-muted">
                          {agesOf(pinnacle)} · <span className="whitespace-nowrap">{yearsOf(pinnacle)}</span>{" "}
                          · <span className="whitespace-nowrap">challenge {challenge.number}</span>
                        </span>
                      </span>
                    </>
                  }
                >
                  <h4 className="font-semibold">Pinnacle {pinnacle.number}</h4>
                  <p className="max-w-prose">{pinnacle.interpretation}</p>
                  <h4 className="mt-4 font-semibold">Challenge {challenge.number}</h4>
                  <p className="max-w-prose">{challenge.interpretation}</p>
                  <Working>
                    Pinnacle: {pinnacleLine(pinnacle, i)}
                    <br />
                    Challenge: {challengeLine(challenge, i, lifePath)}
                    {i === 0 && (
                      <>
                        <br />
                        Lasts through the year of the age of {firstStretchLine(lifePath)}
                      </>
                    )}
                  </Working>
                </Fold>
              </li>
            );
          })}
        </ol>
        <div className="mt-3 flex max-w-prose flex-col gap-1 border-t border-line pt-3 text-xs text-muted">
          <p>{rules.pinnacles}</p>
          <p>{rules.challenges}</p>
        </div>
      </Card>
    </article>
  );
}
