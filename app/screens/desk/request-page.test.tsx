import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { KEPT_CLIENT } from "../../../tests/support/kept-client";
import { KEPT_INTAKE, KEPT_REQUEST } from "../../../tests/support/kept-request";
import { wordsOf } from "../../../tests/support/words-of";
import { ConsultPage } from "./consult-page";
import { OwnRequestPage } from "./own-request-page";
import { RequestPage } from "./request-page";
import type { RequestPageProps } from "./request-props";
import { RequestsPage } from "./requests-page";

const PAGE: RequestPageProps = {
  request: KEPT_REQUEST,
  answers: [],
  asked: null,
  choice: { clients: [], next: null },
  compared: null,
  links: { intakes: [], newId: "new" },
  ownZone: "Europe/Berlin",
  now: 0,
  wasSaved: false,
};
const LINK = {
  id: KEPT_INTAKE.id,
  client: null,
  from: KEPT_REQUEST.id,
  link: "https://example.org/intake/1",
  at: Date.UTC(2026, 10, 28),
  expiresAt: Date.UTC(2026, 11, 12),
};
const LIST = { unreadable: 0, over: 0, isFirst: true, next: null, wasDeleted: false, ownZone: null };

const shown = (props: Partial<RequestPageProps>) => renderToString(<RequestPage {...PAGE} {...props} />);

test("a request whose link waits says so, and one whose link was used leads to what came by it", () => {
  const request = { ...KEPT_REQUEST, links: [LINK.id] };
  const waiting = shown({ request, links: { ...PAGE.links, intakes: [LINK] } });
  expect(wordsOf(waiting)).toContain("Made on 28 November 2026, not used yet");
  const used = shown({ request, answers: [KEPT_INTAKE] });
  expect(wordsOf(used)).toContain("Filled in on 28 November 2026");
  expect(used).toContain(`href="/desk/requests/${KEPT_INTAKE.id}"`);
  for (const html of [waiting, used]) expect(wordsOf(html)).toContain("Make another link");
  expect(wordsOf(shown({ request }))).toContain("A link that was made before opens nothing any more");
  expect(wordsOf(shown({}))).not.toContain("made before");
});

test("one page has both of one person, and makes one client of them", () => {
  const both = shown({ answers: [KEPT_INTAKE] });
  for (const what of ["jonas+1@example.org", "Jonas Weber", "Joni"]) expect(wordsOf(both)).toContain(what);
  const ofForm = shown({ request: KEPT_INTAKE, asked: KEPT_REQUEST });
  expect(ofForm).toContain(`href="/desk/requests/${KEPT_REQUEST.id}"`);
  for (const html of [both, ofForm]) {
    expect(html).toMatch(new RegExp(`<input [^>]*name="taken"[^>]*value="${KEPT_INTAKE.id}"`));
    expect(wordsOf(html)).toContain("the e-mail address of the request");
  }
  const taken = { client: "c", isTaken: true };
  const done = shown({ request: { ...KEPT_REQUEST, ...taken }, answers: [{ ...KEPT_INTAKE, ...taken }] });
  expect(done).not.toContain('name="taken"');
  expect(done).toContain('href="/desk/client/c"');
});

test("the list has one person once, where the newer of both came in, and counts them once", () => {
  const other = { ...KEPT_REQUEST, id: "between", name: "Somebody else", at: 1 };
  const html = renderToString(
    <RequestsPage
      {...LIST}
      requests={[KEPT_INTAKE, other, KEPT_REQUEST]}
      waiting={3}
      links={{ intakes: [], newId: "new", further: 0 }}
    />,
  );
  const linked = [...html.matchAll(/ href="\/desk\/requests\/([^"]*)"/g)].map(([, id]) => id);
  expect(linked).toEqual([KEPT_REQUEST.id, KEPT_INTAKE.id, other.id]);
  expect(wordsOf(html)).toContain("2 wait");
  expect(wordsOf(html)).toContain("Intake form of Jonas Weber , 28 November 2026 New");
});

test("whose it is stands first, then the form, the time, and how far it has come", () => {
  const html = shown({});
  const places = ["Make a client of it", "Intake form", "Appointment", "How far it has come"].map((title) =>
    html.search(new RegExp(`<h2[^>]*>${title}`)),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test("where a client is brought up to date nobody is told to make one", () => {
  const html = shown({ compared: KEPT_CLIENT });
  expect(wordsOf(html)).toContain("Bring a client up to date");
  expect(wordsOf(html)).not.toContain("Make a client of it");
});

test("whoever sent a request is told what deleting would do, and not that it was done", () => {
  const html = renderToString(<OwnRequestPage request={KEPT_REQUEST} token="t" />);
  expect(wordsOf(html)).toContain("If you delete it, it is gone");
});

test("a visitor's quiz answers are asked for if there are any", () => {
  const html = renderToString(<ConsultPage values={{}} token="t" hasProfile={false} />);
  expect(wordsOf(html)).toContain("Send my quiz answers, if you took the quiz");
});
