import type { ReactNode } from "react";
import { Screen } from "./shell";

interface PageProps {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead?: ReactNode;
  /** The way to the other pages of the same screen. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** An ordinary screen: its one h1, a lead, and its content. */
export function Page({ title, lead, bar, children }: PageProps) {
  return (
    <Screen>
      <h1>{title}</h1>
      {bar}
      {lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </Screen>
  );
}
