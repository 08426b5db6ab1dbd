import { formatIsoDate } from "~/astrology/calendar";
import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select";
import type { KeptRequest } from "~/db/requests.server";
import { USUAL_MINUTES } from "~/schemas/desk-limits";
import { type Appointment, agreedOn } from "~/schemas/visitor-request";
import { civilDateTimeOf, formatShortTime } from "~/time/civil-date";
import { utcOffsetAt } from "~/time/civil-time";
import type { Values } from "./client-values";
import { DeskForm, fieldsOf, type Refused } from "./form-parts";
import { WhenItIs } from "./when-it-is";
import { momentWords } from "./words";

interface AppointmentCardProps {
  readonly request: KeptRequest;
  readonly refused?: Refused;
}

/** When the session takes place: agreed on elsewhere, and noted here for both. */
export function AppointmentCard({ request, refused }: AppointmentCardProps) {
  const { id, updatedAt, appointment } = request;
  const agreed = agreedOn(request);
  const values = refused?.values ?? valuesOf(appointment);
  const errors = fieldsOf(refused);
  const field = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });
  const wasMoved = refused?.outcome.ok === false && refused.outcome.status === 409;
  return (
    <Card>
      <CardHeader
        title="Appointment"
        description="Nothing is booked by it: it is shown to both of you, with a file for your calendars."
      />
      {agreed && (
        <div className="mb-4">
          <WhenItIs
            appointment={agreed}
            other={request.timezone}
            whose="For them"
            file={`/desk/requests/${id}/appointment.ics`}
          />
        </div>
      )}
      <DeskForm name="appointment" intent="save-appointment" refused={refused} className="grid gap-4">
        <input type="hidden" name="updatedAt" value={updatedAt} />
        {wasMoved && (
          <p className="text-sm" data-theirs>
            {appointment
              ? `It stands at ${momentWords(appointment.instant, appointment.timezone)} meanwhile.`
              : ""}{" "}
            Save again to set it to what you typed.
          </p>
        )}
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField {...field("date")} label="Day" hint="2026-11-27" autoComplete="off" />
          <TextField {...field("time")} label="Time" hint="18:30" autoComplete="off" />
          <TextField
            {...field("timezone")}
            label="Your time zone"
            hint="Such as Europe/Berlin"
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
        <div>
          <Button type="submit" variant="secondary">
            {agreed ? "Move it" : "Agree on this time"}
          </Button>
        </div>
      </DeskForm>
    </Card>
  );
}

function valuesOf(appointment: Appointment | null): Values {
  if (!appointment) return { minutes: String(USUAL_MINUTES) };
  const { offset } = utcOffsetAt(appointment.timezone, appointment.instant);
  const { date, time } = civilDateTimeOf(appointment.instant / 1000 + offset);
  return {
    date: formatIsoDate(date),
    time: formatShortTime(time),
    timezone: appointment.timezone,
    minutes: String(appointment.minutes),
  };
}
