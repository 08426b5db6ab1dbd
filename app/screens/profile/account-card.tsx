import { useFetcher } from "@remix-run/react";
import type { MouseEvent } from "react";
import { callApi } from "~/calls/call-api";
import { holding, text } from "~/calls/shape";
import { SHOWN_TO_FIELD } from "~/calls/shown-to";
import { ShownTo, useShownTo } from "~/components/births/shown-to";
import { useAnswered } from "~/components/results/use-answered";
import { useIsEmbed } from "~/components/shell/embed";
import { logoutAddress, screenAddress } from "~/components/shell/screen-address";
import { useToast } from "~/components/shell/toaster";
import { Button, buttonClass } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { Checkbox, TextField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icons";
import { forgetBirthNotes } from "~/notes/note";
import { DELETION_WORD } from "~/schemas/account-limits";
import { site } from "~/site";
import * as words from "~/words/profile";
import * as shellWords from "~/words/shell";
import type { FormAnswer } from "./actions";
import { FormProblem } from "./form-problem";

type Deleting = Extract<FormAnswer, { intent: "delete-account" }>;

/** What belongs to the account itself: everything kept as a file, signing out everywhere, and the end of it. */
export function AccountCard({ posted }: { readonly posted: Deleting | undefined }) {
  const isEmbed = useIsEmbed();
  return (
    <Card>
      <CardHeader title={words.yourAccount()} />
      <div className="grid gap-3">
        <Download />
        <form
          method="post"
          action={logoutAddress()}
          onSubmit={() => forgetBirthNotes()}
          className="grid gap-3"
        >
          <ShownTo />
          {isEmbed && (
            <button type="submit" className={buttonClass({ variant: "secondary" })}>
              <Icon name="logout" size={18} /> {shellWords.logout()}
            </button>
          )}
          <button
            type="submit"
            name="everywhere"
            value="true"
            className={buttonClass({ variant: "secondary" })}
          >
            <Icon name="logout" size={18} /> {words.signOutEverywhere()}
          </button>
        </form>
        {isEmbed ? <DeletedElsewhere /> : <DeleteAccount posted={posted} />}
      </div>
    </Card>
  );
}

/** The link says whose data it means; before it is followed the page asks, to have words for what goes wrong. */
function Download() {
  const { toast } = useToast();
  const address = `/api/account?${SHOWN_TO_FIELD}=${useShownTo()}`;
  const download = async (event: MouseEvent) => {
    event.preventDefault();
    const user = await callApi("/api/auth/user", holding<{ id: string }>({ id: text }));
    if (user.ok) location.assign(address);
    else
      toast({
        title: words.error(),
        description: user.reason ?? words.failedToDownload(),
        tone: "warning",
      });
  };
  return (
    <a
      href={address}
      download="my-data.json"
      onClick={download}
      className={buttonClass({ variant: "secondary" })}
    >
      <Icon name="download" size={18} /> {words.downloadMyData()}
    </a>
  );
}

/** A page around ours could lay itself over the form. */
function DeletedElsewhere() {
  return (
    <p className="text-sm text-muted">
      {words.accountIsDeletedOn({
        brand: site.name,
        link: (inner) => (
          <a href={screenAddress("/profile")} target="_blank" rel="noreferrer" className="link">
            {inner}
          </a>
        ),
      })}
    </p>
  );
}

function DeleteAccount({ posted }: { readonly posted: Deleting | undefined }) {
  const fetcher = useFetcher<Deleting>({ key: "delete-account" });
  const { toast } = useToast();
  const outcome = (fetcher.data ?? posted)?.outcome;
  const isPending = fetcher.state !== "idle" || Boolean(fetcher.data?.outcome.ok);

  useAnswered(fetcher.data, ({ outcome }) => {
    if (outcome.ok) {
      forgetBirthNotes();
      location.assign(screenAddress("/?notice=account-deleted"));
    } else if (Object.keys(outcome.fields).length === 0) {
      toast({
        title: words.error(),
        description: words.failedToDelete(),
        tone: "warning",
      });
    }
  });

  return (
    <details open={posted && !posted.outcome.ok}>
      <summary className="inline-flex h-11 w-full list-none items-center justify-center gap-2 rounded-md text-sm font-semibold text-danger transition-colors hover:bg-danger-soft [&::-webkit-details-marker]:hidden">
        <Icon name="trash" size={18} /> {words.deleteMyAccount()}
      </summary>
      {/* Unkept: the word is typed to the account that it deletes. */}
      <fetcher.Form
        method="post"
        action="/profile"
        noValidate
        data-unkept
        className="mt-4 flex flex-col gap-4"
      >
        <input type="hidden" name="intent" value="delete-account" />
        <ShownTo />
        <p className="text-sm text-muted">{words.yourProfileYourSaved()}</p>
        {outcome && !outcome.ok && !outcome.fields.confirmation && <FormProblem outcome={outcome} />}
        <Checkbox name="quizSubmissions" label={words.deleteMyQuizAnswers()} />
        <TextField
          id="confirmation"
          name="confirmation"
          label={words.typeToConfirm({ word: DELETION_WORD })}
          error={outcome && !outcome.ok ? outcome.fields.confirmation : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="danger" pending={isPending}>
          {isPending ? words.deleting() : words.deleteMyAccount()}
        </Button>
      </fetcher.Form>
    </details>
  );
}
