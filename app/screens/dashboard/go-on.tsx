import { Link } from "@remix-run/react";
import { useState } from "react";
import { isInMenus, linkTo } from "~/components/shell/link-to";
import { screensLookedAt } from "~/notes/looked-at";
import * as words from "~/words/dashboard";

const SHOWN = 3;

/** Leads back to the screens that the person in use looked at last. */
export function GoOn() {
  const [pages] = useState(() => screensLookedAt().filter(isInMenus).slice(0, SHOWN));
  if (pages.length === 0) return null;
  return (
    <nav aria-label={words.whereYouWere()}>
      <p className="text-sm text-muted">{words.goOnWhereYou()}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {pages.map((page) => (
          <li key={page}>
            <Link to={page} className="link inline-flex min-h-9 items-center">
              {linkTo(page).label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
