import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { EARLY_F8, type ShownToast, type ToastLayerProps, type ToastMessage } from "./toast-message";

const KEPT_MILLISECONDS = 1_000_000; // after its dismissal, then it is forgotten

type ShowToast = (message: ToastMessage) => void;

const Context = createContext<{ readonly toast: ShowToast } | null>(null);

/** `const { toast } = useToast()`, then `toast({ title: "Error", description: "…", tone: "danger" })`. */
export function useToast(): { readonly toast: ShowToast } {
  const value = useContext(Context);
  if (!value) throw new Error("useToast needs a ToastProvider around it");
  return value;
}

/**
 * At most one toast is on the screen: a new one takes the place of the old. What draws it is loaded at the visitor's
 * first click or key, before anything of theirs can fail.
 */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const { Layer, load, wasAskedFor } = useLayer();
  const lastId = useRef(0);
  const toast = useCallback<ShowToast>(
    (message) => {
      lastId.current += 1;
      setShown({ ...message, id: lastId.current, open: true });
      load();
    },
    [load],
  );
  const value = useMemo(() => ({ toast }), [toast]);

  useEffect(() => {
    if (!shown || shown.open) return;
    const timer = setTimeout(() => setShown(null), KEPT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <Context.Provider value={value}>
      {children}
      {Layer && (
        <Layer
          shown={shown}
          takesFocus={wasAskedFor}
          onClose={() => setShown((current) => current && { ...current, open: false })}
        />
      )}
    </Context.Provider>
  );
}

function useLayer() {
  const [Layer, setLayer] = useState<ComponentType<ToastLayerProps> | null>(null);
  const [wasAskedFor, setAskedFor] = useState(false);
  const load = useCallback(() => {
    import("./toast-layer").then(
      ({ ToastLayer }) => setLayer(() => ToastLayer),
      () => {}, // offline: the next click tries again
    );
  }, []);
  useEffect(() => {
    if (Layer) return;
    if (EARLY_F8 in document.documentElement.dataset) {
      delete document.documentElement.dataset[EARLY_F8];
      setAskedFor(true);
      load();
    }
    const onFirst = (event: Event) => {
      // The layer listens to F8 itself, but comes too late for this one.
      if (event instanceof KeyboardEvent && event.key === "F8") setAskedFor(true);
      load();
    };
    addEventListener("pointerdown", onFirst);
    addEventListener("keydown", onFirst);
    return () => {
      removeEventListener("pointerdown", onFirst);
      removeEventListener("keydown", onFirst);
    };
  }, [Layer, load]);
  return { Layer, load, wasAskedFor };
}
