import type { ReactNode } from "react";

export interface ToastMessage {
  readonly title: string;
  readonly description?: ReactNode;
  /** A tick by default; `warning` and `danger` are for what failed, the latter in the colour of danger. */
  readonly tone?: "success" | "warning" | "danger";
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
}

/** The list's id: F8 leads there. */
export const TOASTS_ID = "notifications";

/** Runs in the page's head: F8 leads to the messages from the first key of a visit on. */
export const f8LeadsToToasts = `addEventListener("keydown",function(e){var n=e.key==="F8"&&document.getElementById("${TOASTS_ID}");if(n)n.focus()});`;
