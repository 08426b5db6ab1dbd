import type { RefObject } from "react";
import { BODIES } from "~/astrology/bodies";
import type { Placement } from "~/astrology/chart";
import { degreesAndMinutes } from "~/readings/degrees";
import * as words from "~/words/moving-sky";
import * as names from "~/words/names";
import { bodyColour } from "../drawings/body-style";
import { Glyph, glyphHref } from "../drawings/glyphs";

interface PlacesListProps {
  readonly list: RefObject<HTMLUListElement>;
  readonly hasHouses: boolean;
}

/** A row for each body; what changes in it is written by `writePlaces`, many times a second, and not by React. */
export function PlacesList({ list, hasHouses }: PlacesListProps) {
  return (
    <>
      {hasHouses && (
        <p className="text-end text-xs text-muted" aria-hidden="true">
          {words.house()}
        </p>
      )}
      <ul ref={list} aria-label={words.whereTheyStand()} className="text-sm tabular">
        {BODIES.map((body) => (
          <li
            key={body}
            className="flex min-h-8 flex-wrap items-center gap-x-1.5 border-t border-line py-1 whitespace-nowrap first:border-t-0"
          >
            <span style={{ color: bodyColour(body) }} className="inline-flex">
              <Glyph name={body} size={18} />
            </span>
            <span className="flex-1">{names.body(body)}</span>
            <abbr
              title={words.retrograde()}
              className="font-semibold text-danger no-underline"
              data-retrograde=""
            />
            <span className="w-[3.4em] text-end" data-degree="" />
            <svg
              viewBox="0 0 24 24"
              width="15"
              height="15"
              aria-hidden="true"
              className="text-gold"
              data-glyph=""
            >
              <use />
            </svg>
            <span className="w-[5.5em]" data-sign="" />
            {hasHouses && (
              <span className="w-[1.6em] text-end text-muted">
                <span className="sr-only">{words.house()} </span>
                <span data-house="" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

export function writePlaces(list: HTMLUListElement, moving: readonly Placement[]) {
  for (const [i, { sign, isRetrograde, house, ...position }] of moving.entries()) {
    const row = list.children[i];
    if (!row) continue;
    write(row.querySelector("[data-degree]"), degreesAndMinutes(position));
    write(row.querySelector("[data-sign]"), names.sign(sign));
    write(row.querySelector("[data-retrograde]"), isRetrograde ? "℞" : "");
    write(row.querySelector("[data-house]"), house ? String(house) : "");
    const glyph = row.querySelector("[data-glyph] use");
    if (glyph?.getAttribute("href") !== glyphHref(sign)) glyph?.setAttribute("href", glyphHref(sign));
  }
}

/**
 * Changes the text that stands there and inserts none: a new node makes the browser look through the whole page for what
 * its `:has()` rules now mean, which took ten times as long as a frame's own work.
 */
export function write(node: Element | null, text: string) {
  if (!node || node.textContent === text) return;
  const only = node.childNodes.length === 1 ? node.firstChild : null;
  if (only instanceof Text) only.data = text;
  else node.textContent = text;
}
