import * as z from "zod";
import { oneOf } from "./birth-input";
import { asSent, fieldErrors, type Parsed } from "./fields";
import { readVersion } from "./updated-at";
import { REQUEST_STATUSES, type RequestStatus } from "./visitor-request";

export const RequestChangeFields = z.object({
  id: asSent({ type: "string", minLength: 1, isRequired: true }),
  updatedAt: asSent({ type: "integer", isRequired: true }),
  status: oneOf(REQUEST_STATUSES),
});

interface RequestChange {
  readonly id: string;
  readonly updatedAt: number;
  readonly status: RequestStatus;
}

/** How far a request has come, over the version that was shown. */
export function readRequestChange(raw: Readonly<Record<string, unknown>>): Parsed<RequestChange> {
  const said = z.object({ status: RequestChangeFields.shape.status }).safeParse(raw);
  const version = readVersion(raw);
  if (!said.success || !version.ok) {
    return {
      ok: false,
      fields: { ...(!said.success && fieldErrors(said.error)), ...(!version.ok && version.fields) },
    };
  }
  return { ok: true, value: { ...version.value, ...said.data } };
}
