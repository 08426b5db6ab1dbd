import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { CompatibilityAnswer } from "~/answers/compatibility";
import * as words from "~/words/compatibility";
import { birthLine } from "../forms/form-values";
import type { ZodiacWheelProps } from "../zodiac-wheel/wheel";
import type { WheelBody } from "../zodiac-wheel/wheel-chart";

/**
 * Two charts as the wheel draws them: the first inside, the second around it, and the aspects between them.
 * @param withMore to angles and points too
 */
export function wheelOfBoth(
  {
    person1Chart,
    person2Chart,
    synastryAspects,
    moreAspects = [],
  }: Pick<CompatibilityAnswer, "person1Chart" | "person2Chart" | "synastryAspects" | "moreAspects">,
  withMore: boolean,
): ZodiacWheelProps {
  const aspects = synastryAspects.map((aspect) => ({ ...aspect, type: aspect.aspectType }));
  const { houses, rising, midheaven } = person1Chart;
  const outerLabel = words.chartOf({ name: person2Chart.input.name });
  return {
    label: words.chartOf({ name: person1Chart.input.name }),
    houses,
    rising,
    midheaven,
    bodies: withMore ? bodiesOf(person1Chart) : person1Chart.planets,
    outer: {
      label: outerLabel,
      bodies: withMore ? [...bodiesOf(person2Chart), ...anglesOf(person2Chart)] : person2Chart.planets,
    },
    aspects: withMore ? [...aspects, ...moreAspects] : aspects,
    lines: [person1Chart, person2Chart].map((chart) => birthLine(chart).join(" · ")),
  };
}

function bodiesOf({ planets, points, extras = [] }: BirthChartAnswer): readonly WheelBody[] {
  return [...planets, ...points, ...extras];
}

/** The chart around another has no axes: its angles stand among its bodies. */
function anglesOf({ rising, midheaven }: BirthChartAnswer): readonly WheelBody[] {
  const angles = [
    ["Ascendant", rising],
    ["Midheaven", midheaven],
  ] as const;
  return angles.flatMap(([planet, point]) =>
    point ? [{ planet, ...point, isRetrograde: false, house: null }] : [],
  );
}
