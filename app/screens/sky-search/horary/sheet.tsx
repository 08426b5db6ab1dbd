import { type ReactNode, useEffect, useRef } from "react";
import type { HoraryAnswer } from "~/answers/horary";
import { ResultBoundary } from "~/components/results/result-boundary";
import { useCode } from "~/components/results/use-code";
import { Field, Input } from "~/components/ui/field";
import { Skeleton } from "~/components/ui/skeleton";
import { Written } from "~/components/ui/written";
import { degreesAndMinutes } from "~/readings/degrees";
import { aspectName, aspectState, hourWords, momentThere, receptionWords } from "./sheet-words";

const loadWheel = () => import("./horary-wheel");
const LONGEST_QUESTION = 200;

interface SheetProps {
  readonly answer: HoraryAnswer;
  /** It came by a press on this page, and not with it. */
  readonly isNew: boolean;
}

/** A question's chart on one sheet: what is to be seen, and no judgement. */
export function HorarySheet({ answer, isNew }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const { place, at, offsets, isDay, aspects, receptions, hour, moon, considerations, rules } = answer;
  const there = momentThere(at, offsets);
  const utc = `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
  return (
    <article aria-labelledby="sheet" className="grid grid-cols-1 gap-6 print:gap-3 print:text-xs">
      <div>
        <h2 id="sheet" ref={heading} tabIndex={-1} className="text-xl">
          {`${there}, ${place.name}`}
        </h2>
        <p className="text-sm text-muted">{`${utc}. ${isDay ? "A chart by day" : "A chart by night"}; houses after Regiomontanus.`}</p>
        <Field
          id="question"
          label="The question"
          hint="It stays on this page and on paper: it is not sent and not kept"
          className="mt-3 max-w-prose"
        >
          {(control) => <Input {...control} maxLength={LONGEST_QUESTION} autoComplete="off" />}
        </Field>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 print:grid-cols-2">
        <ResultBoundary of={answer}>
          <Wheel answer={answer} line={`${there}, ${place.name}`} />
        </ResultBoundary>
        <Positions answer={answer} />
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-3">
        <Part id="aspects" title="Aspects by moieties" none="No two of the seven are in aspect.">
          {aspects.map((aspect) => (
            <li key={aspectName(aspect)}>
              <span className="font-semibold">{aspectName(aspect)}</span>
              {`: ${aspectState(aspect, offsets)}`}
            </li>
          ))}
        </Part>
        <Part id="receptions" title="Receptions" none="None stands in the domicile or exaltation of another.">
          {receptions.map((reception) => (
            <li key={receptionWords(reception)}>{receptionWords(reception)}</li>
          ))}
        </Part>
        <Part id="moon" title="The Moon and the hour" none="">
          {[
            moon.last ? `Last: ${aspectOfMoon(moon.last, offsets)}` : "No aspect in the three days before",
            moon.next ? `Next: ${aspectOfMoon(moon.next, offsets)}` : "No aspect in the three days to come",
            `She leaves her sign on ${momentThere(moon.leaves, offsets)}`,
            moon.isVoid
              ? `She is void of course${moon.performs ? ", in a sign in which she performs somewhat all the same" : ""}`
              : "She is not void of course",
            hourWords(hour),
          ].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Part>
        <Part
          id="considerations"
          title="Considerations, that warn and forbid nothing"
          none="None of the six applies."
        >
          {considerations.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </Part>
      </div>
      <Part id="rules" title="By which rules" none="" isQuiet>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Part>
    </article>
  );
}

function Wheel(props: { readonly answer: HoraryAnswer; readonly line: string }) {
  const code = useCode(loadWheel);
  return (
    <div className="noscript:hidden">
      {code ? <code.HoraryWheel {...props} /> : <Skeleton className="aspect-square" />}
    </div>
  );
}

function aspectOfMoon(
  { planet, type, at }: NonNullable<HoraryAnswer["moon"]["last"]>,
  offsets: HoraryAnswer["offsets"],
): string {
  return `${aspectName({ planet1: "Moon", planet2: planet, type })}, ${momentThere(at, offsets)}`;
}

/** Where the seven, the Nodes and Fortune stand, and with which dignities. */
function Positions({ answer: { planets, points, rising, midheaven } }: { readonly answer: HoraryAnswer }) {
  const angles = [
    { name: "Ascendant", position: rising },
    { name: "Midheaven", position: midheaven },
  ];
  return (
    <div className="sideways">
      <table className="w-full border-collapse text-sm tabular print:text-xs [&_td]:border-t [&_td]:border-line [&_td]:py-1.5 [&_td]:pe-3 [&_th]:py-1.5 [&_th]:pe-3 [&_th]:text-start [&_tbody_th]:border-t [&_tbody_th]:border-line [&_tbody_th]:font-semibold">
        <caption className="sr-only">Positions and essential dignities</caption>
        <thead>
          <tr>
            <th scope="col">Planet</th>
            <th scope="col">Place</th>
            <th scope="col">House</th>
            <th scope="col">Dignities</th>
          </tr>
        </thead>
        <Written as="tbody">
          {planets.map(({ planet, held, points: sum, house, isRetrograde, ...position }) => (
            <tr key={planet}>
              <th scope="row">{planet}</th>
              <td>{`${placeOf(position)}${isRetrograde ? " ℞" : ""}`}</td>
              <td>{house}</td>
              <td>{`${held.join(", ")} (${sum < 0 ? "−" : "+"}${Math.abs(sum)})`}</td>
            </tr>
          ))}
          {points.map(({ planet, house, ...position }) => (
            <tr key={planet}>
              <th scope="row">{planet}</th>
              <td>{placeOf(position)}</td>
              <td>{house}</td>
              <td />
            </tr>
          ))}
          {angles.map(({ name, position }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{placeOf(position)}</td>
              <td />
              <td />
            </tr>
          ))}
        </Written>
      </table>
    </div>
  );
}

function placeOf(position: Pick<HoraryAnswer["rising"], "degree" | "minute" | "sign">): string {
  return `${degreesAndMinutes(position)} ${position.sign}`;
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** Said where there is nothing to list. */
  readonly none: string;
  readonly isQuiet?: boolean;
  readonly children: readonly ReactNode[];
}

function Part({ id, title, none, isQuiet = false, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className={`max-w-prose text-sm print:text-xs ${isQuiet ? "text-muted" : ""}`}
    >
      <h3 id={id} className="text-base">
        {title}
      </h3>
      {children.length > 0 ? (
        <Written as="ul" className="mt-1 list-disc ps-5">
          {children}
        </Written>
      ) : (
        <p className="mt-1">{none}</p>
      )}
    </section>
  );
}
