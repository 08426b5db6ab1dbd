import { useEffect, useState } from "react";
import { BIRTHS_EVENT, type EnteredBirth, forgetBirths, type PickPersonProps } from "~/notes/births";
import * as words from "~/words/forms";
import { knownBirths } from "../births/known-births";
import { Button } from "../ui/button";
import { SelectField } from "../ui/select";

/** One press for who was entered in this browser before, a list of whom the user has saved. */
export function PickList({ id, onPick }: PickPersonProps) {
  const { entered, saved } = useKnownBirths();
  return (
    <>
      <div className="hidden min-h-18 flex-wrap items-center gap-2 in-data-births:flex">
        {entered.map((birth) => (
          <Button
            key={birth.fullName + birth.birthDate}
            variant="secondary"
            size="sm"
            className="max-w-full"
            onClick={() => onPick(birth)}
          >
            <span className="truncate">
              {words.detailsOf({ name: birth.fullName, bdi: (inner) => <bdi>{inner}</bdi> })}
            </span>
          </Button>
        ))}
        <p className="flex w-full items-center gap-1 text-xs text-muted">
          <span>{words.keptInThisBrowser()}</span>
          {entered.length > 0 && (
            <Button
              variant="quiet"
              size="sm"
              className="-my-1 font-normal text-muted underline underline-offset-4"
              aria-label={words.forgetThePeopleEntered()}
              onClick={() => forgetBirths()}
            >
              {words.forget()}
            </Button>
          )}
        </p>
      </div>
      {saved.length > 0 && (
        <SelectField
          id={id}
          label={words.savedPeople()}
          hint={words.chooseOneAndThe()}
          options={[
            { value: "", label: words.chooseAPerson() },
            ...saved.map(({ fullName }, index) => ({ value: String(index), label: fullName })),
          ]}
          onChange={({ target }) => {
            const birth = saved[Number(target.value || Number.NaN)];
            if (birth) onPick(birth);
          }}
        />
      )}
    </>
  );
}

interface Offered {
  /** In this browser, but for who is saved. */
  readonly entered: readonly EnteredBirth[];
  /** The user's own birth first, then the others by name. */
  readonly saved: readonly EnteredBirth[];
}

const NOBODY_KNOWN: Offered = { entered: [], saved: [] };

/** Empty until they have come, and where there are none. */
function useKnownBirths(): Offered {
  const [known, setKnown] = useState(NOBODY_KNOWN);
  useEffect(() => {
    let isHere = true;
    const show = async () => {
      const { own, others, entered } = await knownBirths();
      if (!isHere) return;
      document.documentElement.toggleAttribute("data-births", entered.length > 0);
      setKnown({
        entered,
        saved: others.length > 0 ? [...own, ...others] : [], // the own birth stands in the form
      });
    };
    show();
    addEventListener(BIRTHS_EVENT, show);
    return () => {
      isHere = false;
      removeEventListener(BIRTHS_EVENT, show);
    };
  }, []);
  return known;
}
