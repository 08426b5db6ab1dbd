import type { FieldErrors } from "~/failure";
import { languageOf } from "~/further-languages";
import { inUse } from "~/page-language";
import * as words from "~/words/failures";
import type { Outcome } from "./outcome";
import type { Check } from "./shape";
import { CONFLICT_EVENT, type Conflict, SHOWN_TO_FIELD, SHOWN_TO_HEADER, shownTo } from "./shown-to";

/** Is dispatched on the window after every call with a body: which it was and whether it succeeded, nothing else. */
export const CALL_EVENT = "realign:call";
export interface ApiCall {
  readonly path: string;
  readonly ok: boolean;
}

/**
 * Calls the API from the browser with the visitor's cookies: POST where there is a body, else GET. Never rejects.
 * @param isAnswer what an answer must be like to be shown; another is a failure like any other
 */
export async function callApi<T>(
  path: string,
  isAnswer: Check<T>,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Outcome<T>> {
  const outcome = await call(path, isAnswer, body, signal);
  if (body !== undefined) {
    const detail: ApiCall = { path, ok: outcome.ok };
    dispatchEvent(new CustomEvent(CALL_EVENT, { detail }));
  }
  return outcome;
}

/** A call's address, so that what it tells is told in the language of the page. */
export function inLanguageOfPage(path: string): string {
  const { tag, prefix } = languageOf(inUse());
  return prefix ? `${path}${path.includes("?") ? "&" : "?"}lang=${tag}` : path;
}

async function call<T>(
  path: string,
  isAnswer: Check<T>,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Outcome<T>> {
  try {
    const response = await fetch(inLanguageOfPage(path), {
      credentials: "include",
      signal,
      headers: {
        [SHOWN_TO_HEADER]: shownTo(),
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.ok) return answerIn(text, isAnswer) ?? unexpected(response.status);
    const failure = failureIn(text);
    const { message = null, fields = {} } = failure.told ?? failure;
    const detail: Conflict = { wasSent: body !== undefined };
    if (
      failure.code === "conflict" &&
      !dispatchEvent(new CustomEvent(CONFLICT_EVENT, { cancelable: true, detail }))
    ) {
      return await new Promise(() => {}); // another page is on its way
    }
    return {
      ok: false,
      status: response.status,
      message: `${response.status}: ${text || response.statusText}`,
      reason: message,
      fields,
    };
  } catch (error) {
    return { ok: false, status: 0, message: String(error), reason: null, fields: {} };
  }
}

/** The fields of a form by name. To whom the page was shown is said by the call's header. */
export function typedIn(form: FormData): Readonly<Record<string, string>> {
  form.delete(SHOWN_TO_FIELD);
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

function answerIn<T>(text: string, isAnswer: Check<T>): Outcome<T> | null {
  try {
    const data: unknown = JSON.parse(text);
    return isAnswer(data) ? { ok: true, data } : null;
  } catch {
    return null; // no JSON
  }
}

/** What another version of the server answers, or something in between that answers everything. */
function unexpected(status: number): Outcome<never> {
  return {
    ok: false,
    status,
    message: `${status}: unexpected answer`,
    reason: words.answerNotRead(),
    fields: {},
  };
}

interface Said {
  readonly message?: string;
  readonly fields?: FieldErrors;
}

/** A failure, and in which words it is told in the language of the page where that is not English. */
function failureIn(text: string): Said & { readonly code?: string; readonly told?: Said } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {}; // a proxy's page in place of our JSON
  }
}
