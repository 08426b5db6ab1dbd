import { memo, useEffect, useState } from "react";
import { type AngularLine, type NearbyLine, nearbyLines } from "~/astrology/angular-lines";
import type { GeoPoint } from "~/astrology/sphere";
import { Card, CardHeader } from "~/components/ui/card";
import { inUse } from "~/page-language";
import { type Place, readerIn } from "~/places/place-files";
import { placeLabel } from "~/places/place-label";
import { readStaticFile } from "~/places/read-static-file";
import * as words from "~/words/astrocartography";
import { LineName } from "./line-name";
import { Others } from "./others";
import { kilometresText } from "./position";

const REACH_KILOMETRES = 150;
const MOST_CITIES = 18;
const MOST_LINES = 3;
/** So many stand there at once, the others folded below them. */
const SHOWN = 8;

/** The best-known cities of the world, the best known first; null until they are there. */
export function useKnownCities(): readonly Place[] | null {
  const [cities, setCities] = useState<readonly Place[] | null>(null);
  useEffect(() => {
    let isGone = false;
    import("~/places/nearest-place")
      .then(({ knownCities }) => knownCities(readerIn(inUse(), readStaticFile)))
      .then(
        (known) => !isGone && setCities(known),
        (error) => console.warn(`Cities: ${error}`), // the section stays away
      );
    return () => {
      isGone = true;
    };
  }, []);
  return cities;
}

interface CitiesOnLinesProps {
  /** Null until they are known. */
  readonly found: readonly CityOnLines[] | null;
  readonly onCity: (place: GeoPoint & { readonly name: string }) => void;
}

/** The best-known cities through which the chosen lines run. */
export const CitiesOnLines = memo(function CitiesOnLines({ found, onCity }: CitiesOnLinesProps) {
  if (!found) return null;
  return (
    <section aria-labelledby="cities">
      <Card>
        <CardHeader
          id="cities"
          title={words.citiesOnYourLines()}
          description={words.bestKnownCities({ kilometres: REACH_KILOMETRES })}
        />
        {found.length === 0 ? (
          <p className="text-sm text-muted">{words.noWellKnownCity()}</p>
        ) : (
          <>
            <Cities cities={found.slice(0, SHOWN)} onCity={onCity} />
            {found.length > SHOWN && (
              <Others summary={words.otherCities({ count: found.length - SHOWN })}>
                <Cities cities={found.slice(SHOWN)} onCity={onCity} />
              </Others>
            )}
          </>
        )}
      </Card>
    </section>
  );
});

interface CitiesProps extends Pick<CitiesOnLinesProps, "onCity"> {
  readonly cities: readonly CityOnLines[];
}

function Cities({ cities, onCity }: CitiesProps) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
      {cities.map(({ city, near }) => (
        <li
          key={city.id}
          className="border-t border-line py-2 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-4"
        >
          <span>
            <button
              type="button"
              className="link text-sm font-semibold"
              onClick={() => onCity({ ...city, name: cityLabel(city) })}
            >
              {city.name}
            </button>{" "}
            {city.country !== city.name && <span className="text-xs text-muted">{city.country}</span>}
          </span>
          <ul className="flex flex-wrap gap-x-4 text-xs sm:mt-0.5">
            {near.slice(0, MOST_LINES).map((line) => (
              <li key={`${line.planet} ${line.lineType}`} className="inline-flex items-center gap-1.5">
                <LineName line={line} short />
                <span className="tabular text-muted">{kilometresText(line.kilometres)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

export interface CityOnLines {
  readonly city: Place;
  readonly near: readonly NearbyLine[];
}

/** "Paris, France" */
export function cityLabel(city: Place): string {
  return placeLabel({ ...city, admin: "" });
}

export function citiesOn(lines: readonly AngularLine[], cities: readonly Place[]): readonly CityOnLines[] {
  const found: CityOnLines[] = [];
  for (const city of cities) {
    const near = nearbyLines(city, lines).filter(({ kilometres }) => kilometres <= REACH_KILOMETRES);
    if (near.length > 0) found.push({ city, near });
    if (found.length === MOST_CITIES) break;
  }
  return found;
}
