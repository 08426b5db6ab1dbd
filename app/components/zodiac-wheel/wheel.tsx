// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: the rule takes every <g> for focusable; these are not
import { useId } from "react";
import type { Aspect } from "~/astrology/aspects";
import type { Body } from "~/astrology/bodies";
import type { ChartPosition, House } from "~/astrology/chart";
import { slugOf } from "../body-style";
import { Angles } from "./angles";
import { aspectWeight, TEMPERS } from "./aspect-style";
import { BodyRing, type WheelBody } from "./bodies";
import { DOUBLE_DIAL, dialAngle, format, pointAt, SINGLE_DIAL, SIZE } from "./dial";
import { placeBodies } from "./layout";
import { HouseRing, SignRing } from "./rings";
import { formatSignPosition } from "./sign-position";

export interface ZodiacWheelProps {
  /** Whose sky it is: "Ada's birth chart". */
  readonly label: string;
  /** Planets and points, in the order in which the keyboard visits them. */
  readonly bodies: readonly WheelBody[];
  /** Empty when the birth time is unknown. */
  readonly houses: readonly Pick<House, "house" | "longitude">[];
  /** Null when the birth time is unknown: then 0° Aries stands at the left. */
  readonly rising: ChartPosition | null;
  readonly midheaven: ChartPosition | null;
  /** Between `bodies`; with `outer`, `planet1` is one of `bodies` and `planet2` one of the outer ones. */
  readonly aspects: readonly Pick<Aspect<Body>, "planet1" | "planet2" | "type" | "orb">[];
  /** A second ring: another person, or the sky of another day. */
  readonly outer?: { readonly label: string; readonly bodies: readonly WheelBody[] };
}

export function ZodiacWheel({ label, bodies, houses, rising, midheaven, aspects, outer }: ZodiacWheelProps) {
  const id = `wheel${useId().replaceAll(":", "")}`;
  const ascendant = rising?.longitude ?? 0;
  const dial = outer ? DOUBLE_DIAL : SINGLE_DIAL;
  const dialAngleOf = (longitude: number) => dialAngle(longitude, ascendant);
  const quarters = [rising?.longitude, midheaven?.longitude]
    .filter((longitude) => longitude !== undefined)
    .flatMap((longitude) => [dialAngleOf(longitude), dialAngleOf(longitude + 180)]);

  const placed = placeBodies(bodies, ascendant, dial.bodies, quarters);
  const outerPlaced = outer && dial.outer && placeBodies(outer.bodies, ascendant, dial.outer, quarters);
  const glyphAngles = [...placed, ...(outerPlaced ?? [])].map(({ glyphAngle }) => glyphAngle);

  const outerPrefix = outer ? "outer-" : "";
  const ends = aspects.map(
    ({ planet1, planet2 }) => [slugOf(planet1), outerPrefix + slugOf(planet2)] as const,
  );
  const litBy = (key: string) => [key, ...ends.flatMap(([a, b]) => (a === key ? [b] : b === key ? [a] : []))];
  const longitudes = new Map<string, number>([
    ...bodies.map(({ planet, longitude }) => [slugOf(planet), longitude] as const),
    ...(outer?.bodies ?? []).map(({ planet, longitude }) => [`outer-${slugOf(planet)}`, longitude] as const),
  ]);

  return (
    <div className="wheel-frame">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset */}
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        className={`wheel ${outer ? "wheel-double" : ""}`}
        role="group"
        aria-label={`Zodiac wheel: ${label}${outer ? ` with ${outer.label} around it` : ""}`}
        aria-describedby={`${id}-description`}
      >
        <desc id={`${id}-description`}>
          {rising
            ? `The ascendant, ${formatSignPosition(rising)}, is at the left; signs and houses follow counter-clockwise.`
            : "Without a birth time there are no houses: 0° Aries is at the left and the signs follow counter-clockwise."}{" "}
          Each body can be visited with the Tab key; the tables beside the wheel hold the same data.
        </desc>
        <SignRing dial={dial} angleOf={dialAngleOf} />
        <HouseRing dial={dial} houses={houses} angleOf={dialAngleOf} />
        {rising && <Angles {...{ id, dial, rising, midheaven, glyphAngles }} angleOf={dialAngleOf} />}
        <g className="wheel-aspects" aria-hidden="true">
          {/* The closest, first in the list, are drawn last: on top. */}
          {[...aspects].reverse().map(({ planet1, planet2, type, orb }) => {
            const [a, b] = [slugOf(planet1), outerPrefix + slugOf(planet2)];
            const [from, to] = [longitudes.get(a), longitudes.get(b)];
            if (from === undefined || to === undefined) return null;
            const [start, end] = [from, to].map((longitude) => pointAt(dial.aspects, dialAngleOf(longitude)));
            return (
              <path
                key={`${a} ${b} ${type}`}
                d={start && end && `M${format(start)}L${format(end)}`}
                data-lit={`${a} ${b}`}
                className={`wheel-aspect wheel-${TEMPERS[type]} wheel-weight-${aspectWeight(type, orb)}`}
              />
            );
          })}
        </g>
        <BodyRing {...{ bodies, placed, dial, litBy }} ring={dial.bodies} />
        {outer && dial.outer && outerPlaced && (
          <BodyRing
            {...{ dial, litBy }}
            bodies={outer.bodies}
            placed={outerPlaced}
            ring={dial.outer}
            owner={outer.label}
          />
        )}
      </svg>
    </div>
  );
}
