import type { ActiveTransitAnswer } from "~/answers/chart-transits";
import { nameOfContact } from "~/components/births/name-of-contact";
import { hourIn } from "~/components/sky/moment";
import type { SkyNow } from "./sky-now";
import { sinceYesterday } from "./yesterday";

const SHOWN = 3;

/** Said in one paragraph: what was exact since yesterday, else what comes and goes, and where the Moon has gone. */
export function SinceYesterday({
  active,
  sky,
}: {
  readonly active: readonly ActiveTransitAnswer[];
  readonly sky: SkyNow | null;
}) {
  const now = new Date();
  const { exact, moonLeft } = sinceYesterday(active, sky, now);
  const sentences = exact.slice(0, SHOWN).map(({ contact, at }) => {
    return `${nameOfContact(contact)} was exact ${at.toDateString() === now.toDateString() ? "today" : "yesterday"} at ${hourIn(at)}.`;
  });
  if (sentences.length === 0) {
    const closing = active.find(({ isApplying }) => isApplying);
    const parting = active.find(({ isApplying }) => !isApplying);
    sentences.push("Nothing was exact.");
    if (closing) sentences.push(`${nameOfContact(closing)} comes closer.`);
    if (parting) sentences.push(`${nameOfContact(parting)} loosens.`);
  }
  if (moonLeft && sky) sentences.push(`The Moon went from ${moonLeft} into ${sky.moonSign}.`);
  return (
    <div>
      <h3 className="text-base">Since yesterday</h3>
      <p className="mt-1 max-w-prose text-sm">{sentences.join(" ")}</p>
    </div>
  );
}
