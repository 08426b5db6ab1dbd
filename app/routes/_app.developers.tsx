import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { Card } from "~/components/ui/card";
import { Code } from "~/components/ui/code";
import { Fold } from "~/components/ui/fold";
import { Failure } from "~/failure";
import { oncePer } from "~/memo";
import { Fields } from "~/screens/developers/fields";
import type { Call, Reference } from "~/screens/developers/reference";
import { TryIt } from "~/screens/developers/try-it";
import { Words } from "~/screens/developers/words";
import * as words from "~/words/developers";

export const handle = STATIC;

export const meta = pageMeta(words.forDevelopers, words.everyCalculationAs);

const DOCUMENT = "/api/openapi.json";
/** What of it this page shows, made with it (`scripts/build-api-document.ts`). */
const REFERENCE = "/api/reference.json";

const referenceIn = oncePer((file: ArrayBuffer) => JSON.parse(new TextDecoder().decode(file)) as Reference);

export async function loader({ context }: LoaderFunctionArgs) {
  const file = await context.readAsset(REFERENCE);
  if (!file) throw new Failure("unavailable", "The API's document cannot be read at the moment.");
  return { origin: context.origin, hosts: context.settings.EMBED_ORIGINS, ...referenceIn(file) };
}

/** It changes with a deployment only. */
export const shouldRevalidate = () => false;

export default function Developers() {
  const { origin, hosts, rules, objects, groups, personal } = useLoaderData<typeof loader>();
  return (
    <Page title={words.forDevelopers()} lead={words.everyCalculationIs()}>
      <div className="flex flex-col gap-10">
        <section aria-labelledby="begin" className="flex max-w-prose flex-col gap-4">
          <h2 id="begin">{words.howToBegin()}</h2>
          <p>
            {words.openACall({
              link: (inner) => (
                <a href={DOCUMENT} className="link">
                  {inner}
                </a>
              ),
            })}
          </p>
          <p>
            {hosts.length > 0
              ? words.pagesOfTheseSites({ hosts: hosts.join(", ") })
              : words.noOtherSites({ setting: "EMBED_ORIGINS", code: (inner) => <code>{inner}</code> })}{" "}
            {words.documentItself()}
          </p>
        </section>
        <section aria-labelledby="rules" className="flex flex-col gap-4">
          <h2 id="rules">{words.whatHoldsFor()}</h2>
          <Words text={rules} />
        </section>
        {groups.map(({ name, description, calls }) => (
          <section key={name} aria-labelledby={name}>
            <h2 id={name}>{name}</h2>
            <p className="mt-1 text-sm text-muted">{description}</p>
            <Card className="mt-4 divide-y divide-line py-1 sm:py-2">
              {calls.map((call) => (
                <Fold key={call.id} id={call.id} isWide summary={<Summary {...call} />}>
                  <Description call={call} origin={origin} />
                </Fold>
              ))}
            </Card>
          </section>
        ))}
        <section aria-labelledby="objects">
          <h2 id="objects">{words.whatSeveralCalls()}</h2>
          <Card className="mt-4 divide-y divide-line py-1 sm:py-2">
            {objects.map(({ name, description, fields }) => (
              <Fold key={name} id={name} isWide summary={<span className="font-semibold">{name}</span>}>
                <p className="mb-4 text-sm">{description}.</p>
                <Fields fields={fields} caption={name} />
              </Fold>
            ))}
          </Card>
        </section>
        <section aria-labelledby="personal">
          <h2 id="personal">{words.forThisSitesOwn()}</h2>
          <p className="mt-1 max-w-prose text-sm text-muted">{words.theseReadOrChange()}</p>
          <ul className="mt-4 flex flex-col gap-2 text-sm">
            {personal.map((call) => (
              <li key={call.id}>
                <Summary {...call} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}

function Summary({ method, path, summary }: Pick<Call, "method" | "path" | "summary">) {
  return (
    <span className="min-w-0">
      <span className="block break-words">
        <code className="text-sm">
          <span className="text-muted">{method}</span> {path}
        </code>
      </span>
      <span className="text-sm">{summary}</span>
    </span>
  );
}

function Description({ call, origin }: { readonly call: Call; readonly origin: string }) {
  return (
    <div className="flex flex-col gap-6">
      <Words text={call.description} />
      <Fields fields={call.fields} caption={words.whatItTakes({ path: call.path })} />
      <Code label={words.example()} text={curl(call, origin)} />
      <TryIt {...call} />
    </div>
  );
}

function curl({ address, body }: Call, origin: string): string {
  if (body === null) return `curl '${origin}${address}'`;
  return `curl '${origin}${address}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`;
}
