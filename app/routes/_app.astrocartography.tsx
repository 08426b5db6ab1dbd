import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { lazy, useEffect, useState } from "react";
import type { AstrocartographyAnswer, LineAnswer, Subpoint } from "~/answers/astrocartography";
import type { ResolvedBirth } from "~/answers/birth-chart";
import { BODIES } from "~/astrology/bodies";
import { astrocartography } from "~/calls/astrocartography.server";
import { calculatorPage } from "~/calls/calculator-page.server";
import { check, holding, inOrder, listOf, number, oneOf, record, text, word } from "~/calls/shape";
import { birthLine } from "~/components/forms/form-values";
import { calculator } from "~/components/results/calculator";
import { FormAndResult } from "~/components/results/form-and-result";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { EmptyState } from "~/components/ui/card";
import { Skeleton, SkeletonCard } from "~/components/ui/skeleton";
import type { loader as rootLoader } from "~/root";
import { AngleCards } from "~/screens/astrocartography/angle-cards";
import { MapForm } from "~/screens/astrocartography/map-form";
import { MapOutline } from "~/screens/astrocartography/map-outline";
import { MapResult as MapResultNow } from "~/screens/astrocartography/map-result";
import { fieldsFrom, joinNames } from "~/screens/astrocartography/names";
import { placeInHash, positionText } from "~/screens/astrocartography/position";
import * as words from "~/words/astrocartography";

export const meta = pageMeta(words.astrocartography, words.yourPlanetaryLines);

const loadMapResult = () => import("~/screens/astrocartography/map-result");

/** The browser fetches the result while the form is filled in; the server has it at hand. */
const MapResult = import.meta.env.SSR
  ? MapResultNow
  : lazy(async () => ({ default: (await loadMapResult()).MapResult }));

/** What the call is told: the form's fields, with one name. */
function inputOf({ lastName = "", ...values }: Readonly<Record<string, string>>) {
  return { ...values, name: joinNames(values.name ?? "", lastName) };
}

const page = calculatorPage(astrocartography, inputOf);
export const loader = page.loader;
export const action = page.action;

const latitude = number(-90, 90);
const longitude = number(-180, 180);
const point = check<readonly [number, number]>(
  (value) => Array.isArray(value) && latitude(value[0]) && longitude(value[1]),
);
const isMap = holding<AstrocartographyAnswer>({
  interpretation: text,
  birthLocation: record({ name: text, latitude, longitude }),
  lines: listOf(
    holding<LineAnswer>({
      planet: oneOf(...BODIES),
      lineType: word(),
      latitude,
      longitude,
      interpretation: text,
      points: listOf(listOf(point)),
    }),
  ),
  subpoints: inOrder(BODIES, (planet) => record<Subpoint>({ planet: oneOf(planet), latitude, longitude })),
  input: holding<AstrocartographyAnswer["input"]>({ name: text, date: text, time: text }),
  resolved: holding<ResolvedBirth>({
    place: holding<ResolvedBirth["place"]>({ name: text, latitude, longitude }),
    otherPlaces: listOf(holding<ResolvedBirth["place"]>({ name: text, latitude, longitude })),
    utc: text,
    utcOffset: text,
    localTime: text,
  }),
});

const screen = calculator({
  key: "astrocartography",
  call: "POST /api/astrocartography",
  isAnswer: isMap,
  inputOf,
  // Lines need the minute.
  opening: ({ openingInUse }) => openingInUse(fieldsFrom, ({ birthTime }) => birthTime !== ""),
  done: {
    get title() {
      return words.mapGenerated();
    },
    get description() {
      return words.yourLinesHaveBeen();
    },
  },
  failed: {
    get title() {
      return words.generationFailed();
    },
    get description() {
      return words.couldNotGenerate();
    },
    tone: "danger",
  },
});
export const clientLoader = screen.clientLoader;
export const clientAction = screen.clientAction;
export const shouldRevalidate = screen.shouldRevalidate;

export default function Astrocartography() {
  const { profile } = useLoaderData<typeof loader>();
  const tiles = useRouteLoaderData<typeof rootLoader>("root")?.tiles ?? null;
  const result = screen.useResult();

  return (
    <Page title={words.astrocartography()} lead={words.whereOnEarth()} isIntroduction>
      <FormAndResult
        of={result}
        label={words.yourMap()}
        form={
          <MapForm
            key={result.round}
            Form={result.Form}
            values={result.fields ?? fieldsFrom(profile)}
            outcome={result.outcome}
            isPending={result.isPending}
          />
        }
        empty={<NoMap />}
        pending={<PendingMap />}
        result={(answer) => (
          <MapResult key={answer.resolved.utc + answer.birthLocation.name} answer={answer} tiles={tiles} />
        )}
        lines={(answer) => [birthLine(answer)]}
        after={<AngleCards isFolded={result.answer !== null} />}
        load={loadMapResult}
      />
    </Page>
  );
}

function NoMap() {
  const [waiting, setWaiting] = useState("");
  useEffect(() => {
    const place = placeInHash(location.hash);
    if (place) setWaiting(positionText(place));
  }, []);
  return (
    <EmptyState title={words.noMapYet()} outline={<MapOutline />}>
      {words.fillInYourBirth()}
      {waiting && <p className="mt-2">{words.placeYouWereSent({ position: waiting })}</p>}
    </EmptyState>
  );
}

/** The shape of what is coming. */
function PendingMap() {
  return (
    <>
      <p className="sr-only" role="status">
        {words.generatingMap()}
      </p>
      <SkeletonCard lines={4} />
      <div data-skeleton="" aria-hidden="true">
        <Skeleton className="h-[600px] w-full rounded-lg!" />
      </div>
    </>
  );
}
