import type { CSSProperties } from "react";
import { founder } from "~/components/offers/founder";
import { accentColours, INKS, SURFACES, THEMES, type Theme } from "~/schemas/accent";
import { ownSite } from "~/schemas/own-site";
import type { SiteProfile } from "~/schemas/site-profile";
import { site, siteDescription, strapline, tagline, withOwn } from "~/site";

/** A theme's colours for a part of a page, whatever the page itself shows. */
function coloursOf(theme: Theme, accent: string): CSSProperties {
  const ours = Object.entries({ ...SURFACES[theme], ...INKS[theme] }).map(([name, parts]) => [
    name,
    `oklch(${parts.join(" ")})`,
  ]);
  const named = { ...Object.fromEntries(ours), ...(accent && accentColours(theme, accent)) };
  return Object.fromEntries(
    Object.entries(named).map(([name, colour]) => [`--${name}`, colour]),
  ) as CSSProperties;
}

/** What was typed, as the first screen would say and show it by day and at night. Nothing of it is saved. */
export function SitePreview({ profile }: { readonly profile: SiteProfile }) {
  const { logo, accent } = profile;
  const own = ownSite(profile, 0).in("en");
  const words = withOwn(own, () => ({
    name: site.name,
    strapline: strapline(),
    tagline: tagline(),
    description: siteDescription(),
    founder: founder(),
  }));
  return (
    <section aria-labelledby="preview" className="mt-6">
      <h2 id="preview">Preview</h2>
      <p role="status" className="mt-1 text-sm text-muted">
        Nothing is saved yet: the form below has what you typed.
      </p>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        {THEMES.map((theme) => (
          <div
            key={theme}
            style={coloursOf(theme, accent[theme])}
            className="min-w-0 rounded-lg border border-line bg-ground p-5 text-ink"
          >
            <p className="flex items-center gap-3">
              {logo && (
                <img
                  src={`data:${logo.type};base64,${logo.base64}`}
                  alt=""
                  className="size-8 object-contain"
                />
              )}
              <span className="min-w-0">
                <span className="block font-display text-lg leading-none font-semibold">{words.name}</span>
                <span className="mt-1 block text-xs text-muted">{words.strapline}</span>
              </span>
            </p>
            <p className="mt-4 font-display text-lg font-semibold text-gold">{words.tagline}</p>
            <p className="mt-2 text-sm">{words.description}</p>
            <p className="mt-2 text-sm text-muted">{words.founder}</p>
            <p className="mt-4 flex flex-wrap items-center gap-3 text-sm font-semibold">
              <span className="rounded-md bg-gold px-4 py-2 text-on-gold">A button</span>
              <span className="text-gold underline">A link</span>
              {own.offers?.[0] && <span>{own.offers.map(({ title }) => title).join(" · ")}</span>}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
