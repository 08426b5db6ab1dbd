import { LINE_TYPES } from "~/astrology/angular-lines";
import { Card } from "~/components/ui/card";
import { Fold } from "~/components/ui/fold";
import { LINE_DASHES } from "~/components/world-map/line-style";
import * as words from "~/words/astrocartography";
import * as guide from "~/words/map-guide";
import * as mapWords from "~/words/world-map";

/** What the four kinds of line mean, and how each is drawn; folded once a map is what the visitor looks at. */
export function AngleCards({ isFolded }: { readonly isFolded: boolean }) {
  return (
    <Card>
      <div className="-my-3">
        <Fold isOpen={!isFolded} isWide summary={<h2>{words.fourAngularLines()}</h2>}>
          <p className="mb-5 text-sm text-muted">{words.everyPlanetDraws()}</p>
          <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
            {LINE_TYPES.map((lineType) => (
              <div key={lineType}>
                <dt className="flex flex-wrap items-baseline gap-x-2.5">
                  <span className="font-display text-lg font-semibold text-gold">
                    {mapWords.angleLetters(lineType)}
                  </span>
                  <span className="font-semibold">{words.angle(lineType)}</span>
                  <svg width="64" height="8" aria-hidden="true" className="ms-auto self-center text-muted">
                    <path
                      d="M0 4H64"
                      stroke="currentColor"
                      strokeWidth={2}
                      strokeDasharray={LINE_DASHES[lineType]}
                    />
                  </svg>
                </dt>
                <dd className="mt-1 text-sm">{guide.text(lineType)}</dd>
                <dd className="mt-2 text-xs text-muted">{guide.themes(lineType)}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
    </Card>
  );
}
