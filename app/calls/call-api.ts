import type { FieldErrors } from "~/failure";
import type { Answered, Outcome } from "./outcome";
import { SHOWN_TO_FIELD, SHOWN_TO_HEADER, shownTo } from "./shown-to";

/** Is dispatched on the window after every call with a body: which it was and whether it succeeded, nothing else. */
export const CALL_EVENT = "realign:call";
export interface ApiCall {
  readonly path: string;
  readonly ok: boolean;
}

/**
 * Is dispatched on the window when a call was refused because somebody else is signed in by now than the page was shown
 * to. Whoever loads the page again prevents its default.
 */
export const CONFLICT_EVENT = "realign:conflict";

/** Calls the API from the browser with the visitor's cookies: POST where there is a body, else GET. Never rejects. */
export async function callApi<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<Outcome<T>> {
  const outcome = await call<T>(path, body, signal);
  if (body !== undefined) {
    const detail: ApiCall = { path, ok: outcome.ok };
    dispatchEvent(new CustomEvent(CALL_EVENT, { detail }));
  }
  return outcome;
}

async function call<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<Outcome<T>> {
  try {
    const response = await fetch(path, {
      credentials: "include",
      signal,
      headers: {
        [SHOWN_TO_HEADER]: shownTo(),
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
    if (response.ok) return { ok: true, data: (await response.json()) as T };
    const text = await response.text();
    const { code, message = null, fields = {} } = failureIn(text);
    if (code === "conflict" && !dispatchEvent(new Event(CONFLICT_EVENT, { cancelable: true }))) {
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

/** What a screen's `clientAction` does: sends its form to a call of the API. */
export async function sendForm<T>(
  path: string,
  request: Request,
  inputOf: (values: Answered<T>["values"]) => object = (values) => values,
): Promise<Answered<T>> {
  const values = typedIn(await request.formData());
  return { outcome: await callApi<T>(path, inputOf(values)), values };
}

/** The fields of a form by name. To whom the page was shown is said by the call's header. */
export function typedIn(form: FormData): Readonly<Record<string, string>> {
  form.delete(SHOWN_TO_FIELD);
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

function failureIn(text: string): { code?: string; message?: string; fields?: FieldErrors } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {}; // a proxy's page in place of our JSON
  }
}
