import { type FormEvent, useState } from "react";
import { ask } from "~/calls/ask";
import { holding, listOf, number, record, text } from "~/calls/shape";
import { NOBODY, shownTo } from "~/calls/shown-to";
import { placeLabel } from "~/places/place-label";
import type { OwnPlace } from "~/schemas/own-place-input";
import { PlaceField } from "../forms/place-field";
import { Button } from "../ui/button";

interface Found {
  readonly name: string;
  readonly admin: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

const areFound = record<{ readonly places: readonly Found[] }>({
  places: listOf(
    holding<Found>({ name: text, admin: text, country: text, latitude: number(), longitude: number() }),
  ),
});

const NOT_REACHED = "The place could not be looked up. Check your connection and try again.";

/** Told about a place: kept where it was found, else what to say at the field. */
type Looked = { readonly place: OwnPlace } | { readonly problem: string };

/** What was typed, or picked from the suggestions. */
async function placeOf(form: FormData): Promise<Looked> {
  const name = String(form.get("location") ?? "").trim();
  const [latitude, longitude] = [form.get("latitude"), form.get("longitude")];
  if (name === "") return { problem: "Type a town, or use your location" };
  if (latitude && longitude) {
    return { place: { name, latitude: Number(latitude), longitude: Number(longitude) } };
  }
  const outcome = await ask("GET /api/places", { q: name }, areFound);
  if (!outcome.ok) return { problem: outcome.reason ?? NOT_REACHED };
  const [first] = outcome.data.places;
  return first
    ? { place: { name: placeLabel(first), latitude: first.latitude, longitude: first.longitude } }
    : { problem: `We could not find “${name}”. Try the nearest larger town` };
}

/** A tenth of a degree, some ten kilometres: as exact as a sunrise needs, and no more. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}

function askBrowser(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 15_000, maximumAge: 3_600_000 });
  });
}

/** Where the browser says that it is, by the name of the nearest town. */
async function placeOfBrowser(): Promise<Looked> {
  try {
    const { coords } = await askBrowser();
    const [latitude, longitude] = [rounded(coords.latitude), rounded(coords.longitude)];
    const outcome = await ask("GET /api/places", { lat: latitude, lon: longitude }, areFound);
    if (!outcome.ok) return { problem: outcome.reason ?? NOT_REACHED };
    const [nearest] = outcome.data.places;
    return { place: { name: nearest ? `Near ${nearest.name}` : "Your location", latitude, longitude } };
  } catch {
    return { problem: "Your browser did not tell where you are. Type a town instead" };
  }
}

interface PlaceFormProps {
  readonly onChoose: (place: OwnPlace) => void;
}

/** Asks once where the visitor is: a town, or the browser's location, rounded, if they say so. */
export function PlaceForm({ onChoose }: PlaceFormProps) {
  const [problem, setProblem] = useState("");
  const [pending, setPending] = useState<"typed" | "browser" | null>(null);
  const look = async (how: "typed" | "browser", looked: Promise<Looked>) => {
    setPending(how);
    setProblem("");
    const found = await looked;
    setPending(null);
    if ("place" in found) onChoose(found.place);
    else setProblem(found.problem);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    look("typed", placeOf(new FormData(event.currentTarget)));
  };
  return (
    <form onSubmit={submit} noValidate className="flex max-w-xl flex-col gap-3 noscript:hidden">
      <PlaceField
        label="Your place"
        hint={`Where you are, not where you were born. ${shownTo() === NOBODY ? "It stays in this browser." : "It is kept with your account."}`}
        error={problem}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" pending={pending === "typed"}>
          Show the sky from here
        </Button>
        {"geolocation" in (globalThis.navigator ?? {}) && (
          <Button
            variant="quiet"
            pending={pending === "browser"}
            onClick={() => look("browser", placeOfBrowser())}
          >
            Use my location
          </Button>
        )}
      </div>
    </form>
  );
}
