import { listOf, text } from "~/calls/shape";
import { note } from "./note";

/** The addresses of the last screens that were opened while somebody was in use, the latest first. */
const lookedAt = note<readonly string[]>("looked-at", {
  owner: "person",
  lasts: "device",
  check: listOf(text),
});

/** As many as the Dashboard offers, and one that the visitor may stand on. */
const MOST_KEPT = 4;

/** Keeps a screen's address as the latest. */
export function rememberLook(page: string) {
  const before = screensLookedAt();
  if (before[0] === page) return;
  lookedAt.write([page, ...before.filter((other) => other !== page)].slice(0, MOST_KEPT));
}

/** The screens that were opened last, the latest first. */
export function screensLookedAt(): readonly string[] {
  return lookedAt.read() ?? [];
}
