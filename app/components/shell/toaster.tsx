import { Toast } from "radix-ui";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Icon } from "../icons";

const SHOWN_MILLISECONDS = 5_000;
const KEPT_MILLISECONDS = 1_000_000; // after its dismissal, then it is forgotten

export interface ToastMessage {
  readonly title: string;
  readonly description?: ReactNode;
  /** For what failed. */
  readonly destructive?: boolean;
}

type ShowToast = (message: ToastMessage) => void;

const Context = createContext<{ readonly toast: ShowToast } | null>(null);

/** `const { toast } = useToast()`, then `toast({ title: "Error", description: "…", destructive: true })`. */
export function useToast(): { readonly toast: ShowToast } {
  const value = useContext(Context);
  if (!value) throw new Error("useToast needs a ToastProvider around it");
  return value;
}

/** At most one toast is on the screen: a new one takes the place of the old. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<(ToastMessage & { readonly id: number; readonly open: boolean }) | null>(
    null,
  );
  const lastId = useRef(0);
  const toast = useCallback<ShowToast>((message) => {
    lastId.current += 1;
    setShown({ ...message, id: lastId.current, open: true });
  }, []);
  const value = useMemo(() => ({ toast }), [toast]);

  useEffect(() => {
    if (!shown || shown.open) return;
    const timer = setTimeout(() => setShown(null), KEPT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <Context.Provider value={value}>
      <Toast.Provider duration={SHOWN_MILLISECONDS} swipeDirection="right" swipeThreshold={50}>
        {children}
        {shown && (
          <ToastCard
            key={shown.id}
            message={shown}
            open={shown.open}
            onClose={() => setShown((current) => current && { ...current, open: false })}
          />
        )}
        <Toast.Viewport
          hotkey={["F8"]}
          label="Notifications"
          className="fixed right-0 bottom-0 z-50 m-0 w-full max-w-[420px] list-none p-4 pb-[max(1rem,env(safe-area-inset-bottom))] screen-only"
        />
      </Toast.Provider>
    </Context.Provider>
  );
}

interface ToastCardProps {
  readonly message: ToastMessage;
  readonly open: boolean;
  readonly onClose: () => void;
}

function ToastCard({ message: { title, description, destructive }, open, onClose }: ToastCardProps) {
  return (
    <Toast.Root
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      className={`flex items-start gap-3 rounded-lg border bg-raised p-4 pr-2 text-sm text-ink shadow-[0_12px_32px_-8px_oklch(0.1_0.02_268/0.4)] data-[state=closed]:animate-[leave_150ms_ease-in] data-[state=open]:animate-enter data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:hidden data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${destructive ? "border-danger" : "border-line"}`}
    >
      <Icon
        name={destructive ? "alert" : "check"}
        className={`mt-0.5 ${destructive ? "text-danger" : "text-gold"}`}
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
