import { beginSession } from "../../app/auth/session.server";
import { database } from "../../app/db/database.server";
import { userWithIdentity } from "../../app/db/users.server";
import type { Bindings } from "../../app/load-context";
import type { workerForTests } from "./worker";

/** A `Cookie` header of somebody signed in, without the way over a provider. */
export async function sessionCookieFor(
  worker: Pick<ReturnType<typeof workerForTests>, "origin" | "started">,
  subject: string,
  profileImageUrl: string | null = null,
  embedded = false,
): Promise<string> {
  const origin = await worker.origin();
  const DB = (await worker.started().getD1Database("DB")) as unknown as D1Database;
  const user = await userWithIdentity(database(DB), {
    issuer: "https://id.example",
    subject,
    email: `${subject}@example.com`,
    firstName: subject,
    lastName: null,
    profileImageUrl,
  });
  const SESSIONS = (await worker.started().getKVNamespace("SESSIONS")) as unknown as KVNamespace;
  const bindings = { DB, SESSIONS } as Bindings;
  const context = { request: new Request(origin), bindings, origin, waitUntil: () => {} };
  const [cookie = ""] = await beginSession(context, user, { embedded });
  return cookie.split(";", 1)[0] ?? "";
}
