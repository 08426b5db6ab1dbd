import { type KeyboardEvent, type MutableRefObject, useEffect, useRef, useState } from "react";
import type { Instant } from "~/astrology/instant";
import type { ControlsProps } from "./controls";
import { type Hands, type Motion, motionFrom, type Step, type Trouble } from "./motion";
import { within, yearOf } from "./steps";

interface MotionOptions extends Pick<Hands, "draw" | "rest"> {
  /** Where it begins. Another beginning needs another `key`. */
  readonly start: Instant;
  /** The step at first. */
  readonly first: Step;
  readonly isFlowing?: (step: Step) => boolean;
  readonly onDispose?: () => void;
}

const MINUTE = 60_000;

/** A sky's clock for as long as its part stands on the screen, and what its controls and its words of trouble need. */
export function useMotion(options: MotionOptions) {
  const [isPlaying, setPlaying] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [step, setStep] = useState<Step>(options.first);
  const asked = useRef(step);
  asked.current = step;
  const motion: MutableRefObject<Motion | null> = useRef(null);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const { start, isFlowing } = latest.current;
    const running = motionFrom(
      within(start),
      () => asked.current,
      {
        draw: (instant) => latest.current.draw(instant),
        rest: (instant) => latest.current.rest(instant),
        playing: setPlaying,
        trouble: setTrouble,
      },
      isFlowing,
    );
    motion.current = running;
    running.go(start);
    return () => {
      running.dispose();
      latest.current.onDispose?.();
    };
  }, []);

  const doing = (act: (motion: Motion) => void) => () => {
    if (motion.current) act(motion.current);
  };
  const go = (times: number) =>
    doing((motion) => {
      motion.pause();
      motion.step(times);
    });
  const controls: ControlsProps = {
    step,
    onStep: setStep,
    isPlaying,
    onBack: go(-1),
    onForward: go(1),
    onPlay: doing((motion) => (isPlaying ? motion.pause() : motion.play())),
    onNow: doing((motion) => {
      motion.pause();
      motion.go(Math.floor(Date.now() / MINUTE) * MINUTE);
    }),
  };
  return {
    motion,
    isPlaying,
    controls,
    trouble: {
      trouble,
      year: yearOf(motion.current?.now() ?? options.start),
      onRetry: doing((motion) => motion.retry()),
    },
    /** On the slider: arrows go by steps. */
    onKeyDown: (event: KeyboardEvent) => {
      const times = STEPS_OF_KEY[event.key];
      if (times === undefined) return;
      event.preventDefault();
      go(times)();
    },
    /** From the slider, to a moment near the one shown. */
    slide: (to: (now: Instant) => Instant) => {
      const { current } = motion;
      if (!current) return;
      current.pause();
      current.go(to(current.now()));
    },
  };
}

const STEPS_OF_KEY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};
