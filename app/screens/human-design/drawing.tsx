import { Fragment } from "react";
import { DESIGN_CENTRES, type DesignCentre, GATES_OF_CENTRE } from "~/astrology/human-design/centres";
import type { Gate } from "~/astrology/human-design/gates";
import type { MarkProps } from "~/components/drawings/mark";
import * as words from "~/words/human-design";
import { type DrawnDesign, type Holders, keyOf, stateOf } from "./design-words";
import { CHANNEL_PATHS, DISCS, GATE_RADIUS, HEIGHT, NAMES, spotOfGate, WIDTH } from "./layout";

/** A channel that is not whole answers a pointer; its gates tell the rest. */
export interface HiddenMark {
  readonly "data-mark": string;
  readonly "aria-hidden": true;
}

interface DesignDrawingProps {
  readonly label: string;
  readonly drawn: DrawnDesign;
  readonly holders: Holders;
  readonly markOf: (key: string) => MarkProps | HiddenMark;
  /** The keys of what is looked at, where something is. */
  readonly lit: ReadonlySet<string> | null;
}

/** Nine centres, thirty-six channels and sixty-four gates as one SVG: complete without a script and on paper. */
export function DesignDrawing({ label, drawn, holders, markOf, lit }: DesignDrawingProps) {
  const litIn = (key: string) => ({ "data-lit": lit?.has(key) || undefined });
  const held = (gate: Gate) => heldBy(holders, gate);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="design-drawing"
      role="group"
      aria-label={label}
      data-picked={lit ? "" : undefined}
    >
      <desc>{words.nineCentresFromThe()}</desc>
      {/* What is held lies on top of what is not. */}
      {[...CHANNEL_PATHS]
        .sort((a, b) => weight(a, held) - weight(b, held))
        .map(({ channel, whole, halves }) => {
          const key = keyOf.channel(channel);
          return (
            <g key={channel} className="design-channel" {...markOf(key)} {...litIn(key)}>
              <path className="design-gap" d={whole} />
              <path className="design-tube" d={whole} />
              <path className="design-bore" d={whole} />
              {halves.map(({ gate, path }) => (
                <Half key={gate} path={path} by={held(gate)} />
              ))}
              <path className="design-hit" d={whole} />
            </g>
          );
        })}
      {DESIGN_CENTRES.map((centre) => {
        const { x, y, radius } = DISCS[centre];
        const state = stateOf(drawn, centre);
        const key = keyOf.centre(centre);
        return (
          <g
            key={centre}
            className={`design-centre ${state === "defined" ? "design-defined" : state === "open" ? "" : "design-unsettled"}`}
            {...markOf(key)}
            {...litIn(key)}
          >
            <circle className="design-disc" cx={x} cy={y} r={radius} />
            {state === "defined" && <circle className="design-halo" cx={x} cy={y} r={radius - 2.6} />}
            <CentreName centre={centre} />
          </g>
        );
      })}
      {DESIGN_CENTRES.flatMap((centre) => GATES_OF_CENTRE[centre]).map((gate) => {
        const { x, y } = spotOfGate(gate);
        const key = keyOf.gate(gate);
        const by = held(gate);
        return (
          <g
            key={gate}
            className="design-gate"
            data-held={by ?? undefined}
            {...markOf(key)}
            {...litIn(key)}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            <circle className="design-bead" r={by === "both" ? GATE_RADIUS - 1 : GATE_RADIUS - 0.4} />
            {by === "both" && <circle className="design-ring" r={GATE_RADIUS + 0.9} />}
            <text y="0.36em">{gate}</text>
          </g>
        );
      })}
    </svg>
  );
}

type By = "birth" | "design" | "both";

export function heldBy(holders: Holders, gate: Gate): By | null {
  const sides = new Set(holders.get(gate)?.map(({ side }) => side));
  if (sides.size === 2) return "both";
  const [side = null] = sides;
  return side;
}

/** How much of a channel is held. */
function weight({ halves }: (typeof CHANNEL_PATHS)[number], held: (gate: Gate) => By | null): number {
  return halves.filter(({ gate }) => held(gate)).length;
}

/** A gate's half of its channel: solid from birth, in ticks from the design, one within the other from both. */
export function Half({ path, by }: { readonly path: string; readonly by: By | null }) {
  if (by === null) return null;
  if (by !== "both") return <path className={`design-by-${by}`} d={path} />;
  return (
    <g className="design-by-both">
      <path className="design-by-design" d={path} />
      <path className="design-gap" d={path} />
      <path className="design-by-birth" d={path} />
    </g>
  );
}

function CentreName({ centre }: { readonly centre: DesignCentre }) {
  const { x, y } = DISCS[centre];
  const { dx = 0, dy = 0 } = NAMES[centre];
  const lines = words.centreInDrawing(centre).split(" "); // two words stand in two lines
  return (
    <text className="design-name" y={y + dy - (lines.length - 1) * 5.5}>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && " "}
          <tspan x={x + dx} dy={index === 0 ? "0.32em" : 11}>
            {line}
          </tspan>
        </Fragment>
      ))}
    </text>
  );
}
