import { expect, test } from "vitest";
import { readAaf } from "../formats/aaf";
import { aafOfClients, type Exported, type ExportedClient, markdownOf } from "./desk-files";

const FRIDA: ExportedClient = {
  id: "0e7b5a1c-0000-4000-8000-000000000001",
  name: "Frida Kahlo",
  called: "Friducha",
  email: "frida@example.org",
  language: null,
  tags: ["painter"],
  births: [
    {
      birthDate: "1927-07-06",
      birthTime: "08:30",
      timeUnknown: false,
      birthLocation: "Coyoacán, Mexico",
      latitude: 19.35,
      longitude: -99.16,
      timezone: "America/Mexico_City",
      source: "record",
      rating: "AA",
      utc: "1927-07-06T14:30:00Z",
    },
    {
      birthDate: "1907-07-07",
      birthTime: "",
      timeUnknown: true,
      birthLocation: "Coyoacán",
      latitude: 19.35,
      longitude: -99.16,
      timezone: "America/Mexico_City",
      source: "memory",
      rating: "X",
      utc: null,
    },
  ],
  relations: [{ kind: "partner", client: null, name: "Diego", birth: null }],
  houseSystem: "Placidus",
  settings: null,
  events: [{ date: "1925-09-17", what: "An accident" }],
  consent: { version: "1", at: "2026-11-01", how: "by letter" },
  mayRecord: false,
  lastContactAt: Date.UTC(2026, 10, 1),
  deleteAfter: Date.UTC(2028, 10, 1),
};
const EMPTY: Exported = { clients: [], notes: [], requests: [], readings: [], deliveries: [] };

test("births go out as AAF and come in again, each under its name", () => {
  const { births, errors } = readAaf(aafOfClients([FRIDA]));
  expect(errors).toEqual([]);
  expect(births).toMatchObject([
    { name: "Frida Kahlo", date: "1927-07-06", time: "08:30", location: "Coyoacán, Mexico" },
    { name: "Frida Kahlo (2)", date: "1907-07-07", timeUnknown: true, location: "Coyoacán" },
  ]);
  expect(births[0]?.longitude).toBeCloseTo(-99.16, 3);
});

test("what is kept of somebody stands in one text, whichever list it is in", () => {
  const client = FRIDA.id;
  const at = Date.UTC(2026, 10, 2);
  const texts = markdownOf({
    clients: [FRIDA],
    notes: [{ client, kind: "session", at, text: "Two\n\nlines" }],
    requests: [
      {
        client: null,
        name: "Max",
        email: null,
        question: "# When?\n- now",
        wishes: [],
        status: "new",
        at,
      },
    ],
    readings: [
      {
        client,
        title: "Your\nyear",
        updatedAt: at,
        blocks: [
          {
            id: client,
            kind: "text",
            text: "A text",
            title: "Sun in Cancer",
            edition: "1",
            chart: "Birth",
            birth: 0,
            at: "",
          },
        ],
      },
    ],
    deliveries: [{ client, title: "Your year", createdAt: at, expiresAt: at, opened: 2, revokedAt: null }],
  });
  expect(texts.map(({ id, name }) => [id, name])).toEqual([
    [client, "Frida Kahlo"],
    ["", ""],
  ]);
  const [own, nobodys] = texts.map(({ text }) => text);
  expect(own).toContain("# Frida Kahlo\n\n- Called Friducha\n- E-mail frida@example.org\n- Tags painter\n");
  expect(own).toContain("- Born 1927-07-06, 08:30, Coyoacán, Mexico (19.35, -99.16, America/Mexico_City)");
  expect(own).toContain("- partner: Diego\n- 1925-09-17 An accident\n- Agreed to be kept on 2026-11-01");
  expect(own).toContain("## Note, 2026-11-02 (session)\n\nTwo\n\nlines");
  expect(own).toContain("## Reading, 2026-11-02: Your year\n\n**Sun in Cancer**\n\nA text");
  expect(own).toContain("## Letter, 2026-11-02: Your year\n\nOpened 2 times");
  // A stranger's words begin no heading of the file.
  expect(nobodys).toBe(
    "# Of no client\n\n## Request, 2026-11-02 (new)\n\n> From Max\n> \\# When?\n> \\- now\n",
  );
});

test("a request says when the appointment is that came of it, and whether it was called off", () => {
  const request = { client: FRIDA.id, name: "Frida", email: null, question: "When?", wishes: [], at: 0 };
  const appointment = {
    instant: Date.UTC(2026, 11, 1, 17, 30),
    minutes: 90,
    timezone: "Europe/Berlin",
    sequence: 0,
  };
  const textOf = (one: Exported["requests"][number]) =>
    markdownOf({ ...EMPTY, clients: [FRIDA], requests: [one] })[0]?.text;
  expect(textOf({ ...request, status: "agreed", appointment })).toContain(
    "> When?\n\nAppointment: 2026-12-01, 17:30 UTC, 90 minutes\n",
  );
  expect(textOf({ ...request, status: "new", appointment: { ...appointment, isOff: true } })).toContain(
    "90 minutes (called off)\n",
  );
  expect(textOf({ ...request, status: "new", appointment: null })).not.toContain("Appointment");
});

test("what visitors wrote shows no picture, leads nowhere and is no heading in the text", () => {
  const asked = (question: string) => {
    const request = { client: null, email: null, wishes: ["*soon*"], status: "new", at: 0 } as const;
    const requests = [{ ...request, name: "<b>Max</b>", question }];
    return markdownOf({ ...EMPTY, requests })[0]
      ?.text.split("\n")
      .slice(4, -1);
  };
  expect(asked("![](https://example.org/a.png)\nHi\n===\n[x](y) `z` a|b ~~c~~ &lt; \\ _d_ e_f")).toEqual([
    "> From \\<b\\>Max\\</b\\>",
    "> \\!\\[\\](https://example.org/a.png)",
    "> Hi",
    "> \\===",
    "> \\[x\\](y) \\`z\\` a\\|b \\~\\~c\\~\\~ \\&lt; \\\\ \\_d\\_ e_f",
    "> \\*soon\\*",
  ]);
  expect(asked("1. one\n 20) two\n3 June")?.slice(1, 4)).toEqual(["> 1\\. one", ">  20\\) two", "> 3 June"]);
  const named = { ...FRIDA, name: "![F](https://example.org)", tags: ["<img>"] };
  const [own] = markdownOf({ ...EMPTY, clients: [named] });
  expect(own?.name).toBe("![F](https://example.org)");
  expect(own?.text).toContain("# \\!\\[F\\](https://example.org)\n");
  expect(own?.text).toContain("- Tags \\<img\\>\n");
});

test("of somebody whose own row is in another part the text says whose it is", () => {
  const notes = [{ client: FRIDA.id, kind: "prep", at: 0, text: "Later" } as const];
  expect(markdownOf({ ...EMPTY, notes })[0]?.text).toContain(`# Client ${FRIDA.id}\n\n## Note, 1970-01-01`);
});
