import { SIGNS } from "~/astrology/signs";
import { EVERY_LINK } from "~/components/shell/link-to";
import { degreesPage, horoscopePage } from "~/components/sky/sign-pages";
import { navigation } from "~/edge/navigation.server";

/** Every page that may be found; tests/workers/found.test.ts holds the list to the files of app/routes. */
const PAGES: readonly string[] = [
  ...new Set([
    ...EVERY_LINK.map(({ to }) => to),
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
