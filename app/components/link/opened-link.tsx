import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { changeHash } from "~/notes/address";
import * as words from "~/words/link";
import type { AnewState } from "../results/anew";
import { type FormLink, readFormLink } from "./form-link";
import type { ReadLink } from "./link-text";
import { readTransitsLink, type TransitsLink } from "./transits-link";

/** What a link held, null where it could not be read, and what is said of it. */
export interface Opened<Link> {
  readonly link: Link | null;
  readonly note: ReactNode;
}

export function openForm(screen: string, hash: string): Opened<FormLink> {
  const read = readFormLink(screen, hash);
  return read.ok
    ? { link: read.link, note: <Opening filled={words.filledInAndCalculated()} /> }
    : { link: null, note: <Unreadable why={read.why} /> };
}

export function openTransits(hash: string): Opened<TransitsLink> {
  const read = readTransitsLink(hash);
  return read.ok
    ? { link: read.link, note: <Opening filled={words.usedForTheTransits()} /> }
    : { link: null, note: <Unreadable why={read.why} /> };
}

/** Takes the link out of the address, so that it stays neither in sight nor in the history. */
export function takeOutOfAddress(instead = "") {
  changeHash(instead && `#${instead}`);
}

function Opening({ filled }: { readonly filled: string }) {
  const { pathname } = useLocation();
  return (
    <p role="status" className="mb-5 max-w-prose border-s-2 border-lilac ps-3 text-sm screen-only">
      {words.openedFromALink({
        strong: (inner) => <strong className="font-semibold">{inner}</strong>,
        filled,
        link: (inner) => (
          <Link to={pathname} state={{ anew: true } satisfies AnewState} className="link">
            {inner}
          </Link>
        ),
      })}
    </p>
  );
}

const WHY: Readonly<Record<Extract<ReadLink, { ok: false }>["why"], () => string>> = {
  newer: words.itWasMadeBy,
  broken: words.partOfItIs,
};

function Unreadable({ why }: { readonly why: keyof typeof WHY }) {
  return (
    <p
      role="alert"
      ref={(note) => note?.scrollIntoView({ block: "nearest" })}
      className="mb-5 max-w-prose border-s-2 border-danger ps-3 text-sm screen-only"
    >
      <strong className="font-semibold text-danger">{words.thisLinkCannotBe()}</strong> {WHY[why]()}
    </p>
  );
}
