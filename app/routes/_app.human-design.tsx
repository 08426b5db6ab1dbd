import { useLoaderData } from "@remix-run/react";
import { lazy } from "react";
import { calculatorPage } from "~/calls/calculator-page.server";
import { humanDesign } from "~/calls/human-design.server";
import { birthFormValues, birthLine } from "~/components/forms/form-values";
import { calculator } from "~/components/results/calculator";
import { FormAndResult } from "~/components/results/form-and-result";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { Card, CardHeader } from "~/components/ui/card";
import { aboutHumanDesign } from "~/readings/human-design/about";
import { isDesign } from "~/screens/human-design/design-answer";
import { DesignForm } from "~/screens/human-design/design-form";
import { DesignResult as DesignResultNow } from "~/screens/human-design/design-result";
import { NoDesign, PendingDesign } from "~/screens/human-design/waiting";

export const meta = pageMeta(
  "Human Design",
  "Type, strategy, authority, profile, centres, channels and gates from date, time and place of birth, drawn and explained; an unknown time is allowed.",
);

const loadDesignResult = () => import("~/screens/human-design/design-result");

/** The browser fetches drawing and texts while the form is filled in; the server has them at hand. */
const DesignResult = import.meta.env.SSR
  ? DesignResultNow
  : lazy(async () => ({ default: (await loadDesignResult()).DesignResult }));

const page = calculatorPage(humanDesign);
export const loader = page.loader;
export const action = page.action;

const screen = calculator({
  key: "human-design",
  call: "POST /api/human-design",
  isAnswer: isDesign,
  opening: ({ openingInUse }) => openingInUse((birth) => birthFormValues(birth)),
  done: { title: "Design Calculated", description: "Your human design has been calculated!" },
  failed: {
    title: "Error",
    description: "Failed to calculate the human design. Please check your input and try again.",
    tone: "danger",
  },
});
export const clientLoader = screen.clientLoader;
export const clientAction = screen.clientAction;
export const shouldRevalidate = screen.shouldRevalidate;

export default function HumanDesign() {
  const { profile } = useLoaderData<typeof loader>();
  const result = screen.useResult();
  return (
    <Page
      title="Human Design"
      lead="Centres, channels and gates, from the skies of your birth and of some 88 days before."
      isIntroduction
    >
      <FormAndResult
        of={result}
        label="Your human design"
        form={
          <DesignForm
            key={result.round}
            Form={result.Form}
            values={result.fields ?? birthFormValues(profile)}
            outcome={result.outcome}
            isPending={result.isPending}
          />
        }
        empty={<NoDesign />}
        pending={<PendingDesign />}
        result={(answer) => <DesignResult answer={answer} />}
        lines={(answer) => [birthLine(answer)]}
        load={loadDesignResult}
        after={<About />}
        // The drawing takes the width, once there is one.
      />
    </Page>
  );
}

/** What is computed and what is tradition, and whose words these are. */
function About() {
  return (
    <Card className="screen-only">
      <CardHeader title="What human design is" />
      <p className="max-w-prose text-sm">{aboutHumanDesign}</p>
    </Card>
  );
}
