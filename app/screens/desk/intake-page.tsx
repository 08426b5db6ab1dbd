import { screenAddress } from "~/components/shell/screen-address";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Checkbox, TextField } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select";
import type { FieldErrors } from "~/failure";
import { LANGUAGES_OF_PAGES, screenIn } from "~/further-languages";
import { inUse } from "~/page-language";
import { RELATIONS, SOURCES } from "~/schemas/client";
import {
  DRAFT_DAYS,
  MOST_EVENTS_OF_INTAKE,
  MOST_LETTERS_OF_QUESTION,
  MOST_PEOPLE_OF_INTAKE,
} from "~/schemas/desk-limits";
import * as consultWords from "~/words/consult";
import * as words from "~/words/intake";
import * as shellWords from "~/words/shell";
import type { Values } from "./client-values";
import { FoldedPart } from "./folded-part";
import { DeskForm, fieldsOf, type Refused } from "./form-parts";
import { TextArea } from "./text-area";
import { WhatIsWrong } from "./what-is-wrong";
import { dayOf } from "./words";

interface IntakePageProps {
  readonly values: Values;
  readonly refused?: Refused;
  /** So that the form sent twice is kept once. */
  readonly requestToken: string;
  readonly expiresAt: number;
  /** Of its link. */
  readonly token: string;
}

interface PartProps {
  readonly values: Values;
  readonly errors: FieldErrors;
}

/** The first is what a form says of which nothing is said. */
const SOURCES_IN_ORDER = ["unknown", ...SOURCES.filter((source) => source !== "unknown")] as const;

/** As those say it who know from where they have their birth time. */
const sources = () => SOURCES_IN_ORDER.map((value) => ({ value, label: words.source(value) }));

const relations = () => RELATIONS.map((value) => ({ value, label: consultWords.relation(value) }));

const LABELS: Readonly<Record<string, () => string>> = {
  fullName: words.fullName,
  called: words.whatYouAreCalled,
  language: words.language,
  birthDate: words.birthDate,
  birthTime: words.birthTime,
  birthLocation: words.birthPlace,
  latitude: words.birthPlace,
  longitude: words.birthPlace,
  source: words.howYouKnowTheTime,
  question: words.yourQuestion,
  events: words.datesThatMattered,
  people: words.otherPeople,
  timezone: words.yourTimeZone,
};

const FIELDS_OF_PERSON = [
  "kind",
  "name",
  "birthDate",
  "birthTime",
  "birthLocation",
  "latitude",
  "longitude",
  "agreed",
] as const;

/** `people.0.birthDate` is “Person 1, birth date”. */
function labelOf(name: string): string {
  const [list, index, ofPerson] = name.split(".");
  if (list !== "people" || index === undefined) return LABELS[name]?.() ?? name;
  const number = Number(index) + 1;
  const field = FIELDS_OF_PERSON.find((one) => one === ofPerson);
  return field ? words.ofPerson({ number, field: words.fieldOfPerson(field) }) : words.person({ number });
}

/** The form in the other languages: the owner's link knows of none. */
function OtherLanguages({ token }: { readonly token: string }) {
  return (
    <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {LANGUAGES_OF_PAGES.filter(({ tag }) => tag !== inUse()).map(({ tag, prefix }) => (
        <li key={tag} lang={tag}>
          <a
            href={screenIn(prefix, `/intake/${token}`)}
            hrefLang={tag}
            lang={tag}
            data-language
            className="link"
          >
            {shellWords.pageIsAlsoIn(tag)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where somebody says before a session who they are and what it is about, by the owner's invitation. */
export function IntakePage({ values, refused, requestToken, expiresAt, token }: IntakePageProps) {
  const errors = fieldsOf(refused);
  const field = fieldIn({ values, errors });
  return (
    <>
      {!refused && <OtherLanguages token={token} />}
      <h1>{words.beforeYourSession()}</h1>
      <p className="mt-2 max-w-prose text-muted">{words.whatYouWriteHere({ date: dayOf(expiresAt) })}</p>
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
              <TextField {...field("fullName")} label={words.fullName()} autoComplete="name" aria-required />
              <TextField
                {...field("called")}
                label={words.whatYouAreCalled()}
                hint={words.ifItIsAnother()}
                autoComplete="nickname"
              />
              <TextField
                {...field("language")}
                label={words.language()}
                hint={words.inWhichYouWould()}
                autoComplete="language"
              />
            </div>
            <OwnBirth values={values} errors={errors} />
            <TextArea
              {...field("question")}
              label={words.yourQuestion()}
              hint={words.whatYouWouldLike({ most: MOST_LETTERS_OF_QUESTION })}
              rows={6}
            />
            <TextArea
              {...field("events")}
              label={words.datesThatMattered()}
              hint={words.atMostALineEach({ most: MOST_EVENTS_OF_INTAKE })}
              rows={5}
            />
            <OtherPeople values={values} errors={errors} />
            <Agreements values={values} />
            <input type="hidden" name="timezone" value={values.timezone ?? ""} data-bring-zone="" />
            <div>
              <Button type="submit">{words.sendIt()}</Button>
            </div>
          </DeskForm>
        </Card>
      </div>
      <p className="mt-4 max-w-prose text-sm text-muted">
        {words.allOfItIsSealed({
          privacy: (inner) => (
            <a href={screenAddress("/privacy")} className="link">
              {inner}
            </a>
          ),
        })}
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
      <legend className="mb-3 font-display text-lg font-semibold">{words.yourBirth()}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field("birthDate")}
          label={words.birthDate()}
          hint={words.dateExample()}
          autoComplete="off"
          aria-required
        />
        <BirthTime at="" values={values} errors={errors} isRequired />
        <TextField
          {...field("birthLocation")}
          label={words.birthPlace()}
          hint={words.townAndCountry()}
          error={placeErrors(errors, "")}
          autoComplete="off"
          aria-required
        />
        <SelectField {...field("source")} label={words.howYouKnowTheTime()} options={sources()} />
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
        label={words.birthTime()}
        hint="14:30"
        autoComplete="off"
        aria-required={isRequired}
      />
      <Checkbox
        name={`${at}timeUnknown`}
        label={words.timeIsUnknown()}
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
    <FoldedPart title={words.otherPeopleWhom()} of={["people"]} errors={errors} isOpen={isFilled}>
      <p id="people" className="mb-4 max-w-prose text-sm text-muted">
        {words.onlyWhereYour()}
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
      <legend className="mb-2 text-sm font-semibold">{words.person({ number: index + 1 })}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...field(`${at}kind`)} label={words.whoItIs()} options={relations()} />
        <TextField {...field(`${at}name`)} label={words.name()} autoComplete="off" />
        <TextField {...field(`${at}birthDate`)} label={words.birthDate()} autoComplete="off" />
        <BirthTime at={at} values={values} errors={errors} />
        <TextField
          {...field(`${at}birthLocation`)}
          label={words.birthPlace()}
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
        label={words.theyKnowAndAgree()}
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
      <legend className="text-sm font-semibold">{words.whatYouAgreeTo()}</legend>
      <p className="mt-1 max-w-prose text-sm text-muted">{words.youNeedAgree({ days: DRAFT_DAYS })}</p>
      <Checkbox name="mayKeep" label={words.myDataMayBeKept()} defaultChecked={values.mayKeep === "on"} />
      <Checkbox
        name="mayRecord"
        label={words.sessionsMayBeRecorded()}
        defaultChecked={values.mayRecord === "on"}
      />
    </fieldset>
  );
}

/** What is said once it is there. */
export function IntakeReceivedPage({ yours }: { readonly yours: string }) {
  return (
    <>
      <h1>{words.thankYou()}</h1>
      <p role="status" className="mt-2 max-w-prose text-muted">
        {words.astrologerHas()}
      </p>
      <p className="mt-6">
        <a href={yours} target="_blank" rel="noopener noreferrer" className="link">
          {consultWords.seeOrDelete()}
        </a>
      </p>
    </>
  );
}
