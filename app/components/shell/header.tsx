import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { site } from "~/site";
import * as words from "~/words/shell";
import { buttonClass } from "../ui/button";
import { Icon } from "../ui/icons";
import { tooltip } from "../ui/tooltip";
import { AccountControls, type ShellUser } from "./account-controls";
import { PersonChip } from "./person-chip";
import { prefetchSheet } from "./sheet-when-wanted";
import { isNarrow, useSidebar } from "./sidebar-state";
import { ThemeToggle } from "./theme-toggle";

export function Header({ user }: { readonly user: ShellUser | null }) {
  return (
    <header className="group/header @container sticky top-0 z-30 h-14 shrink-0 border-b border-line bg-ground/90 backdrop-blur-md screen-only">
      <div className="flex h-full items-center gap-2 px-2 @2xl:px-4">
        <SidebarToggle />
        {/* Gives way to what can be pressed, where large text leaves room for one of them. */}
        <Link
          to="/"
          className="min-w-0 shrink-100 truncate rounded-sm font-display text-lg font-semibold md:hidden @max-[18rem]:hidden in-data-known:@max-[23rem]:hidden"
        >
          {site.name}
        </Link>
        <div className="ms-auto flex min-w-0 items-center gap-2">
          <PersonChip />
          <ThemeToggle />
          <AccountControls user={user} />
        </div>
      </div>
    </header>
  );
}

function SidebarToggle() {
  const { expanded, sheetOpen, toggle } = useSidebar();
  // Which of the two it opens is known in the browser only.
  const [open, setOpen] = useState<boolean>();
  useEffect(() => setOpen(isNarrow() ? sheetOpen : (expanded ?? undefined)), [expanded, sheetOpen]);
  const prefetch = () => isNarrow() && prefetchSheet();
  return (
    <button
      type="button"
      aria-label={words.toggleSidebar()}
      {...tooltip(words.toggleSidebarCtrlB(), "bottom")}
      aria-expanded={open}
      onClick={toggle}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      className={`${buttonClass({ variant: "quiet", size: "icon" })} noscript:hidden`}
    >
      <Icon name="menu" className="md:hidden" />
      <Icon name="sidebar" className="max-md:hidden" />
    </button>
  );
}
