import type { ReactNode } from "react";

export interface ToastMessage {
  readonly title: string;
  readonly description?: ReactNode;
  /** For what failed, in the colour of danger. */
  readonly destructive?: boolean;
  /** For what failed without that colour: a warning sign in place of the tick. */
  readonly failed?: boolean;
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
