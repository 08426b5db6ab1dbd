import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData, useSearchParams, useSubmit } from "@remix-run/react";
import { SIGNS } from "~/astrology/signs";
import { NAVIGATION } from "~/components/shell/navigation";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC_BY_ADDRESS } from "~/components/shell/static-screen";
import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { Code } from "~/components/ui/code";
import { SelectField } from "~/components/ui/select";

import { Preview } from "~/screens/embed/preview";
import { type Choice, frameSnippet, policySnippet, scriptSnippet } from "~/screens/embed/snippet";

export const handle = STATIC_BY_ADDRESS;

export const meta = pageMeta(
  "On Your Own Site",
  "Put a birth chart, the Moon or any other screen on your own website: choose, look, copy two lines.",
);

export function loader({ context }: LoaderFunctionArgs) {
  return { origin: context.origin, hosts: context.settings.EMBED_ORIGINS };
}

/** The choice stands in the address, and the server has said all it knows. */
export const shouldRevalidate = () => false;

const HOROSCOPE = { value: "horoscope", label: "Horoscope" };
const screens = () => [
  ...NAVIGATION.map(({ to, label }) => ({ value: to.slice(1) || "dashboard", label: label() })),
  { value: "sky-search", label: "Search the Sky" },
  HOROSCOPE,
];
const WHOSE = [
  { value: "", label: "The visitor chooses" },
  ...SIGNS.map((sign) => ({ value: sign as string, label: sign as string })),
];
const THEMES = [
  { value: "auto", label: "The visitor's" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;
const WIDTHS = [
  { value: "full", label: "As wide as its place" },
  { value: "360", label: "360 px" },
  { value: "480", label: "480 px" },
  { value: "768", label: "768 px" },
] as const;

/** What the address asks for; what it asks wrongly is as if unasked. */
function choiceFrom(parameters: URLSearchParams): Choice {
  const { value: screen, label } = screens().find(({ value }) => value === parameters.get("screen")) ?? {
    value: "birth-chart",
    label: "Birth Chart",
  };
  const theme = THEMES.find(({ value }) => value === parameters.get("theme"))?.value ?? "auto";
  const width = WIDTHS.find(({ value }) => value === parameters.get("width"))?.value ?? "full";
  const asked = SIGNS.find((name) => name === parameters.get("sign")) ?? null;
  const sign = screen === HOROSCOPE.value ? asked : null;
  return { screen, label, sign, theme, width: width === "full" ? null : Number(width) };
}

export default function Embed() {
  const { origin, hosts } = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const submit = useSubmit();
  const choice = choiceFrom(parameters);
  return (
    <Page
      title="On Your Own Site"
      lead="Any screen can stand on your website, as high as it needs to be and in your page's theme. Choose one, look at it, and copy two lines."
    >
      <div className="space-y-8">
        <Form
          action="/embed"
          className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4"
          onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
        >
          <SelectField label="Screen" name="screen" defaultValue={choice.screen} options={screens()} />
          {choice.screen === HOROSCOPE.value && (
            <SelectField label="Sign" name="sign" defaultValue={choice.sign ?? ""} options={WHOSE} />
          )}
          <SelectField label="Theme" name="theme" defaultValue={choice.theme} options={THEMES} />
          <SelectField
            label="Width"
            name="width"
            defaultValue={String(choice.width ?? "full")}
            options={WIDTHS}
          />
          <noscript>
            <Button type="submit">Show</Button>
          </noscript>
        </Form>
        <Card>
          <CardHeader
            title="Copy this"
            description="Put it where the screen shall appear. Several on one page are fine; each loads when a visitor comes near it."
          />
          <div className="space-y-6">
            <Code label="With a script" text={scriptSnippet(origin, choice)} />
            <Code
              label="As a plain frame, where your editor takes scripts out"
              text={frameSnippet(origin, choice)}
            />
          </div>
        </Card>
        <section aria-labelledby="preview">
          <h2 id="preview" className="mb-4 text-xl">
            Preview
          </h2>
          {hosts.length > 0 ? (
            <Preview choice={choice} />
          ) : (
            <p className="max-w-prose text-muted">
              No site may show these screens yet, this page included. Whoever runs this site names yours, such
              as https://your-site.example, in the setting EMBED_ORIGINS; the preview appears here then.
            </p>
          )}
        </section>
        <section aria-labelledby="events">
          <h2 id="events" className="mb-4 text-xl">
            What your page is told
          </h2>
          <p className="max-w-prose text-muted">
            The div gets three events: <code>realign:ready</code> when the screen is shown,{" "}
            <code>realign:result</code> when something was calculated, and <code>realign:error</code> when
            that failed, or when the screen cannot be shown; the detail then has a <code>reason</code>. They
            name the screen, and nothing that a visitor typed. What stands in the div before stays until the
            screen is ready: put a link there.
          </p>
        </section>
        <section aria-labelledby="allow">
          <h2 id="allow" className="mb-4 text-xl">
            What your page must allow
          </h2>
          <p className="mb-4 max-w-prose text-muted">
            It must be served over https. A page with a Content-Security-Policy adds two sources to it; a
            plain frame needs the second alone. A sandboxed page needs <code>allow-scripts</code> and{" "}
            <code>allow-same-origin</code>. A page with <code>Cross-Origin-Embedder-Policy</code> gets the
            script, but browsers keep every frame of another site out of it.
          </p>
          <Code label="In your Content-Security-Policy" text={policySnippet(origin)} />
        </section>
      </div>
    </Page>
  );
}
