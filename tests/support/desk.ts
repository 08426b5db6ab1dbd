import { sessionCookieFor } from "./session";
import type { workerForTests } from "./worker";

export const DESK_VARS = {
  OWNER_IDENTITIES: "https://id.example|owner",
  DESK_KEY: Buffer.alloc(32, 7).toString("base64"),
};

/** Words that must stand nowhere in the open. */
export const WORDS = {
  name: "Frida Kahlo-Probe",
  called: "Friducha",
  email: "frida.probe@example.org",
  tag: "painterly",
  date: "1907-07-06",
  place: "Coyoacán",
  event: "Accident on the tramway",
  agreed: "by letter of the third",
  note: "She asks about the Saturn return, and about Diego.",
};

/** A client as the API takes one. */
export const FRIDA = {
  name: WORDS.name,
  called: WORDS.called,
  email: WORDS.email,
  language: "Spanish",
  tags: [WORDS.tag],
  births: [
    {
      birthDate: WORDS.date,
      birthTime: "08:30",
      birthLocation: "Coyoacán",
      source: "record",
      rating: "AA",
    },
  ],
  events: [{ date: "1925-09-17", what: WORDS.event }],
  relations: [{ kind: "partner", name: "Diego" }],
  houseSystem: "Placidus",
  settings: { zodiac: "Tropical" },
  consent: { version: "1", at: "2026-11-01", how: WORDS.agreed },
};

export interface KeptRow {
  readonly id: string;
  readonly updatedAt: number;
  readonly [field: string]: unknown;
}

/** The desk as its owner's program asks for it. */
export function deskOf(worker: ReturnType<typeof workerForTests>) {
  let cookie = "";
  const headers = async () => {
    cookie ||= await sessionCookieFor(worker, "owner");
    return { Cookie: cookie };
  };
  return {
    headers,
    get: async (path: string) => worker.fetch(path, { headers: await headers() }),
    post: async (path: string, body: unknown) => worker.post(path, body, await headers()),
    put: async (path: string, body: unknown) =>
      worker.fetch(path, {
        method: "PUT",
        headers: { ...(await headers()), "Content-Type": "application/json" },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    remove: async (path: string) => worker.fetch(path, { method: "DELETE", headers: await headers() }),
    /** A page's form, as it is sent without scripts. */
    form: async (path: string, fields: Readonly<Record<string, string>>) => {
      const user = await worker.fetch("/api/auth/user", { headers: await headers() });
      const { id } = (await user.json()) as { id: string };
      return worker.fetch(path, {
        method: "POST",
        headers: {
          ...(await headers()),
          "Content-Type": "application/x-www-form-urlencoded",
          Origin: "null",
          "Sec-Fetch-Site": "same-origin",
        },
        body: new URLSearchParams({ shownTo: id, ...fields }).toString(),
      });
    },
    add: async (client: object = FRIDA): Promise<KeptRow> => {
      const response = await worker.post("/api/desk/clients", client, await headers());
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      return ((await response.json()) as { client: KeptRow }).client;
    },
  };
}
