import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ASPECT_RULES } from "~/astrology/aspects";
import { PLANETS } from "~/astrology/bodies";
import type { HouseNumber } from "~/astrology/houses";
import { ELEMENTS, elementOf, MODALITIES, modalityOf, SIGNS } from "~/astrology/signs";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import { AspectSketch, SketchRing, WheelSketch } from "~/components/drawings/wheel-sketch";
import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { Accordion } from "~/components/ui/accordion";
import { buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import {
  type LearnAspect,
  type LearnEntry,
  type LearnTopic,
  learnAspects,
  learnElements,
  learnHouses,
  learnIntroduction,
  learnLinks,
  learnModalities,
  learnPlanets,
  learnSections,
  learnSigns,
  readingGuide,
  signDates,
} from "~/readings/learn";
import { ordinal } from "~/readings/ordinal";
import { TopicSketch } from "~/screens/insights/topic-sketch";

export const handle = STATIC;

export const meta = pageMeta(
  "Learn Astrology",
  "Planets, signs, houses and aspects in plain words, and how to read a birth chart in six steps: a beginner's guide by an astrologer.",
  { isArticle: true },
);

const HOUSES = Object.keys(learnHouses).map(Number) as HouseNumber[];
const ASPECTS = Object.keys(learnAspects) as LearnAspect[];
const TOPICS = Object.keys(learnSections) as LearnTopic[];

const CONTENTS = [
  ["planets", "Planets"],
  ["signs", "Signs"],
  ["elements", "Elements"],
  ["modalities", "Modalities"],
  ["houses", "Houses"],
  ["aspects", "Aspects"],
  ["more", "Nodes to chart ruler"],
  ["reading", "Reading a chart"],
] as const;

/** What is taught on pages of their own. */
const PAGES = [
  ["/insights/glossary", "Glossary"],
  ["/degrees/aries", "Degrees"],
] as const;

export default function LearnAstrology() {
  return (
    <Page title="Learn Astrology" lead={learnIntroduction}>
      <SketchRing />
      <nav aria-label="On this page" className="screen-only">
        <ul className="flex flex-wrap gap-2">
          {CONTENTS.map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`} className={buttonClass({ variant: "secondary", size: "sm" })}>
                {label}
              </a>
            </li>
          ))}
          {PAGES.map(([to, label]) => (
            <li key={to}>
              <Link to={to} prefetch="intent" className={buttonClass({ variant: "secondary", size: "sm" })}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>

      <div className="mt-10 grid gap-12 lg:grid-cols-2 lg:items-start">
        <Section id="planets" title="Planets" subtitle="Who acts">
          <Accordion
            items={PLANETS.map((planet) => ({
              value: planet,
              title: (
                <>
                  <span style={{ color: bodyColour(planet) }}>
                    <Glyph name={planet} size={24} />
                  </span>
                  <Named name={planet} keywords={learnPlanets[planet].keywords} />
                </>
              ),
              content: <p>{learnPlanets[planet].text}</p>,
            }))}
          />
        </Section>
        <Section id="signs" title="Signs" subtitle="In what manner">
          <Accordion
            items={SIGNS.map((sign) => ({
              value: sign,
              title: (
                <>
                  <span style={{ color: `var(--${elementOf(sign).toLowerCase()})` }}>
                    <Glyph name={sign} size={24} />
                  </span>
                  <Named name={sign} keywords={learnSigns[sign].keywords} />
                </>
              ),
              content: (
                <>
                  <p className="mb-2 text-sm">
                    {modalityOf(sign)} {elementOf(sign).toLowerCase()} · the Sun is here about{" "}
                    {signDates[sign]}
                  </p>
                  <p>{learnSigns[sign].text}</p>
                </>
              ),
            }))}
          />
        </Section>
      </div>

      <Section id="elements" title="Elements" subtitle="Four temperaments, three signs each">
        <CardGrid columns="@xl:grid-cols-2">
          {ELEMENTS.map((element, index) => (
            <SketchCard
              key={element}
              title={element}
              {...learnElements[element]}
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
      </Section>

      <Section id="modalities" title="Modalities" subtitle="Three ways to move, four signs each">
        <CardGrid columns="@3xl:grid-cols-3">
          {MODALITIES.map((modality, index) => (
            <SketchCard
              key={modality}
              title={modality}
              {...learnModalities[modality]}
              sketch={
                <WheelSketch tinted={[index, index + 3, index + 6, index + 9]} color="var(--lilac)" joined />
              }
            />
          ))}
        </CardGrid>
      </Section>

      <Section id="houses" title="Houses" subtitle="In which room of life">
        <CardGrid columns="@xl:grid-cols-2 @4xl:grid-cols-3">
          {HOUSES.map((house) => (
            <SketchCard
              key={house}
              title={`${ordinal(house)} house`}
              {...learnHouses[house]}
              sketch={<WheelSketch tinted={[house - 1]} color="var(--gold)" className="size-16" />}
            />
          ))}
        </CardGrid>
      </Section>

      <Section id="aspects" title="Aspects" subtitle="Who is talking to whom">
        <CardGrid columns="@xl:grid-cols-2 @4xl:grid-cols-3">
          {ASPECTS.map((type) => (
            <SketchCard
              key={type}
              title={
                <span className="inline-flex items-center gap-2">
                  <Glyph name={type} size={18} className="text-gold" />
                  {type}
                </span>
              }
              keywords={`${learnAspects[type].keywords} · ${ASPECT_RULES[type].angle}°, orb ${ASPECT_RULES[type].orb}°`}
              text={learnAspects[type].text}
              sketch={<AspectSketch type={type} className="size-20" />}
            />
          ))}
        </CardGrid>
      </Section>

      <Section
        id="more"
        title="More to find in a chart"
        subtitle="Nodes, Chiron, retrograde planets and more"
      >
        <ul className="divide-y divide-line">
          {TOPICS.map((topic) => (
            <li key={topic} className="flex flex-col gap-4 py-6 first:pt-2 sm:flex-row sm:gap-7">
              <TopicSketch topic={topic} />
              <div>
                <h3>{learnSections[topic].title}</h3>
                <p className="mt-1.5 max-w-prose text-muted">{learnSections[topic].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="reading" title="Read a chart in six steps" subtitle="In this order, with a pencil">
        <ol className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
          {readingGuide.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4">
              <span aria-hidden="true" className="w-7 shrink-0 font-display text-xl font-semibold text-gold">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className="mt-1 max-w-prose text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>

      <div className="mt-14 grid gap-5 md:grid-cols-2">
        <Card className="flex flex-col items-start gap-4">
          <p className="grow">{learnLinks["/birth-chart"]}</p>
          <Link to="/birth-chart" prefetch="intent" className={buttonClass()}>
            Draw your birth chart
          </Link>
        </Card>
        <Card className="flex flex-col items-start gap-4">
          <p className="grow">{learnLinks["/numerology"]}</p>
          <Link to="/numerology" prefetch="intent" className={buttonClass({ variant: "secondary" })}>
            Look at your numbers
          </Link>
        </Card>
      </div>
    </Page>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
}

function Section({ id, title, subtitle, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mt-14 in-[.grid]:mt-0">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mb-5 text-muted">{subtitle}</p>
      {children}
    </section>
  );
}

function Named({ name, keywords }: { readonly name: string; readonly keywords: string }) {
  return (
    <span className="min-w-0">
      {name} <span className="block text-sm font-normal text-muted">{keywords}</span>
    </span>
  );
}

function CardGrid({ columns, children }: { readonly columns: string; readonly children: ReactNode }) {
  return (
    <div className="@container">
      <ul className={`grid gap-4 ${columns}`}>{children}</ul>
    </div>
  );
}

interface SketchCardProps extends LearnEntry {
  readonly title: ReactNode;
  readonly sketch: ReactNode;
}

function SketchCard({ title, keywords, text, sketch }: SketchCardProps) {
  return (
    <li>
      <Card className="h-full">
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          {sketch}
          <div className="min-w-0 flex-1 basis-32">
            <h3>{title}</h3>
            <p className="text-sm text-muted">{keywords}</p>
          </div>
        </div>
        <p className="text-sm">{text}</p>
      </Card>
    </li>
  );
}
