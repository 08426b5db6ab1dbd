import type { IntakeLink } from "~/calls/desk/intakes.server";
import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";
import { INTAKE_DAYS } from "~/schemas/desk-limits";
import { site } from "~/site";
import { DeskForm, type Refused } from "./form-parts";
import { mailLink } from "./mail-link";
import { dayOf } from "./words";

interface IntakeLinksProps {
  readonly intakes: readonly IntakeLink[];
  /** Of the link to be made, so that the form sent twice is one. */
  readonly newId: string;
  readonly refused?: Refused;
  /** To whom a link would go by e-mail, where that is known. */
  readonly email?: string | null;
  /** Whose links these are, where several people's stand together. */
  readonly nameOf?: (intake: IntakeLink) => string;
  /** What came in by links that were made here, and the ids of these. */
  readonly answers?: readonly { readonly id: string; readonly at: number }[];
  readonly made?: readonly string[];
  /** How many links are not shown here, and where all are. */
  readonly further?: number;
  readonly all?: string;
}

/** Links to the intake form: what can be used still, and a new one. */
export function IntakeLinks(props: IntakeLinksProps) {
  const { intakes, newId, refused, email, nameOf, answers = [], made = [], further = 0, all } = props;
  const there = new Set([...intakes, ...answers].map(({ id }) => id));
  const isAnyOver = made.some((id) => !there.has(id));
  const ofThese = refused && /-intake$/.test(refused.intent) ? refused : undefined;
  return (
    <Card>
      <CardHeader
        title="Intake form"
        id="intakes"
        description={`A link by which somebody says once who they are and what it is about. It opens for ${INTAKE_DAYS} days.`}
      />
      {answers.map(({ id, at }) => (
        <p key={id} className="mb-5 text-sm">
          Filled in on {dayOf(at)}:{" "}
          <a href={`/desk/requests/${id}`} className="link">
            what they wrote
          </a>
        </p>
      ))}
      {isAnyOver && (
        <p className="mb-5 text-sm text-muted">
          A link that was made before opens nothing any more: its time is over, or what came by it or the link
          itself was taken back.
        </p>
      )}
      {intakes.length > 0 && (
        <ul className="mb-5 grid gap-5">
          {intakes.map((intake) => (
            <li key={intake.id} className="grid min-w-0 gap-2" data-intake>
              <TextField
                id={`link-${intake.id}`}
                label={nameOf ? `Link for ${nameOf(intake)}` : "Link"}
                hint={`Made on ${dayOf(intake.at)}, not used yet. It opens until ${dayOf(intake.expiresAt)}`}
                defaultValue={intake.link}
                readOnly
                autoComplete="off"
              />
              <div className="flex flex-wrap items-center gap-3">
                <a href={letterWith(intake.link, email ?? "")} rel="noopener" className="link text-sm">
                  Write an e-mail with it
                </a>
                <DeskForm name={`take-back-${intake.id}`} intent="remove-intake">
                  <input type="hidden" name="intake" value={intake.id} />
                  <Button type="submit" variant="quiet" size="sm">
                    Take it back
                  </Button>
                </DeskForm>
              </div>
            </li>
          ))}
        </ul>
      )}
      {further > 0 && (
        <p className="mb-5 text-sm">
          <a href={all} className="link">
            {further === 1 ? "One link more" : `${further} links more`}
          </a>
        </p>
      )}
      <DeskForm name="make-intake" intent="make-intake" refused={ofThese}>
        <input type="hidden" name="newIntake" value={newId} />
        <Button type="submit" variant="secondary">
          {intakes.length + answers.length > 0 ? "Make another link" : "Make a link"}
        </Button>
      </DeskForm>
    </Card>
  );
}

/** It is the owner's own mail program that sends it: the link stands in no message of ours. */
function letterWith(link: string, to: string): string {
  const lines = ["Please fill in this form before we speak:", "", link, ""];
  return mailLink(to, `Before our session · ${site.name}`, lines);
}
