import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { OwnText } from "~/readings/own-texts";
import { MOST_OWN_TEXTS } from "~/schemas/desk-limits";
import { type Database, prepared } from "./database.server";
import { readable } from "./readable.server";
import { siteTexts, siteVersions } from "./schema";

/** A text of the owner's as it is kept. */
export interface KeptText extends OwnText {
  /** Names the words of ours over which it was written. */
  readonly edition: string;
  readonly updatedAt: number;
}

/** All of them, and which version that is. */
export interface KeptTexts {
  readonly version: number;
  readonly texts: readonly KeptText[];
}

const TEXTS = "texts";

/** What stands in the column, or 0 where that is no number. */
const version = sql<number>`CAST(${siteVersions.version} AS INTEGER)`;
const versionRow = (db: Database) =>
  db.select({ version }).from(siteVersions).where(eq(siteVersions.name, TEXTS));
const askVersion = prepared((db) => versionRow(db).prepare());

/** All of them where they are another version than the one that is known; undefined where they are that. 0 is none. */
export async function textsSince(db: Database, known: number): Promise<KeptTexts | undefined> {
  const [row] = await askVersion(db).all();
  return (row?.version ?? 0) === known ? undefined : keptTexts(db);
}

/** All that can be read. */
export async function keptTexts(db: Database): Promise<KeptTexts> {
  const [[row], rows] = await db.batch([
    versionRow(db),
    db.select().from(siteTexts).orderBy(asc(siteTexts.key), asc(siteTexts.locale)).limit(MOST_OWN_TEXTS),
  ]);
  const texts = rows.flatMap((one): KeptText[] => {
    const { key, locale, text, edition, updatedAt } = readable(siteTexts, one);
    return key !== null && locale !== null && text !== null
      ? [{ key, locale, text, edition: edition ?? "", updatedAt: updatedAt?.getTime() ?? 0 }]
      : [];
  });
  return { version: row?.version ?? 0, texts };
}

/** Keeps texts over the version that was read, each new or in place of one that is there; whether it still was that version. */
export async function keepTexts(db: Database, seen: number, texts: readonly KeptText[]): Promise<boolean> {
  const each = (name: keyof KeptText) => sql`value ->> ${sql.raw(`'$.${name}'`)}`;
  const rows = sql`SELECT ${each("key")}, ${each("locale")}, ${each("text")}, ${each("edition")}, ${each("updatedAt")}
    FROM json_each(${JSON.stringify(texts)}) WHERE ${isStill(seen)}`;
  const [, changed] = await db.batch([
    db
      .insert(siteTexts)
      .select(rows)
      .onConflictDoUpdate({
        target: [siteTexts.key, siteTexts.locale],
        set: {
          text: sql`excluded.text`,
          edition: sql`excluded.edition`,
          updatedAt: sql`excluded.updated_at`,
        },
      }),
    nextVersion(db, isStill(seen)),
  ]);
  return changed.length > 0;
}

/** Takes one of theirs back, in whichever version or in that one; whether it stood there. */
export async function removeText(
  db: Database,
  { key, locale }: Pick<OwnText, "key" | "locale">,
  updatedAt: number | null,
): Promise<boolean> {
  const isIt = and(
    eq(siteTexts.key, key),
    eq(siteTexts.locale, locale),
    updatedAt === null ? undefined : eq(siteTexts.updatedAt, new Date(updatedAt)),
  );
  const [, removed] = await db.batch([
    nextVersion(db, sql`EXISTS (SELECT 1 FROM ${siteTexts} WHERE ${isIt})`),
    db.delete(siteTexts).where(isIt).returning({ key: siteTexts.key }),
  ]);
  return removed.length > 0;
}

function isStill(seen: number): SQL {
  const now = sql`SELECT ${version} FROM ${siteVersions} WHERE ${eq(siteVersions.name, TEXTS)}`;
  return sql`coalesce((${now}), 0) = ${seen}`;
}

/** Another version than whichever there is, and a later one, if that holds. */
function nextVersion(db: Database, isDue: SQL) {
  const now = Date.now();
  return db
    .insert(siteVersions)
    .select(sql`SELECT ${TEXTS}, ${now} WHERE ${isDue}`)
    .onConflictDoUpdate({
      target: siteVersions.name,
      set: { version: sql`max(${now}, ${version} + 1)` },
    })
    .returning({ version: siteVersions.version });
}
