import { Badge } from "~/components/ui/badge";
import type { RequestStatus } from "~/schemas/visitor-request";
import { STATUS_NAMES } from "./words";

/** How far a request has come: one that nobody has taken up yet stands out. */
export function StatusBadge({ status }: { readonly status: RequestStatus }) {
  return <Badge tone={status === "new" ? "gold" : "neutral"}>{STATUS_NAMES[status]}</Badge>;
}
