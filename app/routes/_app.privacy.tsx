import { Link, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { brand } from "~/brand";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { Card } from "~/components/ui/card";
import type { loader as rootLoader } from "~/root";
import { InYourBrowser } from "~/screens/privacy/in-your-browser";
import type { Kept } from "~/screens/privacy/kept";
import type { TileService } from "~/tile-service";

export const handle = STATIC;

export const meta = pageMeta(
  "Privacy",
  "What is kept about you, why, for how long, and how to get it or have it deleted.",
);

const KEPT: readonly Kept[] = [
  {
    what: "What you type",
    details: "Names, births and places in the forms of charts and calculations",
    why: "To calculate the answer",
    howLong:
      "Not at all: it is calculated and forgotten. Your last chart stays in your own browser, where you can clear it. A link that you copy holds it in the part of an address that browsers send to nobody.",
  },
  {
    what: "Your account",
    details:
      "What your sign-in service tells: an id, your name, your verified e-mail address, the address of your picture",
    why: "To know you again, and to show that you are signed in",
    howLong: "Until you delete your account",
  },
  {
    what: "Your profile and saved people",
    details: "Name, date, time and place of birth, with the place's coordinates and time zone",
    why: "To fill in the forms for you. Only you can see them.",
    howLong: "Until you change or remove them, or delete your account",
  },
  {
    what: "Your chart settings",
    details: "What you chose in the chart settings while signed in, such as zodiac and orbs",
    why: "So that your charts are drawn in the same way in every browser",
    howLong: "Until you press “Back to the defaults” there, or delete your account",
  },
  {
    what: "Your place",
    details: "The town, or the location rounded to a tenth of a degree, that you named while signed in",
    why: "So that sunrise, planetary hours and eclipses are those of your place in every browser",
    howLong: "Until you press “Another place” there, or delete your account",
  },
  {
    what: "Your calendar's address",
    details:
      "What your calendar holds, and a scrambled form of its address, from which the address cannot be read. The calendar itself is made from your profile each time it is fetched, and holds neither your name nor your birth details.",
    why: "So that your calendar program gets it without signing in",
    howLong: "Until you remove it, or delete your account",
  },
  {
    what: "Quiz answers",
    details: "What you chose, with the name and the e-mail address that you gave",
    why: "To send your path once, and so that the astrologer knows what you are looking for",
    howLong:
      "24 months. They stay when you delete your account, without a link to it, unless you ask for their deletion there.",
  },
  {
    what: "Messages to you",
    details: "Your path after the quiz, and whether it could be sent",
    why: "To send them, again if the first try fails",
    howLong: "30 days",
  },
  {
    what: "Sessions",
    details: "That a browser of yours signed in, and when that ends",
    why: "To keep you signed in",
    howLong: "30 days, or until you sign out there or everywhere; of more than 20 the oldest ends",
  },
  {
    what: "How much is asked for in a day",
    details:
      "How many sign-ins there were in all, from each network and of each person; how many quizzes came from each network, and messages went out for them; and how often each person changed something in their account. Networks and people stand there under scrambled names of that day, from which no address and no account can be read.",
    why: "So that nobody can use up for everybody else what a day has of them",
    howLong: "Until a quarter of an hour after midnight, UTC",
  },
  {
    what: "Signing in inside another site's page",
    details: "That you signed in, for the page that waits for it, and when",
    why: "To hand your session from the window where you signed in to the page you came from",
    howLong: "Good once, and for two minutes; deleted within the quarter of an hour after that",
  },
];

/** Where a tile service's pictures come from, without the name of one of its several machines. */
function hostOf({ url }: TileService): string {
  return url.replace(/^https?:\/\/(\{s\}\.)?([^/]+).*$/s, "$2");
}

export default function Privacy() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const tiles = root?.tiles;
  return (
    <Page title="Privacy" lead="What is kept about you, why, and for how long: all of it, in plain words.">
      <div className="grid gap-10">
        <section aria-labelledby="kept">
          <h2 id="kept">What is kept</h2>
          <ul className="mt-4 grid gap-4 lg:grid-cols-2">
            {[...KEPT, ...(root?.desk ?? [])].map(({ what, details, why, howLong }) => (
              <li key={what} className="grid">
                <Card>
                  <h3>{what}</h3>
                  <p className="text-sm text-muted">{details}</p>
                  <dl className="mt-3 grid gap-2 text-sm">
                    <div>
                      <dt className="text-xs text-muted">Why</dt>
                      <dd>{why}</dd>
                    </div>
                    <div>
                      <dt className="text-xs text-muted">How long</dt>
                      <dd>{howLong}</dd>
                    </div>
                  </dl>
                </Card>
              </li>
            ))}
          </ul>
          <p className="mt-4 max-w-prose text-sm text-muted">
            What is deleted stays recoverable in the database's backups for 7 days, and is gone after that.
          </p>
        </section>
        <section aria-labelledby="in-your-browser">
          <h2 id="in-your-browser">Cookies and your browser</h2>
          <p className="mt-3 mb-6 max-w-prose">
            This is everything that is put into your browser, under the names that your browser shows for it.
            Where another site shows a page of ours, you sign in there on its own, and that cookie is sent
            from within that site only. Nothing follows you: there is no advertising and no analysis of
            visitors.
          </p>
          <InYourBrowser />
        </section>
        <Words title="Who else learns of it">
          <p>
            Your sign-in service learns that you signed in here. Messages go out through an e-mail service.
            Everything runs on Cloudflare. Nobody else is given anything, and nothing is sold.
          </p>
          {tiles ? (
            <p>
              The pictures under your astrocartography map come from {hostOf(tiles)}. Your browser asks for
              them there when your map is drawn, and never before. That service then sees your IP address, the
              address of this site and the part of the world that you look at, which at first is the region
              where you were born: neither your name, nor the day, nor your lines. Switch off “Background map”
              and it is asked for nothing; the coasts and borders are our own.
            </p>
          ) : (
            <p>The astrocartography map is drawn here. No map service learns that you looked at it.</p>
          )}
          <p>
            The server's log notes which page or call was asked for and how it was answered, never with which
            words: no birth details, no place that you look up, no IP address. The hosting platform's own
            record of each request, which would hold the whole address, is switched off.
          </p>
        </Words>
        <Words title="Your data is yours">
          <p>
            On{" "}
            <Link to="/profile" className="link">
              your profile
            </Link>{" "}
            you can download everything that is kept about you as one file, sign out everywhere, and, in a tab
            of its own, delete your account. If you took the quiz without signing in, write to{" "}
            <a href={`mailto:${brand.supportAddress}`} className="link">
              {brand.supportAddress}
            </a>{" "}
            from the address you gave, and your answers are deleted.
          </p>
        </Words>
      </div>
    </Page>
  );
}

function Words({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="max-w-prose">
      <h2>{title}</h2>
      <div className="mt-3 grid gap-3">{children}</div>
    </section>
  );
}
