import { useEffect, useState } from "react";
import type { BirthDetails } from "~/schemas/birth-details";
import { fetchPeople, fetchProfile, isSignedIn } from "./saved-births";
import { SelectField } from "./ui/select";

interface PickPersonProps {
  readonly id: string;
  readonly onPick: (birth: BirthDetails) => void;
}

/** Fills a form with a saved person. Nothing for visitors, and for who has saved nobody. */
export function PickPerson({ id, onPick }: PickPersonProps) {
  const births = useSavedBirths();
  if (births.length === 0) return null;
  return (
    <SelectField
      id={id}
      label="Saved people"
      hint="Choose one, and the fields below are filled in"
      options={[
        { value: "", label: "Choose a person" },
        ...births.map(({ fullName }, index) => ({ value: String(index), label: fullName })),
      ]}
      onChange={({ target }) => {
        const birth = births[Number(target.value || Number.NaN)];
        if (birth) onPick(birth);
      }}
    />
  );
}

/** The user's own birth first, then the others by name; empty until they have come, and where there are none. */
function useSavedBirths(): readonly BirthDetails[] {
  const [births, setBirths] = useState<readonly BirthDetails[]>([]);
  useEffect(() => {
    if (!isSignedIn()) return;
    let isHere = true;
    Promise.all([fetchProfile(), fetchPeople()]).then(([profile, people]) => {
      if (!isHere || !people.ok || people.data.people.length === 0) return;
      setBirths([...(profile.ok && profile.data ? [profile.data] : []), ...people.data.people]);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return births;
}

/** What was picked last, and a key that changes with each pick: for the fields that begin anew with it. */
export function usePicked() {
  const [picked, setPicked] = useState<{ readonly birth: BirthDetails; readonly round: number } | null>(null);
  return {
    picked: picked?.birth ?? null,
    round: picked?.round ?? 0,
    pick: (birth: BirthDetails) => setPicked((last) => ({ birth, round: (last?.round ?? 0) + 1 })),
  };
}
