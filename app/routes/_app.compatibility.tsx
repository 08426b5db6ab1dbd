import { type ActionFunctionArgs, json } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lazy } from "react";
import type { BirthChartAnswer, BirthInputEcho, ResolvedBirth } from "~/answers/birth-chart";
import type { AspectAcrossAnswer, CompatibilityAnswer, HouseOverlayAnswer } from "~/answers/compatibility";
import type { SynastryAspectAnswer } from "~/answers/synastry";
import { type ChartSettings, ORB_TABLES } from "~/astrology/chart-settings";
import { calculatorPage } from "~/calls/calculator-page.server";
import { compatibility } from "~/calls/compatibility.server";
import { performForm, postedForm, withPage } from "~/calls/form-action.server";
import {
  check,
  holding,
  listOf,
  nullOr,
  number,
  orNone,
  record,
  text,
  textWithWhy,
  word,
} from "~/calls/shape";
import { birthFormValues, birthLine } from "~/components/forms/form-values";
import { calculator } from "~/components/results/calculator";
import { FormAndResult } from "~/components/results/form-and-result";
import { partAsked } from "~/components/results/parts";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { CompatibilityResult as CompatibilityResultNow } from "~/screens/compatibility/compatibility-result";
import { PARTS_OF_PAIR } from "~/screens/compatibility/parts-of-pair";
import { AGAIN, PeopleForm, peopleOf } from "~/screens/compatibility/people-form";
import { NoResult, PendingResult } from "~/screens/compatibility/waiting";
import * as words from "~/words/compatibility";

export const meta = pageMeta(words.compatibility, words.twoBirthChartsSide);

const loadCompatibilityResult = () => import("~/screens/compatibility/compatibility-result");

/** The browser fetches the result while the form is filled in; the server has it at hand. */
const CompatibilityResult = import.meta.env.SSR
  ? CompatibilityResultNow
  : lazy(async () => ({ default: (await loadCompatibilityResult()).CompatibilityResult }));

export const loader = calculatorPage(compatibility).loader;

/** For visitors without JavaScript: a part of the result, or the form again with what they typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { values: posted, shownTo } = await postedForm(request);
  const { part, typed: values } = partAsked(posted, PARTS_OF_PAIR);
  if (AGAIN in values) return json({ values, part });
  return withPage(await performForm(compatibility, context, peopleOf(values), shownTo), { values, part });
}

type Part = CompatibilityAnswer["parts"][number];
type SunMoon = CompatibilityAnswer["sunMoonCompatibility"];

const place = holding<ResolvedBirth["place"]>({ name: text, latitude: number(), longitude: number() });
const placed = { planet: word<never>(), longitude: number() };
const isChart = holding<BirthChartAnswer>({
  id: text,
  input: holding<BirthInputEcho>({ name: text, date: text, time: text }),
  resolved: holding<ResolvedBirth>({ place, otherPlaces: listOf(place), utc: text, localTime: text }),
  planets: listOf(holding<BirthChartAnswer["planets"][number]>(placed)),
  points: listOf(holding<BirthChartAnswer["points"][number]>(placed)),
  settings: orNone(
    holding<ChartSettings>({
      zodiac: word(),
      node: word(),
      lilith: word(),
      orbs: check(
        (orbs) => ORB_TABLES.some((table) => table === orbs) || (typeof orbs === "object" && orbs !== null),
      ),
      extras: listOf(word()),
    }),
  ),
  extras: orNone(listOf(holding<NonNullable<BirthChartAnswer["extras"]>[number]>(placed))),
});
const score = number(0, 100);
const areAspects = listOf(
  holding<SynastryAspectAnswer>({
    planet1: word(),
    planet2: word(),
    aspectType: word(),
    title: text,
    description: text,
  }),
);
const areOverlays = listOf(
  holding<HouseOverlayAnswer>({ planet: word(), house: number(1, 12), title: text, description: text }),
);
const isCompatibility = holding<CompatibilityAnswer>({
  id: text,
  person1Chart: isChart,
  person2Chart: isChart,
  overallScore: score,
  overallInterpretation: text,
  summary: nullOr(textWithWhy),
  parts: listOf(record<Part>({ part: word(), weight: number(), score })),
  elementCompatibility: record<CompatibilityAnswer["elementCompatibility"]>({
    person1Element: word(),
    person2Element: word(),
    score,
    description: text,
  }),
  sunMoonCompatibility: holding<SunMoon>({
    score,
    description: text,
    contacts: listOf(holding<SunMoon["contacts"][number]>({ title: text, description: text })),
  }),
  synastryAspects: areAspects,
  strengths: listOf(text),
  challenges: listOf(text),
  strengthAspects: areAspects,
  challengeAspects: areAspects,
  ageGroups: record({ description: text, aspects: areAspects }),
  houseOverlays: record({ person1InPerson2: areOverlays, person2InPerson1: areOverlays }),
  moreAspects: orNone(
    listOf(
      holding<AspectAcrossAnswer>({
        planet1: word(),
        planet2: word(),
        type: word(),
        orb: number(),
        title: text,
      }),
    ),
  ),
});

const screen = calculator({
  key: "compatibility",
  call: "POST /api/compatibility",
  isAnswer: isCompatibility,
  async opening({ openingOfPair, chosenSettings }) {
    const opening = await openingOfPair(birthFormValues);
    return opening && { ...opening, fields: { ...opening.fields, ...(await chosenSettings()) } };
  },
  inputOf: peopleOf,
  failed: {
    get title() {
      return words.error();
    },
    get description() {
      return words.failedToAnalyze();
    },
    tone: "warning",
  },
});
export const clientLoader = screen.clientLoader;
export const clientAction = screen.clientAction;
export const shouldRevalidate = screen.shouldRevalidate;

export default function Compatibility() {
  const { profile } = useLoaderData<typeof loader>();
  const result = screen.useResult();
  const came = useActionData<typeof action>();

  return (
    <Page title={words.compatibility()} lead={words.twoChartsLaidOver()} isIntroduction>
      <FormAndResult
        of={result}
        label={words.yourResult()}
        form={
          <PeopleForm
            key={result.round}
            Form={result.Form}
            values={result.fields ?? birthFormValues(profile, "person1.")}
            outcome={result.outcome}
            isPending={result.isPending}
          />
        }
        empty={<NoResult />}
        pending={<PendingResult />}
        result={(answer) => (
          <CompatibilityResult
            answer={answer}
            view={result.view}
            onView={result.setView}
            onAgain={() => result.show(null)}
            part={came?.part ?? null}
          />
        )}
        lines={({ person1Chart, person2Chart }) => [birthLine(person1Chart), birthLine(person2Chart)]}
        load={loadCompatibilityResult}
        isBeside={false}
      />
    </Page>
  );
}
