import { BODIES, type Body } from "~/astrology/bodies";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/field";
import * as words from "~/words/astrocartography";
import * as names from "~/words/names";

interface MapControlsProps {
  readonly visible: ReadonlySet<Body>;
  readonly onVisible: (bodies: ReadonlySet<Body>) => void;
  readonly showsParans: boolean;
  readonly onParans: (shown: boolean) => void;
  /** Null where no tile service is configured. */
  readonly showsTiles: boolean | null;
  readonly onTiles: (shown: boolean) => void;
}

const ALL: ReadonlySet<Body> = new Set(BODIES);
const NONE: ReadonlySet<Body> = new Set();

/** Which lines are drawn, and on what; on a phone the planets are one row, which scrolls. */
export function MapControls({
  visible,
  onVisible,
  showsParans,
  onParans,
  showsTiles,
  onTiles,
}: MapControlsProps) {
  const toggle = (body: Body) => {
    const next = new Set(visible);
    if (!next.delete(body)) next.add(body);
    onVisible(next);
  };
  return (
    <section
      aria-labelledby="map-controls"
      className="rounded-lg border border-line bg-card p-4 shadow-card screen-only"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <h3 id="map-controls" className="font-display text-lg font-semibold max-sm:w-full sm:me-auto">
          {words.mapControls()}
        </h3>
        <div className="flex flex-wrap gap-x-5">
          <Checkbox
            label={words.parans()}
            checked={showsParans}
            onChange={(event) => onParans(event.target.checked)}
          />
          {showsTiles !== null && (
            <Checkbox
              label={words.backgroundMap()}
              checked={showsTiles}
              onChange={(event) => onTiles(event.target.checked)}
            />
          )}
        </div>
      </div>
      {showsParans && <p className="mt-1 text-xs text-muted">{words.paransLatitudesOn()}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row */}
      <div
        role="group"
        aria-label={words.planetsOnTheMap()}
        className="mt-2 flex gap-1.5 py-1 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
      >
        <Button variant="quiet" size="sm" onClick={() => onVisible(ALL)}>
          {words.all()}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onVisible(NONE)}>
          {words.none()}
        </Button>
        {BODIES.map((body) => {
          const isShown = visible.has(body);
          return (
            <button
              key={body}
              type="button"
              aria-pressed={isShown}
              onClick={() => toggle(body)}
              className={`inline-flex h-9 shrink-0 items-center gap-1.5 rounded-md border px-2.5 text-sm transition-colors ${
                isShown
                  ? "border-edge bg-raised text-ink"
                  : "border-dashed border-edge/60 bg-transparent text-muted"
              } hover:border-gold`}
            >
              <span style={isShown ? { color: bodyColour(body) } : undefined} className="inline-flex">
                <Glyph name={body} size={16} />
              </span>
              {names.body(body)}
            </button>
          );
        })}
      </div>
    </section>
  );
}
