import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";

/** The level of an entry's title in the page's outline. */
export type EntryLevel = 2 | 3;

/** Cards beside one another, as many as `columns` says for the room that there is. */
export function CardGrid({ columns, children }: { readonly columns: string; readonly children: ReactNode }) {
  return (
    <div className="@container">
      <ul className={`grid gap-4 ${columns}`}>{children}</ul>
    </div>
  );
}

interface SketchCardProps {
  /** A few words under the name. */
  readonly keywords: string;
  readonly text: string;
  readonly title: ReactNode;
  readonly sketch: ReactNode;
  readonly level: EntryLevel;
}

/** What one thing is, with a small drawing of it. */
export function SketchCard({ title, keywords, text, sketch, level }: SketchCardProps) {
  const Heading = `h${level}` as const;
  return (
    <li>
      <Card className="h-full">
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          {sketch}
          <div className="min-w-0 flex-1 basis-32">
            <Heading>{title}</Heading>
            <p className="text-sm text-muted">{keywords}</p>
          </div>
        </div>
        <p className="text-sm">{text}</p>
      </Card>
    </li>
  );
}
