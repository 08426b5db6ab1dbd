import type { ComponentProps, ReactNode } from "react";
import type { ActiveTransitAnswer } from "~/answers/chart-transits";
import { houseOf } from "~/astrology/houses";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { type AnyContact, yourPoint } from "~/components/births/name-of-contact";
import { MomentDay } from "~/components/sky/moment";
import { degreesAndMinutes, nearestMinute } from "~/readings/degrees";
import * as names from "~/words/names";
import * as words from "~/words/transits";
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
  const house = chart && houseTouched(contact, chart);
  return house
    ? words.andTouchesHouse({ closeness: () => orbText(contact), house: `${house}` })
    : orbText(contact);
}

function orbText({ orb, isApplying, closest }: ActiveTransitAnswer): ReactNode {
  const fromExact = degreesAndMinutes(nearestMinute(orb));
  if (!isApplying) return words.orbSeparating({ orb: fromExact });
  return closest
    ? words.orbClosest({
        orb: fromExact,
        day: () => <MomentDay at={closest.at} />,
        away: awayText(closest.orb),
      })
    : words.orbApplying({ orb: fromExact });
}

/** The house of the chart that a contact touches; null where that is not known. */
function houseTouched({ point }: AnyContact, { longitudes, cusps }: ChartLongitudes): number | null {
  const longitude = longitudes[point];
  return longitude === undefined || cusps.length !== 12 ? null : houseOf(longitude, cusps);
}

/** "; your Moon is in Pisces, 6th house" */
export function standing({ point: id }: AnyContact, { standings }: ChartLongitudes): string {
  const stands = standings[id];
  if (!stands) return "";
  const point = yourPoint(id);
  const sign = names.sign(stands.sign);
  return stands.house === null
    ? words.pointIsInSign({ point, sign })
    : words.pointIsInHouse({ point, sign, house: `${stands.house}` });
}

/** "in Pisces, 6th house"; the sign alone where the birth time is unknown. */
function whereItStands({ sign, house }: NonNullable<ChartLongitudes["standings"][string]>): string {
  return house === null
    ? words.inSign({ sign: names.sign(sign) })
    : words.inSignAndHouse({ sign: names.sign(sign), house: `${house}` });
}

/** How close it is, when it is exact, and where the two stand: on a phone each in one line. */
export function Circumstances({ contact, chart, days }: ActiveProps) {
  const { planet, point, longitude, exact } = contact;
  const { cusps, standings } = chart;
  const stands = standings[point];
  const around = aroundOf(contact, days.around, days.moment);
  return (
    <dl className="grid content-start gap-1 text-sm tabular @3xl:gap-3 @3xl:border-s @3xl:border-line @3xl:ps-5 @max-3xl:[&_:is(dt,dd)]:inline">
      <div className="sm:hidden">
        <dt className="text-muted">{words.now()}</dt>{" "}
        <dd>
          <Closeness contact={contact} chart={chart} />
        </dd>
      </div>
      <div>
        <dt className="text-muted">{words.exact()}</dt>{" "}
        <dd>
          {exact.length === 0 ? (
            words.turnsBackBefore({ planet: names.planet(planet) })
          ) : (
            <Dates exact={exact} />
          )}
        </dd>
      </div>
      {around && (
        <div>
          <dt className="text-muted">{words.within({ degrees: around.within })}</dt>{" "}
          <dd>
            <Window contact={around} />
          </dd>
        </div>
      )}
      {cusps.length === 12 && (
        <div>
          <dt className="text-muted">{words.isPassingThrough({ planet: names.planet(planet) })}</dt>{" "}
          <dd>{words.yourHouse({ house: `${houseOf(longitude, cusps)}` })}</dd>
        </div>
      )}
      {stands && (
        <div>
          <dt className="text-muted">{words.yourPointIs(point)}</dt> <dd>{whereItStands(stands)}</dd>
        </div>
      )}
    </dl>
  );
}

/** "12 March 2026, 4 September 2026 (retrograde) and 20 December 2026" */
export function Dates({ exact }: Pick<ActiveTransitAnswer, "exact">) {
  return exact
    .map(({ at, isRetrograde }): ReactNode => {
      const date = () => <MomentDay at={at} />;
      return isRetrograde ? words.dateRetrograde({ date }) : date();
    })
    .reduce<ReactNode>((before, date, index) => {
      if (index === 0) return date;
      const dates = () => before;
      return index === exact.length - 1
        ? words.datesAndLast({ dates, last: () => date })
        : words.datesAndNext({ dates, next: () => date });
    }, null);
}
