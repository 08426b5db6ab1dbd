import { Link, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { Card } from "~/components/ui/card";
import type { loader as rootLoader } from "~/root";
import { InYourBrowser } from "~/screens/privacy/in-your-browser";
import { allKept } from "~/screens/privacy/kept";
import { own, site } from "~/site";
import type { TileService } from "~/tile-service";
import * as words from "~/words/privacy";

export const handle = STATIC;

export const meta = pageMeta(words.privacy, words.whatIsKeptWhy);

/** Where a tile service's pictures come from, without the name of one of its several machines. */
function hostOf({ url }: TileService): string {
  return url.replace(/^https?:\/\/(\{s\}\.)?([^/]+).*$/s, "$2");
}

export default function Privacy() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const tiles = root?.tiles;
  const ofOwner = own();
  return (
    <Page title={words.privacy()} lead={words.allOfItInPlain()}>
      <div className="grid gap-10">
        <section aria-labelledby="kept">
          <h2 id="kept">{words.whatIsKept()}</h2>
          <ul className="mt-4 grid gap-4 lg:grid-cols-2">
            {allKept(Boolean(root?.hasDesk)).map(({ what, details, why, howLong }) => (
              <li key={what} className="grid">
                <Card>
                  <h3>{what}</h3>
                  <p className="text-sm text-muted">{details}</p>
                  <dl className="mt-3 grid gap-2 text-sm">
                    <div>
                      <dt className="text-xs text-muted">{words.why()}</dt>
                      <dd>{why}</dd>
                    </div>
                    <div>
                      <dt className="text-xs text-muted">{words.howLong()}</dt>
                      <dd>{howLong}</dd>
                    </div>
                  </dl>
                </Card>
              </li>
            ))}
          </ul>
          <p className="mt-4 max-w-prose text-sm text-muted">{words.backupsStay()}</p>
        </section>
        <section aria-labelledby="in-your-browser">
          <h2 id="in-your-browser">{words.cookiesAndYour()}</h2>
          <p className="mt-3 mb-6 max-w-prose">{words.thisIsEverything()}</p>
          <InYourBrowser />
        </section>
        <Words title={words.whoElseLearns()}>
          <p>{words.yourSignInService()}</p>
          <p>{tiles ? words.picturesComeFrom({ host: hostOf(tiles) }) : words.mapIsDrawnHere()}</p>
          <p>{words.serversLogNotes()}</p>
        </Words>
        {ofOwner && <OwnWords id="imprint" title={words.whoIsResponsible()} text={ofOwner.imprint} />}
        {ofOwner && <OwnWords title={words.whatElseThereIs()} text={ofOwner.privacy} />}
        <Words title={words.yourDataIsYours()}>
          <p>
            {words.onYourProfile({
              address: site.contact,
              profile: (inner) => (
                <Link to="/profile" className="link">
                  {inner}
                </Link>
              ),
              mail: (inner) => (
                <a href={`mailto:${site.contact}`} className="link">
                  {inner}
                </a>
              ),
            })}
          </p>
        </Words>
      </div>
    </Page>
  );
}

/**
 * What the owner says, in its own lines. It stands there in any case where there is a profile, and is not seen where it
 * says nothing: a screen that a device keeps is filled in with whatever there is.
 */
function OwnWords({
  id,
  title,
  text = "",
}: {
  readonly id?: string;
  readonly title: string;
  readonly text?: string;
}) {
  return (
    <section id={id} className="max-w-prose has-[p:empty]:hidden">
      <h2>{title}</h2>
      <p className="mt-3 whitespace-pre-line">{text}</p>
    </section>
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
