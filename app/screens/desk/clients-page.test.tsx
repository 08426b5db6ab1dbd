import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ClientsPage } from "./clients-page";

const EMPTY = {
  clients: [],
  all: 0,
  isFirst: true,
  next: null,
  unreadable: 0,
  ending: 0,
  asked: 0,
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
