import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionCookieFor } from "../support/session";
import { workerForTests } from "../support/worker";

const worker = workerForTests();
let provider: Server;
beforeAll(async () => {
  provider = createServer(({ url }, response) => {
    const { type, status = 200, length = 3 } = JSON.parse(decodeURIComponent((url ?? "").slice(1)));
    if (!type) return; // no answer at all
    response.writeHead(status, { "Content-Type": type, "Content-Length": length, "Set-Cookie": "theirs=1" });
    response.end(Buffer.alloc(length, "x"));
  });
  await new Promise((resolve) => provider.listen(0, "127.0.0.1", () => resolve(null)));
});
afterAll(() => {
  provider.closeAllConnections();
  return new Promise((resolve) => provider.close(resolve));
});

interface Picture {
  readonly type?: string;
  readonly status?: number;
  readonly length?: number;
}

let people = 0;
async function pictureOf(picture: Picture | null): Promise<Response> {
  const { port } = provider.address() as AddressInfo;
  const address = picture && `http://127.0.0.1:${port}/${encodeURIComponent(JSON.stringify(picture))}`;
  const cookie = await sessionCookieFor(worker, `person-${people++}`, address);
  return worker.fetch("/api/auth/picture", { headers: { Cookie: cookie } });
}

test.each(["image/png", "image/jpeg", "image/webp; charset=binary"])(
  "a picture of type %s is passed on to its owner's browser alone, without what else the provider sends",
  async (type) => {
    const response = await pictureOf({ type });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe(type.split(";")[0]);
    expect(response.headers.get("Cache-Control")).toMatch(/^private/);
    expect(response.headers.get("Set-Cookie")).toBeNull();
    expect(await response.text()).toBe("xxx");
  },
);

test.each<[string, Picture | null]>([
  ["nobody gave one", null],
  ["it can carry scripts", { type: "image/svg+xml" }],
  ["it is a page", { type: "text/html" }],
  ["it is gone", { type: "image/png", status: 404 }],
  ["it has more than a million bytes", { type: "image/png", length: 1_000_001 }],
  ["the provider does not answer", {}],
])("there is no picture when %s", async (_, picture) => {
  const response = await pictureOf(picture);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "not_found" });
});
