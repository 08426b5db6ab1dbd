import * as words from "~/words/moving-sky";
import { Button } from "../ui/button";
import { Icon } from "../ui/icons";
import { Select } from "../ui/select";
import type { Step } from "./motion";
import { UNITS, type Unit } from "./steps";

export interface ControlsProps {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
  readonly isPlaying: boolean;
  readonly onBack: () => void;
  readonly onForward: () => void;
  readonly onPlay: () => void;
  readonly onNow: () => void;
}

const COUNTS = Array.from({ length: 10 }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }));

export function Controls({ step, onStep, isPlaying, onBack, onForward, onPlay, onNow }: ControlsProps) {
  const { count, unit } = step;
  const size = words.stepOf({ unit, count });
  return (
    <div className="mt-2 space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="icon" aria-label={words.back({ step: size })} onClick={onBack}>
          <Icon name="chevron-left" />
        </Button>
        <Button variant="secondary" size="sm" className="min-w-25" onClick={onPlay}>
          <Icon name={isPlaying ? "pause" : "play"} size={18} />
          {isPlaying ? words.pause() : words.play()}
        </Button>
        <Button
          variant="secondary"
          size="icon"
          aria-label={words.forward({ step: size })}
          onClick={onForward}
        >
          <Icon name="chevron-right" />
        </Button>
        <Button variant="quiet" size="sm" onClick={onNow}>
          {words.now()}
        </Button>
      </div>
      <div className="flex items-center gap-2 text-sm">
        <span className="text-muted">{words.step()}</span>
        <Select
          aria-label={words.sizeOfAStep()}
          options={COUNTS}
          value={String(count)}
          onChange={({ target }) => onStep({ ...step, count: Number(target.value) })}
          className="w-20"
        />
        <Select
          aria-label={words.unitOfAStep()}
          options={UNITS.map((value) => ({ value, label: words.unitOf({ unit: value, count }) }))}
          value={unit}
          onChange={({ target }) => onStep({ ...step, unit: target.value as Unit })}
          className="w-32"
        />
      </div>
    </div>
  );
}
