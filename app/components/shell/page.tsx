import type { ReactNode } from "react";
import { Screen } from "./shell";

interface PageProps {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead?: ReactNode;
  /** Whether the lead is for newcomers: where somebody is known, what is theirs comes sooner. */
  readonly isIntroduction?: boolean;
  /** The way to the other pages of the same screen. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** An ordinary screen: its one h1, a lead, and its content. */
export function Page({ title, lead, isIntroduction, bar, children }: PageProps) {
  return (
    <Screen>
      <h1>{title}</h1>
      {bar}
      {lead && (
        <p className={`mt-2 max-w-prose text-muted ${isIntroduction ? "in-data-known:hidden" : ""}`}>
          {lead}
        </p>
      )}
      <div className="mt-6">{children}</div>
    </Screen>
  );
}
