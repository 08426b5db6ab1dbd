import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData, useSearchParams, useSubmit } from "@remix-run/react";
import type { ReactNode } from "react";
import { SIGNS } from "~/astrology/signs";
import { NAVIGATION } from "~/components/shell/navigation";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC_BY_ADDRESS } from "~/components/shell/static-screen";
import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { Code } from "~/components/ui/code";
import { SelectField } from "~/components/ui/select";
import { FURTHER_LANGUAGES, LANGUAGES_OF_PAGES } from "~/further-languages";
import { inLanguage } from "~/page-language";
import { Preview } from "~/screens/embed/preview";
import { type Choice, frameSnippet, policySnippet, scriptSnippet } from "~/screens/embed/snippet";
import * as words from "~/words/embed";
import * as names from "~/words/names";
import * as shellWords from "~/words/shell";

export const handle = STATIC_BY_ADDRESS;

export const meta = pageMeta(words.onYourOwnSite, words.putABirthChart);

export function loader({ context }: LoaderFunctionArgs) {
  const named = () => Object.fromEntries(screens().map(({ value, label }) => [value, label]));
  return {
    origin: context.origin,
    hosts: context.settings.EMBED_ORIGINS,
    /** What each screen is called in each language beside English, which the browser has no words of. */
    labels: Object.fromEntries(FURTHER_LANGUAGES.map(({ tag }) => [tag, inLanguage(tag, named)])),
  };
}

/** The choice stands in the address, and the server has said all it knows. */
export const shouldRevalidate = () => false;

const HOROSCOPE = "horoscope";
const THEMES = ["auto", "light", "dark"] as const;
const LANGUAGES = [...LANGUAGES_OF_PAGES.map(({ tag }) => tag), "auto"] as const;
const WIDTHS = ["full", "360", "480", "768"] as const;

const screens = () => [
  ...NAVIGATION.map(({ to, label }) => ({ value: to.slice(1) || "dashboard", label: label() })),
  { value: "sky-search", label: words.searchTheSky() },
  { value: HOROSCOPE, label: words.horoscope() },
];
const whose = () => [
  { value: "", label: words.visitorChooses() },
  ...SIGNS.map((sign) => ({ value: sign as string, label: names.sign(sign) })),
];
const THEME_NAMES = { auto: words.visitors, light: words.light, dark: words.dark } as const;
const themes = () => THEMES.map((value) => ({ value, label: THEME_NAMES[value]() }));
const languages = () => [
  ...LANGUAGES_OF_PAGES.map(({ tag, name }) => ({ value: tag as string, label: name })),
  { value: "auto", label: words.thatOfYourPage() },
];
const widths = () =>
  WIDTHS.map((value) => ({
    value,
    label: value === "full" ? words.asWideAsIts() : words.pixels({ pixels: value }),
  }));

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the address asks for; what it asks wrongly is as if unasked. */
function choiceFrom(parameters: URLSearchParams, labels: Labels): Choice {
  const { value: screen, label } = screens().find(({ value }) => value === parameters.get("screen")) ?? {
    value: "birth-chart",
    label: shellWords.birthChart(),
  };
  const theme = THEMES.find((theme) => theme === parameters.get("theme")) ?? "auto";
  const language = LANGUAGES.find((language) => language === parameters.get("language")) ?? "en";
  const width = WIDTHS.find((width) => width === parameters.get("width")) ?? "full";
  const asked = SIGNS.find((name) => name === parameters.get("sign")) ?? null;
  const sign = screen === HOROSCOPE ? asked : null;
  return {
    screen,
    label: labels[language]?.[screen] ?? label,
    sign,
    theme,
    language,
    width: width === "full" ? null : Number(width),
  };
}

const code = (inner: ReactNode) => <code>{inner}</code>;

export default function Embed() {
  const { origin, hosts, labels } = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const submit = useSubmit();
  const choice = choiceFrom(parameters, labels);
  return (
    <Page title={words.onYourOwnSite()} lead={words.anyScreenCan()}>
      <div className="space-y-8">
        <Form
          action="/embed"
          className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4"
          onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
        >
          <SelectField
            label={words.screen()}
            name="screen"
            defaultValue={choice.screen}
            options={screens()}
          />
          {choice.screen === HOROSCOPE && (
            <SelectField
              label={words.sign()}
              name="sign"
              defaultValue={choice.sign ?? ""}
              options={whose()}
            />
          )}
          <SelectField label={words.theme()} name="theme" defaultValue={choice.theme} options={themes()} />
          <SelectField
            label={words.language()}
            name="language"
            defaultValue={choice.language}
            options={languages()}
          />
          <SelectField
            label={words.width()}
            name="width"
            defaultValue={String(choice.width ?? "full")}
            options={widths()}
          />
          <noscript>
            <Button type="submit">{words.show()}</Button>
          </noscript>
        </Form>
        <Card>
          <CardHeader title={words.copyThis()} description={words.putItWhere()} />
          <div className="space-y-6">
            <Code label={words.withAScript()} text={scriptSnippet(origin, choice)} />
            <Code label={words.asAPlainFrame()} text={frameSnippet(origin, choice)} />
          </div>
        </Card>
        <section aria-labelledby="preview">
          <h2 id="preview" className="mb-4 text-xl">
            {words.preview()}
          </h2>
          {hosts.length > 0 ? (
            <Preview choice={choice} />
          ) : (
            <p className="max-w-prose text-muted">
              {words.noSiteMay({ example: "https://your-site.example", setting: "EMBED_ORIGINS" })}
            </p>
          )}
        </section>
        <section aria-labelledby="events">
          <h2 id="events" className="mb-4 text-xl">
            {words.whatYourPageIs()}
          </h2>
          <p className="max-w-prose text-muted">
            {words.divGetsThree({
              ready: "realign:ready",
              result: "realign:result",
              error: "realign:error",
              reason: "reason",
              code,
            })}
          </p>
        </section>
        <section aria-labelledby="allow">
          <h2 id="allow" className="mb-4 text-xl">
            {words.whatYourPageMust()}
          </h2>
          <p className="mb-4 max-w-prose text-muted">
            {words.itMustBeServed({
              scripts: "allow-scripts",
              sameOrigin: "allow-same-origin",
              embedderPolicy: "Cross-Origin-Embedder-Policy",
              code,
            })}
          </p>
          <Code label={words.inYourPolicy()} text={policySnippet(origin)} />
        </section>
      </div>
    </Page>
  );
}
