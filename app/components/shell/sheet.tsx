import { Dialog } from "radix-ui";
import { useRef } from "react";
import * as words from "~/words/shell";
import { buttonClass } from "../ui/button";
import { Icon } from "../ui/icons";
import { SidebarContent } from "./sidebar";
import { useSidebar } from "./sidebar-state";

/** The sidebar of narrow screens. It is loaded when it is first wanted. */
export function Sheet() {
  const { sheetOpen, closeSheet } = useSidebar();
  const followed = useRef(false);
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open={sheetOpen} onOpenChange={(open) => !open && closeSheet()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-[fade-out_180ms_ease-in] data-[state=open]:animate-[fade-in_180ms_ease-out]" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            followed.current = false;
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After following an entry the focus belongs to the heading of the new screen.
            if (!followed.current && opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed inset-y-0 inset-s-0 z-50 flex w-72 flex-col border-e border-line bg-sunken text-ink data-[state=closed]:animate-[sheet-out_180ms_ease-in] data-[state=open]:animate-[sheet-in_200ms_var(--ease-out)]"
        >
          <Dialog.Title className="sr-only">{words.sidebar()}</Dialog.Title>
          <SidebarContent
            onFollow={() => {
              followed.current = true;
              closeSheet();
            }}
          />
          <Dialog.Close
            aria-label={words.close()}
            className={`${buttonClass({ variant: "quiet", size: "icon" })} absolute top-2 inset-e-2`}
          >
            <Icon name="close" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
