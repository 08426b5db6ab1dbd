import { type ReactNode, useMemo, useRef } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { isEarthbound } from "~/astrology/bodies";
import { houseOf } from "~/astrology/houses";
import { sameTransits } from "~/components/births/chart-longitudes";
import { longitudesOf } from "~/components/births/longitudes-of";
import { SetInMotion } from "~/components/moving-sky/set-in-motion";
import { PlacementsTable } from "~/components/placements/placements-table";
import { CallFailed } from "~/components/results/call-failed";
import { useAsked } from "~/components/results/use-asked";
import { Segments } from "~/components/ui/segments";
import { ZodiacWheel } from "~/components/zodiac-wheel/wheel";
import type { WheelBody, WheelChart } from "~/components/zodiac-wheel/wheel-chart";
import * as words from "~/words/derived-charts";
import {
  type ChosenView,
  type DerivedView as DerivedViewName,
  WHEELS,
  WHEELS_OF_PROGRESSED,
} from "./chosen-view";
import { DerivedAspects } from "./derived-aspects";
import { askForDerived, type Derived, requestOf } from "./derived-request";
import { fileOf, kindOf, meaningOf, nameOf, sourceOf, titleOf } from "./derived-words";
import { ViewOptions } from "./view-options";
import { YearInReturn } from "./year-in-return";

export interface DerivedViewProps {
  readonly chart: BirthChartAnswer;
  readonly chosen: ChosenView & { readonly view: DerivedViewName };
  /** The moment that counts as now: when the view was chosen. */
  readonly now: Date;
  readonly onChoose: (changes: Readonly<Record<string, string>>, isAnew?: boolean) => void;
  /** The natal chart, which stays until there is another to show. */
  readonly children: ReactNode;
}

/** A chart derived from a birth, beside the natal one: what it is drawn for, the wheel, what it means, and its numbers. */
export function DerivedView({ chart, chosen, now, onChoose, children }: DerivedViewProps) {
  const request = useMemo(() => requestOf(chart, chosen, now), [chart, chosen, now]);
  const isAsking = request.kind === "ask";
  const asked = useAsked<Derived>(isAsking ? request.key : request.kind, null, () =>
    isAsking ? askForDerived(chart, chosen, request) : new Promise(() => {}),
  );
  const last = useRef<Derived | null>(null);
  if (asked.kind === "ready") last.current = asked.answer;
  const isPending = isAsking && asked.kind === "pending";
  const isOfView = last.current?.chosen.view === chosen.view;
  const shown = isAsking && (asked.kind !== "failed" || isOfView) ? last.current : null;
  const kind = kindOf(chosen);

  return (
    <>
      <ViewOptions
        key={chosen.view}
        chosen={chosen}
        isSidereal={(chart.settings?.zodiac ?? "Tropical") !== "Tropical"}
        isPending={isPending}
        onChoose={onChoose}
      />
      <p role="status" className="sr-only">
        {isPending && words.drawing(kind)}
        {asked.kind === "ready" && words.drawn({ title: titleOf(asked.answer) })}
      </p>
      {request.kind === "refused" && <Note>{request.why}</Note>}
      {request.kind === "no place" && <Note>{words.nameAPlace()}</Note>}
      {isAsking && asked.kind === "failed" && (
        <CallFailed what={words.couldNotBeDrawn(kind)} reason={asked.reason} retry={asked.retry} />
      )}
      <div
        aria-busy={isPending}
        className={`mt-6 transition-opacity print:flex print:flex-col ${isPending ? "opacity-50 delay-300" : ""}`}
      >
        {shown ? (
          <Drawn derived={shown} wheel={chosen.wheel} onWheel={(wheel) => onChoose({ wheel }, false)} />
        ) : (
          children
        )}
      </div>
    </>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <p role="note" className="mt-4 border-s-2 border-lilac ps-3 text-sm">
      {children}
    </p>
  );
}

const COLUMNS = ["name", "sign", "degree", "house", "natalHouse", "speed"] as const;

interface DrawnProps {
  readonly derived: Derived;
  readonly wheel: ChosenView["wheel"];
  readonly onWheel: (wheel: ChosenView["wheel"]) => void;
}

function Drawn({ derived, wheel, onWheel }: DrawnProps) {
  const { chosen, chart, natal, instant, place, aspects } = derived;
  const isProgressed = chosen.view === "Progressed";
  const wheels = isProgressed ? WHEELS_OF_PROGRESSED : WHEELS;
  const [meaning, text] = meaningOf(chosen);
  const cusps = useMemo(() => natal.houses.map(({ longitude }) => longitude), [natal]);
  const tabled = useMemo(
    () => ({ ...chart, settings: natal.settings, input: natal.input, resolved: { utc: instant, place } }),
    [chart, natal, instant, place],
  );
  return (
    <>
      <h3 className="text-lg break-words">{titleOf(derived)}</h3>
      <p className="mt-1 mb-4 max-w-prose text-sm break-words text-muted tabular">{sourceOf(derived)}</p>
      <Segments
        label={words.whichWheel()}
        options={wheels.map(words.wheel)}
        value={words.wheel(isProgressed || wheel !== "With transits" ? wheel : WHEELS[0])}
        onChoose={(label) => onWheel(wheels.find((each) => words.wheel(each) === label) ?? wheel)}
        columns={isProgressed ? "grid-cols-3" : "grid-cols-2"}
        className="mb-4 max-w-md"
      />
      <div className="-mx-5 sm:mx-0">
        {wheel === "By itself" ? (
          <WheelAlone derived={derived} />
        ) : chosen.view === "Now" ? (
          <NowInMotion derived={derived} />
        ) : isProgressed && wheel === "With transits" ? (
          <WheelWithTransits derived={derived} />
        ) : (
          <WheelAround derived={derived} />
        )}
      </div>
      {chosen.view === "Solar return" && <YearInReturn derived={derived} />}
      <section className="mt-8">
        <h3 className="text-lg">{meaning}</h3>
        <p className="mt-1 max-w-prose">{text}</p>
      </section>
      <DerivedAspects view={chosen.view} aspects={aspects} />
      <section className="mt-8">
        <h3 className="mb-3 text-lg">{words.positions()}</h3>
        <PlacementsTable chart={tabled} only={COLUMNS} what={fileOf(chosen)} natalCusps={cusps} />
        {chart.houses.length > 0 && cusps.length > 0 && (
          <p className="mt-2 max-w-prose text-sm text-muted">{words.houseAndNatalHouse()}</p>
        )}
      </section>
    </>
  );
}

/** Transits around the birth chart, which go on when somebody asks for it. */
function NowInMotion({ derived }: Pick<DrawnProps, "derived">) {
  const { natal, instant } = derived;
  const around = useMemo(() => {
    const { input, planets, points, houses, rising, midheaven, settings } = natal;
    const zodiac = settings?.zodiac ?? "Tropical";
    return { label: words.chartOf({ name: input.name }), zodiac, planets, points, houses, rising, midheaven };
  }, [natal]);
  return (
    <SetInMotion
      key={instant}
      moving={({ MovingSky }) => (
        <MovingSky natal={around} start={Date.parse(instant)} linkState={sameTransits(longitudesOf(natal))} />
      )}
    >
      <WheelAround derived={derived} />
    </SetInMotion>
  );
}

/** Below a wheel that is saved: whose chart it is, and of which moment. */
function pictureLines(derived: DrawnProps["derived"]): readonly string[] {
  return [derived.natal.input.name, titleOf(derived), sourceOf(derived)];
}

function WheelAlone({ derived }: Pick<DrawnProps, "derived">) {
  const { chosen, chart } = derived;
  const bodies = useMemo(() => bodiesOf(chart), [chart]);
  return (
    <ZodiacWheel
      label={nameOf(chosen)}
      bodies={bodies}
      houses={chart.houses}
      rising={chart.rising}
      midheaven={chart.midheaven}
      aspects={chart.aspects}
      lines={pictureLines(derived)}
    />
  );
}

/** The natal and the progressed chart, and around both the sky of the day that it is progressed to. */
function WheelWithTransits({ derived }: Pick<DrawnProps, "derived">) {
  const { natal, chosen, at } = derived;
  const asked = useAsked<Derived>(`sky ${natal.id} ${at}`, null, () => {
    const sky = { ...chosen, view: "Now" } as const;
    const request = requestOf(natal, { ...sky, date: "" }, new Date(at));
    return request.kind === "ask" ? askForDerived(natal, sky, request) : new Promise(() => {});
  });
  const sky = asked.kind === "ready" ? asked.answer.chart : null;
  const outermost = useMemo(() => {
    const cusps = natal.houses.map(({ longitude }) => longitude);
    return sky && { label: words.transits(), bodies: bodiesOf(sky).map((body) => inHouses(body, cusps)) };
  }, [sky, natal]);
  return (
    <div aria-busy={asked.kind === "pending"}>
      {asked.kind === "failed" && (
        <CallFailed what={words.skyOfThatDay()} reason={asked.reason} retry={asked.retry} />
      )}
      <WheelAround derived={derived} outermost={outermost ?? undefined} />
    </div>
  );
}

function inHouses(body: Omit<WheelBody, "house">, cusps: readonly number[]): WheelBody {
  return { ...body, house: cusps.length === 12 ? houseOf(body.longitude, cusps) : null };
}

interface WheelAroundProps extends Pick<DrawnProps, "derived"> {
  readonly outermost?: WheelChart["outermost"];
}

/** The natal chart inside, whose houses count; the other around it, without its cusps; the aspects between the two. */
function WheelAround({ derived, outermost }: WheelAroundProps) {
  const { chosen, chart, natal, aspects } = derived;
  const { view } = chosen;
  const name = nameOf(chosen);
  const bodies = useMemo(() => bodiesOf(natal), [natal]);
  const outer = useMemo(() => {
    const cusps = natal.houses.map(({ longitude }) => longitude);
    const inNatal = (body: Omit<WheelBody, "house">) => inHouses(body, cusps);
    const angles = [
      { planet: "Ascendant" as const, point: chart.rising },
      { planet: "Midheaven" as const, point: chart.midheaven },
    ].flatMap(({ planet, point }) => (point ? [{ ...point, planet, isRetrograde: false }] : []));
    return {
      label: name,
      bodies: [
        // At another place the sky is the same: only what turns with the Earth is another.
        ...bodiesOf(chart)
          .filter(({ planet }) => view !== "Relocated" || isEarthbound(planet))
          .map(inNatal),
        // Those of this minute are others in the next.
        ...(view === "Now" ? [] : angles).map(inNatal),
      ],
    };
  }, [chart, natal, view, name]);
  const between = useMemo(
    () =>
      aspects.map(({ planet1, planet2, type, orb }) => ({ planet1: planet2, planet2: planet1, type, orb })),
    [aspects],
  );
  return (
    <ZodiacWheel
      label={words.natalChart()}
      bodies={bodies}
      houses={natal.houses}
      rising={natal.rising}
      midheaven={natal.midheaven}
      aspects={between}
      outer={outer}
      outermost={outermost}
      lines={pictureLines(derived)}
    />
  );
}

function bodiesOf({ planets, points, extras = [] }: Derived["chart"]) {
  return [...planets, ...points, ...extras];
}
