import type { Check } from "~/calls/shape";
import { NOBODY, shownTo } from "~/calls/shown-to";

/**
 * THE NOTES: what the app keeps on a device, and the only way to it. Nothing outside of this folder touches the
 * browser's storage or the state of its history (notes-only.test.ts holds that); the service worker's files of the build
 * are another thing.
 *
 * A note has a name, and three things are said of it once, where it is made:
 *
 *     const hemisphere = note("hemisphere", { owner: "device", lasts: "device", check: oneOf("northern", "southern") });
 *     hemisphere.write("southern");
 *     hemisphere.read(); // "southern"; null where there is none
 *     hemisphere.forget();
 *
 * - `lasts`: on the "device", until it is forgotten; as long as the "tab"; or with one "step" of the tab's history, so
 *   that Back, Forward and a reload find it again.
 * - `owner`: "device", for a choice that says nothing about anybody. "person", for all else: beside such a note stands,
 *   under its name with `-owner`, the id of who was signed in when it was written; what a visitor wrote is nobody's, and
 *   everybody's to read. Somebody else's is never read, and the script in a page's head drops it (decision 16).
 * - `check`: what it must be like. An older build wrote it, or anybody by hand: what cannot be read is forgotten.
 *
 * A text is written as it is, anything else as JSON. Names and formats are in visitors' browsers for years: whoever
 * changes one goes on reading the old one (tests/browser/notes.spec.ts). Where a browser forbids storage, or has no room,
 * nothing is written, and no screen fails. What is *saved* is no note: it is with an account, on the server.
 *
 * Notes of one screen are made beside it; `grep -r ' note[<(]' app` finds them all, and /privacy names each. Here are:
 *
 *     step.ts                what a form and its result showed at a step of the history
 *     again.ts               what a page that is loaded again leaves to itself (typed-words.client.ts fills it)
 *     births.ts              the last people whose birth was entered
 *     theme.ts               day or night
 *     language.ts            in which language somebody would read
 *     utc.ts                 whether moments say UTC too
 *     address.ts             changes the address, and leaves the notes of the step where they are
 */
export interface Note<Value> {
  /** Null where there is none, or none that the page's owner may read. */
  read(): Value | null;
  /** Writes it as the page's owner's. @returns whether it was kept */
  write(value: Value): boolean;
  forget(): void;
  /** Leaves it to whoever sits at the keyboard. */
  disown(): void;
}

type Lasts = "device" | "tab" | "step";

interface Rules<Value> {
  readonly owner: "person" | "device";
  readonly lasts: Lasts;
  readonly check: Check<Value>;
}

/** After the name of a note: whose it is. */
export const OWNER = "-owner";

export function note<Value>(name: string, { owner, lasts, check }: Rules<Value>): Note<Value> {
  const shelf = SHELVES[lasts];
  const forget = () => forgetNotes(lasts, name);
  return {
    read() {
      if (!hasNote(lasts, name)) return null;
      const value = contentOf(shelf().getItem(name));
      if (check(value)) return value;
      forget();
      return null;
    },
    write: (value) =>
      attempt(() => {
        if (owner === "person" && shownTo() !== NOBODY) shelf().setItem(name + OWNER, shownTo());
        else shelf().removeItem(name + OWNER);
        shelf().setItem(name, typeof value === "string" ? value : JSON.stringify(value));
        return true;
      }, false),
    forget,
    disown: () => attempt(() => shelf().removeItem(name + OWNER), undefined),
  };
}

/** Whether there is such a note for the page's owner, whatever it says: what reads it may have to be fetched. */
export function hasNote(lasts: Lasts, name: string): boolean {
  return attempt(() => {
    const owner = SHELVES[lasts]().getItem(name + OWNER);
    return SHELVES[lasts]().getItem(name) !== null && (owner === null || owner === shownTo());
  }, false);
}

export function forgetNotes(lasts: Lasts, ...names: readonly string[]) {
  for (const name of names.flatMap((name) => [name, name + OWNER]))
    attempt(() => SHELVES[lasts]().removeItem(name), undefined);
}

/** On the way out, before the page is left: what tells of a birth, also where it was made before signing in. */
export function forgetBirthNotes() {
  forgetNotes("device", "last-birth-chart", "last-reading", "births", "in-use", "pair", "looked-at");
}

/** Whether notes of the tab outlive the page: a browser that forbids them has a stand-in, which goes with it. */
export function outlivesPage(): boolean {
  return sessionStorage instanceof Storage;
}

/** The state of the step that the history is at, as if it were a storage: a value by each name, others' among them. */
const step: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
  getItem(name) {
    const value: unknown = history.state?.[name];
    return typeof value === "string" ? value : (JSON.stringify(value) ?? null);
  },
  setItem: (name, text) => history.replaceState({ ...history.state, [name]: contentOf(text) }, ""),
  removeItem(name) {
    if (history.state?.[name] !== undefined)
      history.replaceState({ ...history.state, [name]: undefined }, "");
  },
};

const SHELVES = { device: () => localStorage, tab: () => sessionStorage, step: () => step } as const;

function contentOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return text;
  }
}

/** Browsers throw where storage is forbidden, or full. */
function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/**
 * Runs in a page's head. Whatever is of somebody else than the page is shown to goes, however they came to leave (a
 * link, an address, another browser's "everywhere", or time). A page of which nobody knows to whom it is shown (one that
 * the device keeps, see service-worker.ts, or one about signing in) reads nothing of anybody's, and leaves it there.
 */
export function dropNotesOfOthers() {
  const { shownTo, kept, plain } = document.documentElement.dataset;
  if (kept !== undefined || plain !== undefined) return;
  for (const storage of [SHELVES.device, SHELVES.tab])
    attempt(() => {
      for (const key of Object.keys(storage())) {
        if (!key.endsWith(OWNER) || storage().getItem(key) === shownTo) continue;
        storage().removeItem(key);
        storage().removeItem(key.slice(0, -OWNER.length));
      }
    }, undefined);
}

/**
 * Runs there after it. Where a birth is known, forms leave room to offer it (births.ts), and screens to open with its
 * results; of somebody signed in a birth may be saved.
 */
export function leaveRoomForBirths() {
  const { dataset } = document.documentElement;
  if (dataset.shownTo !== undefined) dataset.known = "";
  const { births, "last-birth-chart": chart } = localStorage;
  if (births ? births === "[]" : !chart) return;
  dataset.births = "";
  dataset.known = "";
}

/**
 * Runs there before all else. Remix wants the tab's storage to find routes and to restore positions, and fails
 * aloud where a browser forbids it: it is given one that lasts as long as the document.
 */
export function standInForStorage() {
  try {
    sessionStorage.getItem("");
  } catch {
    const texts = new Map<string, string>();
    const value = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: unknown) => texts.set(key, String(text)),
      removeItem: (key: string) => texts.delete(key),
    };
    Object.defineProperty(window, "sessionStorage", { value });
  }
}
