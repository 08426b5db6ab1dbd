import { type MouseEvent, type PointerEvent, useMemo, useRef } from "react";
import { GATES_OF_THE_YEAR } from "~/astrology/human-design/gates";
import { CardBox } from "~/components/drawings/card-box";
import type { MarkProps } from "~/components/drawings/mark";
import { type FoundMark, usePickedMark } from "~/components/drawings/picked-mark";
import { SavePicture } from "~/components/picture/save-picture";
import { useIsBrowser } from "~/components/ui/use-is-browser";
import * as words from "~/words/human-design";
import { DesignCard } from "./design-card";
import {
  type DrawnDesign,
  type Holders,
  keyOf,
  litWith,
  markOfKey,
  marksOf,
  spoken,
  tell,
} from "./design-words";
import { DesignDrawing, type HiddenMark } from "./drawing";
import { GATE_RADIUS, spotOfGate, WIDTH } from "./layout";
import { Legend } from "./legend";

interface DesignFigureProps {
  readonly label: string;
  readonly drawn: DrawnDesign;
  readonly holders: Holders;
  /** What a picture of it says below its title. */
  readonly lines: readonly string[];
  /** What is pointed at elsewhere on the page, as a key. */
  readonly hinted: string | null;
}

/** Pixels around the middle of a gate that a finger meets it by. */
const FINGER = 16;

/** The drawing, with a card at whatever is picked in it, and what its signs mean. */
export function DesignFigure({ label, drawn, holders, lines, hinted }: DesignFigureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const isLive = useIsBrowser();
  const kinds = useMemo(() => marksOf(drawn), [drawn]);
  const { picked, tabStop, handlers } = usePickedMark({ kinds, markAt, markOf, isPassing }, frame, card);
  const shown = picked?.key ?? hinted;
  const lit = useMemo(() => (shown === null ? null : litWith(shown)), [shown]);
  const marks = useMemo(
    () => new Map(kinds.flat().map((key) => [key, spoken(tell(drawn, holders, markOfKey(key)))])),
    [kinds, drawn, holders],
  );
  const propsOf = (key: string): MarkProps | HiddenMark => {
    const name = marks.get(key);
    if (name === undefined) return { "data-mark": key, "aria-hidden": true };
    const live = isLive
      ? ({ role: "button", tabIndex: key === tabStop ? 0 : -1 } as const)
      : ({ role: "img" } as const);
    return { "data-mark": key, "aria-label": name, ...live };
  };
  return (
    <figure className="relative mx-auto w-full max-w-[27rem]">
      <div ref={frame} className="design-stage" {...handlers}>
        <DesignDrawing label={label} drawn={drawn} holders={holders} markOf={propsOf} lit={lit} />
        {picked && (
          <CardBox picked={picked} frame={frame} box={card} label={words.whatThisIs()}>
            <DesignCard told={tell(drawn, holders, markOfKey(picked.key))} />
          </CardBox>
        )}
      </div>
      <SavePicture
        className="absolute top-0 left-0"
        picture={{
          title: label,
          lines,
          drawing: async () => {
            const { DesignPicture } = await import("./design-picture");
            return <DesignPicture drawn={drawn} holders={holders} />;
          },
        }}
      />
      <Legend timeUnknown={drawn.timeUnknown} />
    </figure>
  );
}

/** Channels lie between all else. */
function isPassing(): boolean {
  return false;
}

function markOf(mark: Element): FoundMark | null {
  const key = mark.getAttribute("data-mark");
  if (key === null) return null;
  const { x, y, width, height } = mark.getBoundingClientRect();
  return { key, anchor: new DOMRect(x, y, width, height) };
}

/** The gate whose middle is near enough, else what lies under the pointer; of a channel the card stands where it was met. */
function markAt(event: MouseEvent | PointerEvent): FoundMark | null {
  const target = event.target as Element;
  const drawing = target.closest("svg.design-drawing");
  if (!drawing) return null;
  const { left, top, width } = drawing.getBoundingClientRect();
  const unit = width / WIDTH;
  const isMouse = "pointerType" in event.nativeEvent && event.nativeEvent.pointerType === "mouse";
  const reach = isMouse ? GATE_RADIUS : FINGER / unit;
  const [x, y] = [(event.clientX - left) / unit, (event.clientY - top) / unit];
  const distance = (gate: (typeof GATES_OF_THE_YEAR)[number]) => {
    const spot = spotOfGate(gate);
    return Math.hypot(spot.x - x, spot.y - y);
  };
  const nearest = GATES_OF_THE_YEAR.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  if (distance(nearest) <= reach) {
    const mark = drawing.querySelector(`[data-mark="${keyOf.gate(nearest)}"]`);
    if (mark) return markOf(mark);
  }
  const mark = target.closest("[data-mark]");
  const key = mark?.getAttribute("data-mark");
  if (!mark || !key?.startsWith("channel-")) return mark && markOf(mark);
  return { key, anchor: new DOMRect(event.clientX - 4, event.clientY - 4, 8, 8) };
}
