import { ASPECT_RULES, EXPLAINED_ASPECTS } from "~/astrology/aspects";
import type { HouseNumber } from "~/astrology/houses";
import { ELEMENTS, MODALITIES } from "~/astrology/signs";
import { Glyph } from "~/components/drawings/glyphs";
import { AspectSketch, WheelSketch } from "~/components/drawings/wheel-sketch";
import * as words from "~/words/insights";
import * as guide from "~/words/learn-guide";
import * as names from "~/words/names";
import { CardGrid, type EntryLevel, SketchCard } from "./sketch-card";

const HOUSES: readonly HouseNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The four elements, each with its three signs in a wheel. */
export function Elements({ level }: { readonly level: EntryLevel }) {
  return (
    <CardGrid columns="@xl:grid-cols-2">
      {ELEMENTS.map((element, index) => (
        <SketchCard
          key={element}
          level={level}
          title={names.element(element)}
          keywords={guide.elementKeywords(element)}
          text={guide.elementText(element)}
          sketch={
            <WheelSketch
              tinted={[index, index + 4, index + 8]}
              color={`var(--${element.toLowerCase()})`}
              joined
            />
          }
        />
      ))}
    </CardGrid>
  );
}

/** The three modalities, each with its four signs in a wheel. */
export function Modalities({ level }: { readonly level: EntryLevel }) {
  return (
    <CardGrid columns="@3xl:grid-cols-3">
      {MODALITIES.map((modality, index) => (
        <SketchCard
          key={modality}
          level={level}
          title={names.modality(modality)}
          keywords={guide.modalityKeywords(modality)}
          text={guide.modalityText(modality)}
          sketch={
            <WheelSketch tinted={[index, index + 3, index + 6, index + 9]} color="var(--lilac)" joined />
          }
        />
      ))}
    </CardGrid>
  );
}

/** The twelve houses, each with its place in a wheel. */
export function Houses({ level }: { readonly level: EntryLevel }) {
  return (
    <CardGrid columns="@xl:grid-cols-2 @4xl:grid-cols-3">
      {HOUSES.map((house) => (
        <SketchCard
          key={house}
          level={level}
          title={words.house(`${house}`)}
          keywords={guide.houseKeywords(`${house}`)}
          text={guide.houseText(`${house}`)}
          sketch={<WheelSketch tinted={[house - 1]} color="var(--gold)" className="size-16" />}
        />
      ))}
    </CardGrid>
  );
}

/** The six aspects, each with its angle and orb. */
export function Aspects({ level }: { readonly level: EntryLevel }) {
  return (
    <CardGrid columns="@xl:grid-cols-2 @4xl:grid-cols-3">
      {EXPLAINED_ASPECTS.map((type) => (
        <SketchCard
          key={type}
          level={level}
          title={
            <span className="inline-flex items-center gap-2">
              <Glyph name={type} size={18} className="text-gold" />
              {names.aspect(type)}
            </span>
          }
          keywords={words.keywordsAngleAndOrb({
            keywords: guide.aspectKeywords(type),
            angle: ASPECT_RULES[type].angle,
            orb: ASPECT_RULES[type].orb,
          })}
          text={guide.aspectText(type)}
          sketch={<AspectSketch type={type} className="size-20" />}
        />
      ))}
    </CardGrid>
  );
}
