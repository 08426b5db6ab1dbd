import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { BirthChartAnswer, BirthInputEcho, ResolvedBirth } from "~/answers/birth-chart";
import type { CompatibilityAnswer, HouseOverlayAnswer } from "~/answers/compatibility";
import type { SynastryAspectAnswer } from "~/answers/synastry";
import { profileForForm as profileForFirstPage } from "~/auth/profile-for-form.server";
import { sendForm } from "~/calls/call-api";
import { compatibility } from "~/calls/compatibility.server";
import { performForm, postedForm, withPage } from "~/calls/form-action.server";
import { holding, listOf, number, record, text, word } from "~/calls/shape";
import { birthFormValues } from "~/components/form-values";
import { ResultBoundary } from "~/components/result-boundary";
import { profileForForm } from "~/components/saved-births";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { useCalculation } from "~/components/use-calculation";
import { CompatibilityResult } from "./compatibility-result";
import { AGAIN, PeopleForm, peopleOf } from "./people-form";
import { NoResult, PendingResult } from "./waiting";

export const meta = pageMeta(
  "Compatibility",
  "Two birth charts side by side: a score that shows how it was made, the aspects between you, strengths, growth areas and house overlays.",
);

/** What the form begins with: the profile of whoever is signed in. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { profile: await profileForFirstPage(context) };
}

export async function clientLoader() {
  return { profile: await profileForForm() };
}

/** For visitors without JavaScript, who may also ask for the form again with what they typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { values, shownTo } = await postedForm(request);
  if (AGAIN in values) return json({ values });
  return withPage(await performForm(compatibility, context, peopleOf(values), shownTo), { values });
}

export function clientAction({ request }: ClientActionFunctionArgs) {
  return sendForm("/api/compatibility", isCompatibility, request, peopleOf);
}

type Part = CompatibilityAnswer["parts"][number];
type SunMoon = CompatibilityAnswer["sunMoonCompatibility"];

const place = holding<ResolvedBirth["place"]>({ name: text, latitude: number(), longitude: number() });
const isChart = holding<BirthChartAnswer>({
  id: text,
  input: holding<BirthInputEcho>({ name: text, date: text, time: text }),
  resolved: holding<ResolvedBirth>({ place, otherPlaces: listOf(place), utc: text, localTime: text }),
  planets: listOf(holding<BirthChartAnswer["planets"][number]>({ planet: word(), longitude: number() })),
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
});

/** Nothing here depends on what other screens do. */
export const shouldRevalidate = () => false;

export default function Compatibility() {
  const { profile } = useLoaderData<typeof loader>();
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const { Form, isPending, outcome, answer, show, typed } = useCalculation<CompatibilityAnswer>({
    key: "compatibility",
    failed: () => ({
      title: "Error",
      description: "Failed to analyze compatibility. Please check your input and try again.",
      tone: "warning",
    }),
  });

  // What was pressed has gone from the screen: the focus moves to what came in its place.
  const shownId = useRef(answer?.id);
  useEffect(() => {
    if (answer?.id === shownId.current) return;
    shownId.current = answer?.id;
    (answer ? title : form).current?.focus();
  }, [answer]);

  return (
    <Page
      title="Compatibility"
      lead="Two charts laid over each other: where they support each other, where they clash, and how the score came about."
    >
      {/* Kept while the result is shown, so that nothing typed is lost. */}
      <div ref={form} tabIndex={-1} hidden={answer !== null} className="scroll-mt-24">
        <PeopleForm
          Form={Form}
          values={typed ?? birthFormValues(profile, "person1.")}
          outcome={outcome}
          isPending={isPending}
        />
        {isPending ? <PendingResult /> : <NoResult />}
      </div>
      {answer && (
        <ResultBoundary of={answer} onAgain={() => show(null)}>
          <CompatibilityResult
            answer={answer}
            titleRef={title}
            isPending={isPending}
            onAgain={() => show(null)}
          />
        </ResultBoundary>
      )}
    </Page>
  );
}
