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
  const name = count === 1 ? `one ${unit}` : `${count} ${unit}s`;
  return (
    <div className="mt-2 space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="icon" aria-label={`Back ${name}`} onClick={onBack}>
          <Icon name="chevron-left" />
        </Button>
        <Button variant="secondary" size="sm" className="min-w-25" onClick={onPlay}>
          <Icon name={isPlaying ? "pause" : "play"} size={18} />
          {isPlaying ? "Pause" : "Play"}
        </Button>
        <Button variant="secondary" size="icon" aria-label={`Forward ${name}`} onClick={onForward}>
          <Icon name="chevron-right" />
        </Button>
        <Button variant="quiet" size="sm" onClick={onNow}>
          Now
        </Button>
      </div>
      <div className="flex items-center gap-2 text-sm">
        <span className="text-muted">Step</span>
        <Select
          aria-label="Size of a step"
          options={COUNTS}
          value={String(count)}
          onChange={({ target }) => onStep({ ...step, count: Number(target.value) })}
          className="w-20"
        />
        <Select
          aria-label="Unit of a step"
          options={UNITS.map((value) => ({ value, label: count === 1 ? value : `${value}s` }))}
          value={unit}
          onChange={({ target }) => onStep({ ...step, unit: target.value as Unit })}
          className="w-32"
        />
      </div>
    </div>
  );
}
