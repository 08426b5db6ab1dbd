import { expect, test } from "vitest";
import { sealerOf } from "./sealed.server";

const keyOf = (number: number) => ({ number, bytes: new Uint8Array(32).fill(number) });
const at = { table: "clients", id: "one" };

test("what was sealed opens in its own row and nowhere else", async () => {
  const sealer = sealerOf([keyOf(1)]);
  const sealed = await sealer.seal(at, { name: "Zoë" });
  expect(sealed).toMatch(/^1\.[A-Za-z0-9+/]+=*$/);
  expect(await sealer.open(at, sealed)).toEqual({ name: "Zoë" });
  expect(await sealer.open({ ...at, id: "two" }, sealed)).toBeNull();
  expect(await sealer.open({ ...at, table: "client_notes" }, sealed)).toBeNull();
});

test("the same words are sealed to another text each time", async () => {
  const sealer = sealerOf([keyOf(1)]);
  expect(await sealer.seal(at, "Moon")).not.toBe(await sealer.seal(at, "Moon"));
});

test("a new key seals, the one before still opens, and a stranger's opens nothing", async () => {
  const old = await sealerOf([keyOf(1)]).seal(at, "kept");
  const both = sealerOf([keyOf(2), keyOf(1)]);
  expect(await both.open(at, old)).toBe("kept");
  expect(await both.seal(at, "kept")).toMatch(/^2\./);
  expect(await sealerOf([keyOf(2)]).open(at, old)).toBeNull();
  expect(await sealerOf([{ number: 1, bytes: new Uint8Array(32).fill(9) }]).open(at, old)).toBeNull();
});

test("what was changed, or is no sealed text at all, opens to nothing", async () => {
  const sealer = sealerOf([keyOf(1)]);
  const sealed = await sealer.seal(at, "kept");
  const changed = sealed.slice(0, -6) + (sealed.at(-6) === "A" ? "B" : "A") + sealed.slice(-5);
  for (const text of [changed, "", "1.", "1.AAAA", "9.AAAA", "no", "1.not base64 !"])
    expect(await sealer.open(at, text), text).toBeNull();
});

test("a long note is sealed whole", async () => {
  const sealer = sealerOf([keyOf(1)]);
  const long = "Saturn ".repeat(5_000);
  expect(await sealer.open(at, await sealer.seal(at, long))).toBe(long);
});
