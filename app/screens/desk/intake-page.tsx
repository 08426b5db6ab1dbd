import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Checkbox, TextField } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select";
import type { FieldErrors } from "~/failure";
import {
  DRAFT_DAYS,
  MOST_EVENTS_OF_INTAKE,
  MOST_LETTERS_OF_QUESTION,
  MOST_PEOPLE_OF_INTAKE,
} from "~/schemas/desk-limits";
import type { Values } from "./client-values";
import { FoldedPart } from "./folded-part";
import { DeskForm, fieldsOf, type Refused } from "./form-parts";
import { TextArea } from "./text-area";
import { WhatIsWrong } from "./what-is-wrong";
import { dayOf, options, RELATION_NAMES } from "./words";

interface IntakePageProps {
  readonly values: Values;
  readonly refused?: Refused;
  /** So that the form sent twice is kept once. */
  readonly requestToken: string;
  readonly expiresAt: number;
}

interface PartProps {
  readonly values: Values;
  readonly errors: FieldErrors;
}

/** As those say it who know from where they have their birth time. */
const SOURCES = {
  unknown: "I do not know",
  record: "A birth certificate or another record",
  family: "My family told me",
  memory: "I remember it so",
  rectified: "An astrologer worked it out",
};

const LABELS: Readonly<Record<string, string>> = {
  fullName: "Full name",
  called: "What you are called",
  language: "Language",
  birthDate: "Birth date",
  birthTime: "Birth time",
  birthLocation: "Birth place",
  latitude: "Birth place",
  longitude: "Birth place",
  source: "How you know the time",
  question: "Your question",
  events: "Dates that mattered",
  people: "Other people",
  name: "Name",
  kind: "Who it is",
  agreed: "That they agree",
  timezone: "Your time zone",
};

/** `people.0.birthDate` is “Person 1, birth date”. */
function labelOf(name: string): string {
  const [list, number, field = ""] = name.split(".");
  if (list !== "people" || number === undefined) return LABELS[name] ?? name;
  return `Person ${Number(number) + 1}, ${(LABELS[field] ?? field).toLowerCase()}`;
}

/** Where somebody says before a session who they are and what it is about, by the owner's invitation. */
export function IntakePage({ values, refused, requestToken, expiresAt }: IntakePageProps) {
  const errors = fieldsOf(refused);
  const field = fieldIn({ values, errors });
  return (
    <>
      <h1>Before your session</h1>
      <p className="mt-2 max-w-prose text-muted">
        What you write here goes to the astrologer and to nobody else. This page can be sent once, until{" "}
        {dayOf(expiresAt)}; nothing is kept until you send it.
      </p>
      <div className="mt-6">
        <Card>
          <DeskForm
            name="intake"
            intent="send-intake"
            refused={refused}
            summary={<WhatIsWrong errors={errors} labelOf={labelOf} />}
            className="flex flex-col gap-6"
          >
            <input type="hidden" name="requestToken" value={requestToken} />
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField {...field("fullName")} label="Full name" autoComplete="name" aria-required />
              <TextField
                {...field("called")}
                label="What you are called"
                hint="If it is another name"
                autoComplete="nickname"
              />
              <TextField
                {...field("language")}
                label="Language"
                hint="In which you would like to speak"
                autoComplete="language"
              />
            </div>
            <OwnBirth values={values} errors={errors} />
            <TextArea
              {...field("question")}
              label="Your question"
              hint={`What you would like to speak about, in at most ${MOST_LETTERS_OF_QUESTION} letters`}
              rows={6}
            />
            <TextArea
              {...field("events")}
              label="Dates that mattered"
              hint={`At most ${MOST_EVENTS_OF_INTAKE}, a line each, the date first: “2015-06-12 Moved to Lisbon”. A year alone, or a year and a month, will do`}
              rows={5}
            />
            <OtherPeople values={values} errors={errors} />
            <Agreements values={values} />
            <input type="hidden" name="timezone" value={values.timezone ?? ""} data-bring-zone="" />
            <div>
              <Button type="submit">Send it</Button>
            </div>
          </DeskForm>
        </Card>
      </div>
      <p className="mt-4 max-w-prose text-sm text-muted">
        All of it is sealed before it is kept. After sending you get a link by which you can see and delete
        it.{" "}
        <a href="/privacy" className="link">
          Privacy
        </a>
      </p>
    </>
  );
}

const fieldIn =
  ({ values, errors }: PartProps) =>
  (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });

function OwnBirth({ values, errors }: PartProps) {
  const field = fieldIn({ values, errors });
  return (
    <fieldset>
      <legend className="mb-3 font-display text-lg font-semibold">Your birth</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field("birthDate")}
          label="Birth date"
          hint="1990-06-15"
          autoComplete="off"
          aria-required
        />
        <BirthTime at="" values={values} errors={errors} isRequired />
        <TextField
          {...field("birthLocation")}
          label="Birth place"
          hint="Town and country"
          error={placeErrors(errors, "")}
          autoComplete="off"
          aria-required
        />
        <SelectField {...field("source")} label="How you know the time" options={options(SOURCES)} />
      </div>
    </fieldset>
  );
}

function BirthTime({
  at,
  values,
  errors,
  isRequired,
}: PartProps & { readonly at: string; readonly isRequired?: true }) {
  return (
    <div>
      <TextField
        {...fieldIn({ values, errors })(`${at}birthTime`)}
        label="Birth time"
        hint="14:30"
        autoComplete="off"
        aria-required={isRequired}
      />
      <Checkbox
        name={`${at}timeUnknown`}
        label="The time is unknown"
        defaultChecked={values[`${at}timeUnknown`] === "on"}
      />
    </div>
  );
}

const placeErrors = (errors: FieldErrors, at: string) =>
  errors[`${at}birthLocation`] ?? errors[`${at}latitude`] ?? errors[`${at}longitude`];

function OtherPeople({ values, errors }: PartProps) {
  const isFilled = Object.entries(values).some(([name, value]) => /^people\.\d\.name$/.test(name) && value);
  return (
    <FoldedPart title="Other people whom it is about" of={["people"]} errors={errors} isOpen={isFilled}>
      <p id="people" className="mb-4 max-w-prose text-sm text-muted">
        Only where your question is about them as well. They must know that you give their data to the
        astrologer, and agree.
      </p>
      {errors.people && <p className="text-sm font-semibold text-danger">{errors.people.join(" ")}</p>}
      <div className="grid gap-8">
        {Array.from({ length: MOST_PEOPLE_OF_INTAKE }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
          <OtherPerson key={index} index={index} values={values} errors={errors} />
        ))}
      </div>
    </FoldedPart>
  );
}

function OtherPerson({ index, values, errors }: PartProps & { readonly index: number }) {
  const at = `people.${index}.`;
  const field = fieldIn({ values, errors });
  const agreed = `${at}agreed`;
  return (
    <fieldset className="border-s-2 border-line ps-3">
      <legend className="mb-2 text-sm font-semibold">{`Person ${index + 1}`}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...field(`${at}kind`)} label="Who it is" options={options(RELATION_NAMES)} />
        <TextField {...field(`${at}name`)} label="Name" autoComplete="off" />
        <TextField {...field(`${at}birthDate`)} label="Birth date" autoComplete="off" />
        <BirthTime at={at} values={values} errors={errors} />
        <TextField
          {...field(`${at}birthLocation`)}
          label="Birth place"
          error={placeErrors(errors, at)}
          autoComplete="off"
        />
      </div>
      {errors[agreed] && (
        <p id={`${agreed}-error`} className="mt-2 text-sm font-semibold text-danger">
          {errors[agreed]?.join(" ")}
        </p>
      )}
      <Checkbox
        id={agreed}
        name={agreed}
        label="They know and agree"
        defaultChecked={values[agreed] === "on"}
        aria-invalid={errors[agreed] ? true : undefined}
        aria-describedby={errors[agreed] ? `${agreed}-error` : undefined}
      />
    </fieldset>
  );
}

/** Neither is ticked: it is theirs to say. */
function Agreements({ values }: Pick<PartProps, "values">) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">What you agree to</legend>
      <p className="mt-1 max-w-prose text-sm text-muted">
        {`You need agree to neither. Without the first, what you send is deleted after ${DRAFT_DAYS} days, or as long after the session that you agree on.`}
      </p>
      <Checkbox
        name="mayKeep"
        label="My data may be kept to remember our sessions, until I ask for their deletion"
        defaultChecked={values.mayKeep === "on"}
      />
      <Checkbox
        name="mayRecord"
        label="Our sessions may be recorded"
        defaultChecked={values.mayRecord === "on"}
      />
    </fieldset>
  );
}

/** What is said once it is there. */
export function IntakeReceivedPage({ yours }: { readonly yours: string }) {
  return (
    <>
      <h1>Thank you: it is there</h1>
      <p role="status" className="mt-2 max-w-prose text-muted">
        The astrologer has what you wrote. Keep the link below if you want to see or delete it later: it is
        the only way to it, and your first link opens nothing any more.
      </p>
      <p className="mt-6">
        <a href={yours} target="_blank" rel="noopener noreferrer" className="link">
          See or delete what I sent
        </a>
      </p>
    </>
  );
}
