import { NOBODY, shownTo } from "~/calls/shown-to";

/**
 * What a browser keeps of somebody's birth, answers or choices. Beside each note stands whose it is, under the same name with
 * `-owner`, where it was made by somebody signed in; what a visitor made is nobody's and stays.
 */
const NOTES = {
  "last-birth-chart": "localStorage",
  "last-reading": "localStorage",
  births: "localStorage",
  quiz: "sessionStorage",
  sign: "localStorage",
  settings: "localStorage",
  place: "localStorage",
} as const;

/** Before the names of the notes on the steps of a tab's history (see kept-steps.ts), which are in its own storage. */
export const STEP = "step.";
export type StepNote = `${typeof STEP}${string}`;

export type Note = keyof typeof NOTES | StepNote;

const OWNER = "-owner";

/**
 * Runs in the page's head: whatever is not of the one whom the page is shown to goes, however they came to leave (a
 * link, an address, another browser's "everywhere", or time). A page that the device keeps (see service-worker.ts) is
 * shown to nobody known: it reads nothing of anybody's, and leaves it there. Where a birth is kept, forms leave room to offer it.
 */
export const dropNotesOfOthers = `${JSON.stringify(Object.entries(NOTES))}.forEach(function(n){try{var s=window[n[1]],o=s.getItem(n[0]+"${OWNER}");if(o!==null&&o!==document.documentElement.dataset.shownTo&&!("kept"in document.documentElement.dataset)){s.removeItem(n[0]);s.removeItem(n[0]+"${OWNER}")}}catch(e){}});try{var b=localStorage.births;if(b?b!=="[]":localStorage["last-birth-chart"])document.documentElement.dataset.births=""}catch(e){}`;

/**
 * Runs there too, for the steps of the tab's history. Those that a visitor took are from now on of the one who has
 * signed in: they go with them, and the next person's Back finds none.
 */
export const dropStepsOfOthers = `try{var m=document.documentElement.dataset.shownTo,s=sessionStorage;Object.keys(s).forEach(function(k){\
if(k.slice(0,${STEP.length})!=="${STEP}"||k.slice(-${OWNER.length})==="${OWNER}")return;var w=k+"${OWNER}",o=s.getItem(w);\
if(o===null){if(m)try{s.setItem(w,m)}catch(e){s.removeItem(k)}}else if(o!==m&&!("kept"in document.documentElement.dataset)){s.removeItem(k);s.removeItem(w)}\
})}catch(e){};`;

function storageOf(note: Note): Storage {
  return window[isStep(note) ? "sessionStorage" : NOTES[note]];
}

function isStep(note: Note): note is StepNote {
  return note.startsWith(STEP);
}

/**
 * Keeps a note as the page's owner's. Browsers may forbid storage: then nothing is kept.
 * @returns whether it was kept
 */
export function keepNote(note: Note, text: string): boolean {
  try {
    const storage = storageOf(note);
    const owner = shownTo();
    if (owner === NOBODY) storage.removeItem(note + OWNER);
    else storage.setItem(note + OWNER, owner);
    storage.setItem(note, text);
    return true;
  } catch {
    return false; // blocked or full; the screens work without it
  }
}

/** A note that is nobody's or the page's owner's; null where there is none: in another tab somebody else may be signed in. */
export function keptNote(note: Note): string | null {
  try {
    const storage = storageOf(note);
    const owner = storage.getItem(note + OWNER);
    return owner === null || owner === shownTo() ? storage.getItem(note) : null;
  } catch {
    return null; // blocked
  }
}

/** What such a note says; null where there is none, or it is no JSON: somebody else's. */
export function keptValue(note: Note): unknown {
  try {
    return JSON.parse(keptNote(note) ?? "null");
  } catch {
    return null;
  }
}

export function forgetNote(note: Note) {
  try {
    const storage = storageOf(note);
    storage.removeItem(note);
    storage.removeItem(note + OWNER);
  } catch {
    // Blocked: there is nothing to forget.
  }
}

/** On the way out, before the page is left: also what was made before signing in. */
export function forgetBirthNotes() {
  forgetNote("last-birth-chart");
  forgetNote("last-reading");
  forgetNote("births");
}

/** Leaves a note to whoever sits at the keyboard. */
export function disownNote(note: Note) {
  try {
    storageOf(note).removeItem(note + OWNER);
  } catch {
    // Blocked: there is nothing to leave.
  }
}
