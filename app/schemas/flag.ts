import { refusal } from "~/refusals";
import { documented, isUntyped, refuse, typed } from "./fields";

/** What a checkbox, a query and a program write for a switch, in any case. */
const WORDS: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["on", true],
  ["1", true],
  ["false", false],
  ["off", false],
  ["0", false],
]);
const LONGEST_WORD = 5;

/** Whether a switch is on or off; undefined where it says neither. */
function stateOf(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  const isWord = typeof value === "string" && value.length <= LONGEST_WORD;
  return isWord ? WORDS.get(value.toLowerCase()) : undefined;
}

/** Whether a switch is on, for what must be known before its field is judged. */
export function isOn(value: unknown): boolean {
  return stateOf(value) === true;
}

/**
 * A switch: true or false, as JSON, a form or a query says it.
 * @param fallback what counts when nothing is typed
 */
export function flag<Fallback extends boolean | null = false>(
  description: string,
  fallback: Fallback = false as Fallback,
) {
  return documented(
    { type: "boolean", description, ...(fallback === true && { usual: true }) },
    typed.transform((value, context): boolean | Fallback => {
      if (isUntyped(value)) return fallback;
      return stateOf(value) ?? refuse(context, refusal("switch.unreadable"));
    }),
  );
}
