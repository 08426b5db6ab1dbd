import { useEffect, useState } from "react";
import { chooseUtc, isUtcShown } from "~/notes/utc";
import * as words from "~/words/sky";
import { Checkbox } from "../ui/field";

/** Whether times say UTC too: for all screens at once, kept on the device; without JavaScript for the page alone. */
export function UtcAsWell({ className = "" }: { readonly className?: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // Who ticked it before the scripts came meant it as much.
    if (document.querySelector("[data-utc-box]:checked")) chooseUtc(true);
    setShown(isUtcShown());
  }, []);
  return (
    <Checkbox
      label={words.utcAsWell()}
      data-utc-box
      checked={isShown}
      onChange={({ target }) => {
        chooseUtc(target.checked);
        setShown(target.checked);
      }}
      className={`screen-only ${className}`}
    />
  );
}
