import type { ReactNode } from "react";

/** Where an F8 is noted that came before the page could listen. */
export const EARLY_F8 = "earlyF8";

/** Runs in the page's head: whoever asks for the notifications at once is not asked to press again. */
export const noteEarlyF8 = `addEventListener("keydown",function(e){if(e.key==="F8")document.documentElement.dataset.${EARLY_F8}=""});`;

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
