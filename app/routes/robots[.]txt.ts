import { navigation } from "~/edge/navigation.server";

/** The address of the sitemap must be a whole one, and only a request knows it. */
const robots = navigation({
  GET: ({ context: { origin } }) =>
    new Response(
      `User-agent: *
Allow: /
Disallow: /api/
Disallow: /calendar/
Sitemap: ${origin}/sitemap.xml
`,
      {
        headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
      },
    ),
});
export const loader = robots.loader;
export const action = robots.action;
