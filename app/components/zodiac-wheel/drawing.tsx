// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: the rule takes every <g> for focusable; these are not
import { useId } from "react";
import * as words from "~/words/zodiac-wheel";
import type { MarkProps } from "../drawings/mark";
import { Written } from "../ui/written";
import { Angles } from "./angles";
import { TEMPERS } from "./aspect-style";
import { aspectWeight } from "./aspect-weight";
import { BodyRing } from "./bodies";
import { CENTER, dialAngle, format, pointAt, round, SIGNS_RADIUS, SIZE, segmentPath } from "./dial";
import type { WheelForm } from "./forms";
import type { WheelLayout } from "./layout";
import { HouseSectors, Hub, Scale, SignRing } from "./rings";
import { formatSignPosition } from "./sign-position";
import { spokenOf } from "./titles";
import { aspectEnds, endLongitudes, type WheelChart } from "./wheel-chart";

interface WheelDrawingProps {
  readonly chart: WheelChart;
  readonly layout: WheelLayout;
  /** The keys of what a card tells about: a body, or an aspect and its two bodies. */
  readonly shown: readonly string[];
  readonly isAspectShown: boolean;
  /** The keys of the planets of the figure that is lit; none where none is. */
  readonly figure: readonly string[];
  readonly isLive: boolean;
  /** Whether there is room for the full form in any case. */
  readonly isLarge: boolean;
  /** The key of the mark that the Tab key meets. */
  readonly tabStop: string;
}

/** A style shows the one that there is room for. */
const FORM_NAMES: readonly WheelForm[] = ["full", "compact"];
const LARGE_FORM_NAMES: readonly WheelForm[] = ["full"];

/** The wheel as one SVG: complete without a script, on paper and on any width. */
export function WheelDrawing(props: WheelDrawingProps) {
  const { chart, layout, shown, isAspectShown, figure, isLive, isLarge, tabStop } = props;
  const { bodies, houses, rising, midheaven, aspects, outer, outermost } = chart;
  const id = `wheel${useId().replaceAll(":", "")}`;
  const angleOf = (longitude: number) => dialAngle(longitude, rising?.longitude ?? 0);
  const ends = aspects.map((aspect) => aspectEnds(chart, aspect));
  const litBy = (key: string) => [key, ...ends.flatMap(([a, b]) => (a === key ? [b] : b === key ? [a] : []))];
  const longitudes = endLongitudes(chart);
  const markOf = (key: string): MarkProps => ({
    "data-mark": key,
    "aria-label": spokenOf(chart, key),
    ...(isLive ? { role: "button", tabIndex: key === tabStop ? 0 : -1 } : { role: "img" }),
  });
  const ring = { litBy, shown, figure, markOf, aspects: layout.aspects };

  return (
    <Written
      as="svg"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      className={`wheel ${outer ? "wheel-double" : ""}`}
      role="group"
      aria-label={nameOf(chart)}
      aria-describedby={`${id}-description`}
      data-picked={isAspectShown || undefined}
      data-figure={figure.length > 0 || undefined}
      data-full-from={layout.fullFrom}
    >
      <desc id={`${id}-description`}>
        {rising ? words.withHouses({ position: formatSignPosition(rising) }) : words.withoutHouses()}{" "}
        {words.keys()}
      </desc>
      <HouseSectors
        layout={layout}
        cusps={houses.map(({ longitude }) => angleOf(longitude))}
        markOf={markOf}
      />
      <SignRing angleOf={angleOf} markOf={markOf} />
      <Scale edge={SIGNS_RADIUS} angleOf={angleOf} />
      <Hub layout={layout} />
      {rising && <Angles {...{ id, rising, midheaven, angleOf, markOf }} />}
      <g className="wheel-aspects" data-mark="aspects">
        <circle cx={CENTER} cy={CENTER} r={round(layout.aspects)} fill="transparent" />
        {/* The closest, first in the list, are drawn last: on top. */}
        {aspects
          .map((aspect, index) => {
            const { type } = aspect;
            const [a, b] = ends[index] as readonly [string, string];
            const [from, to] = [longitudes.get(a), longitudes.get(b)];
            if (from === undefined || to === undefined) return null;
            const [start, end] = [from, to].map((longitude) => pointAt(layout.aspects, angleOf(longitude)));
            return (
              <path
                {...markOf(`aspect-${index}`)}
                key={`${a} ${b} ${type}`}
                d={start && end && `M${format(start)}L${format(end)}`}
                data-lit={`${a} ${b}`}
                data-shown={shown.includes(`aspect-${index}`) || undefined}
                data-figure={(figure.includes(a) && figure.includes(b)) || undefined}
                className={`wheel-aspect wheel-${TEMPERS[type]} wheel-weight-${aspectWeight(aspect)}`}
              />
            );
          })
          .reverse()}
      </g>
      {(isLarge ? LARGE_FORM_NAMES : FORM_NAMES).map((name) => {
        const form = layout.forms[name];
        const { inner, outer: around, outermost: furthest, innerEdge, outerEdge } = form;
        const { cuspLines, axisLines, targets } = form;
        const isFitted = name === "full";
        return (
          <g key={name} className={`wheel-${name}`}>
            {around && (
              <>
                <path className="wheel-ground" aria-hidden="true" d={annulus(innerEdge, outerEdge)} />
                <Scale edge={innerEdge} angleOf={angleOf} />
                {furthest && <Scale edge={outerEdge} angleOf={angleOf} />}
              </>
            )}
            <path className="wheel-house" aria-hidden="true" d={cuspLines} />
            <path className="wheel-axis" aria-hidden="true" d={axisLines.slice(0, 2).join("")} />
            <path
              className="wheel-axis wheel-axis-minor"
              aria-hidden="true"
              d={axisLines.slice(2).join("")}
            />
            <BodyRing {...ring} isFitted={isFitted} bodies={bodies} placed={inner.bodies} targets={targets} />
            {outer && around && (
              <BodyRing
                {...ring}
                isFitted={isFitted}
                bodies={outer.bodies}
                placed={around.bodies}
                targets={targets.slice(bodies.length)}
                prefix="outer-"
              />
            )}
            {outer && outermost && furthest && (
              <BodyRing
                {...ring}
                isFitted={isFitted}
                bodies={outermost.bodies}
                placed={furthest.bodies}
                targets={targets.slice(bodies.length + outer.bodies.length)}
                prefix="outermost-"
              />
            )}
          </g>
        );
      })}
    </Written>
  );
}

function nameOf({ label, outer, outermost }: WheelChart): string {
  if (!outer) return words.wheelOf({ label });
  return outermost
    ? words.wheelOfThree({ label, outer: outer.label, outermost: outermost.label })
    : words.wheelOfTwo({ label, outer: outer.label });
}

function annulus(inner: number, outer: number): string {
  return [0, 120, 240].map((start) => segmentPath(start, 120, round(inner), outer)).join("");
}
