import type { deskOf, KeptRow } from "./desk";
import type { workerForTests } from "./worker";

/** Words of an intake form that must stand nowhere in the open. */
export const INTAKE_WORDS = {
  name: "Leonora Carrington-Probe",
  called: "Prim-Probe",
  date: "1917-04-06",
  place: "Clayton-le-Woods",
  question: "Which of the two horses is mine?",
  event: "Sailed from Lisbon-Probe",
  partner: "Chiki Weisz-Probe",
};

/** The form as a program sends it. */
export const INTAKE = {
  fullName: INTAKE_WORDS.name,
  called: INTAKE_WORDS.called,
  birthDate: INTAKE_WORDS.date,
  birthTime: "05:15",
  birthLocation: INTAKE_WORDS.place,
  latitude: 53.69,
  longitude: -2.65,
  source: "family",
  language: "English",
  question: INTAKE_WORDS.question,
  events: `1941-07 ${INTAKE_WORDS.event}`,
  people: [
    {
      kind: "partner",
      name: INTAKE_WORDS.partner,
      birthDate: "1911-10-01",
      timeUnknown: true,
      birthLocation: "Budapest",
      agreed: true,
    },
  ],
  mayKeep: true,
  mayRecord: true,
};

/** The owner's links, and what is sent by them: each from a network of its own. */
export function invitationsOf(worker: ReturnType<typeof workerForTests>, desk: ReturnType<typeof deskOf>) {
  let network = 0;
  return {
    /** The path of a new link. */
    invite: async (about: object = {}): Promise<string> => {
      const response = await desk.post("/api/desk/intakes", about);
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      const { intake } = (await response.json()) as { intake: { link: string } };
      return new URL(intake.link).pathname;
    },
    send: (path: string, body: object = INTAKE, headers: Record<string, string> = {}) =>
      worker.post(`/api${path}`, body, { "CF-Connecting-IP": `203.0.113.${++network}`, ...headers }),
    requests: async (): Promise<readonly KeptRow[]> => {
      const all: KeptRow[] = [];
      for (let next: string | null = ""; next !== null; ) {
        const response = await desk.get(`/api/desk/requests${next && `?after=${next}`}`);
        const part = (await response.json()) as { requests: KeptRow[]; next: string | null };
        all.push(...part.requests);
        next = part.next;
      }
      return all;
    },
  };
}

/** A form as a browser sends it. */
export const asForm = (fields: Readonly<Record<string, string>>) => ({
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(fields).toString(),
});
