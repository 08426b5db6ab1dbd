import { Toast } from "radix-ui";
import { useEffect, useRef } from "react";
import { Icon } from "../icons";
import { useIsEmbed } from "./embed";
import type { ShownToast, ToastLayerProps } from "./toast-message";
import { useHiddenBelow } from "./visible-part";

const SHOWN_MILLISECONDS = 5_000;
const LABEL = "Notifications";

export function ToastLayer({ shown, takesFocus, onClose }: ToastLayerProps) {
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (takesFocus) viewport.current?.focus();
  }, [takesFocus]);
  // The lower edge of a tall frame may be far out of sight.
  const bottom = useHiddenBelow(useIsEmbed() && shown?.open === true);
  return (
    <Toast.Provider duration={SHOWN_MILLISECONDS} swipeDirection="right" swipeThreshold={50}>
      {shown && <ToastCard key={shown.id} toast={shown} onClose={onClose} />}
      <Toast.Viewport
        ref={viewport}
        hotkey={["F8"]}
        label={LABEL}
        style={bottom > 0 ? { bottom } : undefined}
        className="fixed right-0 bottom-0 z-50 m-0 w-full max-w-[420px] list-none p-4 pb-[max(1rem,env(safe-area-inset-bottom))] screen-only"
      />
    </Toast.Provider>
  );
}

interface ToastCardProps {
  readonly toast: ShownToast;
  readonly onClose: () => void;
}

function ToastCard({ toast: { title, description, tone = "success", open }, onClose }: ToastCardProps) {
  return (
    <Toast.Root
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      className={`flex items-start gap-3 rounded-lg border bg-raised p-4 pr-2 text-sm text-ink shadow-[0_12px_32px_-8px_oklch(0.1_0.02_268/0.4)] data-[state=closed]:animate-[leave_150ms_ease-in] data-[state=open]:animate-enter data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:hidden data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${tone === "danger" ? "border-danger" : "border-line"}`}
    >
      <Icon
        name={tone === "success" ? "check" : "alert"}
        className={`mt-0.5 ${tone === "danger" ? "text-danger" : "text-gold"}`}
      />
      <div className="min-w-0 grow">
        <Toast.Title className="font-semibold">{title}</Toast.Title>
        {description && (
          <Toast.Description className="mt-0.5 break-words text-muted">{description}</Toast.Description>
        )}
      </div>
      <Toast.Close
        aria-label="Close"
        className="-my-1 grid size-8 shrink-0 place-items-center rounded-md text-muted transition-colors hover:bg-gold-soft hover:text-ink"
      >
        <Icon name="close" size={18} />
      </Toast.Close>
    </Toast.Root>
  );
}
