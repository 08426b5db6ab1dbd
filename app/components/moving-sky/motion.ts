import type { Instant } from "~/astrology/instant";
import { isWithin, LENGTH, moved, type Unit, within } from "./steps";
import { fetchWindow, prefetchWindows, windowAt } from "./windows";

/** One step, and what one press on an arrow moves. */
export interface Step {
  /** 1–10. */
  readonly count: number;
  readonly unit: Unit;
}

/** How many steps a second are played. Of minutes to weeks time flows; by months and years it goes from step to step. */
const RATE = 2;
/** A frame that took longer moves no further: a tab that was asleep does not leap. Milliseconds. */
const LONGEST_FRAME = 100;
/** Milliseconds without a further step until the moment counts as where it stays. */
const REST = 180;
/** Seconds of play for which windows are fetched ahead. */
const AHEAD = 4;

export type Trouble = "waiting" | "failed" | "end";

export interface Hands {
  /** Moves the drawing and what stands beside it; called in a frame, with a window known. */
  readonly draw: (instant: Instant) => void;
  /** The sky rests here now. */
  readonly rest: (instant: Instant) => void;
  readonly playing: (isPlaying: boolean) => void;
  /** Null when it is over. */
  readonly trouble: (trouble: Trouble | null) => void;
}

export interface Motion {
  now(): Instant;
  go(instant: Instant): void;
  step(times: number): void;
  play(): void;
  /** Ends playing, and comes to rest at once. */
  pause(): void;
  /** Goes on with what a failed fetch held up. */
  retry(): void;
  dispose(): void;
}

/**
 * The clock of a moving sky: which moment is shown, and when it is drawn. React hears of it when it rests.
 * @param isFlowing of steps that the calendar does not count; the others are played one by one
 */
export function motionFrom(
  start: Instant,
  step: () => Step,
  hands: Hands,
  isFlowing: (step: Step) => boolean = () => true,
): Motion {
  let instant = start;
  let isPlaying = false;
  let trouble: Trouble | null = null;
  let frame = 0;
  let last = 0;
  /** Since the last whole step, of what goes from step to step; milliseconds. */
  let waited = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** Where steps by the calendar are counted from, so that 31 January comes back after 28 February. */
  let counted: { readonly from: Instant; readonly unit: Unit; times: number } | null = null;

  const tell = (next: Trouble | null) => {
    if (next === trouble) return;
    trouble = next;
    hands.trouble(next);
  };

  /** Where so many steps lead. */
  const stepped = (times: number): Instant => {
    const { unit, count } = step();
    if (counted?.unit !== unit) counted = { from: instant, unit, times: 0 };
    return moved(counted.from, unit, counted.times + times * count);
  };

  function take(times: number) {
    const next = stepped(times);
    const { count } = step();
    if (counted) counted.times += times * count;
    if (next !== within(next)) counted = null;
    arrive(within(next), !isWithin(next));
  }

  function arrive(next: Instant, isEnd: boolean) {
    instant = next;
    tell(isEnd ? "end" : null);
    if (isEnd && isPlaying) stop();
    schedule();
    if (!isPlaying) restSoon();
  }

  function schedule() {
    if (!frame) frame = requestAnimationFrame(tick);
  }

  function restSoon() {
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (!isPlaying && windowAt(instant)) hands.rest(instant);
    }, REST);
  }

  function stop() {
    isPlaying = false;
    hands.playing(false);
    restSoon();
  }

  function tick(at: number) {
    frame = 0;
    const passed = last > 0 ? Math.min(LONGEST_FRAME, at - last) : 0;
    last = isPlaying ? at : 0;
    if (isPlaying && trouble !== "waiting") advance(passed);
    if (windowAt(instant)) {
      if (trouble === "waiting") tell(null);
      hands.draw(instant);
    } else ask();
    if (isPlaying) schedule();
  }

  function advance(passed: number) {
    const { unit, count } = step();
    const length = LENGTH[unit];
    if (length === null || !isFlowing({ unit, count })) {
      waited += passed;
      if (waited < 1000 / RATE) return;
      waited = 0;
      take(1);
    } else {
      counted = null;
      const next = instant + (passed / 1000) * RATE * count * length;
      arrive(within(next), !isWithin(next));
    }
    prefetchWindows(...Array.from({ length: AHEAD * RATE }, (_, i) => moved(instant, unit, (i + 1) * count)));
  }

  function ask() {
    if (trouble === "waiting") return;
    tell("waiting");
    fetchWindow(instant).then((isHere) => {
      if (trouble !== "waiting") return;
      if (windowAt(instant)) {
        tell(null);
        schedule();
        restSoon();
      } else if (isHere) {
        trouble = null; // of a moment that was left meanwhile
        ask();
      } else {
        if (isPlaying) stop();
        tell("failed");
      }
    });
  }

  return {
    now: () => instant,
    go(next) {
      counted = null;
      arrive(within(next), !isWithin(next));
    },
    step: take,
    play() {
      if (isPlaying) return;
      isPlaying = true;
      last = 0;
      waited = 0;
      counted = null;
      clearTimeout(resting);
      if (trouble !== "waiting") tell(null);
      hands.playing(true);
      schedule();
    },
    pause() {
      if (isPlaying) stop();
    },
    retry() {
      tell(null);
      schedule();
      restSoon();
    },
    dispose() {
      isPlaying = false;
      cancelAnimationFrame(frame);
      clearTimeout(resting);
    },
  };
}
