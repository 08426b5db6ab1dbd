import { type Check, check, holding, nullOr, text, texts } from "~/calls/shape";
import { forgetNote, keepNote, keptNote, keptValue, STEP, type StepNote } from "./owned-notes";

/**
 * What a screen showed at a step of this tab's history, so that Back, Forward, a reload and a restored tab show it
 * again: what stood in its form, and its answer. The step itself carries only the note's name (in `history.state`); the
 * note is in the tab's own storage, by the rules of all that tells of somebody's birth (see docs/decisions/016).
 */
export interface KeptStep<Answer> {
  /** By the fields' names. */
  readonly fields: Readonly<Record<string, string>>;
  /** Null where none had come yet. */
  readonly answer: Answer | null;
  /** In which way the answer was looked at, as the screen itself writes that; not there where nothing was chosen. */
  readonly view?: Readonly<Record<string, string>>;
}

/** A map is some 300 KB of text, a tab's storage 5 MB. */
const MOST_STEPS = 12;

const isStepNote = check<StepNote>((value) => text(value) && /^step\.[a-z0-9]+$/.test(value));

/** The note of the step that the browser is at; null where it has none. */
export function stepHere(): StepNote | null {
  const { step } = (history.state ?? {}) as { readonly step?: unknown };
  return isStepNote(step) ? step : null;
}

/** Where a page is loaded again by its address, which makes a new step of it: the name of its note, and the path. */
const AGAIN = "step";

/** Before a page is loaded again by its address. */
export function carryStep() {
  const note = stepHere();
  try {
    if (note) sessionStorage.setItem(AGAIN, `${note} ${location.pathname}`);
  } catch {
    // Full; the form's words are carried by themselves.
  }
}

/** After it: the step has its note again. */
export function takeStep() {
  const [note, path] = (sessionStorage.getItem(AGAIN) ?? "").split(" ");
  sessionStorage.removeItem(AGAIN);
  if (isStepNote(note) && path === location.pathname) nameStepHere(note);
}

/** Gives the step that the browser is at its note. Names sort by age. */
export function nameStepHere(note: StepNote = `${STEP}${Date.now().toString(36)}`): StepNote {
  history.replaceState({ ...history.state, step: note }, "");
  return note;
}

/** Keeps what a step shows; the oldest steps make room. Where there is none at all, nothing is kept of this one. */
export function keepStep<Answer>(note: StepNote, step: KeptStep<Answer>) {
  const others = Object.keys(sessionStorage) // those of its stand-in (see theme.ts) go with the page
    .filter(isStepNote)
    .filter((name) => name !== note)
    .sort();
  const forgetOldest = () => {
    const oldest = others.shift();
    if (oldest) forgetNote(oldest);
    return oldest !== undefined;
  };
  while (others.length >= MOST_STEPS) forgetOldest();
  const written = JSON.stringify(step);
  while (!keepNote(note, written)) {
    if (forgetOldest()) continue;
    return forgetNote(note);
  }
}

/**
 * What a step showed; null where nothing was kept. What is there and cannot be shown is removed.
 * @param isAnswer what the screen's answers are like
 */
export function keptStep<Answer>(note: StepNote, isAnswer: Check<Answer>): KeptStep<Answer> | null {
  if (keptNote(note) === null) return null;
  const step = keptValue(note);
  const isStep = holding<KeptStep<Answer>>({
    fields: texts,
    answer: nullOr(isAnswer),
    view: check((view) => view === undefined || texts(view)),
  });
  if (isStep(step)) return step;
  forgetNote(note);
  return null;
}
