import { Link } from "@remix-run/react";
import { PLANETS } from "~/astrology/bodies";
import { elementOf, SIGNS } from "~/astrology/signs";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import { degreesPage } from "~/components/sky/sign-pages";
import { Accordion } from "~/components/ui/accordion";
import * as words from "~/words/insights";
import * as guide from "~/words/learn-guide";
import * as names from "~/words/names";
import type { EntryLevel } from "./sketch-card";

/** The ten planets, each unfolding into its text, one at a time. */
export function Planets({ level }: { readonly level: EntryLevel }) {
  return (
    <Accordion
      level={level}
      items={PLANETS.map((planet) => ({
        value: planet,
        title: (
          <>
            <span style={{ color: bodyColour(planet) }}>
              <Glyph name={planet} size={24} />
            </span>
            <Named name={names.planet(planet)} keywords={guide.planetKeywords(planet)} />
          </>
        ),
        content: <p>{guide.planetText(planet)}</p>,
      }))}
    />
  );
}

/** The twelve signs, each unfolding into its text, which leads on to its degrees. */
export function Signs({ level }: { readonly level: EntryLevel }) {
  return (
    <Accordion
      level={level}
      items={SIGNS.map((sign) => ({
        value: sign,
        title: (
          <>
            <span style={{ color: `var(--${elementOf(sign).toLowerCase()})` }}>
              <Glyph name={sign} size={24} />
            </span>
            <Named name={names.sign(sign)} keywords={guide.signKeywords(sign)} />
          </>
        ),
        content: (
          <>
            <p className="mb-2 text-sm">
              {words.natureAndDates({ nature: words.natureOfSign(sign), dates: names.sunDates(sign) })}
            </p>
            <p>{guide.signText(sign)}</p>
            <p className="mt-3">
              <Link to={degreesPage(sign)} prefetch="intent" className="link">
                {words.degreesOf({ sign: names.sign(sign) })}
              </Link>
            </p>
          </>
        ),
      }))}
    />
  );
}

function Named({ name, keywords }: { readonly name: string; readonly keywords: string }) {
  return (
    <span className="min-w-0">
      {name} <span className="block text-sm font-normal text-muted">{keywords}</span>
    </span>
  );
}
