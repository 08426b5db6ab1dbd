import { type FormEvent, useState } from "react";
import type { GeoPoint } from "~/astrology/sphere";
import { ask } from "~/calls/ask";
import { PlaceField } from "~/components/forms/place-field";
import { Button } from "~/components/ui/button";
import { validCoordinates } from "~/places/coordinates";
import { placeLabel } from "~/places/place-label";
import * as words from "~/words/astrocartography";
import { arePlaces } from "./found-places";

interface AnalyzeFormProps {
  readonly onPlace: (place: GeoPoint & { readonly name: string }) => void;
}

/** Any place by its name, for those who do not click: picked from the suggestions, or typed and looked up. */
export function AnalyzeForm({ onPlace }: AnalyzeFormProps) {
  const [error, setError] = useState("");
  const [isPending, setPending] = useState(false);

  const analyze = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    const name = text("location");
    if (name === "") return setError(words.typeTheName());
    setError("");
    const [latitude, longitude] = [Number(text("latitude")), Number(text("longitude"))];
    if (text("latitude") !== "" && validCoordinates(latitude, longitude)) {
      return onPlace({ name, latitude, longitude });
    }
    setPending(true);
    const outcome = await ask("GET /api/places", { q: name }, arePlaces);
    setPending(false);
    if (!outcome.ok) return setError(words.placeCouldNotBe());
    const [place] = outcome.data.places;
    if (!place) return setError(words.weCouldNotFind({ name }));
    onPlace({ name: placeLabel(place), latitude: place.latitude, longitude: place.longitude });
  };

  return (
    <form onSubmit={analyze} noValidate className="flex flex-wrap items-end gap-3">
      <PlaceField
        id="analyze-place"
        label={words.analyzeAPlace()}
        error={error}
        className="min-w-[min(12rem,100%)] flex-1"
      />
      <Button type="submit" variant="secondary" pending={isPending}>
        {words.analyze()}
      </Button>
    </form>
  );
}
