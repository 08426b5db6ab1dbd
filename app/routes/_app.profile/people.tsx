import { useFetcher, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { BirthDetailsFields } from "~/components/birth-details-fields";
import { Icon } from "~/components/icons";
import { useToast } from "~/components/shell/toaster";
import { ShownTo } from "~/components/shown-to";
import { Button, buttonClass } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { MOST_PEOPLE } from "~/schemas/account-limits";
import type { SavedPerson } from "~/schemas/birth-details";
import type { FormAnswer } from "./actions";
import { FormProblem } from "./form-problem";
import { birthMoment } from "./kept-as";

type Saving = Extract<FormAnswer, { intent: "save-person" }>;
type Removing = Extract<FormAnswer, { intent: "remove-person" }>;

interface PeopleProps {
  readonly people: readonly SavedPerson[];
  readonly posted: Saving | undefined;
  readonly postedRemoval: Removing | undefined;
}

/** Others whose births are kept, to be picked in any form. */
export function People({ people: loaded, posted, postedRemoval }: PeopleProps) {
  const [people, setPeople] = useState(loaded);
  const heading = useRef<HTMLDivElement>(null);
  return (
    <Card>
      <div ref={heading} tabIndex={-1}>
        <CardHeader
          title="Saved people"
          description="Partners, children, friends: pick them in any form instead of typing."
          aside={
            people.length > 0 && (
              <span className="text-sm whitespace-nowrap text-muted tabular">
                {people.length} of {MOST_PEOPLE}
              </span>
            )
          }
        />
      </div>
      {postedRemoval && !postedRemoval.outcome.ok && <FormProblem outcome={postedRemoval.outcome} />}
      {people.length > 0 && (
        <ul className="mb-5 divide-y divide-line border-y border-line">
          {people.map((person) => (
            <Person
              key={person.id}
              person={person}
              onRemoved={() => {
                setPeople((current) => current.filter(({ id }) => id !== person.id));
                heading.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <AddPerson
        posted={posted}
        onSaved={(saved) =>
          setPeople((current) =>
            [...current.filter(({ id }) => id !== saved.id), saved].sort((a, b) =>
              a.fullName.localeCompare(b.fullName),
            ),
          )
        }
      />
    </Card>
  );
}

interface PersonProps {
  readonly person: SavedPerson;
  readonly onRemoved: () => void;
}

function Person({ person, onRemoved }: PersonProps) {
  const fetcher = useFetcher<Removing>();
  const { toast } = useToast();
  const removed = useRef(onRemoved);
  removed.current = onRemoved;
  useEffect(() => {
    if (!fetcher.data) return;
    if (fetcher.data.outcome.ok) removed.current();
    else
      toast({
        title: "Error",
        description: "Failed to remove this person. Please try again.",
        tone: "warning",
      });
  }, [fetcher.data, toast]);
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">{person.fullName}</p>
        <p className="text-sm break-words text-muted">
          {birthMoment(person)} · {person.birthLocation}
        </p>
      </div>
      <fetcher.Form method="post" action="/profile">
        <input type="hidden" name="intent" value="remove-person" />
        <ShownTo />
        <input type="hidden" name="id" value={person.id} />
        <Button
          type="submit"
          variant="quiet"
          size="icon"
          pending={fetcher.state !== "idle"}
          aria-label={`Remove ${person.fullName}`}
        >
          {fetcher.state === "idle" && <Icon name="trash" size={18} />}
        </Button>
      </fetcher.Form>
    </li>
  );
}

interface AddPersonProps {
  readonly posted: Saving | undefined;
  readonly onSaved: (saved: SavedPerson) => void;
}

function AddPerson({ posted, onSaved }: AddPersonProps) {
  const fetcher = useFetcher<Saving>({ key: "save-person" });
  const { toast } = useToast();
  const [parameters] = useSearchParams();
  const wasRefused = posted !== undefined && !posted.outcome.ok;
  const [isOpen, setOpen] = useState(parameters.has("add") || wasRefused);
  const [round, setRound] = useState(0); // a new round is an empty form
  const opener = useRef<HTMLAnchorElement>(null);
  const saved = useRef(onSaved);
  saved.current = onSaved;
  const outcome = (fetcher.data ?? posted)?.outcome;
  const isPending = fetcher.state !== "idle";

  useEffect(() => {
    const outcome = fetcher.data?.outcome;
    if (!outcome) return;
    if (outcome.ok) {
      saved.current(outcome.data);
      setRound((current) => current + 1);
      setOpen(false);
      opener.current?.focus();
      toast({
        title: "Person saved",
        description: `${outcome.data.fullName} can be picked in any form now.`,
      });
    } else {
      toast({
        title: "Error",
        description: "Failed to save this person. Please try again.",
        tone: "warning",
      });
    }
  }, [fetcher.data, toast]);

  return (
    <>
      {/* A link, so that the form is within reach without scripts; they only open it in place. */}
      <a
        ref={opener}
        href={isOpen ? "/profile" : "/profile?add"}
        aria-expanded={isOpen}
        data-opens="/profile save-person"
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
        className={buttonClass({ variant: "secondary" })}
      >
        <Icon name="plus" size={18} className={`transition-transform ${isOpen ? "rotate-45" : ""}`} />
        Add a person
      </a>
      {isOpen && (
        <fetcher.Form
          key={round}
          method="post"
          action="/profile"
          noValidate
          aria-label="Add a person"
          className="mt-6 flex flex-col gap-5"
        >
          <input type="hidden" name="intent" value="save-person" />
          <ShownTo />
          {outcome && !outcome.ok && <FormProblem outcome={outcome} />}
          <BirthDetailsFields
            idPrefix="person-"
            values={wasRefused ? posted.values : {}}
            fields={outcome && !outcome.ok ? outcome.fields : undefined}
            isVisitor={false}
          />
          <div>
            <Button type="submit" variant="secondary" pending={isPending}>
              {isPending ? "Saving..." : "Save Person"}
            </Button>
          </div>
        </fetcher.Form>
      )}
    </>
  );
}
