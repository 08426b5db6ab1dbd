import { useEffect, useState } from "react";

export type Hemisphere = "northern" | "southern";

const KEY = "hemisphere";

/** The visitor's half of the Earth, kept in this browser where it allows. */
export function useHemisphere() {
  const [hemisphere, setHemisphere] = useState<Hemisphere>("northern");
  useEffect(() => {
    try {
      if (localStorage.getItem(KEY) === "southern") setHemisphere("southern");
    } catch {
      // Storage is blocked: the choice lasts as long as the page.
    }
  }, []);
  const choose = (chosen: Hemisphere) => {
    setHemisphere(chosen);
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Likewise.
    }
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
      <legend className="sr-only">Hemisphere</legend>
      {(["northern", "southern"] as const).map((hemisphere) => (
        <label key={hemisphere} className="flex min-h-9 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name="hemisphere"
            checked={value === hemisphere}
            onChange={() => onChange(hemisphere)}
            className="size-4.5 accent-gold"
          />
          {hemisphere === "northern" ? "Northern sky" : "Southern sky"}
        </label>
      ))}
    </fieldset>
  );
}
