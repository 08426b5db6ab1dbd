import type { Sealer } from "../app/db/sealed.server";

/** The tables that have sealed rows. */
export const TABLES = [
  "clients",
  "client_notes",
  "requests",
  "intakes",
  "readings",
  "deliveries",
  "desk_settings",
] as const;

export interface SealedRow {
  readonly id: string;
  readonly sealed: string;
}

export interface Resealed extends SealedRow {
  /** As it was sealed before: a row that was written meanwhile is left alone, which the new key sealed already. */
  readonly before: string;
}

/** Rows under the sealer's first key, and the ids of those that none of its keys opens. */
export async function resealed(sealer: Sealer, table: string, rows: readonly SealedRow[]) {
  const anew: Resealed[] = [];
  const unopened: string[] = [];
  for (const { id, sealed } of rows) {
    const value = await sealer.open({ table, id }, sealed);
    if (value === null) unopened.push(id);
    else anew.push({ id, before: sealed, sealed: await sealer.seal({ table, id }, value) });
  }
  return { anew, unopened };
}
