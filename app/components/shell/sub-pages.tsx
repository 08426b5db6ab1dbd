import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import * as words from "~/words/shell";
import type { NamedLink } from "./navigation";
import { screenAddress } from "./screen-address";

/** What is shown of the sky that moves, each part on a page of its own. */
export const TRANSITS_PAGES: readonly NamedLink[] = [
  { to: "/transits", label: words.now },
  { to: "/transits/year", label: words.year },
  { to: "/transits/curves", label: words.curves },
  { to: "/transits/motion", label: words.motion },
  { to: "/sky-search", label: words.skySearchOnItsOwn },
  { to: "/transits/signs", label: words.signs },
  { to: "/transits/techniques", label: words.techniques },
];

export const MOON_PAGES: readonly NamedLink[] = [
  { to: "/moon-phases", label: words.moon },
  { to: "/moon-phases/here", label: words.here },
  { to: "/moon-phases/eclipses", label: words.eclipses },
];

export const SEARCH_PAGES: readonly NamedLink[] = [
  { to: "/sky-search", label: words.skySearchOnItsOwn },
  { to: "/sky-search/elections", label: words.elections },
  { to: "/sky-search/horary", label: words.horary },
];

export const LEARN_PAGES: readonly NamedLink[] = [
  { to: "/insights", label: words.all },
  { to: "/insights/planets", label: words.planets },
  { to: "/insights/signs", label: words.signs },
  { to: "/insights/houses", label: words.houses },
  { to: "/insights/aspects", label: words.aspects },
  { to: "/insights/reading", label: words.reading },
  { to: "/insights/glossary", label: words.glossary },
];

interface SubPagesProps {
  /** Names the bar for screen readers. */
  readonly label: string;
  readonly pages: readonly NamedLink[];
  /** What comes along to each of them: the end of the address, and what travels in the history. */
  readonly search?: string;
  readonly state?: unknown;
}

/** The pages of one screen, in a row under its heading; on a phone it scrolls sideways, within itself. */
export function SubPages({ label, pages, search = "", state }: SubPagesProps) {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const present = row.current?.querySelector<HTMLElement>(
      `[href^="${screenAddress(pathname)}"][aria-current]`,
    );
    if (row.current && present) row.current.scrollLeft = present.offsetLeft - row.current.clientWidth / 3;
  }, [pathname]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className="relative mt-4 flex overflow-x-auto pe-px border-b border-line screen-only sm:gap-1"
    >
      {pages.map(({ to, label }) => (
        <Link
          key={to}
          to={to + search}
          state={state}
          prefetch="intent"
          aria-current={to === pathname ? "page" : undefined}
          className="flex h-11 shrink-0 items-center px-4 text-sm font-semibold whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--gold)]"
        >
          {label()}
        </Link>
      ))}
    </nav>
  );
}
