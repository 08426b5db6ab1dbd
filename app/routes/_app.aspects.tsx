import { Link } from "@remix-run/react";
import { ASPECT_RULES } from "~/astrology/aspects";
import { Glyph } from "~/components/drawings/glyphs";
import { AspectSketch, SketchRing } from "~/components/drawings/wheel-sketch";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { Badge } from "~/components/ui/badge";
import { buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { aspectCards, aspectsClosing, aspectsIntroduction } from "~/readings/aspects-page";
import type { LearnAspect } from "~/readings/learn";
import * as words from "~/words/aspects";
import * as names from "~/words/names";

export const handle = STATIC;

export const meta = pageMeta(words.planetaryAspects, words.sixAnglesAtWhich, { isArticle: true });

const ASPECTS: readonly LearnAspect[] = [
  "Conjunction",
  "Sextile",
  "Square",
  "Trine",
  "Opposition",
  "Quincunx",
];

export default function PlanetaryAspects() {
  return (
    <Page title={words.planetaryAspects()} lead={aspectsIntroduction}>
      <SketchRing />
      <div className="@container">
        <ul className="grid gap-5 @3xl:grid-cols-2">
          {ASPECTS.map((type) => (
            <AspectCard key={type} type={type} />
          ))}
        </ul>
      </div>
      <div className="mt-10 flex flex-col items-start gap-5 border-t border-line pt-8">
        <p className="max-w-prose">{aspectsClosing}</p>
        <Link to="/birth-chart" prefetch="intent" className={buttonClass()}>
          {words.seeTheAspectsIn()}
        </Link>
      </div>
    </Page>
  );
}

function AspectCard({ type }: { readonly type: LearnAspect }) {
  const { angle, orb, isHarmonious } = ASPECT_RULES[type];
  const { nature, text, example, practice } = aspectCards[type];
  return (
    <li>
      <Card className="flex h-full flex-col">
        <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
          <AspectSketch type={type} className="size-[min(6rem,112px)] sm:size-28" />
          <div className="min-w-0 grow basis-40">
            <h2 className="flex items-center gap-2.5 text-xl">
              <Glyph name={type} size={22} className="text-gold" />
              {names.aspect(type)}
            </h2>
            <p className="text-muted">{nature}</p>
            <p className="mt-2 text-sm tabular">
              {angle}° <span className="text-muted">{words.orb({ orb })}</span>
            </p>
            <p className="mt-2">
              <Badge tone={isHarmonious ? "lilac" : "neutral"}>
                {isHarmonious ? words.harmonious() : words.challenging()}
              </Badge>
            </p>
          </div>
        </div>
        <p className="mt-5 max-w-prose">{text}</p>
        <p className="mt-4 max-w-prose border-l-2 border-line pl-4 text-sm text-muted italic">{example}</p>
        <p className="mt-4 max-w-prose text-sm">
          <span className="font-semibold text-gold">{words.tryThis()}</span> {practice}
        </p>
      </Card>
    </li>
  );
}
