import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { SCREEN_PATHS } from "../support/route-files";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

interface Raw {
  readonly method?: string;
  readonly path?: string;
  readonly type?: string;
  readonly headers: readonly string[];
  readonly body: string;
  /** Nothing more will come: the client has closed its side. */
  readonly isOver?: boolean;
}

/** Status and JSON that come back for bytes as they are: no client library mends or refuses them. */
async function send({
  method = "POST",
  path = "/api/numerology",
  type = "application/json",
  headers,
  body,
  isOver,
}: Raw) {
  const { port, host } = new URL(await worker.origin());
  const head = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, `Content-Type: ${type}`, ...headers];
  const text = await new Promise<string>((resolve) => {
    let received = "";
    const socket = connect(Number(port), "127.0.0.1", () => {
      socket.write(`${head.join("\r\n")}\r\nConnection: close\r\n\r\n${body}`);
      if (isOver) socket.end();
    });
    socket.on("data", (data) => {
      received += data;
      const end = method === "HEAD" ? /\r\n\r\n/ : /\r\n\r\n.*[}>]/s; // after a HEAD the worker waits for five seconds
      if (end.test(received)) socket.destroy();
    });
    socket.on("error", () => {}); // a body that is refused unread ends its connection
    socket.on("close", () => resolve(received));
  });
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), ...(code && { code }) };
}

const chunks = (...texts: readonly string[]) =>
  `${texts.map((text) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`).join("")}0\r\n\r\n`;

const VALID = JSON.stringify({ fullName: "John Smith", birthDate: "1990-06-15" });
const TOO_LONG = VALID + " ".repeat(40_000);
const CHUNKED = "Transfer-Encoding: chunked";
const JSON_TYPE = { "Content-Type": "application/json" };
const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded" };
const announced = (bytes: number) => `Content-Length: ${bytes}`;

describe("a body as it comes over the wire", () => {
  test("is read whole, with its length announced or in chunks", async () => {
    expect(await send({ headers: [announced(VALID.length)], body: VALID })).toEqual({ status: 200 });
    const halves = chunks(VALID.slice(0, 20), VALID.slice(20));
    expect(await send({ headers: [CHUNKED], body: halves })).toEqual({ status: 200 });
    expect(await send({ headers: [announced(10), CHUNKED], body: halves })).toEqual({ status: 200 });
  });

  test.each([
    ["in chunks", [CHUNKED]],
    ["in chunks beside a short length", [announced(10), CHUNKED]],
    ["in chunks before a short length", [CHUNKED, announced(10)]],
  ])("over 16 KiB %s is 413", async (_, headers) => {
    const body = chunks(TOO_LONG);
    const refused = { status: 413, code: "too_large" };
    expect(await send({ headers, body })).toEqual(refused);
    const type = "application/x-www-form-urlencoded";
    expect((await send({ path: "/numerology", type, headers, body })).status).toBe(413);
  });

  test("that announces more than 16 KiB is 413 before it comes", async () => {
    expect(await send({ headers: [announced(16_385)], body: "" })).toEqual({
      status: 413,
      code: "too_large",
    });
  });

  test("longer than announced is read as far as announced", async () => {
    const whole = await send({ headers: [announced(VALID.length)], body: `${VALID}nonsense` });
    expect(whole).toEqual({ status: 200 });
    const cut = await send({ headers: [announced(20)], body: VALID });
    expect(cut).toEqual({ status: 400, code: "bad_json" });
  });

  test.each([
    ["shorter than announced", [announced(500)], VALID],
    ["without its last chunk", [CHUNKED], chunks(VALID).slice(0, -5)],
    ["with a chunk of no length known", [CHUNKED], `${"F".repeat(17)}\r\n${VALID}`],
  ])("%s is the sender's fault, not ours", async (_, headers, body) => {
    expect(await send({ headers, body, isOver: true })).toEqual({ status: 400, code: "bad_json" });
  });

  test.each([
    ["none, and its length is said to be 0", [announced(0)], ""],
    ["one with its length", [announced(5)], "hello"],
    ["one in chunks", [CHUNKED], chunks("hello")],
  ])("beside a GET or HEAD counts for nothing: %s", async (_, headers, body) => {
    for (const path of [...SCREEN_PATHS, "/healthz", "/?_data=root"]) {
      for (const method of ["GET", "HEAD"])
        expect(await send({ method, path, headers, body }), `${method} ${path}`).toEqual({ status: 200 });
    }
    expect((await send({ method: "GET", path: "/nope", headers, body })).status).toBe(404);
  });

  test.each<[string, string, RequestInit, number]>([
    ["an unknown call", "/api/nope", { body: VALID, headers: JSON_TYPE }, 404],
    ["an unknown page", "/nope", { body: "a=1", headers: FORM_TYPE }, 404],
    ["a call that takes none", "/api/transits", { body: VALID, headers: JSON_TYPE }, 405],
    ["another method", "/api/numerology", { method: "PUT", body: VALID, headers: JSON_TYPE }, 405],
    [
      "another site",
      "/api/profile",
      { body: VALID, headers: { ...JSON_TYPE, Origin: "https://x.example" } },
      403,
    ],
    ["another type", "/api/numerology", { body: VALID, headers: { "Content-Type": "text/plain" } }, 415],
    ["too long a body", "/api/numerology", { body: TOO_LONG, headers: JSON_TYPE }, 413],
    ["too long a form", "/numerology", { body: TOO_LONG, headers: FORM_TYPE }, 413],
  ])("refused for %s leaves the connection to the next request", async (_, path, init, status) => {
    const origin = await worker.origin();
    for (let sent = 0; sent < 12; sent++) {
      // Node's own client keeps connections and uses them again.
      const refused = await fetch(origin + path, { method: "POST", ...init });
      expect(refused.status).toBe(status);
      await refused.arrayBuffer();
      const next = await fetch(`${origin}/api/places`);
      expect(next.status).toBe(200);
      await next.arrayBuffer();
    }
  });

  test("and none of it is logged as an error", () => {
    expect(worker.logs.filter((line) => line.includes('"event":"error"'))).toEqual([]);
  });
});
