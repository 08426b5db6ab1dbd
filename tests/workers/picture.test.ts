import { ReadableStream } from "node:stream/web";
import { setTimeout } from "node:timers/promises";
import { Response as Answer, type Request as Asked } from "miniflare";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ProgrammableProvider, programmableProvider } from "../support/programmable-provider";
import { newVisitor, type Visitor } from "../support/visitor";
import { workerForTests } from "../support/worker";

const PICTURE = "https://pictures.example/ann";
const MEGABYTE = 1_000_000;

const bytes = (text: string) => Buffer.from(text, "latin1");
const PNG = bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR");
const JPEG = bytes("\xff\xd8\xff\xe0\0\x10JFIF\0");
const GIF = bytes("GIF89a\x01\0\x01\0");
const WEBP = bytes("RIFF\x1a\0\0\0WEBPVP8L");
const AVIF = bytes("\0\0\0\x20ftypavif\0\0\0\0");
const SVG = bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const PAGE = bytes("<!doctype html><script>alert(1)</script>");

let provider: ProgrammableProvider;
const vars: Record<string, string> = {};
/** What the address of the picture answers with. */
let answer: () => Answer | Promise<Answer>;
beforeAll(async () => {
  provider = await programmableProvider();
  Object.assign(vars, provider.vars);
});
afterAll(() => provider.stop());

const worker = workerForTests({
  vars,
  overrides: {
    outboundService: async (request: Asked) => {
      if (request.url === PICTURE) return answer();
      const body = request.body ? await request.arrayBuffer() : undefined;
      const {
        status,
        headers,
        body: text,
      } = await fetch(request.url, {
        method: request.method,
        headers: [...request.headers],
        body,
      });
      return new Answer(text && (await new Response(text).arrayBuffer()), {
        status,
        headers: { "Content-Type": headers.get("Content-Type") ?? "" },
      });
    },
  },
});

async function signIn(browser: Visitor, claims: object) {
  provider.says(claims);
  const begun = await browser.fetch("/api/login");
  const state = new URL(begun.headers.get("Location") ?? "").searchParams.get("state");
  expect((await browser.fetch(`/api/auth/callback?state=${state}&code=good`)).status).toBe(302);
}

let ann: Visitor;
beforeEach(async () => {
  ann = newVisitor(worker.origin);
  await signIn(ann, { sub: "ann", picture: PICTURE });
});

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** A body in pieces, a moment between them. */
function inPieces(first: Uint8Array, length: number) {
  const source = { pieces: 0, left: length };
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await setTimeout(1);
      const piece = new Uint8Array(Math.min(source.left, 50_000));
      if (source.pieces++ === 0) piece.set(first);
      source.left -= piece.length;
      controller.enqueue(piece);
      if (source.left <= 0) controller.close();
    },
  });
  return { source, body };
}

describe("somebody's picture", () => {
  test.each([
    ["image/png", PNG],
    ["image/jpeg", JPEG],
    ["image/gif", GIF],
    ["image/webp", WEBP],
    ["image/avif", AVIF],
  ])("is passed on as %s", async (type, picture) => {
    answer = () => new Answer(picture, { headers: { "Content-Type": type } });
    const response = await ann.fetch("/api/auth/picture");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe(type);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
  });

  test("is kept by nobody: who signs in next in this browser gets theirs or none, and who signed out none", async () => {
    answer = () => new Answer(PNG);
    const responses = [await ann.fetch("/api/auth/picture")];
    answer = () => new Answer(GIF);
    await signIn(ann, { sub: "bob", picture: PICTURE });
    responses.push(await ann.fetch("/api/auth/picture"));
    await signIn(ann, { sub: "carl" });
    responses.push(await ann.fetch("/api/auth/picture"));
    await ann.follow("/api/logout");
    responses.push(await ann.fetch("/api/auth/picture"));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 404, 401]);
    expect(responses.map(({ headers }) => headers.get("Cache-Control"))).toEqual(Array(4).fill("no-store"));
    expect(await Promise.all(responses.slice(0, 2).map(async (response) => bytesOf(response)))).toEqual([
      PNG,
      GIF,
    ]);
  });

  test.each(["image/png", "text/html", "image/svg+xml", "image/png; charset=x", ""])(
    "is what its bytes are where %j was declared",
    async (type) => {
      answer = () => new Answer(JPEG, { headers: { "Content-Type": type } });
      const response = await ann.fetch("/api/auth/picture");
      expect(response.headers.get("Content-Type")).toBe("image/jpeg");
    },
  );

  test.each([
    ["a page", PAGE, "image/png"],
    ["a drawing with a script", SVG, "image/png"],
    ["a drawing that says so", SVG, "image/svg+xml"],
    ["another file of its container", bytes("RIFF\x1a\0\0\0WAVEfmt "), "image/webp"],
    ["nothing", bytes(""), "image/png"],
    ["its first byte alone", PNG.subarray(0, 1), "image/png"],
  ])("is not there where the address holds %s", async (_, content, type) => {
    answer = () => new Answer(content, { headers: { "Content-Type": type } });
    const response = await ann.fetch("/api/auth/picture");
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("alert");
  });

  test("of a megabyte is passed on whole, its length announced or not", async () => {
    for (const headers of [{}, { "Content-Length": String(MEGABYTE) }]) {
      answer = () => new Answer(inPieces(PNG, MEGABYTE).body, { headers });
      const response = await ann.fetch("/api/auth/picture");
      expect(response.status).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBe(MEGABYTE);
    }
  });

  test("of a byte more is not there, its length announced or not", async () => {
    for (const headers of [{}, { "Content-Length": String(MEGABYTE + 1) }]) {
      answer = () => new Answer(inPieces(PNG, MEGABYTE + 1).body, { headers });
      expect((await ann.fetch("/api/auth/picture")).status).toBe(404);
    }
  });

  test("without end is not there, and nobody waits for its end", async () => {
    const { source, body } = inPieces(PNG, Number.POSITIVE_INFINITY);
    answer = () => new Answer(body, { headers: { "Content-Type": "image/png" } });
    try {
      expect((await ann.fetch("/api/auth/picture")).status).toBe(404);
      expect(source.pieces).toBeLessThan(500);
    } finally {
      source.left = 0; // the simulated network does not tell the source that nobody reads any more
    }
  });

  test("that stops in the middle is not there", async () => {
    answer = () => {
      let sent = false;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (sent) return new Promise(() => {});
          sent = true;
          controller.enqueue(PNG);
        },
      });
      return new Answer(body, { headers: { "Content-Type": "image/png" } });
    };
    expect((await ann.fetch("/api/auth/picture")).status).toBe(404);
  });

  test.each([404, 500])("is not there where its address answers %i", async (status) => {
    answer = () => new Answer(PNG, { status, headers: { "Content-Type": "image/png" } });
    expect((await ann.fetch("/api/auth/picture")).status).toBe(404);
  });
});
