import type { TextBeside } from "~/calls/desk/texts.server";
import type { ListedText } from "~/calls/desk/texts-shown.server";
import { FormFailure } from "~/components/forms/form-failure";
import { Badge } from "~/components/ui/badge";
import { Button, buttonClass } from "~/components/ui/button";
import { Card, CardHeader, EmptyState } from "~/components/ui/card";
import { Checkbox, TextField } from "~/components/ui/field";
import { Fold } from "~/components/ui/fold";
import { SelectField } from "~/components/ui/select";
import type { KeptText } from "~/db/site-texts.server";
import type { FieldErrors } from "~/failure";
import { LANGUAGE_NAMES, type Language } from "~/languages";
import { LONGEST_SEARCH } from "~/readings/find-texts";
import { MAIN_PART, placeOfKey } from "~/readings/own-texts";
import { TEXT_FOLDERS, type TextFolder } from "~/readings/text-folders";
import { MOST_OWN_TEXTS, TEXTS_OF_A_PAGE } from "~/schemas/desk-limits";
import { FileField } from "./file-field";
import { DeskForm, Done, fieldsOf, type Refused } from "./form-parts";
import { TakeBack } from "./take-back";
import { TextArea } from "./text-area";
import { partTitle, textTitle } from "./text-names";
import { options } from "./words";

/** What is looked for, as it stands in the address. */
export interface Sought {
  readonly lang: Language;
  readonly in: TextFolder;
  readonly q: string;
}

interface TextsPageProps {
  readonly sought: Sought;
  readonly errors: FieldErrors;
  /** What was found, and where the next part begins; null where nothing was looked for. */
  readonly found: { readonly found: readonly ListedText[]; readonly next: number | null } | null;
  readonly from: number;
  readonly theirs: readonly TextBeside[];
  /** Where the part of theirs begins that is shown, and whether it is of those alone that need a look. */
  readonly mine: number;
  readonly isToRead: boolean;
  readonly wasTaken: boolean;
  readonly wasRemoved: boolean;
  /** What a file would have replaced. */
  readonly conflicts: readonly Conflict[];
  readonly refused?: Refused;
}

export interface Conflict {
  readonly yours: Pick<KeptText, "key" | "locale" | "text">;
  readonly theirs: KeptText;
}

/** The way to the form of a text. */
export function textAddress(set: string, id: string, language: string): string {
  return `/desk/texts/text?${new URLSearchParams({ of: `${set}/${id}`, lang: language })}`;
}

/** Every text that the site shows, to be found, and those that are the owner's own words. */
export function TextsPage(props: TextsPageProps) {
  const { found, sought, from } = props;
  return (
    <>
      <h1>Texts</h1>
      <p className="mt-2 max-w-prose text-muted">
        Your words go before ours, for everybody: on pages, in the API and in readings that you prepare.
      </p>
      {props.wasTaken && <Done>The texts of the file are yours now.</Done>}
      {props.wasRemoved && <Done>Yours is taken back: ours is shown again.</Done>}
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Card>
          <CardHeader title="Find a text" />
          <SearchForm sought={sought} errors={props.errors} />
          {found && <Found {...found} sought={sought} from={from} />}
        </Card>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Own {...props} />
          <Files {...props} />
        </div>
      </div>
    </>
  );
}

function SearchForm({ sought, errors }: { readonly sought: Sought; readonly errors: FieldErrors }) {
  return (
    <form method="get" action="/desk/texts" className="grid grid-cols-1 gap-4">
      <TextField
        id="q"
        name="q"
        label="Words of it"
        hint="A sentence as you read it on a page, or a name: Sun, Leo"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        defaultValue={sought.q}
        error={errors.q}
      />
      <SelectField
        id="in"
        name="in"
        label="Among"
        options={options(TEXT_FOLDERS)}
        defaultValue={sought.in}
        error={errors.in}
      />
      <SelectField
        id="lang"
        name="lang"
        label="Language"
        options={options(LANGUAGE_NAMES)}
        defaultValue={sought.lang}
        error={errors.lang}
      />
      <div>
        <Button type="submit">Find</Button>
      </div>
    </form>
  );
}

function Found({
  found,
  next,
  sought,
  from,
}: NonNullable<TextsPageProps["found"]> & { readonly sought: Sought; readonly from: number }) {
  if (found.length === 0) {
    return (
      <p className="mt-6 text-sm" role="status">
        Nothing there has all of these words. Names of people and dates are filled in only on the page: leave
        them out, or look among other texts.
      </p>
    );
  }
  return (
    <section aria-label="What was found" id="found" className="mt-6">
      <ListedTexts texts={found} language={sought.lang} />
      <Pages
        from={from}
        next={next}
        to={(at) => `/desk/texts?${new URLSearchParams({ ...sought, from: String(at) })}#found`}
      />
    </section>
  );
}

/** Texts with their first words, each the way to its form. */
export function ListedTexts({
  texts,
  language,
}: {
  readonly texts: readonly ListedText[];
  readonly language: Language;
}) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {texts.map(({ set, id, parts, isOwn }) => (
        <li key={`${set}/${id}`} className="min-w-0 border-t border-line pt-3">
          <p className="flex flex-wrap items-center gap-2">
            <a href={textAddress(set, id, language)} className="link min-w-0 font-semibold break-words">
              {textTitle(set, id)}
            </a>
            {isOwn && <Badge tone="gold">Yours</Badge>}
          </p>
          <p className="mt-1 line-clamp-3 text-sm break-words text-muted" lang={language}>
            {parts.map(({ text }) => text).join(" · ")}
          </p>
        </li>
      ))}
    </ul>
  );
}

const STATES: Readonly<Record<TextBeside["state"], string | null>> = {
  shown: null,
  changed: "Ours changed since",
  unused: "Not shown",
};

function Own({
  theirs,
  mine,
  isToRead,
  refused,
}: Pick<TextsPageProps, "theirs" | "mine" | "isToRead" | "refused">) {
  const toRead = theirs.filter(({ state }) => state !== "shown");
  const listed = isToRead ? toRead : theirs;
  const shown = listed.slice(mine, mine + TEXTS_OF_A_PAGE);
  const next = listed.length > mine + TEXTS_OF_A_PAGE ? mine + TEXTS_OF_A_PAGE : null;
  const to = (at: number) =>
    `/desk/texts?${new URLSearchParams({ ...(isToRead && { show: "changed" }), mine: String(at) })}#yours`;
  return (
    <section aria-labelledby="yours" className="min-w-0">
      <h2 id="yours" className="scroll-mt-20 text-lg">
        Yours ({theirs.length} of {MOST_OWN_TEXTS})
      </h2>
      {toRead.length > 0 && (
        <p className="mt-2 border-s-2 border-edge ps-3 text-sm" data-to-read>
          {toRead.length === 1 ? "One of yours follows" : `${toRead.length} of yours follow`} a text of ours
          that is another now.{" "}
          <a href={isToRead ? "/desk/texts#yours" : "/desk/texts?show=changed#yours"} className="link">
            {isToRead ? "Show all of yours" : "Show these alone"}
          </a>
        </p>
      )}
      {refused?.intent === "remove-text" && (
        <div className="mt-2">
          <FormFailure outcome={refused.outcome} what="The answer" />
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState title={isToRead ? "None of yours needs a look" : "None is in your words yet"}>
          <p>Find a text, or begin with a client: from their page you get to each text of their chart.</p>
        </EmptyState>
      ) : (
        <ul className="mt-3 grid grid-cols-1 gap-3" data-yours>
          {shown.map((text) => (
            <OwnRow key={`${text.locale} ${text.key}`} text={text} />
          ))}
        </ul>
      )}
      <Pages from={mine} next={next} to={to} />
    </section>
  );
}

function OwnRow({ text: { key, locale, text, updatedAt, ours, state } }: { readonly text: TextBeside }) {
  const place = placeOfKey(key);
  const said = STATES[state];
  return (
    <li className="min-w-0 border-t border-line pt-3">
      <p className="flex flex-wrap items-center gap-2">
        {place && ours !== null ? (
          <a
            href={textAddress(place.set, place.id, locale)}
            className="link min-w-0 font-semibold break-words"
          >
            {textTitle(place.set, place.id)}
          </a>
        ) : (
          <span className="min-w-0 break-words">{place ? textTitle(place.set, place.id) : key}</span>
        )}
        {place && place.part !== MAIN_PART && <span className="text-sm">{partTitle(place.part)}</span>}
        <Badge>{LANGUAGE_NAMES[locale as Language] ?? locale}</Badge>
        {said && <Badge tone="lilac">{said}</Badge>}
      </p>
      <p className="mt-1 line-clamp-3 text-sm break-words text-muted" lang={locale}>
        {text}
      </p>
      {place && state === "unused" && (
        <div className="mt-1">
          <TakeBack name={`remove-${locale}-${key}`} text={{ key, locale, updatedAt }} />
        </div>
      )}
    </li>
  );
}

function Pages({
  from,
  next,
  to,
}: {
  readonly from: number;
  readonly next: number | null;
  readonly to: (at: number) => string;
}) {
  if (next === null && from === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {from > 0 && (
        <a href={to(Math.max(0, from - TEXTS_OF_A_PAGE))} className={buttonClass({ variant: "quiet" })}>
          Those before
        </a>
      )}
      {next !== null && (
        <a href={to(next)} className={buttonClass({ variant: "secondary" })}>
          Further ones
        </a>
      )}
    </p>
  );
}

function Files({
  theirs,
  refused: sent,
  conflicts,
}: Pick<TextsPageProps, "theirs" | "refused" | "conflicts">) {
  const refused = sent?.intent === "bring-texts" ? sent : undefined;
  const errors = fieldsOf(refused);
  const wrong = Object.entries(errors).filter(([name]) => name !== "" && name !== "texts");
  return (
    <Card>
      <CardHeader title="All of yours as a file" id="file" />
      <p className="text-sm">
        <a href="/api/desk/texts" download="own-texts.json" className="link">
          Download your texts
        </a>
      </p>
      {theirs.some(({ state }) => state === "unused") && (
        <p className="mt-2 text-sm text-muted">
          Those that are not shown stand in it apart, as “unused”: they are not taken in again.
        </p>
      )}
      <Fold
        isOpen={Boolean(refused)}
        summary={<span className="text-sm font-semibold">Bring texts from a file</span>}
      >
        <DeskForm
          name="bring-texts"
          intent="bring-texts"
          refused={refused}
          className="grid grid-cols-1 gap-4"
        >
          {wrong.length > 0 && (
            <ul className="grid gap-1 ps-3 text-sm text-danger" data-summary>
              {wrong.slice(0, TEXTS_OF_A_PAGE).map(([name, messages]) => (
                <li key={name}>
                  {fileFieldName(name)}: {messages.join(" ")}
                </li>
              ))}
            </ul>
          )}
          {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
          <label htmlFor="texts-file" className="grid gap-2 text-sm" hidden data-file-into="texts">
            A file of your texts
            <FileField id="texts-file" accept="application/json,.json" />
          </label>
          <TextArea
            id="texts"
            name="texts"
            label="What stands in the file"
            hint="All of it, as it was downloaded. Texts that are there already in other words are shown first."
            rows={6}
            defaultValue={refused?.values.texts}
            error={errors.texts}
          />
          <Checkbox
            name="replace"
            label="Replace those that are there in other words"
            defaultChecked={refused?.values.replace === "on"}
          />
          <div>
            <Button type="submit" variant="secondary">
              Bring them in
            </Button>
          </div>
        </DeskForm>
      </Fold>
    </Card>
  );
}

/** `texts.3.text`: the text of the fourth. */
function fileFieldName(name: string): string {
  const [, index = "", field = ""] = name.split(".");
  return `Text ${Number(index) + 1}, ${field}`;
}

function Conflicts({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  return (
    <div role="alert" className="border-s-2 border-danger ps-3 text-sm">
      <p className="font-semibold">
        {conflicts.length === 1 ? "One text is" : `${conflicts.length} texts are`} here in other words.
        Nothing was overwritten, and nothing of the file is kept yet: tick below that they go, or take them
        out of the file.
      </p>
      <ul className="mt-2 grid gap-3" data-theirs>
        {conflicts.slice(0, TEXTS_OF_A_PAGE).map(({ yours, theirs }) => {
          const place = placeOfKey(yours.key);
          return (
            <li key={`${yours.locale} ${yours.key}`} className="grid gap-1">
              <span className="font-semibold">
                {place ? textTitle(place.set, place.id) : yours.key} (
                {LANGUAGE_NAMES[yours.locale as Language]})
              </span>
              <span className="break-words" lang={yours.locale}>
                Here: {theirs.text}
              </span>
              <span className="break-words" lang={yours.locale}>
                In the file: {yours.text}
              </span>
            </li>
          );
        })}
      </ul>
      {conflicts.length > TEXTS_OF_A_PAGE && (
        <p className="mt-2">And {conflicts.length - TEXTS_OF_A_PAGE} more.</p>
      )}
    </div>
  );
}
