import { Link } from "@remix-run/react";
import { ASPECT_RULES, EXPLAINED_ASPECTS, type ExplainedAspect } from "~/astrology/aspects";
import { Glyph } from "~/components/drawings/glyphs";
import { AspectSketch, SketchRing } from "~/components/drawings/wheel-sketch";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { Badge } from "~/components/ui/badge";
import { buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import * as words from "~/words/aspects";
import * as guide from "~/words/aspects-guide";
import * as names from "~/words/names";

export const handle = STATIC;

export const meta = pageMeta(words.planetaryAspects, words.sixAnglesAtWhich, { isArticle: true });

export default function PlanetaryAspects() {
  return (
    <Page title={words.planetaryAspects()} lead={guide.introduction()}>
      <SketchRing />
      <div className="@container">
        <ul className="grid gap-5 @3xl:grid-cols-2">
          {EXPLAINED_ASPECTS.map((type) => (
            <AspectCard key={type} type={type} />
          ))}
        </ul>
      </div>
      <div className="mt-10 flex flex-col items-start gap-5 border-t border-line pt-8">
        <p className="max-w-prose">{guide.closing()}</p>
        <Link to="/birth-chart" prefetch="intent" className={buttonClass()}>
          {words.seeTheAspectsIn()}
        </Link>
      </div>
    </Page>
  );
}

function AspectCard({ type }: { readonly type: ExplainedAspect }) {
  const { angle, orb, isHarmonious } = ASPECT_RULES[type];
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
            <p className="text-muted">{guide.nature(type)}</p>
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
        <p className="mt-5 max-w-prose">{guide.text(type)}</p>
        <p className="mt-4 max-w-prose border-s-2 border-line ps-4 text-sm text-muted italic">
          {guide.example(type)}
        </p>
        <p className="mt-4 max-w-prose text-sm">
          <span className="font-semibold text-gold">{words.tryThis()}</span> {guide.practice(type)}
        </p>
      </Card>
    </li>
  );
}
