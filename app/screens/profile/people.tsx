import { useSearchParams } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { screenAddress } from "~/components/shell/screen-address";
import { buttonClass } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { Icon } from "~/components/ui/icons";
import { MOST_PEOPLE } from "~/schemas/account-limits";
import type { SavedPerson } from "~/schemas/birth-details";
import * as words from "~/words/profile";
import { FormProblem } from "./form-problem";
import { PersonForm, type Saving } from "./person-form";
import { editLinkId, PersonRow, type Removing } from "./person-row";

interface PeopleProps {
  readonly people: readonly SavedPerson[];
  readonly posted: Saving | undefined;
  readonly postedRemoval: Removing | undefined;
}

const NEW = "new";

/** Others whose births are kept, to be picked in any form. One form is open at a time: for somebody new, or to edit. */
export function People({ people: loaded, posted, postedRemoval }: PeopleProps) {
  const [people, setPeople] = useState(loaded);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [parameters] = useSearchParams();
  const refused = posted && !posted.outcome.ok ? posted : undefined;
  const [open, setOpen] = useState<string | null>(
    refused ? refused.values.id || NEW : parameters.has("add") ? NEW : parameters.get("edit"),
  );
  const heading = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const focusNext = useRef<string | null>(null);

  // Where somebody was saved their row may be another, or a new one.
  useEffect(() => {
    const link = focusNext.current && document.getElementById(editLinkId(focusNext.current));
    if (!link) return; // not drawn yet
    link.focus();
    focusNext.current = null;
  });

  const keep = (saved: SavedPerson, before: string | null) => {
    setPeople((current) =>
      [...current.filter(({ id }) => id !== saved.id && id !== before), saved].sort((a, b) =>
        a.fullName.localeCompare(b.fullName),
      ),
    );
    setOpen(null);
  };
  const drop = (id: string) => {
    setPeople((current) => current.filter((person) => person.id !== id));
    if (document.activeElement?.closest("li")?.dataset.person === id) heading.current?.focus();
  };
  const isSaved = (id: string | null | undefined) => people.some((person) => person.id === id);
  const stays = people.filter(({ id }) => !removed.has(id)).length;

  return (
    <Card>
      <div ref={heading} tabIndex={-1}>
        <CardHeader
          title={words.savedPeople()}
          description={words.partnersChildren()}
          aside={
            stays > 0 && (
              <span className="text-sm whitespace-nowrap text-muted tabular">
                {words.countOfMost({ count: stays, most: MOST_PEOPLE })}
              </span>
            )
          }
        />
      </div>
      {postedRemoval && !postedRemoval.outcome.ok && <FormProblem outcome={postedRemoval.outcome} />}
      {people.length > 0 && (
        <ul className="mb-5 divide-y divide-line border-y border-line">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isRemoved={removed.has(person.id)}
              isOpen={open === person.id}
              onEdit={() => setOpen((current) => (current === person.id ? null : person.id))}
              onRemoved={() => {
                setRemoved((current) => new Set(current).add(person.id));
                setOpen((current) => (current === person.id ? null : current));
              }}
              onBack={(saved) => {
                focusNext.current = saved.id;
                keep(saved, person.id);
              }}
              onGone={() => drop(person.id)}
            >
              <PersonForm
                person={person}
                posted={refused?.values.id === person.id ? refused : undefined}
                onSaved={(saved) => {
                  focusNext.current = saved.id;
                  keep(saved, person.id);
                }}
              />
            </PersonRow>
          ))}
        </ul>
      )}
      {/* A link, so that the form is within reach without scripts; they only open it in place. */}
      <a
        ref={opener}
        href={screenAddress(open === NEW ? "/profile" : "/profile?add")}
        aria-expanded={open === NEW}
        data-opens="/profile save-person"
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          setOpen((current) => (current === NEW ? null : NEW));
        }}
        className={buttonClass({ variant: "secondary" })}
      >
        <Icon name="plus" size={18} className={`transition-transform ${open === NEW ? "rotate-45" : ""}`} />
        {words.addAPerson()}
      </a>
      {/* Also with what was typed for somebody who was removed meanwhile. */}
      {(open === NEW || (open === refused?.values.id && !isSaved(open))) && (
        <PersonForm
          person={null}
          posted={isSaved(refused?.values.id) ? undefined : refused}
          onSaved={(saved) => {
            keep(saved, null);
            opener.current?.focus();
          }}
        />
      )}
    </Card>
  );
}
