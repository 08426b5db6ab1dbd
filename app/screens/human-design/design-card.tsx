import { LinkToPart } from "~/components/ui/link-to-part";
import * as words from "~/words/human-design";
import type { Told } from "./design-words";

/** What a card says of a centre, a gate or a channel, and where more is said. */
export function DesignCard({ told: { title, lines, more } }: { readonly told: Told }) {
  return (
    <>
      <p className="font-display text-base leading-tight font-semibold">{title}</p>
      {lines.map((line) => (
        <p key={line} className="tabular text-muted">
          {line}
        </p>
      ))}
      {more && (
        <p className="mt-2 border-t border-line pt-2">
          <LinkToPart id={more} className="link">
            {words.readMore()}
          </LinkToPart>
        </p>
      )}
    </>
  );
}
