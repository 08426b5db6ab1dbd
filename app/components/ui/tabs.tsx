import { Tabs as Primitive } from "radix-ui";
import type { ReactNode } from "react";

export interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  /** Names the list of tabs for screen readers. */
  readonly label: string;
  readonly defaultValue?: string;
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
}

/**
 * Tabs whose panels are all in the HTML: without JavaScript the row of tabs gives way to the panels one after
 * another, each under its title; printing does the same.
 */
export function Tabs({ tabs, label, defaultValue = tabs[0]?.value, value, onValueChange }: TabsProps) {
  return (
    <Primitive.Root defaultValue={defaultValue} value={value} onValueChange={onValueChange}>
      <Primitive.List
        aria-label={label}
        className="screen-only mb-6 flex overflow-x-auto border-b border-line noscript:hidden sm:gap-1"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="h-11 shrink-0 grow px-1 text-xs font-semibold min-[27rem]:px-1.5 min-[27rem]:text-sm text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-2px_0_var(--gold)] sm:grow-0 sm:px-4"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content
          key={tab.value}
          value={tab.value}
          forceMount
          data-tab={tab.value}
          className="rounded-sm data-[state=active]:animate-enter data-[state=inactive]:hidden print:mb-8 print:block! noscript:mb-8 noscript:block!"
        >
          <p
            className="mb-4 hidden font-display text-lg font-semibold print:block noscript:block"
            aria-hidden="true"
          >
            {tab.label}
          </p>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
