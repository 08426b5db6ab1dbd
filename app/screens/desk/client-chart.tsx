import type { BirthChartAnswer } from "~/answers/birth-chart";
import { settingsText } from "~/components/births/settings-line";
import { birthInputValues } from "~/components/forms/form-values";
import { settingsFormValues } from "~/components/forms/settings-values";
import { formLink } from "~/components/link/form-link";
import { PlacementsTable } from "~/components/placements/placements-table";
import { Card, CardHeader } from "~/components/ui/card";
import { ZodiacWheel } from "~/components/zodiac-wheel/wheel";
import { dayOf } from "./words";

/** What stands left of the notes: the chart, or the year's contacts; of a birth, none of which may be there. */
export type Shown =
  | { readonly is: "chart"; readonly chart: BirthChartAnswer }
  | { readonly is: "year"; readonly chart: BirthChartAnswer; readonly contacts: readonly YearContact[] }
  | { readonly is: "failed"; readonly why: string }
  | { readonly is: "nothing" };

/** A contact of the year, by whichever technique it was found. */
export interface YearContact {
  readonly transiting: string;
  readonly natal: string;
  readonly type: string;
  readonly enters: string | null;
  readonly leaves: string | null;
  readonly exact: readonly string[];
}

interface ClientChartProps {
  readonly client: string;
  readonly shown: Shown;
}

const COLUMNS = ["name", "sign", "degree", "house"] as const;

/** A client's chart under their own settings. Everything else about it is a way to the open screens. */
export function ClientChart({ client, shown }: ClientChartProps) {
  if (shown.is === "nothing" || shown.is === "failed") {
    return (
      <Card>
        <CardHeader title="Chart" />
        <p className="text-sm text-muted">
          {shown.is === "failed" ? shown.why : "It is drawn here as soon as there are birth data."}
        </p>
      </Card>
    );
  }
  const { chart } = shown;
  const { planets, points, extras, aspects, settings } = chart;
  const at = `/desk/client/${client}`;
  return (
    <Card className="wheel-paper">
      <CardHeader
        title={shown.is === "chart" ? "Chart" : "The year ahead"}
        aside={
          <a href={shown.is === "chart" ? `${at}?show=year` : at} className="link text-sm">
            {shown.is === "chart" ? "The year ahead" : "The chart"}
          </a>
        }
      />
      {shown.is === "year" ? (
        <Year contacts={shown.contacts} />
      ) : (
        <>
          <ZodiacWheel
            label="Birth chart"
            bodies={[...planets, ...points, ...(extras ?? [])]}
            houses={chart.houses}
            rising={chart.rising}
            midheaven={chart.midheaven}
            aspects={aspects}
          />
          <div className="mt-4">
            <PlacementsTable chart={chart} only={COLUMNS} isBare />
          </div>
          <p className="mt-3 text-xs break-words text-muted">{settingsText(chart)}</p>
        </>
      )}
      <p className="mt-3 text-sm screen-only">
        {/* The birth stands behind the stroke that browsers send to nobody. */}
        <a
          href={`/birth-chart${formLink("birth-chart", {
            fields: {
              ...birthInputValues(chart.input),
              houseSystem: chart.houseSystem,
              ...(settings && settingsFormValues(settings)),
            },
          })}`}
          target="_blank"
          rel="noreferrer"
          className="link"
        >
          Open the whole chart in a new tab
        </a>
      </p>
    </Card>
  );
}

function Year({ contacts }: { readonly contacts: readonly YearContact[] }) {
  if (contacts.length === 0) return <p className="text-sm text-muted">Nothing within this year.</p>;
  return (
    <ul className="grid gap-2 text-sm">
      {contacts.map(({ transiting, natal, type, exact, enters, leaves }) => (
        <li
          key={`${transiting} ${type} ${natal} ${exact[0] ?? enters ?? leaves}`}
          className="border-t border-line pt-2"
        >
          <span className="font-semibold">
            {transiting} {type.toLowerCase()} {natal}
          </span>
          <span className="block text-muted">
            {exact.length > 0
              ? `Exact ${exact.map((at) => dayOf(Date.parse(at))).join(", ")}`
              : "Not exact within this year"}
          </span>
        </li>
      ))}
    </ul>
  );
}
