import { type ReactNode, useState } from "react";
import { Fold } from "~/components/ui/fold";
import type { AafOpenProps } from "./aaf-open";

/** A file of another program as a way to fill the form. What reads it is fetched when this is unfolded. */
export function AafOffered(props: AafOpenProps) {
  const [Open, setOpen] = useState<((props: AafOpenProps) => ReactNode) | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = () =>
    import("./aaf-open").then(
      ({ AafOpen }) => setOpen(() => AafOpen),
      () => setFailed(true),
    );
  return (
    <div className="mt-4 rounded-lg border border-line bg-card px-5 noscript:hidden">
      <Fold
        isWide
        summary={<span className="text-sm font-semibold">Open a file of another program (AAF)</span>}
        onToggle={(isOpen) => isOpen && !Open && load()}
      >
        {Open ? (
          <Open {...props} />
        ) : (
          hasFailed && (
            <p role="alert">This part did not come. Check your connection, fold it and open it again.</p>
          )
        )}
      </Fold>
    </div>
  );
}
