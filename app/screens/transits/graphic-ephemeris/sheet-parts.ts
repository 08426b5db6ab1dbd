import { type CurvePoint, onSheet, type Sheet, type SheetPlanet } from "~/astrology/graphic-ephemeris";
import { bodyColour, type ChartName } from "~/components/drawings/body-style";
import { spread } from "../year-ahead/closeness";
import type { SheetData } from "./ask-for-sheet";
import type { NatalPlaces } from "./read-sheet";

/** Height of the plot, rem: a degree takes as much on both sheets as is needed to tell two lines apart. */
export const HEIGHT: Readonly<Record<Sheet, number>> = { 45: 34, 90: 44 };
/** Between the middles of two glyphs at an edge, rem. */
const GAP = 1.2;

/** What a sheet shows. */
export interface DrawnSheet {
  readonly data: SheetData;
  readonly natal: NatalPlaces;
  readonly sheet: Sheet;
  readonly planets: readonly SheetPlanet[];
}

export interface EdgeLabel {
  readonly name: ChartName;
  readonly degree: number;
}

/** What stands at the edges: the chart's lines, and the curves where they begin and where they end. */
export function labelsOf({ data, natal, sheet, planets }: DrawnSheet): {
  readonly lines: readonly EdgeLabel[];
  readonly begins: readonly EdgeLabel[];
  readonly ends: readonly EdgeLabel[];
} {
  const curves = (index: number) =>
    planets.map((name) => ({ name, degree: onSheet(data.samples[name].at(index)?.degree ?? 0, sheet) }));
  return {
    lines: (Object.entries(natal) as [ChartName, number][]).map(([name, longitude]) => ({
      name,
      degree: onSheet(longitude, sheet),
    })),
    begins: curves(0),
    ends: curves(-1),
  };
}

/** The labels by their heights, moved apart where they would touch: parts of the sheet, from its foot. */
export function spreadLabels(
  labels: readonly EdgeLabel[],
  sheet: Sheet,
): readonly (EdgeLabel & { readonly place: number })[] {
  const height = HEIGHT[sheet];
  const sorted = [...labels].sort((a, b) => a.degree - b.degree);
  const places = spread(
    sorted.map(({ degree }) => degree / sheet),
    GAP / height,
    0.5 / height,
  );
  return sorted.map((label, index) => ({ ...label, place: places[index] ?? 0 }));
}

export function inkOf(name: ChartName): string {
  return name === "Ascendant" || name === "Midheaven" ? "var(--ink)" : bodyColour(name);
}

/** Every fifth degree, those of the edges included. */
export function degreesOf(sheet: Sheet): number[] {
  return Array.from({ length: sheet / 5 + 1 }, (_, i) => 5 * i);
}

/** @param corner where a point lies, as a path has it */
export function pathOf(
  pieces: readonly (readonly CurvePoint[])[],
  corner: (point: CurvePoint) => string,
): string {
  return pieces.map((piece) => `M${piece.map(corner).join("L")}`).join("");
}

/** Stations of the planets that are shown; new and full moons, and eclipses. */
export function marksOf(
  { marks: { stations, lunations, eclipses } }: SheetData,
  planets: readonly SheetPlanet[],
) {
  return {
    stations: stations.filter(({ planet }) => planets.includes(planet)),
    moons: [
      ...lunations.map((mark) => ({ ...mark, isDark: mark.phase === "New Moon", isEclipse: false })),
      ...eclipses.map((mark) => ({ ...mark, isDark: mark.kind === "solar", isEclipse: true })),
    ],
  };
}
