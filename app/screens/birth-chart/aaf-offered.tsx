import { type ReactNode, useState } from "react";
import { Fold } from "~/components/ui/fold";
import * as words from "~/words/birth-chart";
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
        summary={<span className="text-sm font-semibold">{words.openAFile()}</span>}
        onToggle={(isOpen) => isOpen && !Open && load()}
      >
        {Open ? <Open {...props} /> : hasFailed && <p role="alert">{words.thisPartDidNot()}</p>}
      </Fold>
    </div>
  );
}
