import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { Spinner } from "~/components/ui/button";
import { WhenKnown } from "~/components/ui/when-known";
import { type AccountState, fetchAccountState } from "~/screens/profile/account-state";
import { accountState } from "~/screens/profile/account-state.server";
import { type FormAnswer, sendForm } from "~/screens/profile/actions";
import { receiveForm } from "~/screens/profile/actions.server";
import { SignedIn } from "~/screens/profile/signed-in";
import { SignedOut } from "~/screens/profile/signed-out";
import { Unavailable } from "~/screens/profile/unavailable";
import * as words from "~/words/profile";

const aboutProfiles = pageMeta(words.yourProfile, words.saveYourBirthDetails);
const ofOnePerson = pageMeta(words.yourProfile, words.saveYourBirthDetails, { isUnlisted: true });

/** Who is not signed in reads what a profile is for, which anybody may find. */
export const meta: MetaFunction<typeof loader> = (args) =>
  args.data?.account.kind === "visitor" ? aboutProfiles(args) : ofOnePerson(args);

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await accountState(context);
  return json({ account }, account.kind === "unavailable" ? 503 : 200);
}

/** Not awaited: the screen comes at once and shows that it waits. */
export function clientLoader(): { account: AccountState | Promise<AccountState> } {
  return { account: fetchAccountState() };
}

export function action(args: ActionFunctionArgs) {
  return receiveForm(args);
}

export async function clientAction({ request }: ClientActionFunctionArgs): Promise<FormAnswer> {
  return sendForm(await request.formData());
}

/** The forms keep what they were answered. */
export const shouldRevalidate = () => false;

export default function Profile() {
  const { account } = useLoaderData() as ReturnType<typeof clientLoader>;
  const posted = useActionData() as FormAnswer | undefined;
  return (
    <Page title={words.yourProfile()} lead={words.yourBirthDetailsKept()}>
      <div className="@container">
        <WhenKnown value={account} fallback={<Waiting />}>
          {(state) => {
            switch (state.kind) {
              case "visitor":
                return <SignedOut />;
              case "unavailable":
                return <Unavailable />;
              case "signed-in":
                return <SignedIn {...state} posted={posted} />;
            }
          }}
        </WhenKnown>
      </div>
    </Page>
  );
}

function Waiting() {
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-muted">
      <Spinner className="size-6" /> {words.loadingYourProfile()}
    </p>
  );
}
