import { useState } from "react";
import type { ActiveTransitAnswer, ChartTransitsAnswer } from "~/answers/chart-transits";
import type { ChartLongitudes } from "~/components/births/chart-longitudes";
import { type AnyContact, nameOfContact } from "~/components/births/name-of-contact";
import { ShareLink } from "~/components/link/share-link";
import { Fold } from "~/components/ui/fold";
import { useLayoutEffectHere } from "~/components/ui/use-layout-effect-here";
import { isOtherPoint } from "~/readings/transits/other-points";
import * as words from "~/words/transits";
import { Active, Circumstances, Closeness, Dates, standing } from "./active-contact";
import { CalendarDownload } from "./calendar-download";
import { Headline, Words } from "./headline";
import { ActiveDay, DaysHead, OtherDays, ShortDay } from "./thirty-days";

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
          {words.signsAreThoseOf({ zodiac: props.chart.zodiac })}
        </p>
      )}
      <SlowContacts {...props} />
      <FastContacts {...props} />
      <OtherDays around={props.answer.around} moment={props.answer.from} isNow={props.isNow} />
      <PointContacts {...props} />
      <ContactsOfYear {...props} />
      <CalendarDownload chart={props.chart} />
      <div className="mt-4 sm:mt-6">
        <ShareLink
          title={words.transitsToChartOf({ name: props.chart.name })}
          content={() => ({ screen: "transits", chart: props.chart })}
        />
      </div>
    </>
  );
}

/** What shapes weeks to years. */
function SlowContacts({ chart, answer, isNow }: ContactsProps) {
  const active = answer.active.filter(isSlow);
  const days = { around: answer.around, moment: answer.from };
  const [open, setOpen] = useState(OPEN);
  useLayoutEffectHere(() => {
    if (matchMedia(PHONE).matches) setOpen(OPEN_ON_PHONE);
  }, []);
  return (
    <>
      <h3>{isNow ? words.activeNow() : words.activeThen()}</h3>
      <p className="max-w-prose text-sm text-muted max-sm:hidden">{words.contactsOfTheSlow()}</p>
      {chart.cusps.length === 0 && (
        <p className="max-w-prose text-sm text-muted">{words.birthTimeIsUnknown()}</p>
      )}
      {active.length === 0 ? (
        <p className="mt-3">{words.noSlowPlanetIs()}</p>
      ) : (
        <>
          <DaysHead {...days} isNow={isNow} />
          <ol className="divide-y divide-line">
            {active.map((contact, index) => (
              <li key={nameOfContact(contact)}>
                <Fold isOpen={index < open} isWide isDense summary={<Active {...{ contact, chart, days }} />}>
                  <div className="grid gap-x-10 gap-y-4 @3xl:grid-cols-[minmax(0,1fr)_15rem]">
                    <div className="max-w-prose">
                      <Words {...contact} />
                    </div>
                    <Circumstances contact={contact} chart={chart} days={days} />
                  </div>
                </Fold>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** What colours hours or days: a line each. */
function FastContacts({ chart, answer }: ContactsProps) {
  const active = answer.active.filter((contact) => !isSlow(contact) && !isOfPoint(contact));
  if (active.length === 0) return null;
  const days = { around: answer.around, moment: answer.from };
  return (
    <div className="mt-5 sm:mt-8">
      <h3>{words.passingQuickly()}</h3>
      <p className="max-w-prose text-sm text-muted max-sm:hidden">{words.contactsOfTheFast()}</p>
      <ul className="mt-2 divide-y divide-line">
        {active.map((contact) => (
          <li key={nameOfContact(contact)}>
            <Fold isDense summary={<Active {...{ contact, chart, days }} />}>
              <p>
                {contact.text} <span className="text-muted">{contact.lasts}</span>
              </p>
              <p className="mt-2 text-sm text-muted sm:hidden">
                <Closeness contact={contact} chart={chart} />
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
        <h3 className="inline">{words.otherPoints()}</h3>
      </summary>
      <p className="max-w-prose text-sm text-muted">{words.contactsWithinOne()}</p>
      <ul className="mt-2 divide-y divide-line">
        {active.map((contact) => (
          <li key={nameOfContact(contact)} className="py-3">
            <Headline contact={contact} when={<ActiveDay contact={contact} moment={answer.from} />}>
              <Closeness contact={contact} />
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
  if (contacts.length === 0) return <p className="mt-8">{words.quietYear({ isNow })}</p>;
  return (
    <details className="mt-2 border-t border-line pt-2">
      <summary className="py-2 font-semibold text-gold">
        {words.exactContactsInYear({ isNow, count: contacts.length })}
      </summary>
      <ol className="divide-y divide-line">
        {contacts.map((contact) => (
          <li key={nameOfContact(contact)}>
            <Fold
              summary={
                <Headline
                  contact={contact}
                  when={<ShortDay at={contact.exact[0]?.at ?? answer.from} than={answer.from} />}
                >
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
