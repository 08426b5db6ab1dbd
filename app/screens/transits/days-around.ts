import type { ActiveTransitAnswer, DaysAround, TransitAroundAnswer } from "~/answers/chart-transits";

/** The day of a contact that is told beside its name. */
export interface Day {
  readonly at: string;
  /** Degrees from exact then; 0 where it is. */
  readonly orb: number;
  readonly isPast: boolean;
}

/** The next pass of what is active at a moment, else where it comes nearest, else what was last. */
export function dayOfActive(
  { exact, isApplying, closest }: Pick<ActiveTransitAnswer, "exact" | "isApplying" | "closest">,
  moment: string,
): Day | null {
  const passes = exact.map(({ at }) => at);
  const ahead = passes.find((at) => at >= moment);
  if (ahead !== undefined) return { at: ahead, orb: 0, isPast: false };
  if (isApplying && closest) return { ...closest, isPast: false };
  const behind = passes.at(-1);
  if (behind !== undefined) return { at: behind, orb: 0, isPast: true };
  return closest && { ...closest, isPast: true };
}

/** A contact of the days around that is not active at the moment. */
export interface Other {
  readonly contact: TransitAroundAnswer;
  readonly day: Day | null;
}

/**
 * What of the days around lasts at no moment of now, in order of its days: what is over and what comes. Without a day
 * where neither its pass nor its nearest lies within them.
 */
export function othersOf({ from, until, contacts }: DaysAround, moment: string): Other[] {
  return contacts
    .filter(({ enters, leaves }) => (enters ?? from) > moment || (leaves ?? until) < moment)
    .map((contact) => ({ contact, day: dayOf(contact, moment, [from, until]) }))
    .sort((a, b) => (dateOf(a) < dateOf(b) ? -1 : 1));
}

function dateOf({ contact: { closest }, day }: Other): string {
  return day?.at ?? closest.at;
}

function dayOf({ exact, closest }: TransitAroundAnswer, moment: string, span: readonly string[]): Day | null {
  const at = exact.find((at) => at >= moment) ?? exact.at(-1);
  if (at !== undefined) return { at, orb: 0, isPast: at < moment };
  return span.includes(closest.at) ? null : { ...closest, isPast: closest.at < moment };
}

/** What is active, as the days around have it; none of the Moon, which is not among them. */
export function aroundOf(
  { planet, type, point }: Pick<ActiveTransitAnswer, "planet" | "type" | "point">,
  { from, until, contacts }: DaysAround,
  moment: string,
): TransitAroundAnswer | null {
  return (
    contacts.find(
      ({ transiting, natal, enters, leaves, ...contact }) =>
        transiting === planet &&
        contact.type === type &&
        natal === point &&
        (enters ?? from) <= moment &&
        (leaves ?? until) >= moment,
    ) ?? null
  );
}
