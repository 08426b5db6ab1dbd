import type { ActiveTransitAnswer } from "~/answers/chart-transits";
import type { Sign } from "~/astrology/signs";
import { nameOfContact } from "~/components/births/name-of-contact";
import { hourIn } from "~/components/sky/moment";
import * as words from "~/words/dashboard";
import * as names from "~/words/names";
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
    const told = { contact: nameOfContact(contact), time: hourIn(at) };
    return at.toDateString() === now.toDateString() ? words.exactToday(told) : words.exactYesterday(told);
  });
  if (sentences.length === 0) {
    const closing = active.find(({ isApplying }) => isApplying);
    const parting = active.find(({ isApplying }) => !isApplying);
    sentences.push(words.nothingWasExact());
    if (closing) sentences.push(words.contactComesCloser({ contact: nameOfContact(closing) }));
    if (parting) sentences.push(words.contactLoosens({ contact: nameOfContact(parting) }));
  }
  if (moonLeft && sky)
    sentences.push(
      words.moonWentInto({ from: names.sign(moonLeft as Sign), into: names.sign(sky.moonSign as Sign) }),
    );
  return (
    <div>
      <h3 className="text-base">{words.sinceYesterday()}</h3>
      <p className="mt-1 max-w-prose text-sm">{sentences.join(" ")}</p>
    </div>
  );
}
