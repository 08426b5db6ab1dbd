import type { CompatibilityAnswer, HouseOverlayAnswer } from "~/answers/compatibility";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import { Card, CardHeader } from "~/components/ui/card";
import { Fold } from "~/components/ui/fold";
import { ordinal } from "~/readings/ordinal";

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

interface OverlayCardProps {
  readonly guest: string;
  readonly host: string;
  readonly overlays: readonly HouseOverlayAnswer[];
}

function OverlayCard({ guest, host, overlays }: OverlayCardProps) {
  return (
    <Card className="@3xl:col-span-5">
      <CardHeader
        title={
          <span className="break-words">
            <bdi>{guest}</bdi>’s planets in <bdi>{host}</bdi>’s houses
          </span>
        }
        level={3}
      />
      {overlays.length === 0 ? (
        <p className="text-muted">
          Houses begin with a birth time. Without <bdi>{host}</bdi>’s there is no saying into which of them{" "}
          <bdi>{guest}</bdi>’s planets fall.
        </p>
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
                      {planet} <span className="font-normal text-muted">in the {ordinal(house)} house</span>
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
