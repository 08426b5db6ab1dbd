import { Link } from "@remix-run/react";
import { Glyph } from "~/components/drawings/glyphs";
import type { HoroscopeSentence } from "~/readings/horoscope/sentences";
import * as words from "~/words/sky";
import { Moment } from "./moment";

interface SkySentenceProps extends HoroscopeSentence {
  /** The part of the text that says what is in the sky: it stands below the rest, small. */
  readonly sky?: string;
}

/** A sentence, and what in the sky it speaks of: opened by a tap, with a way to the sky of that moment. */
export function SkySentence({ text, source, sky }: SkySentenceProps) {
  const { bodies, title, at } = source;
  return (
    <li className="border-t border-line pt-4 first:border-0 first:pt-0">
      <p className="max-w-prose">{sky ? text.replace(sky, "").trim() : text}</p>
      {sky && <p className="mt-2 max-w-prose text-sm text-muted">{sky}</p>}
      <details className="group mt-1 text-sm text-muted">
        <summary className="inline-flex min-h-9 cursor-pointer items-center gap-2 hover:text-gold">
          <span className="inline-flex gap-1 text-lilac">
            {bodies.map((body) => (
              <Glyph key={body} name={body} size={16} />
            ))}
          </span>
          {title}
        </summary>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-1 pb-2">
          <Moment at={at} utcFirst />
          <Link to={`/transits?at=${at.slice(0, 16)}Z`} rel="nofollow" className="link">
            {words.seeTheSkyThen()}
          </Link>
        </div>
      </details>
    </li>
  );
}
