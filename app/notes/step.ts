import { type Check, check, holding, nullOr, text, texts } from "~/calls/shape";
import { forgetNotes, note, OWNER } from "./note";

/**
 * What a screen showed at a step of this tab's history, so that Back, Forward, a reload and a restored tab show it
 * again (decision 20). The step itself carries only the note's name, because browsers write a step's state to disk;
 * the note is in the tab's own storage.
 */
export interface Step<Answer> {
  /** What stood in the form, by the fields' names. */
  readonly fields: Readonly<Record<string, string>>;
  /** Null where none had come yet. */
  readonly answer: Answer | null;
  /** In which way the answer was looked at, as the screen itself writes that; not there where nothing was chosen. */
  readonly view?: Readonly<Record<string, string>>;
  /** Who was in use then, as `Named` says it; empty where nobody was. */
  readonly person?: Readonly<Record<string, string>>;
}

/** `step.` and a number. */
export type StepName = `step.${string}`;

export const isStepName = check<StepName>((value) => text(value) && /^step\.[a-z0-9]+$/.test(value));

const nameHere = note<StepName>("step", { owner: "device", lasts: "step", check: isStepName });
const areTexts = check<Step<unknown>["view"]>((value) => value === undefined || texts(value));

function noteOf<Answer>(name: StepName, isAnswer: Check<Answer>) {
  const isStep = holding<Step<Answer>>({
    fields: texts,
    answer: nullOr(isAnswer),
    view: areTexts,
    person: areTexts,
  });
  return note<Step<Answer>>(name, { owner: "person", lasts: "tab", check: isStep });
}

/** The name of the step that the browser is at; null where it has none. */
export const stepHere = nameHere.read;

/**
 * Whether the browser's history is at the step that the router calls by this key. Back changes the history first and the
 * screen after: meanwhile the step is not the screen's own.
 */
export const isAtStep = (key: string) => (history.state?.key ?? "default") === key;

/** Gives the step that the browser is at a name. Names sort by age. */
export function nameStepHere(name: StepName = `step.${Date.now().toString(36)}`): StepName {
  nameHere.write(name);
  return name;
}

/**
 * What a step showed; null where there is no note of it that can be read.
 * @param isAnswer what the screen's answers are like
 */
export function readStep<Answer>(name: StepName, isAnswer: Check<Answer>): Step<Answer> | null {
  return noteOf(name, isAnswer).read();
}

/** A map is some 300 KB of text, a tab's storage 5 MB. */
const MOST_STEPS = 12;

/** Writes what a step shows; the oldest steps make room. Where there is none at all, nothing is kept of this one. */
export function writeStep<Answer>(name: StepName, step: Step<Answer>) {
  const others = stepsOfTab()
    .filter((other) => other !== name)
    .sort();
  forgetNotes("tab", ...others.splice(0, others.length - MOST_STEPS + 1));
  const { write, forget } = noteOf(
    name,
    check<Answer>(() => true),
  );
  while (!write(step)) {
    const oldest = others.shift();
    if (!oldest) return forget();
    forgetNotes("tab", oldest);
  }
}

/** Forgets what every step of this tab showed; the one on the screen writes its own again. */
export function forgetSteps() {
  forgetNotes("tab", ...stepsOfTab());
}

/** Those of its stand-in, where a browser forbids storage, go with the page. */
const stepsOfTab = () => Object.keys(sessionStorage).filter(isStepName);

/**
 * Runs in a page's head. Steps that a visitor took are from now on of the one who has signed in: they go with them, and
 * the next person's Back finds none.
 */
export function adoptSteps() {
  const owner = document.documentElement.dataset.shownTo;
  for (const name of owner ? stepsOfTab() : []) {
    if (sessionStorage.getItem(name + OWNER) !== null) continue;
    try {
      sessionStorage.setItem(name + OWNER, owner ?? "");
    } catch {
      sessionStorage.removeItem(name); // full
    }
  }
}

/**
 * Runs there too, after the notes of others are gone. Where the step has a result, the form that the server sent is held
 * back until the scripts have filled it, and the page is as high as it has to be for the browser to come to where
 * somebody had read; Remix keeps that in `positions`.
 */
export function holdBackEmptyForm() {
  const name = stepHere();
  if (!name || !sessionStorage.getItem(name)?.includes('"answer":{')) return;
  const { dataset, style } = document.documentElement;
  dataset.resumes = "soon";
  const positions = JSON.parse(sessionStorage.getItem("positions") ?? "null");
  style.setProperty("--resumed", positions?.[history.state.key] ?? 0);
}

/** The form has been filled; its result may still be on the way. */
export function showForm() {
  if (document.documentElement.dataset.resumes) document.documentElement.dataset.resumes = "now";
}

/** The result is there: the page is as high as it is. */
export function showAll() {
  delete document.documentElement.dataset.resumes;
}
