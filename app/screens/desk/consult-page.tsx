import type { RequestReceived } from "~/calls/desk/send-request.server";
import { offerNames } from "~/components/offers/offer-names";
import { screenAddress } from "~/components/shell/screen-address";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Checkbox, TextField } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select";
import { MOST_LETTERS_OF_QUESTION, MOST_WISHES } from "~/schemas/desk-limits";
import * as words from "~/words/consult";
import type { Values } from "./client-values";
import { DeskForm, fieldsOf, type Refused } from "./form-parts";
import { TextArea } from "./text-area";
import { options } from "./words";

interface ConsultPageProps {
  readonly values: Values;
  readonly refused?: Refused;
  /** So that the form sent twice is one request. */
  readonly token: string;
  /** Whether whoever is signed in has saved a birth. */
  readonly hasProfile: boolean;
}

/** Where visitors ask for a consultation. */
export function ConsultPage({ values, refused, token, hasProfile }: ConsultPageProps) {
  return (
    <>
      <h1>{words.askForAConsultation()}</h1>
      <p className="mt-2 max-w-prose text-muted">{words.writeWhatYou()}</p>
      <div className="mt-6">
        <Card>
          <RequestForm {...{ values, refused, token, hasProfile }} />
        </Card>
      </div>
      <p className="mt-4 max-w-prose text-sm text-muted">
        {words.whatYouSendIs({
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

function RequestForm({ values, refused, token, hasProfile }: ConsultPageProps) {
  const errors = fieldsOf(refused);
  const field = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });
  return (
    <DeskForm name="request" intent="send-request" refused={refused} className="flex flex-col gap-5">
      <input type="hidden" name="token" value={token} />
      <p hidden>
        <label>
          {words.leaveThisEmpty()} <input name="website" autoComplete="off" tabIndex={-1} />
        </label>
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("name")} label={words.name()} autoComplete="name" aria-required />
        <TextField
          {...field("email")}
          label={words.email()}
          type="email"
          autoComplete="email"
          aria-required
        />
      </div>
      <SelectField
        {...field("offer")}
        label={words.whatItIsAbout()}
        options={[{ value: "", label: words.iDoNotKnowYet() }, ...options(offerNames())]}
      />
      <TextArea
        {...field("question")}
        label={words.yourQuestion()}
        hint={words.atMostLetters({ most: MOST_LETTERS_OF_QUESTION })}
        rows={6}
        aria-required
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-semibold">{words.whenItWouldSuit()}</legend>
        {errors.wishes && <p className="text-sm font-semibold text-danger">{errors.wishes.join(" ")}</p>}
        <div className="grid gap-3 sm:grid-cols-3">
          {Array.from({ length: MOST_WISHES }, (_, index) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
              key={index}
              {...field(`wishes.${index}`)}
              label={words.time({ number: index + 1 })}
              autoComplete="off"
              {...(index === 0 && { placeholder: words.tuesdayEvening() })}
            />
          ))}
        </div>
        <TextField
          {...field("timezone")}
          data-bring-zone=""
          label={words.yourTimeZone()}
          hint={words.suchAsZone()}
          autoComplete="off"
        />
      </fieldset>
      <WhatGoesAlong values={values} refused={refused} hasProfile={hasProfile} />
      <div>
        <Button type="submit">{words.sendTheRequest()}</Button>
      </div>
    </DeskForm>
  );
}

/** Neither is ticked: it is theirs to send. */
function WhatGoesAlong({ values, refused, hasProfile }: Omit<ConsultPageProps, "token">) {
  const errors = fieldsOf(refused);
  const wrong = Object.keys(errors)
    .filter((name) => name === "withChart" || name.startsWith("chart."))
    .flatMap((name) => errors[name] ?? []);
  const sent = Object.entries(values).filter(([name]) => name.startsWith("chart."));
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{words.whatMayGoAlong()}</legend>
      <Checkbox name="withQuiz" label={words.sendMyQuiz()} defaultChecked={values.withQuiz === "on"} />
      <div data-chart hidden={!hasProfile && sent.length === 0 && wrong.length === 0}>
        {wrong.length > 0 && <p className="text-sm font-semibold text-danger">{wrong.join(" ")}</p>}
        <Checkbox
          name="withChart"
          label={words.sendMyChart({
            of: hasProfile ? words.ofMyProfile() : "",
            whose: (inner) => <span data-whose>{inner}</span>,
          })}
          defaultChecked={values.withChart === "on"}
        />
        {sent.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </div>
    </fieldset>
  );
}

/** What is said once it is there. */
export function ReceivedPage({ emailStatus, yours, email }: RequestReceived & { readonly email: string }) {
  const say =
    emailStatus === "queued" || emailStatus === "sent" ? words.messageIsOnItsWay : words.noMessageGoesOut;
  return (
    <>
      <h1>{words.yourRequestCameIn()}</h1>
      <p role="status" className="mt-2 max-w-prose break-words text-muted">
        {say({ email, bdi: (inner) => <bdi>{inner}</bdi> })}
      </p>
      <p className="mt-6">
        <a href={yours} target="_blank" rel="noopener noreferrer" className="link">
          {words.seeOrDelete()}
        </a>
      </p>
    </>
  );
}
