import { slugOf } from "../drawings/body-style";
import { glyphHref } from "../drawings/glyphs";
import { TEMPERS } from "../zodiac-wheel/aspect-style";
import { aspectWeight } from "../zodiac-wheel/aspect-weight";
import { FOOT } from "../zodiac-wheel/bodies";
import { AIR } from "../zodiac-wheel/column";
import { dialAngle, format, pointAt, round, SIZE } from "../zodiac-wheel/dial";
import type { WheelForm } from "../zodiac-wheel/forms";
import { layOut, layOutMoving, type WheelLayout } from "../zodiac-wheel/layout";
import type { PlacedBody, PlacedPart } from "../zodiac-wheel/place";
import {
  aspectEnds,
  endLongitudes,
  inkOf,
  skyOf,
  type WheelBody,
  type WheelChart,
} from "../zodiac-wheel/wheel-chart";

/**
 * What moves in a wheel: the same marks in the same places as `WheelDrawing` has them, on nodes that are made once and
 * then moved, in a drawing on top of the wheel's own, whose moving parts are hidden meanwhile.
 */
export interface MovingDrawing {
  draw(chart: WheelChart): void;
  /** Leaves the wheel to the one below, which has been drawn for the same moment. */
  clear(): void;
  /** Shows the aspects of one body alone, by its key; all of them again where it is null or was so already. */
  isolate(key: string | null): void;
  /** The key of the moving or still body at a point of the window, as `slugOf` and "outer-" make it; else null. */
  keyAt(x: number, y: number): string | null;
}

const SVG = "http://www.w3.org/2000/svg";

function make<Name extends keyof SVGElementTagNameMap>(
  parent: Element,
  name: Name,
  className = "",
): SVGElementTagNameMap[Name] {
  const node = document.createElementNS(SVG, name);
  if (className) node.setAttribute("class", className);
  parent.appendChild(node);
  return node;
}

/** What each node was given last: asking the node itself takes longer. */
const given = new WeakMap<Element, Record<string, string | null>>();

/** Touches no node that already is as it should be: most bodies move less in a frame than can be seen. */
function set(node: Element, name: string, value: string | null) {
  let known = given.get(node);
  if (!known) {
    known = {};
    given.set(node, known);
  }
  if (known[name] === value) return;
  known[name] = value;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

function show(node: Element, isShown: boolean) {
  set(node, "display", isShown ? null : "none");
}

interface BodyNodes {
  readonly group: SVGGElement;
  readonly leader: SVGPathElement;
  readonly foot: SVGCircleElement;
  readonly glyph: SVGUseElement;
  readonly degree: SVGTextElement;
  readonly digits: Text;
  readonly retrograde: SVGUseElement;
}

interface Nodes {
  readonly form: WheelForm;
  readonly lines: SVGGElement;
  readonly axes: readonly [SVGPathElement, SVGPathElement];
  readonly bodies: readonly BodyNodes[];
  /** What is drawn, by the keys of both ends. */
  readonly aspects: Map<string, SVGPathElement>;
  /** Lines that no aspect needs now. */
  readonly idle: SVGPathElement[];
}

/** So many more lines than the first moment needs: one put into the page while it plays has all of it styled anew. */
const SPARE = 64;

/** The sections of the page that `over` is not in. */
function sectionsBeside(over: Element): Element[] {
  const sections = over.closest("main")?.querySelectorAll("section") ?? [];
  return [...sections].filter((section) => !section.contains(over));
}

/** @param over the empty drawing above the wheel's own, in one box with it */
export function movingDrawing(over: SVGSVGElement): MovingDrawing {
  let nodes: Nodes | null = null;
  let layout: WheelLayout | null = null;
  let latest: { readonly chart: WheelChart; readonly bodies: readonly PlacedBody[] } | null = null;
  let isolated: string | null = null;
  let beside: readonly Element[] = [];

  const still = () => over.parentElement?.querySelector<SVGSVGElement>(".wheel:not(.wheel-over)");
  const wider = new ResizeObserver(() => {
    if (!nodes || formShown(still()) === nodes.form || !latest) return;
    const { chart } = latest;
    begin(chart);
    draw(chart);
  });

  function begin(chart: WheelChart): Nodes {
    const below = still();
    const form = formShown(below);
    over.replaceChildren();
    set(over, "data-full-from", below?.getAttribute("data-full-from") ?? "");
    over.classList.toggle("wheel-double", chart.outer !== undefined);
    below?.setAttribute("data-moving", chart.outer ? "outer" : "all");
    beside = sectionsBeside(over);
    for (const section of beside) section.setAttribute("data-beside-moving", "");
    layout = layOut(skyOf(chart));
    wider.observe(over);
    const group = make(over, "g", `wheel-${form}`);
    const axes = [
      make(group, "path", "wheel-axis"),
      make(group, "path", "wheel-axis wheel-axis-minor"),
    ] as const;
    const lines = make(group, "g");
    const bodies = movingOf(chart).map((body) => bodyNodes(group, body));
    const idle = Array.from({ length: chart.aspects.length + SPARE }, () => make(lines, "path"));
    for (const line of idle) show(line, false);
    nodes = { form, lines, axes, bodies, aspects: new Map(), idle };
    return nodes;
  }

  function draw(chart: WheelChart) {
    const begun = nodes ?? begin(chart);
    if (!layout) return;
    const { form, axes, bodies } = begun;
    const { placed, axisLines } = layOutMoving(skyOf(chart), form, layout);
    latest = { chart, bodies: placed.bodies };
    set(axes[0], "d", axisLines.slice(0, 2).join(""));
    set(axes[1], "d", axisLines.slice(2).join(""));
    drawAspects(chart, begun, layout.aspects);
    const tied = isolated === null ? null : tiedTo(chart, isolated);
    for (const [i, body] of movingOf(chart).entries()) {
      const one = bodies[i] as BodyNodes;
      drawBody(one, body, placed.bodies[i] as PlacedBody, layout.aspects, form === "full");
      faint(one.group, tied !== null && !tied.has(keyOf(chart, body.planet)));
    }
  }

  function drawAspects(chart: WheelChart, { lines, aspects: drawn, idle }: Nodes, radius: number) {
    const longitudes = endLongitudes(chart);
    const place = (key: string) =>
      format(pointAt(radius, dialAngle(longitudes.get(key) ?? 0, chart.rising?.longitude ?? 0)));
    const wanted = new Map(
      chart.aspects.map((aspect) => {
        const [a, b] = aspectEnds(chart, aspect);
        return [`${a} ${b}`, { aspect, a, b }];
      }),
    );
    for (const [name, line] of drawn) {
      if (wanted.has(name)) continue;
      show(line, false);
      faint(line, false);
      drawn.delete(name);
      idle.push(line);
    }
    for (const [name, { aspect, a, b }] of wanted) {
      const line = drawn.get(name) ?? idle.pop() ?? make(lines, "path");
      drawn.set(name, line);
      set(line, "class", `wheel-aspect wheel-${TEMPERS[aspect.type]} wheel-weight-${aspectWeight(aspect)}`);
      set(line, "d", `M${place(a)}L${place(b)}`);
      show(line, true);
      faint(line, isolated !== null && a !== isolated && b !== isolated);
    }
  }

  return {
    draw,
    clear() {
      if (!nodes) return;
      wider.disconnect();
      over.replaceChildren();
      still()?.removeAttribute("data-moving");
      for (const section of beside) section.removeAttribute("data-beside-moving");
      beside = [];
      nodes = null;
      latest = null;
      isolated = null;
    },
    isolate(key) {
      isolated = key === isolated ? null : key;
      if (latest) draw(latest.chart);
    },
    keyAt(x, y) {
      const box = over.getBoundingClientRect();
      if (!latest || !nodes || !layout || box.width === 0) return null;
      const unit = box.width / SIZE;
      const { chart, bodies } = latest;
      const standing = chart.outer ? layout.forms[nodes.form].inner.bodies : [];
      const keys = [
        ...movingOf(chart).map(({ planet }) => keyOf(chart, planet)),
        ...(chart.outer ? chart.bodies.map(({ planet }) => slugOf(planet)) : []),
      ];
      let nearest: string | null = null;
      let least = REACH / unit;
      for (const [i, { parts }] of [...bodies, ...standing].entries()) {
        const [glyph] = parts;
        if (!glyph) continue;
        const at = pointAt(glyph.radius, glyph.angle);
        const distance = Math.hypot(at.x - (x - box.left) / unit, at.y - (y - box.top) / unit);
        if (distance >= least) continue;
        least = distance;
        nearest = keys[i] ?? null;
      }
      return nearest;
    },
  };
}

/** Pixels from a glyph's middle at which a tap still means it. */
const REACH = 24;

function formShown(wheel: Element | null | undefined): WheelForm {
  return wheel?.querySelector(".wheel-full")?.getClientRects().length ? "full" : "compact";
}

function movingOf({ outer, bodies }: WheelChart): readonly WheelBody[] {
  return outer?.bodies ?? bodies;
}

function keyOf({ outer }: WheelChart, planet: WheelBody["planet"]): string {
  return (outer ? "outer-" : "") + slugOf(planet);
}

/** The keys of a body and of all that it makes an aspect with. */
function tiedTo(chart: WheelChart, key: string): ReadonlySet<string> {
  const ends = chart.aspects.map((aspect) => aspectEnds(chart, aspect));
  return new Set([key, ...ends.filter((pair) => pair.includes(key)).flat()]);
}

function faint(node: Element, isFaint: boolean) {
  set(node, "data-faint", isFaint ? "" : null);
}

function bodyNodes(parent: Element, { planet }: WheelBody): BodyNodes {
  const group = make(parent, "g");
  group.style.color = inkOf(planet);
  const leader = make(group, "path", "wheel-leader");
  const foot = make(group, "circle");
  set(foot, "r", "1.8");
  set(foot, "fill", "currentColor");
  const glyph = make(group, "use");
  set(glyph, "href", glyphHref(planet));
  const degree = make(group, "text", "wheel-degree");
  set(degree, "dy", `${FOOT}em`);
  const digits = document.createTextNode("");
  degree.appendChild(digits);
  const retrograde = make(group, "use");
  set(retrograde, "href", glyphHref("Retrograde"));
  return { group, leader, foot, glyph, degree, digits, retrograde };
}

/** @param hub radius at which the true degree is marked once more */
function drawBody(nodes: BodyNodes, body: WheelBody, place: PlacedBody, hub: number, isFitted: boolean) {
  const { leader, foot, glyph, degree, digits, retrograde } = nodes;
  set(leader, "d", `M${place.leader.map(({ radius, angle }) => format(pointAt(radius, angle))).join("L")}`);
  const at = pointAt(hub, place.angle);
  set(foot, "transform", `translate(${round(at.x)} ${round(at.y)})`);
  const partNamed = (name: PlacedPart["name"]) => place.parts.find((part) => part.name === name);
  drawGlyph(glyph, partNamed("glyph"));
  drawGlyph(retrograde, partNamed("retrograde"));
  const numeral = partNamed("degree");
  show(degree, numeral !== undefined);
  if (!numeral) return;
  const { box, size } = numeral;
  set(degree, "transform", `translate(${middle(box.left, box.right)} ${middle(box.top, box.bottom)})`);
  const text = `${body.degree}°`;
  if (digits.data !== text) digits.data = text;
  if (!isFitted) return;
  set(degree, "font-size", String(round(size)));
  set(degree, "textLength", String(round(box.right - box.left - AIR)));
  set(degree, "lengthAdjust", "spacingAndGlyphs");
}

function drawGlyph(node: SVGUseElement, part: PlacedPart | undefined) {
  show(node, part !== undefined);
  if (!part) return;
  const { box, size } = part;
  set(node, "width", String(round(size)));
  set(node, "height", String(round(size)));
  set(node, "x", String(round(-size / 2)));
  set(node, "y", String(round(-size / 2)));
  set(node, "transform", `translate(${middle(box.left, box.right)} ${middle(box.top, box.bottom)})`);
}

/** To a twentieth of a unit, less than a tenth of a pixel: nothing seems to hop. */
function middle(from: number, to: number): number {
  return Math.round((from + to) * 10) / 20;
}
