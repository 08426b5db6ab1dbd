import type { ActiveTransitAnswer, DaysAround, TransitAroundAnswer } from "~/answers/chart-transits";
import { dateOfIso, localDay } from "~/astrology/calendar";
import { MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { bodyColour } from "~/components/drawings/body-style";
import { useIsBrowser } from "~/components/ui/use-is-browser";
import { degreesAndMinutes, nearestMinute } from "~/readings/degrees";
import * as words from "~/words/transits";
import { aroundOf, type Day, dayOfActive, othersOf } from "./days-around";
import { Headline, LINE, LINED } from "./headline";
import { shortDay, shortMonth } from "./short-day";
import { closenessOf } from "./year-ahead/closeness";
import { scaleOf } from "./year-ahead/span";
import { Labels, Track } from "./year-ahead/track";
import { Window } from "./year-ahead/window";

interface DaysProps {
  readonly around: DaysAround;
  /** Whose line is drawn; ISO. */
  readonly moment: string;
}

const WEEK = 7 * MILLISECONDS_PER_DAY;

/** The moment and each week after it, until the days end. */
function weeksOf({ around, moment }: DaysProps) {
  const scale = scaleOf(around.from, around.until);
  const weeks: { readonly at: number; readonly iso: string }[] = [];
  for (let at = Date.parse(moment); at < Date.parse(around.until); at += WEEK) {
    const iso = new Date(at).toISOString();
    weeks.push({ at: scale(iso), iso });
  }
  return weeks;
}

/** The days above the lines: today, or the moment's, and each week after it. */
export function DaysHead(props: DaysProps & { readonly isNow: boolean }) {
  const labels = weeksOf(props).map(({ at, iso }, index) => ({
    at,
    text:
      props.isNow && index === 0 ? (
        <span className="font-semibold text-gold">{words.today()}</span>
      ) : (
        <span className={index === 0 ? "font-semibold text-gold" : "text-muted"}>
          <ShortDay at={iso} than={iso} />
        </span>
      ),
  }));
  return (
    <div className="mt-2 flex gap-3 sm:gap-4" aria-hidden="true">
      <div className={LINED}>
        <div className={`relative h-5 ${LINE}`}>
          <Labels labels={labels} narrow={0.2} wide={0.16} />
        </div>
      </div>
      <span className="w-4.5 shrink-0" />
    </div>
  );
}

/** One contact on the line of these days. */
export function DaysLine({
  around,
  moment,
  contact,
  passes = [],
}: DaysProps & {
  /** Null of what only its passes are known of. */
  readonly contact: TransitAroundAnswer | null;
  readonly passes?: readonly string[];
}) {
  const scale = scaleOf(around.from, around.until);
  const calendar = weeksOf({ around, moment }).slice(1);
  return (
    <Track
      isThin
      calendar={calendar.map(({ at }) => ({ at, label: "" }))}
      today={scale(moment)}
      stops={contact ? closenessOf(contact, contact.within, scale) : []}
      ticks={(contact?.exact ?? passes).map(scale).filter((at) => at >= 0 && at <= 1)}
    />
  );
}

/** What is active, with its line of days. */
export function ActiveLine({ contact, ...props }: DaysProps & { readonly contact: ActiveTransitAnswer }) {
  const passes = contact.exact.map(({ at }) => at);
  return (
    <span style={{ color: bodyColour(contact.planet) }}>
      <DaysLine {...props} contact={aroundOf(contact, props.around, props.moment)} passes={passes} />
    </span>
  );
}

/** The day beside the name of what is active. */
export function ActiveDay({
  contact,
  moment,
}: Pick<DaysProps, "moment"> & { readonly contact: ActiveTransitAnswer }) {
  const day = dayOfActive(contact, moment);
  return day && <DayOf day={day} moment={moment} />;
}

/** `25 Nov`, and what it is then: "exact", "closest, 1′ away", "was exact". */
function DayOf({ day: { at, orb, isPast }, moment }: Pick<DaysProps, "moment"> & { readonly day: Day }) {
  return (
    <>
      <ShortDay at={at} than={moment} />
      <span className="block text-xs text-muted">
        {orb === 0 ? words.dayIsExact({ isPast }) : words.dayIsClosest({ isPast, away: awayText(orb) })}
      </span>
    </>
  );
}

/** `1′`, `1°05′`. */
export function awayText(orb: number): string {
  const arc = nearestMinute(orb);
  return arc.degree === 0 ? `${arc.minute}′` : degreesAndMinutes(arc);
}

/** `25 Nov`, with its year where that is another than a moment's: in the visitor's zone, from the server in UTC. */
export function ShortDay({ at, than }: { readonly at: string; readonly than: string }) {
  const isBrowser = useIsBrowser();
  const dayOf = (iso: string) => (isBrowser ? localDay(new Date(iso)) : dateOfIso(iso));
  const { year, month, day } = dayOf(at);
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {year === dayOf(than).year
        ? shortDay({ month, day })
        : words.shortDayOfYear({ day, month: shortMonth(month), year })}
    </time>
  );
}

/** What else touches the chart in these days, before the moment or after it. */
export function OtherDays(props: DaysProps & { readonly isNow: boolean }) {
  const others = othersOf(props.around, props.moment);
  if (others.length === 0) return null;
  return (
    <details className="mt-2 border-t border-line pt-2 print:hidden">
      <summary className="py-2 font-semibold text-gold">
        {words.moreInTheseDays({ count: others.length })}
      </summary>
      <DaysHead {...props} />
      <ol className="divide-y divide-line">
        {others.map(({ contact, day }) => (
          <li
            key={`${contact.transiting} ${contact.type} ${contact.natal} ${contact.closest.at}`}
            className="flex gap-3 py-1.5 sm:gap-4"
          >
            <Headline
              contact={{ planet: contact.transiting, type: contact.type, point: contact.natal }}
              when={day && <DayOf day={day} moment={props.moment} />}
              line={
                <span style={{ color: bodyColour(contact.transiting) }}>
                  <DaysLine {...props} contact={contact} />
                </span>
              }
            >
              <span className="text-xs @max-3xl:sr-only">
                {words.withinTheseDays({
                  degrees: contact.within,
                  window: () => <Window contact={contact} />,
                })}
              </span>
            </Headline>
            <span className="w-4.5 shrink-0" />
          </li>
        ))}
      </ol>
    </details>
  );
}
