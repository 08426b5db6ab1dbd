import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { ReadingOfChart } from "~/answers/reading";
import { ASPECT_RULES } from "~/astrology/aspects";
import { Glyph } from "~/components/drawings/glyphs";
import type { Asked } from "~/components/results/use-asked";
import { Badge } from "~/components/ui/badge";
import { Fold } from "~/components/ui/fold";
import { Tile, Tiles } from "~/components/ui/tile";
import { Written } from "~/components/ui/written";
import { AspectGrid } from "~/components/zodiac-wheel/aspect-grid";
import { readingId } from "~/readings/reading-id";
import * as words from "~/words/birth-chart";
import * as names from "~/words/names";
import { MoreContacts } from "./more-contacts";
import { ReadingText, WhenRead } from "./reading-row";

interface AspectsTabProps {
  readonly chart: BirthChartAnswer;
  readonly reading: Asked<ReadingOfChart>;
}

export function AspectsTab({ chart, reading }: AspectsTabProps) {
  const { aspects } = chart;
  const harmonious = aspects.filter(({ isHarmonious }) => isHarmonious).length;
  return (
    <>
      <h2 className="mb-4 text-xl">{words.aspects()}</h2>
      <Tiles className="mb-4 screen-only">
        <Tile label={words.harmoniousAspects()}>{harmonious}</Tile>
        <Tile label={words.challengingAspects()}>{aspects.length - harmonious}</Tile>
      </Tiles>
      {aspects.length === 0 ? (
        <p className="text-muted">{words.noMajorAspectsFound()}</p>
      ) : (
        <Written as="ul" className="divide-y divide-line">
          {aspects.map((aspect) => (
            <AspectItem key={`${aspect.planet1} ${aspect.planet2}`} aspect={aspect} reading={reading} />
          ))}
        </Written>
      )}
      {aspects.length > 0 && (
        <section aria-label={words.aspectGrid()} className="mt-8 overflow-x-auto">
          <AspectGrid aspects={aspects} />
        </section>
      )}
      <p className="mt-6 max-w-prose text-sm text-muted">{words.conjunctionIsCounted()}</p>
      <MoreContacts chart={chart} />
    </>
  );
}

interface AspectItemProps {
  readonly aspect: BirthChartAnswer["aspects"][number];
  readonly reading: Asked<ReadingOfChart>;
}

/** An aspect that may not have held all day, or that no text is about, is listed and not read. */
function AspectItem({ aspect, reading }: AspectItemProps) {
  const { planet1, planet2, type } = aspect;
  const id = readingId(planet1, planet2);
  const textIn = ({ aspects }: ReadingOfChart) =>
    aspects.find((read) => read.planet1 === planet1 && read.planet2 === planet2);
  const isTaught = type in ASPECT_RULES;
  const isUnread = !isTaught || (reading.kind === "ready" && !textIn(reading.answer));
  return (
    <li>
      {isUnread ? (
        <div id={id} tabIndex={-1} className="flex items-center gap-3 py-3 sm:gap-4">
          <AspectLine aspect={aspect} />
          <span className="w-[18px] shrink-0 screen-only" />
        </div>
      ) : (
        <Fold id={id} summary={<AspectLine aspect={aspect} />}>
          <WhenRead reading={reading}>
            {(answer) => {
              const read = textIn(answer);
              return read && <ReadingText {...read} />;
            }}
          </WhenRead>
        </Fold>
      )}
    </li>
  );
}

function AspectLine({ aspect }: Pick<AspectItemProps, "aspect">) {
  const { planet1, planet2, type, angle, orb, isApplying, isHarmonious } = aspect;
  return (
    <span className="min-w-0 grow">
      <span className="flex flex-wrap items-center gap-x-2 sm:gap-x-4">
        <span className="flex items-center gap-2 text-gold" aria-hidden="true">
          <Glyph name={planet1} size={20} className="max-sm:hidden" />
          <Glyph name={type} size={18} />
          <Glyph name={planet2} size={20} className="max-sm:hidden" />
        </span>
        <span className="font-semibold">
          {words.contact({
            first: names.planet(planet1),
            aspect: names.anyAspect(type),
            second: names.otherPoint(planet2),
          })}
        </span>
      </span>
      <span className="mt-1 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="text-sm text-muted tabular max-sm:text-xs">
          {words.angleOrbAndMotion({ angle: Math.round(angle), orb: orb.toFixed(1), isApplying })}
        </span>
        <span className="screen-only">
          <Badge tone={isHarmonious ? "lilac" : "neutral"}>
            {isHarmonious ? words.harmonious() : words.challenging()}
          </Badge>
        </span>
      </span>
    </span>
  );
}
