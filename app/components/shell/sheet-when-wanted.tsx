import { type ComponentType, useEffect, useState } from "react";
import * as words from "~/words/shell";
import { useSidebar } from "./sidebar-state";
import { useToast } from "./toaster";

const load = () => import("./sheet");

/** Starts the download early: on the way to the toggle. */
export function prefetchSheet() {
  load().catch(() => {}); // the click tries again and says so
}

export function SheetWhenWanted() {
  const { sheetOpen, closeSheet } = useSidebar();
  const { toast } = useToast();
  const [Sheet, setSheet] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!sheetOpen || Sheet) return;
    load().then(
      (module) => setSheet(() => module.Sheet),
      () => {
        closeSheet();
        toast({
          title: words.error(),
          description: words.menuCouldNotBe(),
          tone: "danger",
        });
      },
    );
  }, [sheetOpen, Sheet, closeSheet, toast]);
  return Sheet && <Sheet />;
}
