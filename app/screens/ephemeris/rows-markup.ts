import { BODIES } from "~/astrology/bodies";
import { dateOfIso, shortWeekdayOf } from "~/astrology/calendar";
import type { EphemerisDay, EphemerisMonth, EphemerisPosition } from "~/astrology/ephemeris-month";
import { SIGNS } from "~/astrology/signs";
import { signLetter } from "~/components/drawings/sign-letters";
import { escaped } from "~/components/ui/escaped";
import * as words from "~/words/ephemeris";
import * as names from "~/words/names";

/**
 * The rows of the table as markup in one piece: as four hundred cells of React they cost more than the rest of the
 * page, on the server and in the browser. Whatever is written here is a number or one of our own names.
 */
export function rowsMarkup({ days }: EphemerisMonth, today: string): string {
  const said = { signs: signsMarkup(), retrograde: retrogradeMarkup() };
  return days.map((day) => rowMarkup(day, day.date === today, said)).join("");
}

/** Markup that many cells have. */
interface Said {
  readonly signs: Readonly<Partial<Record<string, string>>>;
  readonly retrograde: string;
}

function rowMarkup({ date, siderealTime, positions }: EphemerisDay, isToday: boolean, said: Said): string {
  const cells = BODIES.map((body, index) => {
    const expected = positions[index];
    const position = expected?.body === body ? expected : positions.find((other) => other.body === body);
    return `<td>${position ? positionMarkup(position, said) : "-"}</td>`;
  });
  return `<tr${isToday ? ' id="today" aria-current="date"' : ""}><th scope="row">${Number(date.slice(8))}</th><td>${escaped(words.shortWeekday(shortWeekdayOf(dateOfIso(date))))}</td><td>${plain(siderealTime)}</td>${cells.join("")}</tr>`;
}

/** As wide as a digit. */
const FIGURE_SPACE = "\u2007";

function retrogradeMarkup(): string {
  return `<b role="img" aria-label="${escaped(words.retrograde())}">${escaped(words.shortRetrograde())}</b>`;
}

function positionMarkup({ sign, degree, minute, isRetrograde }: EphemerisPosition, said: Said): string {
  const letter = said.signs[sign];
  if (!letter) return "-";
  const degrees = `${degree < 10 ? FIGURE_SPACE : ""}${Number(degree)}`;
  return `${letter}${degrees}°${minute < 10 ? "0" : ""}${Number(minute)}′${isRetrograde ? said.retrograde : ""}`;
}

function signsMarkup(): Said["signs"] {
  return Object.fromEntries(
    SIGNS.map((sign) => [
      sign,
      `<i role="img" aria-label="${escaped(names.sign(sign))}">${signLetter(sign)}</i>`,
    ]),
  );
}

/** Letters, digits and colons; an answer that holds anything else is not ours. */
function plain(text: string): string {
  return text.replace(/[^\w:]/g, "");
}
