import { deskRefusal } from "~/desk-refusals";
import { numberIn } from "~/formats/number-in";
import { refusal } from "~/refusals";
import { isUntyped, type Parsed } from "./fields";

type Raw = Readonly<Record<string, unknown>>;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether it is an id as the desk makes them. */
export function isDeskId(value: unknown): value is string {
  return typeof value === "string" && ID.test(value);
}

/**
 * Which row of the desk a write is of (`id`), and over which version of it (`updatedAt`); without a version it is new,
 * and may bring the id that it is to have, so that what is sent twice is kept once.
 */
export function readUpdatedAt({
  id,
  updatedAt,
}: Raw): Parsed<{ readonly id: string | null; readonly updatedAt: number | null }> {
  const isUnknown = isUntyped(id) ? !isUntyped(updatedAt) : !isDeskId(id);
  if (isUnknown) return { ok: false, fields: { id: [refusal("id.required")] } };
  const version = readVersionGiven(updatedAt);
  if (!version.ok) return version;
  return { ok: true, value: { id: isDeskId(id) ? id : null, updatedAt: version.value } };
}

/** Over which version of a row a write is; null where it says none. */
export function readVersionGiven(updatedAt: unknown): Parsed<number | null> {
  if (isUntyped(updatedAt)) return { ok: true, value: null };
  const version = typeof updatedAt === "string" ? numberIn(updatedAt) : updatedAt;
  if (typeof version !== "number" || !Number.isSafeInteger(version)) {
    return { ok: false, fields: { updatedAt: [deskRefusal("updated-at.required")] } };
  }
  return { ok: true, value: version };
}

/** The same of a write that changes what is there: both must be said. */
export function readVersion(raw: Raw): Parsed<{ readonly id: string; readonly updatedAt: number }> {
  const read = readUpdatedAt(raw);
  if (!read.ok) return read;
  const { id, updatedAt } = read.value;
  if (id === null) return { ok: false, fields: { id: [refusal("id.required")] } };
  if (updatedAt === null) return { ok: false, fields: { updatedAt: [deskRefusal("updated-at.required")] } };
  return { ok: true, value: { id, updatedAt } };
}
