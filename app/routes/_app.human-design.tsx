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
import { isDesign } from "~/screens/human-design/design-answer";
import { DesignForm } from "~/screens/human-design/design-form";
import { DesignResult as DesignResultNow } from "~/screens/human-design/design-result";
import { NoDesign, PendingDesign } from "~/screens/human-design/waiting";
import * as words from "~/words/human-design";

export const meta = pageMeta(words.humanDesign, words.typeStrategyAuthority);

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
  done: {
    get title() {
      return words.designCalculated();
    },
    get description() {
      return words.yourHumanDesignHas();
    },
  },
  failed: {
    get title() {
      return words.error();
    },
    get description() {
      return words.failedToCalculate();
    },
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
    <Page title={words.humanDesign()} lead={words.centresChannelsAndGates()} isIntroduction>
      <FormAndResult
        of={result}
        label={words.yourHumanDesign()}
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
      <CardHeader title={words.whatHumanDesignIs()} />
      <p className="max-w-prose text-sm">{words.about()}</p>
    </Card>
  );
}
