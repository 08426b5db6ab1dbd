import { type ReactNode, type RefObject, useMemo, useRef, useState, useSyncExternalStore } from "react";
import * as words from "~/words/zodiac-wheel";
import { slugOf } from "../drawings/body-style";
import { CardBox } from "../drawings/card-box";
import type { PictureOf } from "../picture/picture";
import { SavePicture } from "../picture/save-picture";
import { buttonClass } from "../ui/button";
import { Icon } from "../ui/icons";
import { CardContent } from "./card";
import { SIZE } from "./dial";
import { WheelDrawing } from "./drawing";
import { FigureList } from "./figure-list";
import type { Figure } from "./figures";
import { layOut, type WheelLayout } from "./layout";
import { litKeys, subjectOf, type WheelSubject } from "./subject";
import { titleOf } from "./titles";
import { useCard } from "./use-card";
import { skyOf, type WheelChart } from "./wheel-chart";

export interface ZodiacWheelProps extends WheelChart {
  /** What the foot of a card holds: the first sentence of a reading and where to read on. */
  readonly readingOf?: (subject: WheelSubject) => ReactNode;
  /** What can be lit by a button below the wheel. */
  readonly figures?: readonly Figure[];
  /** A drawing of its own on top of this one, in the same units: what moves. */
  readonly over?: RefObject<SVGSVGElement>;
  /** What stands below the title where the wheel is saved as a picture: date and place, how it was drawn. */
  readonly lines?: readonly string[];
}

const NO_FIGURES: readonly Figure[] = [];
const NOBODY: readonly string[] = [];

/** The wheel, a card at whatever is picked in it, and the wheel once more as large as wanted. */
export function ZodiacWheel({ readingOf, figures = NO_FIGURES, over, lines, ...chart }: ZodiacWheelProps) {
  const [isLarge, setLarge] = useState(false);
  const isLive = useIsLive();
  const layout = useLayout(chart);
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Figure | null>(null);
  // A figure of the chart before is none of this one.
  const lit = chosen && figures.includes(chosen) ? chosen : null;
  const figure = useMemo(() => (lit ? lit.planets.map(slugOf) : []), [lit]);
  const shared = { chart, layout, readingOf, figure };
  return (
    <div ref={frame} className="wheel-frame">
      <WheelWithCard {...shared} isLive={isLive} over={over} />
      {chart.outer && (
        <People chart={chart} outer={chart.outer.label} outermost={chart.outermost?.label ?? null} />
      )}
      {isLive && (
        <button
          type="button"
          aria-label={words.enlargeTheWheel()}
          className={`wheel-enlarge ${buttonClass({ variant: "quiet", size: "icon" })}`}
          onClick={() => setLarge(true)}
        >
          <Icon name="expand" />
        </button>
      )}
      {!over && <SavePicture className="wheel-save" picture={pictureOf(chart, lines, frame)} />}
      {figures.length > 0 && <FigureList figures={figures} lit={lit} onLight={setChosen} />}
      {isLarge && (
        <LargeWheel label={chart.label} onClose={() => setLarge(false)}>
          <WheelWithCard {...shared} isLive isLarge />
        </LargeWheel>
      )}
    </div>
  );
}

/** The larger of its two forms, whichever there is room for here. */
function pictureOf(
  { label, outer, outermost }: WheelChart,
  lines: readonly string[] = [],
  frame: RefObject<HTMLDivElement>,
): PictureOf {
  const drawing = () => frame.current?.querySelector<SVGSVGElement>(".wheel") ?? null;
  if (!outer) return { title: label, lines, drawing };
  const rings = { label, outer: outer.label };
  return {
    title: words.pictureOfTwo(rings),
    lines: [
      ...lines,
      outermost ? words.threeRings({ ...rings, outermost: outermost.label }) : words.twoRings(rings),
    ],
    drawing,
  };
}

function useLayout(chart: WheelChart): WheelLayout {
  const { bodies, outer, outermost, rising, midheaven, houses, isSteady } = chart;
  const others = outer?.bodies;
  const further = outermost?.bodies;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a chart only these change where things stand
  return useMemo(() => layOut(skyOf(chart)), [bodies, others, further, rising, midheaven, houses, isSteady]);
}

interface WheelWithCardProps extends Pick<ZodiacWheelProps, "readingOf" | "over"> {
  readonly chart: WheelChart;
  readonly layout: WheelLayout;
  readonly figure: readonly string[];
  readonly isLive: boolean;
  readonly isLarge?: boolean;
}

function WheelWithCard(props: WheelWithCardProps) {
  const { chart, layout, readingOf, figure, over, isLive, isLarge = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const { picked, tabStop, handlers } = useCard(chart, layout.aspects, frame, card);
  const subject = picked && subjectOf(chart, picked.key);
  return (
    <div ref={frame} className="wheel-stage" {...handlers}>
      <WheelDrawing
        chart={chart}
        layout={layout}
        shown={litKeys(chart, picked?.key ?? null)}
        isAspectShown={subject?.kind === "aspect"}
        // What is picked is looked at alone.
        figure={picked ? NOBODY : figure}
        isLive={isLive}
        isLarge={isLarge}
        tabStop={tabStop}
      />
      {over && (
        <svg ref={over} className="wheel wheel-over" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" />
      )}
      {picked && subject && (
        <CardBox picked={picked} frame={frame} box={card} label={titleOf(chart, subject)}>
          <CardContent chart={chart} subject={subject} reading={readingOf?.(subject)} />
        </CardBox>
      )}
    </div>
  );
}

interface PeopleProps {
  readonly chart: WheelChart;
  readonly outer: string;
  readonly outermost: string | null;
}

/** Who is who in a wheel of several rings: the ground of each ring and a name. */
function People({ chart: { label }, outer, outermost }: PeopleProps) {
  return (
    <ul className="wheel-people text-sm">
      <Person name={words.ownerInside({ label, bdi })}>
        <circle className="wheel-ring" cx="12" cy="12" r={outermost ? 4 : 6} />
      </Person>
      <Person
        name={
          outermost ? words.ownerAround({ label: outer, bdi }) : words.ownerOutside({ label: outer, bdi })
        }
      >
        <path
          className="wheel-ground"
          d={
            outermost
              ? "M12 4.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15m0 3.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8"
              : "M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22m0 5a6 6 0 1 0 0 12a6 6 0 1 0 0-12"
          }
        />
        <circle className="wheel-ring" cx="12" cy="12" r={outermost ? 7.5 : 11} />
        <circle className="wheel-ring" cx="12" cy="12" r={outermost ? 4 : 6} />
      </Person>
      {outermost && (
        <Person name={words.ownerOutside({ label: outermost, bdi })}>
          <circle className="wheel-ring" cx="12" cy="12" r="11" />
          <circle className="wheel-ring" cx="12" cy="12" r="7.5" />
        </Person>
      )}
    </ul>
  );
}

interface PersonProps {
  /** And where in the wheel. */
  readonly name: ReactNode;
  readonly children: ReactNode;
}

const bdi = (inner: ReactNode) => <bdi>{inner}</bdi>;

function Person({ name, children }: PersonProps) {
  return (
    <li>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
      <span className="min-w-0 break-words">{name}</span>
    </li>
  );
}

interface LargeWheelProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The whole window for the wheel, which is larger than that: it is moved by finger, wheel or arrow keys. */
function LargeWheel({ label, onClose, children }: LargeWheelProps) {
  const open = (dialog: HTMLDialogElement | null) => {
    if (!dialog || dialog.open) return;
    dialog.showModal();
    const room = dialog.querySelector(".wheel-room");
    room?.scrollTo((room.scrollWidth - room.clientWidth) / 2, (room.scrollHeight - room.clientHeight) / 2);
  };
  return (
    <dialog
      ref={open}
      className="wheel-large"
      aria-label={words.enlargedWheel({ label })}
      onClose={onClose}
      // What a card links to stands on the page behind.
      onClickCapture={({ target, currentTarget }) =>
        (target as Element).closest("a") && currentTarget.close()
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="wheel-room" tabIndex={0}>
        <div className="wheel-poster">{children}</div>
      </div>
      <button
        type="button"
        aria-label={words.close()}
        className={`absolute top-2 inset-e-2 border border-line bg-card ${buttonClass({ variant: "quiet", size: "icon" })}`}
        onClick={(event) => event.currentTarget.closest("dialog")?.close()}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}

const never = () => () => {};

/** Whether a script answers here: not on the server, nor in the first moment of a page that it rendered. */
function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
