import { callApi, typedIn } from "./call-api";
import type { Answered, Outcome } from "./outcome";
import type { Check } from "./shape";

/**
 * The table of calls, by its type: `app/api.server.ts` declares itself here, so that the browser knows which calls
 * there are and what each answers, and imports nothing of the server, not even a type.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled there
export interface Register {}

type Api = Register extends { readonly api: infer Table } ? Table : never;

/** The name of a call that answers JSON, such as `GET /api/transits`. */
export type JsonCall = {
  [Name in keyof Api]: Api[Name] extends { readonly type: string } ? never : Name;
}[keyof Api] &
  string;

/** What a call answers: the body of its reply where it has one, else its operation's output. */
export type AnswerOf<Name extends JsonCall> = Api[Name] extends {
  readonly operation: { respond(...args: never): infer Reply };
}
  ? Reply extends Response
    ? OutputOf<Name>
    : Reply extends { readonly body: infer Body }
      ? Body
      : never
  : OutputOf<Name>;

type OutputOf<Name extends JsonCall> = Api[Name] extends {
  readonly operation: { run(...args: never): infer Output };
}
  ? Awaited<Output>
  : never;

/**
 * A check of a call's answer. It may look at less than there is, at what whoever asks makes use of, and may demand what
 * is answered where it was asked for only; of a call that answers one of several things it may be a check of one.
 */
export type CheckOf<Name extends JsonCall, Answer> = Check<Answer> &
  ([Extract<EachRequired<AnswerOf<Name>>, Answer>] extends [never] ? never : unknown);

type EachRequired<Answer> = Answer extends unknown ? Required<Answer> : never;

/**
 * Asks a call of the API from the browser with the visitor's cookies. Never rejects.
 * @param input the body of a POST, the search parameters of a GET; what is undefined is left out
 * @param isAnswer what an answer must be like to be shown; another is a failure like any other
 */
export function ask<Name extends JsonCall, Answer>(
  name: Name,
  input: object,
  isAnswer: CheckOf<Name, Answer>,
  signal?: AbortSignal,
): Promise<Outcome<Answer>> {
  const [method, path = ""] = name.split(" ");
  return method === "POST"
    ? callApi(path, isAnswer, input, signal)
    : callApi(addressOf(path, input), isAnswer, undefined, signal);
}

/** What a screen's `clientAction` does: sends its form to a call. */
export function formSender<Name extends JsonCall, Answer>(
  name: Name,
  isAnswer: CheckOf<Name, Answer>,
  inputOf: (values: Answered<Answer>["values"]) => object = (values) => values,
) {
  return async ({ request }: { readonly request: Request }): Promise<Answered<Answer>> => {
    const values = typedIn(await request.formData());
    return { outcome: await ask(name, inputOf(values), isAnswer), values };
  };
}

function addressOf(path: string, input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}
