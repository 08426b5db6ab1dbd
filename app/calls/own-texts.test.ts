import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LoadContext } from "~/load-context";
import { ownTexts } from "./own-texts.server";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A store that takes its time for each question, with a version and no texts. */
function slowStore(milliseconds: number) {
  const after = <Answer>(answer: Answer) =>
    new Promise<Answer>((resolve) => setTimeout(() => resolve(answer), milliseconds));
  const statement = { bind: () => statement, raw: () => after([[1]]), all: () => after({ results: [] }) };
  const empty = [{ results: [{ version: 1 }] }, { results: [] }];
  return { prepare: () => statement, batch: () => after(empty) } as unknown as D1Database;
}
const contextOf = (DB: D1Database) =>
  ({
    bindings: { DB },
    settings: { OWNER_IDENTITIES: ["https://id.example|owner"], DESK_KEY: "x" },
  }) as unknown as LoadContext;

/** Whether a reading has the owner's words, or goes on without them, once so much time has passed. */
async function isToldWithin(milliseconds: number, store: D1Database) {
  let isTold = false;
  const found = ownTexts(contextOf(store)).then((own) => {
    isTold = true;
    return own;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  const wasTold = isTold;
  await vi.advanceTimersByTimeAsync(10_000);
  return { wasTold, own: await found };
}

test("a reading has the owner's words as soon as the store has answered both questions", async () => {
  expect(await isToldWithin(800, slowStore(400))).toMatchObject({ wasTold: true, own: { version: 1 } });
});

test("a reading waits a second for the owner's words at most, however many questions that takes", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await isToldWithin(1_000, slowStore(700))).toEqual({ wasTold: true, own: null });
});
