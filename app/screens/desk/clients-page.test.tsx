import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { comingOf } from "~/schemas/visitor-request";
import { KEPT_REQUEST } from "../../../tests/support/kept-request";
import { wordsOf } from "../../../tests/support/words-of";
import { ClientsPage } from "./clients-page";

const EMPTY = {
  clients: [],
  all: 0,
  isFirst: true,
  next: null,
  unreadable: 0,
  ending: 0,
  asked: 0,
  coming: [],
  unlooked: 0,
  ownZone: "Europe/Berlin",
  now: 0,
  soon: 0,
  wasDeleted: false,
};

const linksOf = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, to]) => to);

test("an empty desk says what to do first, in an order that fits", () => {
  const html = renderToString(<ClientsPage {...EMPTY} />);
  expect(linksOf(html)).toEqual(["/desk/site", "/desk/data", "/consult", "/desk/client/new"]);
  expect(html).not.toContain("wait");
});

test.each([
  [1, "1 request waits"],
  [2, "2 requests wait"],
])("with %i new the page leads to the requests first", (asked, words) => {
  const html = renderToString(<ClientsPage {...EMPTY} asked={asked} />);
  expect(html).toContain(`${words}</a>`);
  expect(linksOf(html)[0]).toBe("/desk/requests");
});

test("what is coming stands there by the owner's clock, the soonest first, and nothing that is over or called off", () => {
  const at = (id: string, instant: number, status: "agreed" | "answered" = "agreed") => ({
    ...KEPT_REQUEST,
    id,
    status,
    appointment: { instant, minutes: 60, timezone: "America/New_York", sequence: 0 },
  });
  const now = Date.UTC(2026, 11, 1, 17);
  const requests = [
    at("later", Date.UTC(2026, 11, 3, 9)),
    at("over", now - 60 * 60_000),
    at("off", Date.UTC(2026, 11, 2), "answered"),
    at("going on", now - 30 * 60_000),
  ];
  const coming = comingOf(requests, now);
  expect(coming.map(({ id }) => id)).toEqual(["going on", "later"]);
  const html = renderToString(<ClientsPage {...EMPTY} coming={coming} unlooked={2} />);
  expect(linksOf(html).slice(0, 2)).toEqual(["/desk/requests/going on", "/desk/requests/later"]);
  expect(wordsOf(html)).toContain(
    "Thursday, 3 December 2026, 10:00 (Europe/Berlin, UTC+01:00), 60 minutes: Jonas",
  );
  expect(wordsOf(html)).toContain("2 agreed requests more were not looked at");
  expect(renderToString(<ClientsPage {...EMPTY} />)).not.toContain("What is coming");
});
