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
