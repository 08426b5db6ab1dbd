import type { ReactNode } from "react";

interface PageProps {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The measure of every screen: its one h1, a lead, and margins that grow with the window. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 lg:px-8 lg:py-10">
      <h1>{title}</h1>
      {lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
      <div className="mt-6 lg:mt-8">{children}</div>
    </div>
  );
}
