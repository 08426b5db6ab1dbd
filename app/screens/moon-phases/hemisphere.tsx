import { useEffect, useState } from "react";
import { oneOf } from "~/calls/shape";
import { note } from "~/notes/note";
import * as words from "~/words/moon-phases";

export type Hemisphere = "northern" | "southern";

const hemisphereNote = note<Hemisphere>("hemisphere", {
  owner: "device",
  lasts: "device",
  check: oneOf("northern", "southern"),
});

/** The visitor's half of the Earth, kept in this browser where it allows. */
export function useHemisphere() {
  const [hemisphere, setHemisphere] = useState<Hemisphere>("northern");
  useEffect(() => {
    if (hemisphereNote.read() === "southern") setHemisphere("southern");
  }, []);
  const choose = (chosen: Hemisphere) => {
    setHemisphere(chosen);
    hemisphereNote.write(chosen);
  };
  return [hemisphere, choose] as const;
}

interface HemisphereChoiceProps {
  readonly value: Hemisphere;
  readonly onChange: (hemisphere: Hemisphere) => void;
}

export function HemisphereChoice({ value, onChange }: HemisphereChoiceProps) {
  return (
    <fieldset className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-sm screen-only @lg:justify-start noscript:hidden">
      <legend className="sr-only">{words.hemisphere()}</legend>
      {(["northern", "southern"] as const).map((hemisphere) => (
        <label key={hemisphere} className="flex min-h-9 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name="hemisphere"
            checked={value === hemisphere}
            onChange={() => onChange(hemisphere)}
            className="size-4.5 accent-gold"
          />
          {hemisphere === "northern" ? words.northernSky() : words.southernSky()}
        </label>
      ))}
    </fieldset>
  );
}
