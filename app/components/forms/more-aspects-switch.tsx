import * as words from "~/words/forms";
import { Checkbox } from "../ui/field";

interface MoreAspectsSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Below a wheel: whether it has the aspects to angles and points too. */
export function MoreAspectsSwitch({ isOn, onChange }: MoreAspectsSwitchProps) {
  return (
    <Checkbox
      role="switch"
      label={words.aspectsToAnglesAnd()}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
