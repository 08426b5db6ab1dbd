import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { MidpointsAnswer } from "~/answers/midpoints";
import { ask } from "~/calls/ask";
import { holding, listOf, number, word } from "~/calls/shape";
import { Glyph } from "~/components/drawings/glyphs";
import { useAsked } from "~/components/results/use-asked";
import { useCode } from "~/components/results/use-code";
import { Skeleton } from "~/components/ui/skeleton";
import { degreesAndMinutes, nearestMinute } from "~/readings/degrees";
import * as names from "~/words/names";
import * as words from "~/words/techniques";
import { AskedOfBirth } from "./asked-of-birth";
import type { TechniqueChoice } from "./technique-note";

type Contact = MidpointsAnswer["contacts"][number];
type Antiscion = MidpointsAnswer["antiscia"][number];

const areMidpoints = holding<MidpointsAnswer>({
  contacts: listOf(holding<Contact>({ a: word(), b: word(), point: word(), angle: number(), orb: number() })),
  antiscia: listOf(holding<Antiscion>({ a: word(), b: word(), kind: word(), orb: number() })),
  points: listOf(holding<MidpointsAnswer["points"][number]>({ point: word(), longitude: number() })),
  midpoints: listOf(
    holding<MidpointsAnswer["midpoints"][number]>({ a: word(), b: word(), longitude: number() }),
  ),
  orbs: holding<MidpointsAnswer["orbs"]>({ usual: number(), ofLights: number() }),
  dial: number(),
});

const loadDial = () => import("./dial/midpoint-dial");

interface MidpointsProps {
  readonly chart: BirthChartAnswer;
  readonly dial: TechniqueChoice["dial"];
  readonly rings: TechniqueChoice["rings"];
  readonly onChange: (to: Pick<TechniqueChoice, "rings">) => void;
}

/** The dial, the tree of each point, closest branches first, and the mirror points of the chart. */
export function Midpoints({ chart, dial, rings = [], onChange }: MidpointsProps) {
  const asked = useAsked(`${chart.id} midpoints ${dial}`, null, () =>
    ask(
      "POST /api/midpoints",
      { birth: chart.input, options: { dial: Number.parseInt(dial, 10) } },
      areMidpoints,
    ),
  );
  return (
    <AskedOfBirth asked={asked}>
      {({ points, contacts, antiscia, ...answer }) => (
        <>
          <FetchedDial
            chart={chart}
            answer={{ ...answer, points }}
            dial={answer.dial}
            rings={rings}
            onRings={(rings) => onChange({ rings })}
          />
          <div className="mt-8 grid gap-x-8 gap-y-6 @lg:grid-cols-2 @4xl:grid-cols-3">
            {points.map(({ point }) => (
              <Tree key={point} point={point} branches={contacts.filter((each) => each.point === point)} />
            ))}
          </div>
          {antiscia.length > 0 && (
            <section className="mt-8 border-t border-line pt-4" aria-labelledby="antiscia">
              <h4 id="antiscia" className="text-lg">
                {words.antiscia()}
              </h4>
              <p className="max-w-prose text-sm text-muted">{words.pointsThatMirror()}</p>
              <ul className="mt-2 text-sm tabular">
                {antiscia.map(({ a, b, kind, orb }) => (
                  <li key={`${a} ${b} ${kind}`} className="py-1">
                    {words.antiscion({
                      isContra: kind === "Contra-antiscion",
                      a: names.point(a),
                      b: names.point(b),
                      orb: orbText(orb),
                    })}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </AskedOfBirth>
  );
}

function FetchedDial(props: Parameters<Awaited<ReturnType<typeof loadDial>>["MidpointDial"]>[0]) {
  const code = useCode(loadDial);
  return code ? <code.MidpointDial {...props} /> : <Skeleton className="aspect-square w-full max-w-140" />;
}

const orbText = (orb: number) => degreesAndMinutes(nearestMinute(orb));

interface TreeProps {
  readonly point: Contact["point"];
  readonly branches: readonly Contact[];
}

function Tree({ point, branches }: TreeProps) {
  if (branches.length === 0) return null;
  return (
    <section aria-label={words.midpointsOn({ point: names.point(point) })}>
      <h4 className="flex items-center gap-2 font-semibold">
        <Glyph name={point} size={18} className="text-lilac" />
        {names.point(point)}
      </h4>
      <ul className="mt-1 border-s-2 border-line ps-3 text-sm tabular">
        {branches.map(({ a, b, angle, orb }) => (
          <li key={`${a} ${b} ${angle}`} className="flex justify-between gap-3 py-0.5">
            <span>
              {names.point(a)} / {names.point(b)}
            </span>
            <span className="shrink-0 text-muted">{words.angleAndOrb({ angle, orb: orbText(orb) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
