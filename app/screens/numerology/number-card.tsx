import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import * as words from "~/words/numerology";

interface NumberCardProps {
  readonly title: string;
  /** Where links find it. */
  readonly id: string;
  /** What it is made of, and what it speaks of. */
  readonly source: string;
  readonly number: number;
  readonly through?: 22 | 33 | null;
  readonly interpretation: string;
  readonly practice?: string;
  /** The working. */
  readonly children: ReactNode;
  /** How such a number is worked out, in words. */
  readonly rule?: string;
}

export function NumberCard(props: NumberCardProps) {
  const { title, id, source, number, through, interpretation, practice, children, rule } = props;
  return (
    <article id={id} tabIndex={-1} aria-label={title} className="scroll-mt-20">
      <Card className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[5rem_minmax(0,1fr)] sm:gap-x-6">
        <p className="text-center sm:row-span-2">
          <span className="block font-display text-2xl font-semibold text-gold">{number}</span>
          {through && (
            <span className="tabular text-sm text-muted">
              {through}/{number}
            </span>
          )}
        </p>
        <div>
          <h3 className="font-display text-lg font-semibold">{title}</h3>
          <p className="text-sm text-muted">{source}</p>
        </div>
        <div className="col-span-2 mt-4 sm:col-span-1 sm:col-start-2">
          {interpretation.split("\n\n").map((paragraph) => (
            <p key={paragraph} className="mb-3 max-w-prose">
              {paragraph}
            </p>
          ))}
          {practice && (
            <p className="mb-3 max-w-prose">
              <span className="font-semibold text-lilac">{words.practice()}</span> {practice}
            </p>
          )}
          <Working rule={rule}>{children}</Working>
        </div>
      </Card>
    </article>
  );
}

/** The sum under a number's text, and how it is done. */
export function Working({ children, rule }: { readonly children: ReactNode; readonly rule?: string }) {
  return (
    <div className="tabular mt-4 border-t border-line pt-3 text-sm break-words">
      <p>{children}</p>
      {rule && <p className="mt-1 max-w-prose text-xs text-muted">{rule}</p>}
    </div>
  );
}
