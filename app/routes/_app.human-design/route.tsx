import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { lazy } from "react";
import type { HumanDesignAnswer } from "~/answers/human-design";
import { profileForForm as profileForFirstPage } from "~/auth/profile-for-form.server";
import { sendForm } from "~/calls/call-api";
import { formAction } from "~/calls/form-action.server";
import { humanDesign } from "~/calls/human-design.server";
import { FormAndResult } from "~/components/form-and-result";
import { birthFormValues, birthLine } from "~/components/form-values";
import { profileForForm } from "~/components/saved-births";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { Card, CardHeader } from "~/components/ui/card";
import { useResult } from "~/components/use-result";
import { aboutHumanDesign } from "~/readings/human-design/about";
import { isDesign } from "./design-answer";
import { DesignForm } from "./design-form";
import { DesignResult as DesignResultNow } from "./design-result";
import { NoDesign, PendingDesign } from "./waiting";

export const meta = pageMeta(
  "Human Design",
  "Type, strategy, authority, profile, centres, channels and gates from date, time and place of birth, drawn and explained; an unknown time is allowed.",
);

const loadDesignResult = () => import("./design-result");

/** The browser fetches drawing and texts while the form is filled in; the server has them at hand. */
const DesignResult = import.meta.env.SSR
  ? DesignResultNow
  : lazy(async () => ({ default: (await loadDesignResult()).DesignResult }));

/** What the form begins with: the profile of whoever is signed in. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { profile: await profileForFirstPage(context) };
}

export async function clientLoader() {
  return { profile: await profileForForm() };
}

export const action = formAction(humanDesign);

export function clientAction({ request }: ClientActionFunctionArgs) {
  return sendForm("/api/human-design", isDesign, request);
}

/** Nothing here depends on what other screens do. */
export const shouldRevalidate = () => false;

export default function HumanDesign() {
  const { profile } = useLoaderData<typeof loader>();
  const result = useResult<HumanDesignAnswer>({
    key: "human-design",
    isAnswer: isDesign,
    done: { title: "Design Calculated", description: "Your human design has been calculated!" },
    failed: () => ({
      title: "Error",
      description: "Failed to calculate the human design. Please check your input and try again.",
      tone: "danger",
    }),
  });
  return (
    <Page
      title="Human Design"
      lead="Centres, channels and gates, from the skies of your birth and of some 88 days before."
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
        beside="until there is a result"
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
