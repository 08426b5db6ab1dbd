import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { AstrocartographyAnswer } from "~/answers/astrocartography";
import { angularLines, crossingsOf, type Subpoints } from "~/astrology/angular-lines";
import { BODIES, type Body } from "~/astrology/bodies";
import type { GeoPoint } from "~/astrology/sphere";
import { oneOf } from "~/calls/shape";
import { HowItWasRead } from "~/components/births/how-it-was-read";
import { NextSteps } from "~/components/results/next-steps";
import { Card, CardHeader } from "~/components/ui/card";
import { useIsBrowser } from "~/components/ui/use-is-browser";
import { type MapHandle, WorldMap } from "~/components/world-map/world-map";
import { changeHash } from "~/notes/address";
import { note } from "~/notes/note";
import type { Place } from "~/places/place-files";
import type { TileService } from "~/tile-service";
import * as words from "~/words/astrocartography";
import { AnalyzeForm } from "./analyze-form";
import { CitiesOnLines, citiesOn, cityLabel, useKnownCities } from "./cities-on-lines";
import { LinesByDistance } from "./lines-by-distance";
import { LocationAnalysis, type Selection } from "./location-analysis";
import { MapControls } from "./map-controls";
import { MAP_FORM_ID } from "./map-form";
import { mapFormValues } from "./names";
import { placeHash, placeInHash, positionText } from "./position";

interface MapResultProps {
  readonly answer: AstrocartographyAnswer;
  readonly tiles: TileService | null;
}

const NO_PARANS: ReturnType<typeof crossingsOf> = [];

/** Whether this browser wants the background map: yes until its visitor said no. */
const tilesNote = note("map-tiles", { owner: "device", lasts: "device", check: oneOf("on", "off") });

/** Puts the analysed place at the end of the address. */
function nameInAddress(place: GeoPoint | null) {
  changeHash(place ? placeHash(place) : "");
}

/** The map with all that belongs to it. Without JavaScript: the list of lines and texts. */
export function MapResult({ answer, tiles }: MapResultProps) {
  const isInteractive = useIsBrowser();
  const [map, setMap] = useState<MapHandle | null>(null);
  const [visible, setVisible] = useState<ReadonlySet<Body>>(() => new Set(BODIES));
  const [selection, setSelection] = useState<Selection | null>(null);
  const [showsParans, setShowsParans] = useState(false);
  const [showsTiles, setShowsTiles] = useState(true);
  const [areTilesUnreachable, setTilesUnreachable] = useState(false);
  const section = useRef<HTMLElement>(null);

  const curves = useMemo(() => {
    const subpoints = Object.fromEntries(answer.subpoints.map((point) => [point.planet, point])) as unknown;
    return angularLines(
      subpoints as Subpoints,
      BODIES.filter((body) => visible.has(body)),
    );
  }, [answer, visible]);
  const parans = useMemo(() => (showsParans ? crossingsOf(curves) : NO_PARANS), [showsParans, curves]);

  const known = useKnownCities();
  const chosen = useDeferredValue(curves);
  const found = useMemo(() => known && citiesOn(chosen, known), [chosen, known]);
  const cities = useMemo(() => {
    if (!known || !found) return null;
    const named = (city: Place) => ({ ...city, fullName: cityLabel(city) });
    return { onLines: found.map(({ city }) => named(city)), others: known.map(named) };
  }, [known, found]);

  const select = useCallback((place: Selection | null) => {
    setSelection(place);
    nameInAddress(place);
  }, []);
  const analyze = useCallback(
    ({ latitude, longitude, name }: GeoPoint & { readonly name: string }) => {
      select({ latitude, longitude, name, takesFocus: true });
      section.current?.scrollIntoView({ block: "start" });
    },
    [select],
  );

  useEffect(() => {
    setShowsTiles(tilesNote.read() !== "off");
    const readAddress = () => {
      const place = placeInHash(location.hash);
      if (place) setSelection({ ...place, name: null, takesFocus: false });
    };
    readAddress();
    addEventListener("hashchange", readAddress);
    return () => removeEventListener("hashchange", readAddress);
  }, []);

  const place = useMemo(
    () =>
      selection ? { ...selection, name: selection.name ?? positionText(selection) } : answer.birthLocation,
    [selection, answer],
  );
  return (
    <>
      {isInteractive && (
        <section ref={section} aria-labelledby="your-map" className="flex flex-col gap-4">
          <h2 id="your-map" className="sr-only">
            {words.yourLinesAround()}
          </h2>
          <WorldMap
            answer={answer}
            visible={visible}
            parans={parans}
            tiles={showsTiles && !areTilesUnreachable ? tiles : null}
            cities={cities}
            selection={selection}
            onSelect={({ latitude, longitude }, name) =>
              select({ latitude, longitude, name, takesFocus: false })
            }
            onReset={() => {
              select(null);
              map?.reset();
            }}
            onTilesUnreachable={() => setTilesUnreachable(true)}
            onReady={setMap}
          >
            {selection && (
              <LocationAnalysis
                selection={selection}
                answer={answer}
                lines={curves}
                onClose={() => {
                  select(null);
                  map?.focus();
                }}
              />
            )}
          </WorldMap>
          <p className="text-xs text-muted" role="status">
            {areTilesUnreachable && `${words.backgroundCannotBe()} `}
            {tiles && showsTiles && !areTilesUnreachable && <TileCredit tiles={tiles} />}
            {words.outline()}
          </p>
          <MapControls
            visible={visible}
            onVisible={setVisible}
            showsParans={showsParans}
            onParans={setShowsParans}
            showsTiles={tiles && showsTiles && !areTilesUnreachable}
            onTiles={(wanted) => {
              setTilesUnreachable(false);
              setShowsTiles(wanted);
              tilesNote.write(wanted ? "on" : "off");
            }}
          />
        </section>
      )}
      <Card>
        <CardHeader
          title={words.mapOf({ name: answer.input.name, bdi: (inner) => <bdi>{inner}</bdi> })}
          description={answer.birthLocation.name}
        />
        <p className="max-w-prose">{answer.interpretation}</p>
      </Card>
      <HowItWasRead chart={answer} form={MAP_FORM_ID} isFolded />
      {isInteractive && <CitiesOnLines found={found} onCity={analyze} />}
      <Card>
        <CardHeader
          title={words.linesByDistance({ place: place.name })}
          description={words.lineIsStrongest()}
        />
        {isInteractive && (
          <div className="mb-5 max-w-xl screen-only">
            <AnalyzeForm onPlace={analyze} />
          </div>
        )}
        <LinesByDistance place={place} lines={answer.lines} curves={curves} />
      </Card>
      <NextSteps
        steps={["chart", "transits", "compare", "numbers"]}
        canPrint
        link={{
          title: words.mapOfTitle({ name: answer.input.name }),
          content: () => ({
            screen: "astrocartography",
            fields: mapFormValues(answer),
            hash: selection ? placeHash(selection).slice(1) : undefined,
          }),
        }}
      />
    </>
  );
}

/** What most services are set to say, as OpenStreetMap asks for it; of all that is set, this alone has translations. */
const OPEN_STREET_MAP = "© OpenStreetMap contributors";

function TileCredit({ tiles: { attribution, attributionLink } }: { readonly tiles: TileService }) {
  if (attribution === "") return null;
  const credit = attribution.replace(OPEN_STREET_MAP, words.openStreetMap());
  return (
    <>
      {words.background({
        credit: () =>
          attributionLink === "" ? (
            credit
          ) : (
            <a href={attributionLink} className="link" rel="noopener noreferrer" target="_blank">
              {credit}
            </a>
          ),
      })}{" "}
    </>
  );
}
