import { Link } from "@remix-run/react";
import { site, strapline } from "~/site";
import { footerLinks } from "./footer-links";
import { Languages } from "./languages";
import { otherLanguageOf } from "./screen-address";

export function Footer() {
  return (
    <footer className="mt-16 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-6 text-xs text-muted screen-only sm:px-6 lg:px-8">
      <p>
        {site.name} · {strapline()}
      </p>
      <Languages />
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {footerLinks().map(({ to, label }) => (
          <li key={to}>
            <Link to={to} hrefLang={otherLanguageOf(to)} className="link">
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
