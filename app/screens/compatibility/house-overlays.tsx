import type { ReactNode } from "react";
import type { CompatibilityAnswer, HouseOverlayAnswer } from "~/answers/compatibility";
import type { HouseNumber } from "~/astrology/houses";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import { Card, CardHeader } from "~/components/ui/card";
import { Fold } from "~/components/ui/fold";
import * as words from "~/words/compatibility";
import * as names from "~/words/names";

/** Where each one's planets fall in the other's houses. */
export function HouseOverlays({ answer }: { readonly answer: CompatibilityAnswer }) {
  const { person1Chart, person2Chart, houseOverlays } = answer;
  const [name1, name2] = [person1Chart.input.name, person2Chart.input.name];
  return (
    <>
      <OverlayCard guest={name1} host={name2} overlays={houseOverlays.person1InPerson2} />
      <OverlayCard guest={name2} host={name1} overlays={houseOverlays.person2InPerson1} />
    </>
  );
}

const bdi = (inner: ReactNode) => <bdi>{inner}</bdi>;

interface OverlayCardProps {
  readonly guest: string;
  readonly host: string;
  readonly overlays: readonly HouseOverlayAnswer[];
}

function OverlayCard({ guest, host, overlays }: OverlayCardProps) {
  return (
    <Card className="@3xl:col-span-5">
      <CardHeader
        title={<span className="break-words">{words.planetsInHouses({ guest, host, bdi })}</span>}
        level={3}
      />
      {overlays.length === 0 ? (
        <p className="text-muted">{words.housesBeginWithA({ guest, host, bdi })}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {overlays.map(({ planet, house, description }) => (
            <li key={planet}>
              <Fold
                summary={
                  <>
                    <span className="shrink-0" style={{ color: bodyColour(planet) }}>
                      <Glyph name={planet} size={22} />
                    </span>
                    <span className="min-w-0 text-sm font-semibold">
                      {words.planetInHouse({
                        planet: names.planet(planet),
                        inHouse: words.inHouse(`${house as HouseNumber}`),
                        house: (inner) => <span className="font-normal text-muted">{inner}</span>,
                      })}
                    </span>
                  </>
                }
              >
                <p className="text-sm break-words">{description}</p>
              </Fold>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
