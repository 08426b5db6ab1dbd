import type { ReactNode } from "react";
import type { BirthInputEcho, ResolvedBirth } from "~/answers/birth-chart";
import { type CivilDate, dateOfIso, gregorianOf } from "~/astrology/calendar";
import { clockNotesIn } from "~/clock-notes";
import { placeLabel } from "~/places/place-label";
import { isLikelyOldStyle, lastOldStyleDate } from "~/time/old-style";
import * as words from "~/words/births";
import { longDate } from "~/words/dates";
import { dayAndClock } from "~/words/day-and-clock";
import { decimalPosition } from "~/words/positions";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { Fold } from "../ui/fold";

interface HowItWasReadProps {
  /** Any answer that used birth data. */
  readonly chart: {
    readonly resolved: ResolvedBirth;
    readonly input: Pick<BirthInputEcho, "date" | "timezone" | "timeReading" | "timeUnknown" | "calendar">;
  };
  readonly title?: ReactNode;
  /** Id of the form that asked, to ask again when the clock time occurred twice. */
  readonly form: string;
  /** Put before the names of that form's fields, such as `person1.`. */
  readonly prefix?: string;
  /** Folds what needs no answer; clock and offset stay where they are seen. */
  readonly isFolded?: boolean;
}

/** Place, clock and offset as they were understood: a wrong zone must be seen, not suffered. */
export function HowItWasRead({
  chart,
  title = words.howYourBirthTime(),
  form,
  prefix = "",
  isFolded = false,
}: HowItWasReadProps) {
  const { place, otherPlaces, utc, utcOffset, localTime, notes, ambiguous } = chart.resolved;
  const note = notes ? clockNotesIn(notes) : chart.resolved.note; // a chart kept before there were codes has none
  const { date, calendar, timezone, timeReading, timeUnknown } = chart.input;
  const written = dateOfIso(date);
  const zone =
    timezone === "auto" ? place.timeZone : typeof timezone === "number" ? words.fixedByYou() : timezone;
  const isOldStyle = calendar !== "Julian" && isLikelyOldStyle(written, place);
  if (isFolded && !note && !ambiguous && !isOldStyle && otherPlaces.length === 0) {
    return (
      <Card>
        <div className="-my-3">
          <Fold
            isWide
            summary={
              <h2 className="min-w-0">
                {title}
                <span className="mt-1 block font-sans text-sm font-normal text-muted tabular">
                  {words.momentOffsetZone({ moment: dayAndClock(localTime), offset: utcOffset, zone })}
                </span>
              </h2>
            }
          >
            <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
              <PlaceRow place={place} />
              <Row label={words.universalTime()}>{words.momentUtc({ moment: dayAndClock(utc) })}</Row>
            </dl>
            <PlaceCredit />
          </Fold>
        </div>
      </Card>
    );
  }
  return (
    <Card>
      <CardHeader title={title} />
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        <PlaceRow place={place} />
        <Row label={timeUnknown ? words.localNoon() : words.clockTimeThere()}>{dayAndClock(localTime)}</Row>
        <Row label={words.offsetFromUtc()}>{words.offsetAndZone({ offset: utcOffset, zone })}</Row>
        <Row label={words.universalTime()}>{words.momentUtc({ moment: dayAndClock(utc) })}</Row>
      </dl>
      {note && (!timeUnknown || calendar === "Julian") && (
        <p role="note" className="mt-4 border-s-2 border-lilac ps-3 text-sm">
          {note}
        </p>
      )}
      {ambiguous && !timeUnknown && (
        <Button
          type="submit"
          form={form}
          name={`${prefix}timeReading`}
          value={timeReading === "earlier" ? "later" : "earlier"}
          variant="secondary"
          size="sm"
          className="mt-3"
        >
          {words.readItTheOther()}
        </Button>
      )}
      {isOldStyle && <OldStyleHint date={written} place={place} form={form} name={`${prefix}calendar`} />}
      {otherPlaces.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          {words.otherPlaces({ places: otherPlaces.slice(0, 3).map(placeLabel).join("; ") })}
        </p>
      )}
      <PlaceCredit />
    </Card>
  );
}

interface OldStyleHintProps {
  readonly date: CivilDate;
  readonly place: ResolvedBirth["place"];
  readonly form: string;
  /** Of the form's box that says so. */
  readonly name: string;
}

/** What a date would be if it were Old Style, as it is likely to be: nobody but the reader can know. */
function OldStyleHint({ date, place, form, name }: OldStyleHintProps) {
  const last = lastOldStyleDate(place);
  if (!last) return null;
  return (
    <>
      <p className="mt-4 border-s-2 border-lilac ps-3 text-sm">
        {words.oldStyleUntil({
          country: place.country,
          last: longDate(last),
          date: longDate(date),
          newStyle: longDate(gregorianOf(date)),
        })}
      </p>
      <Button
        type="submit"
        form={form}
        name={name}
        value="Julian"
        variant="secondary"
        size="sm"
        className="mt-3"
        onClick={({ currentTarget }) => {
          const box = currentTarget.form?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
          if (box && !box.checked) box.click(); // the form says it from now on
        }}
      >
        {words.readItAsOld()}
      </Button>
    </>
  );
}

function PlaceRow({ place }: { readonly place: ResolvedBirth["place"] }) {
  return (
    <Row label={words.place()}>
      {words.placeAndCoordinates({ place: placeLabel(place), coordinates: decimalPosition(place) })}
    </Row>
  );
}

function PlaceCredit() {
  return <p className="mt-4 text-xs text-muted">{words.placeDataGeoNamesCc()}</p>;
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="break-words tabular">{children}</dd>
    </div>
  );
}
