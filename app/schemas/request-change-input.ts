import * as z from "zod";
import { deskRefusal } from "~/desk-refusals";
import { refusal } from "~/refusals";
import { oneOf } from "./birth-input";
import { asSent, fieldErrors, type Parsed } from "./fields";
import { readUpdatedAt } from "./updated-at";
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
  const version = readUpdatedAt(raw);
  if (!said.success || !version.ok) {
    return {
      ok: false,
      fields: { ...(!said.success && fieldErrors(said.error)), ...(!version.ok && version.fields) },
    };
  }
  const { id, updatedAt } = version.value;
  if (id === null) return { ok: false, fields: { id: [refusal("id.required")] } };
  if (updatedAt === null) return { ok: false, fields: { updatedAt: [deskRefusal("updated-at.required")] } };
  return { ok: true, value: { id, updatedAt, ...said.data } };
}
