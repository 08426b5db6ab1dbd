import type { NumberCycles } from "~/answers/numbers-over-time";
import { dateOfIso } from "~/astrology/calendar";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Fold } from "~/components/ui/fold";
import type { DateWorking } from "~/numerology/profile";
import * as words from "~/words/numerology";
import { Working } from "./number-card";
import { challengeLine, firstStretchLine, pinnacleLine } from "./working";

export const stretchesId = "pinnacles-and-challenges";

const STRETCHES = ["first", "second", "third", "fourth"] as const;

/** By its place among the four, from 0: what its words are found by. */
export function stretchAt(index: number): (typeof STRETCHES)[number] {
  return STRETCHES[index] ?? "first";
}

/** Which of the four stretches the day lies in, from 0; null before the birth. */
export function stretchNow({ on, age, pinnacles }: NumberCycles): number | null {
  const { year } = dateOfIso(on);
  return age === null ? null : pinnacles.findLastIndex(({ fromYear }) => fromYear <= year);
}

type Ages = Pick<NumberCycles["pinnacles"][number], "fromAge" | "toAge" | "fromYear" | "toYear">;

/** `Birth to age 32`, `Age 33 to 41`, `From age 51`. */
export function agesOf({ fromAge, toAge }: Ages): string {
  if (toAge === null) return words.fromAge({ age: fromAge });
  return fromAge === 0 ? words.birthToAge({ age: toAge }) : words.ageTo({ from: fromAge, to: toAge });
}

function yearsOf({ fromYear, toYear }: Ages): string {
  return toYear === null ? words.fromYear({ year: fromYear }) : `${fromYear}–${toYear}`;
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
      aria-label={words.pinnaclesAndChallenges()}
      className="scroll-mt-20 print:break-inside-auto"
    >
      <Card>
        <h3 className="font-display text-lg font-semibold">{words.pinnaclesAndChallenges()}</h3>
        <p className="text-sm text-muted">{words.stretchesSource()}</p>
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
                          <span className="font-semibold">{words.pinnacleOf(stretchAt(i))}</span>
                          {i === now && <Badge tone="gold">{words.now()}</Badge>}
                        </span>
                        <span className="tabular block text-sm text-muted">
                          {agesOf(pinnacle)} · <span className="whitespace-nowrap">{yearsOf(pinnacle)}</span>{" "}
                          ·{" "}
                          <span className="whitespace-nowrap">
                            {words.challengeInRow({ number: challenge.number })}
                          </span>
                        </span>
                      </span>
                    </>
                  }
                >
                  <h4 className="font-semibold">{words.pinnacleNumber({ number: pinnacle.number })}</h4>
                  <p className="max-w-prose">{pinnacle.interpretation}</p>
                  <h4 className="mt-4 font-semibold">
                    {words.challengeNumber({ number: challenge.number })}
                  </h4>
                  <p className="max-w-prose">{challenge.interpretation}</p>
                  <Working>
                    {words.pinnacleSum({ sum: pinnacleLine(pinnacle, i) })}
                    <br />
                    {words.challengeSum({ sum: challengeLine(challenge, i, lifePath) })}
                    {i === 0 && (
                      <>
                        <br />
                        {firstStretchLine(lifePath)}
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
