import { addMonths, dateOfIso, formatIsoDate, utcDate } from "~/astrology/calendar";
import { navigation } from "~/edge/navigation.server";

/**
 * Months whose days of a horoscope may be read: those in which a listed day can lie, and before them a listed day that
 * is so no longer and says it. As `2026-11`.
 */
function monthsAround(today: string): readonly string[] {
  return [-1, 0, 1].map((months) => formatIsoDate(addMonths(dateOfIso(today), months)).slice(0, 7));
}

/**
 * Every moment and every day since 1800 has an address: robots that read them all would take a day's requests from the
 * visitors; in each language once more. The longest line that fits counts (RFC 9309). The address of the sitemap must be a whole one, and only a
 * request knows it.
 */
const robots = navigation({
  GET: ({ context: { origin } }) =>
    new Response(
      `User-agent: *
Allow: /
Disallow: /api/
Disallow: /calendar/
Disallow: /*?at=
Disallow: /*?date=
Disallow: /*?year=
Disallow: /*?month=
Disallow: /*sky-search?
Disallow: /*sky-search/*?
Disallow: /*horoscope/*/1
Disallow: /*horoscope/*/2
${monthsAround(utcDate(Date.now()))
  .map((month) => `Allow: /*horoscope/*/${month}-`)
  .join("\n")}
Sitemap: ${origin}/sitemap.xml
`,
      {
        headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
      },
    ),
});
export const loader = robots.loader;
export const action = robots.action;
