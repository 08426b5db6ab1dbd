import { type ReactNode, type RefObject, Suspense, useEffect, useId, useRef } from "react";
import { showAll } from "~/notes/step";
import * as words from "~/words/results";
import { NeedsScripts } from "../link/needs-scripts";
import { Button } from "../ui/button";
import { useIsBrowser } from "../ui/use-is-browser";
import { ResultBoundary } from "./result-boundary";
import type { FocusRequest, Result } from "./use-result";

interface FormAndResultProps<Answer> {
  readonly of: Result<Answer>;
  /** What the result is called among the page's regions. */
  readonly label: string;
  readonly form: ReactNode;
  /** What stands where the result will be. */
  readonly empty: ReactNode;
  /** The shape of what is coming. */
  readonly pending: ReactNode;
  readonly result: (answer: Answer) => ReactNode;
  /** What led to an answer, a line for each person: a name and what else was filled in. */
  readonly lines: (answer: Answer) => readonly (readonly string[])[];
  /** Follows whatever stands there. */
  readonly after?: ReactNode;
  /** Fetches the result's code, which is asked for once somebody turns to the form. */
  readonly load: () => Promise<unknown>;
  /** Whether the form stands beside what will be its result, where there is room for both. */
  readonly isBeside?: boolean;
}

const BESIDE = "@[58rem]:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)] @[58rem]:items-start @[58rem]:gap-8";

/**
 * A form and its result: once there is one, the form folds into a line and the result takes the width. The form stays in
 * the page, so that nothing typed is lost. A new result is led to and has the focus on its title.
 */
export function FormAndResult<Answer>({
  of,
  label,
  form,
  empty,
  pending,
  result,
  lines,
  after,
  load,
  isBeside = true,
}: FormAndResultProps<Answer>) {
  const { answer, focus, formArea, setOpen } = of;
  // A screen that opens by itself looks from the first as it will with its result; until that is known it is held back.
  const opens = answer === null && of.opensFor !== null && of.opensFor.length > 0;
  const mayOpen = answer === null && of.opensFor?.length === 0;
  const isPending = of.isPending || opens;
  const known = answer === null ? (of.opensFor ?? []) : lines(answer);
  const hasResult = answer !== null || opens;
  // As the page came without scripts the form is there: it has no other way to be asked for.
  const isOpen = of.isOpen ?? (isBeside && !opens);
  const isFolded = hasResult && !isOpen;
  const isLive = useIsBrowser();
  const fields = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => {
    const fetchCode = () => void load().catch(() => {}); // the result itself will tell
    const area = formArea.current;
    area?.addEventListener("focusin", fetchCode);
    return () => area?.removeEventListener("focusin", fetchCode);
  }, [load, formArea]);

  useEffect(() => {
    if (focus?.on === "form") focusOn(formArea.current);
    if (focus?.on === "first field") firstField(fields.current)?.focus();
    if (focus?.on === "wrong field") leadToWrongField(formArea.current);
  }, [focus, formArea]);

  return (
    <div
      className="@container form-and-result"
      data-live={(isLive && !mayOpen) || answer !== null || of.outcome ? "" : undefined}
    >
      {of.note}
      <NeedsScripts />
      <div
        className={`grid grid-cols-[minmax(0,1fr)] print:block ${isFolded ? "gap-5" : "gap-8"} ${isBeside && !hasResult ? BESIDE : ""}`}
      >
        <div ref={formArea} className="min-w-0 screen-only">
          {hasResult && (
            <div
              ref={line}
              className={`flex items-center gap-3 rounded-lg border border-line bg-card py-2 pe-2 ps-4 noscript:hidden ${
                isFolded ? "" : "mb-4"
              }`}
            >
              <div className="min-w-0 grow">
                {known.map(([name, ...rest], person) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
                  <p key={person} className="flex flex-wrap items-baseline gap-x-2">
                    <bdi className="min-w-0 text-sm font-semibold break-words">{name}</bdi>
                    <span className="min-w-0 text-xs break-words text-muted">{rest.join(" · ")}</span>
                  </p>
                ))}
              </div>
              <Button
                variant="secondary"
                size="sm"
                aria-expanded={!isFolded}
                aria-controls={id}
                onClick={() => setOpen(isFolded)}
              >
                {isFolded ? words.edit() : words.hide()}
              </Button>
            </div>
          )}
          <div
            id={id}
            ref={fields}
            className={isFolded ? "hidden" : hasResult && isBeside ? "max-w-[36rem]" : ""}
          >
            {form}
          </div>
        </div>
        <section
          ref={section}
          aria-label={answer === null ? undefined : label}
          aria-busy={isPending}
          className="flex min-w-0 flex-col gap-6 print:block"
        >
          {answer !== null ? (
            <ResultBoundary of={answer} onAgain={loadPageAgain}>
              <Suspense fallback={pending}>
                {result(answer)}
                <Arrival focus={focus} section={section} line={line} />
              </Suspense>
            </ResultBoundary>
          ) : isPending ? (
            pending
          ) : (
            empty
          )}
          {after}
        </section>
      </div>
    </div>
  );
}

/** Browsers ask once in a page's life for code that did not come: nothing is asked for before the network is there. */
export async function loadPageAgain() {
  try {
    if (!(await fetch("/healthz")).ok) return;
    const { keepWords, loadAgain } = await import("~/notes/typed-words.client");
    if (keepWords("loaded-again")) loadAgain();
  } catch {
    // Still offline: the words stand there.
  }
}

/** To the first field that was refused, in the middle of the window: its message is read out with it. */
function leadToWrongField(area: HTMLElement | null) {
  const field = area?.querySelector<HTMLElement>("[aria-invalid=true]");
  if (!field) return focusOn(area);
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
}

function firstField(area: HTMLElement | null): HTMLElement | undefined {
  const fields = area?.querySelectorAll<HTMLElement>("input:not([type=hidden], :disabled), select") ?? [];
  return [...fields][0];
}

interface ArrivalProps {
  readonly focus: FocusRequest | null;
  readonly section: RefObject<HTMLElement>;
  readonly line: RefObject<HTMLElement>;
}

/**
 * Leads to a result once it is there, with its code: the screen begins with what stands for the form, or with the
 * result, and the focus is on its title; on the whole where the title is in a tab that is not open.
 */
function Arrival({ focus, section, line }: ArrivalProps) {
  useEffect(showAll, []);
  useEffect(() => {
    if (focus?.on !== "result") return;
    const frame = requestAnimationFrame(() => {
      const title = section.current?.querySelector<HTMLElement>("h2");
      const target = title && isDrawn(title) ? title : section.current;
      focusOn(target, { preventScroll: true });
      const start = line.current && isDrawn(line.current) ? line.current : section.current;
      // Where the page's head leaves the result room, nothing is cut off for it.
      if (start && start.getBoundingClientRect().top + scrollY < innerHeight / 3) scrollTo(0, 0);
      else start?.scrollIntoView({ block: "start" });
      title?.scrollIntoView({ block: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [focus, section, line]);
  return null;
}

/** On what takes no focus by itself. */
function focusOn(element: HTMLElement | null, options?: FocusOptions) {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus(options);
}

function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0;
}
