import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { KEPT_CLIENT } from "../../../tests/support/kept-client";
import { KEPT_INTAKE, KEPT_REQUEST } from "../../../tests/support/kept-request";
import { wordsOf } from "../../../tests/support/words-of";
import { ClientPage } from "./client-page";

const PAGE: ComponentProps<typeof ClientPage> = {
  client: KEPT_CLIENT,
  notes: [],
  dealings: { requests: [], readings: [], allReadings: [], letters: [] },
  coming: [],
  ownZone: "Europe/Berlin",
  others: { people: [], next: null },
  shown: { is: "nothing" },
  newNote: "n",
  today: "2026-11-28",
  editing: null,
  wasSaved: false,
  links: { intakes: [], newId: "new" },
};
const DAY = Date.UTC(2026, 10, 28);
const APPOINTMENT = {
  instant: Date.UTC(2026, 11, 1, 17, 30),
  minutes: 90,
  timezone: "America/New_York",
  sequence: 0,
};
const LETTER = {
  id: "l",
  client: KEPT_CLIENT.id,
  reading: "r",
  title: "Your move",
  kept: "",
  createdAt: DAY,
  expiresAt: Date.UTC(2027, 1, 26),
  opened: 1,
  revokedAt: null,
};

const shown = (props: Partial<typeof PAGE>) => renderToString(<ClientPage {...PAGE} {...props} />);

test("to prepare a reading one presses above chart and notes", () => {
  const html = shown({});
  const link = html.indexOf(`href="/desk/readings?client=${KEPT_CLIENT.id}"`);
  expect(link).toBeGreaterThan(html.indexOf("<h1"));
  expect(link).toBeLessThan(html.indexOf("<h2"));
  expect(html).not.toContain("data-dealings");
});

test("what they asked, what was prepared and what went out stands above the chart, with the ways there", () => {
  const agreed = { ...KEPT_REQUEST, status: "agreed", appointment: APPOINTMENT } as const;
  const html = shown({
    dealings: {
      requests: [KEPT_INTAKE, agreed],
      readings: [{ id: "r", title: "The year ahead", updatedAt: DAY }],
      allReadings: ["r", "older"],
      letters: [LETTER, { ...LETTER, id: "m", reading: "gone", title: "An old one", revokedAt: DAY }],
    },
  });
  const [above = ""] = html.split("Notes");
  for (const to of [`requests/${KEPT_INTAKE.id}`, `requests/${agreed.id}`, "readings/r", "readings/r#sent"])
    expect(above, to).toContain(`href="/desk/${to}"`);
  const words = wordsOf(above);
  for (const what of [
    "Intake form of 28 November 2026 New",
    "Tuesday, 1 December 2026, 18:30 (Europe/Berlin, UTC+01:00)",
    "The year ahead Changed on 28 November 2026",
    "One reading more",
    "opened once · opens until 26 February 2027",
    "taken back on 28 November 2026",
  ])
    expect(words).toContain(what);
  // A reading that was deleted has no page.
  expect(above).not.toContain("readings/gone");
});

test("their next appointment stands above all that is over", () => {
  const coming = [{ id: KEPT_REQUEST.id, name: KEPT_CLIENT.name, appointment: APPOINTMENT }];
  const html = shown({ coming, dealings: { ...PAGE.dealings, requests: [KEPT_REQUEST] } });
  const words =
    "What is coming Tuesday, 1 December 2026, 18:30 (Europe/Berlin, UTC+01:00), 90 minutes: Jonas";
  expect(wordsOf(html)).toContain(words);
  expect(html.indexOf("data-coming")).toBeLessThan(html.indexOf("data-dealings"));
});

test("a note that was saved says so where it stands, and no other does", () => {
  const note = (id: string) => ({ id, kind: "prep", at: DAY, updatedAt: DAY, text: `Of ${id}` }) as const;
  const notes = [note("first"), note("second")];
  const saved = (html: string, id: string) => {
    const [, of = ""] = new RegExp(`<li id="note-${id}".*?>(.*?)</li>`, "s").exec(html) ?? [];
    return of.includes('role="status"');
  };
  const html = shown({ notes, savedNote: "second" });
  expect(["first", "second"].map((id) => saved(html, id))).toEqual([false, true]);
  expect(shown({ notes })).not.toContain('role="status"');
});
