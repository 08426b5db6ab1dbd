import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { dateOfIso } from "~/astrology/calendar";
import { Segments } from "~/components/ui/segments";
import type { GlossaryPlace } from "~/readings/glossary-terms";
import { longDate } from "~/words/dates";
import * as words from "~/words/techniques";
import { Directions } from "./directions";
import { Forecast } from "./forecast";
import { Midpoints } from "./midpoints";
import {
  DIALS,
  FIRST_CHOICE,
  LOTS,
  TECHNIQUES,
  type Technique,
  type TechniqueChoice,
  techniqueNote,
} from "./technique-note";
import { TimeLords } from "./time-lords";
import { Vargas } from "./vargas/vargas";

/** In the glossary. */
const TERMS: Readonly<Record<Technique, GlossaryPlace>> = {
  "Zodiacal Releasing": "zodiacal-releasing",
  Firdaria: "firdaria",
  Profections: "annual-profections",
  Vimshottari: "vimshottari",
  Vargas: "varga",
  "Primary Directions": "primary-directions",
  Forecast: "secondary-progressions",
  Midpoints: "midpoint",
};

/** What specialists ask of a chart; the one that was looked at last stands there again. */
export function Techniques({ chart }: { readonly chart: BirthChartAnswer }) {
  const [choice, setChoice] = useState<TechniqueChoice>(() => techniqueNote.read() ?? FIRST_CHOICE);
  const change = (to: Partial<TechniqueChoice>) => setChoice((before) => ({ ...before, ...to }));
  useEffect(() => void techniqueNote.write(choice), [choice]);
  const { technique, lot, dial, varga, form, by, years, rings } = choice;
  return (
    <>
      <p className="hidden text-sm print:block">{birthLine(chart)}</p>
      <Segments
        label={words.techniqueLabel()}
        options={TECHNIQUES.map(words.technique)}
        value={words.technique(technique)}
        onChoose={(title) =>
          change({ technique: TECHNIQUES.find((each) => words.technique(each) === title) })
        }
        columns="grid-cols-2 @lg:grid-cols-4 @4xl:grid-cols-8"
      />
      <h3 className="mt-6">{words.technique(technique)}</h3>
      <p className="max-w-prose text-sm text-muted">
        {words.what(technique)}{" "}
        <Link to={`/insights/glossary#${TERMS[technique]}`} className="link screen-only">
          {words.inTheGlossary()}
        </Link>
      </p>
      {technique === "Zodiacal Releasing" && (
        <Segments
          label={words.releasedFrom()}
          options={LOTS.map(words.lot)}
          value={words.lot(lot)}
          onChoose={(title) => change({ lot: LOTS.find((each) => words.lot(each) === title) })}
          columns="grid-cols-2"
          className="mt-4 max-w-xs"
        />
      )}
      {technique === "Midpoints" && (
        <Segments
          label={words.dial()}
          options={DIALS}
          value={dial}
          onChoose={(dial) => change({ dial })}
          columns="grid-cols-2"
          className="mt-4 max-w-xs"
        />
      )}
      {/* What is folded stays so on paper, where a life would fill a book; how it was reckoned is always told. */}
      <div className="mt-5 print:[&_:not([data-on-paper])>details:not([open])::details-content]:hidden print:[&_:not([data-on-paper])>details:not([open])>summary]:break-after-auto">
        {technique === "Primary Directions" ? (
          <Directions chart={chart} />
        ) : technique === "Forecast" ? (
          <Forecast chart={chart} by={by} years={years} onChange={change} />
        ) : technique === "Midpoints" ? (
          <Midpoints chart={chart} dial={dial} rings={rings} onChange={change} />
        ) : technique === "Vargas" ? (
          <Vargas chart={chart} varga={varga} form={form} onChange={change} />
        ) : (
          <TimeLords key={technique} chart={chart} kind={technique} lot={lot} />
        )}
      </div>
    </>
  );
}

/** On paper, under the name: "Born 15 June 1990, 14:30, New York". */
function birthLine({ input, resolved }: BirthChartAnswer): string {
  const [day, place] = [longDate(dateOfIso(resolved.localTime)), resolved.place.name];
  return input.timeUnknown
    ? words.bornAtUnknownTime({ day, place })
    : words.born({ day, time: input.time, place });
}
