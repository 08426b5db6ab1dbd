import type { CompatibilityAnswer } from "~/answers/compatibility";
import { Progress } from "~/components/ui/progress";

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
        {score}%
      </p>
      <Progress value={score} label={label} className={isOverall ? "mt-4" : "mt-3"} />
    </>
  );
}

const PART_NAMES: Readonly<Record<CompatibilityAnswer["parts"][number]["part"], string>> = {
  element: "Elements of the Suns",
  sunMoon: "Sun-Moon harmony",
  aspects: "Aspects between the charts",
};

type ScorePartsProps = Pick<CompatibilityAnswer, "parts" | "overallScore">;

/** The overall score as a sum that can be checked. */
export function ScoreParts({ parts, overallScore }: ScorePartsProps) {
  const total = parts.reduce((sum, { weight, score }) => sum + weight * score, 0) / 100;
  return (
    <div>
      <h3 className="mb-2">How the score came about</h3>
      <div className="sideways">
        <table className="w-full text-sm">
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="py-1.5 text-left font-normal">
                Part
              </th>
              {["Score", "Weight", "Points"].map((name) => (
                <th key={name} scope="col" className="py-1.5 pl-3 text-right font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ part, weight, score }) => (
              <tr key={part} className="border-t border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {PART_NAMES[part]}
                </th>
                <td className="py-2 pl-3 text-right">{score}</td>
                <td className="py-2 pl-3 text-right">{weight}%</td>
                <td className="py-2 pl-3 text-right">{((weight * score) / 100).toFixed(2)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-edge font-semibold">
              <th scope="row" colSpan={3} className="py-2 text-left">
                Together, rounded to {overallScore}
              </th>
              <td className="py-2 pl-3 text-right">{total.toFixed(2)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="mt-3 text-xs text-muted">
        Of two people picked at random, half score between 44 and 66; the middle is 55. The weights are a
        convention among astrologers, put into numbers. They measure how easily two charts get on, and not
        whether two people will.
      </p>
    </div>
  );
}
