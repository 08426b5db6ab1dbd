import type { Browser, Request } from "@playwright/test";
import type { VISITS } from "./budget-visits";

/** A request that the worker answered with 200, and that can be sent again: it changed nothing. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
}

export interface RecordedVisit {
  readonly repeatable: readonly Sent[];
  /** Files that came without the worker. */
  readonly staticFiles: number;
  /** The `Cookie` header of whoever signed in; null for a visitor. */
  readonly cookie: string | null;
}

/** Lets a visit happen in a browser that has never been here. */
export async function recordedVisit(
  browser: Browser,
  origin: string,
  act: (typeof VISITS)[number]["act"],
): Promise<RecordedVisit> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const repeatable: Sent[] = [];
  let staticFiles = 0;
  page.on("response", (response) => {
    const request = response.request();
    if (new URL(request.url()).origin !== origin) return;
    if (!response.headers()["x-request-id"]) staticFiles += 1;
    else if (isRepeatable(request) && response.status() === 200) repeatable.push(sentBy(request));
  });
  await act(page);
  await page.waitForLoadState("networkidle");
  const session = (await context.cookies()).find((cookie) => cookie.name.startsWith("session"));
  await context.close();
  return { repeatable, staticFiles, cookie: session ? `${session.name}=${session.value}` : null };
}

const CHANGES = /^\/api\/(profile|people|settings|own-place|quiz-submission|calendar-feed|account)/;

function isRepeatable(request: Request): boolean {
  const { pathname } = new URL(request.url());
  return request.method() === "GET"
    ? !/^\/api\/(login|logout|auth\/callback)/.test(pathname)
    : !CHANGES.test(pathname);
}

function sentBy(request: Request): Sent {
  const { pathname, search } = new URL(request.url());
  return { method: request.method(), path: pathname + search, body: request.postData() };
}
