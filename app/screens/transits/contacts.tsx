import { Fragment, type ReactNode, useState } from "react";
import type { ActiveTransitAnswer, ChartTransitAnswer, ChartTransitsAnswer } from "~/answers/chart-transits";
import { houseOf } from "~/astrology/houses";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { type AnyContact, nameOfContact, pointName } from "~/components/births/name-of-contact";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph, type GlyphName } from "~/components/drawings/glyphs";
import { ShareLink } from "~/components/link/share-link";
import { MomentDay } from "~/components/sky/moment";
import { Fold } from "~/components/ui/fold";
import { useLayoutEffectHere } from "~/components/ui/use-layout-effect-here";
import { degreesAndMinutes, nearestMinute } from "~/readings/degrees";
import { ordinal } from "~/readings/ordinal";
import { isOtherPoint } from "~/readings/transits/other-points";
import { whereItStands } from "~/readings/where-it-stands";
import { CalendarDownload } from "./calendar-download";

/** The closest are read at once, the others when they are opened; on a phone, which has room for few, one is. */
const OPEN = 3;
const OPEN_ON_PHONE = 1;
const PHONE = "(max-width: 39.99rem)";

const isOfPoint = ({ point }: AnyContact) => isOtherPoint(point);
const isSlow = ({ practice }: ActiveTransitAnswer) => practice !== null;

interface ContactsProps {
  readonly chart: ChartLongitudes;
  readonly answer: ChartTransitsAnswer;
  readonly isNow: boolean;
}

/** What touches a chart at a moment, in words, and what does in the year after it. */
export function Contacts(props: ContactsProps) {
  return (
    <>
      {props.chart.zodiac !== "Tropical" && (
        <p className="mb-4 max-w-prose text-sm text-muted">
          Signs are those of this chart’s zodiac ({props.chart.zodiac}). Contacts are counted from the
          equinox, as in a tropical chart: the precession since birth, about half a degree in 36 years, is
          left in.
        </p>
      )}
      <SlowContacts {...props} />
      <FastContacts {...props} />
      <PointContacts {...props} />
      <ContactsOfYear {...props} />
      <CalendarDownload chart={props.chart} />
      <div className="mt-4 sm:mt-6">
        <ShareLink
          title={`Transits to ${props.chart.name}'s chart`}
          content={() => ({ screen: "transits", chart: props.chart })}
        />
      </div>
    </>
  );
}

/** What shapes weeks to years. */
function SlowContacts({ chart, answer, isNow }: ContactsProps) {
  const active = answer.active.filter(isSlow);
  const [open, setOpen] = useState(OPEN);
  useLayoutEffectHere(() => {
    if (matchMedia(PHONE).matches) setOpen(OPEN_ON_PHONE);
  }, []);
  return (
    <>
      <h3>{isNow ? "Active now" : "Active at that moment"}</h3>
      <p className="max-w-prose text-sm text-muted max-sm:hidden">
        Contacts of the slow planets within two degrees, the closest first.
      </p>
      {chart.cusps.length === 0 && (
        <p className="max-w-prose text-sm text-muted">
          The birth time is unknown: the Moon is taken where it stood at noon, and may be seven degrees away
          from there.
        </p>
      )}
      {active.length === 0 ? (
        <p className="mt-3">No slow planet is so close to a place of this chart: a calm time.</p>
      ) : (
        <ol className="mt-2 divide-y divide-line">
          {active.map((contact, index) => (
            <li key={nameOfContact(contact)}>
              <Fold
                isOpen={index < open}
                isWide
                summary={
                  <Headline contact={contact}>
                    {orbOf(contact)}
                    {touched(contact, chart)}
                  </Headline>
                }
              >
                <div className="grid gap-x-10 gap-y-4 @3xl:grid-cols-[minmax(0,1fr)_15rem]">
                  <div className="max-w-prose">
                    <Words {...contact} />
                  </div>
                  <Circumstances contact={contact} chart={chart} />
                </div>
              </Fold>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** What colours hours or days: a line each. */
function FastContacts({ chart, answer }: ContactsProps) {
  const active = answer.active.filter((contact) => !isSlow(contact) && !isOfPoint(contact));
  if (active.length === 0) return null;
  return (
    <div className="mt-5 sm:mt-8">
      <h3>Passing quickly</h3>
      <p className="max-w-prose text-sm text-muted max-sm:hidden">
        Contacts of the fast planets within one degree. They last some hours or days.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {active.map((contact) => (
          <li key={nameOfContact(contact)}>
            <Fold
              summary={
                <Headline contact={contact}>
                  {orbOf(contact)}
                  {touched(contact, chart)}
                </Headline>
              }
            >
              <p>
                {contact.text} <span className="text-muted">{contact.lasts}</span>
              </p>
            </Fold>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is told of other points than planets and angles: which, how close and what it stands for. */
function PointContacts({ chart, answer }: ContactsProps) {
  const active = answer.active.filter(isOfPoint);
  if (active.length === 0) return null;
  return (
    <details className="mt-4 border-t border-line pt-2">
      <summary className="py-2 text-gold">
        <h3 className="inline">Nodes, Chiron and other points</h3>
      </summary>
      <p className="max-w-prose text-sm text-muted">Contacts within one degree, of slow and fast planets.</p>
      <ul className="mt-2 divide-y divide-line">
        {active.map((contact) => (
          <li key={nameOfContact(contact)} className="py-3">
            <Headline contact={contact}>
              {orbOf(contact)}
              {standing(contact, chart)}
            </Headline>
            <p className="mt-1.5 max-w-prose">{contact.text}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The dates of slow planets' contacts, each with its text when it is opened. */
function ContactsOfYear({ chart, answer, isNow }: ContactsProps) {
  const { contacts } = answer;
  const span = isNow ? "the next twelve months" : "the twelve months after it";
  if (contacts.length === 0) {
    return (
      <p className="mt-8">No slow planet makes an exact aspect to this chart in {span}: a quiet year.</p>
    );
  }
  return (
    <details className="mt-2 border-t border-line pt-2">
      <summary className="py-2 font-semibold text-gold">
        {contacts.length === 1 ? "One exact contact" : `All ${contacts.length} exact contacts`} in {span}
      </summary>
      <ol className="divide-y divide-line">
        {contacts.map((contact) => (
          <li key={nameOfContact(contact)}>
            <Fold
              summary={
                <Headline contact={contact}>
                  <Dates exact={contact.exact} />
                  {standing(contact, chart)}
                </Headline>
              }
            >
              <Words {...contact} />
            </Fold>
          </li>
        ))}
      </ol>
    </details>
  );
}

export function Headline({
  contact,
  children,
}: {
  readonly contact: AnyContact;
  readonly children: ReactNode;
}) {
  const { planet, type, point } = contact;
  return (
    <span className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 sm:gap-x-4">
      <span
        className="flex shrink-0 items-center justify-between gap-0.5 sm:row-span-2 sm:w-18 max-sm:[&_svg]:size-4"
        aria-hidden="true"
      >
        <span style={{ color: bodyColour(planet as ActiveTransitAnswer["planet"]) }}>
          <Glyph name={planet as GlyphName} size={22} />
        </span>
        <span className="flex grow items-center justify-around">
          <Glyph name={type} size={16} className="text-muted" />
          <PointMark point={point} />
        </span>
      </span>
      <span className="font-semibold">{nameOfContact(contact)}</span>
      <span className="text-sm text-muted tabular max-sm:col-span-2">{children}</span>
    </span>
  );
}

function PointMark({ point }: { readonly point: ChartTransitAnswer["point"] }) {
  if (point === "Ascendant" || point === "Midheaven") {
    return (
      <span className="w-5.5 text-center whitespace-nowrap font-display text-sm font-semibold">
        {point === "Ascendant" ? "AC" : "MC"}
      </span>
    );
  }
  return <Glyph name={point} size={22} />;
}

/** "0°21′ from exact, applying" */
function orbOf({ orb, isApplying }: ActiveTransitAnswer): string {
  return `${degreesAndMinutes(nearestMinute(orb))} from exact, ${isApplying ? "applying" : "separating"}`;
}

/** The house of the chart that a contact touches. */
function touched({ point }: AnyContact, { longitudes, cusps }: ChartLongitudes): string {
  const longitude = longitudes[point];
  if (longitude === undefined || cusps.length !== 12) return "";
  return `, touches your ${ordinal(houseOf(longitude, cusps))} house`;
}

export function Words({ text, practice }: Pick<ActiveTransitAnswer, "text" | "practice">) {
  return (
    <>
      <p>{text}</p>
      {practice && (
        <p className="mt-3 border-l-2 border-lilac pl-3 text-sm">
          <span className="font-semibold text-lilac">Practice:</span> {practice}
        </p>
      )}
    </>
  );
}

/** "; your Moon is in Pisces, 6th house" */
function standing({ point }: AnyContact, { standings }: ChartLongitudes): string {
  const stands = standings[point];
  return stands ? `; your ${pointName(point)} is ${whereItStands(stands)}` : "";
}

/** When it is exact, and where the two stand. */
function Circumstances({
  contact: { planet, point, longitude, exact },
  chart: { cusps, standings },
}: {
  readonly contact: ActiveTransitAnswer;
  readonly chart: ChartLongitudes;
}) {
  const stands = standings[point];
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] content-start gap-3 text-sm tabular @3xl:grid-cols-1 @3xl:border-l @3xl:border-line @3xl:pl-5">
      <div>
        <dt className="text-muted">Exact</dt>
        {exact.length === 0 && <dd>not this time: {planet} turns back before</dd>}
        {exact.map(({ at, isRetrograde }) => (
          <dd key={at}>
            <MomentDay at={at} />
            {isRetrograde && ", retrograde"}
          </dd>
        ))}
      </div>
      {cusps.length === 12 && (
        <div>
          <dt className="text-muted">{planet} is passing through</dt>
          <dd>your {ordinal(houseOf(longitude, cusps))} house</dd>
        </div>
      )}
      {stands && (
        <div>
          <dt className="text-muted">Your {point} is</dt>
          <dd>{whereItStands(stands)}</dd>
        </div>
      )}
    </dl>
  );
}

/** "12 March 2026, 4 September 2026 (retrograde) and 20 December 2026" */
function Dates({ exact }: Pick<ActiveTransitAnswer, "exact">) {
  return exact.map(({ at, isRetrograde }, index) => (
    <Fragment key={at}>
      {index > 0 && (index === exact.length - 1 ? " and " : ", ")}
      <MomentDay at={at} />
      {isRetrograde && " (retrograde)"}
    </Fragment>
  ));
}
