import * as z from "zod";
import { refusal } from "~/refusals";
import { asSent, isUntyped, type Parsed } from "./fields";
import { isDeskId } from "./updated-at";

/** Of a list that comes in parts. */
export const PartFields = z.object({
  after: asSent({ type: "string", description: "`next` of the part before; without it the first one" }),
});

/** Where the list of requests goes on: after this row. */
export interface RequestPlace {
  readonly isWaiting: boolean;
  readonly at: number;
  readonly id: string;
}

/** As it stands in `next` of an answer and in addresses. */
export function requestPlaceText({ isWaiting, at, id }: RequestPlace): string {
  return `${isWaiting ? "waiting" : "over"}.${at}.${id}`;
}

/** Null where the list begins. */
export function readRequestPlace({ after }: Readonly<Record<string, unknown>>): Parsed<RequestPlace | null> {
  if (isUntyped(after)) return { ok: true, value: null };
  const [state, at, id] = typeof after === "string" && after.length < 80 ? after.split(".") : [];
  const isKnown = (state === "waiting" || state === "over") && /^[0-9]{1,15}$/.test(at ?? "") && isDeskId(id);
  if (!isKnown) return { ok: false, fields: { after: [refusal("id.required")] } };
  return { ok: true, value: { isWaiting: state === "waiting", at: Number(at), id } };
}

/** Where the list of clients goes on: after this row. */
export interface ClientPlace {
  /** When they were last heard of. */
  readonly at: number;
  readonly id: string;
}

export function clientPlaceText({ at, id }: ClientPlace): string {
  return `${at}.${id}`;
}

/** Null where the list begins. */
export function readClientPlace({ after }: Readonly<Record<string, unknown>>): Parsed<ClientPlace | null> {
  if (isUntyped(after)) return { ok: true, value: null };
  const [at, id] = typeof after === "string" && after.length < 80 ? after.split(".") : [];
  if (!/^[0-9]{1,15}$/.test(at ?? "") || !isDeskId(id))
    return { ok: false, fields: { after: [refusal("id.required")] } };
  return { ok: true, value: { at: Number(at), id } };
}

/** What the export goes through, in this order. */
export const EXPORTED = ["clients", "notes", "requests", "intakes", "readings", "deliveries"] as const;
export type Exported = (typeof EXPORTED)[number];

/** Where the export goes on: after the row of this id. */
export interface ExportPlace {
  readonly kind: Exported;
  /** Empty before the first. */
  readonly id: string;
}

export function exportPlaceText({ kind, id }: ExportPlace): string {
  return `${kind}.${id}`;
}

export function readExportPlace({ after }: Readonly<Record<string, unknown>>): Parsed<ExportPlace> {
  if (isUntyped(after)) return { ok: true, value: { kind: "clients", id: "" } };
  const [name, id] = typeof after === "string" && after.length < 80 ? after.split(".") : [];
  const kind = EXPORTED.find((one) => one === name);
  if (!kind || (id !== "" && !isDeskId(id)))
    return { ok: false, fields: { after: [refusal("id.required")] } };
  return { ok: true, value: { kind, id } };
}
