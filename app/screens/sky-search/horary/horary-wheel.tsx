import { useMemo } from "react";
import type { HoraryAnswer } from "~/answers/horary";
import { ZodiacWheel } from "~/components/zodiac-wheel/wheel";
import * as words from "~/words/horary";

/** The wheel of a question: the seven, the Nodes and Fortune in the houses of Regiomontanus. */
export function HoraryWheel({ answer, line }: { readonly answer: HoraryAnswer; readonly line: string }) {
  const { planets, points, houses, rising, midheaven, aspects } = answer;
  const bodies = useMemo(() => [...planets, ...points], [planets, points]);
  const lines = useMemo(() => [line], [line]);
  return (
    <ZodiacWheel label={words.horaryChart()} {...{ bodies, houses, rising, midheaven, aspects, lines }} />
  );
}
