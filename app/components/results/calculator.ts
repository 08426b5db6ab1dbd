import { type CheckOf, formSender, type JsonCall } from "~/calls/ask";
import { profileForForm } from "../births/saved-births";
import type { ToastMessage } from "../shell/toast-message";
import type { Opening } from "./opening";
import { useResult } from "./use-result";

interface Calculator<Name extends JsonCall, Answer> {
  /** Tells the screen's call, its results and its links from those of other screens. */
  readonly key: string;
  readonly call: Name;
  /** What an answer must be like to be shown. */
  readonly isAnswer: CheckOf<Name, Answer>;
  /** The call's input from the form's fields, where the two differ. */
  readonly inputOf?: Parameters<typeof formSender<Name, Answer>>[2];
  /** Shown when an answer has come; without it the answer speaks for itself. */
  readonly done?: ToastMessage;
  readonly failed: ToastMessage;
  /** What the screen opens with, where somebody is known here; null for nobody. */
  readonly opening: (known: typeof import("./known")) => Promise<Opening<Answer> | null>;
}

/**
 * The browser's half of a calculator's screen, a form and what it comes to; `calculatorPage` is the server's. A route
 * exports `clientLoader`, `clientAction` and `shouldRevalidate` of it, each by its name, as Remix reads them.
 */
export function calculator<Name extends JsonCall, Answer>({
  call,
  inputOf,
  failed,
  opening,
  ...screen
}: Calculator<Name, Answer>) {
  return {
    clientLoader: async () => ({ profile: await profileForForm() }),
    clientAction: formSender(call, screen.isAnswer, inputOf),
    /** Nothing on such a screen depends on what other screens do. */
    shouldRevalidate: () => false,
    useResult: (onAnswer?: (answer: Answer) => void) =>
      useResult<Answer>({
        ...screen,
        failed: () => failed,
        onAnswer,
        opening: () => import("./known").then(opening).catch(() => null), // offline: the form stands there
      }),
  };
}
