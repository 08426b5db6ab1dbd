import type { OwnPlace } from "~/schemas/own-place-input";
import * as words from "~/words/here";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { DayOfPlace } from "./day-of-place";
import { PlaceForm } from "./place-form";

interface FromHereProps {
  readonly place: OwnPlace | null;
  readonly onChoose: (place: OwnPlace) => void;
  readonly onClear: () => void;
}

/** What depends on where the visitor stands; asks for the place where it is not known. */
export function FromHere({ place, onChoose, onClear }: FromHereProps) {
  return (
    <Card>
      {place ? (
        <>
          <CardHeader
            level={3}
            title={<span className="break-words">{place.name}</span>}
            aside={
              <Button variant="quiet" size="sm" onClick={onClear} className="screen-only">
                {words.anotherPlace()}
              </Button>
            }
          />
          <DayOfPlace key={`${place.latitude} ${place.longitude}`} place={place} />
        </>
      ) : (
        <>
          <p className="mb-5 max-w-prose">{words.whenSunAndMoon()}</p>
          <PlaceForm onChoose={onChoose} />
        </>
      )}
    </Card>
  );
}
