import * as z from "zod";
import { AppointmentFields, readAppointment } from "./appointment-input";
import { oneOf } from "./birth-input";
import { asSent, fieldErrors, type Parsed } from "./fields";
import { readVersion } from "./updated-at";
import { type Appointment, REQUEST_STATUSES, type RequestStatus } from "./visitor-request";

export const RequestChangeFields = z.object({
  id: asSent({ type: "string", minLength: 1, isRequired: true }),
  updatedAt: asSent({ type: "integer", isRequired: true }),
  status: oneOf(REQUEST_STATUSES),
  ...AppointmentFields.shape,
});

interface RequestChange {
  readonly id: string;
  readonly updatedAt: number;
  readonly status: RequestStatus;
  /** Null leaves the one that is there. */
  readonly appointment: Omit<Appointment, "sequence" | "isOff"> | null;
}

/** How far a request has come, and when its session takes place, over the version that was shown. */
export function readRequestChange(raw: Readonly<Record<string, unknown>>): Parsed<RequestChange> {
  const said = z.object({ status: RequestChangeFields.shape.status }).safeParse(raw);
  const version = readVersion(raw);
  const appointment = readAppointment(raw);
  if (!said.success || !version.ok || !appointment.ok) {
    return {
      ok: false,
      fields: {
        ...(!said.success && fieldErrors(said.error)),
        ...(!version.ok && version.fields),
        ...(!appointment.ok && appointment.fields),
      },
    };
  }
  return { ok: true, value: { ...version.value, ...said.data, appointment: appointment.value } };
}
