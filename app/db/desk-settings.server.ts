import { and, eq } from "drizzle-orm";
import type { DeskStore, Written } from "./clients.server";
import { deskSettings } from "./schema";

/** What the owner has set on the desk. */
export interface DeskSettings {
  /** By whose clock appointments are typed and shown: a name of the tz database; null where nothing is set. */
  readonly timezone: string | null;
}

/** The same, and which version of it that is: 0 where nothing was ever set. */
export interface KeptSettings extends DeskSettings {
  readonly updatedAt: number;
}

/** There is one row. */
const ID = "own";
const AT = { table: "desk_settings", id: ID };

/** What is set; the beginning where nothing is, and where none of the keys opens it. */
export async function deskSettingsOf({ db, sealer }: DeskStore): Promise<KeptSettings> {
  const [row] = await db.select().from(deskSettings).where(eq(deskSettings.id, ID));
  if (!row) return { timezone: null, updatedAt: 0 };
  const settings = (await sealer.open(AT, row.sealed)) as DeskSettings | null;
  return { timezone: settings?.timezone ?? null, updatedAt: row.updatedAt.getTime() };
}

/** Writes over the version that was shown, and over no other. */
export async function setDeskSettings(
  store: DeskStore,
  updatedAt: number,
  settings: DeskSettings,
): Promise<Written<KeptSettings>> {
  const { db, sealer } = store;
  const row = {
    sealed: await sealer.seal(AT, settings),
    updatedAt: new Date(Math.max(Date.now(), updatedAt + 1)),
  };
  const [written] =
    updatedAt === 0
      ? await db
          .insert(deskSettings)
          .values({ id: ID, ...row })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(deskSettings)
          .set(row)
          .where(and(eq(deskSettings.id, ID), eq(deskSettings.updatedAt, new Date(updatedAt))))
          .returning();
  if (!written) return { is: "changed", row: await deskSettingsOf(store) };
  return { is: "written", row: { ...settings, updatedAt: written.updatedAt.getTime() } };
}
