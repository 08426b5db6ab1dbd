import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { controlClass } from "~/components/ui/field";
import { Select } from "~/components/ui/select";
import type { ClientBirth } from "~/schemas/client";
import { BLOCK_CHARTS, type BlockKind } from "~/schemas/reading-draft";
import { birthWords } from "./words";

/** As the editor calls them. */
export const KIND_NAMES: Readonly<Record<BlockKind, string>> = {
  heading: "Heading",
  words: "Your words",
  chart: "Chart",
  table: "Table of positions",
  text: "One of our texts",
  dates: "Dates",
  calendar: "For the calendar",
  by: "Prepared by",
};

const AREA =
  "block w-full min-w-0 rounded-md border border-edge bg-raised p-3 text-base text-ink aria-invalid:border-danger";

interface BlockTemplatesProps {
  readonly births: readonly ClientBirth[];
}

/** Of each kind one, which the editor's script copies. */
export function BlockTemplates({ births }: BlockTemplatesProps) {
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

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control stands in it
    <label className="grid grid-cols-1 gap-1">
      <span className="text-sm font-semibold">{label}</span>
      {children}
    </label>
  );
}

function ChartFields({ births }: BlockTemplatesProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Labelled label="Which chart">
        <Select data-f="chart" options={BLOCK_CHARTS.map((value) => ({ value, label: value }))} />
      </Labelled>
      <Labelled label="For which day, where it has one">
        <input data-f="at" className={controlClass} autoComplete="off" placeholder="2027-01-15" />
      </Labelled>
      {births.length > 1 && (
        <Labelled label="Of which birth">
          <Select
            data-f="birth"
            options={births.map((birth, index) => ({ value: String(index), label: birthWords(birth) }))}
          />
        </Labelled>
      )}
    </div>
  );
}
