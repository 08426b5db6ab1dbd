import { useFetcher } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { SHOWN_TO_FIELD } from "~/calls/shown-to";
import { ShownTo, useShownTo } from "~/components/births/shown-to";
import { typedBirth } from "~/components/forms/birth-details-fields";
import { useAnswered } from "~/components/results/use-answered";
import { screenAddress } from "~/components/shell/screen-address";
import { useToast } from "~/components/shell/toaster";
import { Button, buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icons";
import type { SavedPerson } from "~/schemas/birth-details";
import * as words from "~/words/profile";
import type { FormAnswer } from "./actions";
import { birthMoment } from "./kept-as";
import type { Saving } from "./person-form";

export type Removing = Extract<FormAnswer, { intent: "remove-person" }>;

const UNDO_MILLISECONDS = 10_000;

interface PersonRowProps {
  readonly person: SavedPerson;
  readonly isRemoved: boolean;
  /** Whether the form to edit them is shown. */
  readonly isOpen: boolean;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
  /** They were brought back, under a new id. */
  readonly onBack: (saved: SavedPerson) => void;
  /** Nobody brought them back in time. */
  readonly onGone: () => void;
  /** The form. */
  readonly children: ReactNode;
}

export function editLinkId(id: string): string {
  return `edit-${id}`;
}

/** A saved person with what can be done; for a while after the removal the way to bring them back. */
export function PersonRow({ isRemoved, isOpen, onBack, onGone, children, ...props }: PersonRowProps) {
  const { person } = props;
  return (
    <li data-person={person.id} className="py-3">
      {isRemoved ? (
        <Removed person={person} onBack={onBack} onGone={onGone} />
      ) : (
        <Person {...props} isOpen={isOpen} />
      )}
      {isOpen && children}
    </li>
  );
}

type PersonProps = Pick<PersonRowProps, "person" | "isOpen" | "onEdit" | "onRemoved">;

function Person({ person, isOpen, onEdit, onRemoved }: PersonProps) {
  const fetcher = useFetcher<Removing>();
  const { toast } = useToast();
  useAnswered(fetcher.data, ({ outcome }) => {
    if (outcome.ok) onRemoved();
    else
      toast({
        title: words.error(),
        description: words.failedToRemove(),
        tone: "warning",
      });
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold break-words">
          <bdi>{person.fullName}</bdi>
        </p>
        <p className="text-sm break-words text-muted">
          {birthMoment(person)} · {person.birthLocation}
        </p>
      </div>
      <div className="flex gap-1">
        {/* A link, so that the form is within reach without scripts; they only open it in place. */}
        <a
          id={editLinkId(person.id)}
          href={screenAddress(isOpen ? "/profile" : `/profile?edit=${encodeURIComponent(person.id)}`)}
          aria-label={words.edit({ name: person.fullName })}
          aria-expanded={isOpen}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            onEdit();
          }}
          className={buttonClass({ variant: "quiet", size: "icon" })}
        >
          <Icon name={isOpen ? "close" : "pencil"} size={18} />
        </a>
        <fetcher.Form method="post" action="/profile">
          <input type="hidden" name="intent" value="remove-person" />
          <ShownTo />
          <input type="hidden" name="id" value={person.id} />
          <Button
            type="submit"
            variant="quiet"
            size="icon"
            pending={fetcher.state !== "idle"}
            aria-label={words.remove({ name: person.fullName })}
          >
            {fetcher.state === "idle" && <Icon name="trash" size={18} />}
          </Button>
        </fetcher.Form>
      </div>
    </div>
  );
}

type RemovedProps = Pick<PersonRowProps, "person" | "onBack" | "onGone">;

/** Bringing back is saving anew: the removal is done, and stays done when the page is left. */
function Removed({ person, onBack, onGone }: RemovedProps) {
  const fetcher = useFetcher<Saving>();
  const shownTo = useShownTo();
  const { toast } = useToast();
  const [isHeld, hold] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);
  gone.current = onGone;
  const isPending = fetcher.state !== "idle";

  useEffect(() => undo.current?.focus(), []); // what was pressed has gone

  useEffect(() => {
    if (isHeld || isPending) return;
    const timer = setTimeout(() => gone.current(), UNDO_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isHeld, isPending]);

  useAnswered(fetcher.data, ({ outcome }) => {
    if (outcome.ok) onBack(outcome.data);
    else
      toast({
        title: words.error(),
        description: outcome.fields[""]?.join(" ") ?? words.failedToBringBack(),
        tone: "warning",
      });
  });

  const bringBack = () => {
    const fields = { ...typedBirth(person), intent: "save-person", [SHOWN_TO_FIELD]: shownTo };
    fetcher.submit(fields, { method: "post", action: "/profile" });
  };
  return (
    <div className="flex min-h-[min(2.5rem,44px)] items-center justify-between gap-4">
      <p role="status" className="min-w-0 text-sm break-words text-muted">
        {words.isRemoved({ name: person.fullName, bdi: (inner) => <bdi>{inner}</bdi> })}
      </p>
      <Button
        ref={undo}
        variant="secondary"
        size="sm"
        pending={isPending}
        aria-label={words.undoBringBack({ name: person.fullName })}
        onClick={bringBack}
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={({ target }) => hold(target.matches(":focus-visible"))}
        onBlur={() => hold(false)}
      >
        {words.undo()}
      </Button>
    </div>
  );
}
