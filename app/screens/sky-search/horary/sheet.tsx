import { type ReactNode, useEffect, useRef } from "react";
import type { HoraryAnswer } from "~/answers/horary";
import { ResultBoundary } from "~/components/results/result-boundary";
import { useCode } from "~/components/results/use-code";
import { Field, Input } from "~/components/ui/field";
import { Skeleton } from "~/components/ui/skeleton";
import { Written } from "~/components/ui/written";
import { degreesAndMinutes } from "~/readings/degrees";
import { minuteInUtc } from "~/words/day-and-clock";
import * as words from "~/words/horary";
import * as names from "~/words/names";
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
  const here = words.momentAndPlace({ moment: there, place: place.name });
  const utc = minuteInUtc(at);
  return (
    <article aria-labelledby="sheet" className="grid grid-cols-1 gap-6 print:gap-3 print:text-xs">
      <div>
        <h2 id="sheet" ref={heading} tabIndex={-1} className="text-xl">
          {here}
        </h2>
        <p className="text-sm text-muted">{words.chartBy({ utc, isDay })}</p>
        <Field
          id="question"
          label={words.question()}
          hint={words.staysOnThisPage()}
          className="mt-3 max-w-prose"
        >
          {(control) => <Input {...control} maxLength={LONGEST_QUESTION} autoComplete="off" />}
        </Field>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 print:grid-cols-2">
        <ResultBoundary of={answer}>
          <Wheel answer={answer} line={here} />
        </ResultBoundary>
        <Positions answer={answer} />
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-3">
        <Part id="aspects" title={words.aspectsByMoieties()} none={words.noTwoAreInAspect()}>
          {aspects.map((aspect) => (
            <li key={aspectName(aspect)}>
              {words.aspectAndState({
                aspect: aspectName(aspect),
                strong: (inner) => <span className="font-semibold">{inner}</span>,
                state: aspectState(aspect, offsets),
              })}
            </li>
          ))}
        </Part>
        <Part id="receptions" title={words.receptions()} none={words.noneStands()}>
          {receptions.map((reception) => (
            <li key={receptionWords(reception)}>{receptionWords(reception)}</li>
          ))}
        </Part>
        <Part id="moon" title={words.moonAndTheHour()} none="">
          {[
            moon.last ? words.last(aspectOfMoon(moon.last, offsets)) : words.noAspectBefore(),
            moon.next ? words.next(aspectOfMoon(moon.next, offsets)) : words.noAspectToCome(),
            words.leavesHerSign({ moment: momentThere(moon.leaves, offsets) }),
            voidWords(moon),
            hourWords(hour),
          ].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Part>
        <Part id="considerations" title={words.considerations()} none={words.noneOfTheSix()}>
          {considerations.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </Part>
      </div>
      <Part id="rules" title={words.byWhichRules()} none="" isQuiet>
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
) {
  return {
    aspect: aspectName({ planet1: "Moon", planet2: planet, type }),
    moment: momentThere(at, offsets),
  };
}

function voidWords({ isVoid, performs }: HoraryAnswer["moon"]): string {
  if (!isVoid) return words.isNotVoid();
  return performs ? words.isVoidAndPerforms() : words.isVoidOfCourse();
}

/** Where the seven, the Nodes and Fortune stand, and with which dignities. */
function Positions({ answer: { planets, points, rising, midheaven } }: { readonly answer: HoraryAnswer }) {
  const angles = [
    { name: "Ascendant", position: rising },
    { name: "Midheaven", position: midheaven },
  ] as const;
  return (
    <div className="sideways">
      <table className="w-full border-collapse text-sm tabular print:text-xs [&_td]:border-t [&_td]:border-line [&_td]:py-1.5 [&_td]:pe-3 [&_th]:py-1.5 [&_th]:pe-3 [&_th]:text-start [&_tbody_th]:border-t [&_tbody_th]:border-line [&_tbody_th]:font-semibold">
        <caption className="sr-only">{words.positionsAndDignities()}</caption>
        <thead>
          <tr>
            <th scope="col">{words.planet()}</th>
            <th scope="col">{words.place()}</th>
            <th scope="col">{words.house()}</th>
            <th scope="col">{words.dignities()}</th>
          </tr>
        </thead>
        <Written as="tbody">
          {planets.map(({ planet, held, points: sum, house, isRetrograde, ...position }) => (
            <tr key={planet}>
              <th scope="row">{names.planet(planet)}</th>
              <td>{`${placeOf(position)}${isRetrograde ? " ℞" : ""}`}</td>
              <td>{house}</td>
              <td>{`${held.map(words.dignity).join(", ")} (${sum < 0 ? "−" : "+"}${Math.abs(sum)})`}</td>
            </tr>
          ))}
          {points.map(({ planet, house, ...position }) => (
            <tr key={planet}>
              <th scope="row">{names.point(planet)}</th>
              <td>{placeOf(position)}</td>
              <td>{house}</td>
              <td />
            </tr>
          ))}
          {angles.map(({ name, position }) => (
            <tr key={name}>
              <th scope="row">{names.point(name)}</th>
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
  return names.degreesOfSign({ degrees: degreesAndMinutes(position), sign: names.sign(position.sign) });
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
