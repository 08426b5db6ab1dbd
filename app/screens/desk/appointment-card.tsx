import { formatIsoDate } from "~/astrology/calendar";
import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select";
import type { KeptRequest } from "~/db/requests.server";
import { offersShown } from "~/offers-shown";
import { dayAhead } from "~/schemas/appointment-input";
import { USUAL_MINUTES } from "~/schemas/desk-limits";
import { minutesOf } from "~/schemas/offer-minutes";
import { type Appointment, agreedOn, calledOff } from "~/schemas/visitor-request";
import { site } from "~/site";
import { formatShortTime } from "~/time/civil-date";
import { civilDateTimeAt } from "~/time/civil-time";
import type { Values } from "./client-values";
import { DeskForm, fieldsOf, type Refused } from "./form-parts";
import { mailLink } from "./mail-link";
import { WhenItIs } from "./when-it-is";
import { momentsOf, momentWords, STATUS_NAMES } from "./words";

interface AppointmentCardProps {
  readonly request: KeptRequest;
  /** The owner's own zone; null where none is set. */
  readonly ownZone: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly refused?: Refused;
  /** Where what was refused was to call it off. */
  readonly refusedOff?: Refused;
}

/** When the session takes place: agreed on elsewhere, and noted here for both. */
export function AppointmentCard({ request, ownZone, now, refused, refusedOff }: AppointmentCardProps) {
  const { id, updatedAt, appointment } = request;
  const agreed = agreedOn(request);
  const shown = agreed ?? calledOff(request);
  const values = refused?.values ?? valuesOf(request, ownZone);
  const errors = fieldsOf(refused);
  const field = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });
  const wasMoved = refused?.outcome.ok === false && refused.outcome.status === 409;
  return (
    <Card>
      <CardHeader
        title="Appointment"
        description="Nothing is booked by it: it is shown to both of you, with a file for your calendars."
      />
      {shown && (
        <div className="mb-4">
          <WhenItIs
            appointment={shown}
            own={ownZone}
            other={request.timezone}
            whose="For them"
            file={`/desk/requests/${id}/appointment.ics`}
          />
          <TellThem request={request} appointment={shown} ownZone={ownZone} />
        </div>
      )}
      <DeskForm name="appointment" intent="save-appointment" refused={refused} className="grid gap-4">
        <input type="hidden" name="updatedAt" value={updatedAt} />
        {wasMoved && (
          <p className="text-sm" data-theirs>
            {appointment
              ? `It stands at ${momentWords(appointment.instant, ownZone ?? appointment.timezone)} meanwhile.`
              : ""}{" "}
            Save again to set it to what you typed.
          </p>
        )}
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField
            {...field("date")}
            label="Day"
            hint={<ExampleDay day={dayAhead(now)} />}
            autoComplete="off"
          />
          <TextField {...field("time")} label="Time" hint="18:30" autoComplete="off" />
          <TextField
            {...field("timezone")}
            data-bring-zone=""
            label="Your time zone"
            hint={ownZone ? "Yours, as it is set under Data" : "Such as Europe/Berlin; set yours under Data"}
            autoComplete="off"
          />
          <TextField {...field("minutes")} label="Minutes" inputMode="numeric" autoComplete="off" />
          {(errors.timeReading || values.timeReading) && (
            <SelectField
              {...field("timeReading")}
              label="Which of the two"
              options={[
                { value: "", label: "Choose" },
                { value: "earlier", label: "The first time" },
                { value: "later", label: "The second time" },
              ]}
            />
          )}
        </div>
        {!shown && (
          <p className="text-sm text-muted">
            The desk writes to nobody: they see the time on the page of their request, and you tell them of
            it.
          </p>
        )}
        <div>
          <Button type="submit" variant="secondary">
            {agreed ? "Move it" : "Agree on this time"}
          </Button>
        </div>
      </DeskForm>
      {agreed && (
        <DeskForm
          name="call-off"
          intent="call-off"
          refused={refusedOff}
          className="mt-5 grid gap-3 border-t border-line pt-4"
        >
          <input type="hidden" name="updatedAt" value={updatedAt} />
          <p className="text-sm text-muted">
            Called off, it stays here and on the page of their request, struck through, with a file that takes
            it out of calendars. The desk writes to nobody, and the request is “{STATUS_NAMES.answered}”
            again.
          </p>
          <div>
            <Button type="submit" variant="danger">
              Call it off
            </Button>
          </div>
        </DeskForm>
      )}
    </Card>
  );
}

/** Which a script writes in the order of the browser's region. */
function ExampleDay({ day }: { readonly day: string }) {
  return <span data-example-day>{day}</span>;
}

/** That they have to be told, and a message that says it where their address is known. */
function TellThem({
  request: { email, timezone },
  appointment,
  ownZone,
}: Pick<AppointmentCardProps, "request" | "ownZone"> & { readonly appointment: Appointment }) {
  const says = appointment.isOff ? "Our appointment is called off:" : "Our appointment:";
  const when = momentsOf(appointment, { own: ownZone, other: timezone });
  return (
    <p className="mt-3 text-sm" data-tell>
      The desk writes to nobody: tell them yourself.{" "}
      {email && (
        <a
          href={mailLink(email, `Our appointment · ${site.name}`, [
            says,
            "",
            ...when,
            `${appointment.minutes} minutes`,
            "",
          ])}
          rel="noopener"
          className="link"
        >
          Write an e-mail with the time
        </a>
      )}
    </p>
  );
}

/** As the owner's own clock shows it, where they have said which that is. */
function valuesOf({ appointment, offer }: KeptRequest, ownZone: string | null): Values {
  if (!appointment) {
    const asked = offersShown().find(({ id }) => id === offer);
    const minutes = (asked && minutesOf(asked.duration)) ?? USUAL_MINUTES;
    return { minutes: String(minutes), timezone: ownZone ?? "" };
  }
  const timezone = ownZone ?? appointment.timezone;
  const { date, time } = civilDateTimeAt(timezone, appointment.instant);
  return {
    date: formatIsoDate(date),
    time: formatShortTime(time),
    timezone,
    minutes: String(appointment.minutes),
  };
}
