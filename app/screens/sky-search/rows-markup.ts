import { eventText, placeText, type SkyEventFound } from "~/answers/found-in-sky";
import { screenAddress } from "~/components/shell/screen-address";
import { escaped } from "~/components/ui/escaped";
import { dayAndMinute } from "~/words/day-and-clock";
import * as words from "~/words/sky-search";

/**
 * The rows of the table as markup in one piece: a hundred rows of React cost more than the search. Whatever is written
 * here is a number or one of our own names.
 */
export function rowsMarkup(events: readonly SkyEventFound[]): string {
  const retrograde = retrogradeMarkup();
  return events
    .map((event) => {
      const at = event.at.replace(/[^\w:.-]/g, "");
      const when = dayAndMinute(at);
      return `<tr><th scope="row"><a href="${screenAddress("/transits")}?at=${at.slice(0, 16)}Z" rel="nofollow" class="link">${escaped(when)}</a></th><td>${escaped(eventText(event))}</td><td>${escaped(placeText(event))}${event.isRetrograde ? retrograde : ""}</td></tr>`;
    })
    .join("");
}

function retrogradeMarkup(): string {
  return ` <span role="img" aria-label="${escaped(words.retrograde())}" class="font-bold text-danger">${escaped(words.shortRetrograde())}</span>`;
}
