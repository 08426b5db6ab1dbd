import { useLocation } from "@remix-run/react";
import { type ReactNode, useRef, useState } from "react";
import { typedIn } from "~/calls/call-api";
import type { Check } from "~/calls/shape";
import { leftToThisPage, takeStep } from "~/notes/again";
import { inUse } from "~/notes/in-use";
import {
  isAtStep,
  nameStepHere,
  readStep,
  type Step,
  type StepName,
  showAll,
  showForm,
  stepHere,
  writeStep,
} from "~/notes/step";
import type { FormLink } from "../link/form-link";
import { isLink, useLinkInAddress } from "../link/use-link";
import { useIsBrowser } from "../ui/use-is-browser";
import { useLayoutEffectHere } from "../ui/use-layout-effect-here";
import { isAnew } from "./anew";
import { type Opening, useOpening } from "./opening";
import { type AskedBy, type Calculation, useCalculation } from "./use-calculation";

type Fields = Readonly<Record<string, string>>;

/** Where the focus goes next; each request is an object of its own. */
export interface FocusRequest {
  readonly on: "result" | "form" | "first field" | "wrong field";
}

interface View {
  /** What the form begins with, where that is not the saved profile. */
  readonly fields: Fields | undefined;
  /** Changes whenever the form has to begin anew. */
  readonly round: number;
  /** Whether the form stands open where a result folds it; null: as the page came. */
  readonly isOpen: boolean | null;
  readonly focus: FocusRequest | null;
  /** An outcome that what was shown since has left behind. */
  readonly past: unknown;
  /** How the answer is looked at; a new answer is looked at as every answer is at first. */
  readonly look: Fields | undefined;
  /** What is said of the link that was opened here. */
  readonly note: ReactNode;
  /** While the screen opens by itself: whose result is coming, a line each, none until that is known. */
  readonly opensFor: readonly (readonly string[])[] | null;
}

/**
 * A calculator's form and its result, both kept with the step of the tab's history where they stand. The server knows
 * of no steps: a page that is loaded again is filled before it is painted anew.
 */
export function useResult<Answer>({
  isAnswer,
  opening,
  ...calculation
}: Omit<Calculation<Answer>, "initial" | "askedBy"> & {
  /** What an answer must be like to be shown again. */
  readonly isAnswer: Check<Answer>;
  /** What the screen opens with, for whoever is in use; null for nobody. Never rejects. */
  readonly opening: () => Promise<Opening<Answer> | null>;
}) {
  const isBrowser = useIsBrowser();
  const { key, state } = useLocation();
  const [first] = useState(() => {
    const note = isBrowser ? stepHere() : null;
    return { note, kept: note && readStep(note, isAnswer) };
  });
  const step = useRef<StepName | null>(first.note);
  const isAsServed = useRef(!isBrowser);
  const formArea = useRef<HTMLDivElement>(null);

  const [view, setView] = useState<View>({
    fields: first.kept?.fields,
    round: 0,
    isOpen: first.kept ? false : null,
    focus: null,
    past: undefined,
    look: first.kept?.view,
    note: null,
    opensFor: isBrowser && !first.note && mayOpen(state) ? [] : null,
  });
  const change = (to: Partial<View>) => setView((before) => ({ ...before, ...to }));

  /** A link whose answer has not come. */
  const link = useRef<FormLink | null>(null);
  const askedBy = useRef<AskedBy>("hand");
  const { answer, show, outcome, typed, send, ...rest } = useCalculation<Answer>({
    ...calculation,
    initial: first.kept?.answer,
    askedBy: () => askedBy.current,
    failed: (failure) => {
      const isFolded = formArea.current?.querySelector("form")?.getClientRects().length === 0;
      const isMeant = askedBy.current !== "screen";
      const isWrong = Object.keys(failure.fields).length > 0;
      const focus: FocusRequest | null =
        isMeant && isWrong ? { on: "wrong field" } : isMeant && isFolded ? { on: "form" } : null;
      change({ isOpen: true, focus, opensFor: null });
      askedBy.current = "hand";
      return calculation.failed(failure);
    },
    onAnswer: (answer) => {
      const by = askedBy.current;
      look.current = link.current?.view;
      setView(({ note, ...before }) => ({
        ...before,
        // Who has opened the form meanwhile goes on in it.
        isOpen: by === "screen" && before.isOpen === true,
        focus: by === "screen" ? null : { on: "result" },
        look: look.current,
        note: by === "link" ? note : null,
        opensFor: null,
      }));
      begin();
      keep(answer);
      link.current = null;
      askedBy.current = "hand";
      // A friend's link tells nothing of whoever opens it.
      if (by !== "link") calculation.onAnswer?.(answer);
    },
  });
  const latest = useRef(answer);
  latest.current = answer;
  const look = useRef(view.look);
  look.current = view.look;

  const keyHere = useRef(key);
  keyHere.current = key;
  const isHere = () => isAtStep(keyHere.current);

  const nameHere = () => (isHere() ? nameStepHere() : null);

  const begin = () => {
    step.current ??= nameHere();
  };
  const keep = (answer = latest.current, area = formArea.current) => {
    const form = area?.querySelector("form");
    if (step.current && form)
      writeStep(step.current, {
        fields: typedIn(new FormData(form)),
        answer,
        view: look.current,
        person: { ...inUse.read() },
      });
  };

  const arrive = () => {
    if (!isHere()) return showForm(); // the screen of where the history is comes next
    if (!step.current) takeStep();
    const [here, before] = [stepHere(), step.current];
    if (!here && before && isAnew(state)) {
      keep();
      step.current = nameStepHere();
      show(null);
      setView(({ round }) => ({ ...EMPTY, round: round + 1, past: outcome }));
    } else if (typed && !before) {
      step.current = here;
      begin();
      keep();
    } else if (!here && before)
      nameStepHere(before); // another address of the same screen, which stays as it is
    else if (!here && isAsServed.current) beginAsServed(formArea.current);
    else if (here && here !== before) {
      keep();
      step.current = here;
      link.current = null; // what it asked for stands on the step that was left
      const kept = readStep(here, isAnswer);
      if (!kept && !before) {
        beginAsServed(formArea.current);
        return showAll();
      }
      show(kept?.answer ?? null);
      if (before) backTo(kept);
      // Who was faster than the scripts goes on in the form that they began.
      const isTypedInto = !before && formArea.current?.querySelector("[data-edited]") != null;
      setView(({ fields, round }) => ({
        fields: isTypedInto ? fields : (kept?.fields ?? {}),
        round: round + Number(!isTypedInto),
        isOpen: isTypedInto,
        focus: null,
        past: outcome,
        look: kept?.view,
        note: null,
        opensFor: null,
      }));
    }
    isAsServed.current = false;
    showForm();
  };
  useLayoutEffectHere(arrive, [key]);
  const arriveNow = useRef(arrive);
  arriveNow.current = arrive;

  useLinkInAddress(({ openForm, takeOutOfAddress }, hash) => {
    const opened = openForm(calculation.key, hash);
    if (!opened.link) return change({ note: opened.note });
    keep(); // of the step before, which the address has left
    takeOutOfAddress(opened.link.hash);
    step.current = nameStepHere();
    link.current = opened.link;
    askedBy.current = "link";
    show(null);
    setView(({ round }) => ({
      fields: opened.link?.fields,
      round: round + 1,
      isOpen: null,
      focus: null,
      past: outcome,
      look: undefined,
      note: opened.note,
      opensFor: null,
    }));
    send(opened.link.fields);
  });

  useOpening({
    opening,
    isUntouched: () =>
      step.current === null &&
      answer === null &&
      !typed &&
      mayOpen(state) &&
      formArea.current?.querySelector("[data-edited]") == null,
    wait: () => change({ opensFor: [] }),
    open: (opened, change) => {
      const isSwitch = change !== null;
      if (change) {
        // What was shown of somebody else is a step of its own, unless it is to be forgotten.
        if (!change.isForgotten) keep();
        step.current = nameHere();
        link.current = null;
      }
      const asks = opened !== null && !opened.answer && opened.isWhole;
      if (isSwitch || opened?.answer) show(opened?.answer ?? null);
      if (opened?.answer) begin();
      setView(({ round, ...before }) => ({
        ...before,
        fields: opened?.fields ?? (isSwitch ? {} : before.fields),
        round: round + Number(isSwitch || opened !== null),
        isOpen: opened?.answer ? false : null,
        focus: null,
        past: isSwitch ? outcome : before.past,
        look: isSwitch ? undefined : before.look,
        note: isSwitch ? null : before.note,
        opensFor: asks ? opened.lines : null,
      }));
      if (!asks) return;
      askedBy.current = "screen";
      send(opened.fields);
    },
  });

  useLayoutEffectHere(() => {
    backTo(first.kept);
    const area = formArea.current; // React takes it back where the screen goes
    const leave = () => keep(latest.current, area);
    const hide = () => document.visibilityState === "hidden" && leave();
    const { pathname } = location;
    // Between two steps that a link parted, the router sees no difference.
    const move = () => {
      const here = stepHere();
      if (here && step.current && here !== step.current && location.pathname === pathname)
        arriveNow.current();
    };
    addEventListener("popstate", move);
    area?.addEventListener("input", begin);
    area?.addEventListener("click", begin); // a picked person tells nobody
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("popstate", move);
      area?.removeEventListener("input", begin);
      area?.removeEventListener("click", begin);
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
      leave();
    };
  }, []);

  return {
    ...rest,
    answer,
    /** Of the form's last call, unless something else was shown since. */
    outcome: outcome === view.past ? undefined : outcome,
    /** What the form begins with, where that is not the saved profile. */
    fields: view.fields ?? typed,
    /** A key for the form: it begins anew with each. */
    round: view.round,
    /** Shows an answer and fills the form with what led to it, or takes the answer away. */
    show: (to: Answer | null, fields?: Fields) => {
      show(to);
      link.current = null;
      if (to) begin();
      setView((before) => ({
        fields: fields ?? before.fields,
        round: before.round + Number(fields !== undefined),
        isOpen: false,
        focus: { on: to ? "result" : "form" },
        past: outcome,
        look: undefined,
        note: null,
        opensFor: null,
      }));
    },
    /** How the answer is looked at, as the screen wrote it. */
    view: view.look,
    setView: (look: Fields) => change({ look }),
    /** While the screen opens by itself: whose result is coming, a line each; none until that is known. */
    opensFor: view.opensFor,
    /** What is said of the link that was opened here; null without one. */
    note: view.note,
    isOpen: view.isOpen,
    setOpen: (isOpen: boolean) => change({ isOpen, focus: isOpen ? { on: "first field" } : null }),
    focus: view.focus,
    formArea,
  };
}

/** A form that nobody has begun. */
const EMPTY: Omit<View, "round" | "past"> = {
  fields: {},
  isOpen: true,
  focus: { on: "first field" },
  look: undefined,
  note: null,
  opensFor: null,
};

/** Whether a screen may open with the result of the person in use: none is wanted here, and none was under way. */
function mayOpen(state: unknown): boolean {
  return (
    "known" in document.documentElement.dataset &&
    !isAnew(state) &&
    !isLink(location.hash) &&
    leftToThisPage() === null
  );
}

/** Whoever was in use at a step that Back or Forward led to is so again. */
function backTo(step: Step<unknown> | null) {
  const { fullName, birthDate } = step?.person ?? {};
  if (!fullName || !birthDate) return;
  import("~/notes/births").then(
    ({ putBackInUse }) => putBackInUse({ fullName, birthDate }),
    () => {}, // offline by now: the chip keeps its name
  );
}

/**
 * A browser puts back by itself what was typed into a page, also for the next person's Back: what may be shown again is
 * kept here, by its owner. It may do so after the scripts have begun.
 */
function beginAsServed(area: HTMLElement | null) {
  const reset = () => {
    if (!area?.querySelector("[data-edited]")) area?.querySelector("form")?.reset();
  };
  const resetTwice = () => {
    reset();
    setTimeout(reset); // it has a task of its own for that, which may be waiting still
  };
  resetTwice();
  if (document.readyState !== "complete") addEventListener("load", resetTwice, { once: true });
}

export type Result<Answer> = ReturnType<typeof useResult<Answer>>;
