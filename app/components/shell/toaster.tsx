import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import type { ShownToast, ToastMessage } from "./toast-message";
import { Toasts } from "./toasts";

type ShowToast = (message: ToastMessage) => void;

const Context = createContext<{ readonly toast: ShowToast } | null>(null);

/** `const { toast } = useToast()`, then `toast({ title: "Error", description: "…", tone: "danger" })`. */
export function useToast(): { readonly toast: ShowToast } {
  const value = useContext(Context);
  if (!value) throw new Error("useToast needs a ToastProvider around it");
  return value;
}

/**
 * At most one toast is on the screen: a new one takes the place of the old. Its place is in the first HTML and needs
 * no file of its own: what tells of a failure must not be able to fail with it.
 */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const lastId = useRef(0);
  const toast = useCallback<ShowToast>((message) => {
    lastId.current += 1;
    setShown({ ...message, id: lastId.current });
  }, []);
  const close = useCallback(() => setShown(null), []);
  const value = useMemo(() => ({ toast }), [toast]);

  return (
    <Context.Provider value={value}>
      {children}
      <Toasts shown={shown} onClose={close} />
    </Context.Provider>
  );
}
