import { fileResponse } from "./file-response.server";

/** A file for calendars; kept nowhere unless `headers` says so. */
export function calendarResponse(
  file: string,
  name: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return fileResponse(file, { name, type: "text/calendar; charset=utf-8" }, headers);
}
