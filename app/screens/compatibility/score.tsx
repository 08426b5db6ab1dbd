import type { CompatibilityAnswer } from "~/answers/compatibility";
import { Progress } from "~/components/ui/progress";
import * as words from "~/words/compatibility";

interface ScoreProps {
  /** What is scored, for screen readers. */
  readonly label: string;
  /** Whole number 0–100. */
  readonly score: number;
  readonly isOverall?: boolean;
}

export function Score({ label, score, isOverall = false }: ScoreProps) {
  return (
    <>
      <p
        className={`tabular font-display leading-none font-semibold ${isOverall ? "text-2xl text-gold" : "text-xl"}`}
      >
        {words.percent({ percent: score })}
      </p>
      <Progress value={score} label={label} className={isOverall ? "mt-4" : "mt-3"} />
    </>
  );
}

const COLUMNS = [words.score, words.weight, words.points];

/** With two decimals: `13.20` */
const inTable = (points: number) => words.pointsInTable({ points: points.toFixed(2) });

type ScorePartsProps = Pick<CompatibilityAnswer, "parts" | "overallScore">;

/** The overall score as a sum that can be checked. */
export function ScoreParts({ parts, overallScore }: ScorePartsProps) {
  const total = parts.reduce((sum, { weight, score }) => sum + weight * score, 0) / 100;
  return (
    <div>
      <h3 className="mb-2">{words.howTheScoreCame()}</h3>
      <div className="sideways">
        <table className="w-full text-sm">
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="py-1.5 text-start font-normal">
                {words.part()}
              </th>
              {COLUMNS.map((name) => (
                <th key={name()} scope="col" className="py-1.5 ps-3 text-end font-normal">
                  {name()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ part, weight, score }) => (
              <tr key={part} className="border-t border-line">
                <th scope="row" className="py-2 text-start font-normal">
                  {words.scoredPart(part)}
                </th>
                <td className="py-2 ps-3 text-end">{score}</td>
                <td className="py-2 ps-3 text-end">{words.percent({ percent: weight })}</td>
                <td className="py-2 ps-3 text-end">{inTable((weight * score) / 100)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-edge font-semibold">
              <th scope="row" colSpan={3} className="py-2 text-start">
                {words.togetherRoundedTo({ score: overallScore })}
              </th>
              <td className="py-2 ps-3 text-end">{inTable(total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="mt-3 text-xs text-muted">{words.ofTwoPeoplePicked()}</p>
    </div>
  );
}
