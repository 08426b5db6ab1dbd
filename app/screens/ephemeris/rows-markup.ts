import { BODIES } from "~/astrology/bodies";
import type { EphemerisDay, EphemerisMonth, EphemerisPosition } from "~/astrology/ephemeris-month";
import { SIGNS } from "~/astrology/signs";
import { signLetter } from "~/components/drawings/sign-letters";

/**
 * The rows of the table as markup in one piece: as four hundred cells of React they cost more than the rest of the
 * page, on the server and in the browser. Whatever is written here is a number or one of our own names.
 */
export function rowsMarkup({ days }: EphemerisMonth, today: string): string {
  return days.map((day) => rowMarkup(day, day.date === today)).join("");
}

function rowMarkup({ date, dayOfWeek, siderealTime, positions }: EphemerisDay, isToday: boolean): string {
  const cells = BODIES.map((body, index) => {
    const expected = positions[index];
    const position = expected?.body === body ? expected : positions.find((other) => other.body === body);
    return `<td>${position ? positionMarkup(position) : "-"}</td>`;
  });
  return `<tr${isToday ? ' id="today" aria-current="date"' : ""}><th scope="row">${Number(date.slice(8))}</th><td>${plain(dayOfWeek)}</td><td>${plain(siderealTime)}</td>${cells.join("")}</tr>`;
}

/** As wide as a digit. */
const FIGURE_SPACE = "\u2007";

const R = '<b role="img" aria-label="retrograde">R</b>';

function positionMarkup({ sign, degree, minute, isRetrograde }: EphemerisPosition): string {
  const letter = SIGN_MARKUP[sign];
  if (!letter) return "-";
  const degrees = `${degree < 10 ? FIGURE_SPACE : ""}${Number(degree)}`;
  return `${letter}${degrees}°${minute < 10 ? "0" : ""}${Number(minute)}′${isRetrograde ? R : ""}`;
}

const SIGN_MARKUP = Object.fromEntries(
  SIGNS.map((sign) => [sign, `<i role="img" aria-label="${sign}">${signLetter(sign)}</i>`]),
);

/** Letters, digits and colons; an answer that holds anything else is not ours. */
function plain(text: string): string {
  return text.replace(/[^\w:]/g, "");
}
