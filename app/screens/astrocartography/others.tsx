import type { ReactNode } from "react";

/** The rest of a list, which unfolds below its beginning. */
export function Others({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details className="border-t border-line">
      <summary className="inline-block rounded-sm py-3 text-sm font-semibold text-gold">{summary}</summary>
      {children}
    </details>
  );
}
