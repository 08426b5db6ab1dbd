import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Page } from "~/components/shell/page";
import { errorMeta } from "~/components/shell/page-meta";
import { Card, EmptyState } from "~/components/ui/card";
import { database, stored } from "~/db/database.server";
import { latestMessages } from "~/db/email-outbox.server";
import { letterOf } from "~/email/letter.server";

const SHOWN = 20;
const UNREADABLE = { to: "", message: { subject: "A message that cannot be read", text: "" } };

export const meta = () => errorMeta("Mail");

/** The messages that a deployment would have sent; this page exists on a developer's machine only. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (context.settings.ENVIRONMENT !== "local") throw new Response(null, { status: 404 });
  const db = database(context.bindings.DB);
  const messages = await stored(latestMessages(db, SHOWN));
  return Promise.all(
    messages.map(async (row) => {
      const { to, message } = (await stored(letterOf(db, context.settings, row))) ?? UNREADABLE;
      return { id: row.id, recipient: to, state: row.state, subject: message.subject, text: message.text };
    }),
  );
}

export default function LocalMail() {
  const messages = useLoaderData<typeof loader>();
  return (
    <Page title="Mail" lead="What would have been sent, newest first. A deployment has no such page.">
      {messages.length === 0 ? (
        <EmptyState title="No mail yet">Take the quiz, and its message appears here.</EmptyState>
      ) : (
        <ul className="grid gap-4">
          {messages.map(({ id, recipient, state, subject, text }) => (
            <li key={id}>
              <Card>
                <h2>{subject}</h2>
                <p className="text-sm text-muted">
                  To {recipient} · {state}
                </p>
                <pre className="mt-4 font-sans text-sm break-words whitespace-pre-wrap">{text}</pre>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
