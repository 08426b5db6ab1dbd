import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { KeptRequest } from "~/db/requests.server";
import { KEPT_REQUEST as REQUEST } from "../../../tests/support/kept-request";
import { AppointmentCard } from "./appointment-card";
import { bringOrder } from "./bring-order";
import { WhatWasSent } from "./what-was-sent";

const NOW = Date.UTC(2026, 10, 28, 15);
const AGREED = {
  status: "agreed",
  appointment: {
    instant: Date.UTC(2026, 11, 1, 17, 30),
    minutes: 90,
    timezone: "Europe/Berlin",
    sequence: 0,
  },
} as const;

const shown = (request: Partial<KeptRequest>) =>
  renderToString(<AppointmentCard request={{ ...REQUEST, ...request }} ownZone="Europe/Berlin" now={NOW} />);
const mailOf = (html: string) => {
  const [, link = ""] = / href="(mailto:[^"]*)"/.exec(html) ?? [];
  return link && new URL(link.replaceAll("&amp;", "&"));
};
const minutesIn = (html: string) =>
  / value="(\d+)"/.exec(/<input [^>]*name="minutes"[^>]*>/.exec(html)?.[0] ?? "")?.[1];

test("before a time is agreed on it is said that nobody is told, and the minutes are those of what was asked for", () => {
  const html = shown({});
  expect(html).toContain("The desk writes to nobody");
  expect(mailOf(html)).toBe("");
  expect(minutesIn(html)).toBe("120");
  expect(minutesIn(shown({ offer: null }))).toBe("60");
});

test("a time that stands comes with a message to them that has it by both clocks", () => {
  const mail = mailOf(shown(AGREED));
  if (!mail) throw new Error("no message");
  expect(decodeURIComponent(mail.pathname)).toBe("jonas+1@example.org");
  const body = mail.searchParams.get("body");
  expect(body).toContain("1 December 2026, 18:30 (Europe/Berlin, UTC+01:00)");
  expect(body).toContain("1 December 2026, 12:30 (America/New_York, UTC-05:00)");
  expect(body).toContain("90 minutes");
});

test("one of whom no address is known has to be told all the same", () => {
  const html = shown({ ...AGREED, email: null });
  expect(html).toContain("The desk writes to nobody");
  expect(mailOf(html)).toBe("");
});

test("the address is a link for the owner, and none for whoever sent it", () => {
  expect(mailOf(renderToString(<WhatWasSent request={REQUEST} isOwners />))).not.toBe("");
  expect(mailOf(renderToString(<WhatWasSent request={REQUEST} />))).toBe("");
});

test("what was agreed on is called off by a button of its own, which says what happens", () => {
  const html = shown({ ...AGREED, updatedAt: 7 });
  const [, form = ""] = /<form [^>]*data-form="call-off"[^>]*>(.*?)<\/form>/s.exec(html) ?? [];
  expect(form).toContain('value="7"');
  expect(form).toContain("takes it out of calendars");
  expect(form).toContain("Call it off");
  for (const other of [shown({}), shown({ ...AGREED, status: "answered" })])
    expect(other).not.toContain('data-form="call-off"');
});

test("the example of a day lies ahead, and a script writes it as its region does", () => {
  expect(shown({})).toContain('<span data-example-day="true">2026-12-05</span>');
  const example = { textContent: "2026-12-05" };
  vi.stubGlobal("document", { querySelectorAll: () => [example] });
  vi.stubGlobal("navigator", { language: "de-DE" });
  bringOrder();
  vi.unstubAllGlobals();
  expect(example.textContent).toBe("05.12.2026");
});
