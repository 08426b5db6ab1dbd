import type { ReactNode } from "react";
import { Fold } from "~/components/ui/fold";
import type { FieldErrors } from "~/failure";

interface FoldedPartProps {
  readonly title: string;
  /** What its fields' names begin with: it stands open where one of them is wrong. */
  readonly of: readonly string[];
  readonly errors: FieldErrors;
  /** It stands open in any case. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What few need at once, behind its title. */
export function FoldedPart({ title, of, errors, isOpen = false, children }: FoldedPartProps) {
  const isWrong = Object.keys(errors).some((name) => of.some((prefix) => name.startsWith(prefix)));
  return (
    <div className="border-t border-line">
      <Fold
        isWide
        isOpen={isWrong || isOpen}
        summary={<span className="text-sm font-semibold">{title}</span>}
      >
        {children}
      </Fold>
    </div>
  );
}
