import { useEffect, useState } from "react";
import type { Axis, AxisEnd, Ring } from "~/astrology/midpoint-dial";
import type { Dial } from "~/astrology/midpoints";
import type { NatalPoint } from "~/astrology/natal-points";
import { Glyph } from "~/components/drawings/glyphs";
import * as words from "~/words/dial";
import { axisText, halfText, midpointName, orbText, placeText, pointName } from "./dial-words";

interface AxisListProps {
  readonly axis: Axis;
  /** Degrees on the dial. */
  readonly pointer: number;
  readonly dial: Dial;
}

/** What stands at both ends of the pointer, closest first; said aloud once it rests. */
export function AxisList({ axis, pointer, dial }: AxisListProps) {
  return (
    <section aria-labelledby="at-the-pointer" className="min-h-60">
      <h4 id="at-the-pointer" className="text-lg tabular">
        {words.atPlace({ place: placeText(pointer, dial) })}
      </h4>
      <End title={words.onThePointer()} end={axis.near} />
      <End title={words.atTheOtherEnd({ half: halfText(dial) })} end={axis.far} />
      <Said text={axisText(axis, pointer, dial)} />
    </section>
  );
}

function End({ title, end: { points, midpoints } }: { readonly title: string; readonly end: AxisEnd }) {
  return (
    <>
      <h5 className="mt-3 text-sm font-semibold text-muted">{title}</h5>
      {points.length + midpoints.length === 0 ? (
        <p className="text-sm">{words.nothingHere()}</p>
      ) : (
        <ul aria-label={title} className="text-sm tabular">
          {points.map(({ ring, point, orb }) => (
            <Row
              key={`${ring} ${point}`}
              ring={ring}
              glyphs={[point]}
              name={pointName({ ring, point })}
              orb={orb}
            />
          ))}
          {midpoints.map(({ ring, a, b, orb }) => (
            <Row
              key={`${ring} ${a} ${b}`}
              ring={ring}
              glyphs={[a, b]}
              name={midpointName({ ring, a, b })}
              orb={orb}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface RowProps {
  readonly ring: Ring;
  readonly glyphs: readonly NatalPoint[];
  readonly name: string;
  readonly orb: number;
}

function Row({ ring, glyphs, name, orb }: RowProps) {
  const isPoint = glyphs.length === 1;
  return (
    <li className="flex items-center gap-2 py-0.5">
      <span className="flex w-10 shrink-0 gap-1 text-lilac">
        {glyphs.map((glyph) => (
          <Glyph key={glyph} name={glyph} size={isPoint ? 18 : 16} />
        ))}
      </span>
      <span
        className={isPoint ? "font-semibold first-letter:uppercase" : "first-letter:uppercase"}
        data-ring={ring}
      >
        {name}
      </span>
      <span className="ms-auto shrink-0 text-muted">{orbText(orb)}</span>
    </li>
  );
}

/** Milliseconds for which a pointer that is turned must rest until it is said where. */
const REST = 700;

/** For who reads by ear: not at each step of the pointer, which says its own place, but where it comes to rest. */
function Said({ text }: { readonly text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (text === first && said === "") return; // what stands there from the beginning is read like the rest
    const rest = setTimeout(() => setSaid(text), REST);
    return () => clearTimeout(rest);
  }, [text, first, said]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
