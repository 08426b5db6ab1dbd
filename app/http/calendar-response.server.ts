/** A file for calendars; kept nowhere unless `headers` says so. */
export function calendarResponse(
  file: string,
  name: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}
