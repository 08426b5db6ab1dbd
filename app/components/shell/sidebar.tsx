import { Link, useLocation } from "@remix-run/react";
import { site, strapline, tagline } from "~/site";
import * as words from "~/words/shell";
import { Icon } from "../ui/icons";
import { tooltip } from "../ui/tooltip";
import { Mark } from "./mark";
import { MORE_NAVIGATION, NAVIGATION, type NavigationEntry } from "./navigation";
import { useSidebar } from "./sidebar-state";

/**
 * On wide screens, as icons where words would leave little room, until the visitor chooses; narrow ones have the sheet,
 * and without JavaScript a row of links above the header.
 */
export function Sidebar() {
  const { expanded } = useSidebar();
  return (
    <aside
      id="sidebar"
      aria-label={words.sidebar()}
      data-state={expanded === null ? "by-width" : expanded ? "expanded" : "collapsed"}
      className="z-40 w-[min(16rem,28vw)] shrink-0 border-e border-line bg-sunken transition-[width] duration-200 max-md:hidden screen-only icons-only:w-12 noscript:max-md:block! noscript:max-md:w-full"
    >
      <div className="sticky top-0 flex h-dvh flex-col overflow-hidden noscript:max-md:static noscript:max-md:h-auto">
        <SidebarContent hasTooltips={expanded === false} />
      </div>
    </aside>
  );
}

interface SidebarContentProps {
  /** Whether tooltips name the icons, because the words are not seen. */
  readonly hasTooltips?: boolean;
  /** Called when an entry is followed. */
  readonly onFollow?: () => void;
}

export function SidebarContent({ hasTooltips = false, onFollow }: SidebarContentProps) {
  return (
    <>
      <div className="flex min-h-14 shrink-0 items-center gap-3 border-b border-line px-2.5 py-1.5 noscript:max-md:hidden">
        <Mark className="text-gold" />
        {/* As wide while the sidebar opens as when it is open, so that no line breaks on the way. */}
        <div className="min-w-0 break-words icons-only:sr-only md:min-w-[min(11.5rem,20vw)]">
          <p className="font-display text-lg leading-none font-semibold">{site.name}</p>
          <p className="mt-0.5 text-xs leading-none text-muted">{strapline()}</p>
        </div>
      </div>
      <nav aria-label={words.main()} className="min-h-0 grow overflow-x-hidden overflow-y-auto px-1.5 py-3">
        <Entries entries={NAVIGATION} {...{ hasTooltips, onFollow }} />
        <div className="mt-3 border-t border-line pt-3">
          <Entries entries={MORE_NAVIGATION} label={words.more()} {...{ hasTooltips, onFollow }} />
        </div>
      </nav>
      <div className="shrink-0 border-t border-line px-3.5 py-4 noscript:max-md:hidden">
        <p className="w-56 max-w-[24vw] font-display text-base leading-snug font-semibold text-muted icons-only:sr-only">
          {tagline()}
        </p>
        <Icon name="sparkle" className="hidden text-gold icons-only:block" />
      </div>
    </>
  );
}

interface EntriesProps extends SidebarContentProps {
  readonly entries: readonly NavigationEntry[];
  readonly label?: string;
}

function Entries({ entries, label, hasTooltips, onFollow }: EntriesProps) {
  const { pathname } = useLocation();
  return (
    <ul
      aria-label={label}
      className="space-y-0.5 noscript:max-md:flex noscript:max-md:flex-wrap noscript:max-md:gap-x-3"
    >
      {entries.map(({ to, label, icon }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={pathname === to || pathname.startsWith(`${to}/`) ? "page" : undefined}
            onClick={onFollow}
            {...(hasTooltips && tooltip(label(), "right"))}
            className="group relative flex h-9 items-center gap-3 rounded-md px-2 text-sm whitespace-nowrap text-muted transition-colors hover:bg-gold-soft hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:bg-gold-soft aria-[current=page]:font-semibold aria-[current=page]:text-ink max-md:h-11"
          >
            <Icon name={icon} className="group-aria-[current=page]:text-gold" />
            <span className="truncate icons-only:sr-only">{label()}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
