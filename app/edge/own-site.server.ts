import { logoInUse, OWN_SECONDS } from "~/auth/own-site.server";
import { hasDesk } from "~/auth/owner.server";
import { bytesOf } from "~/base64";
import { LANGUAGES_OF_PAGES, manifestIn } from "~/further-languages";
import type { LoadContext } from "~/load-context";
import { inLanguage } from "~/page-language";
import { addressOfLogo } from "~/schemas/own-site";
import { keptOwn, site, siteDescription } from "~/site";
import { manifestOf } from "./manifest.server";

const KEPT_SCREENS_PATH = "/site.json";

/** The languages by the address of what is installed from their pages. */
const LANGUAGE_OF_MANIFEST = new Map(
  LANGUAGES_OF_PAGES.map((language) => [manifestIn(language, "own"), language]),
);

/** Files that are made of the owner's profile, by the names under which the log has them. */
export const OWN_FILES: readonly string[] = [
  KEPT_SCREENS_PATH,
  ...LANGUAGE_OF_MANIFEST.keys(),
  "/logo/:file",
];

/**
 * What stands at an address that follows from the owner's profile; null for any other, where there is no desk, and but
 * for the first where nothing is saved. None of them is a route of Remix, whose list every visitor is sent.
 */
export function ownFile({ request, url, settings }: LoadContext): Response | null {
  if (!hasDesk(settings) || !["GET", "HEAD"].includes(request.method)) return null;
  const own = keptOwn();
  if (url.pathname === KEPT_SCREENS_PATH) return fresh(JSON.stringify(forKeptScreens()), "application/json");
  if (!own) return null;
  const logo = logoInUse();
  const language = LANGUAGE_OF_MANIFEST.get(url.pathname);
  if (language) {
    const manifest = inLanguage(language.tag, () =>
      manifestOf(language, { name: site.name, description: siteDescription(), logo }),
    );
    return fresh(JSON.stringify(manifest), "application/manifest+json");
  }
  if (!logo || url.pathname !== addressOfLogo(logo)) return null;
  return new Response(bytesOf(logo.base64), {
    headers: { "Content-Type": logo.type, "Cache-Control": "public, max-age=31536000, immutable" },
  });
}

function fresh(body: string, type: string): Response {
  return new Response(body, {
    headers: { "Content-Type": type, "Cache-Control": `public, max-age=${OWN_SECONDS}` },
  });
}

/** What a device that keeps screens fills into them, by what the paths of their language begin with (service-worker.ts). */
function forKeptScreens() {
  const own = keptOwn();
  if (!own) return { version: 0 };
  const screens = LANGUAGES_OF_PAGES.map(({ tag, prefix }) => [
    prefix,
    { own: own.in(tag), dress: own.dressIn(tag) },
  ]);
  return { version: own.version, screens: Object.fromEntries(screens) };
}
