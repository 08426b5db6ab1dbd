import type { FieldErrors } from "~/failure";

interface WhatIsWrongProps {
  readonly errors: FieldErrors;
  /** What a field is called, by its name. */
  readonly labelOf: (name: string) => string;
}

/** All that a form was refused for, each with the way to its field. */
export function WhatIsWrong({ errors, labelOf }: WhatIsWrongProps) {
  const wrong = Object.entries(errors).filter(([name]) => name !== "");
  if (wrong.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1 ps-3 text-sm" data-summary>
      {wrong.map(([name, messages]) => (
        <li key={name}>
          <a href={`#${name}`} className="link">
            {labelOf(name)}
          </a>
          : {messages.join(" ")}
        </li>
      ))}
    </ul>
  );
}
