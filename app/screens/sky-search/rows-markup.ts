import { placeOf, type SkyEventFound, titleOf } from "~/answers/found-in-sky";
import { dateOfIso, formatLongDate } from "~/astrology/calendar";

/**
 * The rows of the table as markup in one piece: a hundred rows of React cost more than the search. Whatever is written
 * here is a number or one of our own names.
 */
export function rowsMarkup(events: readonly SkyEventFound[]): string {
  return events
    .map((event) => {
      const at = event.at.replace(/[^\w:.-]/g, "");
      return `<tr><th scope="row"><a href="/transits?at=${at.slice(0, 16)}Z" rel="nofollow" class="link">${plain(`${formatLongDate(dateOfIso(at))}, ${at.slice(11, 16)}`)}</a></th><td>${plain(titleOf(event))}</td><td>${plain(placeOf(event))}${event.isRetrograde ? R : ""}</td></tr>`;
    })
    .join("");
}

const R = ' <span role="img" aria-label="retrograde" class="font-bold text-danger">R</span>';

/** An answer that holds anything but words, numbers and degrees is not ours. */
function plain(text: string): string {
  return text.replace(/[^\w\s,:°′-]/g, "");
}
