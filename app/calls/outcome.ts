import type { FieldErrors } from "~/failure";

/** What a call came to, as a screen is told: by the API in the browser, by the page's action without JavaScript. */
export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | {
      readonly ok: false;
      /** The HTTP status; 0 when nothing was answered. */
      readonly status: number;
      /** Status, colon, space and the response's text: for the log. */
      readonly message: string;
      /** What the server said, for people; null when it said nothing readable. */
      readonly reason: string | null;
      readonly fields: FieldErrors;
    };

/** What a form came to, and what was typed into it. */
export interface Answered<T> {
  readonly outcome: Outcome<T>;
  readonly values: Readonly<Record<string, string>>;
}
