import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { dateOfIso, formatLongDate } from "~/astrology/calendar";
import { Segments } from "~/components/ui/segments";
import type { GlossaryPlace } from "~/readings/glossary-terms";
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

const WHAT: Readonly<Record<Technique, string>> = {
  "Zodiacal Releasing":
    "From the sign of a lot on, each sign has its years, and within them its months: chapters of a life, with their peaks and turns.",
  Firdaria:
    "Seventy-five years among the seven planets and the nodes, by day from the Sun, by night from the Moon.",
  Profections:
    "One sign on with each year of life, and with each month of it: its ruler has that time in hand.",
  Vimshottari: "A hundred and twenty years among nine lords, by the lunar mansion in which the Moon stood.",
  Vargas:
    "Each sign is divided again, and every part stands for a sign: charts within the chart, each for one side of a life.",
  "Primary Directions":
    "The sky turns on after the birth, a degree for about a year, and carries the planets to the places of the chart.",
  Forecast:
    "Progressions, solar arcs, directions, returns and transits in one list, each moment with what meets what.",
  Midpoints: "Points halfway between two others, and what stands on them: the tree of each point.",
};

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
        label="Technique"
        options={TECHNIQUES}
        value={technique}
        onChoose={(technique) => change({ technique })}
        columns="grid-cols-2 @lg:grid-cols-4 @4xl:grid-cols-8"
      />
      <h3 className="mt-6">{technique}</h3>
      <p className="max-w-prose text-sm text-muted">
        {WHAT[technique]}{" "}
        <Link to={`/insights/glossary#${TERMS[technique]}`} className="link screen-only">
          In the glossary
        </Link>
      </p>
      {technique === "Zodiacal Releasing" && (
        <Segments
          label="Released from the lot of"
          options={LOTS}
          value={lot}
          onChoose={(lot) => change({ lot })}
          columns="grid-cols-2"
          className="mt-4 max-w-xs"
        />
      )}
      {technique === "Midpoints" && (
        <Segments
          label="Dial"
          options={DIALS}
          value={dial}
          onChoose={(dial) => change({ dial })}
          columns="grid-cols-2"
          className="mt-4 max-w-xs"
        />
      )}
      {/* What is folded stays so on paper, where a life would fill a book; how it was reckoned is always told. */}
      <div className="mt-5 print:[&_:not([data-on-paper])>details:not([open])::details-content]:hidden">
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
  const day = formatLongDate(dateOfIso(resolved.localTime));
  return `Born ${day}, ${input.timeUnknown ? "time unknown" : input.time}, ${resolved.place.name}`;
}
