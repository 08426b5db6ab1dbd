import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  json,
  useActionData,
  useFetcher,
  useLoaderData,
} from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type CompatibilityAnswer, compatibilityAnswer } from "~/answers/compatibility";
import { profileForForm as profileForFirstPage } from "~/auth/profile-for-form.server";
import { birthFormValues } from "~/components/form-values";
import { profileForForm } from "~/components/saved-births";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { useToast } from "~/components/shell/toaster";
import { answerMark } from "~/http/answer-mark.server";
import { callApi, invalidOutcome, type Outcome } from "~/http/call-api";
import { readForm } from "~/http/read-form.server";
import { withPlaces } from "~/http/with-places.server";
import { readCompatibility } from "~/schemas/compatibility-input";
import { CompatibilityResult } from "./compatibility-result";
import { AGAIN, PeopleForm, peopleOf } from "./people-form";
import { NoResult, PendingResult } from "./waiting";

export const meta = pageMeta(
  "Compatibility",
  "Two birth charts side by side: a score that shows how it was made, the aspects between you, strengths, growth areas and house overlays.",
);

/** What the form begins with: the profile of whoever is signed in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { profile: await profileForFirstPage(request, context) };
}

export async function clientLoader() {
  return { profile: await profileForForm() };
}

/** For visitors without JavaScript: the same reading and the same result as the call, with the first HTML. */
export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request);
  if (AGAIN in values) return { outcome: null, values };
  const input = await withPlaces(readCompatibility(peopleOf(values), context.readAsset));
  if (!input.ok) return json({ outcome: invalidOutcome(input.fields), values }, 422);
  const answer = compatibilityAnswer(input.value, () => answerMark(context));
  if (!answer.ok) return json({ outcome: invalidOutcome(answer.fields), values }, 422);
  return { outcome: { ok: true, data: answer.value } satisfies Outcome<CompatibilityAnswer>, values };
}

export async function clientAction({ request }: ClientActionFunctionArgs) {
  const values = Object.fromEntries(await request.formData()) as Record<string, string>;
  return { outcome: await callApi<CompatibilityAnswer>("/api/compatibility", peopleOf(values)) };
}

/** Nothing here depends on what other screens do. */
export const shouldRevalidate = () => false;

export default function Compatibility() {
  const { profile } = useLoaderData<typeof loader>();
  const fetcher = useFetcher<typeof clientAction>({ key: "compatibility" });
  const posted = useActionData<typeof action>() as
    | { outcome: Outcome<CompatibilityAnswer> | null; values: Record<string, string> }
    | undefined;
  const outcome = (fetcher.data ?? posted)?.outcome ?? undefined;
  const isPending = fetcher.state !== "idle";
  const { toast } = useToast();
  const [result, setResult] = useState(posted?.outcome?.ok ? posted.outcome.data : null);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const answered = fetcher.data?.outcome;
    if (!answered) return;
    if (answered.ok) {
      setResult(answered.data);
    } else {
      toast({
        title: "Error",
        description: "Failed to analyze compatibility. Please check your input and try again.",
        failed: true,
      });
    }
  }, [fetcher.data, toast]);

  // What was pressed has gone from the screen: the focus moves to what came in its place.
  const shownId = useRef(result?.id);
  useEffect(() => {
    if (result?.id === shownId.current) return;
    shownId.current = result?.id;
    (result ? title : form).current?.focus();
  }, [result]);

  return (
    <Page
      title="Compatibility"
      lead="Two charts laid over each other: where they carry one another, where they rub, and how the score came about."
    >
      {/* Kept while the result is shown, so that nothing typed is lost. */}
      <div ref={form} tabIndex={-1} hidden={result !== null} className="scroll-mt-24">
        <PeopleForm
          Form={fetcher.Form}
          values={posted?.values ?? birthFormValues(profile, "person1.")}
          outcome={outcome}
          isPending={isPending}
        />
        {isPending ? <PendingResult /> : <NoResult />}
      </div>
      {result && (
        <CompatibilityResult
          answer={result}
          titleRef={title}
          isPending={isPending}
          onAgain={() => setResult(null)}
        />
      )}
    </Page>
  );
}
