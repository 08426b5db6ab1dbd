import type { RequestReceived } from "~/calls/desk/send-request.server";
import { offerNames } from "~/components/offers/offer-names";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Checkbox, TextField } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select";
import { MOST_LETTERS_OF_QUESTION, MOST_WISHES } from "~/schemas/desk-limits";
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
      <h1>Ask for a consultation</h1>
      <p className="mt-2 max-w-prose text-muted">
        Write what you would like to ask and when it would suit you. You are answered by e-mail; nothing is
        booked and nothing is paid by sending this.
      </p>
      <div className="mt-6">
        <Card>
          <RequestForm {...{ values, refused, token, hasProfile }} />
        </Card>
      </div>
      <p className="mt-4 max-w-prose text-sm text-muted">
        What you send is sealed before it is kept, and nobody but the astrologer reads it. The message that
        you get has a link by which you can delete it.{" "}
        <a href="/privacy" className="link">
          Privacy
        </a>
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
          Leave this empty <input name="website" autoComplete="off" tabIndex={-1} />
        </label>
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("name")} label="Name" autoComplete="name" aria-required />
        <TextField {...field("email")} label="E-mail" type="email" autoComplete="email" aria-required />
      </div>
      <SelectField
        {...field("offer")}
        label="What it is about"
        options={[{ value: "", label: "I do not know yet" }, ...options(offerNames())]}
      />
      <TextArea
        {...field("question")}
        label="Your question"
        hint={`At most ${MOST_LETTERS_OF_QUESTION} letters`}
        rows={6}
        aria-required
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-semibold">When it would suit you</legend>
        {errors.wishes && <p className="text-sm font-semibold text-danger">{errors.wishes.join(" ")}</p>}
        <div className="grid gap-3 sm:grid-cols-3">
          {Array.from({ length: MOST_WISHES }, (_, index) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
              key={index}
              {...field(`wishes.${index}`)}
              label={`Time ${index + 1}`}
              autoComplete="off"
              {...(index === 0 && { placeholder: "Tuesday evening" })}
            />
          ))}
        </div>
        <TextField
          {...field("timezone")}
          data-bring-zone=""
          label="Your time zone"
          hint="Such as Europe/Berlin"
          autoComplete="off"
        />
      </fieldset>
      <WhatGoesAlong values={values} refused={refused} hasProfile={hasProfile} />
      <div>
        <Button type="submit">Send the request</Button>
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
      <legend className="text-sm font-semibold">What may go along</legend>
      <Checkbox
        name="withQuiz"
        label="Send my quiz answers, if you took the quiz"
        defaultChecked={values.withQuiz === "on"}
      />
      <div data-chart hidden={!hasProfile && sent.length === 0 && wrong.length === 0}>
        {wrong.length > 0 && <p className="text-sm font-semibold text-danger">{wrong.join(" ")}</p>}
        <Checkbox
          name="withChart"
          label={
            <>
              Send my chart
              <span data-whose>{hasProfile ? ": the one of my profile" : ""}</span>
            </>
          }
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
  const isSent = emailStatus === "queued" || emailStatus === "sent";
  return (
    <>
      <h1>Your request came in</h1>
      <p role="status" className="mt-2 max-w-prose break-words text-muted">
        You will be answered by e-mail at <bdi>{email}</bdi>.
        {isSent
          ? " A message that says so is on its way, with the link by which you can delete what you sent."
          : " No message goes out now: keep the link below, by which you can delete what you sent."}
      </p>
      <p className="mt-6">
        <a href={yours} target="_blank" rel="noopener noreferrer" className="link">
          See or delete what I sent
        </a>
      </p>
    </>
  );
}
