import type { Instant } from "../instant";

/** From its first instant up to its last, which it does not hold. Lists of them are in order and do not touch. */
export interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

/** What lies in both. */
export function inBoth(a: readonly Span[], b: readonly Span[]): readonly Span[] {
  const found: Span[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [one, other] = [a[i] as Span, b[j] as Span];
    const from = Math.max(one.from, other.from);
    const to = Math.min(one.to, other.to);
    if (from < to) found.push({ from, to });
    if (one.to < other.to) i++;
    else j++;
  }
  return found;
}

/** What lies in one of some lists at least; spans that touch become one. */
export function inAny(lists: readonly (readonly Span[])[]): readonly Span[] {
  const found: { from: Instant; to: Instant }[] = [];
  for (const { from, to } of lists.flat().sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (from < to) found.push({ from, to });
  }
  return found;
}

/** What of a span lies in none of a list. */
export function outside(spans: readonly Span[], { from, to }: Span): readonly Span[] {
  const found: Span[] = [];
  let begins = from;
  for (const span of spans) {
    if (span.from > begins) found.push({ from: begins, to: Math.min(span.from, to) });
    begins = Math.max(begins, span.to);
  }
  if (begins < to) found.push({ from: begins, to });
  return found.filter((span) => span.from < span.to);
}

/** Whether a list holds a moment. */
export function holds(spans: readonly Span[], at: Instant): boolean {
  const span = spans[firstEndingAfter(spans, at)];
  return span !== undefined && span.from <= at;
}

/** Where in a list the first span stands that ends after a moment; behind its end where none does. */
export function firstEndingAfter(spans: readonly Span[], at: Instant): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as Span).to > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
