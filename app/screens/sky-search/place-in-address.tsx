import { PlaceField } from "~/components/forms/place-field";
import type { OwnPlace } from "~/schemas/own-place-input";
import * as words from "~/words/sky-search";

interface PlaceInAddressProps {
  /** What stands in the address. */
  readonly asked: URLSearchParams;
  /** What the field begins with where the address names no place. */
  readonly place: OwnPlace | null;
  readonly error?: readonly string[];
  readonly className?: string;
}

/** The place of a form whose address is its answer's: `location`, and the coordinates of one that was picked. */
export function PlaceInAddress({ asked, place, ...field }: PlaceInAddressProps) {
  const isGiven = asked.has("location");
  return (
    <PlaceField
      key={isGiven ? "" : place?.name}
      id="location"
      label={words.place()}
      defaultValue={isGiven ? (asked.get("location") ?? "") : place?.name}
      defaultPoint={isGiven ? pointIn(asked) : (place ?? undefined)}
      {...field}
    />
  );
}

function pointIn(asked: URLSearchParams) {
  const [latitude, longitude] = [asked.get("latitude"), asked.get("longitude")];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}
