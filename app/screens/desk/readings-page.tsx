import { Badge } from "~/components/ui/badge";
import { Button, buttonClass } from "~/components/ui/button";
import { Card, CardHeader, EmptyState } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select";
import type { KeptClient } from "~/db/clients.server";
import type { KeptReading } from "~/db/readings.server";
import { DeskForm, Done, fieldsOf, type Refused } from "./form-parts";
import { Listed } from "./listed";
import { dayOf } from "./words";

interface ReadingsPageProps {
  readonly readings: readonly KeptReading[];
  readonly unreadable: number;
  readonly all: number;
  readonly isFirst: boolean;
  readonly next: string | null;
  readonly templates: readonly KeptReading[];
  /** For whom one can be: a part of all, and where the next one begins. */
  readonly choice: { readonly clients: readonly KeptClient[]; readonly next: string | null };
  readonly names: ReadonlyMap<string, string>;
  /** For whom it is asked; empty for nobody. */
  readonly whose: string;
  readonly newId: string;
  readonly wasDeleted: boolean;
  readonly refused?: Refused;
}

/** What is prepared: for a client, or for nobody and then a template. */
export function ReadingsPage(props: ReadingsPageProps) {
  const { readings, unreadable, all, isFirst, next, names, wasDeleted } = props;
  return (
    <>
      <h1>Readings</h1>
      {wasDeleted && <Done>Deleted. What was sent of it opens until its day.</Done>}
      {unreadable > 0 && (
        <p role="alert" className="mt-4 border-s-2 border-danger ps-3 text-sm">
          {unreadable === 1 ? "One reading" : `${unreadable} readings`} of this page cannot be opened with the
          keys in DESK_KEY.
        </p>
      )}
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <NewReading {...props} />
        <div className="min-w-0">
          {all === 0 ? (
            <EmptyState title="Nothing is prepared yet">
              <p>
                Write what you want somebody to keep: your own words, charts, dates, and texts of ours. It
                goes out as a link that nobody but its reader can open.
              </p>
            </EmptyState>
          ) : (
            <ul className="grid grid-cols-1 gap-3">
              {readings.map(({ id, title, client, updatedAt }) => (
                <Listed
                  key={id}
                  to={`/desk/readings/${id}`}
                  name={title}
                  beside={client === null && <Badge tone="lilac">Template</Badge>}
                >
                  <p className="mt-1 text-sm break-words text-muted">
                    {client !== null && (
                      <>
                        For <bdi>{names.get(client) ?? "a client"}</bdi> ·{" "}
                      </>
                    )}
                    Changed on {dayOf(updatedAt)}
                  </p>
                </Listed>
              ))}
            </ul>
          )}
          {(next !== null || !isFirst) && (
            <p className="mt-6 flex flex-wrap gap-3">
              {next !== null && (
                <a
                  href={`/desk/readings?${new URLSearchParams({ after: next })}`}
                  className={buttonClass({ variant: "secondary" })}
                >
                  Older readings
                </a>
              )}
              {!isFirst && (
                <a href="/desk/readings" className={buttonClass({ variant: "quiet" })}>
                  Newest readings
                </a>
              )}
            </p>
          )}
        </div>
      </div>
    </>
  );
}

function NewReading({ templates, choice, names, whose, newId, refused }: ReadingsPageProps) {
  const errors = fieldsOf(refused);
  const values = refused?.values ?? {};
  const isThere = whose === "" || choice.clients.some(({ id }) => id === whose);
  const people = [
    { value: "", label: "Nobody: a template" },
    ...(isThere ? [] : [{ value: whose, label: names.get(whose) ?? "A client" }]),
    ...choice.clients.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Card>
      <CardHeader title="New reading" />
      <DeskForm
        name="make-reading"
        intent="make-reading"
        refused={refused}
        className="grid grid-cols-1 gap-4"
      >
        <input type="hidden" name="id" value={newId} />
        <TextField
          id="title"
          name="title"
          label="Title"
          hint="As it stands over the letter"
          autoComplete="off"
          defaultValue={values.title}
          error={errors.title}
        />
        <SelectField
          id="client"
          name="client"
          label="For whom"
          options={people}
          defaultValue={whose}
          data-people={choice.next ?? undefined}
          error={errors.client}
        />
        {choice.next !== null && (
          <noscript>
            <p className="text-sm">
              <a href={`?${new URLSearchParams({ people: choice.next })}`} className="link">
                Further clients to choose from
              </a>
            </p>
          </noscript>
        )}
        {templates.length > 0 && (
          <SelectField
            id="template"
            name="template"
            label="Begin with"
            options={[
              { value: "", label: "Nothing" },
              ...templates.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            defaultValue={values.template}
          />
        )}
        <div>
          <Button type="submit">Begin</Button>
        </div>
      </DeskForm>
    </Card>
  );
}
