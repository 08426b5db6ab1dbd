import { type ComponentType, useEffect, useState } from "react";

const SIGNS = ["pointerdown", "keydown", "focusin"] as const;

/** Guards the links from the visitor's first sign on: before, there is nothing that could be lost. */
export function LinksWhenUsed() {
  const [GuardedLinks, setGuardedLinks] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (GuardedLinks) return;
    const load = () => {
      import("./guarded-links.client").then(
        (module) => setGuardedLinks(() => module.GuardedLinks),
        () => {}, // offline: the next sign tries again
      );
    };
    for (const sign of SIGNS) addEventListener(sign, load);
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, load);
    };
  }, [GuardedLinks]);
  return GuardedLinks && <GuardedLinks />;
}
