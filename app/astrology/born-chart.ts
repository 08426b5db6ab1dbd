import { PLANETS, type Planet } from "./bodies";
import type { ChartResult, NatalChart, NatalChartInput } from "./chart";
import { altitudeOver, isDay } from "./chart-points";
import type { Instant } from "./instant";
import { positionsAt, skyFrameAt } from "./positions";

/** The chart of a birth with what a reading must know beside what is drawn. */
export interface BornChart extends NatalChart {
  /** The sect; null when the birth time is unknown. */
  readonly isDay: boolean | null;
  /** How high each planet stands, degrees, without refraction and parallax; null when the birth time is unknown. */
  readonly altitudes: Readonly<Record<Planet, number>> | null;
  /** With an unknown birth time the charts of that local day, half an hour apart from midnight to midnight; else null. */
  readonly throughDay: readonly NatalChart[] | null;
}

const HALF_HOUR = 1_800_000;

/** @param draw draws the birth, and in the same way the other moments of a day of unknown time */
export function bornChart(
  input: NatalChartInput,
  draw: (input: NatalChartInput) => ChartResult<NatalChart>,
): ChartResult<BornChart> {
  const drawn = draw(input);
  if (drawn.chart === null) return drawn;
  return { chart: { ...drawn.chart, ...(input.timeUnknown ? inDay(input, draw) : overPlace(input)) } };
}

type Beside = Pick<BornChart, "isDay" | "altitudes" | "throughDay">;

function overPlace({ instant, place }: NatalChartInput): Beside {
  const positions = positionsAt(instant);
  const frame = skyFrameAt(instant);
  const altitudes = {} as Record<Planet, number>;
  for (const planet of PLANETS) altitudes[planet] = altitudeOver(positions[planet], frame, place);
  return { isDay: isDay(positions.Sun, frame, place), altitudes, throughDay: null };
}

function inDay(
  input: Extract<NatalChartInput, { timeUnknown: true }>,
  draw: (input: NatalChartInput) => ChartResult<NatalChart>,
): Beside {
  const throughDay = momentsOf(input).flatMap((instant) => draw({ ...input, instant }).chart ?? []);
  return { isDay: null, altitudes: null, throughDay };
}

/** Both ends, and what lies between them half an hour apart or less. */
function momentsOf({
  dayStart,
  dayEnd,
}: {
  readonly dayStart: Instant;
  readonly dayEnd: Instant;
}): Instant[] {
  const steps = Math.ceil((dayEnd - dayStart) / HALF_HOUR);
  return Array.from({ length: steps + 1 }, (_, step) => dayStart + ((dayEnd - dayStart) * step) / steps);
}
