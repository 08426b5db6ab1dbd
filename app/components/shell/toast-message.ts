import type { ReactNode } from "react";

export interface ToastMessage {
  readonly title: string;
  readonly description?: ReactNode;
  /** A tick by default; `warning` and `danger` are for what failed, the latter in the colour of danger. */
  readonly tone?: "success" | "warning" | "danger";
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

export interface ToastLayerProps {
  readonly shown: ShownToast | null;
  /** F8 was pressed before this was loaded. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}
