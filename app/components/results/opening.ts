import { useEffect, useRef } from "react";
import { IN_USE_EVENT, type InUseChange } from "~/notes/in-use-event";
import { useLayoutEffectHere } from "../ui/use-layout-effect-here";

type Fields = Readonly<Record<string, string>>;

/** What a calculator's screen opens with for the person in use, or for the pair that was compared last. */
export interface Opening<Answer> {
  /** What the form is filled with. */
  readonly fields: Fields;
  /** Whether that is all that the call needs. */
  readonly isWhole: boolean;
  /** Whose result it is, a line for each person: a name and what else tells them from others. */
  readonly lines: readonly (readonly string[])[];
  /** The result, where this browser has it already. */
  readonly answer?: Answer | null;
}

interface OpensWith<Answer> {
  /** Null where nobody is known. Never rejects. */
  readonly opening: () => Promise<Opening<Answer> | null>;
  /** Whether nobody has begun anything on this screen, and nothing else is shown there. */
  readonly isUntouched: () => boolean;
  /** Called before the screen is painted, where it may open with something. */
  readonly wait: () => void;
  /** @param change where somebody else was put in use: then it takes the place of whatever is shown */
  readonly open: (opening: Opening<Answer> | null, change: InUseChange | null) => void;
}

/** Opens a screen with the result of the person in use: when it is come to, and when somebody else is put in use. */
export function useOpening<Answer>(screen: OpensWith<Answer>) {
  const latest = useRef(screen);
  latest.current = screen;
  useLayoutEffectHere(() => {
    if (latest.current.isUntouched()) latest.current.wait();
  }, []);
  useEffect(() => {
    let asked = 0;
    const open = async (change: InUseChange | null) => {
      const mine = ++asked;
      const opening = await latest.current.opening();
      if (mine !== asked) return;
      const { isUntouched, open } = latest.current;
      if (change || isUntouched()) open(opening, change);
      else open(null, null);
    };
    const onSwitch = (event: Event) => void open((event as CustomEvent<InUseChange>).detail);
    if (latest.current.isUntouched()) void open(null);
    addEventListener(IN_USE_EVENT, onSwitch);
    return () => {
      asked = -1;
      removeEventListener(IN_USE_EVENT, onSwitch);
    };
  }, []);
}
