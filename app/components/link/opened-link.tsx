import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { changeHash } from "~/notes/address";
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
    ? { link: read.link, note: <Opening filled="filled in and calculated as if you had typed them" /> }
    : { link: null, note: <Unreadable why={read.why} /> };
}

export function openTransits(hash: string): Opened<TransitsLink> {
  const read = readTransitsLink(hash);
  return read.ok
    ? { link: read.link, note: <Opening filled="used for the transits below" /> }
    : { link: null, note: <Unreadable why={read.why} /> };
}

/** Takes the link out of the address, so that it stays neither in sight nor in the history. */
export function takeOutOfAddress(instead = "") {
  changeHash(instead && `#${instead}`);
}

function Opening({ filled }: { readonly filled: string }) {
  const { pathname } = useLocation();
  return (
    <p role="status" className="mb-5 max-w-prose border-l-2 border-lilac pl-3 text-sm screen-only">
      <strong className="font-semibold">Opened from a link.</strong> Its details stood in the part of an
      address that browsers send to nobody. They were {filled}, and the address holds them no longer. Nothing
      of it is kept as yours.{" "}
      <Link to={pathname} state={{ anew: true } satisfies AnewState} className="link">
        Draw yours
      </Link>
    </p>
  );
}

const WHY: Readonly<Record<Extract<ReadLink, { ok: false }>["why"], string>> = {
  newer: "It was made by a newer version of this page: load the page again, then open the link once more.",
  broken:
    "Part of it is missing, or it was changed on its way. Ask for it again, or fill in the form yourself.",
};

function Unreadable({ why }: { readonly why: keyof typeof WHY }) {
  return (
    <p
      role="alert"
      ref={(note) => note?.scrollIntoView({ block: "nearest" })}
      className="mb-5 max-w-prose border-l-2 border-danger pl-3 text-sm screen-only"
    >
      <strong className="font-semibold text-danger">This link cannot be read.</strong> {WHY[why]}
    </p>
  );
}
