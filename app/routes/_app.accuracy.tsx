import { Link } from "@remix-run/react";
import { Glyph } from "~/components/drawings/glyphs";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { Card } from "~/components/ui/card";
import { worstErrors } from "~/readings/accuracy";
import * as words from "~/words/accuracy";
import * as names from "~/words/names";

export const handle = STATIC;

export const meta = pageMeta(words.howAccurateIsThis, words.howFarOurPlanets, { isArticle: true });

export default function Accuracy() {
  return (
    <Page title={words.howAccurateIsThis()} lead={words.exactEnoughThatWhat()}>
      <div className="@container">
        <div className="grid gap-8 @3xl:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] @3xl:items-start">
          <div className="flex max-w-prose flex-col gap-4">
            <h2>{words.whatASecondOf()}</h2>
            <p>{words.chartPrintsDegreesAnd()}</p>
            <p>{words.positionsCompared()}</p>
            <h2>{words.howItIsDone()}</h2>
            <p>{words.weDoNotAsk()}</p>
            <h2>{words.anglesAndHouses()}</h2>
            <p>{words.risingSignMidheavenAnd()}</p>
            <h2>{words.phasesAndEclipses()}</h2>
            <p>{words.newAndFullMoons()}</p>
            <h2>{words.whatCanStillBe()}</h2>
            <p>
              {words.birthTimeFourMinutes({
                link: (inner) => (
                  <Link to="/birth-chart" className="link">
                    {inner}
                  </Link>
                ),
              })}
            </p>
          </div>
          <Card>
            <table className="w-full text-sm">
              <caption className="mb-3 text-start font-display text-lg font-semibold">
                {words.largestErrorInLongitude()}
              </caption>
              <thead className="text-start text-xs text-muted">
                <tr>
                  <th scope="col" className="pb-2 font-normal">
                    {words.body()}
                  </th>
                  <th scope="col" className="pb-2 text-end font-normal">
                    {words.secondsOfArc()}
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line border-y border-line">
                {worstErrors.map(({ body, arcseconds }) => (
                  <tr key={body}>
                    <th scope="row" className="flex items-center gap-2 py-2 font-semibold">
                      <Glyph name={body} size={18} /> {names.body(body)}
                    </th>
                    <td className="tabular text-end">{arcseconds.toFixed(2)}″</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="mt-3 text-xs text-muted">{words.chironsOrbitIsKnown()}</p>
          </Card>
        </div>
      </div>
    </Page>
  );
}
