import { electionsCalendar, electionsCsv } from "~/answers/elections-files";
import { ephemerisCsv } from "~/answers/ephemeris-csv";
import { skySearchCalendar, skySearchCsv } from "~/answers/sky-search";
import { forgetSession } from "~/auth/session.server";
import { calendarResponse } from "~/http/calendar-response.server";
import { fileResponse } from "~/http/file-response.server";
import { jsonText } from "~/http/responses.server";
import { oncePer } from "~/memo";
import { inLanguage } from "~/page-language";
import { claim, deleteAccount, everything } from "./account.server";
import { answering, asJsonFile } from "./answer-call.server";
import { chartCalendarFile } from "./calendar.server";
import { electionsByAddress } from "./elections.server";
import { ephemeris, ephemerisInWords } from "./months.server";
import { noticeCookie } from "./notice.server";
import { picture } from "./picture.server";
import { skySearchInWords } from "./sky-search.server";
import { skyWindow } from "./sky-window.server";

/** What calls answer that is more, or something else, than their operation's output: files, headers, cookies. */

export const deleteAccountAndSignOut = answering(deleteAccount, (body, context) => ({
  body,
  cookies: [...forgetSession(context), noticeCookie(context, "account-deleted")],
}));

export const everythingAsFile = answering(everything, asJsonFile("my-data.json"));

export const claimAndSignIn = answering(claim, ({ kind, cookies }) => ({ body: { status: kind }, cookies }));

export const pictureItself = answering(picture, (found) => found);

export const chartCalendarIcs = answering(chartCalendarFile, (file) =>
  calendarResponse(file, "transits.ics"),
);

/** Writing four hundred positions takes longer than computing them. */
const textOfMonth = oncePer((month: object) => JSON.stringify(month));

export const ephemerisAsText = answering(ephemeris, (month) => jsonText(textOfMonth(month)));

/** What is made of an answer in the language that it was asked for in. */
const inItsLanguage =
  <Found extends { readonly language: string }, Made>(make: (found: Found) => Made) =>
  (found: Found) =>
    inLanguage(found.language, () => make(found));

export const ephemerisAsTable = answering(
  ephemerisInWords,
  inItsLanguage((month) => table(ephemerisCsv(month), `ephemeris-${month.days[0]?.date.slice(0, 7)}.csv`)),
);

export const skySearchAsTable = answering(
  skySearchInWords,
  inItsLanguage((found) => table(skySearchCsv(found), "sky-search.csv")),
);

export const skySearchAsCalendar = answering(
  skySearchInWords,
  inItsLanguage((found) => calendarResponse(skySearchCalendar(found, Date.now()), "sky-search.ics")),
);

export const electionsAsTable = answering(
  electionsByAddress,
  inItsLanguage((found) => table(electionsCsv(found), "elections.csv")),
);

export const electionsAsCalendar = answering(
  electionsByAddress,
  inItsLanguage((found) => calendarResponse(electionsCalendar(found, Date.now()), "elections.ics")),
);

/** A year whose table the address names can never be another; without the name it changes with a deployment at most. */
export const skyWindowKept = answering(skyWindow, ({ answer, isNamed }) => ({
  body: answer,
  headers: { "Cache-Control": isNamed ? "public, max-age=31536000, immutable" : "public, max-age=86400" },
}));

function table(text: string, name: string): Response {
  return fileResponse(text, { name, type: "text/csv; charset=utf-8" });
}
