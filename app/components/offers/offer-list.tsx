import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { OfferId } from "~/readings/quiz";
import type { OwnOffer } from "~/site";
import * as words from "~/words/offers";
import * as skyWords from "~/words/sky";
import { screenAddress } from "../shell/screen-address";
import { buttonClass } from "../ui/button";
import { Card } from "../ui/card";
import { Icon } from "../ui/icons";

interface OfferListProps {
  readonly offers: readonly OwnOffer[];
  /** The level of each title in the page's outline. */
  readonly level?: 2 | 3;
  /** Said under what each is about. */
  readonly note?: (kind: OfferId) => ReactNode;
}

/** What the root's data bring where the site's owner has a desk: then somebody can be asked first. */
interface Root {
  readonly hasDesk?: true;
}

/** Either may be left out by who offers the session. */
export function PriceAndDuration({ price, duration }: Pick<OwnOffer, "price" | "duration">) {
  if (!price && !duration) return null;
  return (
    <p className="mt-3 flex items-center gap-2 text-sm font-semibold tabular">
      {price && <span className="text-gold">{price}</span>}
      {price && duration && (
        <span aria-hidden="true" className="text-muted">
          ·
        </span>
      )}
      {duration && <Icon name="clock" size={16} className="text-muted" />}
      {duration}
    </p>
  );
}

/** Where a session is booked: another site in a new tab, or the form of this one. */
export function BookingLink({ address }: { readonly address: string }) {
  const isOurs = address.startsWith("/");
  return (
    <a
      href={isOurs ? screenAddress(address) : address}
      {...(!isOurs && { target: "_blank", rel: "noopener noreferrer" })}
      className={buttonClass({ variant: "secondary" })}
    >
      {skyWords.schedule()}
      {!isOurs && <Icon name="external" size={16} label={skyWords.opensInANew()} />}
    </a>
  );
}

/** Sessions with an astrologer: what each is about, how long, for how much, and where it is booked. */
export function OfferList({ offers, level = 3, note }: OfferListProps) {
  const Heading = `h${level}` as const;
  const { hasDesk } = (useRouteLoaderData("root") ?? {}) as Root;
  return (
    <ul className="mt-4 grid gap-4">
      {offers.map(({ id, kind, title, description, price, duration, bookingUrl }) => (
        <li key={id}>
          <Card className="flex flex-wrap items-center justify-between gap-5">
            <div className="min-w-0 grow basis-72">
              <Heading className="font-display text-lg font-semibold">{title}</Heading>
              <p className="mt-1 text-sm text-muted">{description}</p>
              {note?.(kind as OfferId)}
              <PriceAndDuration {...{ price, duration }} />
            </div>
            <BookingLink address={bookingUrl} />
          </Card>
        </li>
      ))}
      {hasDesk && (
        <li>
          <a href={screenAddress("/consult")} className="link">
            {words.writeToTheAstrologer()}
          </a>
        </li>
      )}
    </ul>
  );
}
