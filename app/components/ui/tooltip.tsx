import { Tooltip as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/** Once around the app: a tooltip opens after 700 ms, its neighbours at once within the next 300 ms. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  );
}

interface TooltipProps {
  readonly content: ReactNode;
  /** The button or link that it explains; it must have a name of its own. */
  readonly children: ReactElement;
  readonly side?: "top" | "right" | "bottom" | "left";
  /** Shows nothing for now; the trigger stays mounted and keeps its focus. */
  readonly disabled?: boolean;
}

export function Tooltip({ content, children, side = "top", disabled = false }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      {!disabled && (
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-enter rounded-md border border-line bg-raised px-3 py-1.5 text-xs text-ink shadow-card"
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      )}
    </Primitive.Root>
  );
}
