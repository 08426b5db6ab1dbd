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
import type { FormAnswer } from "./actions";
import { FormProblem } from "./form-problem";

type Answer = Extract<FormAnswer, { intent: "change-calendar" }>;

const LABELS: Readonly<Record<CalendarPart, string>> = {
  transits: "Exact transits of Jupiter to Pluto",
  returns: "Returns of the Sun, the Moon and the planets",
  lunations: "New and full moons and eclipses on your planets",
  voidMoons: "Void-of-course Moons",
};
const PERIODS = ["", "Zodiacal Releasing", "Firdaria", "Profections", "Vimshottari"].map((value) => ({
  value,
  label: value || "None",
}));
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
        title: "Error",
        description: "Failed to change your calendar. Please try again.",
        tone: "warning",
      });
    } else if (values.action === "remove") {
      toast({ title: "Calendar removed", description: "Its address leads nowhere now." });
    } else {
      toast({ title: "Calendar saved", description: "Your calendar program fetches it within a day." });
    }
  });

  return (
    <Card>
      <CardHeader
        title="Your calendar"
        description="What is in the sky for your chart, in your own calendar program, from the month before to a year ahead."
      />
      {!hasProfile && !saving.data?.outcome.ok && !feed ? (
        <p className="text-sm text-muted">Save your birth details first: the calendar is made from them.</p>
      ) : (
        <fetcher.Form method="post" action="/profile" className="flex flex-col gap-4">
          <input type="hidden" name="intent" value="change-calendar" />
          <ShownTo />
          {outcome && !outcome.ok && <Problem outcome={outcome} />}
          {address && <Address address={address} />}
          <fieldset key={JSON.stringify(feed)}>
            <legend className="sr-only">What it holds</legend>
            {(Object.entries(LABELS) as [CalendarPart, string][]).map(([part, label]) => (
              <Checkbox key={part} name={part} label={label} defaultChecked={(feed ?? USUAL)[part]} />
            ))}
            <SelectField
              name="periods"
              label="Periods of time lords"
              hint="Without a birth time there are profections alone."
              defaultValue={feed?.periods ?? ""}
              options={PERIODS}
              className="mt-2"
            />
          </fieldset>
          <div className="grid gap-3">
            <Button type="submit" name="action" value="save" variant="secondary" pending={isPending}>
              {feed ? "Save calendar" : "Make a calendar address"}
            </Button>
            {feed && (
              <>
                <Button type="submit" name="action" value="renew" variant="quiet" disabled={isPending}>
                  New address
                </Button>
                <Button type="submit" name="action" value="remove" variant="quiet" disabled={isPending}>
                  Remove calendar
                </Button>
              </>
            )}
          </div>
          {feed && !address && (
            <p className="text-sm text-muted">
              Your calendar has an address. We keep no copy that could be shown again: if you have lost it, or
              somebody else has it, make a new one, and the old one is over.
            </p>
          )}
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
    <div role="status" className="border-l-2 border-success pl-3 text-sm">
      <p className="font-semibold">
        This is the address of your calendar. Copy it now: it is shown this once.
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <code ref={shown} className="min-w-0 break-all select-all">
          {address}
        </code>
        <CopyButton text={address} label="Copy the address" shown={shown} />
      </p>
      <p className="mt-2 text-muted">
        In your calendar program choose “subscribe” or “add by address”, or{" "}
        <a href={address.replace(/^https?:/, "webcal:")} className="link">
          open it there
        </a>
        . Whoever has the address can read the calendar, from which your chart can be told.
      </p>
    </div>
  );
}
