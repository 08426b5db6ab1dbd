import type { AnchorHTMLAttributes, MouseEvent } from "react";

interface LinkToPartProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly id: string;
}

/** A link to a text on the same page, which gets the focus, and is unfolded where it lies in a fold. */
export function LinkToPart({ id, ...rest }: LinkToPartProps) {
  return <a {...rest} href={`#${id}`} onClick={leadThere} />;
}

/** The address stays as it is: a step in the history would take the result away when it is undone. */
function leadThere(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const fold = target.closest("details");
  if (fold) fold.open = true;
  const start = fold ?? target;
  start.scrollIntoView({ block: "start" });
  (fold?.querySelector("summary") ?? target).focus({ preventScroll: true });
}
