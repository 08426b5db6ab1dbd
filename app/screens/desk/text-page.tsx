import type { TextBeside } from "~/calls/desk/texts.server";
import type { ListedText, ShownPart, ShownText } from "~/calls/desk/texts-shown.server";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import type { KeptText } from "~/db/site-texts.server";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "~/languages";
import { placeholdersIn } from "~/readings/own-texts";
import { DeskForm, Done, fieldsOf, type Refused, statusOf } from "./form-parts";
import { TakeBack } from "./take-back";
import { TextArea } from "./text-area";
import { partTitle, textTitle } from "./text-names";
import { ListedTexts, textAddress } from "./texts-page";
import { dayOf } from "./words";

interface TextPageProps {
  readonly text: ShownText;
  readonly wasSaved: boolean;
  readonly refused?: Refused;
  /** What is kept now, where another change came between. */
  readonly conflict?: KeptText;
}

/** One text in one language: ours, and beside it theirs to be written. */
export function TextPage({ text, wasSaved, refused, conflict }: TextPageProps) {
  const { set, id, language, languages, parts } = text;
  return (
    <>
      <p className="text-sm">
        <a href={`/desk/texts?${new URLSearchParams({ lang: language })}`} className="link">
          All texts
        </a>
      </p>
      <h1 className="mt-2 break-words">{textTitle(set, id)}</h1>
      <nav aria-label="Language" className="mt-3 flex flex-wrap gap-4 text-sm">
        {LANGUAGES.filter((one) => languages.includes(one)).map((one) => (
          <a
            key={one}
            href={textAddress(set, id, one)}
            aria-current={one === language ? "page" : undefined}
            className={one === language ? "font-semibold" : "link"}
          >
            {LANGUAGE_NAMES[one]}
          </a>
        ))}
      </nav>
      {wasSaved && !refused && <Done>Saved: it is shown to everybody from now on.</Done>}
      <div className="mt-6 grid grid-cols-1 gap-6">
        {parts.map((part) => (
          <PartCard
            key={part.key}
            part={part}
            language={language}
            refused={refused?.values.key === part.key ? refused : undefined}
            conflict={conflict?.key === part.key ? conflict : undefined}
          />
        ))}
      </div>
    </>
  );
}

interface PartCardProps {
  readonly part: ShownPart;
  readonly language: Language;
  readonly refused?: Refused;
  readonly conflict?: KeptText;
}

function PartCard({ part: { name, key, ours, theirs }, language, refused, conflict }: PartCardProps) {
  const notSaved = refused?.intent === "save-text" ? refused : undefined;
  const errors = fieldsOf(notSaved);
  const placeholders = placeholdersIn(ours);
  const updatedAt = versionSeen(theirs, notSaved, conflict);
  return (
    <Card>
      <CardHeader
        title={partTitle(name)}
        id={`part-${name}`}
        aside={theirs && theirs.state !== "unused" && <Badge tone="gold">Yours is shown</Badge>}
      />
      {theirs && <WhyToRead theirs={theirs} />}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <div className="min-w-0">
          <h3 className="text-sm font-semibold">Ours</h3>
          <blockquote className="mt-2 break-words" lang={language} data-ours>
            {ours}
          </blockquote>
          {placeholders.length > 0 && (
            <p className="mt-2 text-sm text-muted">
              {placeholders.join(", ")}: filled in when it is shown. Yours needs the same.
            </p>
          )}
        </div>
        <div className="min-w-0">
          {conflict && <Between theirs={conflict} />}
          <DeskForm name={`text-${name}`} intent="save-text" refused={notSaved} className="grid gap-3">
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="locale" value={language} />
            {updatedAt !== undefined && <input type="hidden" name="updatedAt" value={updatedAt} />}
            <TextArea
              id={`text-${name}`}
              name="text"
              label="Yours"
              hint="Plain words, one paragraph"
              rows={Math.min(14, Math.max(3, Math.ceil(ours.length / 45)))}
              lang={language}
              defaultValue={notSaved?.values.text ?? theirs?.text}
              error={errors.text}
            />
            <div>
              <Button type="submit" variant="secondary">
                Show mine
              </Button>
            </div>
          </DeskForm>
          {theirs && updatedAt !== undefined && (
            <div className="mt-3">
              <TakeBack
                name={`remove-${name}`}
                text={{ key, locale: language, updatedAt }}
                refused={refused?.intent === "remove-text" ? refused : undefined}
              />
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}

/**
 * The version that whoever sends a form of a part has seen: what came back is sent over the one that it was written over,
 * unless the page says what came between.
 */
function versionSeen(theirs: TextBeside | null, notSaved: Refused | undefined, conflict?: KeptText) {
  if (conflict) return conflict.updatedAt;
  if (!notSaved) return theirs?.updatedAt;
  return statusOf(notSaved) === GONE ? undefined : notSaved.values.updatedAt;
}

/** Of a text that was taken back meanwhile, which is new when it is sent again. */
const GONE = 410;

function WhyToRead({ theirs: { state, updatedAt } }: { readonly theirs: TextBeside }) {
  if (state === "shown") return null;
  return (
    <p className="mb-4 border-s-2 border-edge ps-3 text-sm" data-to-read>
      {state === "changed"
        ? `Ours is another since you wrote yours on ${dayOf(updatedAt)}. Yours is shown: read both, and press “Show mine” if it stands.`
        : "Yours is not shown: what is filled in is another than in ours. Write it anew."}
    </p>
  );
}

/** What is kept now; what was typed stands in the form. */
function Between({ theirs }: { readonly theirs: KeptText }) {
  return (
    <div role="alert" className="mb-4 border-s-2 border-danger ps-3 text-sm">
      <p className="font-semibold">
        This text was changed meanwhile, in another tab or on another device. Nothing was overwritten: this is
        shown now, and what you typed stands below. Press again to show yours instead.
      </p>
      <blockquote className="mt-2 break-words" lang={theirs.locale} data-theirs>
        {theirs.text}
      </blockquote>
    </div>
  );
}

/** The texts of a client's chart, each the way to its form. */
export function ClientTexts({
  client,
  part,
  language,
  texts,
}: {
  readonly client: string;
  readonly part: "places" | "story";
  readonly language: Language;
  /** Null where there are no birth data. */
  readonly texts: readonly ListedText[] | null;
}) {
  const to = (asked: { readonly part: string; readonly lang: Language }) =>
    `/desk/texts?${new URLSearchParams({ client, ...asked })}`;
  return (
    <>
      <p className="text-sm">
        <a href={`/desk/client/${client}`} className="link">
          Back to the client
        </a>
      </p>
      <h1 className="mt-2">Texts of a chart</h1>
      <p className="mt-2 max-w-prose text-muted">
        What the reading of their first birth shows. What you write goes before ours for everybody who meets
        the same text.
      </p>
      <nav aria-label="Which texts" className="mt-3 flex flex-wrap gap-4 text-sm">
        {(["places", "story"] as const).map((one) => (
          <a
            key={one}
            href={to({ part: one, lang: language })}
            aria-current={one === part ? "page" : undefined}
            className={one === part ? "font-semibold" : "link"}
          >
            {one === "places" ? "Planets, angles, aspects" : "The story"}
          </a>
        ))}
        {LANGUAGES.map((one) => (
          <a
            key={one}
            href={to({ part, lang: one })}
            aria-current={one === language ? "true" : undefined}
            className={one === language ? "font-semibold" : "link"}
          >
            {LANGUAGE_NAMES[one]}
          </a>
        ))}
      </nav>
      <div className="mt-6">
        <Card>
          {texts ? (
            <ListedTexts texts={texts} language={language} />
          ) : (
            <p className="text-sm text-muted">There are no birth data of this client yet.</p>
          )}
        </Card>
      </div>
    </>
  );
}
