import { type ReactNode, useEffect, useState } from "react";
import * as words from "~/words/moving-sky";
import { Button } from "../ui/button";

const load = () =>
  Promise.all([import("./moving-sky"), import("./chart-at")]).then(([sky, charts]) => ({
    ...sky,
    ...charts,
  }));
type Code = Awaited<ReturnType<typeof load>>;

interface SetInMotionProps {
  /** What stands there until then. */
  readonly children: ReactNode;
  readonly moving: (code: Code) => ReactNode;
  /** Without a press. */
  readonly isAsked?: boolean;
}

/** A sky that moves when somebody asks for it; all of its code comes then. */
export function SetInMotion({ children, moving, isAsked = false }: SetInMotionProps) {
  const [code, setCode] = useState<Code | null>(null);
  const [state, setState] = useState<"idle" | "pending" | "failed">("idle");
  const ask = () => setState("pending");
  useEffect(() => {
    if (isAsked) setState("pending");
  }, [isAsked]);
  useEffect(() => {
    if (state === "pending") load().then(setCode, () => setState("failed"));
  }, [state]);
  if (code) return moving(code);
  return (
    <>
      {children}
      <div className="noscript:hidden screen-only">
        <Button variant="secondary" pending={state === "pending"} onClick={ask}>
          {words.setTheSkyInMotion()}
        </Button>
        {state === "failed" && (
          <p role="alert" className="mt-3 text-sm">
            {words.couldNotBeLoaded()}
          </p>
        )}
      </div>
    </>
  );
}
