import { type ComponentProps, Fragment } from "react";
import type { ActiveTransitAnswer } from "~/answers/chart-transits";
import { houseOf } from "~/astrology/houses";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { type AnyContact, pointName } from "~/components/births/name-of-contact";
import { MomentDay } from "~/components/sky/moment";
import { degreesAndMinutes, nearestMinute } from "~/readings/degrees";
import { ordinal } from "~/readings/ordinal";
import { whereItStands } from "~/readings/where-it-stands";
import { aroundOf } from "./days-around";
import { Headline } from "./headline";
import { ActiveDay, ActiveLine, awayText } from "./thirty-days";
import { Window } from "./year-ahead/window";

interface ActiveProps {
  readonly contact: ActiveTransitAnswer;
  readonly chart: ChartLongitudes;
  readonly days: Pick<ComponentProps<typeof ActiveLine>, "around" | "moment">;
}

/** One row of what is active; on a phone its closeness stands with the text that it opens. */
export function Active({ contact, chart, days }: ActiveProps) {
  return (
    <Headline
      contact={contact}
      when={<ActiveDay contact={contact} moment={days.moment} />}
      line={<ActiveLine contact={contact} {...days} />}
    >
      <span className="max-sm:hidden">
        <Closeness contact={contact} chart={chart} />
      </span>
    </Headline>
  );
}

/** "0°21′ from exact, applying, touches your 4th house"; what does not become exact says when it is closest. */
export function Closeness({
  contact,
  chart,
}: Pick<ActiveProps, "contact"> & { readonly chart?: ChartLongitudes }) {
  const { orb, isApplying, closest } = contact;
  return (
    <>
      {degreesAndMinutes(nearestMinute(orb))} from exact,{" "}
      {isApplying && closest ? (
        <>
          closest <MomentDay at={closest.at} />, {awayText(closest.orb)} away
        </>
      ) : isApplying ? (
        "applying"
      ) : (
        "separating"
      )}
      {chart && touched(contact, chart)}
    </>
  );
}

/** The house of the chart that a contact touches. */
function touched({ point }: AnyContact, { longitudes, cusps }: ChartLongitudes): string {
  const longitude = longitudes[point];
  if (longitude === undefined || cusps.length !== 12) return "";
  return `, touches your ${ordinal(houseOf(longitude, cusps))} house`;
}

/** "; your Moon is in Pisces, 6th house" */
export function standing({ point }: AnyContact, { standings }: ChartLongitudes): string {
  const stands = standings[point];
  return stands ? `; your ${pointName(point)} is ${whereItStands(stands)}` : "";
}

/** How close it is, when it is exact, and where the two stand: on a phone each in one line. */
export function Circumstances({ contact, chart, days }: ActiveProps) {
  const { planet, point, longitude, exact } = contact;
  const { cusps, standings } = chart;
  const stands = standings[point];
  const around = aroundOf(contact, days.around, days.moment);
  return (
    <dl className="grid content-start gap-1 text-sm tabular @3xl:gap-3 @3xl:border-l @3xl:border-line @3xl:pl-5 @max-3xl:[&_:is(dt,dd)]:inline">
      <div className="sm:hidden">
        <dt className="text-muted">Now</dt>{" "}
        <dd>
          <Closeness contact={contact} chart={chart} />
        </dd>
      </div>
      <div>
        <dt className="text-muted">Exact</dt>{" "}
        <dd>{exact.length === 0 ? `not this time: ${planet} turns back before` : <Dates exact={exact} />}</dd>
      </div>
      {around && (
        <div>
          <dt className="text-muted">Within {around.within}°</dt>{" "}
          <dd>
            <Window contact={around} />
          </dd>
        </div>
      )}
      {cusps.length === 12 && (
        <div>
          <dt className="text-muted">{planet} is passing through</dt>{" "}
          <dd>your {ordinal(houseOf(longitude, cusps))} house</dd>
        </div>
      )}
      {stands && (
        <div>
          <dt className="text-muted">Your {point} is</dt> <dd>{whereItStands(stands)}</dd>
        </div>
      )}
    </dl>
  );
}

/** "12 March 2026, 4 September 2026 (retrograde) and 20 December 2026" */
export function Dates({ exact }: Pick<ActiveTransitAnswer, "exact">) {
  return exact.map(({ at, isRetrograde }, index) => (
    <Fragment key={at}>
      {index > 0 && (index === exact.length - 1 ? " and " : ", ")}
      <MomentDay at={at} />
      {isRetrograde && " (retrograde)"}
    </Fragment>
  ));
}
