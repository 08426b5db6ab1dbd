import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { controlClass } from "~/components/ui/field";
import { Select, type SelectOption } from "~/components/ui/select";
import type { ClientBirth } from "~/schemas/client";
import { ASCENDANTS, PAIR_PLACES, PAIR_VIEWS } from "~/schemas/pair-views";
import { BLOCK_CHARTS, type BlockKind } from "~/schemas/reading-draft";
import * as pairWords from "~/words/compatibility";
import { birthWords } from "./birth-words";

/** As the editor calls them. */
export const KIND_NAMES: Readonly<Record<BlockKind, string>> = {
  heading: "Heading",
  words: "Your words",
  chart: "Chart",
  table: "Table of positions",
  pair: "Chart of two people",
  "pair-table": "Table of two people",
  text: "One of our texts",
  dates: "List of dates",
  calendar: "Button for their calendar",
  by: "Prepared by",
};

const AREA =
  "block w-full min-w-0 rounded-md border border-edge bg-raised p-3 text-base text-ink aria-invalid:border-danger";

/** With whom a chart of two can be. */
export interface Seconds {
  /** The id of the reading's client; null of a template, which has nobody to choose. */
  readonly client: string | null;
  /** Those around the client; and who is chosen already, wherever they are from. */
  readonly around: readonly SelectOption[];
  readonly chosen: readonly SelectOption[];
}

interface BlockTemplatesProps {
  readonly births: readonly ClientBirth[];
  readonly seconds: Seconds;
}

/** Of each kind one, which the editor's script copies. */
export function BlockTemplates({ births, seconds }: BlockTemplatesProps) {
  return (
    <>
      <Template kind="heading">
        <Labelled label="Heading">
          <input data-f="text" className={controlClass} autoComplete="off" />
        </Labelled>
      </Template>
      <Template kind="words">
        <div className="flex flex-wrap gap-2">
          {(["Bold", "Italics", "List", "Link"] as const).map((mark) => (
            <Button key={mark} variant="quiet" size="sm" data-mark-as={mark}>
              {mark}
            </Button>
          ))}
        </div>
        <Labelled label="Words">
          <textarea data-f="text" rows={8} className={AREA} />
        </Labelled>
      </Template>
      <Template kind="chart">
        <ChartFields births={births} />
      </Template>
      <Template kind="table">
        <ChartFields births={births} />
      </Template>
      <Template kind="pair">
        <FieldsOfTwo births={births} seconds={seconds}>
          <Labelled label="Drawn of both" only="Two charts">
            <Select data-f="bodies" options={BODIES} />
          </Labelled>
        </FieldsOfTwo>
      </Template>
      <Template kind="pair-table">
        <FieldsOfTwo births={births} seconds={seconds} />
      </Template>
      <Template kind="text">
        <Labelled label="Title">
          <input data-f="title" className={controlClass} autoComplete="off" />
        </Labelled>
        <Labelled label="Text">
          <textarea data-f="text" rows={8} className={AREA} />
        </Labelled>
        <input type="hidden" data-f="edition" />
      </Template>
      <Template kind="dates">
        <div>
          <Button variant="quiet" size="sm" data-year>
            Fetch the year’s contacts
          </Button>
        </div>
        <Labelled label="A line each, its date first: 2027-01-15 Saturn square Sun">
          <textarea data-f="text" rows={8} className={AREA} />
        </Labelled>
      </Template>
      <Template kind="calendar">
        <p className="text-sm text-muted">
          A button stands here, by which whoever reads it saves all dates of this letter to their calendar.
        </p>
      </Template>
      <Template kind="by">
        <Labelled label="Who prepared it, and how you are reached">
          <textarea data-f="text" rows={4} className={AREA} />
        </Labelled>
      </Template>
    </>
  );
}

function Template({ kind, children }: { readonly kind: BlockKind; readonly children: ReactNode }) {
  const name = KIND_NAMES[kind];
  return (
    <template data-kind={kind}>
      <li
        data-block={kind}
        className="min-w-0 rounded-lg border border-line bg-card p-[min(1.25rem,24px)] shadow-card"
      >
        <fieldset className="grid min-w-0 grid-cols-1 gap-3">
          <legend className="float-left mb-1 text-sm font-semibold text-muted">{name}</legend>
          {children}
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" size="sm" data-move="-1" aria-label={`${name}: up`}>
              Up
            </Button>
            <Button variant="quiet" size="sm" data-move="1" aria-label={`${name}: down`}>
              Down
            </Button>
            <Button variant="quiet" size="sm" data-take aria-label={`${name}: remove`}>
              Remove
            </Button>
          </div>
        </fieldset>
      </li>
    </template>
  );
}

interface LabelledProps {
  readonly label: string;
  /** For which charts it is there, a stroke between them. */
  readonly only?: string;
  readonly children: ReactNode;
}

/** What is wrong stands below its label, and so in no name of a control. */
function Labelled({ label, only, children }: LabelledProps) {
  return (
    <div data-only={only} className="min-w-0">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control stands in it */}
      <label className="grid grid-cols-1 gap-1">
        <span className="text-sm font-semibold">{label}</span>
        {children}
      </label>
    </div>
  );
}

/** All but the birth’s own are of a day. */
const DATED_CHARTS = BLOCK_CHARTS.filter((chart) => chart !== "Birth").join("|");

type ChartFieldsProps = Pick<BlockTemplatesProps, "births">;

function ChartFields({ births }: ChartFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Labelled label="Which chart">
        <Select data-f="chart" options={BLOCK_CHARTS.map((value) => ({ value, label: value }))} />
      </Labelled>
      <Labelled label="For which day (empty: today)" only={DATED_CHARTS}>
        <input data-f="at" className={controlClass} autoComplete="off" placeholder="2027-01-15" />
      </Labelled>
      <WhichBirth births={births} />
    </div>
  );
}

function WhichBirth({ births }: ChartFieldsProps) {
  if (births.length < 2) return null;
  return (
    <Labelled label="Of which birth">
      <Select
        data-f="birth"
        options={births.map((birth, index) => ({ value: String(index), label: birthWords(birth) }))}
      />
    </Labelled>
  );
}

const BODIES = [
  { value: "Planets", label: "Planets" },
  { value: "All", label: "Planets, points and angles" },
];

/** Which chart, and with whom: whoever is not around the client is added by the editor's script. */
function FieldsOfTwo({ births, seconds, children }: BlockTemplatesProps & { readonly children?: ReactNode }) {
  const { client, around, chosen } = seconds;
  const nobody = { value: "", label: client === null ? "Chosen once it is somebody’s" : "Choose somebody" };
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Labelled label="Which chart">
        <Select
          data-f="pair"
          options={PAIR_VIEWS.map((value) => ({ value, label: pairWords.chart(value) }))}
        />
      </Labelled>
      <Labelled label="With whom">
        <Select
          data-f="other"
          options={[nobody, ...around, ...chosen]}
          data-first={1 + around.length}
          data-people={client === null ? undefined : ""}
          data-but={client ?? undefined}
        />
      </Labelled>
      <WhichBirth births={births} />
      <Labelled label="Ascendant" only="Composite">
        <Select
          data-f="ascendant"
          options={ASCENDANTS.map((value) => ({ value, label: pairWords.ascendantOf(value) }))}
        />
      </Labelled>
      <Labelled label="Place in the middle" only="Davison">
        <Select
          data-f="place"
          options={PAIR_PLACES.map((value) => ({ value, label: pairWords.middle(value) }))}
        />
      </Labelled>
      {children}
    </div>
  );
}
