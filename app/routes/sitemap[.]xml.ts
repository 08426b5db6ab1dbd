import { SIGNS } from "~/astrology/signs";
import { EVERY_LINK } from "~/components/shell/link-to";
import { degreesPage, horoscopePage } from "~/components/sky/sign-pages";
import { navigation } from "~/edge/navigation.server";
import { languagesOf, screenIn } from "~/further-languages";

/** Every page that may be found; tests/workers/found.test.ts holds the list to the files of app/routes. */
const PAGES: readonly string[] = [
  ...new Set([
    ...EVERY_LINK.map(({ to }) => to),
    ...SIGNS.flatMap((sign) => ["", "/week", "/month", "/year"].map((span) => horoscopePage(sign) + span)),
    ...SIGNS.map(degreesPage),
  ]),
];

/** A screen in each language that has it; each names all of them. */
function entriesOf(screen: string, origin: string): readonly string[] {
  const languages = languagesOf(screen).map(({ tag, prefix }) => ({
    tag,
    address: origin + screenIn(prefix, screen),
  }));
  const links = languages.map(
    ({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`,
  );
  const others = languages.length > 1 ? links.join("") : "";
  return languages.map(({ address }) => `<url><loc>${address}</loc>${others}</url>`);
}

const sitemap = navigation({
  GET: ({ context: { origin } }) =>
    new Response(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${PAGES.flatMap((screen) => entriesOf(screen, origin)).join("\n")}
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
