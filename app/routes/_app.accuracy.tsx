import { Link } from "@remix-run/react";
import { Glyph } from "~/components/drawings/glyphs";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { Card } from "~/components/ui/card";
import { worstErrors } from "~/readings/accuracy";

export const handle = STATIC;

export const meta = pageMeta(
  "How accurate is this?",
  "How far our planets, angles, phases and eclipses are from NASA's ephemeris between 1800 and 2100, and what can still make a chart wrong.",
  { isArticle: true },
);

export default function Accuracy() {
  return (
    <Page
      title="How accurate is this?"
      lead="Exact enough that what is left to doubt is the clock on the wall when you were born."
    >
      <div className="@container">
        <div className="grid gap-8 @3xl:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] @3xl:items-start">
          <div className="flex max-w-prose flex-col gap-4">
            <h2>What a second of arc is</h2>
            <p>
              A chart prints degrees and minutes. A minute of arc is the sixtieth part of a degree, and a
              second the sixtieth part of that: a coin seen from four kilometres away. The table shows the
              largest difference, over 450 moments between 1800 and 2100, between our positions and those of
              Swiss Ephemeris, the program that professional astrologers measure by, running on NASA's DE441.
            </p>
            <p>
              Of 5,400 positions compared, 5,399 print the same degree and the same minute. Every planet that
              the reference calls retrograde is retrograde here, and no other.
            </p>
            <h2>How it is done</h2>
            <p>
              We do not ask a distant server. The orbits of the Sun, the planets and Chiron were integrated
              from NASA's own starting values for three hundred years, the Moon comes from the full theory of
              her motion, and the result travels with the app in a table that takes a few millionths of a
              second to read. Light's travel time, the bending of light, the wobble of the Earth's axis and
              her uneven turning are all in it.
            </p>
            <h2>Angles and houses</h2>
            <p>
              Rising sign, midheaven and cusps agree with the reference to half a second of arc up to the year
              2050. After that the two of us guess differently how fast the Earth will turn, and the rising
              degree may differ by six seconds: still a tenth of what a chart prints.
            </p>
            <h2>Phases and eclipses</h2>
            <p>
              New and full Moons come within a tenth of a second of the reference, the middle of an eclipse
              within three seconds.
            </p>
            <h2>What can still be wrong</h2>
            <p>
              The birth time. Four minutes move the rising degree by about one degree, and many births were
              written down to the nearest quarter of an hour. And the time zone: summer time has come and gone
              by decree in hundreds of places. We keep the history of 446 zones back to local mean time, and
              every{" "}
              <Link to="/birth-chart" className="link">
                chart
              </Link>{" "}
              says how your clock was read, so that you can check it against what your family remembers.
            </p>
          </div>
          <Card>
            <table className="w-full text-sm">
              <caption className="mb-3 text-left font-display text-lg font-semibold">
                Largest error in longitude, 1800 to 2100
              </caption>
              <thead className="text-left text-xs text-muted">
                <tr>
                  <th scope="col" className="pb-2 font-normal">
                    Body
                  </th>
                  <th scope="col" className="pb-2 text-right font-normal">
                    Seconds of arc
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line border-y border-line">
                {worstErrors.map(({ body, arcseconds }) => (
                  <tr key={body}>
                    <th scope="row" className="flex items-center gap-2 py-2 font-semibold">
                      <Glyph name={body} size={18} /> {body}
                    </th>
                    <td className="tabular text-right">{arcseconds.toFixed(2)}″</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="mt-3 text-xs text-muted">
              Chiron's orbit is known less well than a planet's, and astronomers' own solutions differ by as
              much.
            </p>
          </Card>
        </div>
      </div>
    </Page>
  );
}
