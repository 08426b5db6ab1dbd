import type { ActiveTransitAnswer } from "~/answers/chart-transits";
import { formatIsoDate, localDay } from "~/astrology/calendar";
import { hourHere } from "~/components/sky/clock-here";
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
    return `${nameOf(contact)} was exact ${isSameDay(at, now) ? "today" : "yesterday"} at ${clock(at)}.`;
  });
  if (sentences.length === 0) {
    const closing = active.find(({ isApplying }) => isApplying);
    const parting = active.find(({ isApplying }) => !isApplying);
    sentences.push("Nothing was exact.");
    if (closing) sentences.push(`${nameOf(closing)} comes closer.`);
    if (parting) sentences.push(`${nameOf(parting)} loosens.`);
  }
  if (moonLeft && sky) sentences.push(`The Moon went from ${moonLeft} into ${sky.moonSign}.`);
  return (
    <div>
      <h3 className="text-base">Since yesterday</h3>
      <p className="mt-1 max-w-prose text-sm">{sentences.join(" ")}</p>
    </div>
  );
}

function nameOf({ planet, type, point }: ActiveTransitAnswer): string {
  return `${planet} ${type.toLowerCase()} your ${point}`;
}

function clock(at: Date): string {
  return new Intl.DateTimeFormat("en-GB", { ...hourHere(), minute: "2-digit" }).format(at);
}

function isSameDay(one: Date, other: Date): boolean {
  return formatIsoDate(localDay(one)) === formatIsoDate(localDay(other));
}
