import { useFetcher } from "@remix-run/react";
import { useRef } from "react";
import { ShownTo } from "~/components/births/shown-to";
import { useAnswered } from "~/components/results/use-answered";
import { useToast } from "~/components/shell/toaster";
import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { CopyButton } from "~/components/ui/copy-button";
import { Checkbox } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select";
import type { CalendarPart, CalendarParts } from "~/schemas/calendar-input";
import * as words from "~/words/profile";
import type { FormAnswer } from "./actions";
import { FormProblem } from "./form-problem";

type Answer = Extract<FormAnswer, { intent: "change-calendar" }>;

const PARTS: readonly CalendarPart[] = ["transits", "returns", "lunations", "voidMoons"];
const TECHNIQUES = ["Zodiacal Releasing", "Firdaria", "Profections", "Vimshottari"] as const;
const USUAL: CalendarParts = { transits: true, returns: true, lunations: true, voidMoons: false };

interface CalendarCardProps {
  /** Whether there was a profile when the page came. */
  readonly hasProfile: boolean;
  /** What the calendar holds that was there when the page came; null for none. */
  readonly kept: CalendarParts | null;
  readonly posted: Answer | undefined;
}

/** The secret address at which a calendar program reads what is in the sky for the profile's chart. */
export function CalendarCard({ hasProfile, kept, posted }: CalendarCardProps) {
  const fetcher = useFetcher<Answer>({ key: "change-calendar" });
  const saving = useFetcher<FormAnswer>({ key: "save-profile" });
  const { toast } = useToast();
  const answer = fetcher.data ?? posted;
  const outcome = answer?.outcome;
  const last = useRef<{ feed: CalendarParts | null; address: string | null }>({ feed: kept, address: null });
  if (outcome?.ok) {
    const { feed, address } = outcome.data;
    // An address is told once, and stays in sight while only what it holds is changed.
    last.current = { feed, address: address ?? (feed && last.current.address) };
  }
  const { feed, address } = last.current;
  const isPending = fetcher.state !== "idle";

  useAnswered(fetcher.data, ({ outcome, values }) => {
    if (!outcome.ok) {
      toast({
        title: words.error(),
        description: words.failedToChange(),
        tone: "warning",
      });
    } else if (values.action === "remove") {
      toast({ title: words.calendarRemoved(), description: words.addressLeadsNowhere() });
    } else {
      toast({ title: words.calendarSaved(), description: words.programFetchesIt() });
    }
  });

  return (
    <Card>
      <CardHeader title={words.yourCalendar()} description={words.whatIsInTheSky()} />
      {!hasProfile && !saving.data?.outcome.ok && !feed ? (
        <p className="text-sm text-muted">{words.saveYourDetailsFirst()}</p>
      ) : (
        <fetcher.Form method="post" action="/profile" className="flex flex-col gap-4">
          <input type="hidden" name="intent" value="change-calendar" />
          <ShownTo />
          {outcome && !outcome.ok && <Problem outcome={outcome} />}
          {address && <Address address={address} />}
          <fieldset key={JSON.stringify(feed)}>
            <legend className="sr-only">{words.whatItHolds()}</legend>
            {PARTS.map((part) => (
              <Checkbox
                key={part}
                name={part}
                label={words.calendarPart(part)}
                defaultChecked={(feed ?? USUAL)[part]}
              />
            ))}
            <SelectField
              name="periods"
              label={words.periodsOfTimeLords()}
              hint={words.withoutABirthTime()}
              defaultValue={feed?.periods ?? ""}
              options={[
                { value: "", label: words.noPeriods() },
                ...TECHNIQUES.map((value) => ({ value, label: words.technique(value) })),
              ]}
              className="mt-2"
            />
          </fieldset>
          <div className="grid gap-3">
            <Button type="submit" name="action" value="save" variant="secondary" pending={isPending}>
              {feed ? words.saveCalendar() : words.makeAnAddress()}
            </Button>
            {feed && (
              <>
                <Button type="submit" name="action" value="renew" variant="quiet" disabled={isPending}>
                  {words.newAddress()}
                </Button>
                <Button type="submit" name="action" value="remove" variant="quiet" disabled={isPending}>
                  {words.removeCalendar()}
                </Button>
              </>
            )}
          </div>
          {feed && !address && <p className="text-sm text-muted">{words.yourCalendarHasAn()}</p>}
        </fetcher.Form>
      )}
    </Card>
  );
}

function Problem({ outcome }: { readonly outcome: Extract<Answer["outcome"], { ok: false }> }) {
  const { transits, ...fields } = outcome.fields;
  // What all four lack is said once, above them.
  return <FormProblem outcome={transits ? { ...outcome, fields: { ...fields, "": transits } } : outcome} />;
}

/** Shown as long as the page stands: only its hash is kept. */
function Address({ address }: { readonly address: string }) {
  const shown = useRef<HTMLElement>(null);
  return (
    <div role="status" className="border-s-2 border-success ps-3 text-sm">
      <p className="font-semibold">{words.thisIsTheAddress()}</p>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <code ref={shown} className="min-w-0 break-all select-all">
          {address}
        </code>
        <CopyButton text={address} label={words.copyTheAddress()} shown={shown} />
      </p>
      <p className="mt-2 text-muted">
        {words.inYourCalendarProgram({
          link: (inner) => (
            <a href={address.replace(/^https?:/, "webcal:")} className="link">
              {inner}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
