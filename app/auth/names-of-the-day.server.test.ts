import { expect, test } from "vitest";
import { nameOfTheDay } from "./names-of-the-day.server";
import { digestOf } from "./secrets";

const DAY = "2026-11-22";
const ADDRESS = "198.51.100.77";

type Context = Parameters<typeof nameOfTheDay>[0];

test("who knows the day and tries all addresses finds no name, in a deployment without a secret either", async () => {
  const bare = { settings: { provider: null, email: { EMAIL_PROVIDER: "none", EMAIL_DAILY_CAP: 90 } } };
  const name = await nameOfTheDay(bare as Context, DAY, ADDRESS);
  expect(name).not.toBe(await digestOf(["", DAY, ADDRESS].join("\n")));
  expect(await nameOfTheDay(bare as Context, DAY, ADDRESS)).toBe(name);
  expect(await nameOfTheDay(bare as Context, "2026-11-23", ADDRESS)).not.toBe(name);
});
