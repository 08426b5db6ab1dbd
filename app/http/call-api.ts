import type { FieldErrors } from "~/schemas/fields";

/** What a call to `/api/*` came to, in the browser. */
export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | {
      readonly ok: false;
      /** 0 when nothing was answered. */
      readonly status: number;
      /** Status, colon, space and the response's text: for the log. */
      readonly message: string;
      /** What the server said, for people; null when it said nothing readable. */
      readonly reason: string | null;
      readonly fields: FieldErrors;
    };

/** What an action that was posted to without JavaScript answers in place of the call's 422. */
export function invalidOutcome(fields: FieldErrors): Outcome<never> {
  return { ok: false, status: 422, message: "422", reason: null, fields };
}

/** Is dispatched on the window after every call with a body: which it was and whether it succeeded, nothing else. */
export const CALL_EVENT = "realign:call";
export interface ApiCall {
  readonly path: string;
  readonly ok: boolean;
}

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
      ...(body !== undefined && {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (response.ok) return { ok: true, data: (await response.json()) as T };
    const text = await response.text();
    const { message = null, fields = {} } = failureIn(text);
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

function failureIn(text: string): { message?: string; fields?: FieldErrors } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {}; // a proxy's page in place of our JSON
  }
}
