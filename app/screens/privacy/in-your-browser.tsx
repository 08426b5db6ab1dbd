import * as words from "~/words/privacy";

/** Names as the browser's own list of cookies and site data shows them. */
const COOKIES = ["__Host-session", "__Host-login", "__Host-notice", "sidebar_state"] as const;

const STORED = [
  "theme",
  "language",
  "last-birth-chart",
  "last-birth-chart-owner",
  "last-reading",
  "last-reading-owner",
  "births",
  "births-owner",
  "in-use",
  "in-use-owner",
  "pair",
  "pair-owner",
  "looked-at",
  "looked-at-owner",
  "sign",
  "sign-owner",
  "place",
  "place-owner",
  "settings",
  "settings-owner",
  "technique",
  "hemisphere",
  "utc",
  "map-tiles",
  "quiz",
  "quiz-owner",
  "step",
  "typed",
  "realign-host",
  "positions",
] as const;

const FILES = ["build"] as const;

type Name = (typeof COOKIES | typeof STORED | typeof FILES)[number];

/** Every cookie and every key of the browser's storage that the app sets; a browser test holds the list to that. */
export function InYourBrowser() {
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
      <Entries title={words.cookiesWhichTravel()} names={COOKIES} />
      <Entries title={words.notesWhichStay()} names={STORED} />
      <Entries title={words.filesOfTheSite()} names={FILES} />
    </div>
  );
}

function Entries({ title, names }: { readonly title: string; readonly names: readonly Name[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <dl className="mt-3 text-sm">
        {names.map((name) => (
          <div key={name} className="border-t border-line py-2.5">
            <dt>
              <code>{name}</code>
            </dt>
            <dd className="mt-0.5">{words.noteWhy(name)}</dd>
            <dd className="mt-0.5 text-xs text-muted">{words.noteHowLong(name)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
