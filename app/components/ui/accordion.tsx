import { Accordion as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { Icon } from "./icons";

export interface AccordionItem {
  readonly value: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Level of the titles in the page's outline. */
  readonly level?: 2 | 3 | 4;
}

/** One open item at a time, and it can be closed. All content is in the HTML: open without JavaScript and in print. */
export function Accordion({ items, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <Primitive.Root type="single" collapsible className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <Primitive.Item key={item.value} value={item.value}>
          <Primitive.Header asChild>
            <Heading className="font-sans text-base">
              <Primitive.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-start font-semibold transition-colors hover:text-gold">
                <span className="flex min-w-0 items-center gap-3">{item.title}</span>
                <Icon
                  name="chevron-down"
                  size={18}
                  className="text-muted transition-transform group-data-[state=open]:rotate-180 noscript:hidden"
                />
              </Primitive.Trigger>
            </Heading>
          </Primitive.Header>
          <Primitive.Content
            forceMount
            className="grid transition-[grid-template-rows,visibility] data-[state=closed]:invisible data-[state=closed]:grid-rows-[0fr] data-[state=open]:grid-rows-[1fr] print:visible! print:grid-rows-[1fr]! noscript:visible! noscript:grid-rows-[1fr]!"
          >
            <div className="min-h-0 overflow-hidden">
              <div className="max-w-prose pb-5 text-muted">{item.content}</div>
            </div>
          </Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
