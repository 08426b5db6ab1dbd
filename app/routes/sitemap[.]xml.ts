import { SIGNS } from "~/astrology/signs";
import { FOOTER_LINKS, MORE_NAVIGATION, NAVIGATION } from "~/components/shell/navigation";
import { MOON_PAGES, TRANSITS_PAGES } from "~/components/shell/sub-pages";
import { degreesPage, horoscopePage } from "~/components/sky/sign-pages";
import { navigation } from "~/edge/navigation.server";

/** Every page that may be found; tests/workers/found.test.ts holds the list to the files of app/routes. */
const PAGES: readonly string[] = [
  ...new Set([
    ...[...NAVIGATION, ...MORE_NAVIGATION, ...FOOTER_LINKS, ...TRANSITS_PAGES, ...MOON_PAGES]
      .map(({ to }) => to)
      .filter((path) => !path.includes("#")),
    ...SIGNS.flatMap((sign) => ["", "/week", "/month", "/year"].map((span) => horoscopePage(sign) + span)),
    ...SIGNS.map(degreesPage),
  ]),
];

const sitemap = navigation({
  GET: ({ context: { origin } }) =>
    new Response(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${PAGES.map((path) => `<url><loc>${origin}${path}</loc></url>`).join("\n")}
</urlset>
`,
      {
        headers: {
          "Content-Type": "application/xml; charset=utf-8",
          "Cache-Control": "public, max-age=86400",
        },
      },
    ),
});
export const loader = sitemap.loader;
export const action = sitemap.action;
