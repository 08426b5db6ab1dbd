import { HOUSE_SYSTEMS, ZODIACS } from "~/astrology/chart-settings";
import { ShownTo } from "~/components/births/shown-to";
import { founder } from "~/components/offers/founder";
import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { Checkbox, TextField } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select";
import { LANGUAGES } from "~/languages";
import { OFFER_IDS } from "~/readings/quiz";
import { KIBIBYTE } from "~/schemas/desk-limits";
import {
  LONGEST_TEXT,
  type Logo,
  MOST_BYTES_OF_LOGO,
  MOST_OFFERS,
  type SiteProfile,
  type SiteText,
} from "~/schemas/site-profile";
import { siteDescription, withOwn } from "~/site";
import type { Values } from "./client-values";
import { FileField } from "./file-field";
import { FoldedPart } from "./folded-part";
import { DeskForm, Done, fieldsOf, type Refused } from "./form-parts";
import { SitePreview } from "./site-preview";
import { languageName, siteLabel } from "./site-values";
import { TextArea } from "./text-area";
import { WhatIsWrong } from "./what-is-wrong";

interface SitePageProps {
  readonly values: Values;
  readonly logo: Logo | null;
  /** The version that the form is made from; 0 where nothing is saved. */
  readonly updatedAt: number;
  readonly refused?: Refused;
  /** What was typed as it would look, where that was asked for. */
  readonly preview?: SiteProfile;
  /** Of a form that came back because another version was saved meanwhile: that one. */
  readonly theirs?: Values;
  readonly said?: string;
}

/** How the site calls itself and what it looks like, for its owner to change. */
export function SitePage(props: SitePageProps) {
  const { logo, updatedAt, refused, preview, theirs, said, values } = props;
  return (
    <>
      <h1>Your site</h1>
      <p className="mt-2 max-w-prose text-muted">
        What is left empty is as it comes with the program. Visitors see a change within a minute.
      </p>
      {said && (
        <Done>
          {said}{" "}
          <a href="/" className="link">
            See it as a visitor
          </a>
        </Done>
      )}
      {preview && <SitePreview profile={preview} />}
      {theirs && <Differences yours={values} theirs={theirs} />}
      <div className="mt-6 grid gap-6">
        <Card>
          <CardHeader title="Words and colours" />
          <SiteForm {...props} />
        </Card>
        <Card id="logo-part">
          <CardHeader
            title="Logo"
            description={`A PNG, or an SVG of shapes alone, of at most ${MOST_BYTES_OF_LOGO / KIBIBYTE} KiB. It stands where our mark does, and in the icons of windows and phones.`}
          />
          <LogoForms logo={logo} refused={refused} />
        </Card>
        {updatedAt > 0 && (
          <Card>
            <CardHeader
              title="Back to the defaults"
              description="Takes all of it away, the logo too: the site is again as it comes with the program."
            />
            <DeskForm name="remove-site" intent="remove-site" refused={ofIntent(refused, "remove-site")}>
              {fieldsOf(ofIntent(refused, "remove-site")).sure && (
                <p className="mt-2 text-sm font-semibold text-danger">
                  {fieldsOf(ofIntent(refused, "remove-site")).sure?.join(" ")}
                </p>
              )}
              <Checkbox name="sure" label="Yes, take all of it away" />
              <Button type="submit" variant="danger" className="mt-3">
                Back to the defaults
              </Button>
            </DeskForm>
          </Card>
        )}
      </div>
    </>
  );
}

function ofIntent(refused: Refused | undefined, intent: string): Refused | undefined {
  return refused?.intent === intent ? refused : undefined;
}

function Differences({ yours, theirs }: { readonly yours: Values; readonly theirs: Values }) {
  const changed = Object.entries(theirs).filter(
    ([name, value]) => !name.endsWith(".id") && value !== (yours[name] ?? "").replaceAll("\r", ""),
  );
  return (
    <section className="mt-6" aria-labelledby="theirs">
      <h2 id="theirs">What was saved meanwhile</h2>
      <p className="mt-1 text-sm text-muted">
        The form below has what you typed. Saved once more, it takes the place of this.
      </p>
      <dl className="mt-3 grid gap-2 text-sm">
        {changed.map(([name, value]) => (
          <div key={name}>
            <dt className="font-semibold">{siteLabel(name)}</dt>
            <dd className="break-words whitespace-pre-line text-muted">{value || "nothing"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Field = (name: string) => {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly defaultValue: string | undefined;
  readonly error: readonly string[] | undefined;
};

function SiteForm({ values, updatedAt, refused: any }: SitePageProps) {
  const refused = ofIntent(any, "save-site");
  const errors = fieldsOf(refused);
  const field: Field = (name) => ({
    id: name,
    name,
    label: siteLabel(name, true),
    defaultValue: values[name],
    error: errors[name],
  });
  const shown = Math.min(MOST_OFFERS, offersIn(values) + 1);
  return (
    <DeskForm
      name="site"
      intent="save-site"
      refused={refused}
      summary={<WhatIsWrong errors={errors} labelOf={(name) => siteLabel(name)} />}
      className="flex flex-col gap-5 md:[&_:is(input,select,textarea)]:scroll-mb-24"
    >
      <input type="hidden" name="updatedAt" value={updatedAt} />
      <SaveOrPreview className="md:hidden" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("name")} autoComplete="off" />
        <TextField {...field("contact")} hint="Whom visitors write to" type="email" autoComplete="off" />
      </div>
      <Texts language="en" field={field} />
      {LANGUAGES.slice(1).map((language) => (
        <FoldedPart
          key={language}
          title={`In ${languageName(language)}`}
          of={[`texts.${language}.`]}
          errors={errors}
          isOpen={Object.keys(values).some((name) => name.startsWith(`texts.${language}.`) && values[name])}
        >
          <p className="mb-4 text-sm text-muted">What is left empty here is said in English there too.</p>
          <div className="flex flex-col gap-5">
            <Texts language={language} field={field} />
          </div>
        </FoldedPart>
      ))}
      <FoldedPart
        title="Colours"
        of={["accent."]}
        errors={errors}
        isOpen={Boolean(values["accent.light"] || values["accent.dark"])}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...field("accent.light")}
            hint="As #rrggbb, such as #7a4b00"
            placeholder="#8a6a1f"
            autoComplete="off"
          />
          <TextField
            {...field("accent.dark")}
            hint="Empty: made from the one by day"
            placeholder="#e3c47a"
            autoComplete="off"
          />
        </div>
      </FoldedPart>
      <FoldedPart title="Offers" of={["offers"]} errors={errors} isOpen={shown > 1}>
        <p className="mb-4 text-sm text-muted">
          {`Up to ${MOST_OFFERS}. As long as there is none of yours, those of the program are shown. Saved, the form has room for one more; one whose fields are emptied goes.`}
        </p>
        {errors.offers && <p className="mb-3 text-sm font-semibold text-danger">{errors.offers.join(" ")}</p>}
        <ul className="grid gap-6">
          {Array.from({ length: shown }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
            <li key={index}>
              <OfferFields
                at={`offers.${index}`}
                title={`Offer ${index + 1}`}
                {...{ field, values, errors }}
              />
            </li>
          ))}
        </ul>
      </FoldedPart>
      <FoldedPart
        title="Charts of visitors who chose nothing"
        of={["settings."]}
        errors={errors}
        isOpen={Boolean(values["settings.houseSystem"] || values["settings.zodiac"])}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField {...field("settings.houseSystem")} options={choices(HOUSE_SYSTEMS)} />
          <SelectField {...field("settings.zodiac")} options={choices(ZODIACS)} />
        </div>
      </FoldedPart>
      <SaveOrPreview className="border-t border-line bg-card py-3 md:sticky md:bottom-0 md:z-10 max-md:border-0 max-md:py-0" />
    </DeskForm>
  );
}

/** At the foot of the window where that is wide; where it would stand over fields, above the form and below it. */
function SaveOrPreview({ className }: { readonly className: string }) {
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <Button type="submit">Save</Button>
      <Button type="submit" variant="secondary" name="preview" value="on">
        Preview
      </Button>
    </div>
  );
}

function offersIn(values: Values): number {
  const rows = Object.entries(values).map(([name, value]) =>
    value && /^offers\.\d\./.test(name) && !/\.(?:id|kind)$/.test(name) ? Number(name.charAt(7)) + 1 : 0,
  );
  return Math.max(0, ...rows);
}

const choices = (names: readonly string[]) => [
  { value: "", label: `As it comes: ${names[0]}` },
  ...names.map((name) => ({ value: name, label: name })),
];

/** Where visitors meet each text. */
const PLACES: Readonly<Record<SiteText, string>> = {
  strapline: "In the menu, at the foot of pages and in the title of the window",
  tagline: "In large letters on the start page, and in the menu",
  description: "On the start page, and where searches and shared links show the site",
  founder: "On the start page, and under “Prepared by” in letters",
  imprint: "On the page “Privacy”, to which “Imprint” at the foot of each page leads",
  privacy: "Near the end of the page “Privacy”",
  paperHead: "At the top of what visitors print",
  paperFoot: "At the end of what visitors print",
};

/** What visitors read of the site where its owner says nothing: whole sentences, which may be true of nobody but us. */
const defaults = () =>
  withOwn(
    null,
    (): Partial<Record<SiteText, string>> => ({
      description: siteDescription(),
      founder: founder(),
    }),
  );

function Texts({ language, field }: { readonly language: string; readonly field: Field }) {
  const ours = language === "en" ? defaults() : {};
  const text = (name: SiteText) => ({
    ...field(`texts.${language}.${name}`),
    lang: language,
    hint: `${PLACES[name]}. At most ${LONGEST_TEXT[name].toLocaleString("en")} letters${ours[name] ? `. Left empty, visitors read: “${ours[name]}”` : ""}`,
  });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...text("strapline")} autoComplete="off" />
        <TextField {...text("tagline")} autoComplete="off" />
      </div>
      <TextArea {...text("description")} rows={3} />
      <TextArea {...text("founder")} rows={2} />
      <TextArea {...text("imprint")} rows={5} />
      <TextArea {...text("privacy")} rows={4} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextArea {...text("paperHead")} rows={2} />
        <TextArea {...text("paperFoot")} rows={2} />
      </div>
    </>
  );
}

const KINDS: Readonly<Record<(typeof OFFER_IDS)[number], string>> = {
  "birth-chart-consultation": "Birth chart",
  "transit-consultation": "Transits",
  "synastry-consultation": "Two charts",
  "comprehensive-session": "Everything together",
};

interface OfferFieldsProps {
  readonly at: string;
  readonly title: string;
  readonly field: Field;
  readonly values: Values;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

function OfferFields({ at, title, field, values, errors }: OfferFieldsProps) {
  const further = LANGUAGES.slice(1);
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-sm font-semibold">{title}</legend>
      <input type="hidden" name={`${at}.id`} value={values[`${at}.id`] ?? ""} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field(`${at}.texts.en.title`)} autoComplete="off" />
        <SelectField
          {...field(`${at}.kind`)}
          hint="By it the quiz knows whom it shows this offer"
          options={[
            { value: "", label: "Anything else" },
            ...OFFER_IDS.map((id) => ({ value: id, label: KINDS[id] })),
          ]}
        />
        <TextField {...field(`${at}.price`)} autoComplete="off" />
        <TextField {...field(`${at}.texts.en.duration`)} autoComplete="off" placeholder="1 hour" />
      </div>
      <TextField
        {...field(`${at}.bookingUrl`)}
        hint="Empty: the form of this site"
        type="url"
        placeholder="https://"
        autoComplete="off"
      />
      <TextArea {...field(`${at}.texts.en.description`)} rows={2} />
      <FoldedPart
        title="In other languages"
        of={further.map((language) => `${at}.texts.${language}.`)}
        errors={errors}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {further.map((language) => (
            <div key={language} className="flex flex-col gap-4" lang={language}>
              {(["title", "duration"] as const).map((text) => {
                const name = `${at}.texts.${language}.${text}`;
                return (
                  <TextField key={text} {...field(name)} hint={languageName(language)} autoComplete="off" />
                );
              })}
              <TextArea
                {...field(`${at}.texts.${language}.description`)}
                hint={languageName(language)}
                rows={2}
              />
            </div>
          ))}
        </div>
      </FoldedPart>
    </fieldset>
  );
}

/** Sent by itself: a file cannot be put back into a form that comes back. */
function LogoForms({ logo, refused: any }: { readonly logo: Logo | null; readonly refused?: Refused }) {
  const refused = ofIntent(any, "save-logo");
  const wrong = fieldsOf(refused).logo;
  return (
    <>
      {logo && (
        <div className="mb-5 flex flex-wrap items-center gap-4">
          <img
            src={`data:${logo.type};base64,${logo.base64}`}
            alt="The logo that is shown now"
            className="size-16 object-contain"
          />
          <DeskForm name="remove-logo" intent="remove-logo" refused={ofIntent(any, "remove-logo")}>
            <Button type="submit" variant="secondary" size="sm">
              Take it away
            </Button>
          </DeskForm>
        </div>
      )}
      <form method="post" encType="multipart/form-data" data-form="logo" className="flex flex-col gap-4">
        <ShownTo />
        <input type="hidden" name="intent" value="save-logo" />
        {wrong && (
          <p role="alert" className="border-s-2 border-danger ps-3 text-sm font-semibold text-danger">
            {wrong.join(" ")}
          </p>
        )}
        <label htmlFor="logo" className="flex flex-col gap-1 text-sm font-semibold">
          A picture
          <FileField id="logo" name="logo" accept="image/png,image/svg+xml" />
        </label>
        <div>
          <Button type="submit">Show this logo</Button>
        </div>
      </form>
    </>
  );
}
