import type { ReactNode } from "react";

/** A form with its result beside it, where that leaves the result 500 px and more; else below it. */
export function FormAndResult({ children }: { readonly children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @[58rem]:grid-cols-[minmax(18rem,22rem)_minmax(0,1fr)] @[58rem]:items-start print:block">
        {children}
      </div>
    </div>
  );
}
