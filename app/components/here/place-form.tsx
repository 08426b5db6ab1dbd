import { type FormEvent, useState } from "react";
import { ask } from "~/calls/ask";
import { holding, listOf, number, record, text } from "~/calls/shape";
import { NOBODY, shownTo } from "~/calls/shown-to";
import { placeLabel } from "~/places/place-label";
import type { OwnPlace } from "~/schemas/own-place-input";
import * as words from "~/words/here";
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

/** Told about a place: kept where it was found, else what to say at the field. */
type Looked = { readonly place: OwnPlace } | { readonly problem: string };

/** What was typed, or picked from the suggestions. */
async function placeOf(form: FormData): Promise<Looked> {
  const name = String(form.get("location") ?? "").trim();
  const [latitude, longitude] = [form.get("latitude"), form.get("longitude")];
  if (name === "") return { problem: words.typeATownOr() };
  if (latitude && longitude) {
    return { place: { name, latitude: Number(latitude), longitude: Number(longitude) } };
  }
  const outcome = await ask("GET /api/places", { q: name }, areFound);
  if (!outcome.ok) return { problem: outcome.reason ?? words.placeCouldNotBe() };
  const [first] = outcome.data.places;
  return first
    ? { place: { name: placeLabel(first), latitude: first.latitude, longitude: first.longitude } }
    : { problem: words.weCouldNotFind({ name }) };
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
    if (!outcome.ok) return { problem: outcome.reason ?? words.placeCouldNotBe() };
    const [nearest] = outcome.data.places;
    return {
      place: {
        name: nearest ? words.nearName({ name: nearest.name }) : words.yourLocation(),
        latitude,
        longitude,
      },
    };
  } catch {
    return { problem: words.yourBrowserDidNot() };
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
        label={words.yourPlace()}
        hint={shownTo() === NOBODY ? words.whereYouAreInBrowser() : words.whereYouAreInAccount()}
        error={problem}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" pending={pending === "typed"}>
          {words.showTheSkyFrom()}
        </Button>
        {"geolocation" in (globalThis.navigator ?? {}) && (
          <Button
            variant="quiet"
            pending={pending === "browser"}
            onClick={() => look("browser", placeOfBrowser())}
          >
            {words.myLocation()}
          </Button>
        )}
      </div>
    </form>
  );
}
