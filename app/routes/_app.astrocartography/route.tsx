import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  json,
  useActionData,
  useFetcher,
  useLoaderData,
  useRouteLoaderData,
} from "@remix-run/react";
import { useEffect, useState } from "react";
import { type AstrocartographyAnswer, astrocartographyAnswer } from "~/answers/astrocartography";
import { profileForForm as profileForFirstPage } from "~/auth/profile-for-form.server";
import { HowItWasRead } from "~/components/how-it-was-read";
import { profileForForm } from "~/components/saved-births";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { useToast } from "~/components/shell/toaster";
import { Card, CardHeader, EmptyState } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { callApi, invalidOutcome, type Outcome } from "~/http/call-api";
import { readForm } from "~/http/read-form.server";
import { withPlaces } from "~/http/with-places.server";
import type { loader as rootLoader } from "~/root";
import { readTimedBirth } from "~/schemas/astrocartography-input";
import { AngleCards } from "./angle-cards";
import { MAP_FORM_ID, MapForm } from "./map-form";
import { MapOutline } from "./map-outline";
import { MapResult } from "./map-result";
import { fieldsFrom, joinNames, type SavedBirth } from "./names";
import { placeInHash, positionText } from "./position";

export const meta = pageMeta(
  "Astrocartography",
  "Your planetary lines drawn around the world: where each planet was rising, setting or culminating when you were born.",
);

/** What the form begins with: the profile of whoever is signed in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const profile: SavedBirth | null = await profileForFirstPage(request, context);
  return { profile };
}

export async function clientLoader() {
  return { profile: await profileForForm() };
}

interface Answered {
  readonly outcome: Outcome<AstrocartographyAnswer>;
  readonly values: Readonly<Record<string, string>>;
}

/** What the call is told: the form's fields, with one name. */
function requestFrom({ lastName = "", ...values }: Readonly<Record<string, string>>) {
  return { ...values, name: joinNames(values.name ?? "", lastName) };
}

/** For visitors without JavaScript: the same reading and the same lines as the call, with the first HTML. */
export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request);
  const birth = await withPlaces(readTimedBirth(requestFrom(values), context.readAsset));
  if (!birth.ok) return json({ outcome: invalidOutcome(birth.fields), values }, 422);
  const outcome: Outcome<AstrocartographyAnswer> = { ok: true, data: astrocartographyAnswer(birth.value) };
  return { outcome, values };
}

export async function clientAction({ request }: ClientActionFunctionArgs): Promise<Answered> {
  const values = Object.fromEntries(await request.formData()) as Record<string, string>;
  const outcome = await callApi<AstrocartographyAnswer>("/api/astrocartography", requestFrom(values));
  return { outcome, values };
}

/** Nothing here depends on what other screens do. */
export const shouldRevalidate = () => false;

export default function Astrocartography() {
  const { profile } = useLoaderData<typeof loader>();
  const tiles = useRouteLoaderData<typeof rootLoader>("root")?.tiles ?? null;
  const fetcher = useFetcher<typeof clientAction>({ key: "astrocartography" });
  const posted = useActionData<typeof action>() as Answered | undefined;
  const answered = fetcher.data ?? posted;
  const isPending = fetcher.state !== "idle";
  const { toast } = useToast();
  const [answer, setAnswer] = useState(posted?.outcome.ok ? posted.outcome.data : null);

  useEffect(() => {
    const outcome = fetcher.data?.outcome;
    if (!outcome) return;
    if (outcome.ok) {
      setAnswer(outcome.data);
      toast({
        title: "Astrocartography Map Generated",
        description: "Your personal planetary lines have been calculated.",
      });
    } else {
      toast({
        title: "Generation Failed",
        description: "Could not generate astrocartography map. Please try again.",
        destructive: true,
      });
    }
  }, [fetcher.data, toast]);

  return (
    <Page
      title="Astrocartography"
      lead="Where on Earth each planet was rising, setting or overhead at the minute you were born."
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(18rem,22rem)_minmax(0,1fr)] lg:items-start">
        <MapForm
          Form={fetcher.Form}
          values={posted?.values ?? fieldsFrom(profile)}
          outcome={answered?.outcome}
          isPending={isPending}
        />
        <div aria-busy={isPending} className="flex min-w-0 flex-col gap-6">
          {answer ? (
            <>
              <Card>
                <CardHeader title={`${answer.input.name}'s map`} description={answer.birthLocation.name} />
                <p className="max-w-prose">{answer.interpretation}</p>
              </Card>
              <HowItWasRead chart={answer} form={MAP_FORM_ID} />
            </>
          ) : isPending ? (
            <PendingMap />
          ) : (
            <NoMap />
          )}
          {!answer && <AngleCards />}
        </div>
      </div>
      {answer && (
        <div className="mt-8 flex flex-col gap-8">
          <MapResult key={answer.resolved.utc + answer.birthLocation.name} answer={answer} tiles={tiles} />
          <AngleCards />
        </div>
      )}
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
    <EmptyState title="No Map Generated Yet" outline={<MapOutline />}>
      Fill in your birth details and the world appears here with 52 lines on it: thirteen bodies, four angles
      each.
      {waiting && (
        <p className="mt-2">The place you were sent, {waiting}, is read as soon as your map is there.</p>
      )}
    </EmptyState>
  );
}

/** The shape of what is coming. */
function PendingMap() {
  return (
    <Card>
      <p className="sr-only" role="status">
        Generating Map...
      </p>
      <Skeleton className="mb-4 h-7 w-1/2" />
      <Skeleton className="mb-2 h-4 w-full" />
      <Skeleton className="mb-2 h-4 w-full" />
      <Skeleton className="h-4 w-2/3" />
    </Card>
  );
}
